# As lições de Camel Derby. As chaves de uma cena começam com o nome dela: a pergunta, uma dica, o que dizer a cada resposta.

lesson-camel-first = Seu primeiro turno
scene-camel-first-lead = Cinco camelos correm pela pista. Nenhum é seu: você aposta em quem está na frente. Em uma pilha, está na frente o de cima. Quem lidera agora? Toque nele.
scene-camel-first-lead-hint = Procure a casa de número mais alto.
scene-camel-first-lead-right = O roxo, na casa 12. O amarelo é o segundo: está em cima do vermelho.
scene-camel-first-lead-wrong-1 = O amarelo é o segundo. O roxo está mais à frente, na casa 12.

scene-camel-first-ticket = É a sua vez, e um turno é uma ação. Nesta etapa ainda sai um dado. Que ficha você pega?
scene-camel-first-ticket-hint = Uma ficha paga seu número se o camelo dela lidera quando a etapa acaba.
scene-camel-first-ticket-right = A melhor ficha do roxo é sua. Foi o seu turno inteiro; agora é a vez de Amina.
scene-camel-first-ticket-wrong-1 = O verde é o último. A ficha dele custaria uma libra.

scene-camel-first-die = Amina sacode a pirâmide, e sai o dado verde com um 2. Aonde vai o verde? Toque em uma casa.
scene-camel-first-die-hint = O verde está na casa 5.
scene-camel-first-die-right = Duas casas adiante. Era o último dado da etapa, então as apostas são pagas.
scene-camel-first-die-wrong-1 = O dado mostra 2: conte duas casas a partir da 5.

scene-camel-first-pay = O roxo continua na frente. Quanto paga sua ficha?
scene-camel-first-pay-hint = Ela paga o número que traz, e era a do topo da pilha.
scene-camel-first-pay-right = Cinco libras, e você tem oito. Depois começa uma nova etapa, com todos os dados na pirâmide.
scene-camel-first-pay-wrong-1 = Uma libra é para o camelo que fica em segundo. O roxo lidera, então a ficha paga seu número.

lesson-camel-stacks = Pilhas
scene-camel-stacks-carry = Camelos que se encontram sobem uns nos outros. O dado vermelho mostra 3: o vermelho anda três casas. Quem vai junto? Toque em um camelo.
scene-camel-stacks-carry-hint = Veja quem está nas costas do vermelho.
scene-camel-stacks-carry-right = Isso! Quem está em cima é levado. O verde, embaixo, fica onde está.
scene-camel-stacks-carry-wrong-1 = O verde está embaixo do vermelho, então fica para trás. Só quem está em cima é levado: o amarelo vai de carona.

scene-camel-stacks-onto = O roxo tira 2, com o verde nas costas, e para no amarelo. Quem vai ficar no topo da casa 6?
scene-camel-stacks-onto-hint = A unidade inteira sobe na pilha que encontra e mantém sua ordem.
scene-camel-stacks-onto-right = Certo. O roxo e o verde sobem juntos no amarelo: amarelo, roxo, verde.
scene-camel-stacks-onto-wrong-1 = O amarelo já estava lá, e quem chega sobe em cima. O verde acaba no alto.
scene-camel-stacks-onto-wrong-2 = O roxo continua levando o verde. Por isso o verde acaba no alto.

scene-camel-stacks-lead = Quem lidera a corrida neste momento?
scene-camel-stacks-lead-hint = Entre os camelos de corrida mais à frente, o de cima é o primeiro. O branco e o preto não contam.
scene-camel-stacks-lead-right = Exato: na mesma casa, mais alto é melhor. O amarelo está à frente do vermelho.
scene-camel-stacks-lead-wrong-1 = Quase! O vermelho está na mesma casa, mas em uma pilha o camelo mais alto está à frente.
scene-camel-stacks-lead-wrong-2 = O preto é um dos dois camelos doidos. Ele nunca entra na classificação: corre na contramão.

scene-camel-stacks-start = É assim que uma corrida começa. Cada camelo de corrida larga da casa que seu dado mostra; os camelos doidos entram pela outra ponta: 1 quer dizer casa 16, 2 a 15, 3 a 14. Siga passo a passo.

lesson-camel-carrying = De carona
scene-camel-carrying-shake = Um turno é exatamente uma ação, e esta sempre existe: sacudir a pirâmide. Sai um dado, um camelo anda, e você ganha uma libra por isso no fim da etapa. Experimente.
scene-camel-carrying-shake-hint = Toque na pirâmide, no meio, ou no botão.
scene-camel-carrying-shake-right = Saiu o azul, com 2, e ele pulou em cima do amarelo e do roxo. Um dado que saiu fica fora até o fim da etapa.

