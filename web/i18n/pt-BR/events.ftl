# Uma linha para cada acontecimento. As chaves são os nomes do motor; $you diz se é quem está lendo.

FirstSeatChosen = { $you ->
    [yes] Você começa.
   *[no] { $name } começa.
}
CamelEntered = O { $camel } larga da casa { $space }.
TicketTaken = { $you ->
    [yes] Você pega a ficha de { $value } do { $racer }.
   *[no] { $name } pega a ficha de { $value } do { $racer }.
}
TilePlaced = { $you ->
    [yes] Você põe sua peça de { $side } na casa { $space }.
   *[no] { $name } põe uma peça de { $side } na casa { $space }.
}
TileMoved = { $you ->
    [yes] Você move sua peça para a casa { $space }, agora de { $side }.
   *[no] { $name } move a peça para a casa { $space }, agora de { $side }.
}
PyramidTicketTaken = { $you ->
    [yes] Você sacode a pirâmide.
   *[no] { $name } sacode a pirâmide.
}
CardPlaced = { $name } aposta no { $pile ->
    [winner] vencedor
   *[loser] perdedor
} da corrida.
CardPlacedKnown = { $pile ->
    [winner] { $you ->
        [yes] Você aposta que o { $racer } vence a corrida.
       *[no] { $name } aposta que o { $racer } vence a corrida.
    }
   *[loser] { $you ->
        [yes] Você aposta que o { $racer } fica por último.
       *[no] { $name } aposta que o { $racer } fica por último.
    }
}
PartnersJoined = { $name } e { $partner } fazem parceria nesta etapa.
DieRolled = Sai da pirâmide: { $camel } { $pips }.
CrazyCamelChosen-shown = O camelo { $camel } endoida.
CrazyCamelChosen-carries = O dado diz { $shown }, mas só o { $camel } leva camelos de corrida: quem anda é o { $camel }.
CrazyCamelChosen-on-top = O dado diz { $shown }, mas o { $camel } está em cima: quem anda é o { $camel }.
UnitMoved-die = { $count ->
    [one] O { $camels } vai
   *[other] { $camels } vão
} da casa { $from } à { $to }.
UnitMoved-die-onto = { $count ->
    [one] O { $camels } vai
   *[other] { $camels } vão
} da casa { $from } à { $to }, em cima de { $met }.
UnitMoved-cheer = Torcida para { $camels }: uma casa a mais, até a { $to }.
UnitMoved-cheer-onto = Torcida para { $camels }: uma casa a mais, até a { $to }, em cima de { $met }.
UnitMoved-boo = Vaia para { $camels }: uma casa para trás, até a { $to }.
UnitMoved-boo-under = Vaia para { $camels }: uma casa para trás, até a { $to }, embaixo de { $met }.
UnitMoved-over = Linha de chegada cruzada: { $camels }!
UnitMoved-over-back = Linha de chegada cruzada de marcha à ré: { $camels }!
TilePaid = { $you ->
    [yes] Você ganha 1 pela sua peça de { $side }.
   *[no] { $name } ganha 1 pela peça de { $side }.
}
LegEnded = Fim da etapa { $leg }: o { $first } lidera, o { $second } é o segundo.
LegScored-gain = { $you ->
    [yes] Você ganha { $paid } e fica com { $money }.
   *[no] { $name } ganha { $paid } e fica com { $money }.
}
LegScored-none = { $you ->
    [yes] Você não ganha nada e fica com { $money }.
   *[no] { $name } não ganha nada e fica com { $money }.
}
LegScored-loss = { $you ->
    [yes] Você perde { $paid } e fica com { $money }.
   *[no] { $name } perde { $paid } e fica com { $money }.
}
LegStarted = Começa a etapa { $leg }. { $you ->
    [yes] Você joga primeiro.
   *[no] { $name } joga primeiro.
}
RaceEnded = A corrida acabou. { $first } vence, { $last } fica por último.
CardSettled-right = { $you ->
    [yes] Sua carta diz { $racer }: certo, { $paid }.
   *[no] A carta de { $name } diz { $racer }: certo, { $paid }.
}
CardSettled-wrong = { $you ->
    [yes] Sua carta diz { $racer }: errado, { $paid }.
   *[no] A carta de { $name } diz { $racer }: errado, { $paid }.
}
GameWon = { $you ->
    [yes] Você vence com { $money }!
   *[no] { $count ->
        [one] { $names } vence com { $money }.
       *[other] { $names } dividem a vitória: { $money } cada.
    }
}
