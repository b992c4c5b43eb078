"""The strokes that only Elephant Derby is drawn with: silks, rosettes, and lines that a hand could have drawn.

Knows no elephant and no rule. What it shares with other games is `stampede.brush`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from stampede.brush import Point, number, stamp
from stampede.svg import Node, node


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
