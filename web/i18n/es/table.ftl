# En la mesa: turnos, opciones, paneles, cuentas.

camel-b = azul
camel-g = verde
camel-y = amarillo
camel-r = rojo
camel-p = púrpura
camel-w = blanco
camel-k = negro
camel-x = gris
side-camel2-plus = vítores
side-camel2-minus = abucheo
side-camel1-plus = oasis
side-camel1-minus = espejismo

turn-yours = Tu turno
turn-person = Turno de { $name }
turn-bot = { $name } está pensando
mind-progress = Cuánto lleva pensado este bot
mind-hurry = Con eso basta
why-whim = Me apetecía.
why-ticket = El { $racer } va en cabeza en el { $percent } % de los finales posibles de esta etapa.
why-tile = Tarde o temprano alguien caerá en la casilla { $space }.
why-card = Creo que ya sé quién { $pile ->
    [winner] ganará
   *[loser] perderá
 } esta carrera.
why-partner = Los boletos de { $name } me gustan.
why-reveal = Aquí no hay nada mejor que una libra segura.
why-start = Buen sitio para salir.
why-go = Nada me acerca más a la meta.
why-home = ¡A la meta!
why-mouse = Se me estaba escapando: { $name }.
why-monkey = Cartas que me vienen bien: { $name }.
why-charmer = Demasiadas cartas para mi gusto: { $name }.
why-cow = Una vaca bien puesta vale unos cuantos pasos.
why-prayer = Había algo bueno entre los descartes.
why-tiger = Fuera serpientes.
why-answer = Eso no lo podía permitir.
why-pass = Que así sea.
why-discard = Puedo vivir sin esa carta.
why-enough = Con eso basta.
turn-over = Fin de la carrera
turn-unsaved = sin guardar
tabs-follows = Esta carrera se juega en otra pestaña. Esta solo la sigue.
tabs-take = Seguir aquí
tabs-yours = Ahora la carrera se juega en esta pestaña.
turn-leg = Etapa { $leg }
turn-dice = { $left ->
    [one] queda una tirada
   *[other] quedan { $left } tiradas
}

choose-tickets = Tomar un boleto
choose-ticket = Boleto { $racer }: paga { $value } si el { $racer } va en cabeza
choose-ticket-gone = Boleto { $racer }: no queda ninguno
choose-reveal = Agitar la pirámide
choose-reveal-short = Agitar
choose-reveal-hint = Un dado, +1
choose-tile = Poner tu ficha
choose-tile-move = Mover tu ficha
choose-tile-short = Ficha
choose-tile-hint = Vítores o abucheo
choose-bet = Apostar a la carrera
choose-bet-short = Apostar
choose-bet-hint = { $cards ->
    [one] Queda una carta
   *[other] Quedan { $cards } cartas
}
choose-partner = Formar sociedad
choose-partner-short = Socio
choose-partner-hint = Compartir boleto

ask-ticket = ¿Te llevas el boleto { $racer }?
ask-ticket-terms = Paga { $value } si el { $racer } acaba la etapa en cabeza, { $second } si va segundo, y si no, cuesta { $costs }.
rank-first = 1.º
rank-second = 2.º
rank-other = otro
ask-reveal = ¿Agitas la pirámide?
ask-reveal-terms = Un camello se mueve y cobras { $pays } al acabar la etapa.
ask-tile-where = Toca una casilla iluminada para tu ficha.
ask-tile-side = Casilla { $space }: ¿qué lado arriba?
ask-tile-pays = +{ $pays } para ti cada vez que lleguen camellos.
ask-tile-camel2-plus = Vítores: una casilla más
ask-tile-camel2-minus = Abucheo: una casilla atrás, por debajo
ask-tile-camel1-plus = Oasis: una casilla más
ask-tile-camel1-minus = Espejismo: una casilla atrás, por debajo
ask-card = ¿Por qué corredor apuestas?
ask-card-on-winner = ¿Quién gana la carrera?
ask-card-on-loser = ¿Quién llega último?
ask-card-pile = El { $racer }: ¿primero o último en la carrera?
ask-card-winner = El { $racer } gana la carrera
ask-card-loser = El { $racer } llega último
ask-card-terms = { $cards ->
    [0] Aquí no hay ninguna carta.
    [one] Aquí ya hay una carta.
   *[other] Aquí ya hay { $cards } cartas.
} La tuya paga { $possible } si acierta y cuesta { $costs } si falla.
ask-partner = ¿Con quién te asocias? Cada uno copia el mejor boleto del otro en esta etapa.
ask-partner-seat = { $name }
ask-do = Adelante
ask-again = Toca otra vez para confirmar.
ask-cancel = Cancelar
ask-secret = Ahora solo puede mirar { $name }
ask-secret-hint = Las cartas de llegada son secretas hasta el final de la carrera. Pásale la tableta a { $name }.
ask-secret-show = Soy { $name }: ver mis cartas
ask-secret-back = Ahora no

