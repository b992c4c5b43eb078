# Crear un recorrido para Elephant Derby. Los ids que empiezan por course- son lo que el motor opina de él.

courses-title = Crear un recorrido
courses-plan = Plano del recorrido
courses-facts = { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}, { $rows } filas
courses-for = ¿Cuántos juegan?
courses-for-few = 2 a 4
courses-for-many = 5 o 6
courses-good = Un buen recorrido: nada que objetar.
courses-from = Partir de
courses-from-choose = Elige…
courses-from-nothing = Una mesa vacía
courses-laid = Tus losetas, de la salida a la meta
courses-none-laid = Aún no hay losetas: toca algunas abajo.
courses-box = Las losetas
courses-box-hint = Cada una tiene dos caras. Toca una para ponerla, tócala otra vez para quitarla, toca su otra cara para darle la vuelta.
courses-place = { $number }: { $name }
courses-tile = { $tile }, { $bend ->
    [straight] recta
    [half-right] media curva a la derecha
    [right] curva a la derecha
    [half-left] media curva a la izquierda
   *[left] curva a la izquierda
}, { $features }
courses-bananas = { $count ->
    [one] un bananero
   *[other] { $count } bananeros
}
courses-mangos = { $count ->
    [one] un árbol de mango
   *[other] { $count } árboles de mango
}
courses-stalls = { $count ->
    [one] un puesto del mercado
   *[other] { $count } puestos del mercado
}
courses-mud = barro
courses-narrow = un paso estrecho
courses-river = un río
courses-bridge = un puente
courses-plain = sin nada
courses-earlier = Antes
courses-later = Después
courses-flip = Dar la vuelta
courses-remove = Quitar
courses-name = Nombre
courses-unnamed = Recorrido { $tiles }
courses-keep = Guardar
courses-kept = Recorridos guardados
courses-kept-now = { $name }: guardado en este dispositivo.
courses-none-kept = Aún ninguno.
courses-not-kept = Este dispositivo no deja guardar nada. Un enlace también conserva un recorrido.
courses-rename = Cambiar el nombre
courses-share = Compartir
courses-share-title = { $name } como enlace
courses-share-hint = Quien lo abra verá este recorrido y podrá correr en él.
courses-race = Correr aquí
courses-link-failed = No se puede abrir ese enlace a un recorrido: { $why }

course-short = Con { $rows } filas la carrera es corta. Para tantos jugadores van bien unas { $wanted }.
course-long = Con { $rows } filas la carrera es larga. Para tantos jugadores van bien unas { $wanted }.
course-few-bananas = Los bananeros llenan las manos: conviene tener { $wanted } o más; aquí { $count ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $count }
}.
course-few-mangos = Los árboles de mango dan pasos de regalo: conviene tener { $wanted } o más; aquí { $count ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $count }
}.
course-few-stalls = Los puestos del mercado traen sorpresas: conviene tener { $wanted } o más; aquí { $count ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $count }
}.
course-narrow = { $count } losetas tienen un paso para un solo elefante. Con más de { $most } habrá atascos.
course-muddy = { $count } losetas tienen barro. Con más de { $most } la carrera se eterniza.
course-mud-early = El barro de la loseta { $tile } llega pronto. En el medio o en la segunda mitad frena a quienes van delante.
course-crossing-early = El cruce de la loseta { $tile } llega pronto. Cerca del final vuelve a juntar a la manada antes de la meta.
