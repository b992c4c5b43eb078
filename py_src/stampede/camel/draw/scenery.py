"""The desert itself: sky, dunes, far pyramids, the track as one loop of sand, and the finish line.

Nothing here depends on the game. The spaces and what can be tapped on them are `draw`'s.
"""

from __future__ import annotations

from math import cos, pi, sin

from stampede.brush import art, at, box, disc, number, shape, stamp
from stampede.camel.draw.brush import round_square, uneven
from stampede.camel.draw.places import SIZE, SKY
from stampede.svg import Node, group, node

SUN_X, SUN_Y = 392, -44
STARS = ((24, -70), (64, -50), (128, -76), (214, -74), (246, -46), (292, -66), (330, -78), (448, -74), (478, -40))
FAR_PYRAMIDS = "M176,0L226,-50L280,0ZM246,0L282,-34L318,0Z"
FAR_SHADES = "M176,0L226,-50L216,0ZM246,0L282,-34L276,0Z"
HAZE = "M0,-30C60,-38 120,-26 190,-30C260,-34 330,-24 500,-34V10H0Z"
FAR_DUNES = "M0,-20C40,-34 84,-30 128,-16C170,-6 210,-14 262,-12C320,-10 352,-26 404,-28C444,-28 474,-20 500,-24V40H0Z"
DUNES = "M0,2C30,-14 62,-18 98,-8C134,2 160,6 214,0C270,-6 300,4 350,-4C396,-12 430,-14 462,-6C480,-2 490,2 500,0V60H0Z"
DUNE_SHADES = (
    "M0,2C30,-14 62,-18 98,-8C84,-10 70,-6 60,2C50,10 36,16 0,22Z"
    "M350,-4C396,-12 430,-14 462,-6C440,-6 424,2 412,8C396,14 372,6 350,-4Z"
)
HALFTONE = (
    "M0,-20C40,-34 84,-30 128,-16C100,-12 60,-8 0,-6ZM336,-16C358,-22 380,-27 404,-28"
    "C444,-28 474,-20 500,-24V-8C450,-14 400,-14 336,-16Z"
)
BIRDS = "M300,-62q7,-7 13,0q6,-7 13,0M330,-48q5,-5 9,0q4,-5 9,0M458,-64q6,-6 11,0q5,-6 11,0"
CARAVAN = "M0,0L1,-4L2.4,-4L4,-6.6L5.6,-4L7.4,-4L8.4,-8L11,-8.4L11,-7L9.6,-6.4L8.6,-2.6L8.4,0L7.4,0L7,-2.4L3,-2.4L2,0Z"
TRUNK = "M-2,0C-1,-14 -4,-26 -1,-38L2,-38C0,-26 3,-14 3,0Z"
FRONDS = (
    "M0,-38C-6,-46 -16,-44 -20,-35C-13,-39 -7,-39 0,-38C-8,-36 -13,-30 -12,-22C-8,-30 -4,-34 0,-38"
    "C8,-36 13,-30 12,-22C8,-30 4,-34 0,-38C6,-40 14,-40 21,-34C18,-44 7,-47 0,-38"
    "C-3,-46 -1,-52 6,-54C5,-48 4,-43 0,-38Z"
)


def _rays() -> str:
    """Every other fortieth of the sky around the sun, down to the horizon."""
    return "".join(
        f"M{SUN_X},{SUN_Y}L{_on_circle(n * pi / 20 + 0.05)}L{_on_circle((n + 1) * pi / 20 + 0.05)}Z"
        for n in range(18, 42, 2)
    )


def _on_circle(turn: float) -> str:
    return f"{number(SUN_X + 470 * cos(turn))},{number(SUN_Y + 470 * sin(turn))}"


def _stars() -> str:
    return "".join(f"M{x},{y - 3}l1,2l2,1l-2,1l-1,2l-1,-2l-2,-1l2,-1Z" for x, y in STARS)


def sky() -> Node:
    """From the sun down to the near dunes."""
    return group(
        [
            box((0, -SKY, SIZE, SKY + 60), "sky"),
            shape(_rays(), "ray"),
            shape(_stars(), "night cream"),
            disc(SUN_X, SUN_Y, 38, "halo"),
            disc(SUN_X, SUN_Y, 27, "sun"),
            disc(SUN_X + 12, SUN_Y - 7, 24, "night halo"),
            shape(BIRDS, "day birds"),
            shape(HAZE, "haze"),
            shape(FAR_PYRAMIDS, "far"),
            shape(FAR_SHADES, "far-shade"),
            shape(FAR_DUNES, "far"),
            node("path", d=HALFTONE, fill="url(#art-halftone)"),
            *(stamp("caravan", x, y, "caravan") for x, y in ((322, -17), (338, -20), (354, -24))),
            shape(DUNES, "dune"),
            shape(DUNE_SHADES, "dune-shade"),
            *(stamp("palm", x, y) for x, y in ((16, 20), (38, 6), (486, 14))),
        ],
        pointer_events="none",
    )


