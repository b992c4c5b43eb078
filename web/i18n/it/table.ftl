# Al tavolo: turni, scelte, pannelli, punteggi.
# I colori dei cammelli sono maschili: "il rosso", "biglietto rosso"; negli elenchi stanno senza articolo.

camel-b = blu
camel-g = verde
camel-y = giallo
camel-r = rosso
camel-p = viola
camel-w = bianco
camel-k = nero
camel-x = grigio
side-camel2-plus = applausi
side-camel2-minus = fischi
side-camel1-plus = oasi
side-camel1-minus = miraggio

turn-yours = Tocca a te
turn-person = Turno di { $name }
turn-bot = { $name } ci pensa
mind-progress = Quanto ha già pensato questo bot
mind-hurry = Può bastare
why-whim = Così, mi andava.
why-ticket = Il { $racer } chiude la tappa in testa { $percent } volte su 100.
why-tile = Prima o poi qualcuno si ferma sulla casella { $space }.
why-card = Credo di sapere chi { $pile ->
    [winner] vincerà
   *[loser] resterà ultimo in
 } questa corsa.
why-partner = { $name }: biglietti che mi piacciono.
why-reveal = Una sterlina sicura è il meglio che c’è qui.
why-start = Un buon posto da cui partire.
why-go = Niente mi porta più vicino al traguardo.
why-home = Al traguardo!
why-mouse = { $name }: troppo avanti, per i miei gusti.
why-monkey = { $name }: carte che mi fanno comodo.
why-charmer = { $name }: troppe carte in mano.
why-cow = Una mucca al posto giusto vale qualche passo.
why-prayer = Tra gli scarti c’era qualcosa di buono.
why-tiger = Via i serpenti.
why-answer = Non potevo lasciar correre.
why-pass = E sia.
why-discard = Di questa carta faccio a meno.
why-enough = Basta così.
turn-over = La corsa è finita
turn-unsaved = non salvata
tabs-follows = Questa corsa si gioca in un’altra scheda. Questa la segue.
tabs-take = Gioca qui
tabs-yours = Ora la corsa si gioca in questa scheda.
turn-leg = Tappa { $leg }
turn-dice = { $left ->
    [one] manca un dado
   *[other] mancano { $left } dadi
}

choose-tickets = Prendi un biglietto
choose-ticket = Biglietto { $racer }, rende { $value } se il { $racer } è in testa
choose-ticket-gone = Niente più biglietti per il { $racer }
choose-reveal = Scuoti la piramide
choose-reveal-short = Scuoti
choose-reveal-hint = Un dado, +1
choose-tile = Piazza la tessera
choose-tile-move = Sposta la tessera
choose-tile-short = Tessera
choose-tile-hint = Applausi o fischi
choose-bet = Punta sulla corsa
choose-bet-short = Punta
choose-bet-hint = { $cards ->
    [one] Ancora una carta
   *[other] Ancora { $cards } carte
}
choose-partner = Scegli un partner
choose-partner-short = Partner
choose-partner-hint = Copia un biglietto

ask-ticket = Prendi il biglietto { $racer }?
ask-ticket-terms = Rende { $value } se il { $racer } chiude la tappa in testa, { $second } se è secondo, altrimenti costa { $costs }.
rank-first = 1º
rank-second = 2º
rank-other = altro
ask-reveal = Scuoti la piramide?
ask-reveal-terms = Un cammello si muove e a fine tappa guadagni { $pays }.
ask-tile-where = Tocca una casella illuminata per la tua tessera.
ask-tile-side = Casella { $space }: quale lato in su?
ask-tile-pays = +{ $pays } per te ogni volta che arrivano cammelli.
ask-tile-camel2-plus = Applausi: una casella avanti
ask-tile-camel2-minus = Fischi: una indietro, sotto
ask-tile-camel1-plus = Oasi: una casella avanti
ask-tile-camel1-minus = Miraggio: una indietro, sotto
ask-card = Su quale cammello punti?
ask-card-on-winner = Chi vince la corsa?
ask-card-on-loser = Chi arriva ultimo?
ask-card-pile = { $racer }: primo o ultimo dell’intera corsa?
ask-card-winner = Il { $racer } vince la corsa
ask-card-loser = Il { $racer } arriva ultimo
ask-card-terms = { $cards ->
    [0] Qui non c’è ancora nessuna carta.
    [one] Qui c’è già una carta.
   *[other] Qui ci sono già { $cards } carte.
} La tua rende { $possible } se è giusta e costa { $costs } se è sbagliata.
ask-partner = Chi è il tuo partner? Ognuno copia il miglior biglietto dell’altro in questa tappa.
ask-partner-seat = { $name }
ask-do = Va bene
ask-again = Toccalo di nuovo per confermare.
ask-cancel = Annulla
ask-secret = Ora guarda solo { $name }
ask-secret-hint = Le carte scommessa restano segrete fino alla fine della corsa. Il tablet va in mano a: { $name }.
ask-secret-show = Sono { $name }: mostra le mie carte
ask-secret-back = Non ora

