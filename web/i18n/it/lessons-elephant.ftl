# Le lezioni di Elephant Derby. Le chiavi di una scena cominciano con il suo nome: la domanda, un indizio, che cosa dire a ogni risposta.

lesson-elephant-first = Il tuo primo turno
scene-elephant-first-you = Cavalchi l’elefante rosso e tocca a te. Vince chi passa per primo il traguardo. Qual è il tuo elefante? Toccalo.
scene-elephant-first-you-hint = È quello rosso, con la lettera R.
scene-elephant-first-you-right = Eccoti. Sotto vedi la tua mano: carte verdi e rosse.
scene-elephant-first-you-wrong-1 = Quello è l’elefante di Amina. Il tuo è il rosso.

scene-elephant-first-green = Le carte verdi ti portano avanti. L’elefante verde ti sta davanti. Gioca la tua migliore carta verde.
scene-elephant-first-green-hint = Più grande è il numero, più lontano vai.
scene-elephant-first-green-right = Sei passi! Hai spinto il verde davanti a te; gli elefanti non si attraversano mai.
scene-elephant-first-green-wrong-1 = Solo due passi. Il 2 è rosso, quindi può arrivare anche dopo una carta verde.

scene-elephant-first-red = Puoi giocare una seconda carta, ma non un’altra verde. Il blu è davanti. Quale carta giochi?
scene-elephant-first-red-hint = Le carte rosse vanno con le verdi, e i topi spaventano gli elefanti.
scene-elephant-first-red-right = Il topo esce dalla tana e il blu scappa tre passi indietro. Ora siete quasi pari.
scene-elephant-first-red-wrong-1 = Due carte verdi nello stesso turno non si può. Con una verde va una rossa.

scene-elephant-first-draw = Due carte giocate: il tuo turno è finito. Peschi fino a sei carte. Quante ne peschi?
scene-elephant-first-draw-hint = In mano ne hai ancora quattro.
scene-elephant-first-draw-right = Due, e ne hai di nuovo sei. Questo è un turno intero: carta, carta, si pesca. Ora tocca ad Amina.
scene-elephant-first-draw-wrong-1 = Peschi fino ad averne sei, e in mano ne hai ancora quattro: ne bastano due.

lesson-elephant-course = Il percorso
scene-elephant-course-map = Gli elefanti corrono lungo un percorso di tessere, largo tre corsie e ogni tanto più stretto. Per strada ci sono alberi, bancarelle, fango, un fiume e un bel po’ di mucche. Vince chi passa per primo il traguardo. Le figure stampate del percorso per noi sono perdute: questa è la nostra ricostruzione.

scene-elephant-course-start = Prima della corsa ognuno prende una casella di Partenza, per ultimo chi comincia. Bruno e Amina sono già al loro posto. Tu giochi per primo, quindi parti subito dietro uno di loro. Dove vai?
scene-elephant-course-start-hint = Cerca una casella libera con un elefante subito davanti.
scene-elephant-course-start-right = Eccoti: la tua prima carta spingerà quell’elefante, così giocare per primi ha il suo prezzo. Ora sei carte a testa, e si parte.
scene-elephant-course-start-wrong-1 = Davanti a quella casella non c’è nessuno. Chi comincia parte dietro un altro elefante.

scene-elephant-course-walk = Cavalchi l’elefante rosso e giochi un 6. Va dritto nella sua corsia, mai indietro e mai in diagonale. Dove arriva? Tocca una casella.
scene-elephant-course-walk-hint = Conta sei caselle dritto in avanti.
scene-elephant-course-walk-right = Sei passi, dritto in avanti.
scene-elephant-course-walk-wrong-1 = Per quella servirebbe un passo di lato. Gli elefanti restano nella loro corsia finché possono.

lesson-elephant-turn = Mano e turno
scene-elephant-turn-second = In un turno giochi una carta, o due che non siano entrambe verdi. Hai giocato un 6 verde. Che cosa può seguire?
scene-elephant-turn-second-hint = Le carte verdi hanno un numero grande. Il 2 è rosso.
scene-elephant-turn-second-right = Verde e rosso vanno insieme. Invece di una seconda carta potresti anche scartarne una.
scene-elephant-turn-second-wrong-1 = Due carte verdi nello stesso turno non si può. Il 2 è rosso: quello va bene.

