"""The strokes that pictures of every game are made with: shapes by ink, signs, stamps, places and soft outlines.

Knows no piece and no rule. Colours are `inks`': a shape only says the names of its inks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import TypeAlias

from stampede.svg import Node, node

Point: TypeAlias = tuple[float, float]
HEAD = 11  # units, how long an arrow's head is


def number(value: float) -> str:
    """A coordinate in as few characters as it needs."""
    written = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def at(x: float, y: float) -> str:
    """The transform that puts a thing in its place."""
    return f"translate({number(x)} {number(y)})"


def shape(d: str, ink: str | None = None, *, transform: str | None = None) -> Node:
    """A path; without an ink it takes that of the stamp it is part of. A minus needs no mark before it."""
    return node("path", d=d.replace(",-", "-").replace(" -", "-"), class_=ink, transform=transform)


def disc(x: float, y: float, r: float, ink: str | None = None) -> Node:
    """A circle."""
    return node("circle", cx=x or None, cy=y or None, r=r, class_=ink)


def oval(place: tuple[float, float, float, float], ink: str | None = None) -> Node:
    """An ellipse: its middle, and how far it reaches across and down."""
    x, y, across, down = place
    return node("ellipse", cx=x or None, cy=y or None, rx=across, ry=down, class_=ink)


def box(place: tuple[float, float, float, float], ink: str | None = None, *, corner: float = 0) -> Node:
    """A rectangle: left, top, width, height."""
    x, y, width, height = place
    return node("rect", x=x, y=y, width=width, height=height, rx=corner or None, class_=ink)


def sign(written: str | int, x: float, y: float, size: float, ink: str = "num") -> Node:
    """A digit, a letter or a mark, centred on a point."""
    return node("text", str(written), x=x or None, y=round(y + 0.36 * size, 1), font_size=size, class_=ink)


def art(name: str, *parts: Node | None) -> Node:
    """A piece of art for the definitions, drawn around its own origin."""
    return node("g", *parts, id=f"art-{name}")


def stamp(name: str, x: float = 0, y: float = 0, ink: str | None = None, *, turn: str | None = None) -> Node:
    """A piece of art printed at a place, in the ink that it leaves open."""
    return node("use", href=f"#art-{name}", x=x or None, y=y or None, class_=ink, transform=turn)


def smooth(points: Sequence[Point]) -> str:
    """A closed outline that rounds all its corners off."""
    ahead = [*points[1:], points[0]]
    curves = [f"Q{_pair(here)} {_pair(between(here, after))}" for here, after in zip(points, ahead, strict=True)]
    return f"M{_pair(between(points[-1], points[0]))}{''.join(curves)}Z"


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """The point so far on the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _pair(point: Point) -> str:
    return f"{point[0]:.0f},{point[1]:.0f}"


def arrow(points: Sequence[Point], inks: Sequence[str], short: float) -> tuple[Node, ...]:
    """An arrow through points, once in each ink; it ends so far short of the last one."""
    end = _back(points[-1], points[-2], short)
    (x, y), (to_x, to_y) = _back(end, points[-2], HEAD), end
    across, down = (to_y - y) * 0.7, (x - to_x) * 0.7
    shaft = "".join(f"{'L' if number else 'M'}{_pair(point)}" for number, point in enumerate((*points[:-1], end)))
    head = f"M{_pair((x + across, y + down))}L{_pair(end)}L{_pair((x - across, y - down))}"
    return tuple(shape(shaft + head, ink) for ink in inks)


def _back(point: Point, towards: Point, units: float) -> Point:
    """The point so many units back on the way."""
    return between(point, towards, units / (dist(point, towards) or 1))
