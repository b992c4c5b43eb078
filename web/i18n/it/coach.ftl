# Il coach, le probabilità, la revisione di una corsa.

odds-leg = Questa tappa, %
odds-race = La corsa, %
odds-first = primo
odds-second = secondo
odds-last = ultimo
odds-winner = vince
odds-loser = ultimo
odds-percent = { $number }%
odds-exact = esatto
odds-error = ± { $error }
odds-counting = conto …
odds-ends = La corsa finisce in questa tappa
odds-tile = Tessera sulla casella { $space }
odds-close = Chiudi
odds-says-first = Il { $racer } chiude la tappa in testa: { $chance }
odds-says-second = Il { $racer } chiude la tappa al secondo posto: { $chance }
odds-says-last = Il { $racer } chiude la tappa all’ultimo posto: { $chance }
odds-says-winner = Il { $racer } vince la corsa: { $chance }
odds-says-loser = Il { $racer } arriva ultimo nella corsa: { $chance }
odds-title-first = Il { $racer } è in testa in questa tappa
odds-title-second = Il { $racer } è secondo in questa tappa
odds-title-last = Il { $racer } è ultimo in questa tappa
odds-title-winner = Il { $racer } vince la corsa
odds-title-loser = Il { $racer } arriva ultimo nella corsa
odds-title-ends = La corsa finisce in questa tappa
odds-title-tile = La tessera sulla casella { $space }
odds-from-leg = Esattamente { $weight } su { $total } modi, tutti ugualmente probabili, in cui può finire questa tappa.
odds-from-exact = Esattamente { $weight } su { $total } modi ugualmente probabili.
odds-from-races = { $weight } su { $total } corse, giocate a caso da qui fino alla fine.
odds-from-tile = { $weight } arrivi sulla tessera nei { $total } modi, tutti ugualmente probabili, in cui può finire questa tappa: una sterlina per ciascuno.
odds-error-words = Con più corse il numero si fa più preciso. Due volte su tre l’errore è già sotto { $error } punti.

coach-title = Coach
coach-open = Coach
menu-coach = Coach
coach-off = Disattiva
coach-close = Chiudi il coach
coach-odds = Probabilità
coach-best = Che cosa potresti fare
coach-best-all = Che cosa si può fare
coach-public = Le carte scommessa non ci sono: questo lo vedono tutti.
coach-all = Tutte le { $count } azioni
coach-fewer = Solo le migliori
coach-held = Già tuoi
coach-worth = Vale in media { $pounds }.
coach-worth-best = È la scelta del coach.

act-ticket = Biglietto { $racer } { $value }
act-tile = Tessera { $side } sulla casella { $space }
act-reveal = Scuoti la piramide
act-winner = Il { $racer } vince la corsa
act-loser = Il { $racer } arriva ultimo
act-partner = In coppia con { $name }

part-ticket-first = Il { $racer } chiude la tappa in testa, probabilità { $chance }: { $value } × { $share }
part-ticket-second = Il { $racer } è secondo, probabilità { $chance }: 1 × { $share }
part-ticket-lost = Il { $racer } è più indietro, probabilità { $chance }: −1 × { $share }
part-reveal = Un biglietto piramide rende 1 di sicuro
part-card-right = { $pile ->
    [winner] Il { $racer } vince la corsa, probabilità { $chance }. Una carta giusta rende allora circa { $pay }, perché altri possono averci puntato prima
   *[loser] Il { $racer } arriva ultimo, probabilità { $chance }. Una carta giusta rende allora circa { $pay }, perché altri possono averci puntato prima
}
part-card-wrong = Una carta sbagliata costa 1, probabilità { $chance }: −1 × { $share }
part-partner = Una copia del miglior biglietto di { $name }, in media
part-tile-landings = In media { $landings } arrivi sulla casella { $space }, una sterlina per ciascuno
part-tile-tickets = L’effetto della tessera sui biglietti che hai
part-tile-lifted = Gli arrivi sulla casella { $space } a cui rinunci
part-other = E poi
part-exactly = esattamente { $weight } su { $total }
part-sum = Vale adesso
part-others = Ciò che lascia agli altri e al tuo prossimo turno
part-judgement = In base a questo si classifica

form-serious = Partita seria
form-serious-hint = Senza coach, per tutti, fino alla fine della corsa

settings-coach = Coach
settings-coach-off = Spento
settings-coach-on = Probabilità e consigli al tavolo

review-open = Rivedi
