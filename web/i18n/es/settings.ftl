# Los ajustes: sus grupos, lo que solo necesitan algunos dispositivos y la muestra.

settings-site-title = Ajustes · Stampede
settings-description = Idioma, colores, tamaño de las piezas, movimiento y sonido de Stampede, con una muestra.
settings-intro = Cada elección vale al momento y se recuerda en este dispositivo, para los dos juegos.
settings-noscript = Los ajustes necesitan JavaScript.
settings-all = Todos los ajustes
settings-group-see = Lo que ves
settings-group-motion = Movimiento y sonido
settings-group-table = En la mesa
settings-group-device = Este dispositivo
settings-pieces = Tamaño de las piezas
settings-pieces-usual = Normal
settings-pieces-large = Grande
settings-pieces-hint = Grande es para una tableta en medio de la mesa: crecen los animales, los dados, los números y los paneles.
settings-seats = Alrededor de una tableta
settings-seats-same = Todo en el mismo sentido
settings-seats-facing = Cada puesto mira a su jugador
settings-seats-hint = Los paneles giran hacia donde se sienta cada cual; un toque en la flecha los gira un poco más. Lo que lee quien juega se da la vuelta para los del otro lado.
turn-seat = Girar el puesto de { $name }

preview-title = Así se ve
preview-player = Amina
preview-log = Azul avanza 1 casilla y sube encima de Amarillo.
preview-log-elephant = Rojo avanza un paso hacia Verde.
preview-move = Ver el movimiento
