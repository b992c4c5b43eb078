# The lessons of Camel Derby. A scene's ids begin with its name: what is asked, a hint, what to say to each answer.

lesson-camel-first = Your first turn
scene-camel-first-lead = Five camels race round the track. None of them is yours: you bet on who is in front. In a stack, the one on top is ahead. Which camel leads now? Tap it.
scene-camel-first-lead-hint = Look for the highest space number.
scene-camel-first-lead-right = Purple, on space 12. Yellow is second: it stands on red.
scene-camel-first-lead-wrong-1 = Yellow is second. Purple is further along, on space 12.

scene-camel-first-ticket = It is your turn, and a turn is one action. One more die comes out in this leg. Which ticket do you take?
scene-camel-first-ticket-hint = A ticket pays its number if its camel leads when the leg ends.
scene-camel-first-ticket-right = The best purple ticket is yours. That was your whole turn; now it is Amina’s.
scene-camel-first-ticket-wrong-1 = Green is last. Its ticket would cost you a pound.

scene-camel-first-die = Amina shakes the pyramid, and the green die comes out with a 2. Where does green go? Tap a space.
scene-camel-first-die-hint = Green stands on space 5.
scene-camel-first-die-right = Two spaces on. That was the last die of this leg, so the bets are paid.
scene-camel-first-die-wrong-1 = The die shows 2: count two spaces on from space 5.

scene-camel-first-pay = Purple still leads. How much does your ticket pay?
scene-camel-first-pay-hint = It pays the number on it, and it was the top one of its stack.
scene-camel-first-pay-right = Five pounds, and you have eight. Then a new leg begins with all dice back in the pyramid.
scene-camel-first-pay-wrong-1 = One pound is for a camel that is second. Purple leads, so the ticket pays its number.

lesson-camel-stacks = Stacks
scene-camel-stacks-carry = Camels that meet stand on each other. The red die shows 3: red walks three spaces. Who comes along? Tap a camel.
scene-camel-stacks-carry-hint = Look at who sits on red’s back.
scene-camel-stacks-carry-right = Yes! Whoever sits on top is carried. Green, below, stays where it is.
scene-camel-stacks-carry-wrong-1 = Green is below red, so it stays behind. Only those on top are carried: yellow rides along.

scene-camel-stacks-onto = Purple rolls 2, green on its back, and lands on yellow. Who will be on top of space 6?
scene-camel-stacks-onto-hint = The whole unit climbs on the stack it meets, and keeps its own order.
scene-camel-stacks-onto-right = Right. Purple and green land on yellow as one: yellow, purple, green.
scene-camel-stacks-onto-wrong-1 = Yellow was there first, and newcomers land on top. Green ends up highest.
scene-camel-stacks-onto-wrong-2 = Purple still carries green. So green ends up highest.

scene-camel-stacks-lead = Who leads the race at this moment?
scene-camel-stacks-lead-hint = Of the racers furthest along, the one on top is in front. White and black do not count.
scene-camel-stacks-lead-right = Exactly: on one space, higher is better. Yellow is in front of red.
scene-camel-stacks-lead-wrong-1 = Close! Red stands on the same space, but in a stack the higher camel is ahead.
scene-camel-stacks-lead-wrong-2 = Black is one of the two crazy camels. It is never ranked: it runs the wrong way.

scene-camel-stacks-start = This is how a race begins. Each racer starts on the number its die shows; the crazy camels come in from the far end: 1 means space 16, 2 means 15, 3 means 14. Step through it.

lesson-camel-carrying = Carrying
scene-camel-carrying-shake = A turn is exactly one action, and there is always this one: shake the pyramid. A die comes out, a camel moves, and you earn a pound for it when the leg ends. Try it.
scene-camel-carrying-shake-hint = Tap the pyramid in the middle, or the button.
scene-camel-carrying-shake-right = Blue came out, with 2, and jumped onto yellow and purple. A die that is out stays out until the leg ends.

scene-camel-carrying-rider = Green rolls 3 and lands on space 7, with red on its back. Who leads now?
scene-camel-carrying-rider-hint = Who is at the very top of the highest stack?
scene-camel-carrying-rider-right = Red, without moving a leg! That is why it pays to sit on others.
scene-camel-carrying-rider-wrong-1 = Green did all the walking, but red rode on top of it. Red leads.
scene-camel-carrying-rider-wrong-2 = Purple was on top until green and red landed on it. Red leads.