scene-elephant-turn-draw = Due carte giocate, quattro rimaste: il tuo turno è finito. Quante ne peschi?
scene-elephant-turn-draw-hint = Si pesca fino a sei.
scene-elephant-turn-draw-right = Due, fino a sei. Poi tocca ad Amina.
scene-elephant-turn-draw-wrong-1 = Si pesca fino a sei carte, non sei carte: ne bastano due.

scene-elephant-turn-idle = Una tigre caccia i serpenti, ma tu non ne hai, e non fare proprio nulla non è permesso. Che cosa puoi fare?
scene-elephant-turn-idle-hint = Una carta che non può fare nulla non si gioca. Ma si può dare via.
scene-elephant-turn-idle-right = La scarti. Chi non gioca carte può scartarne quante vuole, almeno una.
scene-elephant-turn-idle-wrong-1 = Una carta che non può fare proprio nulla non si gioca, si scarta soltanto.
scene-elephant-turn-idle-wrong-2 = Gioca una carta, o scartane almeno una: questo si chiede a tutti.

scene-elephant-turn-pile = Tutte le altre carte sono state usate, e il mazzo è vuoto. Giochi un 2 e dovresti pescarne due. Che succede?
scene-elephant-turn-pile-hint = Gli scarti non sono perduti.
scene-elephant-turn-pile-choice-shuffle = Si mescolano gli scarti
scene-elephant-turn-pile-choice-none = Nessuno pesca più
scene-elephant-turn-pile-right = Gli scarti diventano un nuovo mazzo, e tu peschi da lì.
scene-elephant-turn-pile-wrong-1 = Gli scarti diventano un nuovo mazzo. Solo se non ci sono nemmeno quelli nessuno pesca.

scene-elephant-turn-secret = Che cosa sai delle mani degli altri?
scene-elephant-turn-secret-hint = Guarda i pannelli sotto il percorso.
scene-elephant-turn-secret-choice-number = Quante carte hanno
scene-elephant-turn-secret-choice-cards = Quali carte hanno
scene-elephant-turn-secret-right = Quante ne hanno, e i serpenti che hanno davanti. Le carte e il mazzo sono segreti.
scene-elephant-turn-secret-wrong-1 = Le mani sono segrete fino alla fine della corsa. Vedi solo quante carte ci sono.

lesson-elephant-pushing = Spingere
scene-elephant-pushing-line = Giochi un 5. Blu e verde ti stanno davanti. Dov’è il blu, dopo?
scene-elephant-pushing-line-hint = Gli elefanti davanti a te vengono spinti, una casella per ogni passo.
scene-elephant-pushing-line-right = Tu spingi il blu, e il blu spinge il verde: si muove tutta la fila.
scene-elephant-pushing-line-wrong-1 = Gli elefanti non si sorpassano. Il rosso spinge davanti a sé il blu, e il blu spinge il verde.

scene-elephant-pushing-lost = Giochi un 6. Nella tua corsia c’è una mucca, e un’altra sta accanto alla casella prima. Dove arriva il rosso?
scene-elephant-pushing-lost-hint = Le mucche non si spingono, e passi in diagonale non ce ne sono.
scene-elephant-pushing-lost-right = Un passo, e si ferma lì. Gli altri cinque sono persi.
scene-elephant-pushing-lost-wrong-1 = Quello è un passo in diagonale. Davanti e accanto ci sono mucche, quindi il rosso si ferma dopo un passo e perde il resto.

scene-elephant-pushing-cow = Il blu sta proprio davanti a una mucca. Dietro di lui giochi il 2 rosso. Dove va il rosso?
scene-elephant-pushing-cow-hint = Una fila che finisce contro una mucca non si può spingere.
scene-elephant-pushing-cow-right = Di lato, poi avanti. Un 2 rosso muove come ogni altra carta.
scene-elephant-pushing-cow-wrong-1 = Il blu non ha dove andare, quindi non si può spingere. Il rosso va di lato, poi avanti.

lesson-elephant-sideways = Di lato
scene-elephant-sideways-round = Giochi un 6. Il blu si può spingere fino in fondo alla sua corsia, non oltre; e il giallo sta davanti a una mucca. Dove arriva il rosso?
scene-elephant-sideways-round-hint = Se avanti non si può, vai di lato; appena avanti si può di nuovo, vai avanti.
scene-elephant-sideways-round-right = Tre passi avanti con il blu, due di lato oltre il giallo e uno avanti con il verde. Che passeggiata!
scene-elephant-sideways-round-wrong-1 = Da lì non può più andare avanti. I passi che restano lo portano di lato, finché avanti si può di nuovo.

