# Las páginas que enseñan: lo que rodea a lecciones y reglas. Las frases de las lecciones están en lessons-*.ftl.

learn-title = Aprender
learn-site-title = Aprender · Stampede
learn-description = Aprende Camel Derby y Elephant Derby jugando: lecciones cortas con tablero, pregunta a pregunta.
learn-intro = Una pregunta cada vez, en un tablero de verdad. Nada puede salir mal: prueba lo que quieras.
learn-rules = Reglas
learn-camel = Camel Derby
learn-elephant-derby = Elephant Derby
learn-camel-hint = Apuestas por camellos que se llevan a cuestas
learn-elephant-hint = Elefantes que llegan a la meta a empujones
learn-progress = { $done } de { $all } hechas
learn-back = Lecciones
learn-at = Pregunta { $number } de { $all }
learn-step = Siguiente paso
learn-step-at = Paso { $number } de { $all }
learn-next = Siguiente
learn-retry = Otra vez
learn-hint = Pista: { $hint }
learn-not-place = { $choice }: no, ahí no es. Fíjate bien y prueba en otro sitio.
learn-not-piece = { $choice }: no, no es ese. Fíjate bien y prueba con otro.
learn-finish = Terminar la lección
learn-finished = ¡Lección completa!
learn-course-finished = ¡Todas las lecciones hechas!
learn-learned = Lo que has aprendido
learn-progress-lessons = { $done } de { $all } lecciones hechas
learn-next-lesson = Próxima lección: { $title }
learn-play = ¡A correr!
learn-play-on = Seguir desde aquí
learn-hand = Tu mano
learn-hand-words = Tu mano: { $cards }
learn-in-words = El tablero en palabras
learn-odds = { $racer }: { $percent } %
learn-odds-label = Probabilidad de cada corredor de acabar la etapa en cabeza
learn-playouts-wins = Cuántas veces ganas desde ahí
learn-playouts-pounds = Con cuánto acabas desde ahí
learn-playouts-note = De media, cuando nuestros bots juegan { $races } carreras hasta el final tras cada respuesta. Más o menos { $error }.
learn-percent = { $percent } %
learn-pounds = { NUMBER($pounds, minimumFractionDigits: 1) } libras
learn-rule-links = Las reglas sobre esto
learn-loading = Cargando la lección …
learn-trouble = No se pudo cargar la lección. ¿Hay conexión?
learn-trouble-retry = Reintentar
learn-noscript = Las lecciones necesitan JavaScript. Las reglas se pueden leer sin él.

learn-space = { $camels } en la casilla { $space }
learn-under = { $lower } debajo de { $upper }
learn-tile = { $side ->
    [plus] Una ficha de vítores en la casilla { $space }
   *[minus] Una ficha de abucheo en la casilla { $space }
}
learn-stands = { $who }: { $place }
learn-snakes = { $count ->
    [one] una serpiente delante de ti
   *[other] { $count } serpientes delante de ti
}
learn-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

# Lo que dice un botón que hace algo.
learn-do-TakeTicket = Boleto { $racer } de { $value }
learn-do-TakeTicket-gone = Boleto { $racer }
learn-do-PlaceTile = Ficha en la casilla { $space }
learn-do-Reveal = Agitar la pirámide
learn-do-BetOnRace = { $pile ->
    [winner] El { $racer } gana la carrera
   *[loser] El { $racer } llega último
}
learn-do-JoinPartner = { $seat ->
    [1] Amina
    [2] Bruno
    [3] Chidi
    [4] Dalia
   *[5] Enzo
}
learn-do-Move = { $way ->
    [charge] Embestir
    [carpet] Volar
    [mango] Con jugo de mango
   *[plain] { $number ->
        [4] Andar 4, sin más
       *[other] Andar { $number }
    }
}
learn-do-PlayMouse = { $elephant ->
    [R] Ratón a Rojo, el tuyo
    [B] Ratón a Azul
    [G] Ratón a Verde
   *[Y] Ratón a Amarillo
}
learn-do-PlayCharmer = { $seat ->
    [0] Una serpiente para ti
    [1] Una serpiente para Amina
   *[2] Una serpiente para Bruno
}
learn-do-PlayCow = Jugar la vaca sagrada
learn-do-PlayTiger = Jugar el tigre
learn-do-Pass = Dejarlo pasar
learn-do-Discard = Descartar: { $card }
learn-do-Done = No hacer nada más
learn-do-Step = A la { $place }
learn-do-HerdCow = A la { $place }
learn-do-TakeStart = { $place }
learn-do-TakeCard = Recuperar: { $card }

# La página de reglas.
rules-site-title = Reglas · Stampede
rules-description = Las reglas de Camel Derby y Elephant Derby, una a una, con dibujos.
rules-title-camel = Las reglas de Camel Derby
rules-title-elephant = Las reglas de Elephant Derby
rules-short = Cómo se juega, en una página
rules-goal = El objetivo
rules-reference = Las reglas, una a una
rules-intro-camel = Cinco corredores (azul, verde, amarillo, rojo y púrpura) van de la casilla 1 a la 16 de una pista cerrada; la meta está entre la 16 y la 1. En la segunda edición, dos camellos locos, blanco y negro, corren al revés. Los camellos de una casilla forman una pila; el camello que se mueve y todos los que lleva encima son la unidad. Una etapa son cinco tiradas de la pirámide.
rules-intro-elephant = Hasta seis elefantes corren por un recorrido de filas y tres carriles. Las vacas estorban. Los jugadores tienen cartas en mano: las verdes mueven, las rojas hacen todo lo demás.
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Nada por aquí. Prueba con otra palabra.
    [one] una regla encontrada
   *[other] { $count } reglas encontradas
}
rules-contents = Contenido
rules-before = Antes
rules-after = Después
rules-figure = Así se ve
rules-practise = Practicar:
rules-reconstruction = Reconstrucción nuestra
rules-about-reconstruction = Las ilustraciones del reglamento impreso no nos han llegado. Cuántas cartas hay de cada tipo, qué hay en cada loseta, cuánto giran y dónde empiezan las vacas y los agujeros de ratón es obra nuestra, hecha para encajar con todo lo que dice el texto. Esas reglas van marcadas.
rules-about-rulings = Donde las reglas impresas callan o se contradicen, jugamos así.
rules-rulings = Aclaraciones
rules-question = Pregunta
rules-answer = Cómo jugamos
rules-cards = Las cartas
rules-card = Carta
rules-colour = Color
rules-count = Cuántas
rules-green = verde
rules-red = roja
rules-circuits = Los circuitos
rules-circuit = Circuito
rules-circuit-first = Primera carrera
rules-few = 2–4 jugadores
rules-many = 5–6 jugadores
learn-key-answer = Dar una respuesta por su número
learn-key-question = La pregunta y lo que se dijo de la respuesta
cow-on = Vaca en la { $place }
