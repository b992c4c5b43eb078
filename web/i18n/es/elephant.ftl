# Elephant Derby en la mesa. Los ids con mayúscula son los sucesos del motor; $you dice si se trata de quien lee.

form-edition-elephant = Elephant Derby
form-edition-elephant-hint = Cartas, vacas y empujones, de 2 a 6 jugadores
form-bot-calf = Bot: Cría
form-bot-mahout = Bot: Cornaca
form-bot-rajah = Bot: Rajá
form-course = Recorrido
form-course-first = Primera carrera
form-course-number = Circuito { $number }
form-course-own = Propio: { $name }
form-course-build = Crear un recorrido
form-course-all = Ver todos los recorridos
form-course-told = { $rows } filas: { $traits }
trait-long = largo
trait-short = corto
trait-winding = sinuoso
trait-narrow = estrecho
trait-mud = embarrado
trait-river = con un río
trait-bridge = con un puente

elephant-R = Rojo
elephant-B = Azul
elephant-G = Verde
elephant-Y = Amarillo
elephant-P = Púrpura
elephant-O = Naranja
cows = { $count ->
    [one] una vaca
   *[other] { $count } vacas
}
place-name = fila { $row }, { $lane ->
    [a] izquierda
    [b] centro
   *[c] derecha
}

card-6 = avance 6
card-5 = avance 5
card-c = embestida
card-f = alfombra voladora
card-j = jugo de mango
card-2 = avance 2
card-w = vaca sagrada
card-m = ratón
card-s = encantador de serpientes
card-k = mono
card-p = plegaria
card-t = tigre
card-hidden = una carta
card-6-does = Seis pasos. Quien estorbe se lleva un empujón.
card-5-does = Cinco pasos. Quien estorbe se lleva un empujón.
card-c-does = Cuatro pasos que empujan también a las vacas.
card-f-does = Vuela justo cuatro filas adelante, por encima de todo, hasta una casilla libre.
card-j-does = Cuatro pasos; cada uno puede ir en diagonal a una casilla libre.
card-2-does = Dos pasos. Roja: combina con cualquier otra carta.
card-w-does = Mueve vacas, ocho pasos en total.
card-m-does = Asusta a un elefante al que el ratón llegue: tres pasos atrás.
card-s-does = Da una serpiente: una carta menos en mano.
card-k-does = Quita al azar dos cartas a otra persona.
card-p-does = Recupera una carta de los descartes.
card-t-does = Espanta a tus serpientes. En un turno ajeno frena una carta roja.
card-label = { $colour ->
    [green] { $card }, carta verde
   *[red] { $card }, carta roja
}

hand-title = Tus cartas
hand-of = Cartas de { $name }
hand-choose = Juega una carta o dos, no dos verdes, o descarta.
hand-second-any = Juega otra carta, descarta una o acaba tu turno.
hand-second-red = Juega una carta roja, descarta una o acaba tu turno.
hand-discarded = { $count ->
    [one] Una carta descartada. Descarta más o acaba tu turno.
   *[other] { $count } cartas descartadas. Descarta más o acaba tu turno.
}
hand-played = Jugado en este turno: { $cards }
hand-empty = Sin cartas en mano
hand-waiting = Tus cartas para el próximo turno
hand-discard = Descartar
hand-play = Jugar
hand-end = Acabar turno
hand-back = Atrás
hand-piles = { $discards ->
    [0] Aún no hay descartes
    [one] Un descarte; arriba, { $card }
   *[other] { $discards } descartes; arriba, { $card }
}

way-plain = Andar { $points }
way-charge = Embestir { $points }
way-carpet = Volar { $points }
way-mango = Jugo de mango { $points }
way-of = { $elephant }: { $way }
way-mud = { $way } (el barro se lleva { $mud })
whose-snake = { $name }, con la serpiente de { $of }
more-places = Más: página { $page } de { $pages }
pick-target = ¿A quién?

