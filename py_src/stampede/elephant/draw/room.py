"""Where a double can be drawn so that it is seen: pieces stand before it, and somebody may stand on its very place.

Boxes are left, top, right, bottom; those of pieces are a little larger than the beasts of `animals`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import TypeAlias

from stampede.brush import Point
from stampede.elephant.course import Place
from stampede.elephant.draw.herd import TABLETS
from stampede.elephant.draw.places import facing, spot
from stampede.elephant.herd import standing
from stampede.elephant.types import ELEPHANTS, Piece, State

Box: TypeAlias = tuple[float, float, float, float]

ELEPHANT_BOXES: dict[str, Box] = {
    "right": (-33, -28, 38, 18),
    "left": (-38, -28, 33, 18),
    "away": (-26, -31, 26, 18),
    "near": (-28, -31, 28, 18),
}
COW_BOX: Box = (-25, -27, 25, 15)
LETTER: Box = (-10, -9, 10, 9)
DIRECTIONS = 8
REACHES = (22, 30, 38)  # units beside the place


def bodies(view: State) -> dict[Place, Box]:
    """The part of the picture that each piece on the course takes, by its place."""
    return {place: _body(view.course, place, piece) for place, piece in standing(view).items()}


def letter_box(tiles: str, place: Place, aside: Point = (0, 0)) -> Box:
    """The letter of an elephant that stands so far beside a place."""
    (x, y), (right, down) = spot(tiles, place), TABLETS[facing(tiles, place)]
    return _moved(LETTER, x + right + aside[0], y + down + aside[1])


def beside(tiles: str, place: Place, taken: dict[Place, Box], letters: Iterable[Box] = ()) -> Point:
    """How far beside its place a double stands: never on somebody, and where pieces leave most of its letter to see."""
    hidden_by = (*taken.values(), *letters)

    def cost(aside: Point) -> float:
        seen = letter_box(tiles, place, aside)
        return sum(_shared(seen, other) for other in hidden_by) + hypot(*aside)

    return min(_places_beside(is_held=place in taken), key=cost)


def _places_beside(*, is_held: bool) -> Iterator[Point]:
    if not is_held:
        yield 0, 0
    for reach in REACHES:
        for turn in (n * 2 * pi / DIRECTIONS for n in range(DIRECTIONS)):
            yield round(reach * cos(turn)), round(reach * sin(turn))


def _body(tiles: str, place: Place, piece: Piece) -> Box:
    return _moved(ELEPHANT_BOXES[facing(tiles, place)] if piece in ELEPHANTS else COW_BOX, *spot(tiles, place))


def _moved(box: Box, x: float, y: float) -> Box:
    left, top, right, bottom = box
    return left + x, top + y, right + x, bottom + y


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(across, 0) * max(down, 0)
