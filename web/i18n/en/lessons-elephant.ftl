# The lessons of Elephant Derby. A scene's ids begin with its name: what is asked, a hint, what to say to each answer.

lesson-elephant-first = Your first turn
scene-elephant-first-you = You ride the red elephant, and it is your turn. Whoever is first over the line wins. Which elephant is yours? Tap it.
scene-elephant-first-you-hint = It is the red one, with the letter R.
scene-elephant-first-you-right = That is you. Below you see your hand: green and red cards.
scene-elephant-first-you-wrong-1 = That is Amina’s elephant. Yours is the red one.

scene-elephant-first-green = Green cards take you ahead. Green’s elephant stands in your way. Play your best green card.
scene-elephant-first-green-hint = The larger the number, the further you go.
scene-elephant-first-green-right = Six steps! You pushed green ahead of you; elephants never pass through each other.
scene-elephant-first-green-wrong-1 = Two steps only. A 2 is red, so it can still come later, after a green card.

scene-elephant-first-red = You may play a second card, but not a second green one. Blue is in front. Which card do you play?
scene-elephant-first-red-hint = Red cards go with green ones, and mice scare elephants.
scene-elephant-first-red-right = The mouse runs out of its hole, and blue runs three steps back. Now you are nearly level.
scene-elephant-first-red-wrong-1 = Two green cards in one turn are not allowed. A red one goes with a green one.

scene-elephant-first-draw = Two cards are played, so your turn is over. You draw up to six cards. How many do you draw?
scene-elephant-first-draw-hint = You still hold four.
scene-elephant-first-draw-right = Two, and you hold six again. That was a whole turn: play, play, draw. Now it is Amina’s.
scene-elephant-first-draw-wrong-1 = You draw until you hold six, and four are still in your hand: two are enough.

lesson-elephant-course = The course
scene-elephant-course-map = Elephants run along a course of tiles, three lanes wide, now and then narrower. Trees, stalls, mud, a river and a good many cows are on the way. Whoever is first over the line wins. The printed pictures of the course are lost to us: this one is our reconstruction.

scene-elephant-course-start = Before the race everybody takes a place of Start, the first player last. Bruno and Amina stand already. You will play first, so you begin right behind one of them. Where do you go?
scene-elephant-course-start-hint = Look for a free place with an elephant right ahead of it.
scene-elephant-course-start-right = There you are: your first card will push that elephant along, so going first costs you something. Now everybody gets six cards, and off you go.
scene-elephant-course-start-wrong-1 = Nobody stands ahead of that place. Whoever plays first begins behind another elephant.

scene-elephant-course-walk = You ride the red elephant and play a 6. It goes straight ahead in its lane, never backwards and never diagonally. Where does it end up? Tap a place.
scene-elephant-course-walk-hint = Count six places straight ahead.
scene-elephant-course-walk-right = Six steps straight ahead.
scene-elephant-course-walk-wrong-1 = That would need a step across. Elephants keep to their lane as long as they can.

lesson-elephant-turn = Hands and turns
scene-elephant-turn-second = In a turn you play one card, or two that are not both green. You have played a green 6. What may follow?
scene-elephant-turn-second-hint = Green cards have a big number. The 2 is red.
scene-elephant-turn-second-right = Green and red go together. Instead of a second card you could also discard one.
scene-elephant-turn-second-wrong-1 = Two green cards in one turn are not allowed. The 2 is red: that one goes.

scene-elephant-turn-draw = Two cards played, four left: your turn is over. How many do you draw?
scene-elephant-turn-draw-hint = You draw up to six.
scene-elephant-turn-draw-right = Two, up to six. Then it is Amina’s turn.
scene-elephant-turn-draw-wrong-1 = You draw up to six cards, not six cards: two are enough.

scene-elephant-turn-idle = A tiger chases away snakes, but you have none, and you must not do nothing at all. What can you do?
scene-elephant-turn-idle-hint = A card that can do nothing cannot be played. But it can go.
scene-elephant-turn-idle-right = Discard it. Who plays no card may discard as many as they like, at least one.
scene-elephant-turn-idle-wrong-1 = A card that can do nothing at all cannot be played, only discarded.
scene-elephant-turn-idle-wrong-2 = Play a card, or discard at least one: that much is asked of everybody.