scene-elephant-sideways-choose = Davanti a te c’è una mucca. Puoi scegliere il lato, ma finché vai di lato non puoi voltarti. Quale casella scegli?
scene-elephant-sideways-choose-hint = Guarda che cosa c’è davanti da una parte e dall’altra.
scene-elephant-sideways-choose-right = Via libera! Appena avanti si può, il rosso va avanti.
scene-elephant-sideways-choose-wrong-1 = Anche da questa parte davanti c’è una mucca, e non puoi voltarti: gli altri cinque passi sono persi.

lesson-elephant-charge = La carica
scene-elephant-charge-line = Nella tua corsia ci sono blu, giallo, verde e una mucca. Come usi la tua carta carica?
scene-elephant-charge-line-hint = Una carica spinge anche le mucche.
scene-elephant-charge-line-right = Fate largo! In una carica le mucche si spingono come elefanti, anche in file miste.
scene-elephant-charge-line-wrong-1 = Usata come semplice mossa, la carta non spinge mucche. Il rosso deve andare di lato e fa meno strada.

scene-elephant-charge-sideways = Qui la corsia davanti a te finisce, e accanto c’è una mucca. Che cosa farebbe una carica?
scene-elephant-charge-sideways-hint = Una carica vale per ciò che sta dritto davanti.
scene-elephant-charge-sideways-choice-stuck = Niente: il rosso è bloccato
scene-elephant-charge-sideways-choice-pushes = Spinge la mucca di lato
scene-elephant-charge-sideways-right = Di lato le mucche non si spingono mai, nemmeno in una carica.
scene-elephant-charge-sideways-wrong-1 = Una carica spinge le mucche solo dritto in avanti. Di lato è un passo come gli altri: il rosso è bloccato.

lesson-elephant-flying = Volare
scene-elephant-flying-over = Il blu sta davanti a una mucca nella tua corsia. Come usi il tuo tappeto volante?
scene-elephant-flying-over-hint = Un tappeto vola quattro caselle dritto in avanti, sopra qualsiasi cosa.
scene-elephant-flying-over-right = Proprio sopra tutti e due, esattamente quattro caselle.
scene-elephant-flying-over-wrong-1 = A piedi devi girare attorno e fai meno strada.

scene-elephant-flying-gap = Nella tua corsia mancano due caselle. Può servire un tappeto?
scene-elephant-flying-gap-hint = Deve esistere solo la casella dove atterra.
scene-elephant-flying-gap-right = Le caselle mancanti si possono sorvolare. Quella dove atterri c’è ed è libera.
scene-elephant-flying-gap-wrong-1 = Funziona anche a piedi, ma giri attorno e resti una casella più indietro.

scene-elephant-flying-land = Il blu sta esattamente quattro caselle davanti a te. Che cosa puoi giocare?
scene-elephant-flying-land-hint = Un tappeto vuole una casella libera dove atterrare.
scene-elephant-flying-land-right = A piedi spingi il blu. Un tappeto lì non poteva atterrare.
scene-elephant-flying-land-wrong-1 = Il tappeto vola esattamente quattro caselle, e lì c’è il blu. Non può atterrare.

lesson-elephant-mango = Mango
scene-elephant-mango-juice = Bevi succo di mango: ogni passo può andare anche in diagonale in avanti, su una casella libera. Come superi il blu senza spingerlo?
scene-elephant-mango-juice-hint = In diagonale, dalla parte dove nessuno sbarra la strada.
scene-elephant-mango-juice-right = Elegante. In diagonale non si spinge mai nessuno.
scene-elephant-mango-juice-wrong-1 = Dritto in avanti si spinge lo stesso: il blu si prende quattro passi gratis.

scene-elephant-mango-tree = La tua mossa è finita sotto un albero di mango. Ti offre subito altri due passi, anche in diagonale. Li prendi?
scene-elephant-mango-tree-hint = Due passi gratis.
scene-elephant-mango-tree-right = Due caselle più avanti, e il tuo turno non è ancora finito.
scene-elephant-mango-tree-wrong-1 = Puoi restare. Ma due passi gratis facevano comodo.

