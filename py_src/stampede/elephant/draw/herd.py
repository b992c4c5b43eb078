"""Who stands where: elephants, cows and the mouse as one layer, those in front later.

Every piece is a group with an id and one translation; looking along the course is done inside it. An elephant past the
finish line stands on Finish; a cow past it is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stampede.brush import Point, at, shape, stamp
from stampede.elephant.course import LANES, NOWHERE, Place, course, write_place
from stampede.elephant.draw.places import box_of, facing, slope, spot
from stampede.elephant.herd import COWS
from stampede.elephant.types import ELEPHANTS, Cow, Elephant, Piece, State
from stampede.svg import Node, group

TABLETS: dict[str, Point] = {"right": (-10, -9), "left": (10, -9), "away": (0, -8), "near": (0, -17)}
RAISED = 26  # how high a carpet flies
CARPET = "M-34,20C-22,14 -10,25 2,20C14,15 24,25 36,19L32,27C22,31 12,22 2,27C-10,31 -22,22 -34,28Z"


class Standing(NamedTuple):
    """Where everybody is at one moment."""

    tiles: str
    elephants: tuple[Place, ...]
    cows: tuple[Place, ...]
    mouse: Place | None = None
    flying: Elephant | None = None


class Taps(NamedTuple):
    """What the pieces can be tapped for, and what to ask about, by id."""

    actions: Mapping[str, str] = {}
    asked: Mapping[str, str] = {}


def standing(state: State) -> Standing:
    """Where everybody is in a state."""
    return Standing(state.course, state.elephants, state.cows)


def herd(now: Standing, taps: Taps | None = None, about: tuple[Place, ...] = ()) -> Node:
    """All pieces in their places, then the elephants' letters, which nobody hides; `about` says where to look."""
    pieces = sorted((*_elephants(now, taps), *_cows(now, taps), *_mouse(now)), key=lambda piece: piece[0])
    parts = (*(it for _, it in pieces), *(_tag(now, it) for it in _seen(now)))
    return group(parts, id="herd", pointer_events=None if taps else "none", data_box=box_of(now.tiles, about))


def where(now: Standing, elephant: Elephant) -> Place:
    """The place where an elephant is drawn; those at home stand on Finish, each on a place of its own."""
    number = ELEPHANTS.index(elephant)
    place, line = now.elephants[number], course(now.tiles).line
    if place < line:
        return place
    return line + LANES + sum(other >= line for other in now.elephants[:number])


def _elephants(now: Standing, taps: Taps | None) -> list[tuple[float, Node]]:
    return [_put(f"elephant-{it}", now.tiles, where(now, it), _elephant(now, it), taps) for it in _seen(now)]


def _seen(now: Standing) -> list[Elephant]:
    return [letter for letter, place in zip(ELEPHANTS, now.elephants, strict=False) if place != NOWHERE]


def _cows(now: Standing, taps: Taps | None) -> list[tuple[float, Node]]:
    line = course(now.tiles).line
    seen = [(cow, place) for cow, place in zip(COWS, now.cows, strict=False) if place < line]
    return [_put(f"cow-{cow}", now.tiles, place, (cow_at(now.tiles, place, cow),), taps) for cow, place in seen]


def _mouse(now: Standing) -> list[tuple[float, Node]]:
    if now.mouse is None:
        return []
    height, node = _put("mouse", now.tiles, now.mouse, (stamp("mouse"),), None)
    return [(height + 20, node)]


def _put(name: str, tiles: str, place: Place, parts: tuple[Node, ...], taps: Taps | None) -> tuple[float, Node]:
    """A piece in its place, and how near it is."""
    x, y = spot(tiles, place)
    can = taps.actions.get(name) if taps else None
    piece = group(
        (stamp("aim") if can else None, *parts),
        id=name,
        class_="can" if can else None,
        transform=at(x, y),
        data_space=write_place(place),
        data_key="beast",
        data_actions=can,
        data_why=taps.asked.get(name) if taps else None,
    )
    return y, piece


def _elephant(now: Standing, letter: Elephant) -> tuple[Node, ...]:
    """One elephant without its letter, on a carpet if it flies."""
    beast = elephant_at(now.tiles, where(now, letter), letter)[0]
    if letter != now.flying:
        return stamp("under"), beast
    return stamp("under"), group((shape(CARPET, f"{letter} bold"), beast), transform=at(0, -RAISED))


def _tag(now: Standing, letter: Elephant) -> Node:
    """An elephant's letter: a piece of its own that goes where the elephant goes."""
    place = where(now, letter)
    x, y = spot(now.tiles, place)
    height = y - RAISED if letter == now.flying else y
    letters = (elephant_at(now.tiles, place, letter)[1],)
    return group(letters, id=f"tag-{letter}", transform=at(x, height), pointer_events="none", data_key="letter")


def elephant_at(tiles: str, place: Place, letter: Elephant) -> tuple[Node, Node]:
    """One elephant looking along the course: the beast turns, its letter never does."""
    side = facing(tiles, place)
    x, y = TABLETS[side]
    return _beast(letter, side, slope(tiles, place)), stamp(f"letter-{letter}", x, y)


def _beast(letter: Elephant, side: str, rise: int) -> Node:
    if side in ("away", "near"):
        return stamp(f"{side}-{letter}")
    turn = f"{'scale(-1 1)' if side == 'left' else ''}{f'rotate({-rise})' if rise else ''}"
    return stamp(f"side-{letter}", turn=turn or None)


def cow_at(tiles: str, place: Place, cow: Cow) -> Node:
    """A cow; every other one looks back the way elephants come from."""
    looks_left = (facing(tiles, place) == "left") == (int(cow) % 2 == 0)
    return stamp("cow", turn="scale(-1 1)" if looks_left else None)


def moved(now: Standing, moves: Mapping[Piece, Place]) -> Standing:
    """The same with some pieces elsewhere."""
    elephants = tuple(moves.get(it, place) for it, place in zip(ELEPHANTS, now.elephants, strict=False))
    cows = tuple(moves.get(it, place) for it, place in zip(COWS, now.cows, strict=False))
    return now._replace(elephants=elephants, cows=cows)
