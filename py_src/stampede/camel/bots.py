"""Ways of playing Camel Derby, from a greenhorn to a bookmaker. A bot sees its own view and nothing else.

All of them judge by `value`; the weaker ones see less of it and are less sure of what they see.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from stampede.camel.rules import legal
from stampede.camel.types import BetOnRace, JoinPartner, PlaceTile, State, TakeTicket
from stampede.camel.value import Sight, Worth, considered, outlook, worth_of
from stampede.game import Bot, Reason, Rng, Seat, Thought


class Strength(NamedTuple):
    """How a bot plays: what it sees, and how many pounds its judgement is off by, give or take."""

    sight: Sight
    noise: float


STRENGTHS = {
    "greenhorn": Strength(Sight(races=60, tiles=0, others=0.0, later=0.0, patience=2.0, haste=2.0), 2.0),
    "regular": Strength(Sight(races=60, tiles=0, others=0.0, later=0.0, patience=6.0, haste=6.0), 0.7),
    "tipster": Strength(Sight(races=300, tiles=0, others=0.0, later=0.0, patience=3.5, haste=3.5), 0.0),
    "bookmaker": Strength(Sight(), 0.0),
}


def by_chance(view: State, _seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Picks a kind of action, then one of that kind: otherwise it would do little but place tiles."""
    actions = legal(view)
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    yield Thought(rng.choice([action for action in actions if type(action).__name__ == kind]), Reason("why-whim"))


def by_judgement(strength: Strength, view: State, seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Takes what it judges best, each thought with one more action looked at."""
    out = outlook(view, seat, strength.sight)
    actions = considered(out)
    best, most = None, 0.0
    for number, action in enumerate(actions, 1):
        worth = worth_of(out, action)
        judged = worth.judgement + (rng.gauss(0.0, strength.noise) if strength.noise else 0.0)
        if best is None or judged > most:
            best, most = worth, judged
        yield Thought(best.action, why(best), number / len(actions))


def why(worth: Worth) -> Reason:
    """One sentence for a move: what it is and what it hopes for."""
    pounds = round(worth.pounds, 2)
    chances = {part.reason.key: float(part.reason.params.get("chance", 0.0)) for part in worth.parts}
    match worth.action:
        case TakeTicket(racer):
            return Reason("why-ticket", {"racer": racer, "chance": round(chances["ticket-first"], 3), "pounds": pounds})
        case PlaceTile(space):
            return Reason("why-tile", {"space": space, "pounds": pounds})
        case BetOnRace(pile):
            return Reason("why-card", {"pile": pile})  # neither racer nor chance: the card lies face down
        case JoinPartner(partner):
            return Reason("why-partner", {"seat": partner, "pounds": pounds})
        case _:
            return Reason("why-reveal", {"pounds": pounds})


BOTS: dict[str, Bot] = {
    **{name: partial(by_judgement, strength) for name, strength in STRENGTHS.items()},
    "random": by_chance,
}
