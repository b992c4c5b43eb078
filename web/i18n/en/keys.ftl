# Keys, and the board for those who listen.

skip-label = Shortcuts
skip-choices = To your choices
skip-board = To the board
choices-label = What you can do

listen-open = Listen
listen-title = Hear it again
listen-event = What happened last
listen-board = What stands where
listen-mine = What I have
listen-odds = The odds of this leg
listen-options = What I can do
listen-nothing = There is nothing to tell yet.
listen-odd = { $racer } { $chance }
listen-leads = Leading when this leg ends: { $odds }
menu-listen = Listen

keys-open = Keys
keys-title = All keys
keys-close = Close
keys-letters = Letters, numbers and signs do something
keys-space = Space
keys-everywhere = Everywhere
keys-table = At the table
keys-race = Your turn
keys-lens = Looking closer
keys-arrows = To the neighbour: on the board, among cards and choices, in the log
keys-ends = To the first, to the last
keys-pages = To the next thing with which something can be done
keys-enter = Choose it
keys-back = Back: out of a question, a drawer, a chosen card
keys-not-now = Not possible right now.
keys-rule = The rule about what has the focus
keys-ticket = The ticket or card of that camel; the same key again takes it
keys-card = Choose a card by its place in your hand
keys-play = Play the chosen card
keys-enough = That is enough: end the turn, let it pass
keys-piece = Take that camel, or choose that die
keys-tile = Take a tile, one side or the other up
keys-tab = Set up, or enter dice
menu-keys = Keys
settings-keys = One-key commands
settings-keys-on = on
settings-keys-off = off
settings-keys-hint = Letters, numbers and signs at the table; the question mark lists them. Arrow keys always work.
rule-none = There is no rule about this. Go to a thing on the board, a card or a choice first.

board-keys = Board: arrow keys move, Enter chooses
board-open = { $thing }; can be chosen
stack-under = { $lower } under { $upper }
space-stack = Space { $space }: { $stack }
space-tile = Space { $space }: { $side }, { $name }’s tile
tickets-on-top = { $racer } tickets, { $value } on top
pyramid-inside = Pyramid; still inside: { $dice }
pyramid-empty = The pyramid is empty
pile-cards = { $pile ->
    [winner] Bets on the winner
   *[loser] Bets on the loser
}: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
cards-in-hand = in hand: { $cards }
tile-laid = tile on space { $space }, { $side }
place-with = { $where }: { $what }
ground-banana = bananas
ground-mango = mango tree
ground-stall = market stall
ground-mud = mud
ground-river = river
ground-bridge = bridge
course-home = Home: { $elephants }
course-rows = The course has { $rows } rows
course-waits = not on the course yet
