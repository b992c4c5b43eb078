"""Spectator tiles: the owner behind a plank, with pennants for a cheer and tomatoes for a boo."""

from __future__ import annotations

from stampede.brush import art, disc, shape, sign, stamp
from stampede.camel.draw.faces import seal
from stampede.camel.types import Side
from stampede.game import Character
from stampede.svg import Node

SHADOW = "M-30,0L-46,6C-20,10 14,9 28,0Z"
PLANK = "M-30,-21L31,-22L32,1L-31,2Z"
POLES = "M-23,-20L-29,-58L-27,-58.6L-20,-20ZM23,-20L29,-58L27,-58.6L20,-20Z"
PENNANTS = "M-29,-59L-8,-57L-26,-42ZM29,-59L8,-57L26,-42Z"
SPLAT = (
    "M-31,-21L-22,-25L-16,-21L-7,-25L0,-21L9,-26L16,-21L26,-24L31,-21L34,-9L31,1L22,6L13,1L4,7L-6,2L-16,6L-24,1"
    "L-33,4L-34,-9Z"
)
TOMATO = "M0,-6C5,-8.6 9,-4 8.4,0C8,6 4,8 0,7.6C-5,8 -8.4,5 -8.4,0C-8.6,-5 -5,-8.4 0,-6Z"
STALK = "M0,-6L-5,-7.4L-1.6,-8.4L0,-11L2,-8.4L5,-7.4Z"


def stand_art() -> tuple[Node, ...]:
    """The two sides of a tile without their owner, and a small one for those at home."""
    return (
        art("tomato", shape(TOMATO, "boo edge"), shape(STALK, "palm edge")),
        art("cheer", shape(POLES, "wood edge"), shape(PENNANTS, "gold edge"), shape(PLANK, "cheer edge"), _plaque()),
        art("boo", shape(SPLAT, "boo edge"), *(stamp("tomato", x, y) for x, y in ((-25, -42), (26, -48))), _plaque()),
        art("stand-shade", shape(SHADOW, "shade")),
        art(
            "at-home",
            shape("M-7,3L-10,-9L-9,-9.6L-5,3ZM-10,-10L0,-9L-8,-3Z", "gold edge"),
            shape("M-13,-1L13,-1.4V9L-13,9.4Z", "cheer edge"),
            shape("M-9,4h6m-3,-3v6M3,4h6", "sign"),
        ),
    )


def _plaque() -> Node:
    return disc(-15, -10, 9.4, "cream edge")


def stand(owner: Character, side: Side) -> tuple[Node, ...]:
    """One tile, from the ground up."""
    return (
        stamp("stand-shade"),
        stamp(f"face-{owner.face}", 0, -36),
        stamp("cheer" if side == "+" else "boo"),
        sign("+" if side == "+" else "−", -15, -10, 19),
        stamp("seal-disc", 15, -10),
        seal(owner.colour, 15, -10),
    )
