# Elephant Derby at the table. Ids that begin with a capital are the engine's events; $you says whether it is the reader.

form-edition-elephant = Elephant Derby
form-edition-elephant-hint = Cards, cows and elbows, 2 to 6 players
form-bot-calf = Bot: Calf
form-bot-mahout = Bot: Mahout
form-bot-rajah = Bot: Rajah
form-course = Course
form-course-first = First race
form-course-number = Circuit { $number }
form-course-own = Your own: { $name }
form-course-build = Build a course
form-course-all = See all courses
form-course-told = { $rows } rows: { $traits }
trait-long = long
trait-short = short
trait-winding = winding
trait-narrow = narrow
trait-mud = muddy
trait-river = with a river
trait-bridge = with a bridge

elephant-R = Red
elephant-B = Blue
elephant-G = Green
elephant-Y = Yellow
elephant-P = Purple
elephant-O = Orange
cows = { $count ->
    [one] a cow
   *[other] { $count } cows
}
place-name = row { $row }, { $lane ->
    [a] left
    [b] middle
   *[c] right
}

card-6 = move 6
card-5 = move 5
card-c = charge
card-f = flying carpet
card-j = mango juice
card-2 = move 2
card-w = sacred cow
card-m = mouse
card-s = snake charmer
card-k = monkey
card-p = prayer
card-t = tiger
card-hidden = a card
card-6-does = Six steps. Elephants in the way are pushed.
card-5-does = Five steps. Elephants in the way are pushed.
card-c-does = Four steps that push cows, too.
card-f-does = Flies exactly four rows ahead, over everything, to a free place.
card-j-does = Four steps; each may go diagonally to a free place.
card-2-does = Two steps. Red: goes with any other card.
card-w-does = Moves cows, eight steps in all.
card-m-does = Scares an elephant that the mouse can reach three steps back.
card-s-does = Gives a snake: one card less in hand.
card-k-does = Takes two cards at random from another player.
card-p-does = Takes a card out of the discards.
card-t-does = Chases your snakes away. In another’s turn it stops a red card.
card-label = { $colour ->
    [green] { $card }, a green card
   *[red] { $card }, a red card
}

hand-title = Your cards
hand-of = { $name }’s cards
hand-choose = Play one card or two, not both green, or discard.
hand-second-any = Play a second card, discard one, or end your turn.
hand-second-red = Play a red card, discard one, or end your turn.
hand-discarded = { $count ->
    [one] One card discarded. Discard more, or end your turn.
   *[other] { $count } cards discarded. Discard more, or end your turn.
}
hand-played = Played in this turn: { $cards }
hand-empty = No cards in hand
hand-waiting = Your cards for the next turn
hand-discard = Discard
hand-play = Play
hand-end = End turn
hand-back = Back
hand-piles = { $discards ->
    [0] No discards yet
    [one] One discard, { $card } on top
   *[other] { $discards } discards, { $card } on top
}

way-plain = Walk { $points }
way-charge = Charge { $points }
way-carpet = Fly { $points }
way-mango = Mango juice { $points }
way-of = { $elephant }: { $way }
way-mud = { $way } (the mud takes { $mud })
whose-snake = { $name }, with { $of }’s snake
more-places = More: page { $page } of { $pages }
pick-target = Whom?

