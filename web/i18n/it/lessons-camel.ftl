# Le lezioni di Camel Derby. Le chiavi di una scena cominciano con il suo nome: la domanda, un indizio, che cosa dire a ogni risposta.

lesson-camel-first = Il tuo primo turno
scene-camel-first-lead = Cinque cammelli corrono sulla pista. Nessuno è tuo: scommetti su chi è davanti. In una pila è davanti quello più in alto. Chi guida adesso? Toccalo.
scene-camel-first-lead-hint = Cerca la casella con il numero più alto.
scene-camel-first-lead-right = Il viola, sulla casella 12. Secondo è il giallo: sta sopra il rosso.
scene-camel-first-lead-wrong-1 = Il giallo è secondo. Il viola è più avanti, sulla casella 12.

scene-camel-first-ticket = Tocca a te, e un turno è una sola azione. In questa tappa esce ancora un dado. Quale biglietto prendi?
scene-camel-first-ticket-hint = Un biglietto rende il suo numero se il suo cammello guida a fine tappa.
scene-camel-first-ticket-right = Il miglior biglietto viola è tuo. Questo era tutto il tuo turno; ora tocca ad Amina.
scene-camel-first-ticket-wrong-1 = Il verde è ultimo. Il suo biglietto ti costerebbe una sterlina.

scene-camel-first-die = Amina scuote la piramide ed esce il dado verde con un 2. Dove va il verde? Tocca una casella.
scene-camel-first-die-hint = Il verde sta sulla casella 5.
scene-camel-first-die-right = Due caselle avanti. Era l’ultimo dado della tappa, quindi si pagano le scommesse.
scene-camel-first-die-wrong-1 = Il dado mostra 2: conta due caselle dalla 5.

scene-camel-first-pay = Il viola guida ancora. Quanto rende il tuo biglietto?
scene-camel-first-pay-hint = Rende il numero che porta, ed era quello in cima alla pila.
scene-camel-first-pay-right = Cinque sterline, e ne hai otto. Poi comincia una nuova tappa, con tutti i dadi nella piramide.
scene-camel-first-pay-wrong-1 = Una sterlina è per un cammello che è secondo. Il viola guida, quindi il biglietto rende il suo numero.

lesson-camel-stacks = Pile
scene-camel-stacks-carry = I cammelli che si incontrano si mettono uno sull’altro. Il dado rosso mostra 3: il rosso fa tre caselle. Chi va con lui? Tocca un cammello.
scene-camel-stacks-carry-hint = Guarda chi sta in groppa al rosso.
scene-camel-stacks-carry-right = Sì! Chi sta sopra viene portato. Il verde, sotto, resta dov’è.
scene-camel-stacks-carry-wrong-1 = Il verde è sotto il rosso, quindi resta indietro. Si porta solo chi sta sopra: è il giallo a farsi dare un passaggio.

scene-camel-stacks-onto = Il viola tira 2, con il verde in groppa, e arriva sul giallo. Chi sarà in cima alla casella 6?
scene-camel-stacks-onto-hint = Tutto il gruppo sale sulla pila che trova e mantiene il suo ordine.
scene-camel-stacks-onto-right = Giusto. Viola e verde salgono insieme sul giallo: giallo, viola, verde.
scene-camel-stacks-onto-wrong-1 = Il giallo c’era già, e chi arriva sale in cima. Il più alto è il verde.
scene-camel-stacks-onto-wrong-2 = Il viola porta ancora il verde. Quindi il più alto è il verde.

scene-camel-stacks-lead = Chi è in testa alla corsa in questo momento?
scene-camel-stacks-lead-hint = Tra i corridori più avanti, è primo quello in cima. Bianco e nero non contano.
scene-camel-stacks-lead-right = Esatto: sulla stessa casella, più in alto è meglio. Il giallo è davanti al rosso.
scene-camel-stacks-lead-wrong-1 = Quasi! Il rosso sta sulla stessa casella, ma in una pila è davanti il cammello più in alto.
scene-camel-stacks-lead-wrong-2 = Il nero è uno dei due cammelli pazzi. Non è mai in classifica: corre al contrario.

