"""The yard inside the track: five tents with their tickets and dice, the pyramid, and the counter with the bank.

Every cell is 100×100 units, drawn from its top left corner. What can be tapped there is `draw`'s to say.
"""

from __future__ import annotations

from stampede.brush import art, at, disc, number, shape, sign, stamp
from stampede.camel.chance import reveals_left
from stampede.camel.draw.brush import motif, woven
from stampede.camel.draw.cloth import die
from stampede.camel.editions import EDITIONS, GREY, RACERS, REVEALS
from stampede.camel.types import Die, Racer, State
from stampede.svg import Node, group

TENTS: dict[Die, tuple[int, int]] = {
    "b": (100, 101),
    "g": (200, 101),
    "y": (300, 101),
    "r": (100, 201),
    "p": (300, 201),
}
PYRAMID = (200, 201)
COUNTER = (200, 301)  # the grey die, the pyramid tickets, the bank
DIE_IN_TENT = (70, 73)
DIE_ON_COUNTER = (26, 68)


def _stripe(left: float) -> str:
    """One stripe of a roof, `left` scallops from the middle, with its scallop."""
    near, far = left / 3.5, (left + 1) / 3.5
    down = f"C{number(50 + 6 * near)},18 {number(50 + 22 * near)},27 {number(50 + 45 * near)},33"
    hem = f"L{number(50 + 42 * near)},43q6,8 12,0L{number(50 + 45 * far)},33"
    return f"M50,5{down}{hem}C{number(50 + 22 * far)},27 {number(50 + 6 * far)},18 50,5Z"


ROOF = "".join(_stripe(left) for left in (-3.5, -1.5, 0.5, 2.5))
PALE_ROOF = "".join(_stripe(left) for left in (-2.5, -0.5, 1.5))
VALANCE = "".join(f"M{x},-6H{x + 12}V4.6Q{x + 6},12 {x},4.6Z" for x in (-6, 18, 42, 66))
INSIDE = "M11,42L89,42L92,93L8,93Z"
FLOOR = "M8.6,84C30,80 70,81 91.4,85L92,93L8,93Z"
CURTAINS = "M8,40C13,60 9,80 3,95L14,94C18,78 18,60 17,42ZM92,40C87,60 91,80 97,95L86,94C82,78 82,60 83,42Z"
FOLDS = "M8,42C13,60 9,80 3,95L7,94.6C13,78 13,60 11,42ZM83,42C82,60 82,78 86,94L89,94.4C86,78 86,60 87,42Z"
TENT_SHADOW = "M3,94L-20,103C0,107 50,107 84,101L97,94Z"


def bazaar_art() -> tuple[Node, ...]:
    """What stands in the yard more than once; a tent's colour is left open."""
    return (
        art(
            "tent",
            shape(TENT_SHADOW, "shade"),
            shape(INSIDE, "inside edge"),
            shape("M42,42L58,42L88,93L12,93Z", "glow"),
            shape(FLOOR, "inside-low"),
            shape(CURTAINS, "edge"),
            shape(FOLDS, "fold"),
            shape(ROOF, "edge"),
            shape(PALE_ROOF, "cream edge"),
            disc(50, 4, 2.6, "gold edge"),
        ),
        art("valance", shape(VALANCE)),
        art("pyramid-ticket", shape("M0,-8L9,6L-9,6Z", "stone edge"), shape("M0,-8L-2.6,6L-9,6Z", "stone-shade")),
        art("no-pyramid-ticket", shape("M0,-8L9,6L-9,6Z", "hollow")),
        art("no-ticket", shape("M-13.6,-18L13.4,-18.4L13.6,19L-13.8,19.2Z", "hollow")),
        art("coin", disc(0, 1.6, 12, "gold-shade edge"), disc(0, 0, 12, "gold edge"), disc(0, 0, 9.6, "coin-ring")),
    )


def tent(view: State, racer: Racer) -> tuple[Node, ...]:
    """A racer's tent with what is left of its tickets."""
    return (
        stamp("tent", ink=racer),
        motif("valance", racer, 14, 38),
        disc(50, 34, 9.6, "cream edge"),
        sign(racer.upper(), 50, 34, 15),
        *_tickets(view, racer),
    )


