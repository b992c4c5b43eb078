# Montar uma pista para Elephant Derby. As chaves que começam com course- são o que o motor diz de uma pista.

courses-title = Montar pista
courses-plan = Planta da pista
courses-facts = { $tiles ->
    [0] 0 peças
    [one] 1 peça
   *[other] { $tiles } peças
}, { $rows } fileiras
courses-for = Quantos jogam?
courses-for-few = 2 a 4
courses-for-many = 5 ou 6
courses-good = Uma boa pista: não falta nada.
courses-from = Partir de
courses-from-choose = Escolha…
courses-from-nothing = Uma mesa vazia
courses-laid = Suas peças, da largada à chegada
courses-none-laid = Nenhuma peça ainda: toque em algumas abaixo.
courses-box = As peças
courses-box-hint = Cada uma tem dois lados. Toque para colocar, toque de novo para tirar, toque no outro lado para virar.
courses-place = { $number }: { $name }
courses-tile = { $tile }, { $bend ->
    [straight] reta
    [half-right] meia curva à direita
    [right] curva à direita
    [half-left] meia curva à esquerda
   *[left] curva à esquerda
}, { $features }
courses-bananas = { $count ->
    [one] uma bananeira
   *[other] { $count } bananeiras
}
courses-mangos = { $count ->
    [one] uma mangueira
   *[other] { $count } mangueiras
}
courses-stalls = { $count ->
    [one] uma barraca
   *[other] { $count } barracas
}
courses-mud = lama
courses-narrow = uma passagem estreita
courses-river = um rio
courses-bridge = uma ponte
courses-plain = nada nela
courses-earlier = Antes
courses-later = Depois
courses-flip = Virar
courses-remove = Tirar
courses-name = Nome
courses-unnamed = Pista { $tiles }
courses-keep = Salvar
courses-kept = Pistas salvas
courses-kept-now = { $name } está salva neste aparelho.
courses-none-kept = Nenhuma ainda.
courses-not-kept = Este aparelho se recusa a salvar. Um link também guarda uma pista.
courses-rename = Dar outro nome à pista
courses-share = Enviar
courses-share-title = { $name } como link
courses-share-hint = Quem abrir o link vê esta pista e pode correr nela.
courses-race = Correr aqui
courses-link-failed = Não deu para abrir esse link de pista: { $why }

course-short = Com { $rows } fileiras a corrida fica curta. Para tanta gente, cerca de { $wanted } é bom.
course-long = Com { $rows } fileiras a corrida fica longa. Para tanta gente, cerca de { $wanted } é bom.
course-few-bananas = Bananeiras enchem a mão: { $wanted } ou mais é bom, aqui { $count ->
    [0] não há nenhuma
    [one] há uma
   *[other] há { $count }
}.
course-few-mangos = Mangueiras dão passos extras: { $wanted } ou mais é bom, aqui { $count ->
    [0] não há nenhuma
    [one] há uma
   *[other] há { $count }
}.
course-few-stalls = Barracas trazem surpresas: { $wanted } ou mais é bom, aqui { $count ->
    [0] não há nenhuma
    [one] há uma
   *[other] há { $count }
}.
course-narrow = { $count } peças têm passagem para um só elefante. Com mais de { $most }, vai dar engarrafamento.
course-muddy = { $count } peças têm lama. Com mais de { $most }, a corrida se arrasta.
course-mud-early = A lama da peça { $tile } vem cedo. No meio ou na segunda metade, ela atrasa quem está na frente.
course-crossing-early = A travessia da peça { $tile } vem cedo. Perto do fim, ela reúne a manada antes da chegada.
