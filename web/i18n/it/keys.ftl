# Tasti, e il tabellone per chi ascolta.

skip-label = Scorciatoie
skip-choices = Vai alle scelte
skip-board = Vai al tabellone
choices-label = Che cosa puoi fare

listen-open = Ascolta
listen-title = Riascolta
listen-event = Che cosa è appena successo
listen-board = Che cosa c’è e dove
listen-mine = Che cosa ho
listen-odds = Le probabilità di questa tappa
listen-options = Che cosa posso fare
listen-nothing = Non c’è ancora niente da raccontare.
listen-odd = { $racer } { $chance }
listen-leads = In testa alla fine di questa tappa: { $odds }
menu-listen = Ascolta

keys-open = Tasti
keys-title = Tutti i tasti
keys-close = Chiudi
keys-letters = Lettere, numeri e segni fanno qualcosa
keys-space = Spazio
keys-everywhere = Dappertutto
keys-table = Al tavolo
keys-race = Nel tuo turno
keys-lens = Guardare da vicino
keys-arrows = Al vicino: sul tabellone, tra carte e scelte, nel registro
keys-ends = Al primo, all’ultimo
keys-pages = Alla prossima cosa con cui si può fare qualcosa
keys-enter = Sceglila
keys-back = Indietro: da una domanda, da un cassetto, da una carta scelta
keys-not-now = Adesso non si può.
keys-rule = La regola su ciò che è a fuoco
keys-ticket = Il biglietto o la carta di quel cammello; lo stesso tasto di nuovo lo prende
keys-card = Scegli una carta dal suo posto nella mano
keys-play = Gioca la carta scelta
keys-enough = Basta così: finisci il turno, lascia correre
keys-piece = Prendi quel cammello, o scegli quel dado
keys-tile = Prendi una tessera, con un lato o l’altro in su
keys-tab = Disporre, o segnare i dadi
menu-keys = Tasti
settings-keys = Comandi a un tasto
settings-keys-on = sì
settings-keys-off = no
settings-keys-hint = Lettere, numeri e segni al tavolo; il punto interrogativo li elenca. Le frecce funzionano sempre.
rule-none = Non c’è una regola su questo. Vai prima a una cosa del tabellone, a una carta o a una scelta.

board-keys = Tabellone: le frecce spostano, Invio sceglie
board-open = { $thing }; si può scegliere
stack-under = { $lower } sotto { $upper }
space-stack = Casella { $space }: { $stack }
space-tile = Casella { $space }: { $side }, tessera di { $name }
tickets-on-top = Biglietti per il { $racer }, in cima quello da { $value }
pyramid-inside = Piramide; ancora dentro: { $dice }
pyramid-empty = La piramide è vuota
pile-cards = { $pile ->
    [winner] Puntate sul vincitore
   *[loser] Puntate sul perdente
}: { $count ->
    [0] nessuna
    [one] una carta
   *[other] { $count } carte
}
cards-in-hand = in mano: { $cards }
tile-laid = tessera sulla casella { $space }, { $side }
place-with = { $where }: { $what }
ground-banana = banane
ground-mango = albero di mango
ground-stall = bancarella
ground-mud = fango
ground-river = fiume
ground-bridge = ponte
course-home = Al traguardo: { $elephants }
course-rows = Il percorso ha { $rows } righe
course-waits = non ancora sul percorso
