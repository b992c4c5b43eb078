# As configurações: seus grupos, o que só alguns aparelhos precisam e a amostra.

settings-site-title = Configurações · Stampede
settings-description = Idioma, cores, tamanho das peças, movimento e som do Stampede, com uma amostra.
settings-intro = Cada escolha vale na hora e fica guardada neste aparelho, para os dois jogos.
settings-noscript = As configurações precisam de JavaScript.
settings-all = Todas as configurações
settings-group-see = O que você vê
settings-group-motion = Movimento e som
settings-group-table = À mesa
settings-group-device = Este aparelho
settings-pieces = Tamanho das peças
settings-pieces-usual = Normal
settings-pieces-large = Grande
settings-pieces-hint = Grande é para um tablet no meio da mesa: animais, dados, números e painéis crescem.
settings-seats = Em volta de um tablet
settings-seats-same = Tudo no mesmo sentido
settings-seats-facing = Cada lugar virado para o jogador
settings-seats-hint = Os painéis viram para onde cada um está sentado; um toque na seta vira mais um pouco. O que o jogador da vez lê se inverte para quem está do outro lado.
turn-seat = Virar o lugar de { $name }

preview-title = Como fica
preview-player = Amina
preview-log = Azul anda 1 casa e sobe em Amarelo.
preview-log-elephant = Vermelho dá um passo na direção de Verde.
preview-move = Ver o movimento
