# What moves at the table: its settings, and the few words that are part of the show.

settings-motion = Movimento
settings-motion-off = Spento
settings-motion-calm = Tranquillo
settings-motion-full = Completo
settings-motion-hint = Tranquillo lascia fuori ciò che trema, rotola e piove. Completo è tutto lo spettacolo. Spento: non si muove nulla.
settings-speed = Velocità
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lenta
keys-show = Mentre si vede qualcosa
keys-skip = Salta quello che si sta vedendo
stage-stretch = Dirittura d’arrivo!
stage-photo = Fotofinish!
