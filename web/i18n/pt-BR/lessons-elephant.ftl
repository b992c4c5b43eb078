# As lições de Elephant Derby. As chaves de uma cena começam com o nome dela: a pergunta, uma dica, o que dizer a cada resposta.

lesson-elephant-first = Seu primeiro turno
scene-elephant-first-you = Você guia o elefante vermelho, e é a sua vez. Vence quem cruzar a linha primeiro. Qual é o seu elefante? Toque nele.
scene-elephant-first-you-hint = É o vermelho, com a letra R.
scene-elephant-first-you-right = É esse. Embaixo você vê sua mão: cartas verdes e vermelhas.
scene-elephant-first-you-wrong-1 = Esse é o elefante de Amina. O seu é o vermelho.

scene-elephant-first-green = As cartas verdes levam você adiante. O elefante verde está no seu caminho. Jogue sua melhor carta verde.
scene-elephant-first-green-hint = Quanto maior o número, mais longe você vai.
scene-elephant-first-green-right = Seis passos! Você empurrou o verde à sua frente; elefantes nunca se atravessam.
scene-elephant-first-green-wrong-1 = Só dois passos. O 2 é vermelho, então ainda pode vir depois de uma carta verde.

scene-elephant-first-red = Você pode jogar uma segunda carta, mas não outra verde. O azul está na frente. Que carta você joga?
scene-elephant-first-red-hint = Cartas vermelhas combinam com verdes, e ratos assustam elefantes.
scene-elephant-first-red-right = O rato sai da toca, e o azul foge três passos para trás. Agora vocês estão quase lado a lado.
scene-elephant-first-red-wrong-1 = Duas cartas verdes no mesmo turno não valem. Com uma verde vai uma vermelha.

scene-elephant-first-draw = Duas cartas jogadas: seu turno acabou. Você saca até ter seis. Quantas você saca?
scene-elephant-first-draw-hint = Você ainda tem quatro na mão.
scene-elephant-first-draw-right = Duas, e você tem seis de novo. Foi um turno inteiro: carta, carta, sacar. Agora é a vez de Amina.
scene-elephant-first-draw-wrong-1 = Você saca até ter seis, e ainda tem quatro na mão: duas bastam.

lesson-elephant-course = A pista
scene-elephant-course-map = Os elefantes correm por uma pista de peças com três raias, de vez em quando mais estreita. No caminho há árvores, barracas, lama, um rio e um bocado de vacas. Quem cruzar a linha primeiro vence. As figuras impressas da pista não chegaram até nós: esta é a nossa reconstrução.

scene-elephant-course-start = Antes da corrida, cada um ocupa uma casa da Largada; quem vai começar escolhe por último. Bruno e Amina já estão lá. Você joga primeiro, então larga logo atrás de um deles. Aonde você vai?
scene-elephant-course-start-hint = Procure uma casa livre com um elefante logo à frente.
scene-elephant-course-start-right = Pronto: sua primeira carta vai empurrar esse elefante, então jogar primeiro tem seu preço. Agora são seis cartas para cada um, e foi dada a largada.
scene-elephant-course-start-wrong-1 = Não há ninguém à frente dessa casa. Quem joga primeiro larga atrás de outro elefante.

scene-elephant-course-walk = Você guia o elefante vermelho e joga um 6. Ele vai em frente na sua raia, nunca para trás e nunca na diagonal. Onde ele vai acabar? Toque em uma casa.
scene-elephant-course-walk-hint = Conte seis casas em linha reta.
scene-elephant-course-walk-right = Seis passos em linha reta.
scene-elephant-course-walk-wrong-1 = Para isso seria preciso trocar de raia. Elefantes ficam na sua raia enquanto podem.

lesson-elephant-turn = Mão e turno
scene-elephant-turn-second = No seu turno você joga uma carta, ou duas que não sejam ambas verdes. Você jogou um 6 verde. O que pode vir depois?
scene-elephant-turn-second-hint = As cartas verdes têm número grande. O 2 é vermelho.
scene-elephant-turn-second-right = Verde e vermelha combinam. Em vez de uma segunda carta você também poderia descartar uma.
scene-elephant-turn-second-wrong-1 = Duas cartas verdes no mesmo turno não valem. O 2 é vermelho: esse pode.

