# El tablero de análisis: una mesa real junto a la pantalla, con sus probabilidades.

analysis-title = Analizar una mesa real
analysis-waiting = Un momento: las probabilidades salen en cuanto lleguen los camellos.
analysis-thinking = Contando todo lo que puede pasar en esta etapa …
analysis-undo = Deshacer
analysis-redo = Rehacer
analysis-tab-set-up = Colocar
analysis-tab-dice = Meter dados
analysis-odds = Probabilidades

analysis-hint-set-up = Toca un camello y luego su casilla. Toca otra vez la casilla y pasa debajo.
analysis-hint-dice = Toca el dado que ha salido y luego su número.
analysis-take-first = Toma primero un camello o una ficha y luego toca su casilla.
analysis-put = Camello { $camel }: toca la casilla donde está.
analysis-move = Camello { $camel }: toca su nueva casilla, o la suya otra vez para pasar debajo.
analysis-lay = Toca una casilla vacía para la ficha de { $side }; tócala otra vez para quitarla.
analysis-missing = { $count ->
    [one] Aún falta en la pista: { $camels }.
   *[other] Aún faltan en la pista: { $camels }.
}
analysis-leg-over = Fin de la etapa: el { $first } va en cabeza; el { $second }, segundo.
analysis-race-over = La carrera ha terminado: el { $first } gana y el { $last } llega último.
analysis-next-leg = Otra etapa: dados dentro, fichas fuera
analysis-tile-paid = La ficha de la casilla { $space } le da 1 a quien la puso.

analysis-camels = Camellos
analysis-camel-on = Camello { $camel }, en la casilla { $space }
analysis-camel-off = Camello { $camel }, aún fuera de la pista
analysis-raise = Subir
analysis-lower = Bajar
analysis-lift = Quitar
analysis-things = Fichas
analysis-tile = Ficha de { $side }
analysis-dice-inside = Dados aún en la pirámide
analysis-die = Dado { $die }
analysis-die-in = Dado { $die }, en la pirámide
analysis-die-out = Dado { $die }, fuera de la pirámide
analysis-whole = Toda la mesa
analysis-start = Posición inicial
analysis-clear = Vaciar la pista
analysis-copy-race = Copiar mi carrera
analysis-which-die = ¿Qué dado ha salido?
analysis-which-number = ¿Qué número muestra?
analysis-roll = { $camel } { $pips }

analysis-tickets = Cuánto vale un boleto
analysis-tickets-hint = Libras que cabe esperar del boleto de arriba, frente a 1 por agitar la pirámide. Toca un boleto cuando alguien se lo lleve.
analysis-ticket = Boleto { $racer } { $value }, vale { $pounds } de media. Tócalo cuando alguien se lo lleve.
analysis-ticket-gone = Boleto { $racer }: no queda ninguno. Toca para devolverlos.
analysis-tiles = Cuánto vale una ficha
analysis-tiles-hint = Libras que cabe esperar de una ficha más, por casilla y lado.
analysis-space-camels = Casilla { $space }, de arriba abajo: { $camels }
analysis-space-tile = Casilla { $space }: ficha de { $side }

analysis-notation = Posición en notación, o un enlace
analysis-read = Colocarla
analysis-copy-link = Copiar enlace
analysis-share = Compartir
analysis-copied = Enlace copiado.
analysis-copy-yourself = El enlace está en el campo: cópialo de ahí.
analysis-bad-link = Este enlace no lleva a ninguna posición. { $why }
analysis-link-unreadable = No está escrito como un enlace.
analysis-tile-beside-tile = Demasiado cerca: hay una ficha en la casilla { $beside }, justo al lado de la { $space }.
analysis-tickets-out-of-range = De cada corredor hay como mucho { $most } boletos.
