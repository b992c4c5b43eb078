"""The strokes every picture of Elephant Derby is made with: shapes by ink, signs, stamps and uneven edges.

Knows no elephant and no rule. Colours are `paint`'s: a shape only says the names of its inks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import TypeAlias

from stampede.svg import Node, node

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


def woven(name: str, letter: str, x: float = 0, y: float = 0) -> tuple[Node, Node]:
    """A piece of art cut from an elephant's cloth: the colour, and the motif over it."""
    motif = node("use", href=f"#art-{name}", x=x or None, y=y or None, fill=f"url(#art-silk-{letter})")
    return stamp(name, x, y, letter), motif


def line(points: Iterable[Point]) -> str:
    """A path through points, in whole units and written as short as can be."""
    at_x = at_y = 0
    told: list[str] = []
    for x, y in points:
        to_x, to_y = round(x), round(y)
        told.append(f"{'M' if not told else 'l' if len(told) == 1 else ','}{to_x - at_x},{to_y - at_y}")
        at_x, at_y = to_x, to_y
    return "".join(told).replace(",-", "-")


def outline(points: Iterable[Point]) -> str:
    """A closed path through points."""
    return f"{line(points)}z"


def smooth(points: Sequence[Point]) -> str:
    """A closed outline that rounds all its corners off."""
    ahead = [*points[1:], points[0]]
    curves = [f"Q{_pair(here)} {_pair(between(here, after))}" for here, after in zip(points, ahead, strict=True)]
    return f"M{_pair(between(points[-1], points[0]))}{''.join(curves)}Z"


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """The point so far on the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def chance(*where: float) -> float:
    """A number from 0 to 1 that looks random and is always the same for the same place."""
    spread = (
        sin(sum(part * factor for part, factor in zip(where, (12.9898, 78.233, 37.719), strict=False))) * 43758.5453
    )
    return spread - spread // 1


def uneven(points: Iterable[Point], sway: float) -> list[Point]:
    """The same points as a hand would set them: each a little off, always in the same way."""
    return [(x + sway * (2 * chance(x, y) - 1), y + sway * (2 * chance(y, x) - 1)) for x, y in points]


def rosette(inner: float, outer: float, wide: float) -> str:
    """Eight petals around the origin, as one path."""
    bow = inner + (outer - inner) * 0.45
    petal = ((0.0, -inner), (wide, -bow), (wide, 0.1 * inner - outer * 0.8), (0.0, -outer))
    return "".join(_petal([*petal, *((-x, y) for x, y in petal[2::-1])], n * pi / 4) for n in range(8))


def _petal(points: Sequence[Point], turn: float) -> str:
    turned = [(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in points]
    first, *rest = [f"{number(x)},{number(y)}" for x, y in turned]
    return f"M{first}C{' '.join(rest[:3])}C{' '.join(rest[3:])}Z"


def _pair(point: Point) -> str:
    return f"{point[0]:.0f},{point[1]:.0f}"
