# Las lecciones de Camel Derby. Los ids de una escena empiezan por su nombre: la pregunta, una pista, qué decir a cada respuesta.

lesson-camel-first = Tu primer turno
scene-camel-first-lead = Cinco camellos corren por la pista. Ninguno es tuyo: apuestas a quién va en cabeza. En una pila va por delante el de arriba. ¿Cuál va en cabeza ahora? Tócalo.
scene-camel-first-lead-hint = Busca el número de casilla más alto.
scene-camel-first-lead-right = El púrpura, en la casilla 12. El amarillo va segundo: está encima del rojo.
scene-camel-first-lead-wrong-1 = El amarillo va segundo. El púrpura está más adelante, en la casilla 12.

scene-camel-first-ticket = Es tu turno, y un turno es una acción. En esta etapa solo sale un dado más. ¿Qué boleto tomas?
scene-camel-first-ticket-hint = Un boleto paga su número si su camello va en cabeza al acabar la etapa.
scene-camel-first-ticket-right = El mejor boleto púrpura es tuyo. Ese fue tu turno entero; ahora le toca a Amina.
scene-camel-first-ticket-wrong-1 = El verde va último. Su boleto te costaría una libra.

scene-camel-first-die = Amina agita la pirámide y sale el dado verde con un 2. ¿Adónde va el verde? Toca una casilla.
scene-camel-first-die-hint = El verde está en la casilla 5.
scene-camel-first-die-right = Dos casillas más. Era el último dado de la etapa, así que se pagan las apuestas.
scene-camel-first-die-wrong-1 = El dado muestra un 2: cuenta dos casillas desde la 5.

scene-camel-first-pay = El púrpura sigue en cabeza. ¿Cuánto paga tu boleto?
scene-camel-first-pay-hint = Paga el número que lleva, y era el de arriba de su pila.
scene-camel-first-pay-right = Cinco libras, y tienes ocho. Después empieza otra etapa con todos los dados en la pirámide.
scene-camel-first-pay-wrong-1 = Una libra es para un camello que va segundo. El púrpura va en cabeza, así que paga su número.

lesson-camel-stacks = Pilas
scene-camel-stacks-carry = Los camellos que se encuentran se suben unos encima de otros. El dado rojo muestra 3: el rojo avanza tres casillas. ¿Quién va con él? Toca un camello.
scene-camel-stacks-carry-hint = Mira quién va a lomos del rojo.
scene-camel-stacks-carry-right = ¡Sí! Quien va encima viaja gratis. El verde, debajo, se queda donde está.
scene-camel-stacks-carry-wrong-1 = El verde está debajo del rojo, así que se queda. Solo viajan los de encima: va el amarillo.

scene-camel-stacks-onto = El púrpura saca un 2, con el verde encima, y cae sobre el amarillo. ¿Quién quedará arriba en la casilla 6?
scene-camel-stacks-onto-hint = Toda la unidad se sube a la pila que encuentra y mantiene su orden.
scene-camel-stacks-onto-right = Eso es. El púrpura y el verde caen juntos sobre el amarillo: amarillo, púrpura, verde.
scene-camel-stacks-onto-wrong-1 = El amarillo estaba antes, y quien llega se pone encima. Arriba queda el verde.
scene-camel-stacks-onto-wrong-2 = El púrpura sigue llevando al verde. Así que arriba queda el verde.

scene-camel-stacks-lead = ¿Quién va ganando la carrera en este momento?
scene-camel-stacks-lead-hint = Entre los corredores más adelantados, manda el de arriba. El blanco y el negro no cuentan.
scene-camel-stacks-lead-right = Exacto: en una misma casilla, más arriba es mejor. El amarillo va por delante del rojo.
scene-camel-stacks-lead-wrong-1 = ¡Casi! El rojo está en la misma casilla, pero en una pila va por delante el de arriba.
scene-camel-stacks-lead-wrong-2 = El negro es uno de los dos camellos locos. Nunca se clasifica: corre al revés.

