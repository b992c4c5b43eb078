# Elephant Derby à mesa. Chaves com inicial maiúscula são acontecimentos do motor; $you diz se é quem está lendo.

form-edition-elephant = Elephant Derby
form-edition-elephant-hint = Cartas, vacas e empurrões, 2 a 6 jogadores
form-bot-calf = Bot: Filhote
form-bot-mahout = Bot: Cornaca
form-bot-rajah = Bot: Rajá
form-course = Pista
form-course-first = Primeira corrida
form-course-number = Circuito { $number }
form-course-own = Sua: { $name }
form-course-build = Montar pista
form-course-all = Ver todos os percursos
form-course-told = { $rows } fileiras: { $traits }
trait-long = longo
trait-short = curto
trait-winding = sinuoso
trait-narrow = estreito
trait-mud = enlameado
trait-river = com um rio
trait-bridge = com uma ponte

elephant-R = Vermelho
elephant-B = Azul
elephant-G = Verde
elephant-Y = Amarelo
elephant-P = Roxo
elephant-O = Laranja
cows = { $count ->
    [one] uma vaca
   *[other] { $count } vacas
}
place-name = fileira { $row }, { $lane ->
    [a] esquerda
    [b] meio
   *[c] direita
}

card-6 = movimento 6
card-5 = movimento 5
card-c = carga
card-f = tapete mágico
card-j = suco de manga
card-2 = movimento 2
card-w = vaca sagrada
card-m = rato
card-s = encantador de serpentes
card-k = macaco
card-p = oração
card-t = tigre
card-hidden = uma carta
card-6-does = Seis passos. Quem estiver no caminho é empurrado.
card-5-does = Cinco passos. Quem estiver no caminho é empurrado.
card-c-does = Quatro passos que empurram até vacas.
card-f-does = Voa exatamente quatro fileiras, por cima de tudo, até uma casa livre.
card-j-does = Quatro passos; cada um pode ir na diagonal até uma casa livre.
card-2-does = Dois passos. Vermelha: combina com qualquer outra carta.
card-w-does = Move vacas, oito passos ao todo.
card-m-does = Assusta um elefante ao alcance do rato: três passos para trás.
card-s-does = Dá uma cobra: uma carta a menos na mão.
card-k-does = Pega duas cartas ao acaso da mão de alguém.
card-p-does = Pega uma carta do descarte.
card-t-does = Espanta suas cobras. No turno de outra pessoa, barra uma carta vermelha.
card-label = { $colour ->
    [green] { $card }, carta verde
   *[red] { $card }, carta vermelha
}

hand-title = Suas cartas
hand-of = Cartas de { $name }
hand-choose = Jogue uma carta ou duas, mas não duas verdes, ou descarte.
hand-second-any = Jogue uma segunda carta, descarte uma ou encerre.
hand-second-red = Jogue uma carta vermelha, descarte uma ou encerre.
hand-discarded = { $count ->
    [one] Uma carta descartada. Descarte mais ou encerre.
   *[other] { $count } cartas descartadas. Descarte mais ou encerre.
}
hand-played = Já jogado neste turno: { $cards }
hand-empty = Nenhuma carta na mão
hand-waiting = Suas cartas para o próximo turno
hand-discard = Descartar
hand-play = Jogar
hand-end = Encerrar
hand-back = Voltar
hand-piles = { $discards ->
    [0] Descarte ainda vazio
    [one] Uma carta no descarte: { $card }
   *[other] { $discards } cartas no descarte, { $card } no topo
}

way-plain = Andar { $points }
way-charge = Carga { $points }
way-carpet = Voar { $points }
way-mango = Suco de manga { $points }
way-of = { $elephant }: { $way }
way-mud = { $way } (a lama leva { $mud })
whose-snake = { $name }, com a cobra de { $of }
more-places = Mais: página { $page } de { $pages }
pick-target = Em quem?

ask-start = De onde larga o { $elephant }?
ask-step = { $left ->
    [one] O { $elephant } pode escolher: para onde? Resta um passo.
   *[other] O { $elephant } pode escolher: para onde? Restam { $left } passos.
}
step-ahead = Frente
step-back = Trás
step-left = Esquerda
step-right = Direita
step-ahead-left = Frente-esquerda
step-ahead-right = Frente-direita
step-pushes = { $step }, empurrando { $pushed }
step-stay = Ficar sob a árvore
ask-cow = { $left ->
    [one] Um passo para as vacas: toque em uma.
   *[other] { $left } passos para as vacas: toque em uma.
}
ask-cow-where = { $left ->
    [one] Para onde? No máximo um passo.
   *[other] Para onde? No máximo { $left } passos.
}
place-in-lane = { $where }, { $lane ->
    [a] esquerda
    [b] meio
   *[c] direita
}
rows-ahead = { $rows ->
    [one] uma fileira à frente
   *[other] { $rows } fileiras à frente
}
rows-back = { $rows ->
    [one] uma fileira atrás
   *[other] { $rows } fileiras atrás
}
rows-same = mesma fileira
rows-ahead-of = { $rows ->
    [one] uma fileira à frente do { $elephant }
   *[other] { $rows } fileiras à frente do { $elephant }
}
rows-back-of = { $rows ->
    [one] uma fileira atrás do { $elephant }
   *[other] { $rows } fileiras atrás do { $elephant }
}
rows-same-of = ao lado do { $elephant }
row-number = fileira { $row }
start-front = fileira da frente
start-back = fileira de trás
cow-near = uma vaca, { $where }
cows-done = Chega de vacas
ask-prayer = Que carta você pega?
ask-stall = A barraca revelou { $card }. Como ela é usada?
ask-stall-mouse = A barraca revelou um rato. Qual elefante ele assusta?
mouse-stay = Deixar na toca
tiger-play = Jogar o tigre
tiger-pass = Deixar passar
tiger-nobody = Ninguém
tiger-look = { $name }: minhas cartas
tiger-none = Nenhum tigre aqui.
ask-hand = Agora só { $name } pode olhar
ask-hand-hint = Passe o tablet para { $name }: as cartas são secretas.
ask-hand-show = Sou { $name }: mostrar minhas cartas
tap-card-first = Escolha primeiro uma carta.

