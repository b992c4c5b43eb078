# Choosing a language.

settings-language = Lingua
settings-language-auto = Come il dispositivo
