"""Rivers, and what flows under bridges, to both sides of the road; the road and the crossings are `ground`'s."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin

from stampede.brush import Point, shape, smooth
from stampede.elephant.course import course
from stampede.elephant.draw.brush import line
from stampede.elephant.draw.places import HALF, LANE, aside, ground
from stampede.elephant.layout import Pose
from stampede.svg import Node

# the outline of a river: rows ahead, lanes to the right
BANKS = (
    *((-0.5, -2.9), (-0.8, -1.9), (-0.5, 0.0), (-0.8, 1.8), (-0.5, 2.8)),
    *((0.5, 3.0), (0.7, 1.9), (0.5, 0.0), (0.8, -1.9), (0.5, -3.0)),
)


def waters(tiles: str) -> Iterator[Node]:
    """Rivers, and what flows under bridges, to both sides of the road; as wide on the inner side of a bend."""
    here = ground(tiles)
    for row in course(tiles).crossings:
        pose = here.rows[row]
        yield shape(smooth([aside(_ahead(pose, share), lanes) for share, lanes in BANKS]), "bank")
        for low, high, shares in ((1.7, 2.4, (-0.2, 0.25)), (-2.4, -1.7, (-0.25, 0.2))):
            laps = ([aside(_ahead(pose, share), lanes) for lanes in (low, high)] for share in shares)
            yield shape("".join(map(line, laps)), "ripple")


def shores(tiles: str) -> Iterator[Point]:
    """Beside the road where water comes and goes: the middle of a picture of its ends."""
    poses = (ground(tiles).rows[row] for row in course(tiles).crossings)
    return (aside(pose, lanes) for pose in poses for lanes in (-HALF, HALF))


def _ahead(pose: Pose, rows: float) -> Pose:
    """A pose moved straight on, whether the road bends or not."""
    return Pose(pose.x + cos(pose.heading) * rows * LANE, pose.y + sin(pose.heading) * rows * LANE, pose.heading)
