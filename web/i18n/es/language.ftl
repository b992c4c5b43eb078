# Elegir idioma.

settings-language = Idioma
settings-language-auto = Como el dispositivo
