# Choosing a language.

settings-language = Idioma
settings-language-auto = Como no aparelho
