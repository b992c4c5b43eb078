"""Where things are: the 16 spaces as the rim of a 5×5 grid, and where each camel of a stack stands.

A space is 100×100 units. Rows count downwards from 0 at the top; the sky lies above, at negative heights.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stampede.camel.editions import CRAZY, OVER_BACKWARD, OVER_FORWARD, SPACES
from stampede.camel.types import Camel, Space, Stack

SIZE = 500  # of the grid, without the sky
SKY = 86
CELL = 100
GROUND = 88  # where hooves stand, from the top of a space
LEGS = 18
PITCH = (24, 24, 24, 21, 19, 17, 16)  # from rider to rider, by the number of camels in the stack
TIGHT = 16  # the pitch below an occupied space
ASIDE, STEP_BACK = 8, 16  # how far a stack draws back from a tall one in front of it

# clockwise from space 1, as (column, row)
CELLS: tuple[tuple[int, int], ...] = (
    *((column, 0) for column in range(1, 5)),
    *((4, row) for row in range(1, 5)),
    *((column, 4) for column in range(3, -1, -1)),
    *((0, row) for row in range(3, -1, -1)),
)


class Standing(NamedTuple):
    """One camel's place: the middle of its belly, which way it looks, and its neighbours in the stack."""

    camel: Camel
    space: Space
    x: float
    y: float
    looks_left: bool
    carries: bool
    is_carried: bool


def corner(space: Space) -> tuple[int, int]:
    """The top left corner of a space."""
    column, row = CELLS[space - 1]
    return column * CELL, row * CELL


def spot(space: Space) -> tuple[float, float]:
    """Where a stack stands on a space; past the line it stands by the gate, in the background."""
    if space in (OVER_BACKWARD, OVER_FORWARD):
        return 106, GROUND - 22
    x, y = corner(space)
    return x + CELL / 2, y + GROUND


def tile_spot(space: Space) -> tuple[float, float]:
    """Where a spectator tile stands: beside the number."""
    x, y = spot(space)
    return x + (-8 if 12 <= space <= 15 else 8), y - 2


def runs_left(space: Space) -> bool:
    """Racers look right on the way to space 4 and left from there to space 12."""
    return 5 <= space <= 12


def standing(track: tuple[Stack, ...]) -> Iterator[Standing]:
    """Every camel on the track, those behind first, each stack from the bottom."""
    occupied = [space for space, stack in enumerate(track) if stack]
    for space in sorted(occupied, key=_depth):
        yield from _stacked(track, space)


def _depth(space: Space) -> float:
    """How near a stack is; at the gate it is the heads that must not be hidden."""
    return GROUND + 0.5 if space == OVER_BACKWARD else spot(space)[1] + (space == 1)


def _stacked(track: tuple[Stack, ...], space: Space) -> Iterator[Standing]:
    stack = track[space]
    x, ground = _place(track, space)
    pitch = _pitch(track, space)
    for height, camel in enumerate(stack):
        looks_left = runs_left(space) != (camel in CRAZY)
        y = ground - LEGS - height * pitch
        yield Standing(camel, space, x, y, looks_left, height < len(stack) - 1, height > 0)


def _pitch(track: tuple[Stack, ...], space: Space) -> float:
    behind = _space_above(space)
    roomy = PITCH[len(track[space]) - 1]
    return min(roomy, TIGHT) if behind is not None and track[behind] and len(track[space]) > 2 else roomy


def _place(track: tuple[Stack, ...], space: Space) -> tuple[float, float]:
    """The spot, unless a tall stack in front or a unit at the gate needs room."""
    x, y = spot(space)
    front = _space_below(space)
    if front is not None and len(track[front]) > 4:
        x += ASIDE if space >= 13 else -ASIDE
        y -= STEP_BACK
    if track[OVER_FORWARD] or track[OVER_BACKWARD]:
        x += {1: 34, 2: 8, SPACES: -6}.get(space, 0)
    return x, y


def _space_above(space: Space) -> Space | None:
    """The space right behind, up the left or the right column."""
    if 5 <= space <= 8:
        return space - 1
    return space + 1 if 12 <= space <= 15 else None


def _space_below(space: Space) -> Space | None:
    if 4 <= space <= 7:
        return space + 1
    return space - 1 if 13 <= space <= 16 else None