scene-camel-stacks-start = Così comincia una corsa. Ogni corridore parte dal numero che mostra il suo dado; i cammelli pazzi entrano dal fondo: 1 vuol dire casella 16, 2 la 15, 3 la 14. Guardalo passo per passo.

lesson-camel-carrying = In groppa
scene-camel-carrying-shake = Un turno è esattamente un’azione, e questa c’è sempre: scuotere la piramide. Esce un dado, un cammello si muove, e a fine tappa guadagni una sterlina. Prova.
scene-camel-carrying-shake-hint = Tocca la piramide al centro, o il pulsante.
scene-camel-carrying-shake-right = È uscito il blu, con 2, ed è saltato su giallo e viola. Un dado uscito resta fuori fino alla fine della tappa.

scene-camel-carrying-rider = Il verde tira 3 e arriva sulla casella 7, con il rosso in groppa. Chi è in testa adesso?
scene-camel-carrying-rider-hint = Chi sta proprio in cima alla pila più avanti?
scene-camel-carrying-rider-right = Il rosso, senza muovere una zampa! Ecco perché conviene stare in groppa agli altri.
scene-camel-carrying-rider-wrong-1 = Il verde ha fatto tutta la strada, ma il rosso gli stava sopra. In testa c’è il rosso.
scene-camel-carrying-rider-wrong-2 = Il viola era in cima finché non gli sono saltati sopra verde e rosso. In testa c’è il rosso.

scene-camel-carrying-left = Tutti e cinque sono su una casella. Il rosso tira 1. Chi è in testa dopo?
scene-camel-carrying-left-hint = Il rosso si porta dietro chi gli sta sopra: giallo e viola.
scene-camel-carrying-left-right = Sì. Rosso, giallo e viola vanno avanti; blu e verde restano indietro. In testa c’è il viola, in cima.
scene-camel-carrying-left-wrong-1 = Il rosso porta in groppa giallo e viola, quindi dei tre davanti è l’ultimo.
scene-camel-carrying-left-wrong-2 = Il verde è sotto il rosso, quindi resta indietro.

lesson-camel-crazy = Cammelli pazzi
scene-camel-crazy-back = Due cammelli pazzi corrono al contrario. Il dado grigio mostra un 2 bianco. Dove va il bianco? Tocca una casella.
scene-camel-crazy-back-hint = Il bianco guarda dall’altra parte: conta all’indietro da 15.
scene-camel-crazy-back-right = Giù fino a 13. Anche chi sta in groppa a un cammello pazzo viene portato indietro.
scene-camel-crazy-back-wrong-1 = Così andrebbe avanti. I cammelli pazzi vanno indietro: 15, 14, 13.

scene-camel-crazy-carries = Il dado grigio mostra un 2 nero. Ma solo il bianco ha corridori in groppa. Quale dei due si muove?
scene-camel-crazy-carries-hint = C’è un’eccezione se un cammello pazzo è l’unico a portare corridori.
scene-camel-crazy-carries-right = Proprio il bianco. Se solo uno dei due porta corridori, si muove quello, qualunque cosa dica il dado.
scene-camel-crazy-carries-wrong-1 = Il dado dice nero, ma quando solo uno dei due porta corridori si muove quello: il bianco.

scene-camel-crazy-on-top = Qui il nero sta proprio sul bianco, e il dado grigio mostra un 2 bianco. Chi si muove?
scene-camel-crazy-on-top-hint = La seconda eccezione: uno direttamente sull’altro.
scene-camel-crazy-on-top-right = Va quello sopra, e lascia l’altro dov’è.
scene-camel-crazy-on-top-wrong-1 = Il bianco dovrebbe portare il nero. Quando uno sta direttamente sull’altro, si muove quello sopra: il nero.

