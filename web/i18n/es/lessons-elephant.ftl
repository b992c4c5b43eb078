# Las lecciones de Elephant Derby. Los ids de una escena empiezan por su nombre: la pregunta, una pista, qué decir a cada respuesta.

lesson-elephant-first = Tu primer turno
scene-elephant-first-you = Llevas el elefante rojo y es tu turno. Gana quien cruce primero la meta. ¿Cuál es tu elefante? Tócalo.
scene-elephant-first-you-hint = Es el rojo, el de la letra R.
scene-elephant-first-you-right = Ese es el tuyo. Debajo ves tu mano: cartas verdes y rojas.
scene-elephant-first-you-wrong-1 = Ese es el elefante de Amina. El tuyo es el rojo.

scene-elephant-first-green = Las cartas verdes te llevan adelante. El elefante verde está en tu camino. Juega tu mejor carta verde.
scene-elephant-first-green-hint = Cuanto mayor el número, más lejos llegas.
scene-elephant-first-green-right = ¡Seis pasos! Has empujado a Verde por delante; los elefantes nunca se atraviesan.
scene-elephant-first-green-wrong-1 = Solo dos pasos. El 2 es rojo, así que puede venir después de una carta verde.

scene-elephant-first-red = Puedes jugar una segunda carta, pero no otra verde. Azul va delante. ¿Qué carta juegas?
scene-elephant-first-red-hint = Las cartas rojas acompañan a las verdes, y los ratones asustan a los elefantes.
scene-elephant-first-red-right = El ratón sale de su agujero y Azul corre tres pasos atrás. Ahora vais casi a la par.
scene-elephant-first-red-wrong-1 = Dos cartas verdes en un turno no valen. A una verde le acompaña una roja.

scene-elephant-first-draw = Has jugado dos cartas: tu turno termina. Robas hasta tener seis. ¿Cuántas robas?
scene-elephant-first-draw-hint = Aún tienes cuatro en la mano.
scene-elephant-first-draw-right = Dos, y vuelves a tener seis. Eso es un turno entero: carta, carta y robar. Ahora le toca a Amina.
scene-elephant-first-draw-wrong-1 = Robas hasta tener seis, y aún te quedan cuatro: bastan dos.

lesson-elephant-course = El recorrido
scene-elephant-course-map = Los elefantes corren por un recorrido de losetas de tres carriles, a veces menos. Por el camino hay árboles, puestos, barro, un río y un buen número de vacas. Gana quien cruce primero la meta. Las ilustraciones impresas del recorrido no nos han llegado: esta es nuestra reconstrucción.

scene-elephant-course-start = Antes de la carrera cada cual ocupa un sitio de Salida, el primer jugador al final. Bruno y Amina ya están colocados. Tú juegas primero, así que sales justo detrás de uno de ellos. ¿Dónde te pones?
scene-elephant-course-start-hint = Busca un sitio libre con un elefante justo delante.
scene-elephant-course-start-right = Ya estás: tu primera carta empujará a ese elefante, así que jugar primero tiene su precio. Ahora se reparten seis cartas por cabeza, ¡y a correr!
scene-elephant-course-start-wrong-1 = Delante de ese sitio no hay nadie. Quien juega primero sale detrás de otro elefante.

scene-elephant-course-walk = Llevas el elefante rojo y juegas un 6. Va en línea recta por su carril, nunca hacia atrás ni en diagonal. ¿Dónde acaba? Toca una casilla.
scene-elephant-course-walk-hint = Cuenta seis casillas en línea recta.
scene-elephant-course-walk-right = Seis pasos en línea recta.
scene-elephant-course-walk-wrong-1 = Para eso haría falta un paso de lado. Los elefantes siguen por su carril mientras pueden.

lesson-elephant-turn = Manos y turnos
scene-elephant-turn-second = En un turno juegas una carta, o dos que no sean ambas verdes. Has jugado un 6 verde. ¿Qué puede venir después?
scene-elephant-turn-second-hint = Las cartas verdes llevan un número grande. El 2 es rojo.
scene-elephant-turn-second-right = Verde y roja hacen buena pareja. En vez de una segunda carta también podrías descartar una.
scene-elephant-turn-second-wrong-1 = Dos cartas verdes en un turno no valen. El 2 es rojo: ese sí.

