"""What chance may do: who goes first, where camels start, which die comes out."""

from __future__ import annotations

from functools import cache

from stampede.camel import race
from stampede.camel.editions import EDITIONS, GREY, PIPS, RACERS, REVEALS
from stampede.camel.types import Action, Enter, GoFirst, Roll, State


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """Chance's moves: each die inside equally likely, each face of it equally likely."""
    match state.phase:
        case "first":
            return tuple((GoFirst(seat), 1) for seat in range(len(state.players)))
        case "opening":
            return tuple((Enter(camel, pips), 1) for camel in waiting(state) for pips in PIPS)
        case "reveal":
            return _draws(state.pyramid)
        case _:
            return ()


def waiting(state: State) -> str:
    """S3, S4: camels not yet on the track; racers first, any of them next, so that stacks are in random order."""
    standing = "".join(state.track)
    racers = [camel for camel in RACERS if camel not in standing]
    return "".join(racers or [camel for camel in EDITIONS[state.edition].crazy if camel not in standing])


@cache
def _draws(pyramid: str) -> tuple[tuple[Action, int], ...]:
    """A3: a grey face has half the weight of a racing face, as the grey die has twice as many."""
    return tuple((Roll(camel, pips), 1 if die == GREY else 2) for die in pyramid for camel, pips in race.faces(die))


def reveals_left(edition: str, pyramid: str) -> int:
    """A leg has five reveals, so the second edition's sixth die stays inside."""
    return len(pyramid) - (len(EDITIONS[edition].dice) - REVEALS)
