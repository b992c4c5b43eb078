"""A look ahead as one layer under the herd: ways as lines, pale doubles where pieces end, rings where they may end.

It hides nobody: pieces stand on it, and the double of one that ends on a held place stands beside who is there now. The
double of the one that moves and the rings stand for the action, so that a tap on them does it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from stampede.brush import Point, at, between, shape, stamp
from stampede.elephant.course import Place, write_place
from stampede.elephant.draw.brush import line
from stampede.elephant.draw.dress import dressed
from stampede.elephant.draw.herd import cow_at, elephant_at
from stampede.elephant.draw.outlook import MOUSE, Way, outlook
from stampede.elephant.draw.places import box_of, spot
from stampede.elephant.draw.room import Box, beside, bodies, letter_box
from stampede.elephant.notation import write_action
from stampede.elephant.types import ELEPHANTS, Action, Piece, State
from stampede.game import Character
from stampede.svg import Node, group

APART = 15  # units between the way of the one who pushes and of those pushed
AROUND = "translate(0 6)scale(1.8 1.4)"  # a ring around an elephant


def ghost(view: State, action: Action | None = None, cast: tuple[Character, ...] = ()) -> Node:
    """The layer for an action; empty for none, and for actions that move nobody."""
    ways, ends = outlook(view, action)
    meant = write_action(action) if action else None
    pushed_first = sorted(ways.values(), key=lambda way: way.manner)
    lines = [part for way in pushed_first for part in _trail(view.course, way)]
    taken = bodies(view)
    rings = [_ring(view.course, place, meant, is_held=place in taken) for place in ends]
    doubles = list(_doubles(view.course, ways, taken, meant))
    about = [*ends, *(place for way in ways.values() for place in way.places)]
    parts = (*lines, *rings, *doubles)
    layer = group(parts, id="ghost", pointer_events="none", data_box=box_of(view.course, about))
    return dressed(layer, cast)


def _put(name: str, tiles: str, place: Place, parts: tuple[Node, ...], meant: str | None) -> Node:
    """Something in its place; it can be tapped if it stands for an action."""
    return group(
        parts,
        id=f"ghost-{name}",
        transform=at(*spot(tiles, place)),
        pointer_events="all" if meant else None,
        data_space=write_place(place) if meant else None,
        data_actions=meant,
        data_why=meant,
    )


def _ring(tiles: str, place: Place, meant: str | None, *, is_held: bool) -> Node:
    """A place where a choice can lead; wide enough to be seen around the feet of who stands there."""
    ring = stamp("perhaps", turn=AROUND if is_held else None)
    return _put(f"at-{write_place(place)}", tiles, place, (ring,), meant)


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


def _doubles(tiles: str, ways: dict[Piece, Way], taken: dict[Place, Box], meant: str | None) -> Iterator[Node]:
    """Every piece where it would end, the nearest last."""
    letters: list[Box] = []
    for piece, way in sorted(ways.items(), key=lambda it: spot(tiles, it[1].places[-1])[1]):
        place = way.places[-1]
        aside = beside(tiles, place, taken, letters)
        letters.append(letter_box(tiles, place, aside))
        yield _end(tiles, piece, way, aside, None if way.manner == "is pushed" else meant)


def _end(tiles: str, piece: Piece, way: Way, aside: Point, meant: str | None) -> Node:
    """The piece where it would end, as a pale double; those who are pushed stand in a ring of another colour."""
    place = way.places[-1]
    beast, *letter = _double(tiles, piece, place)
    ring = stamp("shoved" if way.manner == "is pushed" else "aim")
    double = group((group((beast,), class_="ghostly"), *letter), transform=at(*aside) if any(aside) else None)
    return _put(piece, tiles, place, (ring, double), meant)


def _double(tiles: str, piece: Piece, place: Place) -> tuple[Node, ...]:
    if piece == MOUSE:
        return (stamp("mouse"),)
    return elephant_at(tiles, place, piece) if piece in ELEPHANTS else (cow_at(tiles, place, piece),)