scene-elephant-turn-draw = Duas cartas jogadas, quatro na mão: seu turno acabou. Quantas você saca?
scene-elephant-turn-draw-hint = Você saca até ter seis.
scene-elephant-turn-draw-right = Duas, até seis. Depois é a vez de Amina.
scene-elephant-turn-draw-wrong-1 = Você saca até ter seis cartas, não seis cartas: duas bastam.

scene-elephant-turn-idle = Um tigre espanta cobras, mas você não tem nenhuma, e não vale ficar sem fazer nada. O que dá para fazer?
scene-elephant-turn-idle-hint = Uma carta que não pode fazer nada não pode ser jogada. Mas pode ir embora.
scene-elephant-turn-idle-right = Descartar. Quem não joga carta pode descartar quantas quiser, pelo menos uma.
scene-elephant-turn-idle-wrong-1 = Uma carta que não pode fazer nada não pode ser jogada, só descartada.
scene-elephant-turn-idle-wrong-2 = Jogar uma carta, ou descartar pelo menos uma: isso se pede a todos.

scene-elephant-turn-pile = Todas as outras cartas já foram usadas, e a pilha de saque está vazia. Você joga um 2 e deveria sacar duas. O que acontece?
scene-elephant-turn-pile-hint = O descarte não está perdido.
scene-elephant-turn-pile-choice-shuffle = O descarte é embaralhado
scene-elephant-turn-pile-choice-none = Ninguém mais saca
scene-elephant-turn-pile-right = O descarte vira uma nova pilha de saque, e você saca dela.
scene-elephant-turn-pile-wrong-1 = O descarte vira uma nova pilha de saque. Só se ele também estiver vazio é que ninguém saca.

scene-elephant-turn-secret = O que você sabe da mão dos outros?
scene-elephant-turn-secret-hint = Olhe os painéis abaixo da pista.
scene-elephant-turn-secret-choice-number = Quantas cartas têm
scene-elephant-turn-secret-choice-cards = Que cartas têm
scene-elephant-turn-secret-right = Quantas são, e as cobras na frente deles. As cartas e a pilha de saque são secretas.
scene-elephant-turn-secret-wrong-1 = As mãos são secretas até o fim da corrida. Você só vê quantas cartas há.

lesson-elephant-pushing = Empurrar
scene-elephant-pushing-line = Você joga um 5. O azul e o verde estão no seu caminho. Onde o azul fica depois disso?
scene-elephant-pushing-line-hint = Os elefantes à sua frente são empurrados, uma casa por passo.
scene-elephant-pushing-line-right = Você empurra o azul, e o azul empurra o verde: a fila inteira anda.
scene-elephant-pushing-line-wrong-1 = Elefantes não se ultrapassam. O vermelho empurra o azul à sua frente, e o azul empurra o verde.

scene-elephant-pushing-lost = Você joga um 6. Há uma vaca à frente na sua raia, e outra ao lado da casa anterior a ela. Onde o vermelho vai acabar?
scene-elephant-pushing-lost-hint = Vacas não são empurradas, e não há passos na diagonal.
scene-elephant-pushing-lost-right = Um passo, e ali ele fica. Os outros cinco se perdem.
scene-elephant-pushing-lost-wrong-1 = Isso é um passo na diagonal. À frente e ao lado há vacas, então o vermelho para depois de um passo e perde o resto.

scene-elephant-pushing-cow = O azul está bem na frente de uma vaca. Atrás dele, você joga o 2 vermelho. Aonde vai o vermelho?
scene-elephant-pushing-cow-hint = Uma fila que termina em uma vaca não pode ser empurrada.
scene-elephant-pushing-cow-right = Para o lado, depois em frente. Um 2 vermelho move como qualquer outra carta.
scene-elephant-pushing-cow-wrong-1 = O azul não tem para onde ir, então não pode ser empurrado. O vermelho vai para o lado, depois em frente.

lesson-elephant-sideways = De lado
scene-elephant-sideways-round = Você joga um 6. O azul pode ser empurrado até o fim da raia dele, não além; e o amarelo está diante de uma vaca. Onde o vermelho vai acabar?
scene-elephant-sideways-round-hint = Quando em frente é impossível, vá para o lado; assim que der de novo, vá em frente.
scene-elephant-sideways-round-right = Três passos em frente com o azul, dois para o lado passando pelo amarelo, e um em frente com o verde. Que passeio!
scene-elephant-sideways-round-wrong-1 = Ali ele não pode mais ir em frente. Os passos que sobram o levam para o lado, até dar para ir em frente de novo.

