"""The strokes every picture of Camel Derby is made with: shapes by class, signs, places, and uneven edges.

Knows no camel and no rule. Colours are `paint`'s: a shape only says the name of its ink.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sin

from stampede.svg import Node, node

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate in as few characters as it needs."""
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0"


def at(x: float, y: float) -> str:
    """The transform that puts a thing in its place."""
    return f"translate({number(x)} {number(y)})"


def shape(d: str, ink: str | None = None, **more: str | float) -> Node:
    """A path in one ink."""
    return node("path", d=d, class_=ink, **more)


def disc(x: float, y: float, r: float, ink: str | None = None) -> Node:
    return node("circle", cx=x or None, cy=y or None, r=r, class_=ink)


def box(x: float, y: float, width: float, height: float, ink: str | None = None, *, round_: float = 0) -> Node:
    return node("rect", x=x, y=y, width=width, height=height, rx=round_ or None, class_=ink)


def sign(written: str | int, x: float, y: float, size: float, ink: str = "num") -> Node:
    """A digit, a letter or a sign, centred on a point."""
    return node("text", str(written), x=x, y=round(y + 0.36 * size, 1), font_size=size, class_=ink)


def stamp(art: str, x: float = 0, y: float = 0, ink: str | None = None, *, transform: str | None = None) -> Node:
    """A piece of art from the definitions, printed at a place; inks that the art leaves open are given here."""
    return node("use", href=f"#art-{art}", x=x or None, y=y or None, class_=ink, transform=transform)


def art(name: str, *parts: Node) -> Node:
    """A piece of art for the definitions, drawn around its own origin."""
    return node("g", *parts, id=f"art-{name}")


def uneven(corners: Sequence[Point], sway: float, step: float = 24) -> str:
    """A closed outline as a hand would cut it: along the corners, a little off, always in the same way."""
    points = _along(corners, step)
    swayed = [
        (x + sway * sin(0.9 * n + 0.11 * y), y + sway * sin(1.7 * n + 0.07 * x)) for n, (x, y) in enumerate(points)
    ]
    last = swayed[-1]
    start = _between(last, swayed[0])
    curves = [_quadratic(here, _between(here, after)) for here, after in zip(swayed, swayed[1:] + swayed[:1], strict=True)]
    return f"M{number(start[0])},{number(start[1])}{''.join(curves)}Z"


def _along(corners: Sequence[Point], step: float) -> list[Point]:
    """Points on the outline, about a step apart."""
    points: list[Point] = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(1, round(hypot(to_x - x, to_y - y) / step))
        points += [(x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count)]
    return points


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _quadratic(bend: Point, end: Point) -> str:
    return f"Q{number(bend[0])},{number(bend[1])} {number(end[0])},{number(end[1])}"
