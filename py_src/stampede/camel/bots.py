"""Ways of playing Camel Derby. A bot sees its own view and nothing else."""

from __future__ import annotations

from stampede.camel.bets import top_ticket
from stampede.camel.race import ranking
from stampede.camel.rules import legal
from stampede.camel.types import Action, BetOnRace, Reveal, State, TakeTicket
from stampede.game import Bot, Rng, Seat


def by_chance(view: State, _seat: Seat, rng: Rng) -> Action:
    """Picks a kind of action, then one of that kind: otherwise it would do little but place tiles."""
    actions = legal(view)
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return rng.choice([action for action in actions if type(action).__name__ == kind])


def simple(view: State, seat: Seat, _rng: Rng) -> Action:
    """Backs the racer in front while its ticket pays well, bets on it late in the race, otherwise reveals."""
    order = ranking(view.track)
    leader = order[0]
    hand = view.players[seat].hand or ""
    ticket = top_ticket(view, leader)
    if ticket and ticket.value >= 3 and len(view.tents) >= 1:
        return TakeTicket(leader)
    if view.leg >= 3 and len(hand) == 5 and leader in hand:
        return BetOnRace("winner", leader)
    if view.leg >= 3 and len(hand) == 4 and order[-1] in hand:
        return BetOnRace("loser", order[-1])
    return Reveal()


BOTS: dict[str, Bot] = {"random": by_chance, "simple": simple}
