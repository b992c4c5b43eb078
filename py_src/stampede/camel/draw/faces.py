"""Who sits where, as art: faces, and the shapes that go with the colours, since colour is never alone."""

from __future__ import annotations

from functools import cache

from stampede.brush import art, shape, stamp
from stampede.camel.draw.characters import CHARACTERS
from stampede.game import COLOURS, FACES, Character
from stampede.svg import Node

# circle, triangle, square, star, diamond, hexagon, crescent, heart
SEALS = (
    "M0,-6C3.6,-6 6,-3.4 6,0C6,3.6 3.4,6 0,6C-3.6,6 -6,3.4 -6,0C-6,-3.6 -3.4,-6 0,-6Z",
    "M0,-6.6L6.6,5.4L-6.6,5.2Z",
    "M-5.4,-5.4L5.4,-5.2L5.2,5.4L-5.2,5.2Z",
    "M0,-7L1.9,-2.3L6.9,-2.1L3,1.1L4.3,6L0,3.2L-4.3,6L-3,1.1L-6.9,-2.1L-1.9,-2.3Z",
    "M0,-7.4L5.6,0L0,7.4L-5.6,0Z",
    "M-3.4,-5.9L3.4,-5.9L6.6,0L3.4,5.9L-3.4,5.9L-6.6,0Z",
    "M3,-6.6C-2.6,-7 -6.4,-4 -6.4,.2C-6.4,4.4 -2.4,7.2 3.4,6.4C.2,4.8 -1.2,2.6 -1.2,0C-1.2,-2.8 .2,-5 3,-6.6Z",
    "M0,6.4C-4,3.4 -6.6,.6 -6.6,-2.4C-6.6,-5 -4.8,-6.2 -3.2,-6.2C-1.6,-6.2 -.6,-5.2 0,-3.8"
    "C.6,-5.2 1.6,-6.2 3.2,-6.2C4.8,-6.2 6.6,-5 6.6,-2.4C6.6,.6 4,3.4 0,6.4Z",
)

Cast = tuple[Character, ...]


@cache
def face_art(face: int) -> Node:
    """A face for the definitions."""
    return art(f"face-{face}", *CHARACTERS[face])


@cache
def seal_art(colour: int) -> Node:
    """The shape of a colour for the definitions."""
    return art(f"seal-{colour}", shape(SEALS[colour], f"seat-{colour} edge"))


def cast_art(cast: Cast) -> tuple[Node, ...]:
    """The faces and the shapes of those who play."""
    faces = sorted({character.face for character in cast})
    return (*map(face_art, faces), *(seal_art(colour) for colour in sorted({it.colour for it in cast})))


def all_art() -> tuple[Node, ...]:
    """Every face and every shape, for a page on which people choose."""
    return (*map(face_art, range(FACES)), *map(seal_art, range(COLOURS)))


def seal(colour: int, x: float = 0, y: float = 0) -> Node:
    """The shape of a colour."""
    return stamp(f"seal-{colour}", x, y)