scene-elephant-turn-pile = Every other card has been used, and the draw pile is empty. You play a 2 and should draw two. What happens?
scene-elephant-turn-pile-hint = The discards are not lost.
scene-elephant-turn-pile-choice-shuffle = The discards are shuffled
scene-elephant-turn-pile-choice-none = Nobody draws any more
scene-elephant-turn-pile-right = The discards become a new draw pile, and you draw from it.
scene-elephant-turn-pile-wrong-1 = The discards become a new draw pile. Only if there are none either does nobody draw.

scene-elephant-turn-secret = What do you know about the others’ hands?
scene-elephant-turn-secret-hint = Look at the panels below the course.
scene-elephant-turn-secret-choice-number = How many cards they have
scene-elephant-turn-secret-choice-cards = Which cards they have
scene-elephant-turn-secret-right = How many, and the snakes in front of them. Their cards and the draw pile are secret.
scene-elephant-turn-secret-wrong-1 = Hands are secret until the race is over. You only see how many cards there are.

lesson-elephant-pushing = Pushing
scene-elephant-pushing-line = You play a 5. Blue and green stand in your way. Where is blue after that?
scene-elephant-pushing-line-hint = Elephants in front of you are pushed along, one place for each step.
scene-elephant-pushing-line-right = You push blue, and blue pushes green: the whole line moves.
scene-elephant-pushing-line-wrong-1 = Elephants do not pass each other. Red pushes blue ahead of it, and blue pushes green.

scene-elephant-pushing-lost = You play a 6. There is a cow ahead in your lane, and another one beside the place before it. Where does red end up?
scene-elephant-pushing-lost-hint = Cows are not pushed, and there are no diagonal steps.
scene-elephant-pushing-lost-right = One step, and there it stands. The other five are lost.
scene-elephant-pushing-lost-wrong-1 = That is a diagonal step. Ahead and beside are cows, so red stops after one step and loses the rest.

scene-elephant-pushing-cow = Blue stands right in front of a cow. You play the red 2 behind it. Where does red go?
scene-elephant-pushing-cow-hint = A line that ends at a cow cannot be pushed.
scene-elephant-pushing-cow-right = Aside, then ahead. A red 2 moves like any other card.
scene-elephant-pushing-cow-wrong-1 = Blue has nowhere to go, so it cannot be pushed. Red steps aside, then ahead.

lesson-elephant-sideways = Sideways
scene-elephant-sideways-round = You play a 6. Blue can be pushed to the end of its lane, no further; and yellow stands before a cow. Where does red end up?
scene-elephant-sideways-round-hint = When ahead is impossible, go sideways; as soon as ahead is possible again, go ahead.
scene-elephant-sideways-round-right = Three steps ahead with blue, two aside past yellow, and one ahead with green. What a walk!
scene-elephant-sideways-round-wrong-1 = That is where it can go no further ahead. The steps left take it sideways, until ahead is possible again.

scene-elephant-sideways-choose = A cow stands ahead of you. You may choose the side, but while you go sideways you cannot turn round. Which place is it to be?
scene-elephant-sideways-choose-hint = Look what stands ahead on either side.
scene-elephant-sideways-choose-right = Free way! As soon as ahead is possible, red goes ahead.
scene-elephant-sideways-choose-wrong-1 = There is a cow ahead on this side, too, and you cannot turn round: the other five steps are lost.

lesson-elephant-charge = Charging
scene-elephant-charge-line = Blue, yellow, green and a cow are in your lane. How do you use your charge card?
scene-elephant-charge-line-hint = A charge pushes cows as well.
scene-elephant-charge-line-right = Out of the way! In a charge cows are pushed like elephants, in mixed lines, too.
scene-elephant-charge-line-wrong-1 = Used plainly, the card pushes no cow. Red has to step aside and does not get as far.

scene-elephant-charge-sideways = Here the lane ends ahead of you, and a cow stands beside you. What would a charge do?
scene-elephant-charge-sideways-hint = A charge is for what stands straight ahead.
scene-elephant-charge-sideways-choice-stuck = Nothing: red is stuck
scene-elephant-charge-sideways-choice-pushes = Push the cow sideways
scene-elephant-charge-sideways-right = Sideways, cows are never pushed, not even in a charge.
scene-elephant-charge-sideways-wrong-1 = A charge only pushes cows straight ahead. Sideways it is a step like any other: red is stuck.

