# Partidas guardadas neste aparelho, replays, links, desfazer, dados honestos.

games-title = Suas partidas
games-none = Nenhuma partida ainda. Tudo o que você joga fica guardado aqui sozinho.
games-unreadable = Este navegador não nos deixa ver suas partidas (modo privado, talvez).
games-may-be-cleared = O Safari pode apagar as partidas depois de uma semana sem visita. Adicione o Stampede à Tela de Início, ou salve em arquivo a partida que quiser guardar.
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

dice-title = Dados honestos
dice-running = Todos os dados desta corrida já estão definidos. O lacre abaixo prova isso: anote-o e, depois da corrida, confira aqui cada dado com ele.
dice-right = Conferido: todos os { $dice } sorteios desta corrida vêm da semente, e o lacre bate com ela. Os dados estavam definidos antes da primeira jogada.
dice-since = Os de antes do passo { $ply } são da partida de onde esta foi copiada.
dice-wrong = O passo { $ply } não vem da semente. Alguém mexeu neste registro.
dice-other-seal = O lacre desta corrida não é o do começo. Alguém mexeu neste registro.
dice-seal = Lacre (SHA-256 da semente)
dice-seed = Semente

share-link-elephant = Abre onde este turno começou. Contém a pista, quem está onde e os nomes. As mãos, a pilha de saque e tudo antes deste turno não vão junto.
share-backup-elephant = Para continuar em outro lugar. Cuidado: contém todas as mãos e todas as cartas já sacadas. As próximas cartas não vão junto; são sorteadas de novo.
share-link-whole-elephant = Abre como replay. Contém todas as jogadas, os nomes e a semente das cartas. A partida acabou: nada aqui é segredo.
deal-title = Cartas honestas
deal-running = A ordem de todas as cartas desta corrida já está definida. O lacre abaixo prova isso: anote-o e, depois da corrida, confira aqui cada carta com ele.
deal-right = Conferido: todos os { $draws } sorteios desta corrida vêm da semente, e o lacre bate com ela. As cartas estavam definidas antes da primeira jogada.
