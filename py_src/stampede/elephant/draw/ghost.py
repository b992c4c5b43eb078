"""A look ahead: where an action would lead and everyone it would push, as one layer over the course.

It shows what is certain: up to the player's next choice or the next card. What an action does is the rules' to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from math import dist
from typing import Literal, NamedTuple, TypeAlias

from stampede.elephant.course import NOWHERE, Place
from stampede.elephant.draw.brush import Point, at, between, line, shape, stamp
from stampede.elephant.draw.herd import cow_at, elephant_at
from stampede.elephant.draw.places import box_of, spot
from stampede.elephant.effects import step
from stampede.elephant.events import CowHerded, ElephantFlew, ElephantMoved, Event, MouseRan, StartTaken, TurnEnded
from stampede.elephant.reach import cow_ways
from stampede.elephant.refusals import why_not
from stampede.elephant.rules import preview
from stampede.elephant.types import (
    ELEPHANTS,
    Action,
    HerdCow,
    Move,
    Piece,
    PlayMouse,
    State,
    Step,
    TakeStart,
)
from stampede.svg import Node, group

Manner: TypeAlias = Literal["walks", "flies", "is pushed", "runs"]
MOUSE = "mouse"
APART = 15  # units between the way of the one who pushes and of those pushed


class Way(NamedTuple):
    """How a piece gets where."""

    manner: Manner
    places: tuple[Place, ...]


def ghost(view: State, action: Action | None = None) -> Node:
    """The layer for an action; empty for none, and for actions that move nobody."""
    ways: dict[Piece, Way] = {}
    for event in _outcome(view, action):
        for piece, way in _ways(event):
            known = ways.get(piece)
            ways[piece] = known._replace(places=known.places + way.places[1:]) if known else way
    about = [place for way in ways.values() for place in way.places]
    pushed_first = sorted(ways.values(), key=lambda way: way.manner)
    lines = [part for way in pushed_first for part in _trail(view.course, way)]
    nearest_last = sorted(ways.items(), key=lambda it: spot(view.course, it[1].places[-1])[1])
    ends = [_end(view.course, piece, way) for piece, way in nearest_last]
    return group([*lines, *ends], id="ghost", pointer_events="none", data_box=box_of(view.course, about))


def _outcome(view: State, action: Action | None) -> tuple[Event, ...]:
    """What an action would do, as far as that is certain."""
    match action:
        case Move() | PlayMouse():
            return preview(view, action)
        case Step(place) if why_not(view, action) is None:
            return tuple(takewhile(lambda event: not isinstance(event, TurnEnded), step(view, place)[1]))
        case HerdCow(place) if why_not(view, action) is None and view.cow is not None:
            return (CowHerded(view.cow, cow_ways(view, view.cow, view.left)[place], 0),)
        case TakeStart(place) if why_not(view, action) is None:
            return (StartTaken(view.seat, _next_elephant(view), place),)
        case _:
            return ()


def _next_elephant(view: State) -> Piece:
    """The elephant that is to take its start."""
    mine = range(view.seat, len(view.elephants), len(view.players))
    return ELEPHANTS[next(number for number in mine if view.elephants[number] == NOWHERE)]


def _ways(event: Event) -> Iterator[tuple[Piece, Way]]:
    """Who goes where in an event."""
    match event:
        case ElephantMoved(elephant, start, strides, _, _):
            yield elephant, Way("walks", (start, *(stride.place for stride in strides)))
            pushes = (push for stride in strides for push in stride.pushed)
            yield from ((push.piece, Way("is pushed", (push.start, push.end))) for push in pushes)
        case ElephantFlew(elephant, start, place):
            yield elephant, Way("flies", (start, place))
        case MouseRan(path, _):
            yield MOUSE, Way("runs", path)
        case CowHerded(cow, path, _):
            yield cow, Way("walks", path)
        case StartTaken(_, elephant, place):
            yield elephant, Way("walks", (place,))


# ---- how it looks


def _trail(tiles: str, way: Way) -> tuple[Node, ...]:
    """The line from where a piece stands to where it ends."""
    points = [spot(tiles, place) for place in way.places]
    if len(points) < 2:
        return ()
    points[0] = between(points[0], points[1], 0.4)  # so that the letter of who stands there can be read
    match way.manner:
        case "flies":
            return shape(_arc(points[0], points[1]), "steps"), shape(_arc(points[0], points[1]), "steps-pale")
        case "runs":
            return (shape(line(points), "mouse-way"),)
        case "walks":
            return shape(line(points), "steps"), shape(line(points), "steps-pale")
        case _:
            beside = _beside(points)
            drawn = line(beside) + _arrow(beside[-2], beside[-1])
            return shape(drawn, "shove-rim"), shape(drawn, "shove")


def _beside(points: list[Point]) -> list[Point]:
    """The same way a little to its right, where the one who pushes does not hide it; it ends before the piece."""
    (x, y), (to_x, to_y) = points[0], points[-1]
    share = APART / (dist((x, y), (to_x, to_y)) or 1)
    across, down = (y - to_y) * share, (to_x - x) * share
    return [(px + across, py + down) for px, py in (*points[:-1], between(points[-1], points[-2], 0.3))]


def _arc(start: Point, end: Point) -> str:
    """A flight, high in the middle."""
    x, y = between(start, end)
    return f"M{start[0]:.0f},{start[1]:.0f}Q{x:.0f},{y - 70:.0f} {end[0]:.0f},{end[1]:.0f}"


def _arrow(start: Point, end: Point) -> str:
    """A head for the line that ends here."""
    back = between(end, start, 0.32)
    aside = ((end[1] - start[1]) * 0.2, (start[0] - end[0]) * 0.2)
    return line([(back[0] + aside[0], back[1] + aside[1]), end, (back[0] - aside[0], back[1] - aside[1])])


def _end(tiles: str, piece: Piece, way: Way) -> Node:
    """The piece where it would end, as a pale double; those who are pushed stand in a ring of another colour."""
    place = way.places[-1]
    beast, *letter = _double(tiles, piece, place)
    parts = (stamp("shoved" if way.manner == "is pushed" else "aim"), group((beast,), class_="ghostly"), *letter)
    return group(parts, id=f"ghost-{piece}", transform=at(*spot(tiles, place)))


def _double(tiles: str, piece: Piece, place: Place) -> tuple[Node, ...]:
    if piece == MOUSE:
        return (stamp("mouse"),)
    return elephant_at(tiles, place, piece) if piece in ELEPHANTS else (cow_at(tiles, place, piece),)
