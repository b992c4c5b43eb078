# At the table: turns, choices, panels, scoring.

camel-b = blue
camel-g = green
camel-y = yellow
camel-r = red
camel-p = purple
camel-w = white
camel-k = black
camel-x = grey
side-camel2-plus = cheer
side-camel2-minus = boo
side-camel1-plus = oasis
side-camel1-minus = mirage

turn-yours = Your turn
turn-person = { $name }’s turn
turn-bot = { $name } is thinking
mind-progress = How far this bot has thought
mind-hurry = That will do
why-whim = I felt like it.
why-ticket = { $racer } leads in { $percent } % of all ways to end this leg.
why-tile = Sooner or later somebody will land on space { $space }.
why-card = I think I know the { $pile ->
    [winner] winner
   *[loser] loser
 } of this race.
why-partner = { $name }’s tickets look good to me.
why-reveal = A pound for certain beats anything else here.
why-start = A good place to start from.
why-go = That brings me nearer to the line than anything else.
why-home = Home!
why-mouse = Too far ahead for my taste: { $name }.
why-monkey = A hand that I could use: { $name }.
why-charmer = Too many cards for my taste: { $name }.
why-cow = A cow in the right place is worth a few steps.
why-prayer = There was something good among the discards.
why-tiger = Away with the snakes.
why-answer = I could not let that happen.
why-pass = So be it.
why-discard = I can do without that card.
why-enough = That is enough.
turn-over = The race is over
turn-unsaved = not saved
tabs-follows = This race is being played in another tab. This one follows it.
tabs-take = Play on here
tabs-yours = This tab plays the race now.
turn-leg = Leg { $leg }
turn-dice = { $left ->
    [one] one reveal left
   *[other] { $left } reveals left
}

choose-tickets = Take a ticket
choose-ticket = { $racer } ticket, pays { $value } if { $racer } leads
choose-ticket-gone = No { $racer } tickets left
choose-reveal = Shake the pyramid
choose-reveal-short = Shake
choose-reveal-hint = One die, +1
choose-tile = Place your tile
choose-tile-move = Move your tile
choose-tile-short = Tile
choose-tile-hint = Cheer or boo
choose-bet = Bet on the race
choose-bet-short = Bet
choose-bet-hint = { $cards ->
    [one] One card left
   *[other] { $cards } cards left
}
choose-partner = Find a partner
choose-partner-short = Partner
choose-partner-hint = Share a ticket

ask-ticket = Take the { $racer } ticket?
ask-ticket-terms = It pays { $value } if { $racer } leads this leg, { $second } if second, and costs { $costs } otherwise.
rank-first = 1st
rank-second = 2nd
rank-other = other
ask-reveal = Shake the pyramid?
ask-reveal-terms = One camel moves, and you earn { $pays } when the leg ends.
ask-tile-where = Tap a glowing space for your tile.
ask-tile-side = Space { $space }: which side up?
ask-tile-pays = +{ $pays } for you each time camels land here.
ask-tile-camel2-plus = Cheer: one space on
ask-tile-camel2-minus = Boo: one space back, underneath
ask-tile-camel1-plus = Oasis: one space on
ask-tile-camel1-minus = Mirage: one space back, underneath
ask-card = Which racer will you bet on?
ask-card-on-winner = Who wins the whole race?
ask-card-on-loser = Who comes last in the race?
ask-card-pile = { $racer }: first or last in the whole race?
ask-card-winner = { $racer } wins the race
ask-card-loser = { $racer } comes last
ask-card-terms = { $cards ->
    [0] No card lies here yet.
    [one] One card lies here already.
   *[other] { $cards } cards lie here already.
} Yours pays { $possible } if it is right, and costs { $costs } if it is wrong.
ask-partner = Who is your partner? Each copies the other’s best ticket this leg.
ask-partner-seat = { $name }
ask-do = Do it
ask-again = Tap it again to confirm.
ask-cancel = Cancel
ask-secret = Only { $name } may look now
ask-secret-hint = Finish cards stay secret until the race is over. Hand the tablet to { $name }.
ask-secret-show = I am { $name }: show my cards
ask-secret-back = Not now

