"""The faces that players choose from; each fits a medal of 21 units.

The first eight belong to the names that bots have: Amina, Bruno, Chidi, Dalia, Enzo, Farah, Goran, Hoshi. Faces use
no ink of a seat: the colour of a player is chosen separately.
"""

from __future__ import annotations

from stampede.brush import disc, shape
from stampede.svg import Node

Face = tuple[Node, ...]

SHOULDERS = "M-16,13C-13,8.6 -7,9 0,9C7,9 13,8.6 16,13A21,21 0 0 1 -16,13Z"
HEAD = "M-9,-4C-9.4,-10 -5,-13 0,-13C5,-13 9.4,-10 9,-4C9,4 6,12 0,12C-6,12 -9,4 -9,-4Z"
EYES = shape("M-3.6,-3.2v1.4M3.6,-3.2v1.4", "dot")
LASHES = shape("M-4,-3.2L-6.4,-3.9M-4,-2.2L-6.4,-2.2M4,-3.2L6.4,-3.9M4,-2.2L6.4,-2.2", "line")
CLOSED_EYES = shape("M-5.4,-2C-4.4,-3.6 -2.6,-3.6 -1.8,-2M1.8,-2C2.6,-3.6 4.4,-3.6 5.4,-2", "line")
NOSE = shape("M0,-1.4C1.6,.4 1.8,1.6 -.2,1.8", "line")
SMILE = shape("M-3.6,4C-1.6,6.4 1.8,6.4 3.8,4", "line")
LIPS = shape("M-4.4,3.4C-2.4,3.6 -1,3.2 0,3.8C1,3.2 2.4,3.6 4.4,3.4C3,7.8 -3,7.8 -4.4,3.4Z", "boo edge")
GRIN = shape("M-4.6,3.4C-2,4.6 2,4.6 4.6,3.4C4,7.6 -4,7.6 -4.6,3.4Z", "cream edge")
SUNGLASSES = shape(
    "M-8.6,-5.4L-1,-4.2L1,-4.2L8.6,-5.4C8.4,-1.4 7,.2 4.6,.2C2.2,.2 1.2,-1.2 .8,-3L-.8,-3"
    "C-1.2,-1.2 -2.2,.2 -4.6,.2C-7,.2 -8.4,-1.4 -8.6,-5.4Z",
    "ink",
)
STAR = "M8,-16.4L9.6,-12.8L13.4,-12.6L10.4,-10.2L11.4,-6.4L8,-8.6L4.6,-6.4L5.6,-10.2L2.6,-12.6L6.4,-12.8Z"


def _face(skin: int, *parts: Node, coat: str = "paper", behind: Face = ()) -> Face:
    return (*behind, shape(SHOULDERS, f"{coat} edge"), shape(HEAD, f"skin-{skin} edge"), *parts)


def _cheeks(ink: str = "blush") -> Face:
    return disc(-5.4, 2.2, 1.9, ink), disc(5.4, 2.2, 1.9, ink)


AMINA = _face(
    6,
    EYES,
    LASHES,
    NOSE,
    LIPS,
    disc(-9.4, 4.4, 2.3, "gold edge"),
    disc(9.4, 4.4, 2.3, "gold edge"),
    shape("M5,-15C7,-22 14,-23 15.4,-18.6C19,-15 15,-9.6 9.4,-10.4Z", "gold edge"),
    shape("M-9.8,-5C-14,-13 -9,-20.6 -1,-20.6C8,-20.6 13,-14 9.8,-5C4,-9 -4,-9 -9.8,-5Z", "gold edge"),
    shape("M-10.8,-9C-5,-16 2,-18.6 8,-17M-6,-8C-1,-13 5,-14.4 10.6,-12", "line"),
    coat="garb-violet",
)

BRUNO = _face(
    2,
    EYES,
    NOSE,
    shape("M0,3C-2,1.6 -5,2.6 -9,6.4C-6,7.4 -2,7.4 0,5C2,7.4 6,7.4 9,6.4C5,2.6 2,1.6 0,3Z", "hair-ginger edge"),
    shape(
        "M-15,-6C-11,-9.6 -9.6,-9 -8.8,-11C-7,-16.4 -3,-18 0,-18C3,-18 7,-16.4 8.8,-11"
        "C9.6,-9 11,-9.6 15,-6C8,-4.8 -8,-4.8 -15,-6Z",
        "paper edge",
    ),
    shape("M-9,-9.6C-3,-7.8 3,-7.8 9,-9.6L9.4,-7.6C3,-5.8 -3,-5.8 -9.4,-7.6Z", "wood"),
    coat="hair-sand",
)

