# El asesor, las probabilidades, el repaso de una carrera.

odds-leg = Esta etapa, %
odds-race = La carrera, %
odds-first = 1.º
odds-second = 2.º
odds-last = último
odds-winner = gana
odds-loser = último
odds-percent = { $number } %
odds-exact = exacto
odds-error = ± { $error }
odds-counting = contando …
odds-ends = La carrera acaba en esta etapa
odds-tile = Ficha en la casilla { $space }
odds-close = Cerrar
odds-says-first = El { $racer } acaba esta etapa en cabeza: { $chance }
odds-says-second = El { $racer } acaba segundo esta etapa: { $chance }
odds-says-last = El { $racer } acaba último esta etapa: { $chance }
odds-says-winner = El { $racer } gana la carrera: { $chance }
odds-says-loser = El { $racer } llega último en la carrera: { $chance }
odds-title-first = El { $racer } acaba la etapa en cabeza
odds-title-second = El { $racer } acaba la etapa segundo
odds-title-last = El { $racer } acaba la etapa último
odds-title-winner = El { $racer } gana la carrera
odds-title-loser = El { $racer } llega último en la carrera
odds-title-ends = La carrera acaba en esta etapa
odds-title-tile = La ficha de la casilla { $space }
odds-from-leg = Exactamente { $weight } de los { $total } finales igual de probables que puede tener esta etapa.
odds-from-exact = Exactamente { $weight } de { $total } casos igual de probables.
odds-from-races = { $weight } de { $total } carreras, jugadas al azar desde aquí hasta el final.
odds-from-tile = { $weight } visitas en los { $total } finales igual de probables que puede tener esta etapa: una libra por cada una.
odds-error-words = Con más carreras el número se afina. Dos de cada tres veces ya se desvía menos de { $error } puntos.

coach-title = Asesor
coach-open = Asesor
menu-coach = Asesor
coach-off = Apagar
coach-close = Cerrar el asesor
coach-odds = Probabilidades
coach-best = Qué podrías hacer
coach-best-all = Qué se podría hacer
coach-public = Sin cartas de llegada: esto lo ve todo el mundo.
coach-all = Las { $count } acciones
coach-fewer = Solo las mejores
coach-held = Ya es tuyo
coach-worth = Vale { $pounds } de media.
coach-worth-best = La elección del asesor.

act-ticket = Boleto { $racer } { $value }
act-tile = Ficha de { $side } en la casilla { $space }
act-reveal = Agitar la pirámide
act-winner = El { $racer } gana la carrera
act-loser = El { $racer } llega último
act-partner = Sociedad con { $name }

part-ticket-first = El { $racer } va en cabeza en el { $chance } de los finales de esta etapa: { $value } × { $share }
part-ticket-second = El { $racer } va segundo en el { $chance }: 1 × { $share }
part-ticket-lost = El { $racer } va más atrás en el { $chance }: −1 × { $share }
part-reveal = Un boleto de pirámide paga 1 seguro
part-card-right = { $pile ->
    [winner] El { $racer } gana la carrera en el { $chance }. Una carta acertada paga entonces cerca de { $pay }, pues otros pueden haber apostado igual antes
   *[loser] El { $racer } llega último en el { $chance }. Una carta acertada paga entonces cerca de { $pay }, pues otros pueden haber apostado igual antes
}
part-card-wrong = Una carta fallada cuesta 1, en el { $chance }: −1 × { $share }
part-partner = Copia del mejor boleto de { $name }, de media
part-tile-landings = De media, { $landings } visitas a la casilla { $space }, a libra cada una
part-tile-tickets = Lo que la ficha les hace a tus boletos
part-tile-lifted = Visitas a la casilla { $space } a las que renuncias
part-other = Y además
part-exactly = exactamente { $weight } de { $total }
part-sum = Vale ahora
part-others = Lo que deja a los demás y a tu próximo turno
part-judgement = Según esto se ordena

form-serious = Partida seria
form-serious-hint = Sin asesor, para nadie, hasta el final de la carrera

settings-coach = Asesor
settings-coach-off = No
settings-coach-on = Probabilidades y consejos en la mesa

review-open = Repaso
