review-title = A corrida de novo
review-who = Decisões de quem?
review-close = Pronto
review-working = Passando a corrida mais uma vez …
review-failed = Não deu para terminar a revisão. Feche e tente de novo.
review-money = no fim
review-lost = desperdiçado nas decisões
review-luck-short = vindo dos dados
review-costliest = { $count ->
    [one] A jogada mais cara
   *[other] As { $count } jogadas mais caras
}
review-none = Nada digno de nota foi desperdiçado.
review-move = Etapa { $leg }. Escolhido: { $chosen } ({ $worth }). Melhor: { $best } ({ $better }). A diferença foi de cerca de { $loss }.
review-try = Tentar de novo daqui
review-try-label = Tentar de novo da etapa { $leg }, antes de: { $chosen }
review-luck = Quanta sorte veio dos dados
review-luck-hint = O que cada dado fez com o dinheiro que cada um podia esperar, somado.
review-luck-words = { $you ->
    [yes] Os dados deram a você { $pounds }.
   *[no] Os dados deram a { $name } { $pounds }.
}
review-decisions = Todas as decisões
review-decisions-hint = Quanto cada uma desperdiçou em relação à melhor. Toque em uma para comparar.
review-leg = E{ $leg }
review-best = a melhor
review-was-best = Nada era melhor
review-cost = Isto desperdiçou { $loss }
review-chosen = Escolhido
review-better = Melhor