ask-start = Where does { $elephant } start?
ask-step = { $left ->
    [one] { $elephant } has a choice: which way? One step left.
   *[other] { $elephant } has a choice: which way? { $left } steps left.
}
step-ahead = Ahead
step-back = Back
step-left = Left
step-right = Right
step-ahead-left = Ahead left
step-ahead-right = Ahead right
step-pushes = { $step }, pushing { $pushed }
step-stay = Stay under the tree
ask-cow = { $left ->
    [one] One step for the cows: tap a cow.
   *[other] { $left } steps for the cows: tap a cow.
}
ask-cow-where = { $left ->
    [one] Where to? One step at most.
   *[other] Where to? { $left } steps at most.
}
place-in-lane = { $where }, { $lane ->
    [a] left
    [b] middle
   *[c] right
}
rows-ahead = { $rows ->
    [one] one row ahead
   *[other] { $rows } rows ahead
}
rows-back = { $rows ->
    [one] one row back
   *[other] { $rows } rows back
}
rows-same = same row
rows-ahead-of = { $rows ->
    [one] one row ahead of { $elephant }
   *[other] { $rows } rows ahead of { $elephant }
}
rows-back-of = { $rows ->
    [one] one row behind { $elephant }
   *[other] { $rows } rows behind { $elephant }
}
rows-same-of = beside { $elephant }
row-number = row { $row }
start-front = front row
start-back = back row
cow-near = a cow, { $where }
cows-done = Leave the cows
ask-prayer = Which card do you take?
ask-stall = The stall turned up { $card }. How is it used?
ask-stall-mouse = The stall turned up a mouse. Which elephant does it scare?
mouse-stay = Leave it in its hole
tiger-play = Play the tiger
tiger-pass = Let it pass
tiger-nobody = Nobody does
tiger-look = { $name }: my cards
tiger-none = No tiger here.
ask-hand = Only { $name } may look now
ask-hand-hint = Hand the tablet to { $name }: cards are secret.
ask-hand-show = I am { $name }: show my cards
tap-card-first = First choose a card.

turn-row = { $count ->
    [one] { $elephants } leads: row { $row } of { $rows }
   *[other] { $elephants } lead together: row { $row } of { $rows }
}
turn-home-one = { $home } is home, { $elephant } is still needed
games-row = Row { $row }
panel-row = row { $row }
panel-home = home
panel-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
panel-snakes = { $count ->
    [one] one snake
   *[other] { $count } snakes
}
finish-title = The race is over
finish-won = { $name } wins the race!
finish-you = You win the race!
finish-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
finish-chart = How far everyone had come
finish-chart-text = { $rows ->
    [one] { $name }: { $rows } row
   *[other] { $name }: { $rows } rows
}

