# Partidas guardadas neste aparelho, replays, links, desfazer, dados honestos.

start-games = Suas partidas

games-title = Suas partidas
games-none = Nenhuma partida ainda. Tudo o que você joga fica guardado aqui sozinho.
games-unreadable = Este navegador não nos deixa ver suas partidas (modo privado, talvez).
games-may-be-cleared = O Safari pode apagar as partidas depois de uma semana sem visita. Adicione o Stampede à Tela de Início, ou salve em arquivo a partida que quiser guardar.
games-leg = Etapa { $leg }
games-over = Terminada
games-won = Terminada: vitória de { $names } com { $money }
games-more = Mais sobre { $name }
games-rename = Dar um nome
games-rename-do = Usar este nome
games-name = Nome da partida
games-share = Enviar ou salvar arquivo
games-delete = Apagar
games-deleted = { $name }: apagado.
games-undelete = Trazer de volta
games-not-changed = Este navegador não deixou mudar o que está guardado.
games-import = Abrir arquivo
games-imported = { $name } agora está entre suas partidas.
games-import-failed = Não deu para abrir { $file }: { $why } Suas partidas continuam como estavam.

parcel-unreadable = não é uma partida de Stampede, ou está danificada.

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
share-title = Enviar esta partida
share-wait = Empacotando…
share-link = Link
share-link-whole = Abre como replay. Contém todas as jogadas, os nomes e a semente dos dados. A partida acabou: nada aqui é segredo.
share-link-running = Abre como replay até este momento. Contém as jogadas públicas e os nomes. As cartas de aposta viradas para baixo e os próximos dados não vão junto.
share-send = Enviar …
share-copy = Copiar
share-copied = O link foi copiado.
share-copy-yourself = O navegador não nos deixa copiar. O link está selecionado: é só copiar.
share-file = Arquivo
share-file-hint = Tudo o que o link contém. Abre de novo em “Suas partidas”, aqui ou em outro aparelho.
share-backup = Arquivo de backup
share-backup-hint = Para continuar em outro lugar. Cuidado: contém todas as cartas de aposta viradas para baixo. Os próximos dados não vão junto; são sorteados de novo.
share-save = Salvar arquivo

link-opened = Uma corrida compartilhada. Suas partidas continuam como estão.
link-opened-running = Uma corrida compartilhada que ainda não tinha acabado. As cartas viradas para baixo não estão no link.
race-stopped = Esta corrida usou uma regra que mudou desde então. Ela abre no passo { $ply } de { $of }. O que está salvo fica como está, e você pode continuar a jogar daqui.
link-failed = Não deu para abrir o link: { $why } Nada mudou.

dice-title = Dados honestos
dice-running = Todos os dados desta corrida já estão definidos. O lacre abaixo prova isso: anote-o e, depois da corrida, confira aqui cada dado com ele.
dice-right = Conferido: todos os { $dice } sorteios desta corrida vêm da semente, e o lacre bate com ela. Os dados estavam definidos antes da primeira jogada.
dice-since = Os de antes do passo { $ply } são da partida de onde esta foi copiada.
dice-wrong = O passo { $ply } não vem da semente. Alguém mexeu neste registro.
dice-other-seal = O lacre desta corrida não é o do começo. Alguém mexeu neste registro.
dice-seal = Lacre (SHA-256 da semente)
dice-seed = Semente

form-practice = Treino
form-practice-hint = Desfaça qualquer jogada, até depois dos dados e dos outros. Os dados continuam os mesmos.
