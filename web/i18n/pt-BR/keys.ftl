# Teclas, e o tabuleiro para quem ouve.

skip-label = Atalhos
skip-choices = Ir para as opções
skip-board = Ir para o tabuleiro
choices-label = O que você pode fazer

listen-open = Ouvir
listen-title = Ouvir de novo
listen-event = O que acabou de acontecer
listen-board = O que está em cada lugar
listen-mine = O que eu tenho
listen-odds = As chances desta etapa
listen-options = O que posso fazer
listen-nothing = Ainda não há nada para contar.
listen-odd = { $racer } { $chance }
listen-leads = Na frente no fim desta etapa: { $odds }
menu-listen = Ouvir

keys-open = Teclas
keys-title = Todas as teclas
keys-close = Fechar
keys-letters = Letras, números e sinais fazem alguma coisa
keys-space = Espaço
keys-everywhere = Em toda parte
keys-table = À mesa
keys-race = Na sua vez
keys-lens = Ver de perto
keys-arrows = Para o vizinho: no tabuleiro, entre cartas e opções, no registro
keys-ends = Para o primeiro, para o último
keys-pages = Para a próxima coisa com que se pode fazer algo
keys-enter = Escolher
keys-back = Voltar: de uma pergunta, de uma gaveta, de uma carta escolhida
keys-not-now = Agora não dá.
keys-rule = A regra sobre o que está em foco
keys-ticket = A ficha ou a carta desse camelo; a mesma tecla de novo confirma
keys-card = Escolher uma carta pelo lugar na mão
keys-play = Jogar a carta escolhida
keys-enough = Já basta: encerrar a vez, deixar passar
keys-piece = Pegar esse camelo, ou escolher esse dado
keys-tile = Pegar uma peça, com um lado ou o outro para cima
keys-tab = Montar, ou anotar dados
menu-keys = Teclas
settings-keys = Comandos de uma tecla
settings-keys-on = ligados
settings-keys-off = desligados
settings-keys-hint = Letras, números e sinais à mesa; o ponto de interrogação mostra a lista. As setas funcionam sempre.
rule-none = Não há regra sobre isto. Vá primeiro a algo do tabuleiro, a uma carta ou a uma opção.

board-keys = Tabuleiro: as setas movem, Enter escolhe
board-open = { $thing }; pode ser escolhido
stack-under = { $lower } embaixo do { $upper }
space-stack = Casa { $space }: { $stack }
space-tile = Casa { $space }: { $side }, peça de { $name }
tickets-on-top = Fichas do { $racer }, em cima a de { $value }
pyramid-inside = Pirâmide; ainda dentro: { $dice }
pyramid-empty = A pirâmide está vazia
pile-cards = { $pile ->
    [winner] Apostas no vencedor
   *[loser] Apostas no perdedor
}: { $count ->
    [0] nenhuma
    [one] uma carta
   *[other] { $count } cartas
}
cards-in-hand = na mão: { $cards }
tile-laid = peça na casa { $space }, { $side }
place-with = { $where }: { $what }
ground-banana = bananas
ground-mango = mangueira
ground-stall = barraca da feira
ground-mud = lama
ground-river = rio
ground-bridge = ponte
course-home = Na chegada: { $elephants }
course-rows = O percurso tem { $rows } fileiras
course-waits = ainda fora do percurso
