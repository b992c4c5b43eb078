"""Where scenes of Elephant Derby begin."""

from __future__ import annotations

from stampede.elephant.deck import COUNTS
from stampede.game import Seat, Setup

SHORT = "DE"  # banana trees on 4b and 9c, a stall on 7a, a mango tree on 11b, mouse holes on 6c and 8b; twelve rows

LONG = "DECA"  # twenty-two rows

NARROW = "Fa"  # lane c is missing on rows 10 and 11; a mango tree on 9c

MUDDY = "GD"  # mud on 4a (2), 5b (3), 6a (4) and 6c (2)

RIVER = "DME"  # the river on row 10


def at(  # noqa: PLR0913 - a position has that many fields
    elephants: str,
    hands: str = "66/-/-",
    tiles: str = SHORT,
    *,
    cows: str = "-",
    discards: str = "-",
    crossings: str = "-",
    first: Seat = 0,
) -> Setup:
    """A table at which the race stands like that."""
    return Setup("elephant", len(hands.split("/")), first, f"{tiles} {elephants} {cows} {hands} {discards} {crossings}")


def all_but(hand: str) -> str:
    """Every card of the deck that is not in a hand."""
    return "".join(card * (count - hand.count(card)) for card, count in COUNTS.items())
