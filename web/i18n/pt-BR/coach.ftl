# O treinador, as chances, a revisão de uma corrida.

odds-leg = Etapa, %
odds-race = Corrida, %
odds-first = 1º
odds-second = 2º
odds-last = último
odds-winner = vence
odds-loser = último
odds-percent = { $number }%
odds-exact = exato
odds-error = ± { $error }
odds-counting = contando …
odds-ends = A corrida acaba nesta etapa
odds-tile = Peça na casa { $space }
odds-close = Fechar
odds-says-first = O { $racer } lidera no fim desta etapa: { $chance }
odds-says-second = O { $racer } é o segundo no fim desta etapa: { $chance }
odds-says-last = O { $racer } é o último no fim desta etapa: { $chance }
odds-says-winner = O { $racer } vence a corrida: { $chance }
odds-says-loser = O { $racer } fica por último na corrida: { $chance }
odds-title-first = O { $racer } lidera esta etapa
odds-title-second = O { $racer } é o segundo nesta etapa
odds-title-last = O { $racer } é o último nesta etapa
odds-title-winner = O { $racer } vence a corrida
odds-title-loser = O { $racer } fica por último na corrida
odds-title-ends = A corrida acaba nesta etapa
odds-title-tile = A peça na casa { $space }
odds-from-leg = Exatamente { $weight } dos { $total } finais desta etapa, todos igualmente prováveis.
odds-from-exact = Exatamente { $weight } de { $total } finais igualmente prováveis.
odds-from-races = { $weight } de { $total } corridas, jogadas daqui até o fim ao acaso.
odds-from-tile = { $weight } paradas nos { $total } finais desta etapa, todos igualmente prováveis: uma libra por parada.
odds-error-words = Com mais corridas o número fica mais preciso. Em duas de cada três vezes o erro já é menor que { $error } pontos.

coach-title = Treinador
coach-open = Treinador
menu-coach = Treinador
coach-off = Desligar
coach-close = Fechar o treinador
coach-odds = Chances
coach-best = O que você pode fazer
coach-best-all = O que se pode fazer
coach-public = As cartas de aposta ficam de fora: todo mundo vê isto.
coach-all = Todas as { $count } ações
coach-fewer = Só as melhores
coach-held = Já é seu
coach-worth = Vale { $pounds } em média.
coach-worth-best = A escolha do treinador.

act-ticket = Ficha de { $value } do { $racer }
act-tile = Peça de { $side } na casa { $space }
act-reveal = Sacudir a pirâmide
act-winner = O { $racer } vence a corrida
act-loser = O { $racer } fica por último
act-partner = Parceria com { $name }

part-ticket-first = O { $racer } lidera em { $chance } dos finais possíveis desta etapa: { $value } × { $share }
part-ticket-second = O { $racer } é o segundo em { $chance }: 1 × { $share }
part-ticket-lost = O { $racer } fica mais atrás em { $chance }: −1 × { $share }
part-reveal = Uma ficha de pirâmide paga 1 com certeza
part-card-right = { $pile ->
    [winner] O { $racer } vence a corrida em { $chance }. Uma carta certa paga então cerca de { $pay }, já que outros podem ter apostado nisso antes
   *[loser] O { $racer } fica por último em { $chance }. Uma carta certa paga então cerca de { $pay }, já que outros podem ter apostado nisso antes
}
part-card-wrong = Uma carta errada custa 1, em { $chance }: −1 × { $share }
part-partner = Uma cópia da melhor ficha de { $name }, em média
part-tile-landings = Em média { $landings } paradas na casa { $space }, uma libra por parada
part-tile-tickets = O que a peça faz com as fichas que você tem
part-tile-lifted = Paradas na casa { $space } de que você abre mão
part-other = E além disso
part-exactly = exatamente { $weight } de { $total }
part-sum = Vale agora
part-others = O que deixa para os outros e para seu próximo turno
part-judgement = É isto que define a ordem

form-serious = Partida séria
form-serious-hint = Sem o treinador, para todo mundo, até o fim da corrida

settings-coach = Treinador
settings-coach-off = Desligado
settings-coach-on = Chances e conselhos à mesa

review-open = Revisão
