# The analysis board: a real table beside the screen, its odds on it.

analysis-title = Analyse a real table
analysis-waiting = One moment: the odds come as soon as the camels are here.
analysis-thinking = Counting every way this leg can go …
analysis-undo = Undo
analysis-redo = Redo
analysis-tab-set-up = Set up
analysis-tab-dice = Enter dice
analysis-odds = Odds

analysis-hint-set-up = Tap a camel, then its space. Tap the space again and it goes underneath.
analysis-hint-dice = Tap the die that came out, then its number.
analysis-take-first = First take a camel or a tile, then tap its space.
analysis-put = { $camel }: tap the space where it stands.
analysis-move = { $camel }: tap its new space, or its own again to go underneath.
analysis-lay = Tap an empty space for the { $side } tile; tap it again to take it off.
analysis-missing = { $count ->
    [one] { $camels } is still missing on the track.
   *[other] { $camels } are still missing on the track.
}
analysis-leg-over = The leg is over: { $first } leads, { $second } is second.
analysis-race-over = The race is over: { $first } wins, { $last } is last.
analysis-next-leg = Next leg: dice back, tiles off
analysis-tile-paid = The tile on space { $space } pays its owner 1.

analysis-camels = Camels
analysis-camel-on = { $camel } camel, on space { $space }
analysis-camel-off = { $camel } camel, not on the track yet
analysis-raise = Higher
analysis-lower = Lower
analysis-lift = Take off
analysis-things = Tiles
analysis-tile = { $side } tile
analysis-dice-inside = Dice still in the pyramid
analysis-die = { $die } die
analysis-die-in = { $die } die, in the pyramid
analysis-die-out = { $die } die, out of the pyramid
analysis-whole = The whole table
analysis-start = Start position
analysis-clear = Clear the track
analysis-copy-race = Copy my open race
analysis-which-die = Which die came out?
analysis-which-number = What does it show?
analysis-roll = { $camel } { $pips }

analysis-tickets = What a ticket is worth
analysis-tickets-hint = Expected pounds of the top ticket, against 1 for a shake of the pyramid. Tap a ticket that has been taken.
analysis-ticket = { $racer } ticket { $value }, worth { $pounds } on average. Tap when it is taken.
analysis-ticket-gone = No { $racer } tickets left. Tap to put them back.
analysis-tiles = What a tile is worth
analysis-tiles-hint = Expected pounds of one more tile, by space and side.
analysis-space-camels = Space { $space }, from the top: { $camels }
analysis-space-tile = Space { $space }: { $side } tile

analysis-notation = Position in notation, or a link
analysis-read = Set it up
analysis-copy-link = Copy link
analysis-share = Share
analysis-copied = The link is copied.
analysis-copy-yourself = The link stands in the field: copy it from there.
analysis-bad-link = This link leads to no position. { $why }
analysis-link-unreadable = It is not written as links are.
analysis-tile-beside-tile = Too close: a tile lies on space { $beside }, right next to space { $space }.
analysis-tickets-out-of-range = Of each racer there are at most { $most } tickets.