scene-camel-carrying-rider = O verde tira 3 e para na casa 7, com o vermelho nas costas. Quem lidera agora?
scene-camel-carrying-rider-hint = Quem está bem no topo da pilha mais alta?
scene-camel-carrying-rider-right = O vermelho, sem mexer uma pata! É por isso que vale a pena subir nos outros.
scene-camel-carrying-rider-wrong-1 = O verde fez a caminhada toda, mas o vermelho foi em cima dele. O vermelho lidera.
scene-camel-carrying-rider-wrong-2 = O roxo estava no topo até o verde e o vermelho subirem nele. O vermelho lidera.

scene-camel-carrying-left = Os cinco estão na mesma casa. O vermelho tira 1. Quem lidera depois disso?
scene-camel-carrying-left-hint = O vermelho leva quem está acima dele: o amarelo e o roxo.
scene-camel-carrying-left-right = Sim. O vermelho, o amarelo e o roxo seguem; o azul e o verde ficam para trás. O roxo, no topo, lidera.
scene-camel-carrying-left-wrong-1 = O vermelho leva o amarelo e o roxo nas costas, então é o último dos três da frente.
scene-camel-carrying-left-wrong-2 = O verde está embaixo do vermelho, então fica para trás.

lesson-camel-crazy = Camelos doidos
scene-camel-crazy-back = Dois camelos doidos correm na contramão. O dado cinza mostra um 2 branco. Aonde vai o branco? Toque em uma casa.
scene-camel-crazy-back-hint = O branco olha para o outro lado: conte para baixo a partir da 15.
scene-camel-crazy-back-right = Até a 13. Quem está em cima de um camelo doido também é levado para trás.
scene-camel-crazy-back-wrong-1 = Isso seria para a frente. Camelos doidos vão para trás: 15, 14, 13.

scene-camel-crazy-carries = O dado cinza mostra um 2 preto. Mas só o branco tem camelos de corrida nas costas. Qual dos dois anda?
scene-camel-crazy-carries-hint = Há uma exceção quando um só camelo doido leva camelos de corrida.
scene-camel-crazy-carries-right = É o branco. Se exatamente um deles leva camelos de corrida, é esse que anda, diga o dado o que disser.
scene-camel-crazy-carries-wrong-1 = O dado diz preto, mas quando só um deles leva camelos de corrida, é esse que anda: o branco.

scene-camel-crazy-on-top = Aqui o preto está bem em cima do branco, e o dado cinza mostra um 2 branco. Qual deles anda?
scene-camel-crazy-on-top-hint = A segunda exceção: um diretamente em cima do outro.
scene-camel-crazy-on-top-right = Vai o de cima e deixa o outro onde está.
scene-camel-crazy-on-top-wrong-1 = O branco teria de levar o preto. Quando um está diretamente em cima do outro, anda o de cima: o preto.

scene-camel-crazy-rank = O branco e o preto estão em cima do vermelho. Quem lidera a corrida?
scene-camel-crazy-rank-hint = Os camelos doidos nem estão na disputa.
scene-camel-crazy-rank-right = O vermelho lidera. Camelos doidos são só passageiros, ou coisa pior.
scene-camel-crazy-rank-wrong-1 = O preto está no topo, mas camelos doidos nunca entram na classificação. O vermelho lidera.

lesson-camel-tiles = Torcida e vaia
scene-camel-tiles-cheer = Sua peça de torcida está na casa 5. O roxo tira 2 e para nela. Onde o roxo vai acabar?
scene-camel-tiles-cheer-hint = A torcida leva uma unidade uma casa adiante.
scene-camel-tiles-cheer-right = Uma a mais, e você ganha uma libra na hora, não importa quem tirou o dado. A peça fica.
scene-camel-tiles-cheer-wrong-1 = Ninguém fica em cima de uma peça. A torcida leva o roxo uma a mais, até a 6, e você ganha uma libra.

scene-camel-tiles-boo = Desta vez sua peça vaia, na casa 6. O azul tira 2, com o roxo em cima, e é mandado de volta à casa 5, onde está o vermelho. Quem vai ficar no topo ali?
scene-camel-tiles-boo-hint = Quem leva vaia entra por baixo.
scene-camel-tiles-boo-right = O vermelho. Uma unidade vaiada volta uma casa e entra embaixo da pilha que encontra.
scene-camel-tiles-boo-wrong-1 = Normalmente quem chega fica em cima. Mas depois de uma vaia vai para baixo: o vermelho continua no topo.

