"""What the players to come could take: the tickets on offer with their worth, best first.

A menu is what one leaves to the others. Revealing a die pays a pound whatever happens, so nothing is ever worth less.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from stampede.camel import race
from stampede.camel.editions import EDITIONS, GREY, RACERS
from stampede.camel.odds import Board, LegOdds, leg_odds
from stampede.camel.types import Racer

REVEAL_POUNDS = 1.0

# Tickets left by racer, in the order of RACERS.
TicketsLeft: TypeAlias = tuple[int, ...]
Menu: TypeAlias = tuple[float, ...]  # expected pounds of the best things to take, best first


def ticket_worth(odds: LegOdds, racer: Racer, value: int) -> float:
    """L1: the expected pounds of a ticket."""
    first, second = odds.ranks[racer][:2]
    return ((value + 1) * first + 2 * second) / odds.total - 1


def menu_of(edition: str, left: TicketsLeft, odds: LegOdds, courses: int) -> Menu:
    """What the next players take if each takes the best there is."""
    values = EDITIONS[edition].tickets
    offers = [
        ticket_worth(odds, racer, value)
        for racer, count in zip(RACERS, left, strict=True)
        for value in values[len(values) - count :]
    ]
    offers = sorted([*offers, *[REVEAL_POUNDS] * courses], reverse=True)
    return tuple(offers[:courses])


def without(left: TicketsLeft, racer: Racer) -> TicketsLeft:
    """The tickets left after one more of this racer is taken."""
    at = RACERS.index(racer)
    return (*left[:at], left[at] - 1, *left[at + 1 :])


@lru_cache(maxsize=4096)
def after_reveal(board: Board, left: TicketsLeft, courses: int) -> Menu:
    """The menu after a reveal, over all that the pyramid can show; nothing is left when the leg is over."""
    total = [0.0] * courses
    for weight, after in rolled(board):
        if after is not None:
            menu = menu_of(board.edition, left, leg_odds(after), courses)
            total = [sum_ + weight * offer for sum_, offer in zip(total, menu, strict=True)]
        else:
            total = [sum_ + weight * REVEAL_POUNDS for sum_ in total]
    return tuple(total)


@lru_cache(maxsize=1024)
def rolled(board: Board) -> tuple[tuple[float, Board | None], ...]:
    """Every face that can come out next with its chance; None where the leg ends."""
    found: dict[Board | None, float] = {}
    for die in board.pyramid:
        faces = race.faces(die)
        for shown, pips in faces:
            after = _after(board, die, shown, pips)
            found[after] = found.get(after, 0.0) + 1 / len(board.pyramid) / len(faces)
    return tuple((weight, after) for after, weight in found.items())


def _after(board: Board, die: str, shown: str, pips: int) -> Board | None:
    mover = race.crazy_mover(board.track, shown)[0] if die == GREY else shown
    moved = race.move(board.track, dict(board.tiles), mover, pips)
    inside = board.pyramid.replace(die, "")
    staying = len(EDITIONS[board.edition].dice) - 5
    is_over = race.crossed(moved.track) or len(inside) == staying
    return None if is_over else board._replace(track=moved.track, pyramid=inside)
