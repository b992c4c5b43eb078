# Elephant Derby al tavolo. Le chiavi con la maiuscola sono gli eventi del motore; $you dice se si tratta di chi legge.
# Gli elefanti si chiamano come il loro colore, senza articolo: "Rosso carica", "spingendo Blu".

form-edition-elephant = Elephant Derby
form-edition-elephant-hint = Carte, mucche e spintoni, da 2 a 6
form-bot-calf = Bot: Cucciolo
form-bot-mahout = Bot: Mahout
form-bot-rajah = Bot: Ragià
form-course = Percorso
form-course-first = Prima corsa
form-course-number = Circuito { $number }
form-course-own = Il tuo: { $name }
form-course-build = Crea un percorso
form-course-all = Vedi tutti i percorsi
form-course-told = { $rows } righe: { $traits }
trait-long = lungo
trait-short = corto
trait-winding = tortuoso
trait-narrow = stretto
trait-mud = fangoso
trait-river = con un fiume
trait-bridge = con un ponte

elephant-R = Rosso
elephant-B = Blu
elephant-G = Verde
elephant-Y = Giallo
elephant-P = Viola
elephant-O = Arancione
cows = { $count ->
    [one] una mucca
   *[other] { $count } mucche
}
place-name = riga { $row }, { $lane ->
    [a] sinistra
    [b] centro
   *[c] destra
}

card-6 = mossa 6
card-5 = mossa 5
card-c = carica
card-f = tappeto volante
card-j = succo di mango
card-2 = mossa 2
card-w = mucca sacra
card-m = topo
card-s = incantatore di serpenti
card-k = scimmia
card-p = preghiera
card-t = tigre
card-hidden = una carta
card-6-does = Sei passi. Chi sta davanti viene spinto.
card-5-does = Cinque passi. Chi sta davanti viene spinto.
card-c-does = Quattro passi che spingono anche le mucche.
card-f-does = Vola esattamente quattro righe avanti, sopra ogni cosa, fino a una casella libera.
card-j-does = Quattro passi; ognuno può andare in diagonale su una casella libera.
card-2-does = Due passi. Rossa: va con qualsiasi altra carta.
card-w-does = Sposta le mucche, otto passi in tutto.
card-m-does = Spaventa un elefante che il topo può raggiungere: tre passi indietro.
card-s-does = Dà un serpente: una carta in meno in mano.
card-k-does = Prende due carte a caso a un altro giocatore.
card-p-does = Riprende una carta dagli scarti.
card-t-does = Caccia via i tuoi serpenti. Nel turno degli altri ferma una carta rossa.
card-label = { $colour ->
    [green] { $card }, carta verde
   *[red] { $card }, carta rossa
}

hand-title = Le tue carte
hand-of = Le carte di { $name }
hand-choose = Gioca una carta o due, non entrambe verdi, oppure scarta.
hand-second-any = Gioca una seconda carta, scartane una o chiudi il turno.
hand-second-red = Gioca una carta rossa, scartane una o chiudi il turno.
hand-discarded = { $count ->
    [one] Una carta scartata. Scarta ancora o chiudi il turno.
   *[other] { $count } carte scartate. Scarta ancora o chiudi il turno.
}
hand-played = Giocate in questo turno: { $cards }
hand-empty = Nessuna carta in mano
hand-waiting = Le tue carte per il prossimo turno
hand-discard = Scarta
hand-play = Gioca
hand-end = Fine turno
hand-back = Indietro
hand-piles = { $discards ->
    [0] Ancora nessuno scarto
    [one] Uno scarto, in cima { $card }
   *[other] { $discards } scarti, in cima { $card }
}

way-plain = Cammina { $points }
way-charge = Carica { $points }
way-carpet = Vola { $points }
way-mango = Succo di mango { $points }
way-of = { $elephant }: { $way }
way-mud = { $way } (il fango ne toglie { $mud })
whose-snake = { $name } (serpente da: { $of })
more-places = Altre: pagina { $page } di { $pages }
pick-target = Che cosa scegli?