space-label = Space { $space }
board-label = The track

player-money = { $money ->
    [one] { $money } pound
   *[other] { $money } pounds
}
player-coins = { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}
player-ticket = { $racer } { $value }
player-pyramid = { $count ->
    [one] one pyramid ticket
   *[other] { $count } pyramid tickets
}
player-cards = { $count ->
    [one] one finish card in hand
   *[other] { $count } finish cards in hand
}
player-tile = spectator tile in hand
player-partner = partner of { $name }
player-turn = to move

log-title = What happened
log-open = Log
log-past = Step { $ply } of { $last }
log-now = Back to now

rule-title = Rule { $rule }
rule-whole = All rules, with pictures
rule-close = Close

menu-title = Menu
menu-open = Menu
menu-home = Start page
menu-settings = Settings
menu-log = Log

ledger-title = Leg { $leg } is over
ledger-order = { $first } leads, { $second } is second.
ledger-nothing = nothing
ledger-ticket = { $racer }, { $rank ->
    [1] first
    [2] second
   *[other] not in front
}
ledger-pyramid = pyramid ticket
ledger-copied = shared by { $name }
ledger-go-on = On with the race
ledger-finish = To the finish cards

podium-title = The race is over
podium-forward = { $camels } crossed the line.
podium-backward = { $camels } ran backwards over the line!
podium-winner-pile = Who bet on the winner, { $racer }?
podium-loser-pile = Who bet on the loser, { $racer }?
podium-no-cards = Nobody did.
podium-you = You win with { $money }!
podium-won = { $names } wins with { $money }!
podium-shared = { $names } share the win with { $money } each!
podium-chart = Money over the race
podium-chart-text = { $name } ended with { $money }.
podium-again = Rematch
podium-home = Start page
podium-look = Look at the track
podium-result = Result
podium-cards = Cards
podium-money = Money
podium-skip = Tap to turn all cards.
podium-before = { $count ->
    [one] Before the finish cards { $names } leads with { $money }.
   *[other] Before the finish cards { $names } lead with { $money }.
}
podium-leads = { $count ->
    [one] { $names } leads with { $money }.
   *[other] { $names } lead with { $money }.
}

# where the only person at the screen finished
place-ahead = { $gap } ahead of { $names }.
place-won-with = You share the win with { $others }.
place-plain = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
place-behind = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $gap } behind { $names }.
place-shared = You share { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place with { $others }, { $gap } behind { $names }.

list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-comma = { $some }, { $last }

tools-label = At the table
recap-label = What the others did
recap-card = { $name }: { $words } Show it again
recap-first-camel = Take a ticket, lay your tile, bet on the race, or shake the pyramid.
recap-first-elephant = Tap a card to see where it takes you.
hurry-skip = Skip
hurry-on = To my turn
players-open = Players

start-games = Your games
games-leg = Leg { $leg }
replay-open = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-scrubber = Step of the race
replay-controls = Replay
replay-fork = Play on from here
replay-end = Leave the replay
fork-hint = A new game begins at this position, with new dice. The race you are watching stays as it is.
fork-dealt = Finish cards that lie face down are dealt anew, so that the copy gives nothing away.
fork-same = With the same players
fork-bots = { $name } against bots
fork-over = The race is over here. Go back a step or two.
undo-open = Take back
redo-open = Do it again
undo-done = Taken back.
turn-practice = practice
share-open = Share
link-opened = A shared race. Your own games stay as they are.
link-opened-running = A shared race that was still running. Cards that lie face down are not in the link.
race-stopped = This race used a rule that has changed since. It opens at step { $ply } of { $of }. What is saved stays as it is, and you can play on from here.
link-failed = The link cannot be opened: { $why } Nothing was changed.
form-practice = Practice
form-practice-hint = Take back any move, even past dice and other players. The dice stay the same.
