"""Ways of playing Elephant Derby. A bot sees its own view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.elephant.rules import legal
from stampede.elephant.types import State
from stampede.game import Bot, Reason, Rng, Seat, Thought


def by_chance(view: State, _seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Picks a kind of action, then one of that kind: otherwise it would do little but herd cows."""
    actions = legal(view)
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    yield Thought(rng.choice([action for action in actions if type(action).__name__ == kind]), Reason("why-whim"))


BOTS: dict[str, Bot] = {"random": by_chance}
