"""Where pieces came from: an arrow along each way that was gone, with a ring where it began, as one layer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist

from stampede.brush import Point, arrow, disc
from stampede.elephant.draw.outlook import Way, of_events
from stampede.elephant.draw.places import spot
from stampede.elephant.events import Event
from stampede.svg import Node, group

INKS = {"walks": "steps", "flies": "steps", "is pushed": "shove", "runs": "steps"}
RIMS = {"steps": ("steps", "trail"), "shove": ("shove-rim", "shove")}
SHORT = 24  # units before the piece, where an arrow ends
APART = 13  # units from the way of the one who pushes to that of the one pushed
HIGH = 60  # how far a flight rises


def trails(tiles: str, events: Iterable[Event]) -> Node:
    """The layer, to lie under the pieces: pushes first, so that nothing hides the way of the one who pushed."""
    ways = sorted(of_events(events).ways.values(), key=lambda way: way.manner)
    return group((part for way in ways for part in _trail(tiles, way)), id="trails", pointer_events="none")


def _trail(tiles: str, way: Way) -> Iterator[Node]:
    points = [spot(tiles, place) for place in way.places]
    if len(points) < 2:
        return
    if way.manner == "flies":
        (x, y), (to_x, to_y) = points
        points = [(x, y), ((x + to_x) / 2 + HIGH / 2, (y + to_y) / 2), (to_x, to_y)]
    if way.manner == "is pushed":
        points = _beside(points)
    yield disc(*points[0], 8, "perhaps")
    yield from arrow(points, RIMS[INKS[way.manner]], SHORT)


def _beside(points: list[Point]) -> list[Point]:
    """The same way a little to its right."""
    (x, y), (to_x, to_y) = points[0], points[-1]
    share = APART / (dist((x, y), (to_x, to_y)) or 1)
    return [(px + (y - to_y) * share, py + (to_x - x) * share) for px, py in points]
