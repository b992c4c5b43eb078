# As páginas que ensinam: o que fica em volta das lições e das regras. As frases das lições estão em lessons-*.ftl.

learn-title = Aprender
learn-site-title = Aprender · Stampede
learn-description = Aprenda Camel Derby e Elephant Derby jogando: lições curtas com tabuleiro, uma pergunta por vez.
learn-intro = Uma pergunta por vez, em um tabuleiro de verdade. Nada pode dar errado: experimente à vontade.
learn-rules = Regras
learn-camel = Camel Derby
learn-elephant-derby = Elephant Derby
learn-camel-hint = Apostas em camelos que carregam uns aos outros
learn-elephant-hint = Elefantes que empurram até a chegada
learn-progress = { $done } de { $all } feitas
learn-back = Todas as lições
learn-at = Pergunta { $number } de { $all }
learn-step = Próximo passo
learn-step-at = Passo { $number } de { $all }
learn-next = Próxima
learn-retry = Tentar de novo
learn-hint = Dica: { $hint }
learn-not-place = { $choice }: não, não é aí. Olhe de novo e tente outro lugar.
learn-not-piece = { $choice }: não, não é esse. Olhe de novo e tente outro.
learn-finish = Terminar a lição
learn-finished = Lição feita!
learn-course-finished = Você fez todas as lições!
learn-learned = O que você aprendeu
learn-progress-lessons = { $done } de { $all } lições feitas
learn-next-lesson = Próxima lição: { $title }
learn-play = Jogar uma corrida
learn-play-on = Jogar a partir daqui
learn-hand = Sua mão
learn-hand-words = Sua mão: { $cards }
learn-in-words = O tabuleiro em palavras
learn-odds = { $racer }: { $percent }%
learn-odds-label = A chance de cada camelo liderar quando a etapa acabar
learn-playouts-wins = Quantas vezes você vence a partir daí
learn-playouts-pounds = Com quanto você termina a partir daí
learn-playouts-note = Em média, quando nossos bots jogam { $races } corridas até o fim depois de cada resposta. Mais ou menos { $error }.
learn-percent = { $percent } %
learn-pounds = { NUMBER($pounds, minimumFractionDigits: 1) } libras
learn-rule-links = As regras sobre isto
learn-loading = Buscando a lição …
learn-trouble = Não deu para buscar a lição. Há conexão?
learn-trouble-retry = Tentar de novo
learn-noscript = As lições precisam de JavaScript. As regras podem ser lidas sem ele.

learn-space = { $camels } na casa { $space }
learn-under = { $lower } embaixo do { $upper }
learn-tile = { $side ->
    [plus] Uma peça de torcida na casa { $space }
   *[minus] Uma peça de vaia na casa { $space }
}
learn-stands = { $who }: { $place }
learn-snakes = { $count ->
    [0] nenhuma cobra na sua frente
    [one] uma cobra na sua frente
   *[other] { $count } cobras na sua frente
}
learn-cards = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}

# O que diz um botão que faz alguma coisa.
learn-do-TakeTicket = Ficha do { $racer }, vale { $value }
learn-do-TakeTicket-gone = Ficha do { $racer }
learn-do-PlaceTile = Peça na casa { $space }
learn-do-Reveal = Sacudir a pirâmide
learn-do-BetOnRace = { $pile ->
    [winner] O { $racer } vence a corrida
   *[loser] O { $racer } fica por último
}
learn-do-JoinPartner = { $seat ->
    [1] Amina
    [2] Bruno
    [3] Chidi
    [4] Dalia
   *[5] Enzo
}
learn-do-Move = { $way ->
    [charge] Dar carga
    [carpet] Voar
    [mango] Ir com suco de manga
   *[plain] { $number ->
        [4] Andar 4, sem efeito
       *[other] Andar { $number }
    }
}
learn-do-PlayMouse = { $elephant ->
    [R] Rato no vermelho, o seu
    [B] Rato no azul
    [G] Rato no verde
   *[Y] Rato no amarelo
}
learn-do-PlayCharmer = { $seat ->
    [0] Uma cobra para você
    [1] Uma cobra para Amina
   *[2] Uma cobra para Bruno
}
learn-do-PlayCow = Jogar a vaca sagrada
learn-do-PlayTiger = Jogar o tigre
learn-do-Pass = Deixar passar
learn-do-Discard = Descartar: { $card }
learn-do-Done = Não fazer mais nada
learn-do-Step = Ir para a { $place }
learn-do-HerdCow = Ir para a { $place }
learn-do-TakeStart = { $place }
learn-do-TakeCard = Pegar: { $card }

# A página das regras.
rules-site-title = Regras · Stampede
rules-description = As regras de Camel Derby e Elephant Derby, uma a uma, com figuras.
rules-title-camel = As regras de Camel Derby
rules-title-elephant = As regras de Elephant Derby
rules-short = Como jogar em uma página
rules-goal = O objetivo
rules-reference = As regras, uma a uma
rules-intro-camel = Cinco camelos de corrida (azul, verde, amarelo, vermelho e roxo) correm da casa 1 à casa 16 de uma pista fechada; a linha de chegada fica entre a 16 e a 1. Na segunda edição, dois camelos doidos, o branco e o preto, correm no sentido contrário. Camelos na mesma casa formam uma pilha; o camelo que anda e todos acima dele são a unidade. Uma etapa tem cinco dados revelados pela pirâmide.
rules-intro-elephant = Até seis elefantes correm por uma pista de fileiras e três raias. Há vacas no caminho. Quem joga tem cartas na mão: as verdes movem, as vermelhas fazem todo o resto.
rules-search = Buscar nas regras
rules-found = { $count ->
    [0] Nada encontrado. Tente outra palavra.
    [one] uma regra encontrada
   *[other] { $count } regras encontradas
}
rules-contents = Sumário
rules-before = Antes
rules-after = Depois
rules-figure = Como fica
rules-practise = Pratique:
rules-reconstruction = Nossa reconstrução
rules-about-reconstruction = As figuras do livro de regras impresso não chegaram até nós. Quantas cartas há de cada tipo, o que fica onde nas peças, quanto elas curvam e onde começam as vacas e as tocas de rato é trabalho nosso, feito para combinar com tudo o que o texto diz. Essas regras estão marcadas.
rules-about-rulings = Onde as regras impressas se calam ou se contradizem, é assim que jogamos.
rules-rulings = Esclarecimentos
rules-question = Pergunta
rules-answer = Como jogamos
rules-cards = As cartas
rules-card = Carta
rules-colour = Cor
rules-count = Quantas
rules-green = verde
rules-red = vermelha
rules-circuits = Os circuitos
rules-circuit = Circuito
rules-circuit-first = Primeira corrida
rules-few = 2–4 jogadores
rules-many = 5–6 jogadores
learn-key-answer = Dar uma resposta pelo número
learn-key-question = A pergunta e o que se disse da resposta
cow-on = Vaca na { $place }
