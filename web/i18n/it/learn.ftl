# Le pagine che insegnano: ciò che sta attorno a lezioni e regole. Le frasi delle lezioni sono in lessons-*.ftl.

learn-title = Impara
learn-site-title = Impara · Stampede
learn-description = Impara Camel Derby ed Elephant Derby giocando: brevi lezioni sul tabellone, una domanda alla volta.
learn-intro = Una domanda alla volta, su un vero tabellone. Non puoi rompere niente: prova quello che vuoi.
learn-rules = Regole
learn-camel = Camel Derby
learn-elephant-derby = Elephant Derby
learn-camel-hint = Scommesse su cammelli che si portano in groppa
learn-elephant-hint = Elefanti che si fanno largo fino al traguardo
learn-progress = { $done } su { $all } fatte
learn-back = Tutte le lezioni
learn-at = Domanda { $number } di { $all }
learn-step = Prossimo passo
learn-step-at = Passo { $number } di { $all }
learn-next = Avanti
learn-retry = Riprova
learn-hint = Indizio: { $hint }
learn-not-place = { $choice }: no, non è lì. Guarda meglio e prova un altro posto.
learn-not-piece = { $choice }: no, non è questo. Guarda meglio e prova con un altro.
learn-finish = Finisci la lezione
learn-finished = Lezione finita!
learn-course-finished = Hai finito tutte le lezioni!
learn-learned = Che cosa hai imparato
learn-progress-lessons = { $done } lezioni su { $all } finite
learn-next-lesson = Prossima lezione: { $title }
learn-play = Gioca una corsa
learn-play-on = Gioca da qui
learn-hand = La tua mano
learn-hand-words = La tua mano: { $cards }
learn-in-words = Il tabellone a parole
learn-odds = { $racer }: { $percent }%
learn-odds-label = Quanto è probabile che ogni cammello chiuda la tappa in testa
learn-playouts-wins = Quante volte vinci da lì
learn-playouts-pounds = Con quanto finisci da lì
learn-playouts-note = In media, se dopo ogni risposta i nostri bot giocano { $races } corse fino alla fine. Più o meno { $error }.
learn-percent = { $percent } %
learn-pounds = { NUMBER($pounds, minimumFractionDigits: 1) } sterline
learn-rule-links = Le regole su questo
learn-loading = La lezione sta arrivando …
learn-trouble = Non è stato possibile caricare la lezione. C’è connessione?
learn-trouble-retry = Riprova
learn-noscript = Le lezioni hanno bisogno di JavaScript. Le regole si leggono anche senza.

learn-space = { $camels } sulla casella { $space }
learn-under = { $lower } sotto { $upper }
learn-tile = { $side ->
    [plus] Una tessera applausi sulla casella { $space }
   *[minus] Una tessera fischi sulla casella { $space }
}
learn-stands = { $who }: { $place }
learn-snakes = { $count ->
    [one] un serpente davanti a te
   *[other] { $count } serpenti davanti a te
}
learn-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}

# Che cosa dice un pulsante che fa qualcosa.
learn-do-TakeTicket = Biglietto { $racer } da { $value }
learn-do-TakeTicket-gone = Biglietto { $racer }
learn-do-PlaceTile = Tessera sulla casella { $space }
learn-do-Reveal = Scuoti la piramide
learn-do-BetOnRace = { $pile ->
    [winner] Il { $racer } vince la corsa
   *[loser] Il { $racer } arriva ultimo
}
learn-do-JoinPartner = { $seat ->
    [1] Amina
    [2] Bruno
    [3] Chidi
    [4] Dalia
   *[5] Enzo
}
learn-do-Move = { $way ->
    [charge] Carica
    [carpet] Vola
    [mango] Vai con il succo di mango
   *[plain] { $number ->
        [4] Cammina 4, e basta
       *[other] Cammina { $number }
    }
}
learn-do-PlayMouse = { $elephant ->
    [R] Topo contro il rosso, il tuo
    [B] Topo contro il blu
    [G] Topo contro il verde
   *[Y] Topo contro il giallo
}
learn-do-PlayCharmer = { $seat ->
    [0] Un serpente per te
    [1] Un serpente per Amina
   *[2] Un serpente per Bruno
}
learn-do-PlayCow = Gioca la mucca sacra
learn-do-PlayTiger = Gioca la tigre
learn-do-Pass = Lascia passare
learn-do-Discard = Scarta: { $card }
learn-do-Done = Non fare altro
learn-do-Step = Vai: { $place }
learn-do-HerdCow = Vai: { $place }
learn-do-TakeStart = { $place }
learn-do-TakeCard = Prendi: { $card }

# La pagina delle regole.
rules-site-title = Regole · Stampede
rules-description = Le regole di Camel Derby ed Elephant Derby, una per una, con figure.
rules-title-camel = Le regole di Camel Derby
rules-title-elephant = Le regole di Elephant Derby
rules-short = Come si gioca, in una pagina
rules-goal = Lo scopo
rules-reference = Le regole, una per una
rules-intro-camel = Cinque corridori (blu, verde, giallo, rosso e viola) vanno dalla casella 1 alla casella 16 di una pista chiusa; il traguardo è tra la 16 e la 1. Nella seconda edizione due cammelli pazzi, bianco e nero, corrono al contrario. I cammelli sulla stessa casella formano una pila; il cammello che si muove e tutti quelli sopra di lui sono il gruppo. In una tappa la piramide rivela cinque dadi.
rules-intro-elephant = Fino a sei elefanti corrono lungo un percorso fatto di righe e tre corsie. In mezzo ci sono le mucche. I giocatori hanno carte in mano: le verdi muovono, le rosse fanno tutto il resto.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Niente. Prova un’altra parola.
    [one] una regola trovata
   *[other] { $count } regole trovate
}
rules-contents = Indice
rules-before = Prima
rules-after = Dopo
rules-figure = Come si presenta
rules-practise = Esercitati:
rules-reconstruction = Nostra ricostruzione
rules-about-reconstruction = Le figure del regolamento stampato per noi sono perdute. Quante carte ci sono di ogni tipo, che cosa sta sulle tessere, quanto curvano e dove cominciano mucche e tane dei topi è opera nostra, fatta in modo che tutto ciò che il testo dice sia rispettato. Queste regole sono segnalate.
rules-about-rulings = Dove le regole stampate tacciono o si contraddicono, noi giochiamo così.
rules-rulings = Chiarimenti
rules-question = Domanda
rules-answer = Noi giochiamo così
rules-cards = Le carte
rules-card = Carta
rules-colour = Colore
rules-count = Quante
rules-green = verde
rules-red = rossa
rules-circuits = I circuiti
rules-circuit = Circuito
rules-circuit-first = Prima corsa
rules-few = 2–4 giocatori
rules-many = 5–6 giocatori
learn-key-answer = Dai una risposta con il suo numero
learn-key-question = La domanda e che cosa si è detto della risposta
cow-on = Mucca: { $place }