ask-start = ¿Desde dónde sale { $elephant }?
ask-step = { $left ->
    [one] { $elephant } puede elegir: ¿por dónde? Queda un paso.
   *[other] { $elephant } puede elegir: ¿por dónde? Quedan { $left } pasos.
}
step-ahead = Adelante
step-back = Atrás
step-left = Izquierda
step-right = Derecha
step-ahead-left = Adelante izda.
step-ahead-right = Adelante dcha.
step-pushes = { $step }, empujando a { $pushed }
step-stay = Quedarse bajo el árbol
ask-cow = { $left ->
    [one] Queda un paso para las vacas: toca una vaca.
   *[other] Quedan { $left } pasos para las vacas: toca una vaca.
}
ask-cow-where = { $left ->
    [one] ¿Adónde? Un paso como mucho.
   *[other] ¿Adónde? { $left } pasos como mucho.
}
place-in-lane = { $where }, { $lane ->
    [a] izquierda
    [b] centro
   *[c] derecha
}
rows-ahead = { $rows ->
    [one] una fila más adelante
   *[other] { $rows } filas más adelante
}
rows-back = { $rows ->
    [one] una fila más atrás
   *[other] { $rows } filas más atrás
}
rows-same = misma fila
rows-ahead-of = { $rows ->
    [one] una fila por delante de { $elephant }
   *[other] { $rows } filas por delante de { $elephant }
}
rows-back-of = { $rows ->
    [one] una fila por detrás de { $elephant }
   *[other] { $rows } filas por detrás de { $elephant }
}
rows-same-of = al lado de { $elephant }
row-number = fila { $row }
start-front = fila delantera
start-back = fila trasera
cow-near = una vaca, { $where }
cows-done = Dejar las vacas
ask-prayer = ¿Qué carta recuperas?
ask-stall = El puesto muestra: { $card }. ¿Cómo se usa?
ask-stall-mouse = El puesto muestra un ratón. ¿A qué elefante asusta?
mouse-stay = Dejarlo en su agujero
tiger-play = Jugar el tigre
tiger-pass = Dejarlo pasar
tiger-nobody = Nadie
tiger-look = { $name }: mis cartas
tiger-none = Aquí no hay tigre.
ask-hand = Ahora solo puede mirar { $name }
ask-hand-hint = Pásale la tableta a { $name }: las cartas son secretas.
ask-hand-show = Soy { $name }: ver mis cartas
tap-card-first = Elige primero una carta.

turn-row = { $count ->
    [one] { $elephants } va en cabeza: fila { $row } de { $rows }
   *[other] { $elephants } van en cabeza a la par: fila { $row } de { $rows }
}
turn-home-one = { $home } en la meta, falta { $elephant }
games-row = Fila { $row }
panel-row = fila { $row }
panel-home = meta
panel-hand = { $count ->
    [one] una carta en mano
   *[other] { $count } cartas en mano
}
panel-snakes = { $count ->
    [one] una serpiente
   *[other] { $count } serpientes
}
finish-title = Fin de la carrera
finish-won = ¡{ $name } gana la carrera!
finish-you = ¡Ganas la carrera!
finish-rows = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
finish-chart = Hasta dónde había llegado cada cual
finish-chart-text = { $rows ->
    [one] { $name }: { $rows } fila
   *[other] { $name }: { $rows } filas
}