lesson-elephant-flying = Flying
scene-elephant-flying-over = Blue stands before a cow in your lane. How do you use your flying carpet?
scene-elephant-flying-over-hint = A carpet flies four places straight ahead, over anything.
scene-elephant-flying-over-right = Right over both of them, exactly four places.
scene-elephant-flying-over-wrong-1 = On foot you have to go round them and do not get as far.

scene-elephant-flying-gap = Two places of your lane are missing ahead. Can a carpet help?
scene-elephant-flying-gap-hint = Only the place where it lands has to exist.
scene-elephant-flying-gap-right = Missing places can be flown over. The landing place exists and is free.
scene-elephant-flying-gap-wrong-1 = On foot it works, too, but you go round and are one place behind.

scene-elephant-flying-land = Blue stands exactly four places ahead of you. What can you play?
scene-elephant-flying-land-hint = A carpet needs a free place to land.
scene-elephant-flying-land-right = On foot you push blue. A carpet could not land there.
scene-elephant-flying-land-wrong-1 = The carpet flies exactly four places, and there stands blue. It cannot land.

lesson-elephant-mango = Mangoes
scene-elephant-mango-juice = You drink mango juice: each step may also go diagonally ahead, onto a free place. How do you get past blue without pushing it?
scene-elephant-mango-juice-hint = Diagonally, to the side where nobody stands in the way.
scene-elephant-mango-juice-right = Elegant. Nobody is ever pushed diagonally.
scene-elephant-mango-juice-wrong-1 = Straight ahead you still push: blue gets four steps for nothing.

scene-elephant-mango-tree = Your move ended under a mango tree. That offers two more steps at once, diagonals included. Do you take them?
scene-elephant-mango-tree-hint = Two steps for free.
scene-elephant-mango-tree-right = Two places further, and your turn is not even over.
scene-elephant-mango-tree-wrong-1 = You may stay. But two steps for free would have been nice.

lesson-elephant-spaces = Trees and stalls
scene-elephant-spaces-banana = A 2 takes you to a banana tree: there you draw at once up to nine cards. But two snakes lie in front of you. How many cards do you have after that?
scene-elephant-spaces-banana-hint = One less for each snake.
scene-elephant-spaces-banana-right = Seven: nine, less one for each snake.
scene-elephant-spaces-banana-wrong-1 = Nine it would be without snakes. Each one costs a card: seven.

scene-elephant-spaces-stall = A 2 takes you to a market stall. The top card of the draw pile is turned up: another 2. What happens to it?
scene-elephant-spaces-stall-hint = It is used at once, without being played.
scene-elephant-spaces-stall-choice-applied = It moves me on at once
scene-elephant-spaces-stall-choice-hand = I take it into my hand
scene-elephant-spaces-stall-right = It is used at once and discarded. It does not count as one of your cards, and nobody can answer it.
scene-elephant-spaces-stall-wrong-1 = A card at a stall is used at once, if it can be, and then discarded.

scene-elephant-spaces-pushed = You play a 2, push blue past the banana tree and end there yourself. What does Amina, who rides blue, get out of it?
scene-elephant-spaces-pushed-hint = A space works for whoever ends its own move there.
scene-elephant-spaces-pushed-choice-nothing = Nothing
scene-elephant-spaces-pushed-choice-bananas = Up to nine cards
scene-elephant-spaces-pushed-right = Nothing. Spaces never work on those who are pushed; but you may draw now.
scene-elephant-spaces-pushed-wrong-1 = Spaces do not work on those who are pushed. Only you, who ended your own move there, may draw.

lesson-elephant-water = Mud and river
scene-elephant-water-mud = Your turn begins in mud that costs 2. You play a 5. Where do you end up?
scene-elephant-water-mud-hint = First get free: 5 less 2.
scene-elephant-water-mud-right = Two points to get free, three steps left.
scene-elephant-water-mud-wrong-1 = Getting free costs 2 points first, so only three steps are left.

