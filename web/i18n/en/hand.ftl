# Cards at the table: what is written on them, the list of all cards, and what a red card would do if no tiger stops it.

card-6-line = 6 steps
card-5-line = 5 steps
card-c-line = 4 steps, pushes cows
card-f-line = flies 4 rows
card-j-line = 4 steps, also diagonal
card-2-line = 2 steps
card-w-line = moves cows, 8 steps
card-m-line = scares one 3 steps back
card-s-line = gives a snake
card-k-line = takes 2 cards
card-p-line = takes a discard
card-t-line = stops a red card
lift-not-now = Not now.

menu-cards = Cards
cards-total = { $count } cards. In a turn you play one, or two that are not both green.
cards-in-deck = { $count } in the deck

stake-Move = { $name } would move { $elephant } with a red 2.
stake-PlayMouse = { $you ->
    [yes] { $name }’s mouse would chase you ({ $elephant }) three steps back.
   *[no] { $name }’s mouse would chase { $elephant } three steps back.
}
stake-PlayMonkey = { $you ->
    [yes] { $name }’s monkey would take two of your cards.
   *[no] { $name }’s monkey would take two cards from { $other }.
}
stake-PlayCow = { $you ->
    [yes] { $name }’s sacred cow could block your way.
   *[no] { $name }’s sacred cow could block the way.
}
stake-PlayPrayer = { $name }’s prayer would take a card from the discards.
stake-PlayCharmer = { $you ->
    [yes] { $name } would give you a snake: one card less.
   *[no] { $name } would give { $other } a snake: one card less.
}
stake-PlayTiger = { $name } would chase all their own snakes away.
stake-tiger = { $you ->
    [yes] { $name }’s tiger would stop your card: { $card }.
   *[no] { $name }’s tiger would stop { $other }’s card: { $card }.
}
tiger-cancel = Cancel it with your tiger?
tiger-cancel-all = Does anyone cancel it with a tiger?
tiger-cards = Your cards: the tiger is among them