CHIDI = _face(
    4,
    disc(-4.1, -2.6, 3.6, "cream edge"),
    disc(4.1, -2.6, 3.6, "cream edge"),
    EYES,
    shape("M-1.6,1.4C-.4,2.4 .6,2.4 1.6,1.4", "line"),
    GRIN,
    shape("M4,-15C8,-17 12,-21 12.4,-26C7,-25 4,-21 2,-16Z", "cream edge"),
    shape("M-9.6,-6.6C-9.4,-13 -8,-18 0,-18C8,-18 9.4,-13 9.6,-6.6C3,-9.4 -3,-9.4 -9.6,-6.6Z", "boo edge"),
    coat="gold",
)

DALIA = _face(
    5,
    shape(
        "M-10,0C-11,-12 -6,-17.6 0,-17.6C6,-17.6 11,-12 10,0C9.4,5 8.6,8 6.4,10.4"
        "C8,4 8,-2 7,-6C2,-8 -2,-8 -7,-6C-8,-2 -8,4 -6.4,10.4C-8.6,8 -9.4,5 -10,0Z",
        "wood edge",
    ),
    EYES,
    LASHES,
    NOSE,
    LIPS,
    shape("M-9.6,-11H9.6", "line"),
    disc(-4.2, -11, 3.8, "haze edge"),
    disc(4.2, -11, 3.8, "haze edge"),
    shape("M7,12L17,10.6C16,13 17,14.4 18.6,15.4C15,17.6 11,17 7.6,15.6Z", "cream edge"),
    shape(
        "M-8.6,9.4C-4,13 4,13 8.6,9.4C10.6,12 10,15 8.6,16.4C3,18.4 -3,18.4 -8.6,16.4C-10,15 -10.6,12 -8.6,9.4Z",
        "cream edge",
    ),
    coat="wood",
    behind=(shape("M-9,-2C-15,2 -14,12 -11,15L11,15C14,12 15,2 9,-2Z", "ink"),),
)

ENZO = _face(
    7,
    NOSE,
    SUNGLASSES,
    shape("M-2.4,5C0,6.4 3,6 4.6,3.6", "line"),
    shape(
        "M-9.8,-1C-12,-9 -10,-12.4 -8,-13.6C-9,-19 1,-23.6 9.6,-19C13.6,-15 11.6,-7 9.8,-1"
        "C9,-5 8.4,-7.4 7,-8.6C2,-7 -3,-8.2 -6,-10C-8,-8 -9,-5 -9.8,-1Z",
        "ink",
    ),
    shape("M-5,-15.6C-1,-18.6 4,-18.6 7.6,-16.6", "shine"),
    shape("M-9.6,9.4L-5,8.4L0,14L5,8.4L9.6,9.4L4,18.6L0,15.4L-4,18.6Z", "cream edge"),
    coat="boo",
)

FARAH = _face(
    5,
    EYES,
    LASHES,
    NOSE,
    LIPS,
    disc(6.2, 3, 0.8, "ink"),
    shape("M-10,-6C-16,2 -14,11 -16,16C-11,18 -7.6,14 -7.4,9C-8.4,4 -8.6,-1 -7,-6Z", "ink"),
    shape("M10,-6C16,2 14,11 16,16C11,18 7.6,14 7.4,9C8.4,4 8.6,-1 7,-6Z", "ink"),
    shape(
        "M-20,-7C-13,-11.4 -9,-10 -8,-13C-6,-18.4 6,-18.4 8,-13C9,-10 13,-11.4 20,-7C8,-4.6 -8,-4.6 -20,-7Z",
        "gold edge",
    ),
    shape("M-8.6,-11C-3,-9.2 3,-9.2 8.6,-11L9.6,-8.6C3,-6.8 -3,-6.8 -9.6,-8.6Z", "boo"),
    coat="cheer",
)

GORAN = _face(
    2,
    EYES,
    shape("M-6.8,-6.6L-1.8,-5.4M6.8,-6.6L1.8,-5.4", "brow"),
    shape("M-2,-10.6C-.6,-11.2 1.6,-11.2 3,-10.4", "line"),
    NOSE,
    shape(
        "M-9.6,-3.6C-8,1.6 -5,3 0,2.2C5,3 8,1.6 9.6,-3.6C13.6,6 11,17.6 0,19C-11,17.6 -13.6,6 -9.6,-3.6Z",
        "ink",
    ),
    shape("M-3,6.4C-1,8 1,8 3,6.4", "spots"),
    disc(-9.6, 0.4, 1.8, "gold edge"),
    coat="garb-green",
)

