# Un tablero dentro de otra página.

embed-title = Un tablero de Stampede
embed-play = Jugar ({ $megabytes } MB)
embed-start = Empezar
embed-play-on = Seguir desde aquí
embed-again = Otra vez
embed-shake = Agitar la pirámide
embed-score = { $name }: { $score }.
embed-open = Stampede
embed-reset = Volver al principio
embed-rests = Ahora se juega en otro tablero de esta página.
embed-go-on = Seguir aquí
embed-waits = Un momento: otro tablero está guardando sus camellos.
embed-loading = Descargando: { $done } de { $all } MB
embed-nearly = Ya casi está
embed-no-picture = El dibujo de esta posición llega con el juego.
embed-unknown = No hay ninguna lección ni escena llamada { $name }.
embed-trouble = No ha funcionado: { $why }
embed-offline = No se pudo cargar el dibujo. ¿Hay conexión?
embed-no-wasm = Este navegador no puede con el juego: WebAssembly falta o está desactivado. Solo queda el dibujo.
embed-noscript = Un tablero de Stampede: Camel Derby y Elephant Derby, para jugar en el navegador. JavaScript le da vida.
