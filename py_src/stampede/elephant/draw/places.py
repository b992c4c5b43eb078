"""Where things are: the course turned so that it fits a screen well, every place on it, and boxes to look at.

A lane is 42 units wide. The picture begins at 0, 0; the race sets off in its lower half. What lies there is
`ground`'s, who stands there `herd`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import cos, pi, sin
from typing import Literal, NamedTuple, TypeAlias

from stampede.brush import Point, number
from stampede.elephant.course import LANES, MISSING, ROWS_OF_A_TILE, STARTS, Place, course
from stampede.elephant.layout import FINISH_ROWS, Pose, bend, poses

Facing: TypeAlias = Literal["right", "left", "away", "near"]  # as the one who looks at the picture sees it
Box: TypeAlias = tuple[float, float, float, float]  # left, top, width, height

LANE = 42.0
TURNS = 24  # ways to turn the course that are tried
TALLER = 1.35  # the shape that suits phones and tablets as well as a square: height to width
MARGIN = 0.8  # lanes, around the course
HALF = LANES / 2
START_ROWS = len(STARTS) // LANES
CLOSEST = 9 * LANE  # the smallest box worth looking at
SIGHT = 4  # rows ahead worth seeing; on the smallest screen the mover itself must stay in sight


class Ground(NamedTuple):
    """A course laid out in the picture."""

    tiles: str
    width: float
    height: float
    rows: tuple[Pose, ...]  # the middle of each row, those of Finish last
    bends: tuple[float, ...]  # by how much each row turns


@cache
def ground(tiles: str) -> Ground:
    """The course turned the best way and moved to where the picture begins."""
    rows = [pose for tile in poses(tiles) for pose in tile]
    bends = (*(0.0,) * START_ROWS, *(bend(tile) / ROWS_OF_A_TILE for tile in tiles for _ in range(ROWS_OF_A_TILE)))
    turned = min((_turned(rows, n * 2 * pi / TURNS) for n in range(TURNS)), key=_unfit)
    left, top, width, height = _extent(turned)
    moved = tuple(Pose((x - left) * LANE, (y - top) * LANE, heading) for x, y, heading in turned)
    return Ground(tiles, round(width * LANE), round(height * LANE), moved, (*bends, *(0.0,) * FINISH_ROWS))


def _turned(rows: list[Pose], angle: float) -> list[Pose]:
    across, down = cos(angle), sin(angle)
    return [Pose(x * across - y * down, x * down + y * across, heading + angle) for x, y, heading in rows]


def _unfit(rows: list[Pose]) -> tuple[float, float, float]:
    """How much room a course takes, and whether it sets off below and to the left of where it ends."""
    _, _, width, height = _extent(rows)
    return round(max(width, height / TALLER), 2), round(rows[-1].y - rows[0].y, 2), round(rows[0].x - rows[-1].x, 2)


def _extent(rows: Iterable[Pose]) -> Box:
    sides = [aside(pose, lane, 1.0) for pose in rows for lane in (-HALF, HALF)]
    left, top = min(x for x, _ in sides) - MARGIN, min(y for _, y in sides) - MARGIN - 0.6
    return left, top, max(x for x, _ in sides) + MARGIN - left, max(y for _, y in sides) + MARGIN - top


def aside(pose: Pose, lanes: float, lane: float = LANE) -> Point:
    """The point so many lanes to the right of a row's middle."""
    return pose.x - sin(pose.heading) * lanes * lane, pose.y + cos(pose.heading) * lanes * lane


def along(here: Ground, row: int, share: float) -> Pose:
    """A row's pose moved so far of its length forward from its middle, along its arc."""
    pose, angle = here.rows[row], here.bends[row] * share
    heading = pose.heading + angle / 2
    return Pose(pose.x + cos(heading) * share * LANE, pose.y + sin(heading) * share * LANE, pose.heading + angle)


# ---- places


@cache
def spot(tiles: str, place: Place) -> Point:
    """The middle of a place; past the line, of a place on Finish."""
    here = ground(tiles)
    row, lane = divmod(place, LANES)
    return aside(here.rows[min(row, len(here.rows) - 1)], lane - 1)


def corners(tiles: str, place: Place, share: float = 0.46) -> list[Point]:
    """The four corners of a place, so much of a lane from its middle."""
    here = ground(tiles)
    row, lane = divmod(place, LANES)
    back, front = along(here, row, -share), along(here, row, share)
    left, right = lane - 1 - share, lane - 1 + share
    return [aside(back, left), aside(front, left), aside(front, right), aside(back, right)]


@cache
def facing(tiles: str, place: Place) -> Facing:
    """Which side of an elephant is seen there that looks along the course."""
    here = ground(tiles)
    heading = here.rows[min(place // LANES, len(here.rows) - 1)].heading
    if abs(cos(heading)) >= 0.6:
        return "right" if cos(heading) > 0 else "left"
    return "near" if sin(heading) > 0 else "away"


@cache
def slope(tiles: str, place: Place) -> int:
    """By how many degrees the ground under an elephant seen from the side rises to where it looks."""
    here = ground(tiles)
    heading = here.rows[min(place // LANES, len(here.rows) - 1)].heading
    return round(-sin(heading) * 16) if facing(tiles, place) in ("left", "right") else 0


def spans(tiles: str) -> Iterator[tuple[int, float, float]]:
    """For each row, how far to the left and to the right it reaches, in lanes from its middle; Finish too."""
    marks = course(tiles).marks
    for row in range(len(ground(tiles).rows)):
        lanes = [lane for lane in range(LANES) if marks[row * LANES + lane : row * LANES + lane + 1] != MISSING]
        yield row, lanes[0] - HALF, lanes[-1] + 1 - HALF


# ---- boxes


def box_of(tiles: str, places: Iterable[Place]) -> str | None:
    """The part of the picture worth looking at when something happens on these places."""
    points = [spot(tiles, place) for place in places if place >= 0]
    if not points:
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    here = ground(tiles)
    x, width = _framed(min(xs), max(xs), here.width)
    y, height = _framed(min(ys), max(ys), here.height)
    return " ".join(map(number, (x, y, width, height)))


def box_ahead(tiles: str, *places: Place) -> str | None:
    """The part worth looking at around somebody who goes on from these places: more of it lies ahead than behind."""
    if not places or min(places) < 0:
        return None
    furthest = min(min(places) + SIGHT * LANES, course(tiles).line)
    return box_of(tiles, (*places, *range(max(places), furthest + 1, LANES)))


def _framed(low: float, high: float, whole: float) -> tuple[float, float]:
    """From where and how far to look: two lanes beyond what happens, which stays in the middle even at an edge."""
    size = min(whole, max(CLOSEST, high - low + 4 * LANE))
    return round((low + high - size) / 2), round(size)
