# A escolha do idioma.

settings-language = Idioma
settings-language-auto = O do aparelho
