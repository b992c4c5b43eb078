"""The course itself: the road as it winds, its places, and what grows, stands or flows on them; Start and Finish.

It changes only where a crossing opens and where a place can be tapped. The country around is `scenery`'s.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from functools import cache
from math import degrees

from stampede.brush import Point, art, at, between, shape, sign, stamp
from stampede.elephant.course import LANES, MISSING, NOWHERE, ROWS_OF_A_TILE, Course, Place, course, kind, write_place
from stampede.elephant.draw.brush import line, outline, uneven
from stampede.elephant.draw.places import (
    HALF,
    LANE,
    START_ROWS,
    along,
    aside,
    corners,
    ground,
    spans,
    spot,
)
from stampede.elephant.draw.waters import waters
from stampede.elephant.types import Crossing
from stampede.svg import Node, group, kept, node

SURFACES = {"mud": "boggy", "river": "wet", "bridge": "planked"}


@cache
def road(tiles: str) -> tuple[Node, ...]:
    """The road from Start to beyond the line, under its places; its name keeps it apart from other courses' roads."""
    name = f"road-{tiles}"
    parts = (
        *waters(tiles),
        node("defs", art(name, shape(outline(uneven(edge(tiles), 1.6))))),
        stamp(name, -5, 10, "dusk"),
        stamp(name, ink="road-rim"),
        stamp(name, ink="road"),
        *_rangoli(tiles),
    )
    return tuple(kept(part) for part in parts)


def _rangoli(tiles: str) -> tuple[Node, ...]:
    """Powder and petals laid out on Finish for whoever comes home."""
    first, last = ground(tiles).rows[-2:]
    x, y = between(first[:2], last[:2])
    return (stamp("rangoli", turn=f"{at(x, y)}rotate({round(degrees(last.heading))})"),)


def edge(tiles: str, rows: Container[int] = range(99)) -> list[Point]:
    """Up the left side of the road and down the right one, stepping in where it narrows."""
    here = ground(tiles)
    left, right = [], []
    for row, low, high in (span for span in spans(tiles) if span[0] in rows):
        for share in (-0.5, 0, 0.5) if here.bends[row] else (-0.5, 0.5):
            pose = along(here, row, share)
            left.append(aside(pose, low))
            right.append(aside(pose, high))
    return [*left, *reversed(right)]


def across(tiles: str, row: int, share: float, low: float, high: float) -> list[Point]:
    """A line across a row, from so far left to so far right."""
    pose = along(ground(tiles), row, share)
    return [aside(pose, low), aside(pose, high)]


# ---- places


def places(tiles: str, actions: Mapping[str, str], asked: Mapping[str, str]) -> Node:
    """Every place, with what it can be tapped for and what to ask about when it cannot, by id."""
    halves = (
        group(
            (
                _tappable(drawn, actions.get(name), asked.get(name)) if name in actions or name in asked else drawn
                for name, drawn in _places(tiles)[half]
            ),
            class_=tone,
        )
        for half, tone in enumerate((None, "odd"))
    )
    return group(halves, id="places", class_="stones")


@cache
def _places(tiles: str) -> tuple[tuple[tuple[str, Node], ...], ...]:
    """The places with their names, first the bright, then the odd ones, in turns like a chessboard's."""
    ways = course(tiles)
    names = {place: f"place-{write_place(place)}" for place, mark in enumerate(ways.marks) if mark != MISSING}
    halves = ([place for place in names if sum(divmod(place, LANES)) % 2 == half] for half in (0, 1))
    return tuple(tuple((names[place], _place(ways, place, names[place])) for place in half) for half in halves)


def _place(ways: Course, place: Place, name: str) -> Node:
    """A place by its name, with what it is if it is anything out of the ordinary."""
    what = kind(ways, place)
    path = outline(uneven(corners(ways.tiles, place, 0.42), 1.6))
    drawn = node("path", id=name, class_=SURFACES.get(what), d=path, data_key=None if what == "plain" else what)
    return kept(drawn)