scene-camel-carrying-left = All five are on one space. Red rolls 1. Who leads after that?
scene-camel-carrying-left-hint = Red takes along whoever is above it: yellow and purple.
scene-camel-carrying-left-right = Yes. Red, yellow and purple go on; blue and green are left behind. Purple, on top, leads.
scene-camel-carrying-left-wrong-1 = Red carries yellow and purple on its back, so it is the last of the three in front.
scene-camel-carrying-left-wrong-2 = Green sits below red, so it is left behind.

lesson-camel-crazy = Crazy camels
scene-camel-crazy-back = Two crazy camels run the wrong way round. The grey die shows a white 2. Where does white go? Tap a space.
scene-camel-crazy-back-hint = White faces the other way: count down from 15.
scene-camel-crazy-back-right = Down to 13. Whoever sits on a crazy camel is carried backwards, too.
scene-camel-crazy-back-wrong-1 = That would be forwards. Crazy camels go backwards: 15, 14, 13.

scene-camel-crazy-carries = The grey die shows a black 2. But only white has racers on its back. Which of the two moves?
scene-camel-crazy-carries-hint = There is an exception for a crazy camel that alone carries racers.
scene-camel-crazy-carries-right = White it is. If exactly one of them carries racers, that one moves, whatever the die says.
scene-camel-crazy-carries-wrong-1 = The die says black, but when just one of them carries racers, that one moves: white.

scene-camel-crazy-on-top = Here black sits right on white, and the grey die shows a white 2. Which one moves?
scene-camel-crazy-on-top-hint = The second exception: one directly on the other.
scene-camel-crazy-on-top-right = The upper one goes, and leaves the other where it is.
scene-camel-crazy-on-top-wrong-1 = White would have to carry black. When one sits directly on the other, the upper one moves: black.

scene-camel-crazy-rank = White and black stand on red. Who leads the race?
scene-camel-crazy-rank-hint = Crazy camels are not in the race at all.
scene-camel-crazy-rank-right = Red leads. Crazy camels are only passengers, or worse.
scene-camel-crazy-rank-wrong-1 = Black is on top, but crazy camels are never ranked. Red leads.

lesson-camel-tiles = Tiles
scene-camel-tiles-cheer = Your cheering tile lies on space 5. Purple rolls 2 and lands on it. Where does purple end up?
scene-camel-tiles-cheer-hint = A cheer sends a unit one space further.
scene-camel-tiles-cheer-right = One further, and you earn a pound at once, whoever rolled. The tile stays.
scene-camel-tiles-cheer-wrong-1 = Nobody stays on a tile. The cheer sends purple one further, to 6, and you earn a pound.

scene-camel-tiles-boo = This time your tile boos, on space 6. Blue rolls 2 with purple on top and is sent back to space 5, where red stands. Who will be on top there?
scene-camel-tiles-boo-hint = Who is booed crawls underneath.
scene-camel-tiles-boo-right = Red. A booed unit goes one back and under the stack it finds there.
scene-camel-tiles-boo-wrong-1 = Usually newcomers land on top. But after a boo they go underneath: red stays on top.

scene-camel-tiles-back = Blue sits on red. It rolls 1, lands on Amina’s booing tile and comes back. Who is on top now?
scene-camel-tiles-back-hint = It is booed, so it goes underneath, even where it came from.
scene-camel-tiles-back-right = Red! Blue comes back underneath what it had left.
scene-camel-tiles-back-wrong-1 = Blue was on top before. A boo puts it underneath, also where it came from.

scene-camel-tiles-crazy = White moves 2 and lands on Amina’s cheering tile on 9. Where does it go?
scene-camel-tiles-crazy-hint = “Further” for a crazy camel is backwards.
scene-camel-tiles-crazy-right = To 8. A cheer is one further in the unit’s own direction, and white runs backwards.
scene-camel-tiles-crazy-wrong-1 = 10 is further for racers. White runs the other way, so a cheer takes it to 8.

scene-camel-tiles-place = Your turn: put your own tile down, cheering side up. Amina’s lies on space 5. Which space will do?
scene-camel-tiles-place-hint = An empty space, not space 1, and not right next to somebody else’s tile.
scene-camel-tiles-place-right = Good. Tiles never lie side by side, so nobody is ever sent from one onto another.
scene-camel-tiles-place-wrong-1 = Too close: space 6 is right next to Amina’s tile.
scene-camel-tiles-place-wrong-2 = Camels stand on 3. A tile needs an empty space.
scene-camel-tiles-place-wrong-3 = Space 1 never takes a tile.

