"""The strokes every picture of Camel Derby is made with: shapes by ink, signs, stamps, places and uneven edges.

Knows no camel and no rule. Colours are `paint`'s: a shape only says the names of its inks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import TypeAlias

from stampede.svg import Attribute, Node, node

Point: TypeAlias = tuple[float, float]


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


def box(place: tuple[float, float, float, float], ink: str | None = None, *, corner: float = 0) -> Node:
    """A rectangle: left, top, width, height."""
    x, y, width, height = place
    return node("rect", x=x, y=y, width=width, height=height, rx=corner or None, class_=ink)


def sign(written: str | int, x: float, y: float, size: float, ink: str = "num") -> Node:
    """A digit, a letter or a mark, centred on a point."""
    return node("text", str(written), x=x or None, y=round(y + 0.36 * size, 1), font_size=size, class_=ink)


def art(name: str, *parts: Node) -> Node:
    """A piece of art for the definitions, drawn around its own origin."""
    return node("g", *parts, id=f"art-{name}")


def stamp(name: str, x: float = 0, y: float = 0, ink: str | None = None) -> Node:
    """A piece of art printed at a place, in the ink that it leaves open."""
    return _use(name, x=x or None, y=y or None, class_=ink)


def woven(name: str, letter: str, x: float = 0, y: float = 0) -> tuple[Node, Node]:
    """A piece of art cut from a racer's cloth: the colour, and the motif over it."""
    return stamp(name, x, y, letter), motif(name, letter, x, y)


def motif(name: str, letter: str, x: float = 0, y: float = 0) -> Node:
    """A piece of art with only the motif of a racer's cloth."""
    return _use(name, x=x or None, y=y or None, fill=f"url(#art-cloth-{letter})")


def _use(name: str, **attributes: Attribute | None) -> Node:
    return node("use", href=f"#art-{name}", **attributes)


def round_square(low: float, high: float, radius: float) -> list[Point]:
    """The outline of a square with round corners, clockwise from the left."""
    near, far = low + radius, high - radius
    corners = ((near, near, 1.0), (far, near, 1.5), (far, far, 0.0), (near, far, 0.5))
    return [
        (x + radius * cos((turn + n / 8) * pi), y + radius * sin((turn + n / 8) * pi))
        for x, y, turn in corners
        for n in range(5)
    ]


def uneven(corners: Sequence[Point], sway: float, step: float = 40) -> str:
    """A closed outline as a hand would cut it: along the corners, a little off, always in the same way."""
    points = [
        (x + sway * sin(0.9 * n + 0.11 * y), y + sway * sin(1.7 * n + 0.07 * x))
        for n, (x, y) in enumerate(_along(corners, step))
    ]
    ahead = [*points[1:], points[0]]
    curves = [f"Q{_pair(here)} {_pair(_between(here, after))}" for here, after in zip(points, ahead, strict=True)]
    return f"M{_pair(_between(points[-1], points[0]))}{''.join(curves)}Z"


def _along(corners: Sequence[Point], step: float) -> list[Point]:
    """Points on the outline, about a step apart."""
    points: list[Point] = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(1, round(hypot(to_x - x, to_y - y) / step))
        points += [(x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count)]
    return points


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _pair(point: Point) -> str:
    return f"{point[0]:.0f},{point[1]:.0f}"