StartTaken = { $you ->
    [yes] You start with { $elephant } on { $place }.
   *[no] { $name } starts with { $elephant } on { $place }.
}
HandsDealt = Everyone is dealt six cards.
CardsDrawn = { $you ->
    [yes] You draw { $cards }.
   *[no] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
PileShuffled = The discards are shuffled: a new draw pile.
TurnStarted = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
TurnStarted-stuck = { $you ->
    [yes] Your turn. { $elephants } must get out of the mud first.
   *[no] { $name }’s turn. { $elephants } must get out of the mud first.
}
CardPlayed-plain = { $you ->
    [yes] You play { $card } for { $elephant }, as a plain move.
   *[no] { $name } plays { $card } for { $elephant }, as a plain move.
}
CardPlayed-Move = { $you ->
    [yes] You play { $card } for { $elephant }.
   *[no] { $name } plays { $card } for { $elephant }.
}
CardPlayed-PlayMouse = { $you ->
    [yes] You send the mouse to { $elephant }.
   *[no] { $name } sends the mouse to { $elephant }.
}
CardPlayed-PlayMonkey = { $you ->
    [yes] You send the monkey to { $other }.
   *[no] { $name } sends the monkey to { $other }.
}
CardPlayed-PlayCow = { $you ->
    [yes] You play the sacred cow.
   *[no] { $name } plays the sacred cow.
}
CardPlayed-PlayPrayer = { $you ->
    [yes] You pray.
   *[no] { $name } prays.
}
CardPlayed-PlayCharmer = { $you ->
    [yes] You charm a snake to { $other }.
   *[no] { $name } charms a snake to { $other }.
}
CardPlayed-PlayTiger = { $you ->
    [yes] You play a tiger against your snakes.
   *[no] { $name } plays a tiger against the snakes.
}
CardApplied = { $you ->
    [yes] You use the stall’s card: { $card }.
   *[no] { $name } uses the stall’s card: { $card }.
}
TigerPlayed = { $you ->
    [yes] You answer with a tiger!
   *[no] { $name } answers with a tiger!
}
CardCancelled = { $you ->
    [yes] Your { $card } comes to nothing.
   *[no] { $name }’s { $card } comes to nothing.
}
CardDiscarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
ElephantMoved-plain = { $elephant } walks { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
ElephantMoved-plain-push = { $elephant } walks { $steps ->
    [one] one step, pushing { $pushed }.
   *[other] { $steps } steps, pushing { $pushed }.
}
ElephantMoved-charge = { $elephant } charges { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
ElephantMoved-charge-push = { $elephant } charges { $steps ->
    [one] one step, pushing { $pushed }.
   *[other] { $steps } steps, pushing { $pushed }.
}
ElephantMoved-mango = { $elephant } dances { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
ElephantMoved-mango-push = { $elephant } dances { $steps ->
    [one] one step, pushing { $pushed }.
   *[other] { $steps } steps, pushing { $pushed }.
}
ElephantMoved-scared = { $elephant } runs back { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
ElephantMoved-scared-push = { $elephant } runs back { $steps ->
    [one] one step, pushing { $pushed }.
   *[other] { $steps } steps, pushing { $pushed }.
}
ElephantFlew = { $elephant } flies { $rows ->
    [one] one row on.
   *[other] { $rows } rows on, over everything.
}
MudLeft = { $elephant } gets out of the mud for { $points ->
    [one] one step
   *[other] { $points } steps
}; { $left } left.
ElephantHalted-leads = { $elephant } is first at the crossing and stops there.
ElephantHalted-waits = { $elephant } stops at the crossing and waits behind the leader.
LeaderChanged = { $elephant } leads at the crossing now.
CrossingOpened = { $elephant } is across: the way is open for everyone.
CowLeft = A cow is pushed over the finish line and strolls off.
ElephantHome-walk = { $elephant } crosses the finish line!
ElephantHome-push = { $elephant } is pushed over the finish line!
ElephantHome-carpet = { $elephant } flies over the finish line!
home-one = { $you ->
    [yes] You still need { $elephant } home to win.
   *[no] { $name } still needs { $elephant } home to win.
}
home-both = { $you ->
    [yes] Both your elephants are home!
   *[no] Both elephants of { $name } are home!
}
SpaceReached-banana = { $elephant } stops at a banana tree: cards up to nine.
SpaceReached-mango = { $elephant } stops at a mango tree: two steps more, if wanted.
SpaceReached-stall = { $elephant } stops at a market stall.
TreeLeft = { $elephant } stays under the mango tree.
CardTurnedUp = The stall turns up { $card }.
CardTurnedUp-useless = The stall turns up { $card }, which can do nothing here.
MouseRan = The mouse runs up to { $elephant }.
MouseStayed = { $you ->
    [yes] You leave the mouse in its hole.
   *[no] { $name } leaves the mouse in its hole.
}
CardsStolen = { $you ->
    [yes] You take { $cards } from { $other }.
   *[no] { $name } takes { $cards } from { $other }.
}
CardsStolen-hidden = { $count ->
    [one] { $name } takes a card from { $other }.
   *[other] { $name } takes { $count } cards from { $other }.
}
CowHerded = A cow walks { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
CardTaken = { $you ->
    [yes] You take { $card } out of the discards.
   *[no] { $name } takes a card out of the discards.
}
SnakeGiven = { $you ->
    [yes] You get a snake: one card less.
   *[no] { $name } gets a snake: one card less.
}
SnakeMoved = { $you ->
    [yes] You get { $of }’s snake: one card less.
   *[no] { $name } gets { $of }’s snake: one card less.
}
SnakesChased = { $you ->
    [yes] Your tiger chases { $snakes ->
        [one] a snake
       *[other] { $snakes } snakes
    } away.
   *[no] { $name }’s tiger chases { $snakes ->
        [one] a snake
       *[other] { $snakes } snakes
    } away.
}
RaceWon = { $you ->
    [yes] You win the race!
   *[no] { $name } wins the race!
}

lens-in = Closer
lens-out = Further away
lens-whole = The whole course
lens-mine = My elephant
lens-leader = The leader
lens-map = Map of the course: tap where to look

fork-hint-elephant = A new game begins with this turn, with new luck. The race you are watching stays as it is.
fork-dealt-elephant = Hands that you cannot see and the draw pile are dealt anew, so that the copy gives nothing away.

form-practice-hint-elephant = Take back any move, even past drawn cards and other players. The cards stay the same.
