"""What a page needs to lay out positions without Python: an empty board or course, and its pieces apart.

Everything that depends on where animals stand is a table here, so that the page adds up and knows no geometry. The
drawings themselves are the games' own; a test holds what comes of the tables to them.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from stampede.brush import at
from stampede.camel.draw import bazaar, draw, places
from stampede.camel.draw.cloth import die
from stampede.camel.draw.herd import camel
from stampede.camel.draw.paint import stylesheet
from stampede.camel.draw.places import Standing
from stampede.camel.draw.stands import stand
from stampede.camel.editions import CRAZY, EDITIONS, OVER_BACKWARD, OVER_FORWARD, RACERS, SEATS, SPACES
from stampede.camel.opening import show_position
from stampede.camel.position import Position
from stampede.camel.race import EMPTY_TRACK
from stampede.camel.types import Rolled, State
from stampede.elephant.course import CIRCUITS, course, cow_places, write_place
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.draw.herd import cow_at, elephant_at
from stampede.elephant.draw.paint import stylesheet as elephant_sheet
from stampede.elephant.draw.places import spot
from stampede.elephant.opening import show_position as show_course
from stampede.elephant.position import read_position as read_course
from stampede.game import Character, Look
from stampede.learning import COURSES
from stampede.svg import Json, Node, group, tree

LOOK = Look(players=False, taps=False)
ALL_SPACES = range(OVER_FORWARD + 1)
FEW = 3  # seats
TALL = RACERS  # a stack that makes the one behind it draw back


def all_stencils() -> dict[str, Any]:
    """Both editions of the camels, and all courses."""
    elephants = {"common": art_of_courses(), "courses": {tiles: course_stencil(tiles) for tiles in courses()}}
    return {"camel2": stencil("camel2"), "camel1": stencil("camel1"), "elephant": elephants}


def stencil(edition: str) -> dict[str, Any]:
    """The whole of it, for one edition."""
    dice = EDITIONS[edition].dice
    return {
        "sheets": {"light": stylesheet("light"), "dark": stylesheet("dark")},
        "board": tree(draw(_empty(edition, dice), LOOK)),
        "camels": {letter: _looks(letter) for letter in RACERS + CRAZY},
        "spots": {space: _spots(space) for space in ALL_SPACES},
        "pitch": {size: _pitches(size) for size in range(1, len(places.PITCH) + 1)},
        "order": sorted(ALL_SPACES, key=places._depth),
        "left": [space for space in ALL_SPACES if places.runs_left(space)],
        "tiles": {f"{side}{seat}": _group(_tile(seat, side)) for seat, side in product(range(SEATS[-1]), "+-")},
        "stands": {space: at(*places.tile_spot(space)) for space in range(1, SPACES + 1)},
        "dice": {letter: _group(die(letter, Rolled(letter, None, None))) for letter in dice},
        "yards": {len(inside): _yard(edition, inside) for inside in (dice[:number] for number in range(len(dice) + 1))},
    }


def _empty(edition: str, inside: str) -> State:
    return show_position(Position(edition, EMPTY_TRACK, {}, inside), SEATS[-1])


def _group(parts: tuple[Node | None, ...]) -> Json:
    return tree(group(parts))


def _tile(seat: int, side: str) -> tuple[Node, ...]:
    """The tile of a seat that has the face and the colour of its number."""
    return stand(Character(seat, seat), "+" if side == "+" else "-")


def _looks(letter: str) -> dict[str, Json]:
    """A camel by what it does: `l`ooks left, `c`arries, is carried (`u`p)."""
    ways = product(("", "l"), ("", "c"), ("", "u"))
    return {
        "".join(way): _group(camel(Standing(letter, 1, 0, 0, bool(way[0]), bool(way[1]), bool(way[2])))) for way in ways
    }


def _spots(space: int) -> dict[str, Any]:
    """Where the lowest camel stands: alone, behind a `t`all stack, with a unit past the `l`ine; and its neighbours."""
    front = places._space_below(space)
    ways = {way: _track(space, front, way) for way in ("", "t", "l", "tl")}
    lowest = {way: next(it for it in places.standing(track) if it.space == space) for way, track in ways.items()}
    spots = {way: [it.x, it.y] for way, it in lowest.items()}
    return {"at": spots, "front": front, "behind": places._space_above(space)}


def _track(space: int, front: int | None, way: str) -> tuple[str, ...]:
    here = list(EMPTY_TRACK)
    here[space] = "w"
    if "t" in way and front is not None:
        here[front] = TALL
    if "l" in way and space not in (OVER_BACKWARD, OVER_FORWARD):
        here[OVER_FORWARD] = "k"
    return tuple(here)


def _pitches(size: int) -> list[float]:
    """From rider to rider: with room behind, and without."""
    letters = (RACERS + CRAZY)[:size]
    alone, tight = list(EMPTY_TRACK), list(EMPTY_TRACK)
    alone[6] = tight[6] = letters
    tight[5] = "k"
    return [places._pitch(tuple(alone), 6), places._pitch(tuple(tight), 6)]


def _yard(edition: str, inside: str) -> dict[str, Json]:
    """What shows how many dice are inside: the pyramid's windows and the tickets on the counter."""
    view = _empty(edition, inside)
    return {"pyramid": _group(bazaar.pyramid(view)), "counter": _group(bazaar.counter(view))}


# ---- elephants


def courses() -> list[str]:
    """The courses that positions can be laid out on without Python: every circuit, and those of the lessons."""
    lessons = (scene.setup.start or "" for scene in COURSES["elephant"].scenes)
    told = (start.split()[0] for start in lessons if start and start not in CIRCUITS)
    return sorted({*(tiles for pair in CIRCUITS.values() for tiles in pair), *told})


def art_of_courses() -> dict[str, Any]:
    """What all courses have in common."""
    art, *_ = _course("DE").children
    assert isinstance(art, Node)
    return {"art": tree(art), "sheets": {"light": elephant_sheet("light"), "dark": elephant_sheet("dark")}}


def course_stencil(tiles: str) -> dict[str, Any]:
    """A course without animals and without its art; for each place an elephant called R, its letter, and both cows."""
    drawn = _course(tiles)
    line = course(tiles).line
    return {
        "board": tree(drawn._replace(children=drawn.children[1:])),
        "places": {write_place(place): _place(tiles, place) for place in range(line)},
        "cows": [write_place(place) for place in cow_places(tiles, FEW)],
    }


def _course(tiles: str) -> Node:
    return draw_course(show_course(read_course(f"{tiles} - - -/-/- - -", FEW)), LOOK)


def _place(tiles: str, place: int) -> dict[str, Any]:
    x, y = spot(tiles, place)
    beast, letter = elephant_at(tiles, place, "R")
    cows = [tree(cow_at(tiles, place, cow)) for cow in ("0", "1")]
    return {"at": at(x, y), "y": y, "beast": tree(beast), "letter": tree(letter), "cows": cows}