scene-elephant-turn-draw = Dos cartas jugadas, quedan cuatro: tu turno ha terminado. ¿Cuántas robas?
scene-elephant-turn-draw-hint = Robas hasta tener seis.
scene-elephant-turn-draw-right = Dos, hasta tener seis. Después le toca a Amina.
scene-elephant-turn-draw-wrong-1 = Robas hasta tener seis cartas, no seis cartas: bastan dos.

scene-elephant-turn-idle = Un tigre espanta serpientes, pero no tienes ninguna, y no vale quedarse sin hacer nada. ¿Qué puedes hacer?
scene-elephant-turn-idle-hint = Una carta que no puede hacer nada no se puede jugar. Pero sí se puede soltar.
scene-elephant-turn-idle-right = La descartas. Quien no juega ninguna carta puede descartar tantas como quiera, al menos una.
scene-elephant-turn-idle-wrong-1 = Una carta que no puede hacer nada no se puede jugar, solo descartar.
scene-elephant-turn-idle-wrong-2 = Juega una carta o descarta al menos una: eso se le pide a todo el mundo.

scene-elephant-turn-pile = Todas las demás cartas se han usado y el mazo está vacío. Juegas un 2 y deberías robar dos. ¿Qué pasa?
scene-elephant-turn-pile-hint = Los descartes no se pierden.
scene-elephant-turn-pile-choice-shuffle = Se barajan los descartes
scene-elephant-turn-pile-choice-none = Ya no roba nadie
scene-elephant-turn-pile-right = Los descartes forman un mazo nuevo, y robas de él.
scene-elephant-turn-pile-wrong-1 = Los descartes forman un mazo nuevo. Solo si tampoco hay descartes deja de robar todo el mundo.

scene-elephant-turn-secret = ¿Qué sabes de las manos ajenas?
scene-elephant-turn-secret-hint = Mira los paneles bajo el recorrido.
scene-elephant-turn-secret-choice-number = Cuántas cartas tienen
scene-elephant-turn-secret-choice-cards = Qué cartas tienen
scene-elephant-turn-secret-right = Cuántas, y las serpientes que tienen delante. Sus cartas y el mazo son secretos.
scene-elephant-turn-secret-wrong-1 = Las manos son secretas hasta el final de la carrera. Solo ves cuántas cartas hay.

lesson-elephant-pushing = Empujar
scene-elephant-pushing-line = Juegas un 5. Azul y Verde están en tu camino. ¿Dónde queda Azul después?
scene-elephant-pushing-line-hint = A los elefantes que tienes delante los empujas, una casilla por cada paso.
scene-elephant-pushing-line-right = Tú empujas a Azul y Azul empuja a Verde: se mueve toda la hilera.
scene-elephant-pushing-line-wrong-1 = Los elefantes no se adelantan. Rojo empuja a Azul, y Azul empuja a Verde.

scene-elephant-pushing-lost = Juegas un 6. Delante, en tu carril, hay una vaca, y otra al lado de la casilla anterior. ¿Dónde acaba Rojo?
scene-elephant-pushing-lost-hint = Las vacas no se empujan, y no hay pasos en diagonal.
scene-elephant-pushing-lost-right = Un paso, y ahí se queda. Los otros cinco se pierden.
scene-elephant-pushing-lost-wrong-1 = Ese es un paso en diagonal. Delante y al lado hay vacas, así que Rojo se para tras un paso y pierde el resto.

scene-elephant-pushing-cow = Azul está justo delante de una vaca. Juegas el 2 rojo detrás de él. ¿Adónde va Rojo?
scene-elephant-pushing-cow-hint = Una hilera que acaba en una vaca no se puede empujar.
scene-elephant-pushing-cow-right = De lado y luego adelante. Un 2 rojo mueve como cualquier otra carta.
scene-elephant-pushing-cow-wrong-1 = Azul no tiene adónde ir, así que no se le puede empujar. Rojo va de lado y luego adelante.

lesson-elephant-sideways = De lado
scene-elephant-sideways-round = Juegas un 6. A Azul se le puede empujar hasta el final de su carril, no más; y Amarillo está ante una vaca. ¿Dónde acaba Rojo?
scene-elephant-sideways-round-hint = Si no se puede ir adelante, se va de lado; en cuanto se puede otra vez, adelante.
scene-elephant-sideways-round-right = Tres pasos adelante con Azul, dos de lado dejando atrás a Amarillo y uno adelante con Verde. ¡Menudo paseo!
scene-elephant-sideways-round-wrong-1 = Ahí ya no puede ir más adelante. Los pasos que quedan lo llevan de lado, hasta que pueda avanzar otra vez.