lesson-camel-tickets = Tickets
scene-camel-tickets-leader = A ticket is a bet on this leg. One more die will come out, green or grey. Which ticket would you take?
scene-camel-tickets-leader-hint = Can green or a crazy camel still change who leads?
scene-camel-tickets-leader-right = Purple cannot be caught: the ticket pays its 5 pounds.
scene-camel-tickets-leader-wrong-1 = Yellow is second: that pays 1 pound, whatever the ticket says. Purple’s would have paid 5.
scene-camel-tickets-leader-wrong-2 = Blue is neither first nor second: the ticket costs you a pound.

scene-camel-tickets-next = Amina took the top purple ticket, worth 5. What does the next one pay if purple leads?
scene-camel-tickets-next-hint = Each racer has four tickets: 5, 3, 2 and 2.
scene-camel-tickets-next-right = 3 pounds. Who comes early gets more: 5, 3, 2, 2.
scene-camel-tickets-next-wrong-1 = The 5 is gone. Below it lies a 3, then 2 and 2.

scene-camel-tickets-loser = All purple tickets are gone, two of them to you. What now: take a green one, or shake the pyramid?
scene-camel-tickets-loser-hint = A pyramid ticket is a pound for certain.
scene-camel-tickets-loser-right = A safe pound. A ticket on a camel far behind would only cost one.
scene-camel-tickets-loser-wrong-1 = Green is last: its ticket costs a pound. Shaking the pyramid would have earned one.

lesson-camel-legs = When a leg ends
scene-camel-legs-nine = You hold green 5, green 3, a yellow and a red ticket. Now you shake for the fifth and last die of the leg: yellow 1. What do you earn? Green leads, yellow is second.
scene-camel-legs-nine-hint = 5 and 3 for green, 1 for yellow, −1 for red, and 1 for the pyramid ticket.
scene-camel-legs-nine-right = 5 + 3 + 1 − 1 + 1: nine pounds. Well reckoned.
scene-camel-legs-nine-wrong-1 = Not quite: the red ticket costs a pound. 5 + 3 + 1 − 1 + 1 makes 9.
scene-camel-legs-nine-wrong-2 = A ticket on the second racer pays 1, and one on any other costs 1. 5 + 3 + 1 − 1 + 1 makes 9.

scene-camel-legs-floor = A bad leg: five tickets, all on losers, and 3 pounds in your purse. Amina shakes the last die. How many pounds are left?
scene-camel-legs-floor-hint = Nobody ever owes money.
scene-camel-legs-floor-right = None, but not less. What you cannot pay, you are spared.
scene-camel-legs-floor-wrong-1 = It adds up to −5, but nobody drops below 0.

scene-camel-legs-next = Amina shakes the fifth die: the leg is over, and tickets, tiles and dice go back. Who starts the next leg? Bruno sits to her left.
scene-camel-legs-next-hint = The player to the left of whoever shook the last die.
scene-camel-legs-next-choice-bruno = Bruno
scene-camel-legs-next-choice-amina = Amina
scene-camel-legs-next-choice-you = Me
scene-camel-legs-next-right = Bruno, to the left of the last one who shook.
scene-camel-legs-next-wrong-1 = Amina shook the last die. The one to her left starts: Bruno.
scene-camel-legs-next-wrong-2 = Not you this time: Bruno sits to the left of Amina, who shook the last die.

lesson-camel-cards = Finish cards
scene-camel-cards-bet = Besides tickets there are bets on the whole race. You have one card for each racer. Which would you put down, and on which pile?
scene-camel-cards-bet-hint = Green is about to cross the line. Who bets on the winner first earns 8.
scene-camel-cards-bet-right = Green wins, and yours was the first right card: 8 pounds.
scene-camel-cards-bet-wrong-1 = Yellow could have, but green wins. A wrong card costs a pound.
scene-camel-cards-bet-wrong-2 = That pile is for the camel that comes last. Green wins: the card costs a pound.

scene-camel-cards-secret = Some cards lie face down already. You add yours. What do the others see of it?
scene-camel-cards-secret-hint = They lie face down, but everyone knows whose they are.
scene-camel-cards-secret-choice-owner = That it is mine
scene-camel-cards-secret-choice-colour = Which racer it shows
scene-camel-cards-secret-choice-both = Both
scene-camel-cards-secret-right = Just that it is yours, and which pile it is on. It stays there until the race is over.
scene-camel-cards-secret-wrong-1 = The racer stays secret until the race is over. They only see that the card is yours.
scene-camel-cards-secret-wrong-2 = They see whose card it is, but not the racer, until the race is over.

