"""How the tiles lie on the table: where each row is and which way it faces. Unit: the width of a lane.

Rules do not depend on it; drawings do, and a course whose tiles would lie on each other is refused.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations
from typing import NamedTuple

from stampede.elephant.course import LANES, ROWS_OF_A_TILE
from stampede.elephant.faces import START

FINISH_ROWS = 2  # what the Finish tile takes up on the table, though nobody stands on it
_SAMPLES = 2  # points looked at for each row when tiles are checked for lying on each other


class Pose(NamedTuple):
    """The middle of a row: x to the right, y down as in drawings, and its heading in radians (0: to the right)."""

    x: float
    y: float
    heading: float


def bend(tile: str) -> float:
    """C2, C3: by how much a face turns, in radians; to the right is above 0."""
    letter = tile.upper()
    if letter in "ABCDE":
        return 0.0
    angle = math.pi / 4 if letter in "FGHI" else math.pi / 2
    turns_right = (letter in "FGHIJ") == tile.isupper()
    return angle if turns_right else -angle


@cache
def poses(tiles: str, steps: int = 1) -> tuple[tuple[Pose, ...], ...]:
    """For Start, each tile and Finish: the poses of its rows (or of `steps` slices of each row)."""
    rows = [(len(START.split()), 0.0), *((ROWS_OF_A_TILE, bend(tile)) for tile in tiles), (FINISH_ROWS, 0.0)]
    at, told = Pose(0.0, 0.0, -math.pi / 2), []
    for count, angle in rows:
        slices = []
        for _ in range(count * steps):
            middle = _onward(at, 0.5 / steps, angle / count / steps / 2)
            at = _onward(middle, 0.5 / steps, angle / count / steps / 2)
            slices.append(middle)
        told.append(tuple(slices))
    return tuple(told)


def _onward(pose: Pose, length: float, angle: float) -> Pose:
    """A short way along an arc."""
    heading = pose.heading + angle / 2
    return Pose(pose.x + math.cos(heading) * length, pose.y + math.sin(heading) * length, pose.heading + angle)


def lies_on_itself(tiles: str) -> bool:
    """C3: do two tiles that are not neighbours come so near that they would overlap?"""
    return nearest(tiles) < LANES


@cache
def nearest(tiles: str) -> float:
    """How near two tiles that are not neighbours come, from middle to middle."""
    pieces = list(enumerate(poses(tiles, _SAMPLES)))
    return min(
        (
            math.dist(one[:2], two[:2])
            for (here, first), (there, second) in combinations(pieces, 2)
            if there - here > 1
            for one in first
            for two in second
        ),
        default=math.inf,
    )