lesson-elephant-spaces = Alberi e bancarelle
scene-elephant-spaces-banana = Un 2 ti porta a un banano: lì peschi subito fino a nove carte. Ma hai davanti due serpenti. Quante carte hai, dopo?
scene-elephant-spaces-banana-hint = Una in meno per ogni serpente.
scene-elephant-spaces-banana-right = Sette: nove, meno una per ogni serpente.
scene-elephant-spaces-banana-wrong-1 = Sarebbero nove senza serpenti. Ognuno costa una carta: sette.

scene-elephant-spaces-stall = Un 2 ti porta a una bancarella. Si gira la prima carta del mazzo: un altro 2. Che cosa ne è?
scene-elephant-spaces-stall-hint = Si usa subito, senza essere giocata.
scene-elephant-spaces-stall-choice-applied = Mi porta subito avanti
scene-elephant-spaces-stall-choice-hand = La prendo in mano
scene-elephant-spaces-stall-right = Si usa subito e si scarta. Non conta tra le tue carte, e nessuno può rispondere.
scene-elephant-spaces-stall-wrong-1 = La carta di una bancarella si usa subito, se si può, e poi si scarta.

scene-elephant-spaces-pushed = Giochi un 2, spingi il blu oltre il banano e ti fermi lì tu. Amina, che cavalca il blu, che cosa ci guadagna?
scene-elephant-spaces-pushed-hint = Una casella funziona per chi vi finisce la propria mossa.
scene-elephant-spaces-pushed-choice-nothing = Niente
scene-elephant-spaces-pushed-choice-bananas = Carte fino a nove
scene-elephant-spaces-pushed-right = Niente. Le caselle non hanno mai effetto su chi viene spinto; ma tu ora puoi pescare.
scene-elephant-spaces-pushed-wrong-1 = Le caselle non hanno effetto su chi viene spinto. Puoi pescare solo tu, che hai finito lì la tua mossa.

lesson-elephant-water = Fango e fiume
scene-elephant-water-mud = Il tuo turno comincia nel fango, che costa 2. Giochi un 5. Dove arrivi?
scene-elephant-water-mud-hint = Prima ci si libera: 5 meno 2.
scene-elephant-water-mud-right = Due punti per liberarsi, restano tre passi.
scene-elephant-water-mud-wrong-1 = Liberarsi costa prima 2 punti, quindi restano solo tre passi.

scene-elephant-water-stuck = Ora il fango costa 4. Quale carta ti tira fuori?
scene-elephant-water-stuck-hint = Il numero dev’essere più grande di 4.
scene-elephant-water-stuck-right = 5 è più di 4: un passo solo, ma fuori dal fango. Il fango che si attraversa e basta non costa nulla.
scene-elephant-water-stuck-wrong-1 = Un 4 si consuma tutto per liberarsi, quindi non si può giocare. Serve più di 4.
scene-elephant-water-stuck-wrong-2 = Un 2 non tira mai nessuno fuori dal fango. Serve più di 4.

scene-elephant-water-halt = Nessuno ha ancora attraversato il fiume. Giochi un 5. Dove arrivi?
scene-elephant-water-halt-hint = Il primo che arriva a un fiume si ferma davanti.
scene-elephant-water-halt-right = Ti fermi e guidi: nessuno attraversa prima di te, e nessuno può spingerti, tranne che con una carica. Nel prossimo turno puoi proseguire.
scene-elephant-water-halt-wrong-1 = Il primo elefante che ci arriva ha paura dell’acqua e si ferma davanti. Nel prossimo turno può proseguire.

scene-elephant-water-leader = L’elefante blu di Amina è arrivato per primo al fiume e guida. Con quale carta attraversi in questo turno?
scene-elephant-water-leader-hint = Il blu tiene chiuso il fiume. Solo una carta può toglierti il blu di mezzo.
scene-elephant-water-leader-right = La carica spinge il blu dall’altra parte. Passato chi guida, il fiume resta aperto a tutti per sempre, e tu lo segui.
scene-elephant-water-leader-wrong-1 = Finché qui guida il blu, nessun altro elefante attraversa, nemmeno sul tappeto. Se nessuno si fosse fermato davanti al fiume, potresti volare.
scene-elephant-water-leader-wrong-2 = Una mossa semplice non può spingere il blu. Gli giri attorno e aspetti accanto: nessuno attraversa prima del blu.