ask-start = Da dove parte { $elephant }?
ask-step = { $left ->
    [one] { $elephant } può scegliere: da che parte? Resta un passo.
   *[other] { $elephant } può scegliere: da che parte? Restano { $left } passi.
}
step-ahead = Avanti
step-back = Indietro
step-left = Sinistra
step-right = Destra
step-ahead-left = Avanti a sinistra
step-ahead-right = Avanti a destra
step-pushes = { $step }, spingendo { $pushed }
step-stay = Resta sotto l’albero
ask-cow = { $left ->
    [one] Un passo per le mucche: tocca una mucca.
   *[other] { $left } passi per le mucche: tocca una mucca.
}
ask-cow-where = { $left ->
    [one] Dove va? Un passo al massimo.
   *[other] Dove va? { $left } passi al massimo.
}
place-in-lane = { $where }, { $lane ->
    [a] sinistra
    [b] centro
   *[c] destra
}
rows-ahead = { $rows ->
    [one] una riga avanti
   *[other] { $rows } righe avanti
}
rows-back = { $rows ->
    [one] una riga indietro
   *[other] { $rows } righe indietro
}
rows-same = stessa riga
rows-ahead-of = { $rows ->
    [one] una riga davanti a { $elephant }
   *[other] { $rows } righe davanti a { $elephant }
}
rows-back-of = { $rows ->
    [one] una riga dietro { $elephant }
   *[other] { $rows } righe dietro { $elephant }
}
rows-same-of = accanto a { $elephant }
row-number = riga { $row }
start-front = prima fila
start-back = seconda fila
cow-near = una mucca, { $where }
cows-done = Lascia le mucche
ask-prayer = Quale carta prendi?
ask-stall = La bancarella gira la carta { $card }. Come si usa?
ask-stall-mouse = La bancarella gira un topo. Quale elefante spaventa?
mouse-stay = Lascialo nella tana
tiger-play = Gioca la tigre
tiger-pass = Lascia passare
tiger-nobody = Nessuno
tiger-look = { $name }: le mie carte
tiger-none = Qui niente tigre.
ask-hand = Ora guarda solo { $name }
ask-hand-hint = Le carte sono segrete. Il tablet va in mano a: { $name }.
ask-hand-show = Sono { $name }: mostra le mie carte
tap-card-first = Prima scegli una carta.

turn-row = { $count ->
    [one] { $elephants } è in testa: riga { $row } di { $rows }
   *[other] { $elephants } sono in testa alla pari: riga { $row } di { $rows }
}
turn-home-one = { $home } è arrivato, manca { $elephant }
games-row = Riga { $row }
panel-row = riga { $row }
panel-home = arrivato
panel-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
panel-snakes = { $count ->
    [one] un serpente
   *[other] { $count } serpenti
}
finish-title = La corsa è finita
finish-won = { $name } vince la corsa!
finish-you = Vinci la corsa!
finish-rows = { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
}
finish-chart = Fin dove è arrivato ognuno
finish-chart-text = { $name }: { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
}

