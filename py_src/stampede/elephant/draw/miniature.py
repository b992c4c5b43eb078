"""A course in a picture as small as a stamp: its bends, its water, mud, trees and stalls, Start and Finish."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.brush import disc, shape
from stampede.elephant.course import course
from stampede.elephant.draw.brush import line, outline
from stampede.elephant.draw.ground import across, edge
from stampede.elephant.draw.places import HALF, START_ROWS, ground, spot
from stampede.svg import Node, node

DOT = 26  # units: a little more than the place it stands for
INKS = {"b": "leaf", "m": "jungle", "s": "rose", **dict.fromkeys("234", "mire-shade")}


def miniature(tiles: str) -> Node:
    """The course as it lies in the picture of a race, without the country."""
    here = ground(tiles)
    return node(
        "svg",
        shape(outline(edge(tiles)), "road-rim"),
        shape(outline(edge(tiles)), "stones"),
        *_dots(tiles),
        *_lines(tiles),
        viewBox=f"0 0 {here.width} {here.height}",
        class_="derby",
    )


def _dots(tiles: str) -> Iterator[Node]:
    """What is on places, in plain colours."""
    for place, mark in enumerate(course(tiles).marks):
        if mark in INKS:
            x, y = spot(tiles, place)
            yield disc(round(x), round(y), DOT, INKS[mark])


def _lines(tiles: str) -> Iterator[Node]:
    """Water, Start and Finish, each a line across the road."""
    ways = course(tiles)
    for row in ways.crossings:
        yield shape(line(across(tiles, row, 0, -2.2, 2.2)), "mini-water")
    yield shape(line(across(tiles, START_ROWS - 1, 0.5, -HALF, HALF)), "mini-start")
    yield shape(line(across(tiles, ways.rows - 1, 0.9, -HALF, HALF)), "mini-finish")
