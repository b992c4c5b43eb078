# À mesa: turnos, escolhas, painéis, pontuação.

camel-b = azul
camel-g = verde
camel-y = amarelo
camel-r = vermelho
camel-p = roxo
camel-w = branco
camel-k = preto
camel-x = cinza
side-camel2-plus = torcida
side-camel2-minus = vaia
side-camel1-plus = oásis
side-camel1-minus = miragem

turn-yours = Sua vez
turn-person = Vez de { $name }
turn-bot = { $name } está pensando
mind-progress = Até onde este bot já pensou
mind-hurry = Já está bom
why-whim = Me deu vontade.
why-ticket = O { $racer } lidera em { $percent }% dos finais possíveis desta etapa.
why-tile = Mais cedo ou mais tarde alguém para na casa { $space }.
why-card = Acho que já sei quem { $pile ->
    [winner] vence
   *[loser] fica por último
 } nesta corrida.
why-partner = Gostei das fichas de { $name }.
why-reveal = Uma libra garantida é o melhor que há por aqui.
why-start = Um bom lugar para largar.
why-go = É o que mais me aproxima da chegada.
why-home = Cheguei!
why-mouse = { $name } estava indo longe demais.
why-monkey = { $name } tem cartas que me servem.
why-charmer = { $name } tem cartas demais para o meu gosto.
why-cow = Uma vaca no lugar certo vale alguns passos.
why-prayer = Havia coisa boa no descarte.
why-tiger = Fora, cobras!
why-answer = Isso eu não podia deixar passar.
why-pass = Que seja.
why-discard = Essa carta não me faz falta.
why-enough = Já está bom.
turn-over = A corrida acabou
turn-unsaved = não salvo
tabs-follows = Esta corrida está sendo jogada em outra aba. Esta só acompanha.
tabs-take = Jogar aqui
tabs-yours = Agora a corrida é jogada nesta aba.
turn-leg = Etapa { $leg }
turn-dice = { $left ->
    [0] nenhum dado por sair
    [one] um dado por sair
   *[other] { $left } dados por sair
}

choose-tickets = Pegue uma ficha
choose-ticket = Ficha do { $racer }: paga { $value } se o { $racer } liderar
choose-ticket-gone = Acabaram as fichas do { $racer }
choose-reveal = Sacudir a pirâmide
choose-reveal-short = Sacudir
choose-reveal-hint = Um dado, +1
choose-tile = Pôr sua peça
choose-tile-move = Mover sua peça
choose-tile-short = Peça
choose-tile-hint = Torcida ou vaia
choose-bet = Apostar na corrida
choose-bet-short = Apostar
choose-bet-hint = { $cards ->
    [0] Nenhuma carta
    [one] Resta uma carta
   *[other] Restam { $cards } cartas
}
choose-partner = Fazer parceria
choose-partner-short = Parceria
choose-partner-hint = Copie uma ficha

ask-ticket = Pegar a ficha do { $racer }?
ask-ticket-terms = Ela paga { $value } se o { $racer } liderar esta etapa, { $second } se ficar em segundo; senão, custa { $costs }.
rank-first = 1º
rank-second = 2º
rank-other = outro
ask-reveal = Sacudir a pirâmide?
ask-reveal-terms = Um camelo anda, e você ganha { $pays } no fim da etapa.
ask-tile-where = Toque em uma casa acesa para pôr sua peça.
ask-tile-side = Casa { $space }: que lado para cima?
ask-tile-pays = +{ $pays } para você sempre que camelos pararem aqui.
ask-tile-camel2-plus = Torcida: uma casa à frente
ask-tile-camel2-minus = Vaia: uma casa atrás, por baixo
ask-tile-camel1-plus = Oásis: uma casa à frente
ask-tile-camel1-minus = Miragem: uma casa atrás, por baixo
ask-card = Em que camelo você aposta?
ask-card-on-winner = Quem vence a corrida?
ask-card-on-loser = Quem chega por último?
ask-card-pile = { $racer }: primeiro ou último na corrida inteira?
ask-card-winner = O { $racer } vence a corrida
ask-card-loser = O { $racer } fica por último
ask-card-terms = { $cards ->
    [0] Ainda não há cartas aqui.
    [one] Já há uma carta aqui.
   *[other] Já há { $cards } cartas aqui.
} A sua paga { $possible } se acertar e custa { $costs } se errar.
ask-partner = Com quem você faz parceria? Cada um copia a melhor ficha do outro nesta etapa.
ask-partner-seat = { $name }
ask-do = Confirmar
ask-again = Toque de novo para confirmar.
ask-cancel = Cancelar
ask-secret = Agora só { $name } pode olhar
ask-secret-hint = As cartas de aposta ficam em segredo até o fim da corrida. Passe o tablet para { $name }.
ask-secret-show = Sou { $name }: mostrar minhas cartas
ask-secret-back = Agora não

space-label = Casa { $space }
board-label = A pista

