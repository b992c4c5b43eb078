"""The five woven motifs, and what carries them besides camels: dice, tickets, finish cards and badges.

Waves, leaves, suns, diamonds and stars say which racer is meant where colour cannot.
"""

from __future__ import annotations

from stampede.brush import art, box, disc, shape, sign, stamp
from stampede.camel.draw.brush import woven
from stampede.camel.editions import GREY, RACERS
from stampede.camel.types import Die, Rolled, Ticket
from stampede.svg import Node, node

SUNBEAMS = (
    "M0,-4.4V-6M0,4.4V6M-4.4,0H-6M4.4,0H6M-3.2,-3.2L-4.4,-4.4M3.2,-3.2L4.4,-4.4M-3.2,3.2L-4.4,4.4M3.2,3.2L4.4,4.4"
)
WAVES = "M-6,-2.4C-4,-6 -2,-6 0,-2.4C2,1.2 4,1.2 6,-2.4M-6,3.6C-4,0 -2,0 0,3.6C2,7.2 4,7.2 6,3.6"
LEAF = "M-5,4.6C-6,-2 -1.4,-5.6 5,-5.4C5.6,1 1.6,5.6 -3,4.2L2,-1.6L-4,3.4Z"
DIAMOND = "M0,-6L4.4,0L0,6L-4.4,0ZM0,-2.8L-2,0L0,2.8L2,0Z"
STAR = "M0,-5.8L1.5,-1.8L5.6,-1.7L2.4,.9L3.5,5L0,2.6L-3.5,5L-2.4,.9L-5.6,-1.7L-1.5,-1.8Z"
MOTIFS: dict[Die, tuple[Node, ...]] = {
    "b": (shape(WAVES, "weave-b"),),
    "g": (shape(LEAF, "g-motif"),),
    "y": (disc(0, 0, 2.6, "y-motif"), shape(SUNBEAMS, "weave-y")),
    "r": (shape(DIAMOND, "r-motif"),),
    "p": (shape(STAR, "p-motif"),),
    "x": (shape("M-6,6L6,-6M-8,-4L-4,-8M4,8L8,4", "weave-x"),),
}

DIE = "M-13,-14C-6,-15 6,-15 13,-14.4C14.4,-8 14.6,7 14,13C7,14.6 -7,14.4 -13.6,13.6C-14.6,6 -14.4,-8 -13,-14Z"
TICKET = "M-13.6,-18L13.4,-18.4L14,-5C12,-4.4 12,-1.6 14,-1L13.6,19L-13.8,19.2L-14,-1C-12,-1.6 -12,-4.4 -14,-5Z"
BAND = "M-13.6,-18L13.4,-18.4L13.8,-6.2L-13.8,-5.8Z"
CARD = "M-8,-11L8,-11.4L8.4,11L-8.2,11.4Z"


def cloth_art() -> tuple[Node, ...]:
    """A cloth for every die, and what is cut from it."""
    return (
        *(_cloth(letter, motif) for letter, motif in MOTIFS.items()),
        art("die", shape(DIE, "edge")),
        art("die-side", shape("M-13,-13L-15.6,-10L-16,17L10,18L14,13Z", "ink")),
        art("no-die", shape(DIE, "hollow")),
        art("ticket", shape(TICKET, "cream edge")),
        art("band", shape(BAND, "edge")),
        art("strip", shape("M-8,-5L8,-5.4L8.2,4.4L-8.1,4.8Z", "edge")),
        art("paper", shape(CARD, "cream edge")),
        *(art(f"badge-{racer}", stamp("paper"), *woven("strip", racer, 0, -6)) for racer in RACERS),
        art("card", stamp("paper"), shape("M-6,-9L6,-9.2L6.2,9L-6,9.2Z", "frame")),
    )


def _cloth(letter: Die, motif: tuple[Node, ...]) -> Node:
    place = {"x": -6, "y": -6, "width": 12, "height": 12}
    return node(
        "pattern", *motif, id=f"art-cloth-{letter}", patternUnits="userSpaceOnUse", viewBox="-6 -6 12 12", **place
    )


def die(letter: Die, rolled: Rolled | None) -> tuple[Node, ...]:
    """A die in its place: an outline while it is inside, its number when it is out and told."""
    if rolled is None:
        return (stamp("no-die", ink="in-yard" if letter == GREY else "in-tent"),)
    face = (stamp("die-side"), *woven("die", letter))
    if rolled.pips is None:
        return face
    return *face, *(
        _grey_number(rolled) if letter == GREY else (disc(0, 0, 9, "cream edge"), sign(rolled.pips, 0, 0, 15))
    )


def _grey_number(rolled: Rolled) -> tuple[Node, ...]:
    """The grey die's number is white or black, and says so."""
    plaque, ink = ("ink edge", "num pale") if rolled.camel == "k" else ("cream edge", "num")
    letter = str(rolled.camel).upper()
    return (
        box((-12.6, -9, 25.2, 18), plaque, corner=3),
        sign(letter, -5.4, 0, 15, ink),
        sign(str(rolled.pips), 6.8, 0, 15, ink),
    )


def badge(ticket: Ticket, x: float, y: float, *, aside: float) -> tuple[Node, ...]:
    """A ticket in front of a player; its number goes aside if the next one would cover it."""
    return stamp(f"badge-{ticket.racer}", x, y), sign(ticket.value, x - aside, y + 5.4, 12.5)
