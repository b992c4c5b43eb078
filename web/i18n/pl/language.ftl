# Choosing a language.

settings-language = Język
settings-language-auto = Jak w urządzeniu