scene-camel-stacks-start = Así empieza una carrera. Cada corredor sale del número que muestra su dado; los camellos locos entran por el otro extremo: 1 es la casilla 16, 2 la 15, 3 la 14. Recórrelo paso a paso.

lesson-camel-carrying = A cuestas
scene-camel-carrying-shake = Un turno es exactamente una acción, y esta siempre se puede: agitar la pirámide. Sale un dado, se mueve un camello y cobras una libra al acabar la etapa. Pruébalo.
scene-camel-carrying-shake-hint = Toca la pirámide del centro, o el botón.
scene-camel-carrying-shake-right = Salió el azul, con un 2, y saltó sobre el amarillo y el púrpura. Un dado que sale queda fuera hasta el final de la etapa.

scene-camel-carrying-rider = El verde saca un 3 y cae en la casilla 7, con el rojo a cuestas. ¿Quién va en cabeza ahora?
scene-camel-carrying-rider-hint = ¿Quién está en lo más alto de la pila más alta?
scene-camel-carrying-rider-right = ¡El rojo, sin mover una pata! Por eso conviene ir encima de otros.
scene-camel-carrying-rider-wrong-1 = El verde hizo todo el camino, pero el rojo iba encima. El rojo va en cabeza.
scene-camel-carrying-rider-wrong-2 = El púrpura estaba arriba hasta que el verde y el rojo le cayeron encima. El rojo va en cabeza.

scene-camel-carrying-left = Los cinco están en la misma casilla. El rojo saca un 1. ¿Quién va en cabeza después?
scene-camel-carrying-left-hint = El rojo se lleva a los que tiene encima: el amarillo y el púrpura.
scene-camel-carrying-left-right = Sí. El rojo, el amarillo y el púrpura siguen; el azul y el verde se quedan. El púrpura, arriba, va en cabeza.
scene-camel-carrying-left-wrong-1 = El rojo lleva a cuestas al amarillo y al púrpura, así que es el último de los tres de delante.
scene-camel-carrying-left-wrong-2 = El verde está debajo del rojo, así que se queda atrás.

lesson-camel-crazy = Camellos locos
scene-camel-crazy-back = Dos camellos locos corren al revés. El dado gris muestra un 2 blanco. ¿Adónde va el blanco? Toca una casilla.
scene-camel-crazy-back-hint = El blanco mira al otro lado: cuenta hacia atrás desde la 15.
scene-camel-crazy-back-right = A la 13. Quien va montado en un camello loco también viaja hacia atrás.
scene-camel-crazy-back-wrong-1 = Eso sería hacia delante. Los camellos locos van hacia atrás: 15, 14, 13.

scene-camel-crazy-carries = El dado gris muestra un 2 negro. Pero solo el blanco lleva corredores a cuestas. ¿Cuál de los dos se mueve?
scene-camel-crazy-carries-hint = Hay una excepción si solo un camello loco lleva corredores.
scene-camel-crazy-carries-right = El blanco. Si exactamente uno de los dos lleva corredores, se mueve ese, diga lo que diga el dado.
scene-camel-crazy-carries-wrong-1 = El dado dice negro, pero cuando solo uno de los dos lleva corredores, se mueve ese: el blanco.

scene-camel-crazy-on-top = Aquí el negro está justo encima del blanco, y el dado gris muestra un 2 blanco. ¿Cuál se mueve?
scene-camel-crazy-on-top-hint = La segunda excepción: uno justo encima del otro.
scene-camel-crazy-on-top-right = Va el de arriba y deja al otro donde está.
scene-camel-crazy-on-top-wrong-1 = El blanco tendría que cargar con el negro. Cuando uno está justo encima del otro, se mueve el de arriba: el negro.