scene-camel-tiles-back = O azul está em cima do vermelho. Tira 1, para na peça de vaia de Amina e volta. Quem está no topo agora?
scene-camel-tiles-back-hint = Ele levou vaia, então entra por baixo, até no lugar de onde saiu.
scene-camel-tiles-back-right = O vermelho! O azul volta por baixo do que tinha deixado.
scene-camel-tiles-back-wrong-1 = Antes o azul estava no topo. A vaia o põe por baixo, também no lugar de onde saiu.

scene-camel-tiles-crazy = O branco anda 2 e para na peça de torcida de Amina, na 9. Aonde ele vai?
scene-camel-tiles-crazy-hint = “Adiante”, para um camelo doido, é para trás.
scene-camel-tiles-crazy-right = À 8. A torcida vale uma a mais no sentido da própria unidade, e o branco corre para trás.
scene-camel-tiles-crazy-wrong-1 = A 10 é adiante para os camelos de corrida. O branco corre ao contrário, então a torcida o leva à 8.

scene-camel-tiles-place = Sua vez: ponha sua peça, com a torcida para cima. A de Amina está na casa 5. Que casa serve?
scene-camel-tiles-place-hint = Uma casa vazia, que não seja a 1 nem fique bem ao lado da peça de outra pessoa.
scene-camel-tiles-place-right = Boa. Peças nunca ficam lado a lado, então ninguém é mandado de uma para outra.
scene-camel-tiles-place-wrong-1 = Perto demais: a casa 6 fica bem ao lado da peça de Amina.
scene-camel-tiles-place-wrong-2 = Há camelos na 3. Uma peça precisa de uma casa vazia.
scene-camel-tiles-place-wrong-3 = A casa 1 nunca recebe peça.

lesson-camel-tickets = Fichas
scene-camel-tickets-leader = Uma ficha é uma aposta nesta etapa. Ainda vai sair um dado, o verde ou o cinza. Que ficha você pegaria?
scene-camel-tickets-leader-hint = O verde ou um camelo doido ainda pode mudar quem lidera?
scene-camel-tickets-leader-right = Ninguém alcança o roxo: a ficha paga suas 5 libras.
scene-camel-tickets-leader-wrong-1 = O amarelo é o segundo: isso paga 1 libra, diga a ficha o que disser. A do roxo teria pago 5.
scene-camel-tickets-leader-wrong-2 = O azul não é o primeiro nem o segundo: a ficha custa uma libra.

scene-camel-tickets-next = Amina pegou a ficha do topo do roxo, que vale 5. Quanto paga a próxima se o roxo liderar?
scene-camel-tickets-next-hint = Cada camelo de corrida tem quatro fichas: 5, 3, 2 e 2.
scene-camel-tickets-next-right = 3 libras. Quem chega cedo ganha mais: 5, 3, 2, 2.
scene-camel-tickets-next-wrong-1 = A de 5 já foi. Embaixo dela há uma de 3, depois 2 e 2.

scene-camel-tickets-loser = Todas as fichas do roxo já foram, duas delas para você. E agora: pegar uma do verde ou sacudir a pirâmide?
scene-camel-tickets-loser-hint = Uma ficha de pirâmide é uma libra garantida.
scene-camel-tickets-loser-right = Uma libra segura. Uma ficha de um camelo lá atrás só custaria uma.
scene-camel-tickets-loser-wrong-1 = O verde é o último: a ficha dele custa uma libra. Sacudir a pirâmide teria rendido uma.

lesson-camel-legs = O fim da etapa
scene-camel-legs-nine = Você tem as fichas de 5 e de 3 do verde, uma do amarelo e uma do vermelho. Agora sacode a pirâmide e sai o quinto e último dado da etapa: amarelo 1. Quanto você ganha? O verde lidera, o amarelo é o segundo.
scene-camel-legs-nine-hint = 5 e 3 pelo verde, 1 pelo amarelo, −1 pelo vermelho e 1 pela ficha de pirâmide.
scene-camel-legs-nine-right = 5 + 3 + 1 − 1 + 1: nove libras. Conta certa.
scene-camel-legs-nine-wrong-1 = Por pouco: a ficha do vermelho custa uma libra. 5 + 3 + 1 − 1 + 1 dá 9.
scene-camel-legs-nine-wrong-2 = Uma ficha do segundo paga 1, e a de qualquer outro custa 1. 5 + 3 + 1 − 1 + 1 dá 9.