def _tappable(drawn: Node, can: str | None, asked: str | None) -> Node:
    said = dict(drawn.attributes)
    if can:
        said |= {"class": "can open", "data-actions": can}
    return drawn._replace(attributes=(*said.items(), ("data-why", asked or (can or "").split()[0])))


# ---- what is on them


@cache
def marks(tiles: str) -> Node:
    """Joints between tiles, the line, numbers, and all that stands on places, the nearest last."""
    drawn = group(
        [
            shape("".join(_joints(tiles)), "joint"),
            shape("".join(_chevrons(tiles)), "chevrons"),
            *_line(tiles),
            *_milestones(tiles),
            *_planks(tiles),
            *_standing(tiles),
        ],
        id="marks",
        pointer_events="none",
    )
    return kept(drawn)


def _standing(tiles: str) -> Iterator[Node]:
    """All that stands on places, the nearest last."""
    ways = course(tiles)
    marks = [
        (spot(tiles, place), mark) for place, mark in enumerate(ways.marks) if mark in "bms234~=" or place in ways.holes
    ]
    nearest_last = sorted(marks, key=lambda it: it[0][1])
    return (part for point, mark in nearest_last for part in _mark(mark, *point))


def face(tile: str) -> Iterator[Node]:
    """One side of a tile by itself: its own rows, and what stands on them."""
    rows = range(START_ROWS, START_ROWS + ROWS_OF_A_TILE)
    sides = outline(uneven(edge(tile, rows), 1.6))
    own = {f"place-{row + 1}{lane}" for row in rows for lane in "abc"}
    yield from waters(tile)
    yield shape(sides, "road-rim")
    yield shape(sides, "road")
    for half, tone in zip(_places(tile), ("stones", "stones odd"), strict=True):
        yield group((drawn for name, drawn in half if name in own), class_=tone)
    yield from _planks(tile)
    yield shape("".join(_chevrons(tile)), "chevrons")
    yield from _standing(tile)


def _mark(mark: str, x: float, y: float) -> tuple[Node, ...]:
    """What one sign of a face looks like."""
    match mark:
        case "b":
            return (stamp("banana-tree", round(x), round(y)),)
        case "m":
            return (stamp("mango-tree", round(x), round(y)),)
        case "s":
            return (stamp("stall", round(x), round(y)),)
        case "o":
            return (stamp("hole", round(x), round(y)),)
        case "2" | "3" | "4":
            return stamp("puddle", round(x), round(y)), sign(mark, round(x), round(y), 22, "num pale")
        case "~":
            return (stamp("ripples", round(x), round(y)),)
        case _:
            return ()


def _joints(tiles: str) -> Iterator[str]:
    """Where one tile ends and the next begins."""
    for tile in range(len(tiles) + 1):
        row = START_ROWS + tile * ROWS_OF_A_TILE - 1
        yield line(across(tiles, row, 0.5, -1.4, 1.4))


def _chevrons(tiles: str) -> Iterator[str]:
    """Which way the race runs, on the first row of every other tile, where nothing else lies."""
    here = ground(tiles)
    for tile in range(0, len(tiles), 2):
        row = START_ROWS + tile * ROWS_OF_A_TILE
        lanes = _free_lane(course(tiles), row) - 1
        for share in (-0.14, 0.12):
            tip, back = along(here, row, share + 0.12), along(here, row, share - 0.12)
            yield line([aside(back, lanes - 0.24), aside(tip, lanes), aside(back, lanes + 0.24)])


def _free_lane(ways: Course, row: int) -> int:
    """The lane of a row with nothing on it, the middle one if possible."""
    return min((1, 0, 2), key=lambda lane: ways.marks[row * LANES + lane] != ".")


def _milestones(tiles: str) -> Iterator[Node]:
    """The number of the first row of each tile after the first one, on a stone beside the road."""
    here, sides = ground(tiles), list(spans(tiles))
    for tile in range(1, len(tiles)):
        row = START_ROWS + tile * ROWS_OF_A_TILE
        _, low, _ = sides[row]
        x, y = aside(here.rows[row], low - 0.44)
        yield stamp("milestone", round(x), round(y))
        yield sign(row + 1, round(x), round(y), 19)