scene-camel-crazy-rank = El blanco y el negro están encima del rojo. ¿Quién va ganando la carrera?
scene-camel-crazy-rank-hint = Los camellos locos ni siquiera compiten.
scene-camel-crazy-rank-right = El rojo va en cabeza. Los camellos locos son simples pasajeros, o algo peor.
scene-camel-crazy-rank-wrong-1 = El negro está arriba, pero los camellos locos nunca se clasifican. El rojo va en cabeza.

lesson-camel-tiles = Fichas
scene-camel-tiles-cheer = Tu ficha de vítores está en la casilla 5. El púrpura saca un 2 y cae en ella. ¿Dónde acaba el púrpura?
scene-camel-tiles-cheer-hint = Los vítores mandan a la unidad una casilla más allá.
scene-camel-tiles-cheer-right = Una más, y tú cobras una libra en el acto, tire quien tire. La ficha se queda.
scene-camel-tiles-cheer-wrong-1 = Nadie se queda sobre una ficha. Los vítores mandan al púrpura una más, a la 6, y tú cobras una libra.

scene-camel-tiles-boo = Esta vez tu ficha abuchea, en la casilla 6. El azul saca un 2 con el púrpura encima y vuelve a la casilla 5, donde está el rojo. ¿Quién quedará arriba?
scene-camel-tiles-boo-hint = Quien recibe un abucheo se mete debajo.
scene-camel-tiles-boo-right = El rojo. Una unidad abucheada va una atrás y debajo de la pila que encuentra.
scene-camel-tiles-boo-wrong-1 = Normalmente quien llega se pone encima. Pero tras un abucheo va debajo: arriba sigue el rojo.

scene-camel-tiles-back = El azul está encima del rojo. Saca un 1, cae en la ficha de abucheo de Amina y vuelve. ¿Quién está arriba ahora?
scene-camel-tiles-back-hint = Lo han abucheado, así que va debajo, incluso donde estaba antes.
scene-camel-tiles-back-right = ¡El rojo! El azul vuelve y se mete debajo de lo que había dejado.
scene-camel-tiles-back-wrong-1 = El azul estaba arriba antes. Un abucheo lo pone debajo, también en su casilla de partida.

scene-camel-tiles-crazy = El blanco se mueve 2 y cae en la ficha de vítores de Amina, en la 9. ¿Adónde va?
scene-camel-tiles-crazy-hint = Para un camello loco, “más allá” es hacia atrás.
scene-camel-tiles-crazy-right = A la 8. Los vítores dan una casilla más en el sentido de la unidad, y el blanco corre hacia atrás.
scene-camel-tiles-crazy-wrong-1 = La 10 está más allá para los corredores. El blanco va al revés, así que los vítores lo llevan a la 8.

scene-camel-tiles-place = Tu turno: pon tu propia ficha, con los vítores arriba. La de Amina está en la casilla 5. ¿Qué casilla vale?
scene-camel-tiles-place-hint = Una casilla vacía, que no sea la 1 ni esté justo al lado de una ficha ajena.
scene-camel-tiles-place-right = Bien. Las fichas nunca están juntas, así que nadie va a parar de una a otra.
scene-camel-tiles-place-wrong-1 = Demasiado cerca: la casilla 6 está justo al lado de la ficha de Amina.
scene-camel-tiles-place-wrong-2 = En la 3 hay camellos. Una ficha necesita una casilla vacía.
scene-camel-tiles-place-wrong-3 = En la casilla 1 nunca hay fichas.

lesson-camel-tickets = Boletos
scene-camel-tickets-leader = Un boleto es una apuesta para esta etapa. Falta por salir un dado, verde o gris. ¿Qué boleto te llevarías?
scene-camel-tickets-leader-hint = ¿Pueden el verde o un camello loco cambiar todavía quién va en cabeza?
scene-camel-tickets-leader-right = Al púrpura ya no lo alcanza nadie: el boleto paga sus 5 libras.
scene-camel-tickets-leader-wrong-1 = El amarillo va segundo: eso paga 1 libra, diga lo que diga el boleto. El púrpura habría pagado 5.
scene-camel-tickets-leader-wrong-2 = El azul no va ni primero ni segundo: el boleto te cuesta una libra.

