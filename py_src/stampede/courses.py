"""Courses as the page builds them: the tiles as pictures, a course of them drawn and judged.

Nothing is kept here: the page has the tiles, and keeps them. What makes a good course is in `elephant.advice`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees
from typing import Any, NamedTuple

from stampede import svg
from stampede.copies import small
from stampede.elephant import SEATS
from stampede.elephant.advice import advice, obstacle
from stampede.elephant.course import CIRCUITS, LANES, LETTERS, MISSING, check_faces, course, faces
from stampede.elephant.draw import face, plan
from stampede.elephant.draw.miniature import miniature
from stampede.elephant.layout import bend
from stampede.game import BadText, Reason

LONG = 45  # rows
WINDING = 450  # degrees that all bends of a course make together
BENDS = {0: "straight", 45: "half-right", 90: "right", -45: "half-left", -90: "left"}


class Tiles(NamedTuple):
    """Every face of every tile as a small picture and in figures; the circuits, for up to four players and for more."""


class Course(NamedTuple):
    """Tiles laid out in this order, from none to all; is it a good course for so many, and can it be raced on?"""

    tiles: str
    seats: int = 4


def tiles(_: Tiles) -> Any:
    pictures = {tile: small(face(tile)) for letter in LETTERS for tile in (letter, letter.lower())}
    art = {part[1]["id"]: part for it in pictures.values() for part in it["definitions"]}
    return {
        "faces": {tile: it["drawing"] for tile, it in pictures.items()},
        "about": {tile: _about(tile) for tile in pictures},
        "definitions": list(art.values()),
        "circuits": {name: list(laid) for name, laid in CIRCUITS.items()},
    }


def _about(tile: str) -> dict[str, int | str]:
    """What the picture of a face shows, for those who do not see it."""
    marks = "".join(faces()[tile])
    counts = {name: marks.count(mark) for name, mark in (("bananas", "b"), ("mangos", "m"), ("stalls", "s"))}
    mud, narrow = sum(marks.count(mark) for mark in "234"), sum(row.count(MISSING) == 2 for row in faces()[tile])
    crossing = "river" if "~" in marks else "bridge" if "=" in marks else "none"
    return {"bend": BENDS[round(degrees(bend(tile)))], **counts, "mud": mud, "narrow": narrow, "crossing": crossing}


def circuits() -> dict[str, list[dict[str, Any]]]:
    """The circuits for the form of a new race: for up to four players and for more."""
    return {name: [_glance(tiles) for tiles in laid] for name, laid in CIRCUITS.items()}


def _glance(tiles: str) -> dict[str, Any]:
    """A course as a small picture, and in a few words."""
    return {"drawing": svg.tree(miniature(tiles)), "rows": course(tiles).rows, "traits": list(traits(tiles))}


def traits(tiles: str) -> Iterator[str]:
    """What tells a course from others: its length, its bends, its width, what it crosses."""
    marks = course(tiles).marks
    yield "long" if course(tiles).rows >= LONG else "short"
    turns = sum(round(abs(degrees(bend(tile)))) for tile in tiles)
    if turns >= WINDING:
        yield "winding"
    if sum(_is_narrow(tile) for tile in tiles) > 1:
        yield "narrow"
    found = (("mud", "234"), ("river", "~"), ("bridge", "="))
    yield from (name for name, signs in found if any(sign in marks for sign in signs))


def _is_narrow(tile: str) -> bool:
    """Is there a row of one lane?"""
    return any(row.count(MISSING) == LANES - 1 for row in faces()[tile])


def shown(request: Course) -> Any:
    if request.seats not in SEATS:
        raise BadText("seats-out-of-range", seats=request.seats, least=SEATS[0], most=SEATS[-1])
    check_faces(request.tiles)
    hindrance = obstacle(request.tiles)
    said = () if hindrance else advice(request.tiles, request.seats)
    return {
        "tiles": request.tiles,
        "rows": course(request.tiles).rows,
        "obstacle": hindrance and _told(hindrance),
        "advice": [_told(it) for it in said],
        **small(plan(request.tiles)),
    }


def _told(reason: Reason) -> dict[str, Any]:
    return {"key": reason.key, "params": dict(reason.params)}
