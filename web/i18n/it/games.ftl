# Partite su questo dispositivo, replay, link, annullare, dadi onesti.

games-title = Le tue partite
games-none = Ancora nessuna partita. Tutto quello che giochi si conserva qui da solo.
games-unreadable = Questo browser non ci lascia vedere le tue partite (forse è la modalità privata).
games-may-be-cleared = Safari può cancellare le partite dopo una settimana senza visite. Aggiungi Stampede alla schermata Home, o salva il file della partita che vuoi tenere.
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

dice-title = Dadi onesti
dice-running = Tutti i dadi di questa corsa sono già decisi. Il sigillo qui sotto lo prova: annotalo, e a corsa finita potrai controllare qui ogni dado.
dice-right = Controllato: tutte le { $dice } estrazioni di questa corsa derivano dal seme, e il sigillo corrisponde. I dadi erano decisi prima della prima mossa.
dice-since = Quelle prima del passo { $ply } appartengono alla partita da cui questa è stata copiata.
dice-wrong = Il passo { $ply } non deriva dal seme. Qualcuno ha modificato questa registrazione.
dice-other-seal = Il sigillo di questa corsa non è quello con cui è cominciata. Qualcuno ha modificato questa registrazione.
dice-seal = Sigillo (SHA-256 del seme)
dice-seed = Seme

share-link-elephant = Si apre dove è cominciato questo turno. Contiene il percorso, la posizione di ognuno e i nomi. Le mani, il mazzo e tutto ciò che precede questo turno non ci sono.
share-backup-elephant = Per continuare altrove. Attenzione: contiene tutte le mani e ogni carta pescata. Le carte future non ci sono: si pescano di nuovo.
share-link-whole-elephant = Si apre come replay. Contiene ogni mossa, i nomi e il seme delle carte. La partita è finita, quindi non c’è più niente di segreto.
deal-title = Carte oneste
deal-running = L’ordine di tutte le carte di questa corsa è già deciso. Il sigillo qui sotto lo prova: annotalo, e a corsa finita potrai controllare qui ogni carta.
deal-right = Controllato: tutte le { $draws } estrazioni di questa corsa derivano dal seme, e il sigillo corrisponde. Le carte erano decise prima della prima mossa.
