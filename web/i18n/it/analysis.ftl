# Il tabellone di analisi: un tavolo vero accanto allo schermo, con le sue probabilità.

analysis-title = Analizza un tavolo vero
analysis-waiting = Un momento: le probabilità arrivano appena ci sono i cammelli.
analysis-thinking = Conto tutti i modi in cui può andare questa tappa …
analysis-undo = Annulla
analysis-redo = Rifai
analysis-tab-set-up = Prepara
analysis-tab-dice = Inserisci i dadi
analysis-odds = Probabilità

analysis-hint-set-up = Tocca un cammello, poi la sua casella. Tocca ancora la casella e va sotto.
analysis-hint-dice = Tocca il dado che è uscito, poi il suo numero.
analysis-take-first = Prima prendi un cammello o una tessera, poi tocca la casella.
analysis-put = { $camel }: tocca la casella dove sta.
analysis-move = { $camel }: tocca la nuova casella, o di nuovo la sua per metterlo sotto.
analysis-lay = Tocca una casella vuota per la tessera { $side }; toccala ancora per toglierla.
analysis-missing = { $count ->
    [one] Sulla pista manca ancora il { $camels }.
   *[other] Sulla pista mancano ancora { $camels }.
}
analysis-leg-over = La tappa è finita: il { $first } è in testa, il { $second } è secondo.
analysis-race-over = La corsa è finita: il { $first } vince, il { $last } arriva ultimo.
analysis-next-leg = Nuova tappa: dadi dentro, tessere via
analysis-tile-paid = La tessera sulla casella { $space } rende 1 a chi la possiede.

analysis-camels = Cammelli
analysis-camel-on = Cammello { $camel }, sulla casella { $space }
analysis-camel-off = Cammello { $camel }, non ancora in pista
analysis-raise = Più su
analysis-lower = Più giù
analysis-lift = Togli
analysis-things = Tessere
analysis-tile = Tessera { $side }
analysis-dice-inside = Dadi ancora nella piramide
analysis-die = Dado { $die }
analysis-die-in = Dado { $die }, nella piramide
analysis-die-out = Dado { $die }, fuori dalla piramide
analysis-whole = Tutto il tavolo
analysis-start = Posizione iniziale
analysis-clear = Svuota la pista
analysis-copy-race = Copia la mia corsa aperta
analysis-which-die = Quale dado è uscito?
analysis-which-number = Che numero mostra?
analysis-roll = { $camel } { $pips }

analysis-tickets = Quanto vale un biglietto
analysis-tickets-hint = Sterline attese dal biglietto in cima, contro 1 per scuotere la piramide. Tocca un biglietto che è stato preso.
analysis-ticket = Biglietto { $racer } { $value }, vale in media { $pounds }. Toccalo quando viene preso.
analysis-ticket-gone = Niente più biglietti per il { $racer }. Tocca per rimetterli.
analysis-tiles = Quanto vale una tessera
analysis-tiles-hint = Sterline attese da una tessera in più, per casella e lato.
analysis-space-camels = Casella { $space }, dall’alto: { $camels }
analysis-space-tile = Casella { $space }: tessera { $side }

analysis-notation = Posizione in notazione, o un link
analysis-read = Disponi
analysis-copy-link = Copia il link
analysis-share = Condividi
analysis-copied = Il link è copiato.
analysis-copy-yourself = Il link è nel campo: copialo da lì.
analysis-bad-link = Questo link non porta a nessuna posizione. { $why }
analysis-link-unreadable = Non è scritto come un link.
analysis-tile-beside-tile = Troppo vicino: una tessera è sulla casella { $beside }, proprio accanto alla casella { $space }.
analysis-tickets-out-of-range = Di ogni cammello ci sono al massimo { $most } biglietti.
