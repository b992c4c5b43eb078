# The pages that teach: what surrounds lessons and rules. The lessons' own sentences are in lessons-*.ftl.

learn-title = Learn
learn-site-title = Learn · Stampede
learn-description = Learn Camel Derby and Elephant Derby by playing: short lessons with a board, one question at a time.
learn-intro = One question at a time, on a real board. Nothing can go wrong: try whatever you like.
learn-rules = Rules
learn-camel = Camel Derby
learn-elephant-derby = Elephant Derby
learn-camel-hint = Betting on camels that carry each other
learn-elephant-hint = Elephants that push their way to the line
learn-progress = { $done } of { $all } done
learn-back = All lessons
learn-at = Question { $number } of { $all }
learn-step = Next step
learn-step-at = Step { $number } of { $all }
learn-next = Next
learn-retry = Try again
learn-hint = Hint: { $hint }
learn-not-place = { $choice }: no, not there. Look again and try another place.
learn-not-piece = { $choice }: no, not this one. Look again and try another.
learn-finish = Finish the lesson
learn-finished = Lesson done!
learn-course-finished = All lessons done!
learn-learned = What you learned
learn-progress-lessons = { $done } of { $all } lessons done
learn-next-lesson = Next lesson: { $title }
learn-play = Play a race
learn-play-on = Play on from here
learn-hand = Your hand
learn-hand-words = Your hand: { $cards }
learn-in-words = The board in words
learn-odds = { $racer }: { $percent } %
learn-odds-label = How likely each racer is to lead when the leg ends
learn-playouts-wins = How often you win from there
learn-playouts-pounds = What you end with from there
learn-playouts-note = On average, when our bots play { $races } races to the end after each answer. Give or take { $error }.
learn-percent = { $percent } %
learn-pounds = { NUMBER($pounds, minimumFractionDigits: 1) } pounds
learn-rule-links = The rules about this
learn-loading = Fetching the lesson …
learn-trouble = The lesson could not be fetched. Are you connected?
learn-trouble-retry = Try again
learn-noscript = Lessons need JavaScript. The rules can be read without it.

learn-space = { $camels } on space { $space }
learn-under = { $lower } under { $upper }
learn-tile = { $side ->
    [plus] A cheering tile on space { $space }
   *[minus] A booing tile on space { $space }
}
learn-stands = { $who }: { $place }
learn-snakes = { $count ->
    [one] one snake in front of you
   *[other] { $count } snakes in front of you
}
learn-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

# What a button says that does something.
learn-do-TakeTicket = { $racer } ticket, worth { $value }
learn-do-TakeTicket-gone = { $racer } ticket
learn-do-PlaceTile = Tile on space { $space }
learn-do-Reveal = Shake the pyramid
learn-do-BetOnRace = { $pile ->
    [winner] { $racer } wins the race
   *[loser] { $racer } comes last
}
learn-do-JoinPartner = { $seat ->
    [1] Amina
    [2] Bruno
    [3] Chidi
    [4] Dalia
   *[5] Enzo
}
learn-do-Move = { $way ->
    [charge] Charge
    [carpet] Fly
    [mango] Go with mango juice
   *[plain] { $number ->
        [4] Walk 4, plainly
       *[other] Walk { $number }
    }
}
learn-do-PlayMouse = { $elephant ->
    [R] Mouse on red, yourself
    [B] Mouse on blue
    [G] Mouse on green
   *[Y] Mouse on yellow
}
learn-do-PlayCharmer = { $seat ->
    [0] A snake for yourself
    [1] A snake for Amina
   *[2] A snake for Bruno
}
learn-do-PlayCow = Play the sacred cow
learn-do-PlayTiger = Play the tiger
learn-do-Pass = Let it pass
learn-do-Discard = Discard: { $card }
learn-do-Done = Do nothing more
learn-do-Step = To { $place }
learn-do-HerdCow = To { $place }
learn-do-TakeStart = { $place }
learn-do-TakeCard = Take: { $card }

# The rules page.
rules-site-title = Rules · Stampede
rules-description = The rules of Camel Derby and Elephant Derby, one by one, with pictures.
rules-title-camel = The rules of Camel Derby
rules-title-elephant = The rules of Elephant Derby
rules-short = How to play in one page
rules-goal = The goal
rules-reference = The rules one by one
rules-intro-camel = Five racers (blue, green, yellow, red and purple) run from space 1 to space 16 of a closed track; the finish line lies between 16 and 1. In the second edition two crazy camels, white and black, run the other way. Camels on one space form a stack; the camel that moves and all above it are the unit. A leg is five reveals of the pyramid.
rules-intro-elephant = Up to six elephants run along a course of rows and three lanes. Cows are in the way. Players hold cards: green ones move, red ones do everything else.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] one rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-before = Before
rules-after = After
rules-figure = What it looks like
rules-practise = Practise:
rules-reconstruction = Our reconstruction
rules-about-reconstruction = The pictures of the printed rulebook are lost to us. How many cards there are of each kind, what lies where on the tiles, how far they bend and where cows and mouse holes begin is our own work, made to fit everything the text says. Such rules are marked.
rules-about-rulings = Where the printed rules are silent or disagree, this is how we play.
rules-rulings = Rulings
rules-question = Question
rules-answer = How we play
rules-cards = The cards
rules-card = Card
rules-colour = Colour
rules-count = How many
rules-green = green
rules-red = red
rules-circuits = The circuits
rules-circuit = Circuit
rules-circuit-first = First race
rules-few = 2–4 players
rules-many = 5–6 players
learn-key-answer = Give an answer by its number
learn-key-question = The question and what was said about the answer
cow-on = Cow on { $place }