def _planks(tiles: str) -> Iterator[Node]:
    """A bridge: its planks, and its rails at both ends of the row."""
    ways = course(tiles)
    for place, mark in enumerate(ways.marks):
        if mark == "=":
            left, left_on, right_on, right = corners(tiles, place, 0.62)
            gaps = ((between(left, left_on, n / 5), between(right, right_on, n / 5)) for n in range(1, 5))
            yield shape("".join(line(gap) for gap in gaps), "plank-joint")
            if ways.near["left"][place] == NOWHERE:
                yield shape(line([left, left_on]), "rail")
            if ways.near["right"][place] == NOWHERE:
                yield shape(line([right, right_on]), "rail")


def _line(tiles: str) -> Iterator[Node]:
    """The finish line, and the gate over it; the start and its flags."""
    ways, here = course(tiles), ground(tiles)
    over = [aside(along(here, ways.rows - 1, 0.5), lanes) for lanes in (-HALF, HALF)]
    yield shape(line(over), "chequer-pale")
    for shift, late in ((-0.085, 0), (0.085, 8)):
        pose = along(here, ways.rows - 1, 0.5 + shift)
        low, high = aside(pose, -HALF), aside(pose, HALF)
        share = late / (LANES * LANE)
        yield shape(line([between(low, high, share), high]), "chequer")
    yield shape(line(across(tiles, START_ROWS - 1, 0.5, -HALF, HALF)), "barrier")


# ---- gates and crossings


@cache
def gates(tiles: str) -> Node:
    """Pennants at both ends of the start row, and the gate of flowers over the finish line."""
    ways = course(tiles)
    left, right = across(tiles, ways.rows - 1, 0.5, -HALF - 0.2, HALF + 0.2)
    starts = across(tiles, START_ROWS - 1, 0.5, -HALF - 0.2, HALF + 0.2)
    drawn = group(
        [
            *(stamp("pennant", round(x), round(y)) for x, y in sorted(starts, key=lambda it: it[1])),
            *_gate(left, right),
        ],
        id="gates",
        pointer_events="none",
    )
    return kept(drawn)


def _gate(left: Point, right: Point) -> Iterator[Node]:
    """Two poles and garlands between them, whichever way the road runs."""
    tops = [(x, y - 42) for x, y in (left, right)]
    (x, y), (to_x, to_y) = tops
    yield shape(line([left, tops[0]]) + line([right, tops[1]]), "pole")
    for sag, ink in ((12, "garland"), (26, "garland"), (26, "petals")):
        middle = ((x + to_x) / 2, (y + to_y) / 2 + sag)
        yield shape(f"M{x:.0f},{y:.0f}Q{middle[0]:.0f},{middle[1]:.0f} {to_x:.0f},{to_y:.0f}", ink)
    yield from (stamp("finial", round(top[0]), round(top[1])) for top in tops)


def crossings(tiles: str, now: tuple[Crossing, ...]) -> Node:
    """A bar across the road before each crossing that nobody has passed yet."""
    ways = course(tiles)
    closed = ((row, it.waiting[:1]) for row, it in zip(ways.crossings, now, strict=True) if not it.is_open)
    bars = [_bar(tiles, row, leader) for row, leader in closed]
    return group(bars, id="crossings", pointer_events="none")


def _bar(tiles: str, row: int, leader: str) -> Node:
    """A bar, with the letter of the one who may cross first on a post beside it."""
    ends = across(tiles, row, -0.5, -HALF - 0.1, HALF + 0.1)
    x, y = max(ends)
    post = group([stamp(f"letter-{leader}")], transform=at(x + 4, y - 6)) if leader else None
    return group([shape(line(ends), "barrier"), shape(line(ends), "barrier-red"), post], id=f"bar-{row + 1}")
