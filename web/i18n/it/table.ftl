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
choose-reveal-hint = Un dado, +1
choose-tile = Piazza la tessera
choose-tile-move = Sposta la tessera
choose-tile-hint = Applausi o fischi
choose-bet = Punta sulla corsa
choose-bet-hint = { $cards ->
    [one] Ancora una carta
   *[other] Ancora { $cards } carte
}
choose-partner = Scegli un partner
choose-partner-hint = Copia un biglietto

ask-ticket = Prendi il biglietto { $racer }? Rende { $value } se il { $racer } chiude la tappa in testa, 1 se è secondo, altrimenti costa 1.
ask-reveal = Scuoti la piramide? Un cammello si muove e a fine tappa guadagni 1.
ask-tile-where = Tocca una casella illuminata per la tua tessera.
ask-tile-side = Casella { $space }: quale lato in su?
ask-tile-camel2-plus = Applausi: una casella avanti
ask-tile-camel2-minus = Fischi: una indietro, sotto
ask-tile-camel1-plus = Oasi: una casella avanti
ask-tile-camel1-minus = Miraggio: una indietro, sotto
ask-card = Su quale cammello punti?
ask-card-pile = { $racer }: primo o ultimo dell’intera corsa?
ask-card-winner = Il { $racer } vince la corsa
ask-card-loser = Il { $racer } arriva ultimo
ask-partner = Di chi vuoi condividere il miglior biglietto in questa tappa?
ask-partner-seat = { $name }
ask-do = Va bene
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
log-past = Stai rivedendo il passo { $ply } di { $last }.
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
podium-again = Un’altra corsa
podium-home = Pagina iniziale
podium-look = Guarda la pista
podium-result = Mostra il risultato

list-and = { $some } e { $last }
list-comma = { $some }, { $last }