StartTaken = { $you ->
    [yes] { $elephant }, il tuo elefante, parte da { $place }.
   *[no] { $elephant }, l’elefante di { $name }, parte da { $place }.
}
HandsDealt = Sei carte a testa.
CardsDrawn = { $you ->
    [yes] Peschi: { $cards }.
   *[no] { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
}
PileShuffled = Gli scarti si rimescolano: ecco un nuovo mazzo.
TurnStarted = { $you ->
    [yes] Tocca a te.
   *[no] Turno di { $name }.
}
TurnStarted-stuck = { $you ->
    [yes] Tocca a te. Prima si esce dal fango: { $elephants }.
   *[no] Turno di { $name }. Prima si esce dal fango: { $elephants }.
}
CardPlayed-plain = { $you ->
    [yes] Giochi la carta { $card } per { $elephant }, come semplice mossa.
   *[no] { $name } gioca la carta { $card } per { $elephant }, come semplice mossa.
}
CardPlayed-Move = { $you ->
    [yes] Giochi la carta { $card } per { $elephant }.
   *[no] { $name } gioca la carta { $card } per { $elephant }.
}
CardPlayed-PlayMouse = { $you ->
    [yes] Mandi il topo contro { $elephant }.
   *[no] { $name } manda il topo contro { $elephant }.
}
CardPlayed-PlayMonkey = { $you ->
    [yes] Mandi la scimmia da { $other }.
   *[no] { $name } manda la scimmia (bersaglio: { $other }).
}
CardPlayed-PlayCow = { $you ->
    [yes] Giochi la mucca sacra.
   *[no] { $name } gioca la mucca sacra.
}
CardPlayed-PlayPrayer = { $you ->
    [yes] Preghi.
   *[no] { $name } prega.
}
CardPlayed-PlayCharmer = { $you ->
    [yes] Incanti un serpente (bersaglio: { $other }).
   *[no] { $name } incanta un serpente (bersaglio: { $other }).
}
CardPlayed-PlayTiger = { $you ->
    [yes] Giochi una tigre contro i tuoi serpenti.
   *[no] { $name } gioca una tigre contro i serpenti.
}
CardApplied = { $you ->
    [yes] Usi la carta della bancarella: { $card }.
   *[no] { $name } usa la carta della bancarella: { $card }.
}
TigerPlayed = { $you ->
    [yes] Rispondi con una tigre!
   *[no] { $name } risponde con una tigre!
}
CardCancelled = { $you ->
    [yes] La tua carta { $card } va a vuoto.
   *[no] La carta { $card } di { $name } va a vuoto.
}
CardDiscarded = { $you ->
    [yes] Scarti la carta { $card }.
   *[no] { $name } scarta la carta { $card }.
}
ElephantMoved-plain = { $elephant } fa { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
ElephantMoved-plain-push = { $elephant } fa { $steps ->
    [one] un passo, spingendo { $pushed }.
   *[other] { $steps } passi, spingendo { $pushed }.
}
ElephantMoved-charge = { $elephant } carica per { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
ElephantMoved-charge-push = { $elephant } carica per { $steps ->
    [one] un passo, spingendo { $pushed }.
   *[other] { $steps } passi, spingendo { $pushed }.
}
ElephantMoved-mango = { $elephant } danza per { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
ElephantMoved-mango-push = { $elephant } danza per { $steps ->
    [one] un passo, spingendo { $pushed }.
   *[other] { $steps } passi, spingendo { $pushed }.
}
ElephantMoved-scared = { $elephant } scappa indietro di { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
ElephantMoved-scared-push = { $elephant } scappa indietro di { $steps ->
    [one] un passo, spingendo { $pushed }.
   *[other] { $steps } passi, spingendo { $pushed }.
}
ElephantFlew = { $elephant } vola avanti di { $rows ->
    [one] una riga.
   *[other] { $rows } righe, sopra ogni cosa.
}
MudLeft = { $elephant } esce dal fango e ci spende { $points ->
    [one] un passo
   *[other] { $points } passi
}; passi rimasti: { $left }.
ElephantHalted-leads = { $elephant } è il primo al passaggio e si ferma lì.
ElephantHalted-waits = { $elephant } si ferma al passaggio e aspetta dietro a chi guida.
LeaderChanged = Ora al passaggio guida { $elephant }.
CrossingOpened = { $elephant } è passato: la via è libera per tutti.
CowLeft = Una mucca, spinta oltre il traguardo, se ne va a spasso.
ElephantHome-walk = { $elephant } taglia il traguardo!
ElephantHome-push = { $elephant } è spinto oltre il traguardo!
ElephantHome-carpet = { $elephant } vola oltre il traguardo!
home-one = { $you ->
    [yes] Per vincere ti serve ancora { $elephant } al traguardo.
   *[no] Per vincere a { $name } serve ancora { $elephant } al traguardo.
}
home-both = { $you ->
    [yes] I tuoi due elefanti sono arrivati!
   *[no] I due elefanti di { $name } sono arrivati!
}
SpaceReached-banana = { $elephant } si ferma a un banano: carte fino a nove.
SpaceReached-mango = { $elephant } si ferma a un albero di mango: altri due passi, se vuole.
SpaceReached-stall = { $elephant } si ferma a una bancarella.
TreeLeft = { $elephant } resta sotto l’albero di mango.
CardTurnedUp = La bancarella gira la carta { $card }.
CardTurnedUp-useless = La bancarella gira la carta { $card }, che qui non serve a niente.
MouseRan = Il topo raggiunge { $elephant }.
MouseStayed = { $you ->
    [yes] Lasci il topo nella tana.
   *[no] { $name } lascia il topo nella tana.
}
CardsStolen = { $you ->
    [yes] Prendi da { $other }: { $cards }.
   *[no] { $name } ruba: { $cards } (bersaglio: { $other }).
}
CardsStolen-hidden = { $count ->
    [one] { $name } ruba una carta (bersaglio: { $other }).
   *[other] { $name } ruba { $count } carte (bersaglio: { $other }).
}
CowHerded = Una mucca fa { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
CardTaken = { $you ->
    [yes] Riprendi dagli scarti la carta { $card }.
   *[no] { $name } riprende una carta dagli scarti.
}
SnakeGiven = { $you ->
    [yes] Ricevi un serpente: una carta in meno.
   *[no] { $name } riceve un serpente: una carta in meno.
}
SnakeMoved = { $you ->
    [yes] Ricevi un serpente (da: { $of }): una carta in meno.
   *[no] { $name } riceve un serpente (da: { $of }): una carta in meno.
}
SnakesChased = { $you ->
    [yes] La tua tigre caccia via { $snakes ->
        [one] un serpente
       *[other] { $snakes } serpenti
    }.
   *[no] La tigre di { $name } caccia via { $snakes ->
        [one] un serpente
       *[other] { $snakes } serpenti
    }.
}
RaceWon = { $you ->
    [yes] Vinci la corsa!
   *[no] { $name } vince la corsa!
}

lens-in = Più vicino
lens-out = Più lontano
lens-whole = Tutto il percorso
lens-mine = Il mio elefante
lens-leader = Chi è in testa
lens-map = Mappa del percorso: tocca per guardare lì

fork-hint-elephant = Da questo turno comincia una nuova partita, con nuova fortuna. La corsa che stai guardando resta com’è.
fork-dealt-elephant = Le mani che non vedi e il mazzo si ridistribuiscono, così la copia non svela nulla.

form-practice-hint-elephant = Annulla qualsiasi mossa, anche dopo le carte pescate e le mosse degli altri. Le carte restano le stesse.