scene-elephant-sideways-choose = Tienes una vaca delante. Puedes elegir el lado, pero mientras vas de lado no puedes dar la vuelta. ¿Qué casilla eliges?
scene-elephant-sideways-choose-hint = Mira qué hay delante a cada lado.
scene-elephant-sideways-choose-right = ¡Vía libre! En cuanto puede ir adelante, Rojo va adelante.
scene-elephant-sideways-choose-wrong-1 = También en este lado hay una vaca delante, y no puedes dar la vuelta: los otros cinco pasos se pierden.

lesson-elephant-charge = Embestir
scene-elephant-charge-line = Azul, Amarillo, Verde y una vaca están en tu carril. ¿Cómo usas tu carta de embestida?
scene-elephant-charge-line-hint = Una embestida también empuja vacas.
scene-elephant-charge-line-right = ¡Paso! En una embestida las vacas se empujan como elefantes, también en hileras mezcladas.
scene-elephant-charge-line-wrong-1 = Usada sin más, la carta no empuja vacas. Rojo tiene que apartarse y no llega tan lejos.

scene-elephant-charge-sideways = Aquí tu carril se acaba delante de ti, y al lado hay una vaca. ¿Qué haría una embestida?
scene-elephant-charge-sideways-hint = La embestida es para lo que está justo delante.
scene-elephant-charge-sideways-choice-stuck = Nada: Rojo no puede moverse
scene-elephant-charge-sideways-choice-pushes = Empujar la vaca de lado
scene-elephant-charge-sideways-right = De lado nunca se empuja a las vacas, ni siquiera en una embestida.
scene-elephant-charge-sideways-wrong-1 = Una embestida solo empuja a las vacas de justo delante. De lado es un paso como cualquier otro: Rojo no puede moverse.

lesson-elephant-flying = Volar
scene-elephant-flying-over = Azul está ante una vaca en tu carril. ¿Cómo usas tu alfombra voladora?
scene-elephant-flying-over-hint = Una alfombra vuela cuatro casillas en línea recta, por encima de todo.
scene-elephant-flying-over-right = Por encima de los dos, exactamente cuatro casillas.
scene-elephant-flying-over-wrong-1 = A pie tienes que rodearlos y no llegas tan lejos.

scene-elephant-flying-gap = Más adelante faltan dos casillas de tu carril. ¿Ayuda una alfombra?
scene-elephant-flying-gap-hint = Solo tiene que existir la casilla donde aterriza.
scene-elephant-flying-gap-right = Las casillas que faltan se pueden sobrevolar. La de aterrizaje existe y está libre.
scene-elephant-flying-gap-wrong-1 = A pie también se puede, pero das un rodeo y te quedas una casilla más atrás.

scene-elephant-flying-land = Azul está exactamente cuatro casillas delante de ti. ¿Qué puedes jugar?
scene-elephant-flying-land-hint = Una alfombra necesita una casilla libre para aterrizar.
scene-elephant-flying-land-right = A pie empujas a Azul. Una alfombra no podría aterrizar ahí.
scene-elephant-flying-land-wrong-1 = La alfombra vuela exactamente cuatro casillas, y ahí está Azul. No puede aterrizar.

lesson-elephant-mango = Mangos
scene-elephant-mango-juice = Bebes jugo de mango: cada paso puede ir también en diagonal hacia delante, a una casilla libre. ¿Cómo adelantas a Azul sin empujarlo?
scene-elephant-mango-juice-hint = En diagonal, hacia el lado donde nadie estorba.
scene-elephant-mango-juice-right = Elegante. En diagonal nunca se empuja a nadie.
scene-elephant-mango-juice-wrong-1 = En línea recta sigues empujando: Azul se lleva cuatro pasos de regalo.

scene-elephant-mango-tree = Tu movimiento acabó bajo un árbol de mango. Eso ofrece dos pasos más en el acto, diagonales incluidas. ¿Los das?
scene-elephant-mango-tree-hint = Dos pasos gratis.
scene-elephant-mango-tree-right = Dos casillas más, y tu turno ni siquiera ha terminado.
scene-elephant-mango-tree-wrong-1 = Puedes quedarte. Pero dos pasos gratis habrían estado bien.

