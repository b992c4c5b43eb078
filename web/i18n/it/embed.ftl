# Un tabellone dentro un’altra pagina.

embed-title = Un tabellone di Stampede
embed-play = Gioca ({ $megabytes } MB)
embed-start = Via
embed-play-on = Gioca da qui
embed-again = Ancora una
embed-shake = Scuoti la piramide
embed-score = { $name }: { $score }.
embed-open = Stampede
embed-reset = Torna all’inizio
embed-rests = Ora si gioca su un altro tabellone di questa pagina.
embed-go-on = Continua qui
embed-waits = Un momento: un altro tabellone sta riponendo i cammelli.
embed-loading = In arrivo: { $done } di { $all } MB
embed-nearly = Ci siamo quasi
embed-no-picture = La figura di questa posizione arriva con il gioco.
embed-unknown = Non c’è nessuna lezione o scena chiamata { $name }.
embed-trouble = Non ha funzionato: { $why }
embed-offline = Non è stato possibile caricare la figura. C’è connessione?
embed-no-wasm = Questo browser non può far girare il gioco: WebAssembly manca o è disattivato. C’è solo la figura.
embed-noscript = Un tabellone di Stampede: Camel Derby ed Elephant Derby, da giocare nel browser. JavaScript gli dà vita.
