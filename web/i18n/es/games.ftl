# Partidas guardadas en este dispositivo, repeticiones, enlaces, deshacer, dados limpios.

start-games = Tus partidas

games-title = Tus partidas
games-none = Aún no hay partidas. Todo lo que juegues se guarda aquí solo.
games-unreadable = Este navegador no nos deja ver tus partidas (¿modo privado, quizá?).
games-may-be-cleared = Safari puede borrar las partidas tras una semana sin visitas. Añade Stampede a la pantalla de inicio o guarda como archivo la partida que quieras conservar.
games-leg = Etapa { $leg }
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

link-opened = Una carrera compartida. Tus propias partidas siguen como están.
link-opened-running = Una carrera compartida que aún no había terminado. Las cartas boca abajo no van en el enlace.
race-stopped = Esta carrera usó una regla que ha cambiado desde entonces. Se abre en el paso { $ply } de { $of }. Lo guardado queda como está, y puedes seguir jugando desde aquí.
link-failed = No se puede abrir el enlace: { $why } Nada ha cambiado.

dice-title = Dados limpios
dice-running = Todos los dados de esta carrera ya están fijados. El sello de abajo lo demuestra: apúntalo y, tras la carrera, podrás comprobar aquí cada dado.
dice-right = Comprobado: los { $dice } sorteos de esta carrera salen de la semilla, y el sello coincide con ella. Los dados estaban fijados antes de la primera jugada.
dice-since = Los anteriores al paso { $ply } son de la partida de la que se copió esta.
dice-wrong = El paso { $ply } no sale de la semilla. Alguien ha cambiado este registro.
dice-other-seal = El sello de esta carrera no es el del principio. Alguien ha cambiado este registro.
dice-seal = Sello (SHA-256 de la semilla)
dice-seed = Semilla

form-practice = Práctica
form-practice-hint = Deshaz cualquier jugada, incluso dados y turnos ajenos. Los dados no cambian.