scene-camel-crazy-rank = Bianco e nero stanno sul rosso. Chi è in testa alla corsa?
scene-camel-crazy-rank-hint = I cammelli pazzi non sono proprio in gara.
scene-camel-crazy-rank-right = In testa c’è il rosso. I cammelli pazzi sono solo passeggeri, o peggio.
scene-camel-crazy-rank-wrong-1 = Il nero è in cima, ma i cammelli pazzi non sono mai in classifica. In testa c’è il rosso.

lesson-camel-tiles = Tessere
scene-camel-tiles-cheer = La tua tessera applausi è sulla casella 5. Il viola tira 2 e ci finisce sopra. Dove si ferma?
scene-camel-tiles-cheer-hint = Gli applausi mandano un gruppo una casella più avanti.
scene-camel-tiles-cheer-right = Una più avanti, e tu guadagni subito una sterlina, chiunque abbia tirato. La tessera resta.
scene-camel-tiles-cheer-wrong-1 = Nessuno si ferma su una tessera. Gli applausi mandano il viola una più avanti, sulla 6, e tu guadagni una sterlina.

scene-camel-tiles-boo = Stavolta la tua tessera fischia, sulla casella 6. Il blu tira 2 con il viola in groppa e viene rimandato sulla casella 5, dove c’è il rosso. Chi sarà in cima?
scene-camel-tiles-boo-hint = Chi è fischiato si infila sotto.
scene-camel-tiles-boo-right = Il rosso. Un gruppo fischiato va una casella indietro e sotto la pila che trova.
scene-camel-tiles-boo-wrong-1 = Di solito chi arriva sale in cima. Ma dopo i fischi va sotto: in cima resta il rosso.

scene-camel-tiles-back = Il blu sta sul rosso. Tira 1, finisce sulla tessera fischi di Amina e torna indietro. Chi è in cima adesso?
scene-camel-tiles-back-hint = È stato fischiato, quindi va sotto, anche da dove era partito.
scene-camel-tiles-back-right = Il rosso! Il blu torna sotto ciò che aveva lasciato.
scene-camel-tiles-back-wrong-1 = Prima in cima c’era il blu. I fischi lo mettono sotto, anche da dove era partito.

scene-camel-tiles-crazy = Il bianco fa 2 e finisce sulla tessera applausi di Amina, sulla 9. Dove va?
scene-camel-tiles-crazy-hint = Per un cammello pazzo “avanti” vuol dire indietro.
scene-camel-tiles-crazy-right = A 8. Gli applausi mandano una casella avanti nella direzione del gruppo, e il bianco corre all’indietro.
scene-camel-tiles-crazy-wrong-1 = 10 è più avanti per i corridori. Il bianco corre al contrario, quindi gli applausi lo portano a 8.

scene-camel-tiles-place = Tocca a te: posa la tua tessera, con gli applausi in su. Quella di Amina è sulla casella 5. Quale casella va bene?
scene-camel-tiles-place-hint = Una casella vuota, non la 1, e non proprio accanto alla tessera di un altro.
scene-camel-tiles-place-right = Bene. Le tessere non stanno mai affiancate, così nessuno rimbalza da una all’altra.
scene-camel-tiles-place-wrong-1 = Troppo vicino: la casella 6 è proprio accanto alla tessera di Amina.
scene-camel-tiles-place-wrong-2 = Sulla 3 ci sono cammelli. Una tessera vuole una casella vuota.
scene-camel-tiles-place-wrong-3 = La casella 1 non accoglie mai tessere.

lesson-camel-tickets = Biglietti
scene-camel-tickets-leader = Un biglietto è una scommessa su questa tappa. Uscirà ancora un dado, verde o grigio. Quale biglietto prenderesti?
scene-camel-tickets-leader-hint = Il verde o un cammello pazzo possono ancora cambiare chi è in testa?
scene-camel-tickets-leader-right = Il viola non si può più raggiungere: il biglietto rende le sue 5 sterline.
scene-camel-tickets-leader-wrong-1 = Il giallo è secondo: rende 1 sterlina, qualunque cosa dica il biglietto. Quello viola ne avrebbe rese 5.
scene-camel-tickets-leader-wrong-2 = Il blu non è né primo né secondo: il biglietto ti costa una sterlina.