lesson-elephant-spaces = Árboles y puestos
scene-elephant-spaces-banana = Un 2 te lleva a un bananero: ahí robas en el acto hasta tener nueve cartas. Pero tienes dos serpientes delante. ¿Cuántas cartas tienes después?
scene-elephant-spaces-banana-hint = Una menos por cada serpiente.
scene-elephant-spaces-banana-right = Siete: nueve, menos una por cada serpiente.
scene-elephant-spaces-banana-wrong-1 = Sin serpientes serían nueve. Cada una cuesta una carta: siete.

scene-elephant-spaces-stall = Un 2 te lleva a un puesto del mercado. Se da la vuelta a la carta de arriba del mazo: otro 2. ¿Qué pasa con ella?
scene-elephant-spaces-stall-hint = Se usa en el acto, sin jugarla.
scene-elephant-spaces-stall-choice-applied = Me hace avanzar en el acto
scene-elephant-spaces-stall-choice-hand = Me la llevo a la mano
scene-elephant-spaces-stall-right = Se usa en el acto y se descarta. No cuenta entre tus cartas, y nadie puede responderle.
scene-elephant-spaces-stall-wrong-1 = La carta de un puesto se usa en el acto, si se puede, y después se descarta.

scene-elephant-spaces-pushed = Juegas un 2, empujas a Azul más allá del bananero y acabas tú en él. ¿Qué saca de esto Amina, que lleva a Azul?
scene-elephant-spaces-pushed-hint = Una casilla funciona para quien acaba en ella su propio movimiento.
scene-elephant-spaces-pushed-choice-nothing = Nada
scene-elephant-spaces-pushed-choice-bananas = Hasta nueve cartas
scene-elephant-spaces-pushed-right = Nada. Las casillas nunca funcionan con quien llega empujado; pero tú sí puedes robar ahora.
scene-elephant-spaces-pushed-wrong-1 = Las casillas no funcionan con quien llega empujado. Solo robas tú, que acabaste ahí tu propio movimiento.

lesson-elephant-water = Barro y río
scene-elephant-water-mud = Tu turno empieza en un barro que cuesta 2. Juegas un 5. ¿Dónde acabas?
scene-elephant-water-mud-hint = Primero hay que salir: 5 menos 2.
scene-elephant-water-mud-right = Dos puntos para salir, quedan tres pasos.
scene-elephant-water-mud-wrong-1 = Salir cuesta antes 2 puntos, así que solo quedan tres pasos.

scene-elephant-water-stuck = Ahora el barro cuesta 4. ¿Qué carta te saca?
scene-elephant-water-stuck-hint = El número tiene que ser mayor que 4.
scene-elephant-water-stuck-right = 5 es más que 4: un paso, pero fuera. El barro que solo se atraviesa no cuesta nada.
scene-elephant-water-stuck-wrong-1 = Un 4 se gasta entero en salir, así que no se puede jugar. Necesitas más de 4.
scene-elephant-water-stuck-wrong-2 = Un 2 nunca saca a nadie del barro. Necesitas más de 4.

scene-elephant-water-halt = Nadie ha cruzado el río todavía. Juegas un 5. ¿Dónde acabas?
scene-elephant-water-halt-hint = El primero que llega a un río se para antes.
scene-elephant-water-halt-right = Te paras y encabezas: nadie cruza antes que tú, y nadie puede empujarte, salvo con una embestida. En tu próximo turno podrás seguir.
scene-elephant-water-halt-wrong-1 = El primer elefante que llega le tiene miedo al agua y se para antes. En su próximo turno podrá seguir.

scene-elephant-water-leader = El elefante azul de Amina llegó primero al río y encabeza. ¿Con qué carta cruzas en este turno?
scene-elephant-water-leader-hint = Azul cierra el río. Solo una carta puede quitarte a Azul de delante.
scene-elephant-water-leader-right = La embestida empuja a Azul al otro lado. Con el primero al otro lado, el río queda abierto a todos para siempre, y tú vas detrás.
scene-elephant-water-leader-wrong-1 = Mientras Azul encabece aquí, ningún otro elefante cruza, tampoco en alfombra. Si nadie se hubiera parado ante el río, podrías volar.
scene-elephant-water-leader-wrong-2 = Un movimiento normal no puede empujar a Azul. Lo rodeas y esperas a su lado: nadie cruza antes que Azul.

