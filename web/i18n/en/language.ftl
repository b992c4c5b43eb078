# Choosing a language.

settings-language = Language
settings-language-auto = As the device