scene-camel-tickets-next = Amina ha preso il primo biglietto viola, da 5. Quanto rende il prossimo, se il viola è in testa?
scene-camel-tickets-next-hint = Ogni corridore ha quattro biglietti: 5, 3, 2 e 2.
scene-camel-tickets-next-right = 3 sterline. Chi arriva presto prende di più: 5, 3, 2, 2.
scene-camel-tickets-next-wrong-1 = Il 5 non c’è più. Sotto c’è un 3, poi 2 e 2.

scene-camel-tickets-loser = I biglietti viola sono finiti, due li hai tu. E ora: ne prendi uno verde o scuoti la piramide?
scene-camel-tickets-loser-hint = Un biglietto piramide è una sterlina sicura.
scene-camel-tickets-loser-right = Una sterlina sicura. Un biglietto su un cammello così indietro te ne costerebbe una.
scene-camel-tickets-loser-wrong-1 = Il verde è ultimo: il suo biglietto costa una sterlina. Scuotendo la piramide ne avresti guadagnata una.

lesson-camel-legs = Quando finisce una tappa
scene-camel-legs-nine = Hai verde 5, verde 3, un biglietto giallo e uno rosso. Ora scuoti la piramide per il quinto e ultimo dado della tappa: giallo 1. Quanto guadagni? Il verde è in testa, il giallo è secondo.
scene-camel-legs-nine-hint = 5 e 3 per il verde, 1 per il giallo, −1 per il rosso e 1 per il biglietto piramide.
scene-camel-legs-nine-right = 5 + 3 + 1 − 1 + 1: nove sterline. Conto perfetto.
scene-camel-legs-nine-wrong-1 = Non proprio: il biglietto rosso costa una sterlina. 5 + 3 + 1 − 1 + 1 fa 9.
scene-camel-legs-nine-wrong-2 = Un biglietto sul secondo rende 1, su ogni altro costa 1. 5 + 3 + 1 − 1 + 1 fa 9.

scene-camel-legs-floor = Brutta tappa: cinque biglietti, tutti perdenti, e 3 sterline nel borsello. Amina tira l’ultimo dado. Quante sterline ti restano?
scene-camel-legs-floor-hint = Nessuno va mai in debito.
scene-camel-legs-floor-right = Nessuna, ma non di meno. Quello che non puoi pagare ti è condonato.
scene-camel-legs-floor-wrong-1 = Il totale è −5, ma nessuno scende sotto 0.

scene-camel-legs-next = Amina tira il quinto dado: la tappa è finita, e biglietti, tessere e dadi tornano al loro posto. Chi comincia la prossima? Bruno siede alla sua sinistra.
scene-camel-legs-next-hint = Chi siede a sinistra di chi ha tirato l’ultimo dado.
scene-camel-legs-next-choice-bruno = Bruno
scene-camel-legs-next-choice-amina = Amina
scene-camel-legs-next-choice-you = Io
scene-camel-legs-next-right = Bruno, a sinistra dell’ultima che ha tirato.
scene-camel-legs-next-wrong-1 = Amina ha tirato l’ultimo dado. Comincia chi siede alla sua sinistra: Bruno.
scene-camel-legs-next-wrong-2 = Stavolta non tu: Bruno siede a sinistra di Amina, che ha tirato l’ultimo dado.

lesson-camel-cards = Carte scommessa
scene-camel-cards-bet = Oltre ai biglietti ci sono le puntate sull’intera corsa. Hai una carta per ogni corridore. Quale metteresti giù, e su quale pila?
scene-camel-cards-bet-hint = Il verde sta per passare il traguardo. Chi punta per primo sul vincitore guadagna 8.
scene-camel-cards-bet-right = Il verde vince, e la tua è la prima carta giusta: 8 sterline.
scene-camel-cards-bet-wrong-1 = Il giallo poteva farcela, ma vince il verde. Una carta sbagliata costa una sterlina.
scene-camel-cards-bet-wrong-2 = Quella pila è per il cammello che arriva ultimo. Il verde vince: la carta costa una sterlina.