scene-elephant-water-stuck = Now the mud costs 4. Which card gets you out?
scene-elephant-water-stuck-hint = The number has to be larger than 4.
scene-elephant-water-stuck-right = 5 is more than 4: one step, but free. Mud that is only passed costs nothing.
scene-elephant-water-stuck-wrong-1 = A 4 is used up by getting free, so it cannot be played. You need more than 4.
scene-elephant-water-stuck-wrong-2 = A 2 never gets anybody out of mud. You need more than 4.

scene-elephant-water-halt = Nobody has crossed the river yet. You play a 5. Where do you end up?
scene-elephant-water-halt-hint = The first to come to a river halts before it.
scene-elephant-water-halt-right = You halt and lead: nobody crosses before you, and nobody can push you, except by a charge. In your next turn you may go on.
scene-elephant-water-halt-wrong-1 = The first elephant to come there is afraid of the water and halts before it. In its next turn it may go on.

scene-elephant-water-leader = Amina’s blue elephant came to the river first and leads. Which card takes you across in this turn?
scene-elephant-water-leader-hint = Blue holds the river. Only one card can move blue out of your way.
scene-elephant-water-leader-right = The charge pushes blue across. With the leader across, the river is open to all for good, and you follow.
scene-elephant-water-leader-wrong-1 = While blue leads here, no other elephant crosses, by carpet either. If nobody had stopped before the river, you could fly.
scene-elephant-water-leader-wrong-2 = A plain move cannot push blue. You go round it and wait beside it: nobody crosses before blue.

lesson-elephant-mouse = Mouse and monkey
scene-elephant-mouse-scare = You play a mouse. It comes out of a hole, runs up to six places, and the elephant it meets runs three steps back. Which one do you send it to?
scene-elephant-mouse-scare-hint = Who is far ahead?
scene-elephant-mouse-scare-right = Blue runs three steps back, in terror.
scene-elephant-mouse-scare-wrong-1 = Your own elephant? It may be done, but three steps back are three steps back.

scene-elephant-mouse-behind = The mouse scares blue three steps back, and green stands behind it. Where does green end up?
scene-elephant-mouse-behind-hint = A scared elephant pushes whoever is behind it, cows included.
scene-elephant-mouse-behind-right = Pushed back as well. Even cows are.
scene-elephant-mouse-behind-wrong-1 = Blue pushes whoever is behind it, so green has to go back, too.

scene-elephant-mouse-monkey = You play a monkey on Amina. She has four cards. How many are left to her?
scene-elephant-mouse-monkey-hint = A monkey takes two.
scene-elephant-mouse-monkey-right = Two of them at random are yours, and one of them may be your second card of this turn.
scene-elephant-mouse-monkey-wrong-1 = A monkey takes just two, at random.

lesson-elephant-cows = Cows and prayers
scene-elephant-cows-block = A sacred cow card lets you move cows, eight steps in all. You have picked one. Put it where it bothers Amina’s blue elephant most.
scene-elephant-cows-block-hint = Right in front of it.
scene-elephant-cows-block-right = Blue has to go round. That cost Amina two places.
scene-elephant-cows-block-wrong-1 = Beside its way a cow bothers nobody: blue runs five places.

scene-elephant-cows-prayer = A prayer lets you take a card out of the discards, and you may play it at once. Which one?
scene-elephant-cows-prayer-hint = Which card takes you furthest?
scene-elephant-cows-prayer-right = A 6, and off it goes as the second card of the turn.
scene-elephant-cows-prayer-wrong-1 = A tiger may be useful later. But with the 6 you would stand before the line now.

lesson-elephant-snakes = Snakes
scene-elephant-snakes-charmer = A snake charmer gives a snake to a player: whoever has one draws a card less. To whom?
scene-elephant-snakes-charmer-hint = Blue is in front.
scene-elephant-snakes-charmer-right = Amina will draw only up to five. When all snakes are out, a charmer moves one to somebody else.
scene-elephant-snakes-charmer-wrong-1 = You may, but then it is you who draws only up to five.

scene-elephant-snakes-fewer = One snake lies in front of you, and two cards will be played this turn. How many cards do you have after drawing?
scene-elephant-snakes-fewer-hint = Six, less one for the snake.
scene-elephant-snakes-fewer-right = Five: six less one.
scene-elephant-snakes-fewer-wrong-1 = Six it would be without the snake. With it you draw only up to five.

