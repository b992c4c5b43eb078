"""The country around the course: meadows, woods, paddies, a lotus pond and a palace, wherever the road leaves room.

Nothing here depends on the race, only on how the course lies. Always the same for the same course.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import dist, sqrt
from typing import NamedTuple

from stampede.brush import Point, at, shape, stamp
from stampede.elephant.course import LANES, MISSING, course
from stampede.elephant.draw.brush import chance
from stampede.elephant.draw.places import LANE, Ground, ground, spot
from stampede.svg import Node, group, kept

ROAD = 1.95  # lanes from the middle of the road that stay clear
THINGS = 104  # rows of the course and places where something may grow: a long course leaves less to draw
BEYOND = 600  # units of grass around the picture

# what is put where there is most room: art, the room it takes in lanes, how much lower than its middle it stands
LARGE = (
    *(("palace", 3.5, 70), ("bath", 2.7, 0), ("paddies", 2.7, 0), ("hamlet", 1.9, 14), ("stupa", 1.9, 30)),
    *(("pond", 1.9, 0), ("cloud", 2.2, 20), ("paddies", 2.7, 0), ("hamlet", 1.9, 14), ("pond", 1.9, 0)),
    *(("paddies", 2.7, 0), ("stupa", 1.9, 30)),
)
WOODS = (
    *(("grove", 1.5, 18), ("palms", 1.2, 18), ("grove", 1.5, 18), ("palms", 1.2, 18), ("bamboo", 0.9, 14)),
    *(("bush", 0.7, 4), ("flowerbed", 0.7, 4)),
)


class Feature(NamedTuple):
    """Something that stands in the country, and the room it takes."""

    name: str
    middle: Point
    room: float
    foot: float


@cache
def country(tiles: str) -> Node:
    """Everything from the grass up, the nearest last."""
    here = ground(tiles)
    features = _features(here)
    things = [(x, y + foot, name) for name, (x, y), _, foot in (*features, *_woods(here, features))]
    last = sorted([*things, *_gaps(here)], key=lambda it: (it[2] == "cloud", it[1]))
    return kept(
        group(
            [*_meadow(here), *(stamp(name, round(x), round(y)) for x, y, name in last)],
            pointer_events="none",
        )
    )


def _spots(here: Ground, step: float) -> Iterator[Point]:
    """Points all over the picture, about so many lanes apart."""
    for row in range(int(here.height / LANE / step) + 1):
        for column in range(int(here.width / LANE / step) + 1):
            x = (column + 0.5 * (row % 2) + 0.5 * chance(column, row)) * step * LANE
            yield x, (row + 0.5 * chance(row, column, 3)) * step * LANE


def _apart(here: Ground, count: int) -> float:
    """How many lanes lie between so many points spread over the picture."""
    return max(2.0, sqrt(here.width * here.height / count) / LANE)


def clearance(here: Ground, point: Point) -> float:
    """How far a point is from the middle of the road, in lanes."""
    return min([dist(point, middle) for middle in _middles(here.tiles)]) / LANE


@cache
def _middles(tiles: str) -> tuple[Point, ...]:
    """The middles of every other row: near enough for trees."""
    return tuple((pose.x, pose.y) for pose in ground(tiles).rows[::2])


# ---- what takes much room


def _features(here: Ground) -> list[Feature]:
    """The large things first, each where there is most room left for it."""
    found: list[Feature] = []
    rooms = {point: min(clearance(here, point) - 1.7, _from_rim(here, point)) for point in _spots(here, 1.1)}
    for name, room, foot in LARGE:
        middle = max(rooms, key=rooms.__getitem__)
        if rooms[middle] >= room:
            found.append(Feature(name, middle, room, foot))
            rooms = {point: min(free, dist(point, middle) / LANE - room) for point, free in rooms.items()}
    return found


def _from_rim(here: Ground, point: Point) -> float:
    x, y = point
    return min(x, y, here.width - x, here.height - y) / LANE + 0.4


def _from_others(found: list[Feature], point: Point) -> float:
    return min((dist(point, other.middle) / LANE - other.room for other in found), default=99.0)


# ---- woods and grass


def _woods(here: Ground, features: list[Feature]) -> Iterator[Feature]:
    """Groves and single bushes, clear of the road and of all that is large."""
    for x, y in _spots(here, _apart(here, THINGS - len(here.rows))):
        room = min(clearance(here, (x, y)) - 1.6, _from_others(features, (x, y)) + 0.3)
        fitting = [it for it in WOODS if it[1] <= room]
        if fitting and chance(x, y, 7) < 0.8:
            name, takes, foot = fitting[int(chance(y, x) * len(fitting))]
            yield Feature(name, (x, y), takes, foot)


def _gaps(here: Ground) -> Iterator[tuple[float, float, str]]:
    """Rocks and bushes where the road has no place."""
    for place, mark in enumerate(course(here.tiles).marks):
        if mark == MISSING:
            x, y = spot(here.tiles, place)
            yield x, y + 6, "rock" if place % LANES == 1 or place % 2 else "bush"


def _meadow(here: Ground) -> Iterator[Node]:
    """Grass in three tones, and tufts on it; it goes on beyond the picture, where close-ups look over its edge."""
    yield shape(f"M{-BEYOND},{-BEYOND}H{here.width + BEYOND:g}V{here.height + BEYOND:g}H{-BEYOND}Z", "meadow")
    for number, (x, y) in enumerate(_spots(here, _apart(here, 16))):
        turn = f"{at(round(x), round(y))}rotate({int(90 * chance(y, x))})scale({1 + chance(x, y):.1f})"
        yield stamp("blot", ink=("meadow-shade", "meadow-light")[number % 2], turn=turn)
    tufts = (
        f"M{x:.0f},{y:.0f}l2,-7m3,8l4,-8m2,8l6,-6"
        for x, y in _spots(here, _apart(here, 44))
        if clearance(here, (x, y)) > ROAD
    )
    yield shape("".join(tufts), "grass")