scene-camel-cards-secret = Alcune carte sono già lì, coperte. Tu aggiungi la tua. Che cosa ne vedono gli altri?
scene-camel-cards-secret-hint = Sono coperte, ma tutti sanno di chi sono.
scene-camel-cards-secret-choice-owner = Che è mia
scene-camel-cards-secret-choice-colour = Quale corridore mostra
scene-camel-cards-secret-choice-both = Entrambe le cose
scene-camel-cards-secret-right = Solo che è tua, e su quale pila sta. Resta lì fino alla fine della corsa.
scene-camel-cards-secret-wrong-1 = Il corridore resta segreto fino alla fine della corsa. Vedono solo che la carta è tua.
scene-camel-cards-secret-wrong-2 = Vedono di chi è la carta, ma non il corridore, fino alla fine della corsa.

scene-camel-cards-second = Sulla pila del vincitore ci sono, in quest’ordine: tu verde, Amina giallo, Bruno verde, Chidi verde. Il verde passa il traguardo. Quanto rende la carta di Bruno?
scene-camel-cards-second-hint = Le carte giuste rendono 8, 5, 3, 2, poi 1. Quelle sbagliate si saltano.
scene-camel-cards-second-right = 5, per la seconda carta giusta. La tua rende 8, quella di Chidi 3, e ad Amina la sua costa una sterlina.
scene-camel-cards-second-wrong-1 = L’8 è andato alla tua carta, la prima giusta. Quella di Bruno è la seconda: 5.
scene-camel-cards-second-wrong-2 = La carta di Amina è sbagliata e non conta. Quella di Bruno è la seconda giusta: 5.

scene-camel-cards-last = Ora l’altra pila: tu rosso, Amina viola, Bruno viola. Il verde vince la corsa. Di chi sono le carte giuste su questa pila?
scene-camel-cards-last-hint = L’ultimo è il corridore più indietro.
scene-camel-cards-last-right = Il viola è ultimo: Amina guadagna 8, Bruno 5, e la tua carta rossa costa una sterlina. Bruno vince con 13.
scene-camel-cards-last-wrong-1 = Il verde è il vincitore. Questa pila riguarda l’ultimo corridore: il viola.

lesson-camel-line = Il traguardo
scene-camel-line-forward = Il giallo, con il rosso in groppa, tira 2, finisce sulla tua tessera applausi sulla 16 e viene portato oltre il traguardo. Chi vince?
scene-camel-line-forward-hint = Chi passa il traguardo è davanti a tutti gli altri, per primo quello in cima.
scene-camel-line-forward-right = Il rosso! La corsa finisce subito quando un gruppo passa il traguardo, e vince chi sta in cima.
scene-camel-line-forward-wrong-1 = Il giallo ha camminato, il rosso gli stava in groppa. Anche nel gruppo che passa il traguardo, più in alto è meglio.

scene-camel-line-backward = Il bianco, con verde e blu in groppa, corre di 3 e passa il traguardo al contrario. La corsa è finita. Chi arriva ultimo?
scene-camel-line-backward-hint = Chi viene portato all’indietro oltre il traguardo è dietro a tutti; il più basso è l’ultimo.
scene-camel-line-backward-right = Il verde, il più basso di quelli portati indietro. A proposito, vince il viola: nessuno era più avanti.
scene-camel-line-backward-wrong-1 = Il blu sta sul verde, quindi è un posto più su. L’ultimo è il verde.
scene-camel-line-backward-wrong-2 = Il rosso è ancora in pista. Chi viene portato all’indietro oltre il traguardo gli sta dietro: l’ultimo è il verde.