scene-elephant-sideways-choose = Há uma vaca na sua frente. Você pode escolher o lado, mas enquanto vai de lado não dá meia-volta. Que casa vai ser?
scene-elephant-sideways-choose-hint = Veja o que há à frente de cada lado.
scene-elephant-sideways-choose-right = Caminho livre! Assim que dá para ir em frente, o vermelho vai.
scene-elephant-sideways-choose-wrong-1 = Deste lado também há uma vaca à frente, e não dá para fazer meia-volta: os outros cinco passos se perdem.

lesson-elephant-charge = Carga
scene-elephant-charge-line = O azul, o amarelo, o verde e uma vaca estão na sua raia. Como você usa sua carta de carga?
scene-elephant-charge-line-hint = Uma carga também empurra vacas.
scene-elephant-charge-line-right = Sai da frente! Na carga, vacas são empurradas como elefantes, também em filas mistas.
scene-elephant-charge-line-wrong-1 = Usada sem o efeito, a carta não empurra vacas. O vermelho tem de ir para o lado e não chega tão longe.

scene-elephant-charge-sideways = Aqui a raia acaba à sua frente, e há uma vaca ao seu lado. O que faria uma carga?
scene-elephant-charge-sideways-hint = A carga vale para o que está bem à frente.
scene-elephant-charge-sideways-choice-stuck = Nada: o vermelho está preso
scene-elephant-charge-sideways-choice-pushes = Empurrar a vaca de lado
scene-elephant-charge-sideways-right = De lado, vacas nunca são empurradas, nem em uma carga.
scene-elephant-charge-sideways-wrong-1 = Uma carga só empurra vacas bem à frente. De lado é um passo como outro qualquer: o vermelho está preso.

lesson-elephant-flying = Voar
scene-elephant-flying-over = O azul está diante de uma vaca na sua raia. Como você usa seu tapete mágico?
scene-elephant-flying-over-hint = Um tapete voa quatro casas em linha reta, por cima de tudo.
scene-elephant-flying-over-right = Por cima dos dois, exatamente quatro casas.
scene-elephant-flying-over-wrong-1 = A pé você tem de dar a volta neles e não chega tão longe.

scene-elephant-flying-gap = À frente faltam duas casas da sua raia. Um tapete ajuda?
scene-elephant-flying-gap-hint = Só a casa onde ele pousa precisa existir.
scene-elephant-flying-gap-right = Dá para voar por cima de casas que faltam. A casa do pouso existe e está livre.
scene-elephant-flying-gap-wrong-1 = A pé também dá, mas você dá a volta e fica uma casa atrás.

scene-elephant-flying-land = O azul está exatamente quatro casas à sua frente. O que você pode jogar?
scene-elephant-flying-land-hint = Um tapete precisa de uma casa livre para pousar.
scene-elephant-flying-land-right = A pé você empurra o azul. Um tapete não poderia pousar ali.
scene-elephant-flying-land-wrong-1 = O tapete voa exatamente quatro casas, e lá está o azul. Não dá para pousar.

lesson-elephant-mango = Mangas
scene-elephant-mango-juice = Você bebe suco de manga: cada passo também pode ir na diagonal para a frente, até uma casa livre. Como você passa pelo azul sem empurrá-lo?
scene-elephant-mango-juice-hint = Na diagonal, para o lado onde não há ninguém no caminho.
scene-elephant-mango-juice-right = Que elegância. Na diagonal ninguém nunca é empurrado.
scene-elephant-mango-juice-wrong-1 = Em linha reta você empurra mesmo assim: o azul ganha quatro passos de graça.

scene-elephant-mango-tree = Seu movimento acabou sob uma mangueira. Ela oferece mais dois passos na hora, também na diagonal. Você aceita?
scene-elephant-mango-tree-hint = Dois passos de graça.
scene-elephant-mango-tree-right = Duas casas a mais, e seu turno nem acabou.
scene-elephant-mango-tree-wrong-1 = Você pode ficar. Mas dois passos de graça cairiam bem.

