"""Where camels came from: an arrow along each way that a unit went, with a ring where it began, as one layer."""

from __future__ import annotations

from collections.abc import Iterable

from stampede.brush import Point, arrow, disc
from stampede.camel.draw.places import CELL, CELLS, corner
from stampede.camel.types import Event, Space, UnitMoved
from stampede.svg import Node, group

INKS = ("steps", "trail")
SHORT = 36  # units before the camels, where an arrow ends
HEIGHT = 66  # of an arrow, from the top of a space


def trails(events: Iterable[Event]) -> Node:
    """The layer, to lie under the camels; a tile's step goes on where the die's ended."""
    ways: list[tuple[Space, ...]] = []
    for event in events:
        if isinstance(event, UnitMoved):
            goes_on = ways and event.cause != "die" and ways[-1][-1] == event.path[0]
            ways = [*ways[:-1], ways[-1] + event.path[1:]] if goes_on else [*ways, event.path]
    return group((part for way in ways for part in _trail(way)), id="trails", pointer_events="none")


def _trail(way: tuple[Space, ...]) -> Iterable[Node]:
    points = [_middle(space) for space in way if 1 <= space <= len(CELLS)]
    return (disc(*points[0], 8, "perhaps"), *arrow(points, INKS, SHORT)) if len(points) > 1 else ()


def _middle(space: Space) -> Point:
    x, y = corner(space)
    return x + CELL / 2, y + HEIGHT
