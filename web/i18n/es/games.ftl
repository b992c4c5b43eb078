# Partidas guardadas en este dispositivo, repeticiones, enlaces, deshacer, dados limpios.

games-title = Tus partidas
games-none = Aún no hay partidas. Todo lo que juegues se guarda aquí solo.
games-unreadable = Este navegador no nos deja ver tus partidas (¿modo privado, quizá?).
games-may-be-cleared = Safari puede borrar las partidas tras una semana sin visitas. Añade Stampede a la pantalla de inicio o guarda como archivo la partida que quieras conservar.
games-over = Terminada
games-won = Terminada: victoria de { $names } con { $money }
games-more = Más sobre { $name }
games-rename = Ponerle nombre
games-rename-do = Usar este nombre
games-name = Nombre de la partida
games-share = Compartir o guardar archivo
games-delete = Borrar
games-deleted = Se ha borrado { $name }.
games-undelete = Recuperar
games-not-changed = Este navegador no dejó cambiar lo guardado.
games-import = Abrir un archivo
games-imported = { $name } ya está entre tus partidas.
games-import-failed = No se abrió { $file }: { $why } Tus partidas siguen como estaban.

parcel-unreadable = no es una partida de Stampede o llegó con daños.

share-title = Compartir esta partida
share-wait = Empaquetando…
share-link = Enlace
share-link-whole = Se abre como repetición. Contiene todas las jugadas, los nombres y la semilla de los dados. La partida ha terminado: ya no hay secretos.
share-link-running = Se abre como repetición hasta este momento. Contiene las jugadas públicas y los nombres. No incluye las cartas de llegada boca abajo ni los dados por salir.
share-send = Compartir …
share-copy = Copiar
share-copied = Enlace copiado.
share-copy-yourself = El navegador no nos deja copiar. El enlace está marcado: cópialo tú.
share-file = Archivo
share-file-hint = Lo mismo que el enlace. Se vuelve a abrir en “Tus partidas”, aquí o en otro dispositivo.
share-backup = Copia de seguridad
share-backup-hint = Para seguir en otro sitio. Cuidado: contiene todas las cartas de llegada boca abajo. Los dados por salir no están; se sortean de nuevo.
share-save = Guardar el archivo

dice-title = Dados limpios
dice-running = Todos los dados de esta carrera ya están fijados. El sello de abajo lo demuestra: apúntalo y, tras la carrera, podrás comprobar aquí cada dado.
dice-right = Comprobado: los { $dice } sorteos de esta carrera salen de la semilla, y el sello coincide con ella. Los dados estaban fijados antes de la primera jugada.
dice-since = Los anteriores al paso { $ply } son de la partida de la que se copió esta.
dice-wrong = El paso { $ply } no sale de la semilla. Alguien ha cambiado este registro.
dice-other-seal = El sello de esta carrera no es el del principio. Alguien ha cambiado este registro.
dice-seal = Sello (SHA-256 de la semilla)
dice-seed = Semilla

share-link-elephant = Se abre donde empezó este turno. Contiene el recorrido, quién está dónde y los nombres. No incluye las manos, el mazo ni nada anterior a este turno.
share-backup-elephant = Para seguir en otro sitio. Cuidado: contiene todas las manos y todas las cartas robadas. Las cartas por salir no están; se sortean de nuevo.
share-link-whole-elephant = Se abre como repetición. Contiene todas las jugadas, los nombres y la semilla de las cartas. La partida ha terminado: ya no hay secretos.
deal-title = Cartas limpias
deal-running = El orden de todas las cartas de esta carrera ya está fijado. El sello de abajo lo demuestra: apúntalo y, tras la carrera, podrás comprobar aquí cada carta.
deal-right = Comprobado: los { $draws } sorteos de esta carrera salen de la semilla, y el sello coincide con ella. Las cartas estaban fijadas antes de la primera jugada.
