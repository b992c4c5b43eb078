"""The faces of the cards and their back, for hands that the page shows: art of 60×84 units around its middle.

A green frame with a square window moves an elephant and is played alone or with a red one; everything else has a red
frame and looks through an arch.
"""

from __future__ import annotations

from stampede.brush import art, at, disc, oval, shape, sign, stamp
from stampede.elephant.deck import CARDS, GREEN, NUMBERS, Card
from stampede.elephant.draw.brush import rosette
from stampede.svg import Node, group

SHEET = "M-28,-41C-10,-42.4 12,-42 28,-41C29.6,-14 29.4,16 28.4,41C10,42.4 -10,42 -28,41C-29.4,14 -29.6,-14 -28,-41Z"
FRAME = "M-25,-38L25,-38.6L25.6,38L-25.4,38.6Z"
WINDOW = "M-21,-34L21,-34.4L21.6,34L-21.2,34.4Z"
ARCH = "M-21.2,34.4V-12C-22,-24 -8,-24 0,-35C8,-24 22,-24 21.4,-12L21.6,34Z"
GROUND = "M-21.2,20C-10,15 8,22 21.4,17L21.6,34L-21.2,34.4Z"
SPEED = "M-20,-6H-12M-21,3H-14M-20,12H-15"
BURST = "M15,-8L18,-16L20,-8L24,-12L23,-5L27,-3L22,0L24,7L18,3L14,8L14,1L9,0L14,-4Z"
RUG = "M-24,16C-14,11 -6,21 3,16C12,11 18,20 25,15L23,22C16,26 10,18 3,23C-6,27 -14,18 -24,23Z"
GLASS = "M-12,-12L-8,24H8L12,-12Z"
JUICE = "M-11,-2C-4,-5 4,1 11,-2L8,24H-8Z"
STRAW = "M4,-10L10,-27L17,-25"
STONE_FRUIT = "M-20,16C-22,6 -12,2 -8,8C-4,16 -10,26 -16,25C-19,24 -20,20 -20,16Z"
COBRA = (
    "M-8,10C-18,2 -10,-5 -1,-4C4,-4 5,-7 1,-9C-11,-12 -14,-24 -5,-31C-2,-34 4,-34 7,-31C16,-24 13,-13 8,-9"
    "C16,-5 14,5 3,4C-2,4 -4,6 2,10Z"
)
BASKET = "M-18,8H18L14,28C6,31 -6,31 -14,28Z"
WEAVE = "M-17,14H17M-16,20H16M-15,26H15M-8,9L-6,29M0,9V30M8,9L6,29"
APE_EARS = "M-14,-6C-22,-8 -22,6 -13,6ZM14,-6C22,-8 22,6 13,6Z"
APE = "M-15,0C-17,-20 17,-20 15,0C16,16 8,21 0,21C-8,21 -16,16 -15,0Z"
APE_FACE = "M0,-6C-4,-12 -13,-10 -11,-1C-10,2 -10,4 -11,8C-10,18 10,18 11,8C10,4 10,2 11,-1C13,-10 4,-12 0,-6Z"
DIYA = "M-19,8C-13,26 13,26 19,8C8,13 -8,13 -19,8Z"
FLAME = "M0,10C-10,4 -7,-6 0,-20C3,-10 11,-2 0,10Z"
RAYS = "M0,-30V-26M-13,-25L-11,-21M13,-25L11,-21M-18,-13L-14,-11M18,-13L14,-11"
PUFFS = "M-20,22C-22,14 -12,12 -10,17C-7,10 4,11 4,18C9,13 20,15 18,22C20,29 6,28 2,26C-6,31 -20,30 -20,22Z"
TIGER_EARS = "M-17,-8C-22,-20 -10,-24 -6,-15ZM17,-8C22,-20 10,-24 6,-15Z"
TIGER = "M-19,2C-20,-18 20,-18 19,2C20,16 8,22 0,22C-8,22 -20,16 -19,2Z"
STRIPES = "M0,-13V-6M-5,-12L-4,-7M5,-12L4,-7M-18,0L-11,2M-18,7L-12,7M-15,14L-10,11M18,0L11,2M18,7L12,7M15,14L10,11"
CHOPS = "M0,7C-8,4 -11,14 -5,18C-2,20 2,20 5,18C11,14 8,4 0,7Z"


def card_art() -> tuple[Node, ...]:
    """Every face, its picture and its number alone, the back, and the snake that lies in front of players."""
    return (
        art("deck-window", *_sheet(WINDOW)),
        art("deck-arch", *_sheet(ARCH)),
        art("trot", stamp("under"), stamp("side"), stamp("side-gear")),
        art("roundel", disc(-15.6, -28, 12.4, "cream edge")),
        *(art(f"view-{card}", *_picture(card)) for card in CARDS),
        *(art(f"number-{card}", stamp("roundel"), sign(number, -15.6, -28, 21)) for card, number in NUMBERS.items()),
        *(art(f"deck-{card}", *_face(card)) for card in CARDS),
        art("deck-back", shape(SHEET, "cream edge"), shape(FRAME, "veranda"), *_mandala()),
        art("snake", *_cobra()),
    )


