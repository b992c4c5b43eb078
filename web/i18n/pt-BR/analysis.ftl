# O tabuleiro de análise: uma mesa de verdade ao lado da tela, com as chances nela.

analysis-title = Analisar mesa real
analysis-waiting = Um momento: as chances vêm assim que os camelos chegarem.
analysis-thinking = Contando todos os rumos desta etapa …
analysis-undo = Desfazer
analysis-redo = Refazer
analysis-tab-set-up = Montar
analysis-tab-dice = Lançar dados
analysis-odds = Chances

analysis-hint-set-up = Toque em um camelo e depois na casa dele. Toque de novo na casa e ele vai para baixo.
analysis-hint-dice = Toque no dado que saiu e depois no número dele.
analysis-take-first = Pegue primeiro um camelo ou uma peça, depois toque na casa.
analysis-put = { $camel }: toque na casa onde ele está.
analysis-move = { $camel }: toque na nova casa, ou de novo na dele para ir para baixo.
analysis-lay = Toque em uma casa vazia para a peça de { $side }; toque de novo para tirá-la.
analysis-missing = { $count ->
    [one] Ainda falta na pista: { $camels }.
   *[other] Ainda faltam na pista: { $camels }.
}
analysis-leg-over = Fim da etapa: o { $first } lidera, o { $second } é o segundo.
analysis-race-over = Fim da corrida: o { $first } vence, o { $last } é o último.
analysis-next-leg = Próxima etapa: voltam dados e peças
analysis-tile-paid = A peça na casa { $space } paga 1 a quem a pôs.

analysis-camels = Camelos
analysis-camel-on = Camelo { $camel }, na casa { $space }
analysis-camel-off = Camelo { $camel }, ainda fora da pista
analysis-raise = Subir
analysis-lower = Descer
analysis-lift = Tirar
analysis-things = Peças
analysis-tile = Peça de { $side }
analysis-dice-inside = Dados ainda na pirâmide
analysis-die = Dado { $die }
analysis-die-in = Dado { $die }, na pirâmide
analysis-die-out = Dado { $die }, fora da pirâmide
analysis-whole = A mesa inteira
analysis-start = Posição inicial
analysis-clear = Limpar a pista
analysis-copy-race = Copiar minha corrida
analysis-which-die = Que dado saiu?
analysis-which-number = Que número mostra?
analysis-roll = { $camel } { $pips }

analysis-tickets = Quanto vale uma ficha
analysis-tickets-hint = Libras esperadas da ficha do topo; sacudir a pirâmide vale 1. Toque na ficha que alguém pegou.
analysis-ticket = Ficha de { $value } do { $racer }, vale { $pounds } em média. Toque quando alguém a pegar.
analysis-ticket-gone = Acabaram as fichas do { $racer }. Toque para devolvê-las.
analysis-tiles = Quanto vale uma peça
analysis-tiles-hint = Libras esperadas de mais uma peça, por casa e lado.
analysis-space-camels = Casa { $space }, de cima para baixo: { $camels }
analysis-space-tile = Casa { $space }: peça de { $side }

analysis-notation = Posição em notação, ou um link
analysis-read = Montar
analysis-copy-link = Copiar link
analysis-share = Enviar
analysis-copied = O link foi copiado.
analysis-copy-yourself = O link está no campo: copie dali.
analysis-bad-link = Este link não leva a nenhuma posição. { $why }
analysis-link-unreadable = Não está escrito como um link.
analysis-tile-beside-tile = Perto demais: há uma peça na casa { $beside }, bem ao lado da casa { $space }.
analysis-tickets-out-of-range = De cada camelo há no máximo { $most } fichas.
