"""Camels: their shapes, their seven characters, and how one is put together for its place in a stack.

A camel is drawn around the middle of its belly, looking right; `places` says where it stands and which way it looks.
The one on top holds its head high; those who carry duck and make a face.
"""

from __future__ import annotations

from functools import cache

from stampede.brush import art, at, box, disc, shape, sign, stamp
from stampede.camel.draw.brush import woven
from stampede.camel.draw.places import Standing, standing
from stampede.camel.editions import CRAZY, RACERS
from stampede.camel.types import Stack
from stampede.svg import Node, group, kept, node

BODY = (
    "M-25,-3C-29,-10 -28,-18 -20,-20C-14,-21 -12,-35 -3,-36C7,-37 9,-24 15,-20.5C22,-19 26.5,-14 26,-7"
    "C25.5,-1 20,.4 14,.3L-17,.5C-21,1 -24,0 -25,-3Z"
)
BELLY = "M-26.4,-8C-20,-3 -8,-5 4,-4.6C14,-4.4 22,-6 26,-9C26,-1 20,.4 14,.3L-17,.5C-23,1 -25,-1 -26.4,-8Z"
BLANKET = "M-20,-20C-13,-21.5 -11.5,-35.4 -3,-36.4C6.5,-37 8.5,-24.5 15.5,-20.5L18,-1.5C8,1.2 -9,1.6 -21,-.8Z"
HEM = "M-20.8,-1.4C-9,1 8,.6 17.8,-2"
TAIL = "M-25.5,-12C-31,-11 -31.6,-4 -30.4,1L-28,6L-33,5.4L-31.8,1C-34,-6 -33,-14 -26,-15.6Z"
NECK = "M12,-19C19,-17 21.6,-20 22.6,-27C23.2,-32 23,-36 24,-41L34,-40C34.6,-31 34.6,-21 32.8,-13C31,-5 25,-2 19,-3Z"
THROAT = "M33.6,-36C34.6,-28 34.4,-20 32.8,-13C31,-5 25,-2 19,-3L18,-7C25,-8 29,-14 30,-22Z"
HEAD = (
    "M-10,2C-11,-4 -7,-8 -1,-8C5,-8 8,-5.5 12,-4.6C15.6,-3.6 16.4,.2 15,3.2C13.4,6.6 9,6.6 5,6.2C1,6 -2,7.4 -5,7"
    "C-8,6.6 -9.6,5 -10,2Z"
)
JAW = "M-10,2C-6,5 -1,3 3,3.6C8,4.4 12,4.6 15.4,2C14,6.8 9,6.6 5,6.2C1,6 -2,7.4 -5,7C-8,6.6 -9.6,5 -10,2Z"
EAR = "M-7,-5C-11.4,-8 -12.4,-12 -10,-12.4C-7.4,-12.6 -5,-9.6 -3.6,-6.6Z"
NEAR_LEGS = (
    "M-24,-7C-25.4,1 -22,5 -22.8,10L-23.2,15L-25,18L-17,18L-17.6,15L-17.2,9.4C-16,5 -12,3 -11,-3Z"
    "M13,-4C13.6,3 15.4,5 15,9.6L14.6,15L13,18L21,18L20.4,15L20.4,9.6C21.4,5 24,2 24.6,-5Z"
)
FAR_LEGS = (
    "M-15,-3C-14.6,4 -12.4,6 -13,10L-13.2,14L-15,16.6L-7.6,16.6L-8.2,14L-8,9C-7,5 -5,2 -5,-3Z"
    "M3,-3C4,3 6,6 5.6,10L5.2,14L3.6,16.6L11,16.6L10.4,14L10.4,9C11,5 13,2 13,-3Z"
)
KNEES = (
    "M-24,-6C-26,-2 -25,1.4 -21,1.6L-11,1.6C-8,1.4 -9,-3 -12,-5Z"
    "M10,-4C7,-1 7.4,1.6 11,1.6L21,1.4C25.6,1.2 26.4,-4 24,-8Z"
)
SHADOW = "M24,15C16,21 -14,24.6 -40,24.6C-52,24.6 -54,21.4 -44,19C-30,15.6 4,13.6 24,15Z"
NOSEBAND = "M3,-7.4L6.4,-6.4C5,-2 5.2,2 6.4,6.3L3.2,6.3C2,2 1.6,-3 3,-7.4Z"
CHEEK = "M2.2,-1.4L-9.8,-.6L-9.9,1.8L2.2,1.2Z"

