# Le impostazioni: i loro gruppi, ciò che serve solo ad alcuni dispositivi e l'anteprima.

settings-site-title = Impostazioni · Stampede
settings-description = Lingua, colori, misura dei pezzi, movimento e suono di Stampede, con un'anteprima.
settings-intro = Ogni scelta vale subito e resta su questo dispositivo, per entrambi i giochi.
settings-noscript = Le impostazioni hanno bisogno di JavaScript.
settings-all = Tutte le impostazioni
settings-group-see = Ciò che vedi
settings-group-motion = Movimento e suono
settings-group-table = Al tavolo
settings-group-device = Questo dispositivo
settings-pieces = Misura dei pezzi
settings-pieces-usual = Normale
settings-pieces-large = Grande
settings-pieces-hint = Grande è per un tablet in mezzo al tavolo: crescono animali, dadi, numeri e riquadri.
settings-seats = Intorno a un tablet
settings-seats-same = Tutto nello stesso verso
settings-seats-facing = I posti guardano chi gioca
settings-seats-hint = I riquadri si girano verso chi vi siede; un tocco sulla freccia li gira ancora. Ciò che legge chi è di turno si capovolge per chi sta dall'altra parte.
turn-seat = Gira il posto di { $name }

preview-title = Come appare
preview-player = Amina
preview-log = Blu avanza di 1 casella e sale su Giallo.
preview-log-elephant = Rosso fa un passo verso Verde.
preview-move = Guarda il movimento
