"""The whole course straightened into a strip, to see at one glance who is where and what part of the course is shown.

Each row says by its box where it is in the picture of the course, so that a page can mark the rows that are in sight
and look at a row that is pointed at. It is drawn among the definitions: the page shows it where it wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from stampede.brush import at, box, disc, shape, stamp
from stampede.elephant.course import LANES, MISSING, ROWS_OF_A_TILE, Place, course
from stampede.elephant.draw.brush import line
from stampede.elephant.draw.herd import standing, where
from stampede.elephant.draw.places import START_ROWS, box_of
from stampede.elephant.herd import own_elephants
from stampede.elephant.types import ELEPHANTS, Elephant, State
from stampede.game import Seat
from stampede.svg import Node, group, kept, node

ROW, LANE, TOP, HIGH = 12, 12, 11, 58
FINISH = 3  # rows beyond the line, for those at home
SURFACES = {"~": "river", "=": "plank", "2": "mire", "3": "mire", "4": "mire"}
FRUITS = {"b": "banana edge", "m": "mango edge", "s": "awning edge"}


def strip(view: State, seat: Seat | None) -> Node:
    """The strip with everybody on it, and where to look for the elephants of a seat and for the leaders.

    `seat=None`: several people look, so it is the elephants of the one whose turn it is.
    """
    mine = own_elephants(view, view.active if seat is None else seat)
    wide = (course(view.course).rows + FINISH) * ROW
    drawn = node("symbol", _ground(view.course), _now(view), id="art-strip", viewBox=f"0 0 {wide} {HIGH}")
    return node("defs", drawn, _looks("look-mine", view, mine), _looks("look-leader", view, leaders(view)))


def leaders(view: State) -> list[Elephant]:
    """The foremost elephants that are still running."""
    line = course(view.course).line
    rows = {it: place // LANES for it, place in zip(ELEPHANTS, view.elephants, strict=False) if 0 <= place < line}
    return [it for it, row in rows.items() if row == max(rows.values())]


def _looks(name: str, view: State, elephants: Iterable[Elephant]) -> Node:
    """Where each of these elephants is that has taken its start."""
    places = (view.elephants[ELEPHANTS.index(it)] for it in elephants)
    return group((node("g", data_box=box_of(view.course, (place,))) for place in places if place >= 0), id=name)


# ---- the ground


@cache
def _ground(tiles: str) -> Node:
    ways = course(tiles)
    rows = (_row(tiles, row) for row in range(ways.rows + FINISH))
    joints = (START_ROWS + tile * ROWS_OF_A_TILE for tile in range(len(tiles) + 1))
    lines = "".join(line([(row * ROW, TOP), (row * ROW, TOP + LANES * LANE)]) for row in joints)
    return kept(group([*rows, *_line(ways.rows), shape(lines, "strip-joint")]))


def _row(tiles: str, row: int) -> Node:
    """A row with what lies on it; past the line it is Finish."""
    ways, first = course(tiles), row * LANES
    marks = ways.marks[first : first + LANES] or "..."
    lanes = [_lane(mark, row, lane) for lane, mark in enumerate(marks) if mark != MISSING]
    sight = shape(f"M{row * ROW},2h{ROW}m0,{HIGH - 4}h-{ROW}", "strip-sight")
    shade = box((row * ROW, 0, ROW, HIGH), "strip-shade")
    return group(
        [*lanes, *_fruits(marks, row), shade, sight],
        id=f"strip-{row + 1}",
        data_key="row",
        data_box=box_of(tiles, range(first, first + LANES)),
    )


def _lane(mark: str, row: int, lane: int) -> Node:
    return box((row * ROW, TOP + lane * LANE, ROW, LANE), SURFACES.get(mark, "cobble"))


def _fruits(marks: str, row: int) -> Iterator[Node]:
    for lane, mark in enumerate(marks):
        if mark in FRUITS:
            yield disc(*_spot(row * LANES + lane), 3.6, FRUITS[mark])


def _line(rows: int) -> Iterator[Node]:
    """The finish line."""
    for lane in range(2 * LANES):
        for half in (0, 1):
            ink = "ink" if (lane + half) % 2 else "cream"
            yield box((rows * ROW + half * 4, TOP + lane * LANE / 2, 4, LANE / 2), ink)


def _spot(place: Place) -> tuple[float, float]:
    row, lane = divmod(place, LANES)
    return row * ROW + ROW / 2, TOP + lane * LANE + LANE / 2


# ---- who is on it


def _now(view: State) -> Node:
    """Closed crossings, cows, then elephants, the foremost last."""
    ways, now = course(view.course), standing(view)
    closed = (row for row, it in zip(ways.crossings, view.crossings, strict=True) if not it.is_open)
    cows = (disc(*_spot(place), 5, _cow_ink(view)) for place in view.cows if place < ways.line)
    running = sorted((where(now, it), it) for it in ELEPHANTS[: len(view.elephants)] if where(now, it) >= 0)
    return group([*map(_bar, closed), *cows, *(_elephant(place, it) for place, it in running)], id="strip-now")


def _bar(row: int) -> Node:
    return shape(line([(row * ROW, TOP - 3), (row * ROW, TOP + LANES * LANE + 3)]), "strip-bar")


def _cow_ink(view: State) -> str:
    """Cows stand out while one of them is asked for."""
    return "strip-cow" if view.phase == "cows" else "cowhide edge"


def _elephant(place: Place, letter: Elephant) -> Node:
    """A letter in a ring of the elephant's colour."""
    parts = (disc(0, 0, 11, f"{letter} edge"), group([stamp(f"letter-{letter}")], transform="scale(.76)"))
    return group(parts, id=f"strip-{letter}", transform=at(*_spot(place)))
