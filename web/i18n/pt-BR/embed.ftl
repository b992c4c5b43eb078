# Um tabuleiro dentro de outra página.

embed-title = Um tabuleiro do Stampede
embed-play = Jogar ({ $megabytes } MB)
embed-start = Começar
embed-play-on = Jogar a partir daqui
embed-again = Mais uma vez
embed-shake = Sacudir a pirâmide
embed-score = { $name }: { $score }.
embed-open = Stampede
embed-reset = Voltar ao começo
embed-rests = Agora outro tabuleiro desta página está em jogo.
embed-go-on = Continuar aqui
embed-waits = Um momento: outro tabuleiro está guardando os camelos.
embed-loading = Buscando: { $done } de { $all } MB
embed-nearly = Quase lá
embed-no-picture = A figura desta posição vem com o jogo.
embed-unknown = Não há lição nem cena com o nome { $name }.
embed-trouble = Não deu certo: { $why }
embed-offline = Não deu para buscar a figura. Há conexão?
embed-no-wasm = Este navegador não consegue rodar o jogo: o WebAssembly falta ou está desligado. Só dá para ver a figura.
embed-noscript = Um tabuleiro do Stampede: Camel Derby e Elephant Derby, para jogar no navegador. O JavaScript lhe dá vida.