lesson-elephant-mouse = Topo e scimmia
scene-elephant-mouse-scare = Giochi un topo. Esce da una tana, corre fino a sei caselle, e l’elefante che incontra scappa indietro di tre passi. Contro quale lo mandi?
scene-elephant-mouse-scare-hint = Chi è molto avanti?
scene-elephant-mouse-scare-right = Il blu scappa indietro di tre passi, terrorizzato.
scene-elephant-mouse-scare-wrong-1 = Il tuo elefante? Si può fare, ma tre passi indietro sono tre passi indietro.

scene-elephant-mouse-behind = Il topo spaventa il blu, tre passi indietro, e dietro di lui c’è il verde. Dove finisce il verde?
scene-elephant-mouse-behind-hint = Un elefante spaventato spinge chi gli sta dietro, mucche comprese.
scene-elephant-mouse-behind-right = Spinto indietro anche lui. Succede perfino alle mucche.
scene-elephant-mouse-behind-wrong-1 = Il blu spinge chi gli sta dietro, quindi anche il verde deve arretrare.

scene-elephant-mouse-monkey = Giochi una scimmia contro Amina. Lei ha quattro carte. Quante gliene restano?
scene-elephant-mouse-monkey-hint = Una scimmia ne prende due.
scene-elephant-mouse-monkey-right = Due, prese a caso, sono tue, e una può essere la tua seconda carta di questo turno.
scene-elephant-mouse-monkey-wrong-1 = Una scimmia ne prende solo due, a caso.

lesson-elephant-cows = Mucche e preghiere
scene-elephant-cows-block = Con la carta mucca sacra sposti le mucche, otto passi in tutto. Ne hai scelta una. Mettila dove dà più fastidio all’elefante blu di Amina.
scene-elephant-cows-block-hint = Proprio davanti a lui.
scene-elephant-cows-block-right = Il blu deve girarci attorno. Ad Amina è costato due caselle.
scene-elephant-cows-block-wrong-1 = Accanto alla sua strada una mucca non disturba nessuno: il blu corre cinque caselle.

scene-elephant-cows-prayer = Con una preghiera prendi una carta dagli scarti, e puoi giocarla subito. Quale?
scene-elephant-cows-prayer-hint = Quale carta ti porta più lontano?
scene-elephant-cows-prayer-right = Un 6, e parte subito come seconda carta del turno.
scene-elephant-cows-prayer-wrong-1 = Una tigre può servire più tardi. Ma con il 6 ora saresti davanti al traguardo.

lesson-elephant-snakes = Serpenti
scene-elephant-snakes-charmer = Un incantatore dà un serpente a un giocatore: chi ne ha uno pesca una carta in meno. A chi?
scene-elephant-snakes-charmer-hint = Davanti c’è il blu.
scene-elephant-snakes-charmer-right = Amina pescherà solo fino a cinque. Quando i serpenti sono tutti in gioco, un incantatore ne sposta uno a qualcun altro.
scene-elephant-snakes-charmer-wrong-1 = Puoi farlo, ma poi sei tu a pescare solo fino a cinque.

scene-elephant-snakes-fewer = Hai davanti un serpente, e in questo turno giocherai due carte. Quante carte hai dopo aver pescato?
scene-elephant-snakes-fewer-hint = Sei, meno una per il serpente.
scene-elephant-snakes-fewer-right = Cinque: sei meno una.
scene-elephant-snakes-fewer-wrong-1 = Sarebbero sei senza il serpente. Con lui peschi solo fino a cinque.

scene-elephant-snakes-tiger = Due serpenti! Che cosa fai con la tua tigre?
scene-elephant-snakes-tiger-hint = Nel tuo turno una tigre li caccia via tutti.
scene-elephant-snakes-tiger-right = Tutti i tuoi serpenti spariscono in un colpo.
scene-elephant-snakes-tiger-wrong-1 = La tigre se n’è andata e i serpenti sono ancora lì. Giocandola, li avrebbe cacciati via.

lesson-elephant-tiger = Tigri
scene-elephant-tiger-answer = Amina gioca un topo contro di te! Una tigre risponde a qualsiasi carta rossa, nel turno di chiunque, prima che abbia effetto. Che cosa fai?
scene-elephant-tiger-answer-hint = Hai in mano una tigre.
scene-elephant-tiger-answer-right = Il topo resta nella tana. La carta di Amina conta comunque come giocata.
scene-elephant-tiger-answer-wrong-1 = Allora il topo corre, e tu scappi indietro di tre passi.