scene-camel-tickets-next = Amina se llevó el boleto púrpura de arriba, el de 5. ¿Cuánto paga el siguiente si el púrpura va en cabeza?
scene-camel-tickets-next-hint = Cada corredor tiene cuatro boletos: 5, 3, 2 y 2.
scene-camel-tickets-next-right = 3 libras. Quien llega antes cobra más: 5, 3, 2, 2.
scene-camel-tickets-next-wrong-1 = El 5 ya no está. Debajo hay un 3, y luego 2 y 2.

scene-camel-tickets-loser = No quedan boletos púrpura; dos los tienes tú. Y ahora, ¿te llevas uno verde o agitas la pirámide?
scene-camel-tickets-loser-hint = Un boleto de pirámide es una libra segura.
scene-camel-tickets-loser-right = Una libra segura. Un boleto de un camello rezagado solo te costaría una.
scene-camel-tickets-loser-wrong-1 = El verde va último: su boleto cuesta una libra. Agitar la pirámide te habría dado una.

lesson-camel-legs = Cuando acaba una etapa
scene-camel-legs-nine = Tienes el verde 5, el verde 3, un boleto amarillo y uno rojo. Ahora sacas el quinto y último dado de la etapa: amarillo 1. ¿Cuánto cobras? El verde va en cabeza; el amarillo, segundo.
scene-camel-legs-nine-hint = 5 y 3 por el verde, 1 por el amarillo, −1 por el rojo y 1 por el boleto de pirámide.
scene-camel-legs-nine-right = 5 + 3 + 1 − 1 + 1: nueve libras. Bien calculado.
scene-camel-legs-nine-wrong-1 = No del todo: el boleto rojo cuesta una libra. 5 + 3 + 1 − 1 + 1 son 9.
scene-camel-legs-nine-wrong-2 = Un boleto del segundo corredor paga 1, y el de cualquier otro cuesta 1. 5 + 3 + 1 − 1 + 1 son 9.

scene-camel-legs-floor = Una mala etapa: cinco boletos, todos de perdedores, y 3 libras en el bolsillo. Amina saca el último dado. ¿Cuántas libras te quedan?
scene-camel-legs-floor-hint = Aquí nadie tiene deudas.
scene-camel-legs-floor-right = Ninguna, pero tampoco menos. Lo que no puedes pagar, se te perdona.
scene-camel-legs-floor-wrong-1 = La suma da −5, pero nadie baja de 0.

scene-camel-legs-next = Amina saca el quinto dado: la etapa ha terminado, y boletos, fichas y dados vuelven a su sitio. ¿Quién empieza la siguiente etapa? A su izquierda está Bruno.
scene-camel-legs-next-hint = Quien está a la izquierda de quien sacó el último dado.
scene-camel-legs-next-choice-bruno = Bruno
scene-camel-legs-next-choice-amina = Amina
scene-camel-legs-next-choice-you = Yo
scene-camel-legs-next-right = Bruno, a la izquierda de quien agitó por última vez.
scene-camel-legs-next-wrong-1 = Amina sacó el último dado. Empieza quien está a su izquierda: Bruno.
scene-camel-legs-next-wrong-2 = Esta vez no te toca: Bruno está a la izquierda de Amina, que sacó el último dado.

lesson-camel-cards = Cartas de llegada
scene-camel-cards-bet = Además de los boletos hay apuestas para toda la carrera. Tienes una carta por corredor. ¿Cuál pondrías, y en qué montón?
scene-camel-cards-bet-hint = El verde está a punto de cruzar la meta. La primera apuesta por el ganador cobra 8.
scene-camel-cards-bet-right = Gana el verde, y tu carta fue la primera acertada: 8 libras.
scene-camel-cards-bet-wrong-1 = Podría haber sido el amarillo, pero gana el verde. Una carta fallada cuesta una libra.
scene-camel-cards-bet-wrong-2 = Ese montón es para el camello que llega último. Gana el verde: la carta cuesta una libra.

