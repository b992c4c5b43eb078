# One line for each event of the engine. The ids are the events' own names.

FirstSeatChosen = { $name } goes first.
CamelEntered = { $camel } starts on space { $space }.
TicketTaken = { $name } takes the { $racer } ticket worth { $value }.
TilePlaced = { $name } places a { $side } tile on space { $space }.
TileMoved = { $name } moves the tile to space { $space }, { $side } side up.
PyramidTicketTaken = { $name } shakes the pyramid.
CardPlaced = { $name } bets on the { $pile ->
    [winner] winner
   *[loser] loser
} of the race.
CardPlacedKnown = { $name } bets that { $racer } { $pile ->
    [winner] wins the race
   *[loser] comes last
}.
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
TilePaid = { $name } earns 1 for the { $side } tile.
LegEnded = Leg { $leg } is over: { $first } leads, { $second } is second.
LegScored = { $name } { $paid ->
    [0] earns nothing
   *[other] { $gain ->
        [yes] earns { $paid }
       *[no] pays { $paid }
    }
}, now { $money }.
LegStarted = Leg { $leg } begins, { $name } starts.
RaceEnded = The race is over. { $first } wins, { $last } is last.
CardSettled-right = { $name }’s card says { $racer }: right, { $paid }.
CardSettled-wrong = { $name }’s card says { $racer }: wrong, { $paid }.
GameWon = { $names } { $count ->
    [one] wins
   *[other] win
} with { $money }.
