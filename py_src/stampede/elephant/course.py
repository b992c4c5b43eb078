"""The course as a grid of places, made from tile faces: what is where, and which place lies next to which.

A place is a number, row × 3 + lane, rows and lanes counted from 0; in text it is `12b`, rows counted from 1, lanes
`a b c` from left to right. Places past the last row are over the finish line. Who stands where is `herd`'s.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from stampede.elephant.faces import EARLIER, FACES, START
from stampede.game import BadText

Place: TypeAlias = int
Kind: TypeAlias = Literal["plain", "banana", "mango", "stall", "mud", "river", "bridge"]
Heading: TypeAlias = Literal["ahead", "back", "left", "right", "ahead-left", "ahead-right"]

LANES = 3
ROWS_OF_A_TILE = 5
NOWHERE: Place = -1  # no such place; also where an elephant is before it takes its start
LETTERS = "ABCDEFGHIJKLM"
FEWEST_TILES, MOST_TILES = 2, len(LETTERS)
HOLES = 4
STARTS = range(len(START.split()) * LANES)  # S1: the six starting places
HEADINGS: tuple[Heading, ...] = ("ahead", "back", "left", "right", "ahead-left", "ahead-right")
KINDS: dict[str, Kind] = {
    **dict.fromkeys(".co", "plain"),
    "b": "banana",
    "m": "mango",
    "s": "stall",
    **dict.fromkeys("234", "mud"),
    "~": "river",
    "=": "bridge",
}
MISSING = "#"

# C4: for two to four players, for five and six.
CIRCUITS: dict[str, tuple[str, str]] = {
    "first": ("DkfEJCGMH", "DkfEJGMH"),
    "1": ("DCmifBhlj", "DCmifhlj"),
    "2": ("EJgicFHMB", "EJgicFHM"),
    "3": ("CdkJhIeMf", "CdkJheMf"),
    "4": ("DckLbGmjI", "DckLGmjI"),
    "5": ("DhkFaGmjI", "hkFaGmjI"),
    "6": ("ihkefjAlM", "hkefjAlM"),
}


class Course(NamedTuple):
    """Everything about a course that does not change while it is run."""

    tiles: str
    rows: int
    line: Place  # the first place past the last row
    marks: str  # by place, the signs of `faces`
    near: dict[Heading, tuple[Place, ...]]  # by heading and place, where a step leads; NOWHERE if it cannot
    mud: dict[Place, int]  # what it costs to get free
    crossings: tuple[int, ...]  # rows of rivers and bridges, in order
    holes: tuple[Place, ...]


@cache
def course(tiles: str) -> Course:
    """C1, C2: the grid of a string of tiles."""
    rows = [*START.split(), *(row for tile in tiles for row in (EARLIER.get(tile) or faces()[tile]))]
    marks = "".join(rows)
    near = {heading: tuple(_step(marks, place, heading) for place in range(len(marks))) for heading in HEADINGS}
    mud = {place: int(mark) for place, mark in enumerate(marks) if mark in "234"}
    crossings = tuple(number for number, row in enumerate(rows) if "~" in row or "=" in row)
    holes = tuple(place for tile in _spread(len(tiles), HOLES) for place in _marked(marks, tile, "o"))
    return Course(tiles, len(rows), len(marks), marks, near, mud, crossings, holes)


@cache
def faces() -> dict[str, tuple[str, ...]]:
    """The faces by letter, each a row of rows."""
    table = (line.split() for line in FACES.split("\n") if line)
    return {face: tuple(rows) for face, *rows in table}


def kind(ground: Course, place: Place) -> Kind:
    """What a place on the course is."""
    return KINDS[ground.marks[place]]


def _step(marks: str, place: Place, heading: Heading) -> Place:
    """Where one step leads; past the last row lies the finish line, straight ahead only."""
    row, lane = divmod(place, LANES)
    row += heading.startswith("ahead")
    row -= heading == "back"
    lane += heading.endswith("right")
    lane -= heading.endswith("left")
    there = row * LANES + lane
    if marks[place] == MISSING or row < 0 or lane not in range(LANES):
        return NOWHERE
    if there >= len(marks):
        return there if heading == "ahead" else NOWHERE
    return NOWHERE if marks[there] == MISSING else there


def _spread(tiles: int, wanted: int) -> tuple[int, ...]:
    """C6: evenly chosen tiles, the last one always among them."""
    wanted = min(wanted, tiles)
    return tuple((number + 1) * tiles // wanted - 1 for number in range(wanted))


def _marked(marks: str, tile: int, mark: str) -> tuple[Place, ...]:
    begins = (len(START.split()) + tile * ROWS_OF_A_TILE) * LANES
    ends = begins + ROWS_OF_A_TILE * LANES
    return tuple(place for place in range(begins, ends) if marks[place] == mark)


@cache
def cow_places(tiles: str, seats: int) -> tuple[Place, ...]:
    """C6: ten cows for up to four players, eight for more, in pairs on the marked places."""
    pairs = 5 if seats <= 4 else 4
    marks = course(tiles).marks
    return tuple(place for tile in _spread(len(tiles), pairs) for place in _marked(marks, tile, "c"))


def circuit(name: str, seats: int) -> str:
    """C4: the tiles of a circuit for so many players."""
    return CIRCUITS[name][seats > 4]


def check_tiles(tiles: str) -> None:
    """C4: a course of one's own has each letter once, either face up."""
    if not FEWEST_TILES <= len(tiles) <= MOST_TILES:
        raise BadText("course-length", tiles=len(tiles), least=FEWEST_TILES, most=MOST_TILES)
    check_faces(tiles)


def check_faces(tiles: str) -> None:
    """C2: only tiles that there are, and none twice."""
    for tile in tiles:
        if tile not in faces():
            raise BadText("no-such-tile", tile=tile)
        if tiles.upper().count(tile.upper()) > 1:
            raise BadText("tile-twice", tile=tile.upper())


# ---- places in text


def write_place(place: Place) -> str:
    """`12b` for the middle of the twelfth row."""
    row, lane = divmod(place, LANES)
    return f"{row + 1}{'abc'[lane]}"


def read_place(text: str) -> Place:
    """The place a text stands for, on whatever course; the text must look like one."""
    return (int(text[:-1]) - 1) * LANES + "abc".index(text[-1])
