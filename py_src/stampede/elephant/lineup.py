"""S3: where the first player begins. A rule of ours, so that every place in the turn order wins about as often."""

from __future__ import annotations

from stampede.elephant.course import LANES, STARTS, Place
from stampede.elephant.types import State


def places_behind(state: State) -> tuple[Place, ...]:
    """The free starting places with an elephant right ahead."""
    free = (place for place in STARTS if place not in state.elephants)
    return tuple(place for place in free if place + LANES in state.elephants)


def places_for_first(state: State) -> tuple[Place, ...]:
    """S3: the places that the first player has to choose from; none if every free place will do."""
    has_rule = state.rules > 1 and not state.is_free and len(state.players) > 2
    return places_behind(state) if has_rule and state.seat == state.active else ()