def _tickets(view: State, racer: Racer) -> tuple[Node, ...]:
    """The stack: its top ticket readable, a dot for each that is left."""
    values = EDITIONS[view.edition].tickets
    left = view.tickets_left[RACERS.index(racer)]
    if not left:
        return (stamp("no-ticket", 34, 70, "in-tent"),)
    edges = (stamp("ticket", 34 + 2.2 * n, 70 - 2.6 * n) for n in range(left - 1, 0, -1))
    dots = "".join(f"M{number(36.5 + 5 * n - 2.5 * left)},85h0" for n in range(left))
    top = (stamp("ticket", 34, 70), *woven("band", racer, 34, 70), sign(values[len(values) - left], 34, 73.5, 19))
    return *edges, *top, shape(dots, "dots")


def dice(view: State) -> Node:
    """Every die's place, in the tents and on the counter."""
    out = {rolled.die: rolled for rolled in view.tents}
    places = [
        group(die(letter, out.get(letter)), id=f"die-{letter}", transform=at(*die_place(letter)), data_key="die")
        for letter in EDITIONS[view.edition].dice
    ]
    return group(places, id="dice", pointer_events="none")


def die_place(letter: Die) -> tuple[float, float]:
    """Where a die lies when it is out."""
    (x, y), (dx, dy) = (TENTS[letter], DIE_IN_TENT) if letter in TENTS else (COUNTER, DIE_ON_COUNTER)
    return x + dx, y + dy


JARS = shape(
    "M14,54H23L22,59C29,64 29,80 23,89H14C8,80 8,64 15,59ZM34,68H41L40,72C46,76 45,84 41,89H34C30,84 29,76 35,72Z"
    "M10,74q8,4 17,0M31,80q6,3 12,0",
    "dune edge",
)
WINDOWS = ((52, 31), (48.5, 47), (59, 46.5), (46.5, 63), (58, 62.5), (69.5, 62))
COURSES = (
    "M47.4,25L62,25M45.6,40L70,39M43.4,55L78,54M41.4,70L86,69M39.4,84L94,82"
    "M47.4,25L39,24M45.6,40L30,38M43.4,55L21,53M41.4,70L13,67M39.4,84L6,80"
)


def pyramid(view: State) -> tuple[Node, ...]:
    """The pyramid, one lit window for each die inside."""
    inside = len(view.pyramid)
    return (
        shape("M2,90L-30,102C0,108 60,106 86,99L98,90L38,97Z", "shade"),
        shape("M50,3L99,90L38,98Z", "stone edge"),
        shape("M50,3L38,98L1,90Z", "stone-shade edge"),
        shape(COURSES, "course"),
        shape("M50,3L58,17.4L48,19L42,16.6Z", "gold edge"),
        shape(_windows(WINDOWS[inside:]), "stone-dark"),
        shape(_windows(WINDOWS[:inside]), "lamp edge"),
        shape("M54,95.6L55,84C56,77 64,76 66,82L68,93.6Z", "ink"),
        shape("M54,95.6L68,93.6L74,100L55,102.6Z", "boo edge"),
    )


def _windows(places: tuple[tuple[float, float], ...]) -> str:
    return "".join(f"M{x - 3.4},{y + 4}v-5q3.4,-5 6.8,0v5Z" for x, y in places)


def counter(view: State) -> tuple[Node | None, ...]:
    """The pyramid tickets still to be had, and the bank's chest; the grey die lies here too."""
    left = reveals_left(view.edition, view.pyramid) - (view.phase == "reveal")
    tickets = (
        stamp("pyramid-ticket" if n < left else "no-pyramid-ticket", 14 + 18 * n, 24, "in-yard") for n in range(REVEALS)
    )
    jars = JARS if GREY not in EDITIONS[view.edition].dice else None
    return SHELF, *tickets, jars, group(CHEST, id="bank", transform=at(70, 70))


SHELF = shape("M4,30.6L96,30L96,33L4,33.6Z", "wood edge")
CHEST = (
    shape("M-22,18L-36,24C-14,28 14,26 22,18Z", "shade"),
    stamp("coin", -10, -5),
    stamp("coin", 9, -4),
    stamp("coin", -1, -10),
    shape("M-23,-2L23,-2.4L20.6,19L-21,19.4Z", "wood edge"),
    shape("M-23,-2L23,-2.4L22.4,4L-22.4,4.4Z", "gold-shade edge"),
    shape("M-4.4,-4H4.4V9H-4.4Z", "gold edge"),
    disc(0, 2.6, 1.6, "ink"),
)
