# Wybór języka.

settings-language = Język
settings-language-auto = Jak w systemie
