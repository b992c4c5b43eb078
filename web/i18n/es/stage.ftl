# What moves at the table: its settings, and the few words that are part of the show.

settings-motion = Movimiento
settings-motion-off = No
settings-motion-calm = Tranquilo
settings-motion-full = Completo
settings-motion-hint = Tranquilo omite lo que tiembla, rueda y llueve. Completo es todo el espectáculo. No: nada se mueve.
settings-speed = Velocidad
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-slow = Lenta
keys-show = Mientras se muestra algo
keys-skip = Saltarse lo que se está mostrando
stage-stretch = ¡Recta final!
stage-photo = ¡Foto de llegada!