scene-camel-line-once = Hai un biglietto rosso da 5. Amina tira il quinto dado, e con quello il rosso passa il traguardo. Finisce la tappa e finisce anche la corsa. Quanto rende il tuo biglietto?
scene-camel-line-once-hint = Il conteggio di tappa è uno solo, anche se finiscono due cose insieme.
scene-camel-line-once-right = 5, una volta. Poi si girano le carte scommessa, e vince chi ha più soldi.
scene-camel-line-once-wrong-1 = Finiscono due cose, ma la tappa si conta una volta sola: 5.

lesson-camel-partners = Partner
scene-camel-partners-choose = In sei o più si può scegliere un partner per la tappa; nessuno può rifiutare. Copierai il suo miglior biglietto. Amina ha viola 5, Bruno blu 5, Dalia un biglietto piramide. Chi scegli?
scene-camel-partners-choose-hint = Quale di quei biglietti renderà di più?
scene-camel-partners-choose-right = Il biglietto viola di Amina rende 5, e così la tua copia.
scene-camel-partners-choose-wrong-1 = Il blu non è né primo né secondo. Non c’è niente di buono da copiare, e le perdite non si copiano mai: non guadagni nulla.
scene-camel-partners-choose-wrong-2 = Un biglietto piramide vale una sterlina, quindi ne guadagni una. Il biglietto viola di Amina ne avrebbe portate 5.

scene-camel-partners-share = Amina è la tua partner e tu copi il suo viola 5. Lei che cosa ci perde?
scene-camel-partners-share-hint = Una copia è una copia.
scene-camel-partners-share-choice-keeps = Niente: prende anche lei i suoi 5
scene-camel-partners-share-choice-halves = La metà
scene-camel-partners-share-right = Giusto: guadagnate 5 a testa, e con la tappa finisce anche la coppia.
scene-camel-partners-share-wrong-1 = Non si divide niente. Tu prendi una copia, e lei tiene tutto il suo.

lesson-camel-choice = Tu che faresti?
scene-camel-choice-behind = In testa c’è il viola, sopra il giallo; ma in questa tappa hanno già corso tutti e due. Rosso, blu, verde e grigio sono ancora dentro. Che cosa faresti?
scene-camel-choice-behind-hint = Chi può ancora muoversi, e chi può solo farsi superare?
scene-camel-choice-behind-right = Il rosso è subito dietro, e il suo dado è ancora dentro: in circa due casi su tre finisce davanti. Ecco quanto è probabile che ognuno sia in testa:
scene-camel-choice-behind-wrong-1 = Ora in testa c’è il viola, ma non può più muoversi, e il rosso con ogni probabilità sì. Ecco quanto è probabile che ognuno sia in testa:
scene-camel-choice-behind-wrong-2 = Una sterlina sicura va bene, ma il biglietto rosso ne valeva circa tre, e lo prende Amina. Ecco quanto è probabile che ognuno sia in testa:

scene-camel-choice-early = La tappa è appena cominciata, e il verde è molto indietro rispetto a tutti. Che cosa faresti?
scene-camel-choice-early-hint = Quale di queste è una puntata sull’intera corsa?
scene-camel-choice-early-right = La prima carta sull’ultimo guadagna 8, e il verde difficilmente recupera. Per te vale quasi 8 sterline.
scene-camel-choice-early-wrong-1 = Non male, vale circa 3 sterline. Ma ora Amina mette la prima carta sul verde come ultimo, che ne valeva quasi 8.
scene-camel-choice-early-wrong-2 = Il blu chiude di rado la tappa in testa. E Amina mette la prima carta sul verde come ultimo, che vale quasi 8.

scene-camel-choice-certain = I biglietti viola sono finiti. Che cosa faresti?
scene-camel-choice-certain-hint = Qui niente è meglio di una sterlina sicura.
scene-camel-choice-certain-right = Una sterlina sicura: nessun biglietto rimasto vale tanto. Ecco quanto è probabile che ognuno sia in testa:
scene-camel-choice-certain-wrong-1 = Il blu passa davanti in un caso su cinque. Stavolta il biglietto costa una sterlina. Ecco quanto è probabile che ognuno sia in testa:
scene-camel-choice-certain-wrong-2 = Il dado del rosso è uscito: resta indietro, e il biglietto costa una sterlina. Ecco quanto è probabile che ognuno sia in testa:

