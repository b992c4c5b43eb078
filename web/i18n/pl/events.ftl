# Po jednym wierszu na każde zdarzenie silnika. Klucze to nazwy zdarzeń; $you mówi, czy chodzi o czytającą osobę.

FirstSeatChosen = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
CamelEntered = { $camel } startuje z pola { $space }.
TicketTaken = { $you ->
    [yes] Bierzesz { $racer } kafelek za { $value }.
   *[no] { $name } bierze { $racer } kafelek za { $value }.
}
TilePlaced = { $you ->
    [yes] Kładziesz kafelek na polu { $space }: { $side }.
   *[no] { $name } kładzie kafelek na polu { $space }: { $side }.
}
TileMoved = { $you ->
    [yes] Przesuwasz kafelek na pole { $space }: { $side }.
   *[no] { $name } przesuwa kafelek na pole { $space }: { $side }.
}
PyramidTicketTaken = { $you ->
    [yes] Potrząsasz piramidą.
   *[no] { $name } potrząsa piramidą.
}
CardPlaced = { $name } typuje { $pile ->
    [winner] zwycięzcę
   *[loser] przegranego
} wyścigu.
CardPlacedKnown = { $pile ->
    [winner] { $you ->
        [yes] Typujesz, że wyścig wygra { $racer }.
       *[no] { $name } typuje, że wyścig wygra { $racer }.
    }
   *[loser] { $you ->
        [yes] Typujesz, że ostatni będzie { $racer }.
       *[no] { $name } typuje, że ostatni będzie { $racer }.
    }
}
PartnersJoined = Sojusz na ten etap: { $name } i { $partner }.
DieRolled = Piramida pokazuje: { $camel } { $pips }.
CrazyCamelChosen-shown = { $camel } wielbłąd szaleje.
CrazyCamelChosen-carries = Na kostce { $shown }, ale tylko { $camel } wiezie kolorowe wielbłądy: rusza { $camel }.
CrazyCamelChosen-on-top = Na kostce { $shown }, ale { $camel } siedzi na górze: rusza { $camel }.
UnitMoved-die = { $camels } { $count ->
    [one] idzie
    [few] idą
    [many] idą
   *[other] idą
} z pola { $from } na { $to }.
UnitMoved-die-onto = { $camels } { $count ->
    [one] idzie
    [few] idą
    [many] idą
   *[other] idą
} z pola { $from } na { $to }. Pod spodem: { $met }.
UnitMoved-cheer = Doping: { $camels } o pole dalej, na { $to }.
UnitMoved-cheer-onto = Doping: { $camels } o pole dalej, na { $to }. Pod spodem: { $met }.
UnitMoved-boo = Gwizdy: { $camels } o pole wstecz, na { $to }.
UnitMoved-boo-under = Gwizdy: { $camels } o pole wstecz, na { $to }, pod spód. Na górze: { $met }.
UnitMoved-over = { $camels } za linią mety!
UnitMoved-over-back = { $camels } za linią mety, ale tyłem!
TilePaid = { $you ->
    [yes] Dostajesz 1 za swój kafelek: { $side }.
   *[no] { $name } dostaje 1 za kafelek: { $side }.
}
LegEnded = Koniec etapu { $leg }: { $first } prowadzi, { $second } jest drugi.
LegScored-gain = { $you ->
    [yes] Zarabiasz { $paid } i masz { $money }.
   *[no] { $name } zarabia { $paid } i ma { $money }.
}
LegScored-none = { $you ->
    [yes] Nic nie zarabiasz i masz { $money }.
   *[no] { $name } nic nie zarabia i ma { $money }.
}
LegScored-loss = { $you ->
    [yes] Tracisz { $paid } i masz { $money }.
   *[no] { $name } traci { $paid } i ma { $money }.
}
LegStarted = Początek etapu { $leg }. { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
RaceEnded = Koniec wyścigu. { $first } wygrywa, { $last } jest ostatni.
CardSettled-right = { $you ->
    [yes] Na twojej karcie { $racer }: trafiony, { $paid }.
   *[no] { $name } ma na karcie: { $racer }. Trafiony, { $paid }.
}
CardSettled-wrong = { $you ->
    [yes] Na twojej karcie { $racer }: pudło, { $paid }.
   *[no] { $name } ma na karcie: { $racer }. Pudło, { $paid }.
}
GameWon = { $you ->
    [yes] Wygrywasz! Wynik: { $money }.
   *[no] { $count ->
        [one] Wygrywa { $names }. Wynik: { $money }.
        [few] Wspólna wygrana: { $names }. Wynik: { $money }.
        [many] Wspólna wygrana: { $names }. Wynik: { $money }.
       *[other] Wspólna wygrana: { $names }. Wynik: { $money }.
    }
}
