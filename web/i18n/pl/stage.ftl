# What moves at the table: its settings, and the few words that are part of the show.

settings-motion = Animacje
settings-motion-off = Brak
settings-motion-calm = Spokojne
settings-motion-full = Pełne
settings-motion-hint = Spokojne: nic się nie trzęsie, nie toczy i nie sypie. Pełne: cały pokaz. Brak: nic się nie rusza.
settings-speed = Tempo
settings-speed-fast = Szybkie
settings-speed-normal = Zwykłe
settings-speed-slow = Wolne
keys-show = Gdy coś jest pokazywane
keys-skip = Pomiń to, co jest teraz pokazywane
stage-stretch = Ostatnia prosta!
stage-photo = Fotofinisz!