def _sheet(opening: str) -> tuple[Node, ...]:
    """A card without its picture: the frame in the suit's ink, and a view of a rising sun."""
    return (
        shape(SHEET, "cream edge"),
        shape(FRAME),
        shape(opening, "paper"),
        disc(2, 4, 17, "lamp"),
        shape(GROUND, "tone"),
    )


def _face(card: Card) -> tuple[Node | None, ...]:
    """A whole card: frame, picture and, if it moves an elephant, how far."""
    frame = stamp("deck-window", ink="green-suit") if card in GREEN else stamp("deck-arch", ink="red-suit")
    return frame, stamp(f"view-{card}"), stamp(f"number-{card}") if card in NUMBERS else None


def _picture(card: Card) -> tuple[Node, ...]:
    match card:
        case "6":
            return shape(SPEED, "dot"), _elephant(0, 8, 0.62, -12), _elephant(6, 20, 0.62, -12)
        case "5":
            return shape(SPEED, "dot"), _elephant(0, 14, 0.74, -8)
        case "2":
            return (_elephant(0, 18, 0.5, 0),)
        case "c":
            return _elephant(-5, 14, 0.66, 8), shape(BURST, "marigold edge")
        case "f":
            return shape(PUFFS, "cloud"), shape(RUG, "rose edge"), _elephant(-1, 5, 0.62, -6)
        case "j":
            return _glass()
        case _:
            return _red(card)


def _red(card: Card) -> tuple[Node, ...]:
    match card:
        case "w":
            return (group([stamp("cow")], transform=f"{at(-2, 10)}scale(.86)"),)
        case "m":
            return (group([stamp("mouse")], transform=f"{at(3, 12)}scale(1)"),)
        case "s":
            return *_cobra(), shape(BASKET, "straw edge"), shape(WEAVE, "line")
        case "k":
            return _monkey()
        case "p":
            return shape(RAYS, "dot"), shape(FLAME, "marigold edge"), shape(DIYA, "awning edge"), *_spark()
        case _:
            return _tiger()


def _elephant(x: float, y: float, scale: float, lean: float) -> Node:
    return group([stamp("trot")], transform=f"{at(x, y)}rotate({lean:g})scale({scale:g})")


def _spark() -> tuple[Node, ...]:
    """The heart of a flame, and petals on the lamp."""
    return shape("M0,8C-5,3 -3,-2 0,-8C2,-2 5,3 0,8Z", "lamp"), shape("M-10,15C-4,18 4,18 10,15", "garland")


def _glass() -> tuple[Node, ...]:
    return (
        shape(STRAW, "straw-line"),
        shape(GLASS, "cream edge"),
        shape(JUICE, "mango edge"),
        shape(STONE_FRUIT, "marigold edge"),
        shape("M-12,6C-10,0 -4,0 -2,3C-6,6 -10,7 -12,6Z", "leaf edge"),
    )


def _cobra() -> tuple[Node, ...]:
    return (
        shape(COBRA, "snake edge"),
        shape("M-5,-22C-2,-26 4,-26 7,-22C6,-15 4,-12 1,-12C-2,-12 -4,-15 -5,-22Z", "leaf-light"),
        disc(-3, -28, 1.5, "ink"),
        disc(5, -28, 1.5, "ink"),
        shape("M1,-25V-21M1,-21L-1,-19M1,-21L3,-19", "line"),
    )


def _monkey() -> tuple[Node, ...]:
    return (
        shape(APE_EARS, "skin edge"),
        shape(APE, "monkey edge"),
        shape(APE_FACE, "skin"),
        disc(-5, -2, 2, "ink"),
        disc(5, -2, 2, "ink"),
        shape("M-6,9C-3,14 3,14 6,9M-1,4L0,5L1,4", "line"),
        shape("M-4,-16C-2,-22 4,-22 5,-19", "line"),
    )


def _tiger() -> tuple[Node, ...]:
    return (
        shape(TIGER_EARS, "tiger edge"),
        shape(TIGER, "tiger edge"),
        shape(STRIPES, "dot"),
        shape(CHOPS, "cream edge"),
        oval((-7, -1, 3.4, 3), "banana edge"),
        oval((7, -1, 3.4, 3), "banana edge"),
        shape("M-7,-1v.1M7,-1v.1", "dot"),
        shape("M-3,7H3L0,10ZM0,10V13M-4,15C-2,17 2,17 4,15", "line"),
    )


def _mandala() -> tuple[Node, ...]:
    """A flower of eight petals, and four buds in the corners."""
    buds = "M-18,-31l4,4l-4,4l-4,-4ZM18,-31l4,4l-4,4l-4,-4ZM-18,23l4,4l-4,4l-4,-4ZM18,23l4,4l-4,4l-4,-4Z"
    return (
        shape(rosette(4, 24, 6), "marigold edge"),
        disc(0, 0, 6, "rose edge"),
        shape(buds, "marigold"),
    )