HOSHI = _face(
    2,
    EYES,
    *_cheeks(),
    SMILE,
    shape("M-9,9L0,16.4L9,9L6,8.6L0,12.6L-6,8.6Z", "cream edge"),
    shape(
        "M0,-18C-9.4,-18 -14,-12 -13.4,-2C-13.2,3 -13.2,7 -12,10.4C-10,11.4 -8,11 -6.6,9.6C-8.4,5 -8.6,0 -8.2,-5.4"
        "L8.2,-5.4C8.6,0 8.4,5 6.6,9.6C8,11 10,11.4 12,10.4C13.2,7 13.2,3 13.4,-2C14,-12 9.4,-18 0,-18Z",
        "ink",
    ),
    shape(STAR, "gold edge"),
    coat="garb-red",
)

SHEIKH = _face(
    0,
    EYES,
    NOSE,
    shape("M-5.4,4.4C-3,2 -1,2.4 0,3.4C1,2.4 3,2 5.4,4.4C3,5.4 1.4,5 0,4.6C-1.4,5 -3,5.4 -5.4,4.4Z", "ink"),
    shape(
        "M-10,-6C-11,-15 -5,-18 0,-18C5,-18 11,-15 10,-6C12,2 12,8 14.6,14"
        "C11,14.6 8,13 7.6,10C9,4 9,-2 8,-7C3,-9.4 -3,-9.4 -8,-7C-9,-2 -9,4 -7.6,10"
        "C-8,13 -11,14.6 -14.6,14C-12,8 -12,2 -10,-6Z",
        "cream edge",
    ),
    shape("M-9.6,-10.6C-4,-13.4 4,-13.4 9.6,-10.6L9.8,-8C4,-10.8 -4,-10.8 -9.8,-8Z", "ink"),
    coat="cream",
)

GRANDMOTHER = _face(
    7,
    *_cheeks(),
    disc(-4.1, -2, 3.7, "cream edge"),
    disc(4.1, -2, 3.7, "cream edge"),
    shape("M-3.6,-2.4v.9M3.6,-2.4v.9", "dot"),
    shape("M-7.8,-2.6L-9.4,-3.6M7.8,-2.6L9.4,-3.6", "line"),
    SMILE,
    shape(
        "M-10.6,0C-13,-12 -6,-16.4 0,-16.4C6,-16.4 13,-12 10.6,0C9,-6 5,-8.6 0,-9.4C-5,-8.6 -9,-6 -10.6,0Z",
        "hair-silver edge",
    ),
    shape("M0,-9.4V-15", "line"),
    disc(-4, 15.6, 1.5, "cream edge"),
    disc(0, 16.4, 1.5, "cream edge"),
    disc(4, 15.6, 1.5, "cream edge"),
    coat="garb-violet",
    behind=(disc(0, -18.6, 5.6, "hair-silver edge"),),
)

SAGE = _face(
    5,
    shape("M-9,0C-6,4 6,4 9,0C9.6,8 6,19 0,20.4C-6,19 -9.6,8 -9,0Z", "cream edge"),
    EYES,
    shape("M-3,4.6C-1,3.4 1,3.4 3,4.6C1,6 -1,6 -3,4.6Z", "ink"),
    disc(-4, -2.4, 3.2, "line"),
    disc(4, -2.4, 3.2, "line"),
    shape("M-.8,-2.4H.8", "line"),
    shape("M-10.6,-6C-13,-13 -6,-18.6 0,-18.6C6,-18.6 13,-13 10.6,-6C4,-9 -4,-9 -10.6,-6Z", "garb-green edge"),
    shape("M-10.6,-8C-4,-15 2,-17 7,-16.6M-7,-8.4C-2,-12 4,-13 10.4,-12", "line"),
)

BRAIDS = _face(
    2,
    EYES,
    shape("M-6,1.4h.1M-4.2,2.6h.1M6,1.4h.1M4.2,2.6h.1", "freckles"),
    NOSE,
    GRIN,
    shape("M-9.4,-3C-15,-1 -16.6,6 -14.6,13C-12.6,14.4 -10.6,13.4 -10.4,11C-11,6 -9,3 -8.4,0Z", "hair-ginger edge"),
    shape("M9.4,-3C15,-1 16.6,6 14.6,13C12.6,14.4 10.6,13.4 10.4,11C11,6 9,3 8.4,0Z", "hair-ginger edge"),
    shape("M-14.6,3L-9.6,5M-15,7.4L-10.4,8.6M14.6,3L9.6,5M15,7.4L10.4,8.6", "line"),
    disc(-12.6, 13, 2.4, "cheer edge"),
    disc(12.6, 13, 2.4, "cheer edge"),
    shape(
        "M-10,0C-12,-12 -6,-16.6 0,-16.6C6,-16.6 12,-12 10,0C9.4,-4 7,-7 0,-9C-7,-7 -9.4,-4 -10,0Z", "hair-ginger edge"
    ),
    shape("M0,-9V-16", "line"),
    coat="garb-blue",
)