lesson-elephant-spaces = Árvores e barracas
scene-elephant-spaces-banana = Um 2 leva você a uma bananeira: ali se saca na hora até nove cartas. Mas há duas cobras na sua frente. Quantas cartas você tem depois disso?
scene-elephant-spaces-banana-hint = Uma a menos para cada cobra.
scene-elephant-spaces-banana-right = Sete: nove, menos uma por cobra.
scene-elephant-spaces-banana-wrong-1 = Nove seria sem cobras. Cada uma custa uma carta: sete.

scene-elephant-spaces-stall = Um 2 leva você a uma barraca do mercado. A carta do topo da pilha de saque é revelada: outro 2. O que acontece com ela?
scene-elephant-spaces-stall-hint = Ela é usada na hora, sem ser jogada.
scene-elephant-spaces-stall-choice-applied = Ela me move na hora
scene-elephant-spaces-stall-choice-hand = Vai para a minha mão
scene-elephant-spaces-stall-right = Ela é usada na hora e descartada. Não conta como uma das suas cartas, e ninguém pode responder a ela.
scene-elephant-spaces-stall-wrong-1 = Uma carta na barraca é usada na hora, se for possível, e depois descartada.

scene-elephant-spaces-pushed = Você joga um 2, empurra o azul para além da bananeira e acaba você ali. O que ganha com isso Amina, que guia o azul?
scene-elephant-spaces-pushed-hint = Uma casa funciona para quem termina ali o próprio movimento.
scene-elephant-spaces-pushed-choice-nothing = Nada
scene-elephant-spaces-pushed-choice-bananas = Até nove cartas
scene-elephant-spaces-pushed-right = Nada. As casas nunca funcionam para quem é empurrado; mas você pode sacar agora.
scene-elephant-spaces-pushed-wrong-1 = As casas não funcionam para quem é empurrado. Só você, que terminou ali seu próprio movimento, pode sacar.

lesson-elephant-water = Lama e rio
scene-elephant-water-mud = Seu turno começa em uma lama que custa 2. Você joga um 5. Onde você vai acabar?
scene-elephant-water-mud-hint = Primeiro desatolar: 5 menos 2.
scene-elephant-water-mud-right = Dois pontos para desatolar, três passos restantes.
scene-elephant-water-mud-wrong-1 = Desatolar custa antes 2 pontos, então só sobram três passos.

scene-elephant-water-stuck = Agora a lama custa 4. Que carta tira você dali?
scene-elephant-water-stuck-hint = O número tem de ser maior que 4.
scene-elephant-water-stuck-right = 5 é mais que 4: um passo só, mas fora da lama. Lama por onde só se passa não custa nada.
scene-elephant-water-stuck-wrong-1 = Um 4 se gasta todo para desatolar, então não pode ser jogado. É preciso mais que 4.
scene-elephant-water-stuck-wrong-2 = Um 2 nunca tira ninguém da lama. É preciso mais que 4.

scene-elephant-water-halt = Ninguém atravessou o rio ainda. Você joga um 5. Onde você vai acabar?
scene-elephant-water-halt-hint = O primeiro a chegar a um rio para antes dele.
scene-elephant-water-halt-right = Você para e lidera: ninguém atravessa antes de você, e ninguém pode empurrar você, exceto com uma carga. No seu próximo turno você pode seguir.
scene-elephant-water-halt-wrong-1 = O primeiro elefante a chegar ali tem medo da água e para antes dela. No próximo turno pode seguir.

scene-elephant-water-leader = O elefante azul de Amina chegou primeiro ao rio e lidera. Com qual carta você atravessa neste turno?
scene-elephant-water-leader-hint = O azul segura o rio. Só uma carta consegue tirar o azul da sua frente.
scene-elephant-water-leader-right = A carga empurra o azul para o outro lado. Com o líder do outro lado, o rio fica aberto a todos de vez, e você vai atrás.
scene-elephant-water-leader-wrong-1 = Enquanto o azul lidera aqui, nenhum outro elefante atravessa, nem de tapete. Se ninguém tivesse parado antes do rio, você poderia voar.
scene-elephant-water-leader-wrong-2 = Um movimento simples não empurra o azul. Você o contorna e espera ao lado: ninguém atravessa antes do azul.

