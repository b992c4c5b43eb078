# Partite su questo dispositivo, replay, link, annullare, dadi onesti.

start-games = Le tue partite

games-title = Le tue partite
games-none = Ancora nessuna partita. Tutto quello che giochi si conserva qui da solo.
games-unreadable = Questo browser non ci lascia vedere le tue partite (forse è la modalità privata).
games-may-be-cleared = Safari può cancellare le partite dopo una settimana senza visite. Aggiungi Stampede alla schermata Home, o salva il file della partita che vuoi tenere.
games-leg = Tappa { $leg }
games-over = Finita
games-won = Finita. Vittoria: { $names }, con { $money }
games-more = Altro su { $name }
games-rename = Dalle un nome
games-rename-do = Tieni questo nome
games-name = Nome della partita
games-share = Condividi o salva un file
games-delete = Elimina
games-deleted = { $name }: eliminata.
games-undelete = Recuperala
games-not-changed = Questo browser si è rifiutato di modificare ciò che conserva.
games-import = Apri un file
games-imported = { $name } ora è tra le tue partite.
games-import-failed = Non è stato possibile aprire { $file }: { $why } Le tue partite sono com’erano.

parcel-unreadable = non è una partita di Stampede, oppure è danneggiata.

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
share-title = Condividi questa partita
share-wait = Preparo…
share-link = Link
share-link-whole = Si apre come replay. Contiene ogni mossa, i nomi e il seme dei dadi. La partita è finita, quindi non c’è più niente di segreto.
share-link-running = Si apre come replay fino a questo punto. Contiene le mosse pubbliche e i nomi. Le carte scommessa coperte e i dadi futuri non ci sono.
share-send = Condividi …
share-copy = Copia
share-copied = Il link è copiato.
share-copy-yourself = Il browser non ci lascia copiare. Il link è selezionato: copialo tu.
share-file = File
share-file-hint = Tutto ciò che contiene il link. Si riapre in “Le tue partite”, qui o su un altro dispositivo.
share-backup = File di backup
share-backup-hint = Per continuare altrove. Attenzione: contiene tutte le carte scommessa coperte. I dadi futuri non ci sono: si tirano di nuovo.
share-save = Salva il file

link-opened = Una corsa condivisa. Le tue partite restano come sono.
link-opened-running = Una corsa condivisa ancora in corso. Le carte coperte non sono nel link.
race-stopped = Questa corsa ha usato una regola che nel frattempo è cambiata. Si apre al passo { $ply } di { $of }. Ciò che è salvato resta com’è, e puoi continuare a giocare da qui.
link-failed = Il link non si può aprire: { $why } Non è cambiato nulla.

dice-title = Dadi onesti
dice-running = Tutti i dadi di questa corsa sono già decisi. Il sigillo qui sotto lo prova: annotalo, e a corsa finita potrai controllare qui ogni dado.
dice-right = Controllato: tutte le { $dice } estrazioni di questa corsa derivano dal seme, e il sigillo corrisponde. I dadi erano decisi prima della prima mossa.
dice-since = Quelle prima del passo { $ply } appartengono alla partita da cui questa è stata copiata.
dice-wrong = Il passo { $ply } non deriva dal seme. Qualcuno ha modificato questa registrazione.
dice-other-seal = Il sigillo di questa corsa non è quello con cui è cominciata. Qualcuno ha modificato questa registrazione.
dice-seal = Sigillo (SHA-256 del seme)
dice-seed = Seme

form-practice = Allenamento
form-practice-hint = Annulla qualsiasi mossa, anche dopo i dadi e le mosse degli altri. I dadi restano gli stessi.