CAP = _face(
    3,
    EYES,
    NOSE,
    shape("M-4,4C-1.6,5 1.6,5 4,4C3.4,8 -3.4,8 -4,4Z", "ink"),
    shape("M-.8,4.8H1.4V6.4H-.8Z", "cream"),
    shape("M-10,-5C-11.4,-1 -10.4,2 -9.4,3.4L-8,-4ZM10,-5C11.4,-1 10.4,2 9.4,3.4L8,-4Z", "ink"),
    shape("M-10.6,-6C-11,-15.4 -5,-18.6 0,-18.6C5,-18.6 11,-15.4 10.6,-6C4,-8.4 -4,-8.4 -10.6,-6Z", "garb-blue edge"),
    shape("M-10.6,-6C-4,-9 8,-9 19,-5.4C19.6,-3.4 18,-2.6 16,-3C8,-5.6 -4,-5.6 -10.6,-3.6Z", "boo edge"),
    shape("M0,-18.6V-8M-1.4,-19.2h2.8", "line"),
    coat="gold",
)

WANDERER = _face(
    6,
    EYES,
    shape("M-6,-6.4L-2,-5.6M6,-6.4L2,-5.6", "dot"),
    shape("M-10.6,1C-4,-1 4,-1 10.6,1C11,8 12,12 15.6,14A21,21 0 0 1 -15.6,14C-12,12 -11,8 -10.6,1Z", "garb-blue edge"),
    shape("M-10.8,-5C-13,-14 -6,-18.6 0,-18.6C6,-18.6 13,-14 10.8,-5C4,-8 -4,-8 -10.8,-5Z", "garb-blue edge"),
    shape("M-10,-9C-4,-14.6 4,-14 9,-16M-8,2.4C-2,7 4,8 10,5.6M-10,8C-4,12 4,13 9,11", "line"),
)

BABUSHKA = _face(
    7,
    NOSE,
    CLOSED_EYES,
    *_cheeks(),
    shape("M-4,4C-1.6,5 1.6,5 4,4C3.4,8 -3.4,8 -4,4Z", "ink"),
    shape("M-.6,4.8H1.6V6.4H-.6Z", "cream"),
    shape(
        "M0,-18C-8,-18 -12.4,-12 -11.6,-3C-11,5 -8.6,11 -2,14.6L0,12L2,14.6"
        "C8.6,11 11,5 11.6,-3C12.4,-12 8,-18 0,-18ZM0,-9.6C5,-9.6 7.6,-7 7.4,-1"
        "C7.2,6 4,10.6 0,10.6C-4,10.6 -7.2,6 -7.4,-1C-7.6,-7 -5,-9.6 0,-9.6Z",
        "garb-red edge",
    ),
    shape(
        "M-9.6,-8.6h.1M-6.4,-13h.1M-1,-15.4h.1M5,-14h.1M9,-9.6h.1M-9.6,1h.1M9.6,0h.1M-7.6,7.6h.1M8,6.6h.1",
        "spots",
    ),
    coat="garb-red",
)

MUSICIAN = _face(
    4,
    CLOSED_EYES,
    NOSE,
    GRIN,
    shape("M-12.6,-2C-15,-24 15,-24 12.6,-2", "headband"),
    shape("M-15.4,-5C-15.6,-7 -10.4,-7 -10,-5V3C-10.4,5 -15.6,5 -15.4,3Z", "boo edge"),
    shape("M15.4,-5C15.6,-7 10.4,-7 10,-5V3C10.4,5 15.6,5 15.4,3Z", "boo edge"),
    coat="cheer",
    behind=(disc(0, -6, 15.4, "ink"),),
)

CHARACTERS: tuple[Face, ...] = (
    *(AMINA, BRUNO, CHIDI, DALIA, ENZO, FARAH, GORAN, HOSHI),
    *(SHEIKH, GRANDMOTHER, SAGE, BRAIDS, CAP, WANDERER, BABUSHKA, MUSICIAN),
)