scene-camel-cards-secret = Ya hay algunas cartas boca abajo. Tú añades la tuya. ¿Qué ven de ella los demás?
scene-camel-cards-secret-hint = Están boca abajo, pero todos saben de quién son.
scene-camel-cards-secret-choice-owner = Que es mía
scene-camel-cards-secret-choice-colour = Qué corredor muestra
scene-camel-cards-secret-choice-both = Las dos cosas
scene-camel-cards-secret-right = Solo que es tuya y en qué montón está. Ahí se queda hasta el final de la carrera.
scene-camel-cards-secret-wrong-1 = El corredor es secreto hasta el final de la carrera. Solo ven que la carta es tuya.
scene-camel-cards-secret-wrong-2 = Ven de quién es la carta, pero no el corredor, hasta el final de la carrera.

scene-camel-cards-second = En el montón del ganador están, por este orden: tú verde, Amina amarillo, Bruno verde, Chidi verde. El verde cruza la meta. ¿Cuánto cobra la carta de Bruno?
scene-camel-cards-second-hint = Las cartas acertadas cobran 8, 5, 3, 2 y luego 1. Las falladas se saltan.
scene-camel-cards-second-right = 5, por la segunda carta acertada. La tuya cobró 8, la de Chidi 3, y la de Amina le costó una libra.
scene-camel-cards-second-wrong-1 = El 8 fue para tu carta, la primera acertada. La de Bruno es la segunda: 5.
scene-camel-cards-second-wrong-2 = La carta de Amina falla y no cuenta. La de Bruno es la segunda acertada: 5.

scene-camel-cards-last = Ahora el otro montón: tú rojo, Amina púrpura, Bruno púrpura. El verde gana la carrera. ¿De qué color son las cartas acertadas en este montón?
scene-camel-cards-last-hint = El perdedor es el corredor que va más atrás.
scene-camel-cards-last-right = El púrpura es el último: Amina cobra 8, Bruno 5, y tu carta roja cuesta una libra. Bruno gana con 13.
scene-camel-cards-last-wrong-1 = El verde es el ganador. Este montón trata del último corredor: el púrpura.

lesson-camel-line = La meta
scene-camel-line-forward = El amarillo, con el rojo a cuestas, saca un 2, cae en tu ficha de vítores de la 16 y cruza la meta. ¿Quién gana?
scene-camel-line-forward-hint = Los que cruzan van por delante de todos, empezando por el de arriba.
scene-camel-line-forward-right = ¡El rojo! La carrera acaba en el acto cuando cruza una unidad, y gana el de arriba.
scene-camel-line-forward-wrong-1 = El amarillo caminó, el rojo iba encima. También en la unidad que cruza, más arriba es mejor.

scene-camel-line-backward = El blanco, con el verde y el azul a cuestas, corre 3 y cruza la meta hacia atrás. La carrera ha terminado. ¿Quién queda último?
scene-camel-line-backward-hint = Quien cruza la meta hacia atrás va por detrás de todos; el más bajo es el último.
scene-camel-line-backward-right = El verde, el más bajo de los que cruzaron hacia atrás. Por cierto, gana el púrpura: nadie iba más adelante.
scene-camel-line-backward-wrong-1 = El azul está encima del verde, así que va un puesto mejor. El último es el verde.
scene-camel-line-backward-wrong-2 = El rojo sigue en la pista. Los que cruzan la meta hacia atrás van detrás de él: el último es el verde.