player-money = { $money ->
    [0] { $money } libras
    [one] { $money } libra
   *[other] { $money } libras
}
player-coins = { $money ->
    [0] { $money } moedas
    [one] { $money } moeda
   *[other] { $money } moedas
}
player-ticket = { $racer } { $value }
player-pyramid = { $count ->
    [0] nenhuma ficha de pirâmide
    [one] uma ficha de pirâmide
   *[other] { $count } fichas de pirâmide
}
player-cards = { $count ->
    [0] nenhuma carta de aposta na mão
    [one] uma carta de aposta na mão
   *[other] { $count } cartas de aposta na mão
}
player-tile = peça de público na mão
player-partner = parceria com { $name }
player-turn = é a vez

log-title = O que aconteceu
log-open = Diário
log-past = Passo { $ply } de { $last }
log-now = Voltar ao agora

rule-title = Regra { $rule }
rule-whole = Todas as regras, com figuras
rule-close = Fechar

menu-title = Menu
menu-open = Menu
menu-home = Página inicial
menu-settings = Ajustes
menu-log = Diário

ledger-title = Fim da etapa { $leg }
ledger-order = O { $first } lidera, o { $second } é o segundo.
ledger-nothing = nada
ledger-ticket = { $racer }, { $rank ->
    [1] primeiro
    [2] segundo
   *[other] mais atrás
}
ledger-pyramid = ficha de pirâmide
ledger-copied = copiada de { $name }
ledger-go-on = Segue a corrida
ledger-finish = Às cartas de aposta

podium-title = A corrida acabou
podium-forward = Cruzando a linha: { $camels }.
podium-backward = De marcha à ré pela linha: { $camels }!
podium-winner-pile = Quem apostou no vencedor, o { $racer }?
podium-loser-pile = Quem apostou no perdedor, o { $racer }?
podium-no-cards = Ninguém.
podium-you = Você vence com { $money }!
podium-won = { $names } vence com { $money }!
podium-shared = { $names } dividem a vitória: { $money } cada!
podium-chart = O dinheiro na corrida
podium-chart-text = { $name } terminou com { $money }.
podium-again = Revanche
podium-home = Página inicial
podium-look = Ver a pista
podium-result = Resultado
podium-cards = Cartas
podium-money = Dinheiro
podium-skip = Toque para virar todas as cartas.
podium-before = { $count ->
    [one] Antes das cartas de aposta, { $names } lidera com { $money }.
   *[other] Antes das cartas de aposta, { $names } lideram com { $money }.
}
podium-leads = { $count ->
    [one] { $names } lidera com { $money }.
   *[other] { $names } lideram com { $money }.
}

# where the only person at the screen finished
place-ahead = { $gap } à frente de { $names }.
place-won-with = Você divide a vitória com { $others }.
place-plain = Você ficou em { $place }º lugar.
place-behind = Você ficou em { $place }º lugar, { $gap } atrás de { $names }.
place-shared = Você divide o { $place }º lugar com { $others }, { $gap } atrás de { $names }.

list-and = { $some } e { $last }
list-or = { $some } ou { $last }
list-comma = { $some }, { $last }

tools-label = À mesa
recap-label = O que os outros fizeram
recap-card = { $name }: { $words } Ver de novo
recap-first-camel = Pegue uma ficha, ponha sua peça, aposte na corrida ou sacuda a pirâmide.
recap-first-elephant = Toque numa carta para ver aonde ela leva você.
hurry-skip = Pular
hurry-on = Até a minha vez
players-open = Jogadores

start-games = Suas partidas
games-leg = Etapa { $leg }
replay-open = Replay
replay-first = Ao início
replay-back = Um passo atrás
replay-play = Tocar
replay-pause = Pausa
replay-on = Um passo à frente
replay-last = Ao fim
replay-speed = Velocidade
replay-scrubber = Passo da corrida
replay-controls = Replay
replay-fork = Jogar a partir daqui
replay-end = Sair do replay
fork-hint = Uma nova partida começa nesta posição, com novos dados. A corrida que você está vendo fica como está.
fork-dealt = As cartas de aposta viradas para baixo são distribuídas de novo, para que a cópia não revele nada.
fork-same = Com quem já jogava
fork-bots = { $name } contra bots
fork-over = Aqui a corrida já acabou. Volte um ou dois passos.
undo-open = Desfazer
redo-open = Refazer
undo-done = Desfeito.
turn-practice = treino
share-open = Enviar
link-opened = Uma corrida compartilhada. Suas partidas continuam como estão.
link-opened-running = Uma corrida compartilhada que ainda não tinha acabado. As cartas viradas para baixo não estão no link.
race-stopped = Esta corrida usou uma regra que mudou desde então. Ela abre no passo { $ply } de { $of }. O que está salvo fica como está, e você pode continuar a jogar daqui.
link-failed = Não deu para abrir o link: { $why } Nada mudou.
form-practice = Treino
form-practice-hint = Desfaça qualquer jogada, até depois dos dados e dos outros. Os dados continuam os mesmos.
