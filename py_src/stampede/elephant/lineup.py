"""S3: who begins where, where that is not free. Our rule: every place in the turn order wins about as often by it."""

from __future__ import annotations

from stampede.elephant.course import LANES, NOWHERE, STARTS, Place
from stampede.elephant.types import State

IN_BACK = 2  # players whose lots are drawn among the spaces of the back row


def places_behind(state: State) -> tuple[Place, ...]:
    """The free starting places with an elephant right ahead."""
    free = (place for place in STARTS if place not in state.elephants)
    return tuple(place for place in free if place + LANES in state.elephants)


def places_for_first(state: State) -> tuple[Place, ...]:
    """S3: the places that the first player has to choose from; none if every free place will do."""
    binds = _holds(state) and len(state.players) > 2 and state.seat == state.active
    return places_behind(state) if binds else ()


def is_by_lot(state: State) -> bool:
    """S3: with as many elephants as starting places, chance gives them out."""
    return _holds(state) and len(state.players) == len(STARTS)


def places_in_lot(state: State) -> tuple[Place, ...]:
    """S3: the places that the next lot can give: the first two players begin in the back row."""
    drawn = sum(place != NOWHERE for place in state.elephants)
    return tuple(place for place in STARTS[: LANES if drawn < IN_BACK else None] if place not in state.elephants)


def _holds(state: State) -> bool:
    return state.rules > 1 and not state.is_free