scene-camel-choice-late = La tappa è appena cominciata e la corsa non durerà ancora molto. Che cosa fai?
scene-camel-choice-late-hint = Quale scommessa rende di più se è giusta, ed è probabile che lo sia?
scene-camel-choice-late-right = Il verde è molto indietro, e la prima carta giusta sull’ultimo rende 8.
scene-camel-choice-late-wrong-1 = Il viola è davanti, ma usciranno ancora molti dadi e può vincere uno qualsiasi degli altri.
scene-camel-choice-late-wrong-2 = Cinque al massimo, e solo se il viola guida a fine tappa.

scene-camel-choice-sure = Il viola sta sul giallo, tutti e due si sono già mossi e dentro ci sono tre dadi. Ne escono solo due. Che cosa fai?
scene-camel-choice-sure-hint = Chi può ancora superare il viola?
scene-camel-choice-sure-right = Il rosso non può più muoversi, e blu e verde arrivano di rado così lontano: il biglietto vale quasi tutti i suoi 5.
scene-camel-choice-sure-wrong-1 = Una sterlina sicura, ma il biglietto valeva di più, e lo prende Amina.
scene-camel-choice-sure-wrong-2 = Il giallo è sotto il viola: può essere solo secondo, e quello rende 1.

scene-camel-choice-free = Il viola guida, sopra il giallo, ma i loro dadi sono usciti. Il verde, subito dietro, non si è ancora mosso. Che cosa fai?
scene-camel-choice-free-hint = Chi può ancora muoversi in questa tappa?
scene-camel-choice-free-right = Con un 1 il verde sale su di loro, con un 2 o un 3 li supera. Basta che esca il suo dado.
scene-camel-choice-free-wrong-1 = Il viola può vincere la corsa, ma è presto per saperlo: in questa tappa altri tre possono superarlo.
scene-camel-choice-free-wrong-2 = Il viola guida adesso, ma non può più muoversi, e il verde probabilmente sì.

scene-camel-choice-play = Non ti serve altro. Ecco una corsa nel pieno: portala avanti tu, contro tre bot.

lesson-camel-editions = La prima edizione
scene-camel-editions-second = La seconda edizione: sei dadi, due cammelli pazzi, quattro biglietti per corridore (5, 3, 2, 2), tessere con applausi o fischi, e partner da sei giocatori in su.
scene-camel-editions-first = La prima edizione: cinque dadi e nessun cammello pazzo, tre biglietti per corridore (5, 3, 2), niente partner. La tessera è un’oasi o un miraggio, e le sterline si chiamano monete. In una tappa escono tutti i dadi.

scene-camel-editions-tickets = Prima edizione. Sono stati presi tre biglietti gialli. Quale biglietto puoi prendere?
scene-camel-editions-tickets-hint = Qui ogni corridore ne ha solo tre: 5, 3 e 2.
scene-camel-editions-tickets-right = Uno rosso. I tre gialli sono andati; nella seconda edizione ce ne sarebbe un quarto.
scene-camel-editions-tickets-wrong-1 = I biglietti gialli erano tre, e sono stati presi tutti. La seconda edizione ne ha un quarto.

scene-camel-editions-mirage = Prima edizione. Il blu, con il viola in groppa, tira 2 e finisce sul tuo miraggio, sulla casella 6. Torna sulla casella 5, dove c’è il rosso. Chi è in cima?
scene-camel-editions-mirage-hint = Un miraggio fa ciò che fanno i fischi.
scene-camel-editions-mirage-right = Il rosso. Un miraggio funziona come i fischi: una casella indietro, e sotto.
scene-camel-editions-mirage-wrong-1 = Un miraggio funziona come i fischi: il gruppo va sotto, quindi in cima c’è il rosso.
