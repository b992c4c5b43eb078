"""What differs between the two editions, as data, and the numbers both share. No rule lives here."""

from __future__ import annotations

from typing import NamedTuple

RACERS = "bgyrp"
CRAZY = "wk"
GREY = "x"  # the die of the crazy camels

SPACES = 16
OVER_FORWARD = SPACES + 1  # where a unit stands that has crossed the line
OVER_BACKWARD = 0
PIPS = (1, 2, 3)
REVEALS = 5  # in a leg
MONEY = 3  # at the start
CARD_PAY = (8, 5, 3, 2, 1)  # right finish cards in order; the last number goes on
SECOND_PAY = 1  # a ticket of the racer in second place
REVEAL_PAY = 1  # a pyramid ticket
TILE_PAY = 1  # each time a unit lands on a tile
WRONG_COST = 1  # a ticket or a finish card that is wrong
SEATS = range(2, 9)


class Edition(NamedTuple):
    """One published set of rules."""

    name: str
    tickets: tuple[int, ...]  # a ticket stack, top first
    crazy: str  # its crazy camels
    dice: str  # all its dice
    partners_from: int | None  # how many players it takes for partnerships


CAMEL2 = Edition("camel2", (5, 3, 2, 2), CRAZY, RACERS + GREY, 6)
CAMEL1 = Edition("camel1", (5, 3, 2), "", RACERS, None)
EDITIONS = {edition.name: edition for edition in (CAMEL2, CAMEL1)}
