"""The cards: how many there are of each, their colours and numbers, and hands kept in order. Our reconstruction.

A card is one letter. What a card does is in `effects`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str  # one letter of "65cfj2wmskpt"
Hand: TypeAlias = tuple[Card | None, ...]  # in the order of the deck; None for a card that is not seen
Pile: TypeAlias = tuple[int, ...]  # how many of each card, in the order of the deck

COUNTS: dict[Card, int] = {
    "6": 8,  # move 6
    "5": 10,  # move 5
    "c": 6,  # move 4, charge
    "f": 6,  # move 4, flying carpet
    "j": 6,  # move 4, mango juice
    "2": 8,  # move 2
    "w": 7,  # sacred cow
    "m": 4,  # mouse
    "s": 4,  # snake charmer
    "k": 3,  # monkey
    "p": 3,  # prayer
    "t": 3,  # tiger
}
CARDS = "".join(COUNTS)
GREEN = "65cfj"
NUMBERS: dict[Card, int] = {"6": 6, "5": 5, "c": 4, "f": 4, "j": 4, "2": 2}
FULL: Pile = tuple(COUNTS.values())
SIZE = sum(FULL)
HAND = 6
BANANA_HAND = 9
TIGERS = COUNTS["t"]

_ORDER = {card: place for place, card in enumerate(CARDS)}


def with_card(hand: Hand, card: Card | None) -> Hand:
    """A hand with one card more; a card nobody sees goes to the end."""
    return in_order((*hand, card))


def in_order(cards: Iterable[Card | None]) -> Hand:
    """Cards as they are kept in a hand."""
    return tuple(sorted(cards, key=_place))


def without(hand: Hand, card: Card) -> Hand:
    """A hand with one card less."""
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])


def _place(card: Card | None) -> int:
    return len(CARDS) if card is None else _ORDER[card]


def kinds(hand: Iterable[Card | None]) -> str:
    """The different cards of a hand that can be seen."""
    held = set(hand)
    return "".join(card for card in CARDS if card in held)


def counted(cards: Iterable[Card | None]) -> Pile:
    """How many of each card there are among those that can be seen."""
    listed = list(cards)
    return tuple(listed.count(card) for card in CARDS)


def less(pile: Pile, card: Card) -> Pile:
    """A pile with one card less."""
    place = _ORDER[card]
    return (*pile[:place], pile[place] - 1, *pile[place + 1 :])
