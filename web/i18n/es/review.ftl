review-title = La carrera otra vez
review-who = ¿Quién decidió?
review-close = Listo
review-working = Repasando la carrera …
review-failed = No se pudo acabar el repaso. Ciérralo e inténtalo de nuevo.
review-money = al final
review-lost = perdido con decisiones
review-luck-short = de los dados
review-costliest = { $count ->
    [one] La jugada más cara
   *[other] Las { $count } jugadas más caras
}
review-none = No se perdió nada digno de mención.
review-move = Etapa { $leg }. Elegido: { $chosen } ({ $worth }). Mejor: { $best } ({ $better }). La diferencia: cerca de { $loss }.
review-try = Reintentar desde aquí
review-try-label = Reintentar desde la etapa { $leg }, antes de: { $chosen }
review-luck = Cuánta suerte hubo con los dados
review-luck-hint = Lo que cada tirada cambió en el dinero que cada cual podía esperar, sumado.
review-luck-words = { $you ->
    [yes] Los dados te dieron { $pounds }.
   *[no] Los dados le dieron { $pounds } a { $name }.
}
review-decisions = Todas las decisiones
review-decisions-hint = Lo que cada una perdió frente a la mejor. Toca una para comparar.
review-leg = E{ $leg }
review-best = mejor
review-was-best = No había nada mejor
review-cost = Esto costó { $loss }
review-chosen = Elegido
review-better = Mejor
