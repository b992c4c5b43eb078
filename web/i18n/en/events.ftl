# One line for each event of the engine. The ids are the events' own names; $you says whether it is the reader.

FirstSeatChosen = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
CamelEntered = { $camel } starts on space { $space }.
TicketTaken = { $you ->
    [yes] You take the { $racer } ticket worth { $value }.
   *[no] { $name } takes the { $racer } ticket worth { $value }.
}
TilePlaced = { $you ->
    [yes] You place your { $side } tile on space { $space }.
   *[no] { $name } places a { $side } tile on space { $space }.
}
TileMoved = { $you ->
    [yes] You move your tile to space { $space }, { $side } side up.
   *[no] { $name } moves the tile to space { $space }, { $side } side up.
}
PyramidTicketTaken = { $you ->
    [yes] You shake the pyramid.
   *[no] { $name } shakes the pyramid.
}
CardPlaced = { $name } bets on the { $pile ->
    [winner] winner
   *[loser] loser
} of the race.
CardPlacedKnown = { $pile ->
    [winner] { $you ->
        [yes] You bet that { $racer } wins the race.
       *[no] { $name } bets that { $racer } wins the race.
    }
   *[loser] { $you ->
        [yes] You bet that { $racer } comes last.
       *[no] { $name } bets that { $racer } comes last.
    }
}
PartnersJoined = { $name } and { $partner } are partners for this leg.
DieRolled = The pyramid shows { $camel } { $pips }.
CrazyCamelChosen-shown = The { $camel } camel goes crazy.
CrazyCamelChosen-carries = The die says { $shown }, but only { $camel } carries racers: { $camel } moves.
CrazyCamelChosen-on-top = The die says { $shown }, but { $camel } sits on top: { $camel } moves.
UnitMoved-die = { $camels } { $count ->
    [one] goes
   *[other] go
} from { $from } to { $to }.
UnitMoved-die-onto = { $camels } { $count ->
    [one] goes
   *[other] go
} from { $from } to { $to }, onto { $met }.
UnitMoved-cheer = Cheers! { $camels } one further, to { $to }.
UnitMoved-cheer-onto = Cheers! { $camels } one further, to { $to }, onto { $met }.
UnitMoved-boo = Boo! { $camels } one back, to { $to }.
UnitMoved-boo-under = Boo! { $camels } one back, to { $to }, under { $met }.
UnitMoved-over = { $camels } over the finish line!
UnitMoved-over-back = { $camels } backwards over the finish line!
TilePaid = { $you ->
    [yes] You earn 1 for your { $side } tile.
   *[no] { $name } earns 1 for the { $side } tile.
}
LegEnded = Leg { $leg } is over: { $first } leads, { $second } is second.
LegScored-gain = { $you ->
    [yes] You earn { $paid } and have { $money }.
   *[no] { $name } earns { $paid } and has { $money }.
}
LegScored-none = { $you ->
    [yes] You earn nothing and have { $money }.
   *[no] { $name } earns nothing and has { $money }.
}
LegScored-loss = { $you ->
    [yes] You lose { $paid } and have { $money }.
   *[no] { $name } loses { $paid } and has { $money }.
}
LegStarted = Leg { $leg } begins. { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
RaceEnded = The race is over. { $first } wins, { $last } is last.
CardSettled-right = { $you ->
    [yes] Your card says { $racer }: right, { $paid }.
   *[no] { $name }’s card says { $racer }: right, { $paid }.
}
CardSettled-wrong = { $you ->
    [yes] Your card says { $racer }: wrong, { $paid }.
   *[no] { $name }’s card says { $racer }: wrong, { $paid }.
}
GameWon = { $you ->
    [yes] You win with { $money }!
   *[no] { $count ->
        [one] { $names } wins with { $money }.
       *[other] { $names } share the win with { $money } each.
    }
}