scene-camel-cards-second = On the winner pile lie, in this order: you green, Amina yellow, Bruno green, Chidi green. Green crosses the line. What does Bruno’s card earn?
scene-camel-cards-second-hint = Right cards earn 8, 5, 3, 2, then 1. Wrong ones are skipped.
scene-camel-cards-second-right = 5, for the second right card. Yours earned 8, Chidi’s 3, and Amina’s cost her a pound.
scene-camel-cards-second-wrong-1 = The 8 went to your card, the first right one. Bruno’s is the second: 5.
scene-camel-cards-second-wrong-2 = Amina’s card is wrong and does not count. Bruno’s is the second right one: 5.

scene-camel-cards-last = Now the other pile: you red, Amina purple, Bruno purple. Green wins the race. Whose cards are right on this pile?
scene-camel-cards-last-hint = The loser is the racer furthest behind.
scene-camel-cards-last-right = Purple is last: Amina earns 8, Bruno 5, and your red card costs a pound. Bruno wins with 13.
scene-camel-cards-last-wrong-1 = Green is the winner. This pile is about the last racer: purple.

lesson-camel-line = The finish line
scene-camel-line-forward = Yellow, with red on its back, rolls 2, lands on your cheering tile on 16 and is carried over the line. Who wins?
scene-camel-line-forward-hint = Those who cross are ahead of all others, the one on top first.
scene-camel-line-forward-right = Red! The race ends at once when a unit crosses, and the one on top wins.
scene-camel-line-forward-wrong-1 = Yellow walked, red rode on top. In the unit that crosses, too, higher is better.

scene-camel-line-backward = White, with green and blue on its back, runs 3 and crosses the line backwards. The race is over. Who comes last?
scene-camel-line-backward-hint = Whoever is carried back over the line is behind everybody; the lowest is last.
scene-camel-line-backward-right = Green, the lowest of those carried back. Purple wins, by the way: nobody was further along.
scene-camel-line-backward-wrong-1 = Blue sits on green, so it is one better. Green is last.
scene-camel-line-backward-wrong-2 = Red is still on the track. Those carried backwards over the line are behind it: green is last.

scene-camel-line-once = You hold a red ticket worth 5. Amina shakes the fifth die, and red crosses the line with it. The leg is over and so is the race. What does your ticket pay?
scene-camel-line-once-hint = There is one leg scoring, even if two things end together.
scene-camel-line-once-right = 5, once. Then the finish cards are turned up, and whoever has most money wins.
scene-camel-line-once-wrong-1 = Two things end, but the leg is scored only once: 5.

lesson-camel-partners = Partners
scene-camel-partners-choose = With six or more players you may pick a partner for the leg; nobody can refuse. You will copy the best ticket of theirs. Amina has purple 5, Bruno blue 5, Dalia a pyramid ticket. Who is it to be?
scene-camel-partners-choose-hint = Which of those tickets will pay most?
scene-camel-partners-choose-right = Amina’s purple ticket pays 5, and so does your copy.
scene-camel-partners-choose-wrong-1 = Blue is neither first nor second. There is nothing good to copy, and losses are never copied: you earn nothing.
scene-camel-partners-choose-wrong-2 = A pyramid ticket is worth a pound, so you earn one. Amina’s purple ticket would have brought 5.

scene-camel-partners-share = You are Amina’s partner and copy her purple 5. What does she lose by it?
scene-camel-partners-share-hint = A copy is a copy.
scene-camel-partners-share-choice-keeps = Nothing: she gets her 5 as well
scene-camel-partners-share-choice-halves = Half of it
scene-camel-partners-share-right = Right: both of you earn 5, and partnerships end with the leg.
scene-camel-partners-share-wrong-1 = Nothing is shared out. You get a copy, and she keeps all of hers.