LID = "M-5,-4.4C-4.6,-8 1.2,-8.4 1.8,-4.2Z"
SPRIG = "M14,3.4C15.6,1.4 18.6,1.6 20,4C17.6,6 15.4,5.6 14,3.4ZM13,3.6C14,6.4 15,8 17,8.4"
GLASSES = (
    "M-6,-6.6L9,-5.4C9.2,-1.6 7.6,0 5,-.2C2.8,-.4 2.2,-2 1.8,-3.6C1.2,-1.2 -.4,.2 -2.6,0C-5.2,-.4 -6.2,-3 -6,-6.6Z"
)
GLINT = "M-4.4,-5.4L-2.6,-5.2L-4,-2.6ZM4,-4.6L6,-4.4L4.4,-1.8Z"
BROW = "M-6.6,-8.4L3,-4.6L2.4,-6.8L-5.6,-10.4Z"
LASHES = "M-5,-5C-4,-8.4 1,-8.6 1.8,-5M-4.4,-6.4L-7.2,-8.2M-2.4,-7.6L-3.6,-10.6M0,-7.6L.6,-10.6"
TONGUE = "M7,4.4C8.4,4.2 11,4.4 12.4,4.4C13.4,8 12.6,11 10.4,11.2C8,11.2 7,8 7,4.4Z"
TEETH = "M14.8,1.6C11,3.8 7,3.4 4,1L5,5.4C8,6.6 12,6.4 14,4.6Z"
RACER_LOOKS: dict[str, tuple[Node, ...]] = {
    "b": (stamp("eye"), shape(LID, "fur-b edge")),  # dreams
    "g": (stamp("eye"), shape(SPRIG, "g edge")),  # chews
    "y": (shape(GLASSES, "ink"), shape(GLINT, "cream")),  # is too cool for this race
    "r": (stamp("eye"), shape(BROW, "ink")),  # means it
    "p": (stamp("eye"), shape(LASHES, "line")),  # knows that everybody looks
}
CRAZY_LOOKS: dict[str, tuple[Node, ...]] = {
    "w": (
        disc(-3.6, -6.4, 5, "cream edge"),
        disc(4, -7.4, 3.8, "cream edge"),
        disc(-2.4, -7.4, 1.5, "ink"),
        disc(5, -6.4, 1.1, "ink"),
        shape(TONGUE, "boo edge"),
    ),
    "k": (
        disc(-3.2, -6.2, 4.6, "cream edge"),
        disc(4.4, -7, 4.2, "cream edge"),
        disc(-0.8, -5.4, 1.4, "ink"),
        disc(2.2, -6.4, 1.4, "ink"),
        shape(TEETH, "cream edge"),
        shape("M8,2.8L8.4,6M11,2.8L11.2,6", "line"),
    ),
}
BELL = "M-19,-2C-20,-8 -18.6,-13 -15,-13.2C-11,-13 -10,-8 -10.4,-2L-13,-3.4L-14.4,-6L-15.4,-2.4Z"
BARE: dict[str, tuple[Node, ...]] = {
    "w": (
        shape("M-11,-25C-16,-16 -16.4,-6 -14,.4M14,-21C18,-14 18.4,-6 16,.4", "rope"),
        shape("M-14,-8.6C-20,-8 -19.6,-2.4 -15.6,-2.6C-12,-3 -13,-8 -17,-6", "rope"),
    ),
    "k": (shape("M-9,-27C-15,-20 -16,-17 -15,-12M13,-22C17,-14 17.4,-6 15.6,.4", "rope"), shape(BELL, "gold edge")),
}


