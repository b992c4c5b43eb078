# The coach, the odds, the review of a race.

odds-leg = This leg, %
odds-race = The race, %
odds-first = first
odds-second = second
odds-last = last
odds-winner = wins
odds-loser = last
odds-percent = { $number } %
odds-exact = exact
odds-error = ± { $error }
odds-counting = counting …
odds-ends = The race ends in this leg
odds-tile = Tile on space { $space }
odds-close = Close
odds-says-first = { $racer } leads at the end of this leg: { $chance }
odds-says-second = { $racer } is second at the end of this leg: { $chance }
odds-says-last = { $racer } is last at the end of this leg: { $chance }
odds-says-winner = { $racer } wins the race: { $chance }
odds-says-loser = { $racer } comes last in the race: { $chance }
odds-title-first = { $racer } leads this leg
odds-title-second = { $racer } is second in this leg
odds-title-last = { $racer } is last in this leg
odds-title-winner = { $racer } wins the race
odds-title-loser = { $racer } comes last in the race
odds-title-ends = The race ends in this leg
odds-title-tile = The tile on space { $space }
odds-from-leg = Exactly { $weight } of the { $total } equally likely ways in which this leg can end.
odds-from-exact = Exactly { $weight } of { $total } equally likely ways.
odds-from-races = { $weight } of { $total } races, played to their end from here by chance.
odds-from-tile = { $weight } landings in the { $total } equally likely ways in which this leg can end: a pound for each.
odds-error-words = More races bring the number closer. Two times out of three it is less than { $error } points off already.

coach-title = Coach
coach-open = Coach
menu-coach = Coach
coach-off = Switch off
coach-close = Close the coach
coach-odds = Odds
coach-best = What you could do
coach-best-all = What could be done
coach-public = Finish cards are left out: everybody can see this.
coach-all = All { $count } actions
coach-fewer = Only the best
coach-held = Already yours
coach-worth = Worth { $pounds } on average.
coach-worth-best = The coach’s choice.

act-ticket = { $racer } ticket { $value }
act-tile = { $side } tile on space { $space }
act-reveal = Shake the pyramid
act-winner = { $racer } wins the race
act-loser = { $racer } comes last
act-partner = Partner with { $name }

part-ticket-first = { $racer } leads in { $chance } of all ways to end this leg: { $value } × { $share }
part-ticket-second = { $racer } is second in { $chance }: 1 × { $share }
part-ticket-lost = { $racer } is further behind in { $chance }: −1 × { $share }
part-reveal = A pyramid ticket pays 1 for certain
part-card-right = { $pile ->
    [winner] { $racer } wins the race in { $chance }. A right card then pays about { $pay }, as others may have bet so before
   *[loser] { $racer } comes last in { $chance }. A right card then pays about { $pay }, as others may have bet so before
}
part-card-wrong = A wrong card costs 1, in { $chance }: −1 × { $share }
part-partner = A copy of { $name }’s best ticket, on average
part-tile-landings = On average { $landings } landings on space { $space }, a pound for each
part-tile-tickets = What the tile does to the tickets you hold
part-tile-lifted = Landings on space { $space } that you give up
part-other = And besides
part-exactly = exactly { $weight } of { $total }
part-sum = Worth now
part-others = What it leaves to the others and to your next turn
part-judgement = By this it is ranked

form-serious = Serious game
form-serious-hint = Without the coach, for everyone, until the race is over

settings-coach = Coach
settings-coach-off = Off
settings-coach-on = Odds and advice at the table

review-open = Review
