"""The strokes that only Camel Derby is drawn with: cloth and motif, round squares, edges cut by hand.

Knows no camel and no rule. What it shares with other games is `stampede.brush`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from stampede.brush import Point, smooth, stamp
from stampede.svg import Node, node


def woven(name: str, letter: str, x: float = 0, y: float = 0) -> tuple[Node, Node]:
    """A piece of art cut from a racer's cloth: the colour, and the motif over it."""
    return stamp(name, x, y, letter), motif(name, letter, x, y)


def motif(name: str, letter: str, x: float = 0, y: float = 0) -> Node:
    """A piece of art with only the motif of a racer's cloth."""
    return node("use", href=f"#art-{name}", x=x or None, y=y or None, fill=f"url(#art-cloth-{letter})")


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
    return smooth(
        [
            (x + sway * sin(0.9 * n + 0.11 * y), y + sway * sin(1.7 * n + 0.07 * x))
            for n, (x, y) in enumerate(_along(corners, step))
        ]
    )


def _along(corners: Sequence[Point], step: float) -> list[Point]:
    """Points on the outline, about a step apart."""
    points: list[Point] = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(1, round(hypot(to_x - x, to_y - y) / step))
        points += [(x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count)]
    return points