SEAMS = "".join(
    [
        *(f"M{x - 5},11L{x + 7},50L{x - 5},89" for x in (200, 300, 400)),
        *(f"M411,{y - 5}L450,{y + 7}L489,{y - 5}" for y in (100, 200, 300, 400)),
        *(f"M{x + 5},411L{x - 7},450L{x + 5},489" for x in (400, 300, 200, 100)),
        *(f"M11,{y + 5}L50,{y - 7}L89,{y + 5}" for y in (400, 300, 200, 100)),
    ]
)
ARROWS = (
    "M243,40l10,10l-10,10m10,-20l10,10l-10,10M440,243l10,10l10,-10m-20,10l10,10l10,-10M257,440"
    "l-10,10l10,10m-10,-20l-10,10l10,10M40,257l10,-10l10,10m-20,-10l10,-10l10,10"
)
YARD_FLOOR = (
    "M112,306C150,290 196,312 250,300C300,290 350,306 392,296"
    "L394,380C392,392 388,394 376,394L124,395C110,394 106,390 106,376Z"
)


def ground() -> Node:
    """The track around the yard, printed in a few passes."""
    return group(
        [
            box((0, 40, SIZE, SIZE - 40), "dune-shade"),
            *(stamp("cactus", x, y) for x, y in ((9, 499), (491, 499))),
            group([stamp("outer", ink="sand-rim")], transform=at(-1.5, 4)),
            stamp("outer", ink="sand"),
            *(_lap(inset, "raked") for inset in (13, 22, 31, 69, 78, 87)),
            *(_lap(inset, "hooves") for inset in (41, 44.4)),
            *(_lap(inset, "hooves late") for inset in (55.6, 59)),
            shape(ARROWS, "arrow"),
            stamp("inner", ink="kerb"),
            stamp("inner", ink="kerb-red"),
            stamp("inner", ink="yard"),
            shape(YARD_FLOOR, "yard-light"),
            shape(SEAMS, "seam"),
            *_gate(),
        ],
        pointer_events="none",
    )


def _lap(inset: float, ink: str) -> Node:
    """A line once round the track."""
    side = SIZE - 2 * inset
    return box((inset, inset, side, side), ink, corner=round(63.6 - 0.39 * inset))


BANNER = (
    "M94,8L100,13L106,8V20L100,25L94,20ZM94,32L100,37L106,32V44L100,49L94,44Z"
    "M94,56L100,61L106,56V68L100,73L94,68ZM94,80L100,85L106,80V92L100,97L94,92Z"
)
FRINGES = "M95,4V0M98,4V0M102,4V0M105,4V0M95,97V101M98,98V102M102,98V102M105,97V101M94,6V97M106,6V97"
FLAG = "M101,-64C112,-70 120,-58 132,-63C138,-65 140,-66 143,-65L136,-53L142,-41C130,-38 120,-46 101,-40Z"
CHEQUERS = (
    "M101,-64C105,-66 108,-66 111,-65.4L111,-53C108,-53.6 105,-53.4 101,-52Z"
    "M111,-53C115,-52 119,-50 122,-50L122,-40C118,-41 115,-42.4 111,-42.8Z"
    "M122,-62C126,-61.4 129,-62 132,-63L132,-50.6C129,-49.6 126,-49.4 122,-50Z"
    "M132,-50.6L137,-51.6L142,-41C138,-40 135,-39.6 132,-39.6Z"
)


def _gate() -> tuple[Node, ...]:
    """The woven banner across the track, and its flag."""
    return (
        shape("M94,6L106,6L106,97L94,97Z", "boo"),
        shape(BANNER, "cream"),
        shape(FRINGES, "line"),
        shape("M98.6,8L99,-66L101,-66L101.4,8Z", "wood edge"),
        disc(100, -68, 3.2, "gold edge"),
        shape(FLAG, "cream edge"),
        shape(CHEQUERS, "ink"),
    )


def scenery_art() -> tuple[Node, ...]:
    """What the desert shows more than once."""
    return (
        node(
            "pattern",
            disc(2, 2, 1.1, "far-shade"),
            id="art-halftone",
            width=4,
            height=4,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(30)",
        ),
        art("caravan", shape(CARAVAN)),
        art("palm", shape(TRUNK, "wood edge"), shape(FRONDS, "palm edge")),
        art("cactus", shape("M-2,0V-16H2V0ZM-8,-6V-12H-5.6V-8H-2V-6ZM8,-7V-14H5.6V-9H2V-7Z", "palm edge")),
        art("outer", shape(uneven(round_square(4, 496, 62), 1.1))),
        art("inner", shape(uneven(round_square(101, 399, 24), 0.9))),
    )