scene-elephant-tiger-tiger = Giochi un topo contro Amina, e lei risponde con una tigre. Ma ne hai una anche tu. Che cosa fai?
scene-elephant-tiger-tiger-hint = A una tigre si può rispondere con una tigre.
scene-elephant-tiger-tiger-right = Due tigri: alla fine il topo corre.
scene-elephant-tiger-tiger-wrong-1 = Allora il tuo topo non fa nulla, anche se conta come giocato.

scene-elephant-tiger-green = Amina gioca un 6 verde per il blu. La tua tigre può fermarlo?
scene-elephant-tiger-green-hint = Le tigri rispondono alle carte rosse.
scene-elephant-tiger-green-choice-no = No
scene-elephant-tiger-green-choice-yes = Sì
scene-elephant-tiger-green-right = Alle carte verdi non si può rispondere.
scene-elephant-tiger-green-wrong-1 = Una tigre risponde solo alle carte rosse. Il blu corre.

lesson-elephant-choice = Che cosa faresti?
scene-elephant-choice-push = Il blu sta proprio davanti a te. Usi il 6 o il succo di mango?
scene-elephant-choice-push-hint = Chi spingi va lontano quanto te.
scene-elephant-choice-push-right = Intorno al blu, non dietro: il blu non ci guadagna niente. Due passi in meno, e stai molto meglio.
scene-elephant-choice-push-wrong-1 = Avanzi di sei caselle, ma anche il blu: è ancora davanti a te, più vicino al traguardo.

scene-elephant-choice-mud = Davanti a te c’è fango con un 4. Muovi di 5 o solo di 4?
scene-elephant-choice-mud-hint = Conta dove finisce ognuna. Chi comincia il turno nel fango paga prima.
scene-elephant-choice-mud-right = Resti proprio prima del fango. Attraversarlo nel prossimo turno non costa nulla.
scene-elephant-choice-mud-wrong-1 = Una casella in più, ma nel fango: nel prossimo turno i primi 4 punti se ne vanno, e con un 4 non esci proprio.

scene-elephant-choice-cow = Il blu è a quattro caselle dal traguardo, nella tua corsia. Che cosa fai?
scene-elephant-choice-cow-hint = In questo turno hai due carte. E se il blu non potesse andare avanti?
scene-elephant-choice-cow-right = Una mucca proprio davanti al blu, che deve girarle intorno. Dopo puoi ancora giocare un 6.
scene-elephant-choice-cow-wrong-1 = Spingi proprio tu il blu oltre il traguardo, e Amina vince subito.
scene-elephant-choice-cow-wrong-2 = Due passi, che spingono il blu di una casella verso il traguardo. Niente lo ferma.

lesson-elephant-finish = All’arrivo
scene-elephant-finish-push = Il blu sta proprio davanti al traguardo, nella tua corsia. Quale carta giochi?
scene-elephant-finish-push-hint = Vince chi passa per primo il traguardo, anche se è stato spinto.
scene-elephant-finish-push-right = Con prudenza e al punto giusto: dietro il blu, senza spingerlo.
scene-elephant-finish-push-wrong-1 = Oh no: spingi il blu oltre il traguardo, e vince Amina.

scene-elephant-finish-own = In due giocatori si hanno due elefanti ciascuno: rosso e verde sono tuoi. Giochi un 2 per il rosso. Dove va?
scene-elephant-finish-own-hint = L’altro tuo elefante è come una mucca.
scene-elephant-finish-own-right = Di lato e avanti. Il proprio elefante non si spinge.
scene-elephant-finish-own-wrong-1 = Il tuo elefante non si spinge: conta come una mucca. Quindi il rosso va di lato, poi avanti.

scene-elephant-finish-both = Due giocatori: il tuo elefante rosso passa il traguardo. Che cosa serve per vincere?
scene-elephant-finish-both-hint = Sono tuoi tutti e due.
scene-elephant-finish-both-choice-both = Deve arrivare anche il verde
scene-elephant-finish-both-choice-one = Nient’altro
scene-elephant-finish-both-right = Devono passare il traguardo tutti e due i tuoi, prima dei due di Amina.
scene-elephant-finish-both-wrong-1 = In due giocatori devono arrivare entrambi gli elefanti. Manca ancora il verde.

scene-elephant-finish-play = Non ti serve altro. La prima corsa ti aspetta.
