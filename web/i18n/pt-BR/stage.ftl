# What moves at the table: its settings, and the few words that are part of the show.

settings-motion = Movimento
settings-motion-off = Parado
settings-motion-calm = Calmo
settings-motion-full = Completo
settings-motion-hint = Calmo deixa de fora o que treme, rola e chove. Completo é o espetáculo inteiro. Parado: nada se mexe.
settings-speed = Velocidade
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-slow = Lenta
keys-show = Enquanto algo é mostrado
keys-skip = Pular o que está sendo mostrado
stage-stretch = Reta final!
stage-photo = Chegada por foto!