turn-row = { $count ->
    [one] O { $elephants } lidera: fileira { $row } de { $rows }
   *[other] { $elephants } lideram juntos: fileira { $row } de { $rows }
}
turn-home-one = { $home } chegou, falta o { $elephant }
games-row = Fileira { $row }
panel-row = fil. { $row }
panel-home = chegou
panel-hand = { $count ->
    [0] nenhuma carta na mão
    [one] uma carta na mão
   *[other] { $count } cartas na mão
}
panel-snakes = { $count ->
    [0] nenhuma cobra
    [one] uma cobra
   *[other] { $count } cobras
}
finish-title = A corrida acabou
finish-won = { $name } vence a corrida!
finish-you = Você vence a corrida!
finish-rows = { $rows ->
    [0] { $rows } fileiras
    [one] { $rows } fileira
   *[other] { $rows } fileiras
}
finish-chart = Até onde cada um chegou
finish-chart-text = { $rows ->
    [0] { $name }: { $rows } fileiras
    [one] { $name }: { $rows } fileira
   *[other] { $name }: { $rows } fileiras
}

StartTaken = { $you ->
    [yes] Você põe o { $elephant } na { $place }.
   *[no] { $name } põe o { $elephant } na { $place }.
}
HandsDealt = Seis cartas para cada um.
CardsDrawn = { $you ->
    [yes] Você saca: { $cards }.
   *[no] { $count ->
        [one] { $name } saca uma carta.
       *[other] { $name } saca { $count } cartas.
    }
}
PileShuffled = O descarte é embaralhado: nova pilha de saque.
TurnStarted = { $you ->
    [yes] Sua vez.
   *[no] Vez de { $name }.
}
TurnStarted-stuck = { $you ->
    [yes] Sua vez. Primeiro é preciso sair da lama: { $elephants }.
   *[no] Vez de { $name }. Primeiro é preciso sair da lama: { $elephants }.
}
CardPlayed-plain = { $you ->
    [yes] Você joga { $card } com o { $elephant }, como movimento simples.
   *[no] { $name } joga { $card } com o { $elephant }, como movimento simples.
}
CardPlayed-Move = { $you ->
    [yes] Você joga { $card } com o { $elephant }.
   *[no] { $name } joga { $card } com o { $elephant }.
}
CardPlayed-PlayMouse = { $you ->
    [yes] Você manda o rato para cima do { $elephant }.
   *[no] { $name } manda o rato para cima do { $elephant }.
}
CardPlayed-PlayMonkey = { $you ->
    [yes] Você manda o macaco até { $other }.
   *[no] { $name } manda o macaco até { $other }.
}
CardPlayed-PlayCow = { $you ->
    [yes] Você joga a vaca sagrada.
   *[no] { $name } joga a vaca sagrada.
}
CardPlayed-PlayPrayer = { $you ->
    [yes] Você faz uma oração.
   *[no] { $name } faz uma oração.
}
CardPlayed-PlayCharmer = { $you ->
    [yes] Você encanta uma cobra até { $other }.
   *[no] { $name } encanta uma cobra até { $other }.
}
CardPlayed-PlayTiger = { $you ->
    [yes] Você joga um tigre contra suas cobras.
   *[no] { $name } joga um tigre contra as cobras.
}
CardApplied = { $you ->
    [yes] Você usa a carta da barraca: { $card }.
   *[no] { $name } usa a carta da barraca: { $card }.
}
TigerPlayed = { $you ->
    [yes] Você responde com um tigre!
   *[no] { $name } responde com um tigre!
}
CardCancelled = { $you ->
    [yes] Sua carta não dá em nada: { $card }.
   *[no] A carta de { $name } não dá em nada: { $card }.
}
CardDiscarded = { $you ->
    [yes] Você descarta { $card }.
   *[no] { $name } descarta { $card }.
}
ElephantMoved-plain = O { $elephant } anda { $steps ->
    [one] um passo.
   *[other] { $steps } passos.
}
ElephantMoved-plain-push = O { $elephant } anda { $steps ->
    [one] um passo, empurrando { $pushed }.
   *[other] { $steps } passos, empurrando { $pushed }.
}
ElephantMoved-charge = O { $elephant } dá uma carga de { $steps ->
    [one] um passo.
   *[other] { $steps } passos.
}
ElephantMoved-charge-push = O { $elephant } dá uma carga de { $steps ->
    [one] um passo, empurrando { $pushed }.
   *[other] { $steps } passos, empurrando { $pushed }.
}
ElephantMoved-mango = O { $elephant } dança { $steps ->
    [one] um passo.
   *[other] { $steps } passos.
}
ElephantMoved-mango-push = O { $elephant } dança { $steps ->
    [one] um passo, empurrando { $pushed }.
   *[other] { $steps } passos, empurrando { $pushed }.
}
ElephantMoved-scared = O { $elephant } foge { $steps ->
    [one] um passo para trás.
   *[other] { $steps } passos para trás.
}
ElephantMoved-scared-push = O { $elephant } foge { $steps ->
    [one] um passo para trás, empurrando { $pushed }.
   *[other] { $steps } passos para trás, empurrando { $pushed }.
}
ElephantFlew = O { $elephant } voa { $rows ->
    [one] uma fileira.
   *[other] { $rows } fileiras, por cima de tudo.
}
MudLeft = O { $elephant } sai da lama por { $points ->
    [one] um passo
   *[other] { $points } passos
}; passos restantes: { $left }.
ElephantHalted-leads = O { $elephant } é o primeiro na travessia e para ali.
ElephantHalted-waits = O { $elephant } para na travessia e espera atrás do líder.
LeaderChanged = Agora quem lidera na travessia é o { $elephant }.
CrossingOpened = O { $elephant } atravessou: caminho livre para todos.
CowLeft = Uma vaca é empurrada pela linha de chegada e vai passear.
ElephantHome-walk = O { $elephant } cruza a linha de chegada!
ElephantHome-push = O { $elephant } é empurrado pela linha de chegada!
ElephantHome-carpet = O { $elephant } cruza a linha de chegada voando!
home-one = { $you ->
    [yes] Para vencer, falta o { $elephant } chegar também.
   *[no] Para { $name } vencer, falta o { $elephant } chegar também.
}
home-both = { $you ->
    [yes] Seus dois elefantes chegaram!
   *[no] Os dois elefantes de { $name } chegaram!
}
SpaceReached-banana = O { $elephant } para em uma bananeira: cartas até nove.
SpaceReached-mango = O { $elephant } para em uma mangueira: mais dois passos, se quiser.
SpaceReached-stall = O { $elephant } para em uma barraca do mercado.
TreeLeft = O { $elephant } fica sob a mangueira.
CardTurnedUp = A barraca revela { $card }.
CardTurnedUp-useless = A barraca revela { $card }, que aqui não serve para nada.
MouseRan = O rato corre até o { $elephant }.
MouseStayed = { $you ->
    [yes] Você deixa o rato na toca.
   *[no] { $name } deixa o rato na toca.
}
CardsStolen = { $you ->
    [yes] Você pega de { $other }: { $cards }.
   *[no] { $name } pega de { $other }: { $cards }.
}
CardsStolen-hidden = { $count ->
    [one] { $name } pega uma carta de { $other }.
   *[other] { $name } pega { $count } cartas de { $other }.
}
CowHerded = Uma vaca anda { $steps ->
    [one] um passo.
   *[other] { $steps } passos.
}
CardTaken = { $you ->
    [yes] Você pega do descarte: { $card }.
   *[no] { $name } pega uma carta do descarte.
}
SnakeGiven = { $you ->
    [yes] Você ganha uma cobra: uma carta a menos.
   *[no] { $name } ganha uma cobra: uma carta a menos.
}
SnakeMoved = { $you ->
    [yes] Você fica com a cobra de { $of }: uma carta a menos.
   *[no] { $name } fica com a cobra de { $of }: uma carta a menos.
}
SnakesChased = { $you ->
    [yes] Seu tigre espanta { $snakes ->
        [one] uma cobra
       *[other] { $snakes } cobras
    }.
   *[no] O tigre de { $name } espanta { $snakes ->
        [one] uma cobra
       *[other] { $snakes } cobras
    }.
}
RaceWon = { $you ->
    [yes] Você vence a corrida!
   *[no] { $name } vence a corrida!
}

lens-in = Mais perto
lens-out = Mais longe
lens-whole = A pista inteira
lens-mine = Meu elefante
lens-leader = O líder
lens-map = Mapa da pista: toque para olhar ali

fork-hint-elephant = Uma nova partida começa neste turno, com nova sorte. A corrida que você está vendo fica como está.
fork-dealt-elephant = As mãos que você não vê e a pilha de saque são distribuídas de novo, para que a cópia não revele nada.

form-practice-hint-elephant = Desfaça qualquer jogada, até depois de cartas compradas e dos outros. As cartas continuam as mesmas.