lesson-elephant-mouse = Rato e macaco
scene-elephant-mouse-scare = Você joga um rato. Ele sai de uma toca, corre até seis casas, e o elefante que ele encontra foge três passos para trás. Em qual você o manda?
scene-elephant-mouse-scare-hint = Quem está bem à frente?
scene-elephant-mouse-scare-right = O azul foge três passos para trás, apavorado.
scene-elephant-mouse-scare-wrong-1 = Seu próprio elefante? Até pode, mas três passos para trás são três passos para trás.

scene-elephant-mouse-behind = O rato faz o azul fugir três passos para trás, e atrás dele está o verde. Onde o verde vai acabar?
scene-elephant-mouse-behind-hint = Um elefante assustado empurra quem estiver atrás, vacas incluídas.
scene-elephant-mouse-behind-right = Empurrado para trás também. Até vacas são.
scene-elephant-mouse-behind-wrong-1 = O azul empurra quem está atrás dele, então o verde também tem de recuar.

scene-elephant-mouse-monkey = Você joga um macaco em Amina. Ela tem quatro cartas. Com quantas ela fica?
scene-elephant-mouse-monkey-hint = Um macaco pega duas.
scene-elephant-mouse-monkey-right = Duas delas, ao acaso, são suas, e uma pode ser sua segunda carta deste turno.
scene-elephant-mouse-monkey-wrong-1 = Um macaco pega só duas, ao acaso.

lesson-elephant-cows = Vacas e orações
scene-elephant-cows-block = Uma carta de vaca sagrada deixa você mover vacas, oito passos ao todo. Você escolheu uma. Ponha-a onde mais atrapalha o elefante azul de Amina.
scene-elephant-cows-block-hint = Bem na frente dele.
scene-elephant-cows-block-right = O azul tem de dar a volta. Isso custou duas casas a Amina.
scene-elephant-cows-block-wrong-1 = Fora do caminho uma vaca não atrapalha ninguém: o azul corre cinco casas.

scene-elephant-cows-prayer = Uma oração deixa você pegar uma carta do descarte, e você pode jogá-la na hora. Qual?
scene-elephant-cows-prayer-hint = Que carta leva você mais longe?
scene-elephant-cows-prayer-right = Um 6, e lá vai ele como segunda carta do turno.
scene-elephant-cows-prayer-wrong-1 = Um tigre pode ser útil mais tarde. Mas com o 6 você já estaria diante da linha.

lesson-elephant-snakes = Cobras
scene-elephant-snakes-charmer = Um encantador de serpentes dá uma cobra a alguém: quem tem uma saca uma carta a menos. Para quem?
scene-elephant-snakes-charmer-hint = O azul está na frente.
scene-elephant-snakes-charmer-right = Amina só vai sacar até cinco. Quando todas as cobras estão em jogo, um encantador passa uma para outra pessoa.
scene-elephant-snakes-charmer-wrong-1 = Pode, mas então é você quem só saca até cinco.

scene-elephant-snakes-fewer = Há uma cobra na sua frente, e duas cartas serão jogadas neste turno. Quantas cartas você tem depois de sacar?
scene-elephant-snakes-fewer-hint = Seis, menos uma pela cobra.
scene-elephant-snakes-fewer-right = Cinco: seis menos uma.
scene-elephant-snakes-fewer-wrong-1 = Seis seria sem a cobra. Com ela você só saca até cinco.

scene-elephant-snakes-tiger = Duas cobras! O que você faz com seu tigre?
scene-elephant-snakes-tiger-hint = No seu turno um tigre espanta todas elas.
scene-elephant-snakes-tiger-right = Todas as suas cobras se foram de uma vez.
scene-elephant-snakes-tiger-wrong-1 = O tigre se foi, e as cobras continuam aí. Jogado, ele as teria espantado.

lesson-elephant-tiger = Tigres
scene-elephant-tiger-answer = Amina joga um rato em você! Um tigre responde a qualquer carta vermelha, no turno de qualquer um, antes de ela fazer efeito. O que você faz?
scene-elephant-tiger-answer-hint = Você tem um tigre na mão.
scene-elephant-tiger-answer-right = O rato fica na toca. A carta de Amina conta como jogada mesmo assim.
scene-elephant-tiger-answer-wrong-1 = Então o rato corre, e você foge três passos para trás.