scene-camel-legs-floor = Uma etapa ruim: cinco fichas, todas em perdedores, e 3 libras no bolso. Amina revela o último dado. Quantas libras sobram?
scene-camel-legs-floor-hint = Ninguém nunca fica devendo.
scene-camel-legs-floor-right = Nenhuma, mas não menos que isso. O que você não pode pagar é perdoado.
scene-camel-legs-floor-wrong-1 = A soma dá −5, mas ninguém fica abaixo de 0.

scene-camel-legs-next = Amina revela o quinto dado: a etapa acabou, e fichas, peças e dados voltam. Quem começa a próxima etapa? Bruno está à esquerda dela.
scene-camel-legs-next-hint = Quem está à esquerda de quem revelou o último dado.
scene-camel-legs-next-choice-bruno = Bruno
scene-camel-legs-next-choice-amina = Amina
scene-camel-legs-next-choice-you = Eu
scene-camel-legs-next-right = Bruno, à esquerda de quem sacudiu por último.
scene-camel-legs-next-wrong-1 = Amina revelou o último dado. Começa quem está à esquerda dela: Bruno.
scene-camel-legs-next-wrong-2 = Desta vez não é você: Bruno está à esquerda de Amina, que revelou o último dado.

lesson-camel-cards = Cartas de aposta
scene-camel-cards-bet = Além das fichas há apostas na corrida inteira. Você tem uma carta para cada camelo de corrida. Qual você poria, e em que pilha?
scene-camel-cards-bet-hint = O verde está para cruzar a linha. Quem aposta primeiro no vencedor ganha 8.
scene-camel-cards-bet-right = O verde vence, e a sua foi a primeira carta certa: 8 libras.
scene-camel-cards-bet-wrong-1 = O amarelo até podia, mas o verde vence. Uma carta errada custa uma libra.
scene-camel-cards-bet-wrong-2 = Essa pilha é do camelo que fica por último. O verde vence: a carta custa uma libra.

scene-camel-cards-secret = Algumas cartas já estão viradas para baixo. Você põe a sua. O que os outros veem dela?
scene-camel-cards-secret-hint = Elas ficam viradas para baixo, mas todos sabem de quem são.
scene-camel-cards-secret-choice-owner = Que é minha
scene-camel-cards-secret-choice-colour = Que camelo ela mostra
scene-camel-cards-secret-choice-both = As duas coisas
scene-camel-cards-secret-right = Só que é sua, e em que pilha está. Ela fica ali até o fim da corrida.
scene-camel-cards-secret-wrong-1 = O camelo fica em segredo até o fim da corrida. Só se vê que a carta é sua.
scene-camel-cards-secret-wrong-2 = Veem de quem é a carta, mas não o camelo, até o fim da corrida.

scene-camel-cards-second = Na pilha do vencedor estão, nesta ordem: você verde, Amina amarelo, Bruno verde, Chidi verde. O verde cruza a linha. Quanto ganha a carta de Bruno?
scene-camel-cards-second-hint = Cartas certas ganham 8, 5, 3, 2 e depois 1. As erradas são puladas.
scene-camel-cards-second-right = 5, pela segunda carta certa. A sua ganhou 8, a de Chidi 3, e a de Amina custou uma libra a ela.
scene-camel-cards-second-wrong-1 = O 8 foi para a sua carta, a primeira certa. A de Bruno é a segunda: 5.
scene-camel-cards-second-wrong-2 = A carta de Amina está errada e não conta. A de Bruno é a segunda certa: 5.

scene-camel-cards-last = Agora a outra pilha: você vermelho, Amina roxo, Bruno roxo. O verde vence a corrida. Que cor está certa nesta pilha?
scene-camel-cards-last-hint = O perdedor é o camelo de corrida que está mais atrás.
scene-camel-cards-last-right = O roxo é o último: Amina ganha 8, Bruno 5, e sua carta do vermelho custa uma libra. Bruno vence com 13.
scene-camel-cards-last-wrong-1 = O verde é o vencedor. Esta pilha é sobre o último camelo: o roxo.

