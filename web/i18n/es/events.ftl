# Una línea por cada suceso del motor. Los ids son los nombres de los sucesos; $you dice si se trata de quien lee.

FirstSeatChosen = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
CamelEntered = El { $camel } sale de la casilla { $space }.
TicketTaken = { $you ->
    [yes] Te llevas el boleto { $racer } de { $value }.
   *[no] { $name } se lleva el boleto { $racer } de { $value }.
}
TilePlaced = { $you ->
    [yes] Pones tu ficha de { $side } en la casilla { $space }.
   *[no] { $name } pone una ficha de { $side } en la casilla { $space }.
}
TileMoved = { $you ->
    [yes] Mueves tu ficha a la casilla { $space }, con { $side } arriba.
   *[no] { $name } mueve su ficha a la casilla { $space }, con { $side } arriba.
}
PyramidTicketTaken = { $you ->
    [yes] Agitas la pirámide.
   *[no] { $name } agita la pirámide.
}
CardPlaced = { $name } apuesta por el { $pile ->
    [winner] ganador
   *[loser] perdedor
} de la carrera.
CardPlacedKnown = { $pile ->
    [winner] { $you ->
        [yes] Apuestas a que el { $racer } gana la carrera.
       *[no] { $name } apuesta a que el { $racer } gana la carrera.
    }
   *[loser] { $you ->
        [yes] Apuestas a que el { $racer } llega último.
       *[no] { $name } apuesta a que el { $racer } llega último.
    }
}
PartnersJoined = Sociedad para esta etapa: { $name } y { $partner }.
DieRolled = La pirámide muestra { $camel } { $pips }.
CrazyCamelChosen-shown = El camello { $camel } se vuelve loco.
CrazyCamelChosen-carries = El dado dice { $shown }, pero solo el { $camel } lleva corredores: se mueve el { $camel }.
CrazyCamelChosen-on-top = El dado dice { $shown }, pero el { $camel } va encima: se mueve el { $camel }.
UnitMoved-die = { $count ->
    [one] El { $camels } va de la { $from } a la { $to }.
   *[other] { $camels } van de la { $from } a la { $to }.
}
UnitMoved-die-onto = { $count ->
    [one] El { $camels } va de la { $from } a la { $to }, encima de { $met }.
   *[other] { $camels } van de la { $from } a la { $to }, encima de { $met }.
}
UnitMoved-cheer = ¡Vítores! Una casilla más para { $camels }, hasta la { $to }.
UnitMoved-cheer-onto = ¡Vítores! Una casilla más para { $camels }, hasta la { $to }, encima de { $met }.
UnitMoved-boo = ¡Buuu! Una casilla atrás para { $camels }, hasta la { $to }.
UnitMoved-boo-under = ¡Buuu! Una casilla atrás para { $camels }, hasta la { $to }, debajo de { $met }.
UnitMoved-over = { $camels }: ¡meta cruzada!
UnitMoved-over-back = { $camels }: ¡meta cruzada marcha atrás!
TilePaid = { $you ->
    [yes] Cobras 1 por tu ficha de { $side }.
   *[no] { $name } cobra 1 por su ficha de { $side }.
}
LegEnded = Fin de la etapa { $leg }: el { $first } va en cabeza; el { $second }, segundo.
LegScored-gain = { $you ->
    [yes] Cobras { $paid } y tienes { $money }.
   *[no] { $name } cobra { $paid } y tiene { $money }.
}
LegScored-none = { $you ->
    [yes] No cobras nada y tienes { $money }.
   *[no] { $name } no cobra nada y tiene { $money }.
}
LegScored-loss = { $you ->
    [yes] Pierdes { $paid } y tienes { $money }.
   *[no] { $name } pierde { $paid } y tiene { $money }.
}
LegStarted = Comienza la etapa { $leg }. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
RaceEnded = La carrera ha terminado. { $first } gana y el { $last } llega último.
CardSettled-right = { $you ->
    [yes] Tu carta dice { $racer }: acierto, { $paid }.
   *[no] La carta de { $name } dice { $racer }: acierto, { $paid }.
}
CardSettled-wrong = { $you ->
    [yes] Tu carta dice { $racer }: fallo, { $paid }.
   *[no] La carta de { $name } dice { $racer }: fallo, { $paid }.
}
GameWon = { $you ->
    [yes] ¡Ganas con { $money }!
   *[no] { $count ->
        [one] { $names } gana con { $money }.
       *[other] Victoria compartida de { $names } con { $money } por cabeza.
    }
}
