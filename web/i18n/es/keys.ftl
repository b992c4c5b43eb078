# Teclas, y el tablero para quien escucha.

skip-label = Atajos
skip-choices = Ir a las opciones
skip-board = Ir al tablero
choices-label = Lo que puedes hacer

listen-open = Escuchar
listen-title = Escuchar de nuevo
listen-event = Lo último que pasó
listen-board = Qué hay en cada sitio
listen-mine = Lo que tengo
listen-odds = Las probabilidades de esta etapa
listen-options = Lo que puedo hacer
listen-nothing = Todavía no hay nada que contar.
listen-odd = { $racer } { $chance }
listen-leads = En cabeza al final de esta etapa: { $odds }
menu-listen = Escuchar

keys-open = Teclas
keys-title = Todas las teclas
keys-close = Cerrar
keys-letters = Las letras, los números y los signos hacen algo
keys-space = Espacio
keys-everywhere = En todas partes
keys-table = En la mesa
keys-race = En tu turno
keys-lens = Mirar de cerca
keys-arrows = Al vecino: en el tablero, entre cartas y opciones, en el registro
keys-ends = Al primero, al último
keys-pages = A lo siguiente con lo que se puede hacer algo
keys-enter = Elegirlo
keys-back = Volver: de una pregunta, de un cajón, de una carta elegida
keys-not-now = Ahora no se puede.
keys-rule = La regla sobre lo que tiene el foco
keys-ticket = El boleto o la carta de ese camello; la misma tecla otra vez confirma
keys-card = Elegir una carta por su lugar en la mano
keys-play = Jugar la carta elegida
keys-enough = Ya basta: terminar el turno, dejarlo pasar
keys-piece = Tomar ese camello, o elegir ese dado
keys-tile = Tomar una ficha, con un lado o el otro hacia arriba
keys-tab = Colocar, o anotar dados
menu-keys = Teclas
settings-keys = Órdenes de una tecla
settings-keys-on = sí
settings-keys-off = no
settings-keys-hint = Letras, números y signos en la mesa; el signo de interrogación muestra la lista. Las flechas funcionan siempre.
rule-none = No hay regla sobre esto. Ve antes a algo del tablero, a una carta o a una opción.

board-keys = Tablero: las flechas mueven, Intro elige
board-open = { $thing }; se puede elegir
stack-under = { $lower } debajo de { $upper }
space-stack = Casilla { $space }: { $stack }
space-tile = Casilla { $space }: { $side }, ficha de { $name }
tickets-on-top = Boletos del { $racer }, arriba el de { $value }
pyramid-inside = Pirámide; quedan dentro: { $dice }
pyramid-empty = La pirámide está vacía
pile-cards = { $pile ->
    [winner] Apuestas por el ganador
   *[loser] Apuestas por el perdedor
}: { $count ->
    [0] ninguna
    [one] una carta
   *[other] { $count } cartas
}
cards-in-hand = en mano: { $cards }
tile-laid = ficha en la casilla { $space }, { $side }
place-with = { $where }: { $what }
ground-banana = plátanos
ground-mango = mango
ground-stall = puesto del mercado
ground-mud = barro
ground-river = río
ground-bridge = puente
course-home = En la meta: { $elephants }
course-rows = El recorrido tiene { $rows } filas
course-waits = todavía fuera del recorrido
