review-title = The race again
review-who = Whose decisions?
review-close = Done
review-working = Going through the race once more …
review-failed = The review could not be finished. Close it and try again.
review-money = in the end
review-lost = given away by decisions
review-luck-short = from the dice
review-costliest = { $count ->
    [one] The costliest move
   *[other] The { $count } costliest moves
}
review-none = Nothing worth mentioning was given away.
review-move = Leg { $leg }. Chosen: { $chosen } ({ $worth }). Better: { $best } ({ $better }). The difference was about { $loss }.
review-try = Try again from here
review-try-label = Try again from leg { $leg }, before: { $chosen }
review-luck = How lucky the dice were
review-luck-hint = What every roll did to the money each could expect, added up.
review-luck-words = { $you ->
    [yes] The dice gave you { $pounds }.
   *[no] The dice gave { $name } { $pounds }.
}
review-decisions = Every decision
review-decisions-hint = What each gave away against the best. Tap one to compare.
review-leg = L{ $leg }
review-best = best
review-was-best = Nothing was better
review-cost = This gave away { $loss }
review-chosen = Chosen
review-better = Better