StartTaken = { $you ->
    [yes] Sales con { $elephant } en la { $place }.
   *[no] { $name } sale con { $elephant } en la { $place }.
}
HandsDealt = Se reparten seis cartas por cabeza.
CardsDrawn = { $you ->
    [yes] Robas: { $cards }.
   *[no] { $count ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
}
PileShuffled = Se barajan los descartes: hay mazo nuevo.
TurnStarted = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $name }.
}
TurnStarted-stuck = { $you ->
    [yes] Tu turno. Antes hay que salir del barro: { $elephants }.
   *[no] Turno de { $name }. Antes hay que salir del barro: { $elephants }.
}
CardPlayed-plain = { $you ->
    [yes] Juegas “{ $card }” con { $elephant }, como simple avance.
   *[no] { $name } juega “{ $card }” con { $elephant }, como simple avance.
}
CardPlayed-Move = { $you ->
    [yes] Juegas “{ $card }” con { $elephant }.
   *[no] { $name } juega “{ $card }” con { $elephant }.
}
CardPlayed-PlayMouse = { $you ->
    [yes] Le mandas el ratón a { $elephant }.
   *[no] { $name } le manda el ratón a { $elephant }.
}
CardPlayed-PlayMonkey = { $you ->
    [yes] Le mandas el mono a { $other }.
   *[no] { $name } le manda el mono a { $other }.
}
CardPlayed-PlayCow = { $you ->
    [yes] Juegas la vaca sagrada.
   *[no] { $name } juega la vaca sagrada.
}
CardPlayed-PlayPrayer = { $you ->
    [yes] Rezas una plegaria.
   *[no] { $name } reza una plegaria.
}
CardPlayed-PlayCharmer = { $you ->
    [yes] Encantas una serpiente para { $other }.
   *[no] { $name } encanta una serpiente para { $other }.
}
CardPlayed-PlayTiger = { $you ->
    [yes] Juegas un tigre contra tus serpientes.
   *[no] { $name } juega un tigre contra sus serpientes.
}
CardApplied = { $you ->
    [yes] Usas la carta del puesto: { $card }.
   *[no] { $name } usa la carta del puesto: { $card }.
}
TigerPlayed = { $you ->
    [yes] ¡Respondes con un tigre!
   *[no] ¡{ $name } responde con un tigre!
}
CardCancelled = { $you ->
    [yes] Tu carta se queda en nada: { $card }.
   *[no] La carta de { $name } se queda en nada: { $card }.
}
CardDiscarded = { $you ->
    [yes] Descartas: { $card }.
   *[no] { $name } descarta: { $card }.
}
ElephantMoved-plain = { $elephant } da { $steps ->
    [one] un paso.
   *[other] { $steps } pasos.
}
ElephantMoved-plain-push = { $elephant } da { $steps ->
    [one] un paso y empuja a { $pushed }.
   *[other] { $steps } pasos y empuja a { $pushed }.
}
ElephantMoved-charge = { $elephant } embiste: { $steps ->
    [one] un paso.
   *[other] { $steps } pasos.
}
ElephantMoved-charge-push = { $elephant } embiste: { $steps ->
    [one] un paso, empujando a { $pushed }.
   *[other] { $steps } pasos, empujando a { $pushed }.
}
ElephantMoved-mango = { $elephant } baila { $steps ->
    [one] un paso.
   *[other] { $steps } pasos.
}
ElephantMoved-mango-push = { $elephant } baila { $steps ->
    [one] un paso y empuja a { $pushed }.
   *[other] { $steps } pasos y empuja a { $pushed }.
}
ElephantMoved-scared = { $elephant } huye { $steps ->
    [one] un paso atrás.
   *[other] { $steps } pasos atrás.
}
ElephantMoved-scared-push = { $elephant } huye { $steps ->
    [one] un paso atrás y empuja a { $pushed }.
   *[other] { $steps } pasos atrás y empuja a { $pushed }.
}
ElephantFlew = { $elephant } vuela { $rows ->
    [one] una fila.
   *[other] { $rows } filas, por encima de todo.
}
MudLeft = { $elephant } sale del barro por { $points ->
    [one] un paso
   *[other] { $points } pasos
}; { $left ->
    [one] queda uno
   *[other] quedan { $left }
}.
ElephantHalted-leads = { $elephant } llega al cruce en primer lugar y se para.
ElephantHalted-waits = { $elephant } se para en el cruce y espera a que pase el primero.
LeaderChanged = Ahora { $elephant } va primero en el cruce.
CrossingOpened = { $elephant } ha cruzado: el paso queda abierto para todos.
CowLeft = Una vaca cruza la meta de un empujón y se va de paseo.
ElephantHome-walk = ¡{ $elephant } cruza la meta!
ElephantHome-push = ¡{ $elephant } cruza la meta de un empujón!
ElephantHome-carpet = ¡{ $elephant } cruza la meta volando!
home-one = { $you ->
    [yes] Para ganar te falta que llegue también { $elephant }.
   *[no] Para ganar, a { $name } le falta que llegue también { $elephant }.
}
home-both = { $you ->
    [yes] ¡Tus dos elefantes están en la meta!
   *[no] ¡Los dos elefantes de { $name } están en la meta!
}
SpaceReached-banana = { $elephant } se para en un bananero: cartas hasta nueve.
SpaceReached-mango = { $elephant } se para en un árbol de mango: dos pasos más, si apetece.
SpaceReached-stall = { $elephant } se para en un puesto del mercado.
TreeLeft = { $elephant } se queda bajo el árbol de mango.
CardTurnedUp = El puesto muestra: { $card }.
CardTurnedUp-useless = El puesto muestra una carta que aquí no sirve: { $card }.
MouseRan = El ratón corre hasta { $elephant }.
MouseStayed = { $you ->
    [yes] Dejas al ratón en su agujero.
   *[no] { $name } deja al ratón en su agujero.
}
CardsStolen = { $you ->
    [yes] Le quitas a { $other }: { $cards }.
   *[no] { $name } le quita a { $other }: { $cards }.
}
CardsStolen-hidden = { $count ->
    [one] { $name } le quita una carta a { $other }.
   *[other] { $name } le quita { $count } cartas a { $other }.
}
CowHerded = Una vaca da { $steps ->
    [one] un paso.
   *[other] { $steps } pasos.
}
CardTaken = { $you ->
    [yes] Recuperas de los descartes: { $card }.
   *[no] { $name } recupera una carta de los descartes.
}
SnakeGiven = { $you ->
    [yes] Recibes una serpiente: una carta menos.
   *[no] { $name } recibe una serpiente: una carta menos.
}
SnakeMoved = { $you ->
    [yes] Recibes la serpiente de { $of }: una carta menos.
   *[no] { $name } recibe la serpiente de { $of }: una carta menos.
}
SnakesChased = { $you ->
    [yes] Tu tigre espanta { $snakes ->
        [one] una serpiente
       *[other] { $snakes } serpientes
    }.
   *[no] El tigre de { $name } espanta { $snakes ->
        [one] una serpiente
       *[other] { $snakes } serpientes
    }.
}
RaceWon = { $you ->
    [yes] ¡Ganas la carrera!
   *[no] ¡{ $name } gana la carrera!
}

lens-in = Más cerca
lens-out = Más lejos
lens-whole = Todo el recorrido
lens-mine = Mi elefante
lens-leader = En cabeza
lens-map = Mapa del recorrido: toca para mirar ahí

fork-hint-elephant = Con este turno empieza una partida nueva, con otra suerte. La carrera que estás viendo se queda como está.
fork-dealt-elephant = Las manos que no puedes ver y el mazo se reparten de nuevo, así la copia no revela nada.

form-practice-hint-elephant = Deshaz cualquier jugada, incluso cartas robadas y turnos ajenos. Las cartas no cambian.
