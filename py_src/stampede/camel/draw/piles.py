"""The two finish piles: rugs with a cup or a snail, and the cards on them in the order they were placed.

A card shows its owner's shape; its racer's cloth only if the view knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from stampede.brush import art, at, shape, sign, stamp
from stampede.camel.draw.faces import Cast, seal
from stampede.camel.types import Card, Pile
from stampede.svg import Node, group

RUGS: dict[Pile, tuple[int, int]] = {"winner": (100, 301), "loser": (300, 301)}


class Spread(NamedTuple):
    """How up to so many cards lie on a rug: in columns, from a first row downwards, each so large."""

    most: int
    columns: int
    across: float
    top: float
    down: float
    scale: float


SPREADS = (
    Spread(4, 4, 22, 63, 0, 1),
    Spread(8, 4, 22, 55, 24, 1),
    Spread(12, 6, 13.2, 55, 24, 1),
    Spread(21, 7, 11, 53, 15, 0.78),
    Spread(40, 10, 7.4, 50, 12, 0.56),
)

CUP = "M-9,-11H9C9,-2 6,3 1.6,4V8L6,11H-6L-1.6,8V4C-6,3 -9,-2 -9,-11Z"
HANDLES = "M-9,-9H-14C-15,-3 -12,0 -7.6,0M9,-9H14C15,-3 12,0 7.6,0"
SNAIL = (
    "M-17,10C-10,11.6 6,12 13,9C17,7 17,1 16,-3L14,-3C13.6,1 12,4 8,4C9,-5 4,-11 -3,-11C-10,-11 -13,-4 -10,3"
    "C-11,7 -14,9 -17,10Z"
)
SHELL = "M8,4C9,-5 4,-11 -3,-11C-10,-11 -13,-4 -10,3C-6,6 2,6 8,4Z"
COIL = "M4,2C5,-4 1,-8 -3,-7.6C-7.4,-7 -8,-1 -4.6,.6C-1,2 1,-2 -1.6,-3.4M14.6,-3L12,-9M16,-3L18,-8.4"
BORDER = "".join(
    [
        *(f"M{x},11l4,5h-8Z" for x in range(14, 90, 10)),
        *(f"M{x},87l4,-5h-8Z" for x in range(14, 90, 10)),
    ]
)


def pile_art() -> tuple[Node, ...]:
    """A rug, its ground left open, and the two emblems."""
    return (
        art(
            "rug",
            shape("M2,8L97,4L97,95L-4,98Z", "shade"),
            shape("M7,3.4L94,2.6M6,94.6L95,94", "tassels"),
            shape("M5,5.6L95,5L96,92L4,92.6Z", "edge"),
            shape(BORDER, "tone"),
            shape("M50,44L80,61L50,78L20,61ZM50,51L32,61L50,71L68,61Z", "faint"),
            shape("M8,18.6L92,18M8,79.6L92,79", "tone-line"),
        ),
        art("emblem-winner", shape(HANDLES, "handles"), shape(CUP, "gold edge")),
        art("emblem-loser", shape(SNAIL, "paper edge"), shape(SHELL, "garb-green edge"), shape(COIL, "line")),
    )


def rug(pile: Pile, cards: tuple[Card, ...]) -> tuple[Node | None, ...]:
    """The place of a pile, with how many cards lie there."""
    return (
        stamp("rug", ink=f"rug-{pile}"),
        stamp(f"emblem-{pile}", 50, 31),
        sign(len(cards), 82, 31, 16, "num pale") if cards else None,
    )


def cards_on(pile: Pile, cards: tuple[Card, ...], cast: Cast) -> Node:
    """The cards in rows, first placed first; the more there are, the smaller they lie."""
    x, y = RUGS[pile]
    spread = next(spread for spread in SPREADS if len(cards) <= spread.most)
    places = [
        (x + 17 + spread.across * (n % spread.columns), y + spread.top + spread.down * (n // spread.columns))
        for n in range(len(cards))
    ]
    return group(
        [
            group(_card(card, cast[card.seat].colour, spread.scale), id=f"card-{pile}-{n}", transform=at(*place))
            for n, (card, place) in enumerate(zip(cards, places, strict=True), 1)
        ],
        pointer_events="none",
    )


def _card(card: Card, colour: int, scale: float) -> list[Node]:
    """A card's back with its owner's shape, or its face with both."""
    back, front = (stamp("card"), seal(colour)), (stamp(f"badge-{card.racer}"), seal(colour, 0, 5))
    parts = [*(back if card.racer is None else front)]
    return parts if scale == 1 else [group(parts, transform=f"scale({scale})")]