space-label = Casella { $space }
board-label = La pista

player-money = { $money ->
    [one] { $money } sterlina
   *[other] { $money } sterline
}
player-coins = { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
}
player-ticket = { $racer } { $value }
player-pyramid = { $count ->
    [one] un biglietto piramide
   *[other] { $count } biglietti piramide
}
player-cards = { $count ->
    [one] una carta scommessa in mano
   *[other] { $count } carte scommessa in mano
}
player-tile = tessera spettatori in mano
player-partner = partner: { $name }
player-turn = di turno

log-title = Che cosa è successo
log-open = Cronaca
log-past = Passo { $ply } di { $last }
log-now = Torna ad adesso

rule-title = Regola { $rule }
rule-whole = Tutte le regole, con figure
rule-close = Chiudi

menu-title = Menu
menu-open = Menu
menu-home = Pagina iniziale
menu-settings = Opzioni
menu-log = Cronaca

ledger-title = La tappa { $leg } è finita
ledger-order = Il { $first } è in testa, il { $second } è secondo.
ledger-nothing = niente
ledger-ticket = { $racer }, { $rank ->
    [1] primo
    [2] secondo
   *[other] più indietro
}
ledger-pyramid = biglietto piramide
ledger-copied = copia, partner: { $name }
ledger-go-on = Avanti con la corsa
ledger-finish = Alle carte scommessa

podium-title = La corsa è finita
podium-forward = { $camels } oltre il traguardo.
podium-backward = { $camels } oltre il traguardo… al contrario!
podium-winner-pile = Chi ha puntato sul vincitore, il { $racer }?
podium-loser-pile = Chi ha puntato sull’ultimo, il { $racer }?
podium-no-cards = Nessuno.
podium-you = Vinci con { $money }!
podium-won = { $names } vince con { $money }!
podium-shared = Vittoria condivisa: { $names }, { $money } a testa!
podium-chart = I soldi durante la corsa
podium-chart-text = { $name }: { $money } alla fine.
podium-again = Rivincita
podium-home = Pagina iniziale
podium-look = Guarda la pista
podium-result = Risultato
podium-cards = Carte
podium-money = Soldi
podium-skip = Tocca per girare tutte le carte.
podium-before = { $count ->
    [one] Prima delle carte scommessa { $names } è in testa con { $money }.
   *[other] Prima delle carte scommessa { $names } sono in testa con { $money }.
}
podium-leads = { $count ->
    [one] { $names } è in testa con { $money }.
   *[other] { $names } sono in testa con { $money }.
}

# where the only person at the screen finished
place-ahead = { $gap } di vantaggio su { $names }.
place-won-with = Condividi la vittoria con { $others }.
place-plain = Chiudi al { $place }º posto.
place-behind = Chiudi al { $place }º posto, a { $gap } da { $names }.
place-shared = Condividi il { $place }º posto con { $others }, a { $gap } da { $names }.

list-and = { $some } e { $last }
list-or = { $some } o { $last }
list-comma = { $some }, { $last }

tools-label = Al tavolo
recap-label = Che cosa hanno fatto gli altri
recap-card = { $name }: { $words } Rivedi
recap-first-camel = Prendi un biglietto, piazza la tessera, scommetti sulla corsa o scuoti la piramide.
recap-first-elephant = Tocca una carta per vedere dove ti porta.
hurry-skip = Salta
hurry-on = Al mio turno
players-open = Giocatori

start-games = Le tue partite
games-leg = Tappa { $leg }
replay-open = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-scrubber = Passo della corsa
replay-controls = Replay
replay-fork = Gioca da qui
replay-end = Esci dal replay
fork-hint = Da questa posizione comincia una nuova partita, con nuovi dadi. La corsa che stai guardando resta com’è.
fork-dealt = Le carte scommessa coperte vengono ridistribuite, così la copia non svela nulla.
fork-same = Con gli stessi giocatori
fork-bots = { $name } contro i bot
fork-over = Qui la corsa è finita. Torna indietro di un passo o due.
undo-open = Annulla mossa
redo-open = Rifai mossa
undo-done = Mossa annullata.
turn-practice = allenamento
share-open = Condividi
link-opened = Una corsa condivisa. Le tue partite restano come sono.
link-opened-running = Una corsa condivisa ancora in corso. Le carte coperte non sono nel link.
race-stopped = Questa corsa ha usato una regola che nel frattempo è cambiata. Si apre al passo { $ply } di { $of }. Ciò che è salvato resta com’è, e puoi continuare a giocare da qui.
link-failed = Il link non si può aprire: { $why } Non è cambiato nulla.
form-practice = Allenamento
form-practice-hint = Annulla qualsiasi mossa, anche dopo i dadi e le mosse degli altri. I dadi restano gli stessi.