scene-elephant-tiger-tiger = Você joga um rato em Amina, e ela responde com um tigre. Mas você também tem um. O que você faz?
scene-elephant-tiger-tiger-hint = Um tigre pode ser respondido com um tigre.
scene-elephant-tiger-tiger-right = Dois tigres: no fim, o rato corre.
scene-elephant-tiger-tiger-wrong-1 = Então seu rato não faz nada, embora conte como jogado.

scene-elephant-tiger-green = Amina joga um 6 verde com o azul. Seu tigre pode impedir?
scene-elephant-tiger-green-hint = Tigres respondem a cartas vermelhas.
scene-elephant-tiger-green-choice-no = Não
scene-elephant-tiger-green-choice-yes = Sim
scene-elephant-tiger-green-right = Cartas verdes não podem ser respondidas.
scene-elephant-tiger-green-wrong-1 = Um tigre só responde a cartas vermelhas. O azul corre.

lesson-elephant-choice = O que você faria?
scene-elephant-choice-push = O azul está bem na sua frente. Você usa o 6 ou o suco de manga?
scene-elephant-choice-push-hint = Quem você empurra anda tanto quanto você.
scene-elephant-choice-push-right = Em volta do azul, não atrás dele: o azul não ganha nada. Dois passos a menos, e muito melhor.
scene-elephant-choice-push-wrong-1 = Você anda seis casas, mas o azul também: continua na sua frente, mais perto da linha.

scene-elephant-choice-mud = À sua frente há lama com um 4. Você anda 5 ou só 4?
scene-elephant-choice-mud-hint = Conte onde cada um termina. Quem começa o turno na lama paga primeiro.
scene-elephant-choice-mud-right = Você fica logo antes da lama. Passar por ela no próximo turno não custa nada.
scene-elephant-choice-mud-wrong-1 = Uma casa a mais, mas na lama: no próximo turno os primeiros 4 pontos se vão, e um 4 nem tira você dali.

scene-elephant-choice-cow = O azul está a quatro casas da linha, na sua raia. O que você faz?
scene-elephant-choice-cow-hint = Você tem duas cartas neste turno. E se o azul não pudesse ir em frente?
scene-elephant-choice-cow-right = Uma vaca bem na frente do azul, e ele tem de dar a volta. Depois você ainda pode jogar um 6.
scene-elephant-choice-cow-wrong-1 = É você quem empurra o azul pela linha, e Amina vence na hora.
scene-elephant-choice-cow-wrong-2 = Dois passos, que empurram o azul uma casa para mais perto da linha. Nada fica no caminho dele.

lesson-elephant-finish = A chegada
scene-elephant-finish-push = O azul está bem diante da linha, na sua raia. Que carta você joga?
scene-elephant-finish-push-hint = Quem cruzar a linha primeiro vence, mesmo empurrado.
scene-elephant-finish-push-right = Com cuidado, e certo: atrás do azul, sem empurrá-lo.
scene-elephant-finish-push-wrong-1 = Ah, não: você empurra o azul além da linha, e Amina vence.

scene-elephant-finish-own = Com dois jogadores, cada um tem dois elefantes: o vermelho e o verde são seus. Você joga um 2 com o vermelho. Aonde ele vai?
scene-elephant-finish-own-hint = Seu outro elefante é como uma vaca.
scene-elephant-finish-own-right = Para o lado e em frente. Ninguém empurra o próprio elefante.
scene-elephant-finish-own-wrong-1 = Seu próprio elefante não é empurrado: conta como vaca. Então o vermelho vai para o lado, depois em frente.

scene-elephant-finish-both = Dois jogadores: seu elefante vermelho cruza a linha. O que falta para vencer?
scene-elephant-finish-both-hint = Os dois são seus.
scene-elephant-finish-both-choice-both = O verde também tem de chegar
scene-elephant-finish-both-choice-one = Mais nada
scene-elephant-finish-both-right = Os seus dois têm de cruzar a linha antes dos dois de Amina.
scene-elephant-finish-both-wrong-1 = Com dois jogadores, os dois elefantes têm de chegar. Falta o verde.

scene-elephant-finish-play = É tudo o que você precisa saber. A primeira corrida espera por você.