scene-camel-line-once = Tienes un boleto rojo de 5. Amina saca el quinto dado y con él el rojo cruza la meta. Se acaba la etapa y se acaba la carrera. ¿Cuánto paga tu boleto?
scene-camel-line-once-hint = La etapa se puntúa una vez, aunque dos cosas acaben a la vez.
scene-camel-line-once-right = 5, una vez. Luego se descubren las cartas de llegada, y gana quien tiene más dinero.
scene-camel-line-once-wrong-1 = Acaban dos cosas, pero la etapa se puntúa una sola vez: 5.

lesson-camel-partners = Sociedades
scene-camel-partners-choose = Con seis o más jugadores puedes formar sociedad con alguien para la etapa; nadie puede negarse. Copiarás su mejor boleto. Amina tiene el púrpura 5; Bruno, el azul 5; Dalia, un boleto de pirámide. ¿A quién eliges?
scene-camel-partners-choose-hint = ¿Cuál de esos boletos pagará más?
scene-camel-partners-choose-right = El boleto púrpura de Amina paga 5, y tu copia también.
scene-camel-partners-choose-wrong-1 = El azul no va ni primero ni segundo. No hay nada bueno que copiar, y las pérdidas nunca se copian: no cobras nada.
scene-camel-partners-choose-wrong-2 = Un boleto de pirámide vale una libra, así que cobras una. El boleto púrpura de Amina te habría dado 5.

scene-camel-partners-share = Estás en sociedad con Amina y copias su púrpura 5. ¿Qué pierde ella?
scene-camel-partners-share-hint = Una copia es una copia.
scene-camel-partners-share-choice-keeps = Nada: ella también cobra sus 5
scene-camel-partners-share-choice-halves = La mitad
scene-camel-partners-share-right = Eso es: 5 para ti y 5 para ella, y la sociedad acaba con la etapa.
scene-camel-partners-share-wrong-1 = No se reparte nada. Tú recibes una copia, y ella conserva todo lo suyo.

lesson-camel-choice = ¿Qué harías tú?
scene-camel-choice-behind = El púrpura va en cabeza, encima del amarillo; pero los dos ya han corrido en esta etapa. El rojo, el azul, el verde y el gris siguen dentro. ¿Qué harías?
scene-camel-choice-behind-hint = ¿Quién puede moverse aún, y a quién solo pueden adelantarlo?
scene-camel-choice-behind-right = El rojo va justo detrás y su dado sigue dentro: en unos dos de cada tres casos acaba delante. Así de probable es que cada uno acabe en cabeza:
scene-camel-choice-behind-wrong-1 = El púrpura va en cabeza ahora, pero ya no puede moverse, y el rojo probablemente sí. Así de probable es que cada uno acabe en cabeza:
scene-camel-choice-behind-wrong-2 = Una libra segura no está mal, pero el boleto rojo valía unas tres, y se lo lleva Amina. Así de probable es que cada uno acabe en cabeza:

scene-camel-choice-early = La etapa acaba de empezar y el verde va muy por detrás de todos. ¿Qué harías?
scene-camel-choice-early-hint = ¿Cuál de estas es una apuesta para toda la carrera?
scene-camel-choice-early-right = La primera carta por el perdedor cobra 8, y al verde le costará mucho remontar. Para ti vale casi 8 libras.
scene-camel-choice-early-wrong-1 = No está mal, vale unas 3 libras. Pero ahora Amina pone la primera carta por el verde como perdedor, que valía casi 8.
scene-camel-choice-early-wrong-2 = El azul rara vez acabará esta etapa en cabeza. Y Amina pone la primera carta por el verde como perdedor, que vale casi 8.

scene-camel-choice-certain = No quedan boletos púrpura. ¿Qué harías?
scene-camel-choice-certain-hint = Aquí no hay nada mejor que una libra segura.
scene-camel-choice-certain-right = Una libra segura: ningún boleto de los que quedan vale tanto. Así de probable es que cada uno acabe en cabeza:
scene-camel-choice-certain-wrong-1 = El azul se pone delante en uno de cada cinco casos. Esta vez el boleto cuesta una libra. Así de probable es que cada uno acabe en cabeza:
scene-camel-choice-certain-wrong-2 = El dado rojo ya ha salido: el rojo se queda atrás y el boleto cuesta una libra. Así de probable es que cada uno acabe en cabeza:

scene-camel-choice-late = La etapa acaba de empezar y a la carrera ya no le queda mucho. ¿Qué haces?
scene-camel-choice-late-hint = ¿Qué apuesta paga mejor si acierta, y es probable que acierte?
scene-camel-choice-late-right = El verde está muy atrás, y la primera carta acertada por el perdedor cobra 8.
scene-camel-choice-late-wrong-1 = El púrpura va delante, pero faltan muchos dados y cualquiera de los otros puede ganar.
scene-camel-choice-late-wrong-2 = Cinco como mucho, y solo si el púrpura va en cabeza al acabar esta etapa.

scene-camel-choice-sure = El púrpura está encima del amarillo, los dos ya se han movido y quedan tres dados dentro. Solo salen dos. ¿Qué haces?
scene-camel-choice-sure-hint = ¿Quién puede adelantar todavía al púrpura?
scene-camel-choice-sure-right = El rojo ya no puede moverse, y el azul y el verde rara vez llegan tan lejos: el boleto vale casi sus 5.
scene-camel-choice-sure-wrong-1 = Una libra segura, pero el boleto valía más, y se lo lleva Amina.
scene-camel-choice-sure-wrong-2 = El amarillo está debajo del púrpura: solo puede ser segundo, y eso paga 1.

scene-camel-choice-free = El púrpura va en cabeza encima del amarillo, pero sus dados ya salieron. El verde, justo detrás, aún no se ha movido. ¿Qué haces?
scene-camel-choice-free-hint = ¿Quién puede moverse todavía en esta etapa?
scene-camel-choice-free-right = Con un 1 el verde se sube encima, con un 2 o un 3 los pasa. Solo tiene que salir su dado.
scene-camel-choice-free-wrong-1 = El púrpura quizá gane la carrera, pero es pronto: otros tres pueden adelantarlo en esta etapa.
scene-camel-choice-free-wrong-2 = El púrpura va en cabeza ahora, pero ya no puede moverse, y el verde probablemente sí.

scene-camel-choice-play = No te hace falta más. Aquí tienes una carrera en plena marcha: síguela contra tres bots.

lesson-camel-editions = La primera edición
scene-camel-editions-second = La segunda edición: seis dados, dos camellos locos, cuatro boletos por corredor (5, 3, 2, 2), fichas con vítores o abucheo, y sociedades a partir de seis jugadores.
scene-camel-editions-first = La primera edición: cinco dados y ningún camello loco, tres boletos por corredor (5, 3, 2), sin sociedades. La ficha es un oasis o un espejismo, y las libras se llaman monedas. En una etapa salen todos los dados.

scene-camel-editions-tickets = Primera edición. Ya se han llevado tres boletos amarillos. ¿Qué boleto puedes tomar?
scene-camel-editions-tickets-hint = Aquí cada corredor tiene solo tres: 5, 3 y 2.
scene-camel-editions-tickets-right = Uno rojo. Los tres amarillos ya no están; en la segunda edición habría un cuarto.
scene-camel-editions-tickets-wrong-1 = Había tres boletos amarillos y se los han llevado todos. La segunda edición tiene un cuarto.

scene-camel-editions-mirage = Primera edición. El azul, con el púrpura encima, saca un 2 y cae en tu espejismo de la casilla 6. Vuelve a la casilla 5, donde está el rojo. ¿Quién queda arriba?
scene-camel-editions-mirage-hint = Un espejismo hace lo mismo que un abucheo.
scene-camel-editions-mirage-right = El rojo. Un espejismo funciona como un abucheo: una atrás y debajo.
scene-camel-editions-mirage-wrong-1 = Un espejismo funciona como un abucheo: la unidad va debajo, así que arriba queda el rojo.