lesson-camel-line = A linha de chegada
scene-camel-line-forward = O amarelo, com o vermelho nas costas, tira 2, para na sua peça de torcida na 16 e é levado além da linha. Quem vence?
scene-camel-line-forward-hint = Quem cruza está à frente de todos os outros, o de cima primeiro.
scene-camel-line-forward-right = O vermelho! A corrida acaba na hora em que uma unidade cruza, e o de cima vence.
scene-camel-line-forward-wrong-1 = O amarelo andou, o vermelho foi em cima. Também na unidade que cruza, mais alto é melhor.

scene-camel-line-backward = O branco, com o verde e o azul nas costas, corre 3 e cruza a linha para trás. A corrida acabou. Quem fica por último?
scene-camel-line-backward-hint = Quem é levado para trás pela linha está atrás de todos; o mais baixo é o último.
scene-camel-line-backward-right = O verde, o mais baixo dos que foram levados para trás. Aliás, o roxo vence: ninguém estava mais à frente.
scene-camel-line-backward-wrong-1 = O azul está em cima do verde, então fica uma posição melhor. O verde é o último.
scene-camel-line-backward-wrong-2 = O vermelho ainda está na pista. Os que foram levados para trás pela linha estão atrás dele: o verde é o último.

scene-camel-line-once = Você tem uma ficha do vermelho que vale 5. Amina revela o quinto dado, e com ele o vermelho cruza a linha. Acabou a etapa, e a corrida também. Quanto paga sua ficha?
scene-camel-line-once-hint = Há uma só pontuação de etapa, mesmo que duas coisas acabem juntas.
scene-camel-line-once-right = 5, uma vez. Depois as cartas de aposta são viradas, e vence quem tiver mais dinheiro.
scene-camel-line-once-wrong-1 = Duas coisas acabam, mas a etapa só é pontuada uma vez: 5.

lesson-camel-partners = Parcerias
scene-camel-partners-choose = Com seis ou mais jogadores você pode escolher uma parceria para a etapa; ninguém pode recusar. Você vai copiar a melhor ficha dessa pessoa. Amina tem a ficha de 5 do roxo, Bruno a de 5 do azul, Dalia uma ficha de pirâmide. Quem vai ser?
scene-camel-partners-choose-hint = Qual dessas fichas vai pagar mais?
scene-camel-partners-choose-right = A ficha do roxo de Amina paga 5, e a sua cópia também.
scene-camel-partners-choose-wrong-1 = O azul não é o primeiro nem o segundo. Não há nada de bom para copiar, e perdas nunca são copiadas: você não ganha nada.
scene-camel-partners-choose-wrong-2 = Uma ficha de pirâmide vale uma libra, então você ganha uma. A ficha do roxo de Amina teria trazido 5.

scene-camel-partners-share = Você faz parceria com Amina e copia a ficha de 5 do roxo dela. O que ela perde com isso?
scene-camel-partners-share-hint = Uma cópia é uma cópia.
scene-camel-partners-share-choice-keeps = Nada: ela também ganha seus 5
scene-camel-partners-share-choice-halves = A metade
scene-camel-partners-share-right = Certo: vocês ganham 5 cada, e as parcerias acabam com a etapa.
scene-camel-partners-share-wrong-1 = Nada é repartido. Você recebe uma cópia, e ela fica com tudo o que é dela.

lesson-camel-choice = O que você faria?
scene-camel-choice-behind = O roxo lidera, em cima do amarelo; mas os dois já correram nesta etapa. O vermelho, o azul, o verde e o cinza ainda estão dentro. O que você faria?
scene-camel-choice-behind-hint = Quem ainda pode andar, e quem só pode ser passado?
scene-camel-choice-behind-right = O vermelho está logo atrás, e seu dado ainda está dentro: em cerca de dois de três casos ele acaba na frente. Esta é a chance de cada um liderar:
scene-camel-choice-behind-wrong-1 = O roxo lidera agora, mas não pode mais andar, e o vermelho provavelmente vai. Esta é a chance de cada um liderar:
scene-camel-choice-behind-wrong-2 = Uma libra garantida é boa, mas a ficha do vermelho valia cerca de três, e Amina a pega. Esta é a chance de cada um liderar:

scene-camel-choice-early = A etapa mal começou, e o verde está bem atrás de todos. O que você faria?
scene-camel-choice-early-hint = Qual destas é uma aposta na corrida inteira?
scene-camel-choice-early-right = A primeira carta no perdedor ganha 8, e o verde dificilmente se recupera. Para você isso vale quase 8 libras.
scene-camel-choice-early-wrong-1 = Nada mau, vale cerca de 3 libras. Mas agora Amina põe a primeira carta no verde como perdedor, que valia quase 8.
scene-camel-choice-early-wrong-2 = O azul raramente lidera esta etapa. E Amina põe a primeira carta no verde como perdedor, que vale quase 8.

