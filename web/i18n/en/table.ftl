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
choose-reveal-hint = One die, +1
choose-tile = Place your tile
choose-tile-move = Move your tile
choose-tile-hint = Cheer or boo
choose-bet = Bet on the race
choose-bet-hint = { $cards ->
    [one] One card left
   *[other] { $cards } cards left
}
choose-partner = Find a partner
choose-partner-hint = Share a ticket

ask-ticket = Take the { $racer } ticket? It pays { $value } if { $racer } leads this leg, 1 if second, and costs 1 otherwise.
ask-reveal = Shake the pyramid? One camel moves, and you earn 1 when the leg ends.
ask-tile-where = Tap a glowing space for your tile.
ask-tile-side = Space { $space }: which side up?
ask-tile-camel2-plus = Cheer: one space on
ask-tile-camel2-minus = Boo: one space back, underneath
ask-tile-camel1-plus = Oasis: one space on
ask-tile-camel1-minus = Mirage: one space back, underneath
ask-card = Which racer will you bet on?
ask-card-pile = { $racer }: first or last in the whole race?
ask-card-winner = { $racer } wins the race
ask-card-loser = { $racer } comes last
ask-partner = Whose best ticket would you like to share this leg?
ask-partner-seat = { $name }
ask-do = Do it
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
log-past = You are looking back at step { $ply } of { $last }.
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
podium-again = Another race
podium-home = Start page
podium-look = Look at the track
podium-result = Show the result

list-and = { $some } and { $last }
list-comma = { $some }, { $last }