scene-elephant-snakes-tiger = Two snakes! What do you do with your tiger?
scene-elephant-snakes-tiger-hint = In your own turn a tiger chases them all away.
scene-elephant-snakes-tiger-right = All your snakes are gone at once.
scene-elephant-snakes-tiger-wrong-1 = The tiger is gone and the snakes are still there. Played, it would have chased them away.

lesson-elephant-tiger = Tigers
scene-elephant-tiger-answer = Amina plays a mouse on you! A tiger answers any red card, in anybody’s turn, before it takes effect. What do you do?
scene-elephant-tiger-answer-hint = You hold a tiger.
scene-elephant-tiger-answer-right = The mouse stays in its hole. Amina’s card counts as played all the same.
scene-elephant-tiger-answer-wrong-1 = Then the mouse runs, and you run three steps back.

scene-elephant-tiger-tiger = You play a mouse on Amina, and she answers with a tiger. But you hold one, too. What do you do?
scene-elephant-tiger-tiger-hint = A tiger can be answered by a tiger.
scene-elephant-tiger-tiger-right = Two tigers: the mouse runs after all.
scene-elephant-tiger-tiger-wrong-1 = Then your mouse does nothing, though it counts as played.

scene-elephant-tiger-green = Amina plays a green 6 for blue. Can your tiger stop it?
scene-elephant-tiger-green-hint = Tigers answer red cards.
scene-elephant-tiger-green-choice-no = No
scene-elephant-tiger-green-choice-yes = Yes
scene-elephant-tiger-green-right = Green cards cannot be answered.
scene-elephant-tiger-green-wrong-1 = A tiger answers red cards only. Blue runs.

lesson-elephant-choice = What would you do?
scene-elephant-choice-push = Blue stands right in front of you. Do you use your 6 or your mango juice?
scene-elephant-choice-push-hint = Whoever you push moves as far as you do.
scene-elephant-choice-push-right = Round blue, not behind it: blue gets nothing. Two steps less, and much better off.
scene-elephant-choice-push-wrong-1 = You go six places, and so does blue: it still stands in front of you, nearer to the line.

scene-elephant-choice-mud = In front of you is mud with a 4. Do you walk 5 or only 4?
scene-elephant-choice-mud-hint = Count where each of them ends. Whoever starts a turn in mud pays first.
scene-elephant-choice-mud-right = You stand right before the mud. Passing through it next turn costs nothing.
scene-elephant-choice-mud-wrong-1 = One place further, but in the mud: next turn the first 4 points are gone, and a 4 cannot get you out at all.

scene-elephant-choice-cow = Blue is four places before the line, in your lane. What do you do?
scene-elephant-choice-cow-hint = You have two cards this turn. What if blue could not go ahead?
scene-elephant-choice-cow-right = A cow right in front of blue, and it has to go round. You can still play a 6 after that.
scene-elephant-choice-cow-wrong-1 = You push blue over the line yourself, and Amina wins at once.
scene-elephant-choice-cow-wrong-2 = Two steps, and they push blue one nearer to the line. Nothing stands in its way.

lesson-elephant-finish = Finishing
scene-elephant-finish-push = Blue stands right before the line, in your lane. Which card do you play?
scene-elephant-finish-push-hint = Whoever is over the line first wins, even if somebody pushed it.
scene-elephant-finish-push-right = Careful and right: behind blue, without pushing it.
scene-elephant-finish-push-wrong-1 = Oh no: you push blue over the line, and Amina wins.

scene-elephant-finish-own = With two players each has two elephants: red and green are yours. You play a 2 for red. Where does it go?
scene-elephant-finish-own-hint = Your own other elephant is like a cow.
scene-elephant-finish-own-right = Aside and ahead. One does not push one’s own elephant.
scene-elephant-finish-own-wrong-1 = Your own elephant is not pushed: it counts as a cow. So red steps aside, then ahead.

scene-elephant-finish-both = Two players: your red elephant crosses the line. What does it take to win?
scene-elephant-finish-both-hint = Both of them are yours.
scene-elephant-finish-both-choice-both = Green has to follow
scene-elephant-finish-both-choice-one = Nothing more
scene-elephant-finish-both-right = Both of yours have to be over the line, before both of Amina’s.
scene-elephant-finish-both-wrong-1 = With two players both elephants have to be home. Green has to follow.

scene-elephant-finish-play = That is all you need. The first race is waiting for you.