lesson-elephant-mouse = Ratón y mono
scene-elephant-mouse-scare = Juegas un ratón. Sale de un agujero, corre hasta seis casillas, y el elefante que encuentra huye tres pasos atrás. ¿A cuál se lo mandas?
scene-elephant-mouse-scare-hint = ¿Quién va muy adelantado?
scene-elephant-mouse-scare-right = Azul huye tres pasos atrás, muerto de miedo.
scene-elephant-mouse-scare-wrong-1 = ¿A tu propio elefante? Se puede, pero tres pasos atrás son tres pasos atrás.

scene-elephant-mouse-behind = El ratón asusta a Azul, que retrocede tres pasos, y Verde está detrás. ¿Dónde acaba Verde?
scene-elephant-mouse-behind-hint = Un elefante asustado empuja a quien tiene detrás, vacas incluidas.
scene-elephant-mouse-behind-right = También va hacia atrás, a empujones. Lo mismo les pasa a las vacas.
scene-elephant-mouse-behind-wrong-1 = Azul empuja a quien tiene detrás, así que Verde también tiene que retroceder.

scene-elephant-mouse-monkey = Juegas un mono contra Amina. Tiene cuatro cartas. ¿Cuántas le quedan?
scene-elephant-mouse-monkey-hint = Un mono se lleva dos.
scene-elephant-mouse-monkey-right = Dos de ellas, al azar, son tuyas, y una puede ser tu segunda carta de este turno.
scene-elephant-mouse-monkey-wrong-1 = Un mono se lleva solo dos, al azar.

lesson-elephant-cows = Vacas y plegarias
scene-elephant-cows-block = Una carta de vaca sagrada te deja mover vacas, ocho pasos en total. Ya has elegido una. Ponla donde más le estorbe al elefante azul de Amina.
scene-elephant-cows-block-hint = Justo delante de él.
scene-elephant-cows-block-right = Azul tiene que dar un rodeo. A Amina le ha costado dos casillas.
scene-elephant-cows-block-wrong-1 = Al lado de su camino una vaca no estorba a nadie: Azul corre cinco casillas.

scene-elephant-cows-prayer = Una plegaria te deja tomar una carta de los descartes, y puedes jugarla en el acto. ¿Cuál?
scene-elephant-cows-prayer-hint = ¿Qué carta te lleva más lejos?
scene-elephant-cows-prayer-right = Un 6, y allá va como segunda carta del turno.
scene-elephant-cows-prayer-wrong-1 = Un tigre puede servir más tarde. Pero con el 6 ya estarías ante la meta.

lesson-elephant-snakes = Serpientes
scene-elephant-snakes-charmer = Un encantador de serpientes le da una serpiente a alguien: quien la tiene roba una carta menos. ¿Para quién?
scene-elephant-snakes-charmer-hint = Azul va delante.
scene-elephant-snakes-charmer-right = Amina robará solo hasta cinco. Cuando no quedan serpientes libres, un encantador cambia una de sitio.
scene-elephant-snakes-charmer-wrong-1 = Se puede, pero entonces eres tú quien roba solo hasta cinco.

scene-elephant-snakes-fewer = Tienes una serpiente delante, y en este turno se juegan dos cartas. ¿Cuántas cartas tienes después de robar?
scene-elephant-snakes-fewer-hint = Seis, menos una por la serpiente.
scene-elephant-snakes-fewer-right = Cinco: seis menos una.
scene-elephant-snakes-fewer-wrong-1 = Sin la serpiente serían seis. Con ella robas solo hasta cinco.

scene-elephant-snakes-tiger = ¡Dos serpientes! ¿Qué haces con tu tigre?
scene-elephant-snakes-tiger-hint = En tu propio turno, un tigre las espanta a todas.
scene-elephant-snakes-tiger-right = Todas tus serpientes se han ido de golpe.
scene-elephant-snakes-tiger-wrong-1 = El tigre se ha ido y las serpientes siguen ahí. Jugándolo, las habría espantado.

lesson-elephant-tiger = Tigres
scene-elephant-tiger-answer = ¡Amina juega un ratón contra ti! Un tigre responde a cualquier carta roja, en el turno de quien sea, antes de que surta efecto. ¿Qué haces?
scene-elephant-tiger-answer-hint = Tienes un tigre.
scene-elephant-tiger-answer-right = El ratón se queda en su agujero. La carta de Amina cuenta como jugada de todos modos.
scene-elephant-tiger-answer-wrong-1 = Entonces el ratón corre, y tú huyes tres pasos atrás.