scene-camel-choice-certain = Todas as fichas do roxo já foram. O que você faria?
scene-camel-choice-certain-hint = Nada aqui é melhor que uma libra garantida.
scene-camel-choice-certain-right = Uma libra garantida: nenhuma ficha que sobrou vale tanto. Esta é a chance de cada um liderar:
scene-camel-choice-certain-wrong-1 = O azul fica na frente em um caso de cada cinco. Desta vez a ficha custa uma libra. Esta é a chance de cada um liderar:
scene-camel-choice-certain-wrong-2 = O dado do vermelho já saiu: ele fica para trás, e a ficha custa uma libra. Esta é a chance de cada um liderar:

scene-camel-choice-late = A etapa mal começou, e a corrida já não vai durar muito. O que você faz?
scene-camel-choice-late-hint = Que aposta paga melhor se estiver certa, e provavelmente está?
scene-camel-choice-late-right = O verde está bem atrás, e a primeira carta certa no perdedor ganha 8.
scene-camel-choice-late-wrong-1 = O roxo está na frente, mas ainda saem muitos dados, e qualquer um dos outros pode vencer.
scene-camel-choice-late-wrong-2 = Cinco no máximo, e só se o roxo liderar quando a etapa acabar.

scene-camel-choice-sure = O roxo está em cima do amarelo, os dois já andaram, e ainda há três dados dentro. Só dois saem. O que você faz?
scene-camel-choice-sure-hint = Quem ainda pode passar o roxo?
scene-camel-choice-sure-right = O vermelho não pode mais andar, e o azul e o verde raramente chegam tão longe: a ficha vale quase os seus 5.
scene-camel-choice-sure-wrong-1 = Uma libra garantida, mas a ficha valia mais, e Amina a pega.
scene-camel-choice-sure-wrong-2 = O amarelo está embaixo do roxo: só pode ser o segundo, e isso paga 1.

scene-camel-choice-free = O roxo lidera em cima do amarelo, mas os dados deles já saíram. O verde, logo atrás, ainda não andou. O que você faz?
scene-camel-choice-free-hint = Quem ainda pode andar nesta etapa?
scene-camel-choice-free-right = Com 1 o verde sobe neles, com 2 ou 3 passa à frente. Só falta sair o dado dele.
scene-camel-choice-free-wrong-1 = O roxo pode vencer a corrida, mas é cedo para saber: outros três ainda podem passá-lo nesta etapa.
scene-camel-choice-free-wrong-2 = O roxo lidera agora, mas não pode mais andar, e o verde provavelmente vai.

scene-camel-choice-play = É tudo o que você precisa saber. Aqui está uma corrida a todo vapor: continue contra três bots.

lesson-camel-editions = A primeira edição
scene-camel-editions-second = A segunda edição: seis dados, dois camelos doidos, quatro fichas para cada camelo de corrida (5, 3, 2, 2), peças de torcida ou vaia, e parcerias a partir de seis jogadores.
scene-camel-editions-first = A primeira edição: cinco dados e nenhum camelo doido, três fichas para cada camelo (5, 3, 2), sem parcerias. A peça é um oásis ou uma miragem, e as libras se chamam moedas. Em uma etapa saem todos os dados.

scene-camel-editions-tickets = Primeira edição. Três fichas do amarelo já foram pegas. Que ficha você pode pegar?
scene-camel-editions-tickets-hint = Aqui cada camelo só tem três: 5, 3 e 2.
scene-camel-editions-tickets-right = Uma do vermelho. As três do amarelo já foram; na segunda edição haveria uma quarta.
scene-camel-editions-tickets-wrong-1 = Havia três fichas do amarelo, e todas já foram. A segunda edição tem uma quarta.

scene-camel-editions-mirage = Primeira edição. O azul, com o roxo em cima, tira 2 e para na sua miragem, na casa 6. Ele volta à casa 5, onde está o vermelho. Quem está no topo ali?
scene-camel-editions-mirage-hint = Uma miragem faz o mesmo que uma vaia.
scene-camel-editions-mirage-right = O vermelho. Uma miragem funciona como uma vaia: uma casa atrás, e por baixo.
scene-camel-editions-mirage-wrong-1 = Uma miragem funciona como uma vaia: a unidade entra por baixo, então o vermelho está no topo.