lesson-camel-choice = What would you do?
scene-camel-choice-behind = Purple leads, on top of yellow; but both have run already in this leg. Red, blue, green and grey are still inside. What would you do?
scene-camel-choice-behind-hint = Who can still move, and who can only be passed?
scene-camel-choice-behind-right = Red is right behind, and its die is still inside: in about two of three cases it ends up in front. This is how likely each one is to lead:
scene-camel-choice-behind-wrong-1 = Purple leads now, but it cannot move any more, and red probably will. This is how likely each one is to lead:
scene-camel-choice-behind-wrong-2 = A pound for certain is fine, but red’s ticket was worth about three, and Amina takes it. This is how likely each one is to lead:

scene-camel-choice-early = The leg has just begun, and green is far behind everybody. What would you do?
scene-camel-choice-early-hint = Which of these is a bet on the whole race?
scene-camel-choice-early-right = The first card on the loser earns 8, and green will hardly catch up. It is worth almost 8 pounds to you.
scene-camel-choice-early-wrong-1 = Not bad, worth about 3 pounds. But now Amina puts down the first card on green as the loser, which was worth almost 8.
scene-camel-choice-early-wrong-2 = Blue seldom leads this leg. And Amina puts down the first card on green as the loser, worth almost 8.

scene-camel-choice-certain = All purple tickets are gone. What would you do?
scene-camel-choice-certain-hint = Nothing here is better than a pound for certain.
scene-camel-choice-certain-right = A pound for certain: no ticket that is left is worth as much. This is how likely each one is to lead:
scene-camel-choice-certain-wrong-1 = Blue gets in front in one case out of five. This time the ticket costs a pound. This is how likely each one is to lead:
scene-camel-choice-certain-wrong-2 = Red’s die is out: it stays behind, and the ticket costs a pound. This is how likely each one is to lead:

scene-camel-choice-late = The leg has just begun, and the race will not last much longer. What do you do?
scene-camel-choice-late-hint = Which of these bets pays best if it is right, and is likely to be?
scene-camel-choice-late-right = Green is far behind, and the first right card on the loser earns 8.
scene-camel-choice-late-wrong-1 = Purple is in front, but many dice are still to come, and any of the others can win.
scene-camel-choice-late-wrong-2 = Five at most, and only if purple leads when this leg ends.

scene-camel-choice-sure = Purple is on top of yellow, both have moved, and three dice are still inside. Only two of them come out. What do you do?
scene-camel-choice-sure-hint = Who can still get past purple?
scene-camel-choice-sure-right = Red cannot move any more, and blue and green seldom get so far: the ticket is worth nearly all of its 5.
scene-camel-choice-sure-wrong-1 = A sure pound, but the ticket was worth more, and Amina takes it.
scene-camel-choice-sure-wrong-2 = Yellow is under purple: it can only be second, which pays 1.

scene-camel-choice-free = Purple leads on top of yellow, but their dice are out. Green, right behind, has not moved yet. What do you do?
scene-camel-choice-free-hint = Who can still move in this leg?
scene-camel-choice-free-right = A 1 takes green on top of them, a 2 or 3 past them. Only its die has to come out.
scene-camel-choice-free-wrong-1 = Purple may win the race, but it is early to know: three others can still get past it in this leg.
scene-camel-choice-free-wrong-2 = Purple leads now, but cannot move any more, and green probably will.

scene-camel-choice-play = That is all you need. Here is a race in full swing: play it on against three bots.

lesson-camel-editions = The first edition
scene-camel-editions-second = The second edition: six dice, two crazy camels, four tickets for each racer (5, 3, 2, 2), tiles that cheer or boo, and partners from six players on.
scene-camel-editions-first = The first edition: five dice and no crazy camels, three tickets for each racer (5, 3, 2), no partners. The tile is an oasis or a mirage, and pounds are called coins. All dice come out in a leg.

scene-camel-editions-tickets = First edition. Three yellow tickets have been taken. Which ticket can you take?
scene-camel-editions-tickets-hint = Here each racer has only three: 5, 3 and 2.
scene-camel-editions-tickets-right = A red one. Yellow’s three are gone; in the second edition there would be a fourth.
scene-camel-editions-tickets-wrong-1 = There were three yellow tickets, and all are taken. The second edition has a fourth.

scene-camel-editions-mirage = First edition. Blue, with purple on top, rolls 2 and lands on your mirage on space 6. It goes back to space 5, where red stands. Who is on top there?
scene-camel-editions-mirage-hint = A mirage does what a boo does.
scene-camel-editions-mirage-right = Red. A mirage works like a boo: one back, and underneath.
scene-camel-editions-mirage-wrong-1 = A mirage works like a boo: the unit goes underneath, so red is on top.
