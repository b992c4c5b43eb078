# Una riga per ogni evento del motore. Le chiavi sono i nomi degli eventi; $you dice se si tratta di chi legge.

FirstSeatChosen = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
CamelEntered = Il { $camel } parte dalla casella { $space }.
TicketTaken = { $you ->
    [yes] Prendi il biglietto { $racer } da { $value }.
   *[no] { $name } prende il biglietto { $racer } da { $value }.
}
TilePlaced = { $you ->
    [yes] Piazzi la tua tessera { $side } sulla casella { $space }.
   *[no] { $name } piazza una tessera { $side } sulla casella { $space }.
}
TileMoved = { $you ->
    [yes] Sposti la tua tessera sulla casella { $space }, lato { $side }.
   *[no] { $name } sposta la tessera sulla casella { $space }, lato { $side }.
}
PyramidTicketTaken = { $you ->
    [yes] Scuoti la piramide.
   *[no] { $name } scuote la piramide.
}
CardPlaced = { $name } punta { $pile ->
    [winner] sul vincitore
   *[loser] sull’ultimo
} della corsa.
CardPlacedKnown = { $pile ->
    [winner] { $you ->
        [yes] Punti sul { $racer } come vincitore della corsa.
       *[no] { $name } punta sul { $racer } come vincitore della corsa.
    }
   *[loser] { $you ->
        [yes] Punti sul { $racer } come ultimo della corsa.
       *[no] { $name } punta sul { $racer } come ultimo della corsa.
    }
}
PartnersJoined = Coppia di questa tappa: { $name } e { $partner }.
DieRolled = Dalla piramide esce { $camel } { $pips }.
CrazyCamelChosen-shown = Il cammello { $camel } dà di matto.
CrazyCamelChosen-carries = Il dado dice { $shown }, ma solo il { $camel } porta altri cammelli: si muove il { $camel }.
CrazyCamelChosen-on-top = Il dado dice { $shown }, ma il { $camel } sta sopra: si muove il { $camel }.
UnitMoved-die = { $count ->
    [one] Il { $camels } va
   *[other] { $camels } vanno
} da { $from } a { $to }.
UnitMoved-die-onto = { $count ->
    [one] Il { $camels } va
   *[other] { $camels } vanno
} da { $from } a { $to }, sopra { $met }.
UnitMoved-cheer = Applausi per { $camels }: una casella avanti, fino a { $to }.
UnitMoved-cheer-onto = Applausi per { $camels }: una casella avanti, fino a { $to }, sopra { $met }.
UnitMoved-boo = Fischi per { $camels }: una casella indietro, fino a { $to }.
UnitMoved-boo-under = Fischi per { $camels }: una casella indietro, fino a { $to }, sotto { $met }.
UnitMoved-over = { $camels } oltre il traguardo!
UnitMoved-over-back = { $camels } oltre il traguardo, al contrario!
TilePaid = { $you ->
    [yes] Guadagni 1 per la tua tessera { $side }.
   *[no] { $name } guadagna 1 per la tessera { $side }.
}
LegEnded = La tappa { $leg } è finita: il { $first } è in testa, il { $second } è secondo.
LegScored-gain = { $you ->
    [yes] Guadagni { $paid } e hai { $money }.
   *[no] { $name } guadagna { $paid } e ha { $money }.
}
LegScored-none = { $you ->
    [yes] Non guadagni niente e hai { $money }.
   *[no] { $name } non guadagna niente e ha { $money }.
}
LegScored-loss = { $you ->
    [yes] Perdi { $paid } e hai { $money }.
   *[no] { $name } perde { $paid } e ha { $money }.
}
LegStarted = Parte la tappa { $leg }. { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
RaceEnded = La corsa è finita. { $first } vince, { $last } arriva ultimo.
CardSettled-right = { $you ->
    [yes] La tua carta dice { $racer }: giusto, { $paid }.
   *[no] La carta di { $name } dice { $racer }: giusto, { $paid }.
}
CardSettled-wrong = { $you ->
    [yes] La tua carta dice { $racer }: sbagliato, { $paid }.
   *[no] La carta di { $name } dice { $racer }: sbagliato, { $paid }.
}
GameWon = { $you ->
    [yes] Vinci con { $money }!
   *[no] { $count ->
        [one] { $names } vince con { $money }.
       *[other] Vittoria condivisa: { $names }, { $money } a testa.
    }
}