scene-elephant-tiger-tiger = Juegas un ratón contra Amina, y ella responde con un tigre. Pero tú también tienes uno. ¿Qué haces?
scene-elephant-tiger-tiger-hint = A un tigre se le puede responder con otro.
scene-elephant-tiger-tiger-right = Dos tigres: al final el ratón corre.
scene-elephant-tiger-tiger-wrong-1 = Entonces tu ratón no hace nada, aunque cuenta como jugado.

scene-elephant-tiger-green = Amina juega un 6 verde con Azul. ¿Puede frenarlo tu tigre?
scene-elephant-tiger-green-hint = Los tigres responden a cartas rojas.
scene-elephant-tiger-green-choice-no = No
scene-elephant-tiger-green-choice-yes = Sí
scene-elephant-tiger-green-right = A las cartas verdes no se les puede responder.
scene-elephant-tiger-green-wrong-1 = Un tigre solo responde a cartas rojas. Azul corre.

lesson-elephant-choice = ¿Qué harías tú?
scene-elephant-choice-push = Azul está justo delante de ti. ¿Usas tu 6 o tu jugo de mango?
scene-elephant-choice-push-hint = A quien empujas avanza tanto como tú.
scene-elephant-choice-push-right = Rodeas a Azul en vez de ir detrás: Azul no gana nada. Dos pasos menos, y mucho mejor.
scene-elephant-choice-push-wrong-1 = Avanzas seis casillas, pero Azul también: sigue delante de ti, y más cerca de la meta.

scene-elephant-choice-mud = Delante tienes barro con un 4. ¿Avanzas 5 o solo 4?
scene-elephant-choice-mud-hint = Cuenta dónde acaba cada uno. Quien empieza su turno en el barro paga primero.
scene-elephant-choice-mud-right = Te quedas justo antes del barro. Pasar por él en el próximo turno no cuesta nada.
scene-elephant-choice-mud-wrong-1 = Una casilla más, pero en el barro: en el próximo turno se van los primeros 4 puntos, y con un 4 ni siquiera sales.

scene-elephant-choice-cow = Azul está a cuatro casillas de la meta, en tu carril. ¿Qué haces?
scene-elephant-choice-cow-hint = Tienes dos cartas este turno. ¿Y si Azul no pudiera avanzar?
scene-elephant-choice-cow-right = Una vaca justo delante de Azul, y tiene que rodearla. Después aún puedes jugar un 6.
scene-elephant-choice-cow-wrong-1 = Con tu empujón Azul cruza la meta, y Amina gana en el acto.
scene-elephant-choice-cow-wrong-2 = Dos pasos, que empujan a Azul una casilla hacia la meta. Nada le estorba.

lesson-elephant-finish = La llegada
scene-elephant-finish-push = Azul está justo ante la meta, en tu carril. ¿Qué carta juegas?
scene-elephant-finish-push-hint = Gana quien cruza primero, aunque sea de un empujón ajeno.
scene-elephant-finish-push-right = Con cuidado y bien: detrás de Azul, sin empujarlo.
scene-elephant-finish-push-wrong-1 = Ay, no: empujas a Azul al otro lado de la meta, y gana Amina.

scene-elephant-finish-own = Con dos jugadores cada uno tiene dos elefantes: Rojo y Verde son tuyos. Juegas un 2 con Rojo. ¿Adónde va?
scene-elephant-finish-own-hint = Tu otro elefante es como una vaca.
scene-elephant-finish-own-right = De lado y adelante. Al elefante propio no se le empuja.
scene-elephant-finish-own-wrong-1 = A tu propio elefante no lo empujas: cuenta como una vaca. Así que Rojo va de lado y luego adelante.

scene-elephant-finish-both = Dos jugadores: tu elefante rojo cruza la meta. ¿Qué hace falta para ganar?
scene-elephant-finish-both-hint = Los dos son tuyos.
scene-elephant-finish-both-choice-both = Que Verde llegue también
scene-elephant-finish-both-choice-one = Nada más
scene-elephant-finish-both-right = Tus dos elefantes tienen que cruzar la meta, antes que los dos de Amina.
scene-elephant-finish-both-wrong-1 = Con dos jugadores tienen que llegar los dos elefantes. Falta Verde.

scene-elephant-finish-play = No te hace falta más. La primera carrera te espera.