space-label = Casilla { $space }
board-label = La pista

player-money = { $money ->
    [one] { $money } libra
   *[other] { $money } libras
}
player-coins = { $money ->
    [one] { $money } moneda
   *[other] { $money } monedas
}
player-ticket = { $racer } { $value }
player-pyramid = { $count ->
    [one] un boleto de pirámide
   *[other] { $count } boletos de pirámide
}
player-cards = { $count ->
    [one] una carta de llegada en mano
   *[other] { $count } cartas de llegada en mano
}
player-tile = ficha de espectador en mano
player-partner = en sociedad con { $name }
player-turn = le toca

log-title = Qué ha pasado
log-open = Crónica
log-past = Paso { $ply } de { $last }
log-now = Al presente

rule-title = Regla { $rule }
rule-whole = Todas las reglas, con dibujos
rule-close = Cerrar

menu-title = Menú
menu-open = Menú
menu-home = Inicio
menu-settings = Ajustes
menu-log = Crónica

ledger-title = Fin de la etapa { $leg }
ledger-order = El { $first } va en cabeza; el { $second }, segundo.
ledger-nothing = nada
ledger-ticket = { $racer }, { $rank ->
    [1] primero
    [2] segundo
   *[other] más atrás
}
ledger-pyramid = boleto de pirámide
ledger-copied = copiado de { $name }
ledger-go-on = Sigue la carrera
ledger-finish = A las cartas de llegada

podium-title = Fin de la carrera
podium-forward = { $camels }: ¡meta cruzada!
podium-backward = { $camels }: ¡meta cruzada marcha atrás!
podium-winner-pile = ¿Quién apostó por el ganador, el { $racer }?
podium-loser-pile = ¿Quién apostó por el perdedor, el { $racer }?
podium-no-cards = Nadie.
podium-you = ¡Ganas con { $money }!
podium-won = ¡{ $names } gana con { $money }!
podium-shared = ¡Victoria compartida de { $names } con { $money } por cabeza!
podium-chart = El dinero durante la carrera
podium-chart-text = { $name }: { $money } al final.
podium-again = Revancha
podium-home = Inicio
podium-look = Ver la pista
podium-result = Resultado
podium-cards = Cartas
podium-money = Dinero
podium-skip = Toca para girar todas las cartas.
podium-before = { $count ->
    [one] Antes de las cartas de llegada, { $names } va en cabeza con { $money }.
   *[other] Antes de las cartas de llegada, { $names } van en cabeza con { $money }.
}
podium-leads = { $count ->
    [one] { $names } va en cabeza con { $money }.
   *[other] { $names } van en cabeza con { $money }.
}

# where the only person at the screen finished
place-ahead = { $gap } de ventaja sobre { $names }.
place-won-with = Compartes la victoria con { $others }.
place-plain = Quedas en el puesto { $place }.
place-behind = Quedas en el puesto { $place }, a { $gap } de { $names }.
place-shared = Compartes el puesto { $place } con { $others }, a { $gap } de { $names }.

list-and = { $some } y { $last }
list-or = { $some } o { $last }
list-comma = { $some }, { $last }

tools-label = En la mesa
recap-label = Lo que han hecho los demás
recap-card = { $name }: { $words } Verlo otra vez
recap-first-camel = Toma un boleto, pon tu ficha, apuesta por la carrera o agita la pirámide.
recap-first-elephant = Toca una carta para ver adónde te lleva.
hurry-skip = Saltar
hurry-on = Hasta mi turno
players-open = Jugadores

start-games = Tus partidas
games-leg = Etapa { $leg }
replay-open = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-scrubber = Paso de la carrera
replay-controls = Repetición
replay-fork = Jugar desde aquí
replay-end = Salir de la repetición
fork-hint = Desde esta posición empieza una partida nueva, con otros dados. La carrera que estás viendo se queda como está.
fork-dealt = Las cartas de llegada que están boca abajo se reparten de nuevo, así la copia no revela nada.
fork-same = Con los mismos jugadores
fork-bots = { $name } contra bots
fork-over = Aquí la carrera ya ha terminado. Retrocede un paso o dos.
undo-open = Deshacer
redo-open = Rehacer
undo-done = Deshecho.
turn-practice = práctica
share-open = Compartir
link-opened = Una carrera compartida. Tus propias partidas siguen como están.
link-opened-running = Una carrera compartida que aún no había terminado. Las cartas boca abajo no van en el enlace.
race-stopped = Esta carrera usó una regla que ha cambiado desde entonces. Se abre en el paso { $ply } de { $of }. Lo guardado queda como está, y puedes seguir jugando desde aquí.
link-failed = No se puede abrir el enlace: { $why } Nada ha cambiado.
form-practice = Práctica
form-practice-hint = Deshaz cualquier jugada, incluso dados y turnos ajenos. Los dados no cambian.
