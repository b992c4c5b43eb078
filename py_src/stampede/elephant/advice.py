"""Advice for whoever builds a course: why it cannot be raced on, and what the circuits have that it lacks.

Nobody has to take advice; only an obstacle is in the way of a race, and `opening` refuses it too.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampede.elephant.course import FEWEST_TILES, LANES, MISSING, MOST_TILES, course, faces
from stampede.elephant.layout import lies_on_itself
from stampede.game import Reason

ROWS, ROWS_OF_MANY = 50, 40  # C4: about so many, for up to four players and for more
ABOUT = 7  # rows more or less
FEWEST = {"b": 3, "m": 2, "s": 2}  # C5: banana trees, mango trees, stalls
MOST_NARROW, MOST_MUD = 2, 1  # C5: tiles
MUD, CROSSINGS = "234", "~="


def obstacle(tiles: str) -> Reason | None:
    """C3, C4: why nobody can race on these tiles."""
    if len(tiles) < FEWEST_TILES:
        return Reason("course-length", {"tiles": len(tiles), "least": FEWEST_TILES, "most": MOST_TILES})
    return Reason("course-crosses-itself", {"course": tiles}) if lies_on_itself(tiles) else None


def advice(tiles: str, seats: int) -> tuple[Reason, ...]:
    """What could be better for so many players, the length first."""
    return (*_of_length(tiles, seats), *_of_marks(tiles), *_of_tiles(tiles), *_of_order(tiles))


def _of_length(tiles: str, seats: int) -> Iterator[Reason]:
    rows, wanted = course(tiles).rows, ROWS if seats <= 4 else ROWS_OF_MANY
    if rows < wanted - ABOUT:
        yield Reason("course-short", {"rows": rows, "wanted": wanted})
    if rows > wanted + ABOUT:
        yield Reason("course-long", {"rows": rows, "wanted": wanted})


def _of_marks(tiles: str) -> Iterator[Reason]:
    found = {mark: course(tiles).marks.count(mark) for mark in FEWEST}
    if found["b"] < FEWEST["b"]:
        yield Reason("course-few-bananas", {"count": found["b"], "wanted": FEWEST["b"]})
    if found["m"] < FEWEST["m"]:
        yield Reason("course-few-mangos", {"count": found["m"], "wanted": FEWEST["m"]})
    if found["s"] < FEWEST["s"]:
        yield Reason("course-few-stalls", {"count": found["s"], "wanted": FEWEST["s"]})


def _of_tiles(tiles: str) -> Iterator[Reason]:
    narrow = [tile for tile in tiles if any(row.count(MISSING) == LANES - 1 for row in faces()[tile])]
    muddy = [tile for tile in tiles if _has(tile, MUD)]
    if len(narrow) > MOST_NARROW:
        yield Reason("course-narrow", {"count": len(narrow), "most": MOST_NARROW})
    if len(muddy) > MOST_MUD:
        yield Reason("course-muddy", {"count": len(muddy), "most": MOST_MUD})


def _of_order(tiles: str) -> Iterator[Reason]:
    """Mud belongs in the middle or the second half, crossings near the end: as on every circuit."""
    first_third = tiles[: len(tiles) // 3]
    first_half = tiles[: len(tiles) // 2]
    if muddy := [tile for tile in first_third if _has(tile, MUD)]:
        yield Reason("course-mud-early", {"tile": muddy[0]})
    if crossed := [tile for tile in first_half if _has(tile, CROSSINGS)]:
        yield Reason("course-crossing-early", {"tile": crossed[0]})


def _has(tile: str, marks: str) -> bool:
    return bool(set(marks) & set("".join(faces()[tile])))