def camel_art() -> tuple[Node, ...]:
    """The parts that camels share, their fur left open, and what is each one's own."""
    return (
        art("trunk", shape(BODY, "edge"), shape(BELLY, "tone")),
        art("legs", shape(TAIL, "edge"), shape(FAR_LEGS, "tone edge"), shape(NEAR_LEGS, "edge")),
        art("knees", shape(KNEES, "tone edge")),
        art("neck", shape(NECK, "edge"), shape(THROAT, "tone")),
        art("head", shape(EAR, "tone edge"), shape(HEAD, "edge"), shape(JAW, "tone"), disc(12.4, -1.6, 1, "ink")),
        art("grin", shape("M15,2.4C12,4.6 8,4.4 4.6,2.2C4,1.8 3.6,1.2 3.4,.6", "line")),
        art("grim", shape("M14.6,4C11,2.4 8,2.8 5,4.6", "line")),
        art("eye", node("ellipse", cx=-1.6, cy=-4, rx=3.2, ry=3.4, class_="cream edge"), disc(-0.4, -3.4, 1.6, "ink")),
        art("halter", shape(NOSEBAND, "edge"), shape(CHEEK)),
        art("shade", shape(SHADOW, "shade")),
        art("plaque", box((-13, -20, 26, 24), "chosen near", corner=6), box((-8, -15.2, 16, 14.4), "plaque", corner=3)),
        art("blanket", shape(BLANKET, "edge")),
        *(art(f"dress-{racer}", *woven("blanket", racer), shape(HEM, "fringe")) for racer in RACERS),
        *(art(f"dress-{crazy}", *BARE[crazy]) for crazy in CRAZY),
        *(art(f"look-{racer}", stamp("halter"), *parts) for racer, parts in RACER_LOOKS.items()),
        *(art(f"look-{crazy}", *parts) for crazy, parts in CRAZY_LOOKS.items()),
    )


def camel(it: Standing) -> tuple[Node, ...]:
    """One camel: the beast turns round, its shadow and its letter never do."""
    return _shaped(it._replace(space=0, x=0, y=0))


@cache
def _shaped(it: Standing) -> tuple[Node, ...]:
    """The same wherever it stands, and drawn at every step of every move."""
    parts = (
        None if it.is_carried else stamp("shade"),
        group(_beast(it), transform="scale(-1 1)" if it.looks_left else None),
        stamp("plaque"),
        sign(it.camel.upper(), 0, -8, 15.5),
    )
    return tuple(kept(part) for part in parts if part)


def _beast(it: Standing) -> tuple[Node | None, ...]:
    fur = f"fur-{it.camel}"
    return (
        None if it.is_carried else stamp("legs", ink=fur),
        None if it.carries else stamp("neck", ink=fur),
        stamp("trunk", ink=fur),
        stamp("knees", ink=fur) if it.is_carried else None,
        stamp(f"dress-{it.camel}"),
        group(_head(it), transform="translate(32 -9)" if it.carries else "translate(29 -44)"),
    )


def _head(it: Standing) -> tuple[Node, ...]:
    """A head in its mood; a racer's halter is in its colour."""
    mood = "grim" if it.carries else "grin"
    halter = it.camel if it.camel in RACERS else None
    return stamp("head", ink=f"fur-{it.camel}"), stamp(mood), stamp(f"look-{it.camel}", ink=halter)


def herd(track: tuple[Stack, ...]) -> Node:
    """All camels on the track, each in its place."""
    camels = [
        group(
            camel(it),
            id=f"camel-{it.camel}",
            transform=at(it.x, it.y),
            data_camel=it.camel,
            data_space=it.space,
            data_key=f"{track[it.space].index(it.camel)} {len(track[it.space])}",  # how high in how many: see `large`
        )
        for it in standing(track)
    ]
    return group(camels, id="camels", pointer_events="none")
