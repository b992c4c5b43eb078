"""A whole table of odds packed into one integer, so that adding two tables is one addition.

Each field counts in how many ways something happens. Which fields there are is known here; how positions lead to them
is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import NamedTuple, TypeAlias

from stampede.camel.editions import RACERS
from stampede.camel.odds.orders import ORDERS, SWAPPED
from stampede.camel.types import Racer, Space

WIDTH = 21  # bits; the largest count is five landings in each of 349,920 ways to end a leg
_MASK = (1 << WIDTH) - 1

PAIRS = tuple(permutations(RACERS, 2))  # first and second
_NAMES: tuple[tuple[object, ...], ...] = (
    *(("pair", *pair) for pair in PAIRS),
    *((rank, racer) for rank in (4, 5) for racer in RACERS),  # whatever is left over is third
    *(("won", racer) for racer in RACERS),
    *(("lost", racer) for racer in RACERS),
)
_FIELDS = {name: number * WIDTH for number, name in enumerate(_NAMES)}
_FIRST_TILE = len(_NAMES) * WIDTH


class LegOdds(NamedTuple):
    """How the leg can end, in exact integers: each weight out of `total`."""

    total: int
    pairs: Mapping[tuple[Racer, Racer], int]  # first and second, together
    ranks: Mapping[Racer, tuple[int, ...]]  # of each racer: first, second, third, fourth, last
    won: Mapping[Racer, int]  # the race ends in this leg and this racer has won it
    lost: Mapping[Racer, int]
    tiles: Mapping[Space, int]  # landings; a tile can be landed on more than once in a leg

    @property
    def ends(self) -> int:
        """The weight of the race ending in this leg."""
        return sum(self.won.values())


def landing(tile: int) -> int:
    """One landing on a tile, counted from the first space."""
    return 1 << _FIRST_TILE + tile * WIDTH


def _one(*name: object) -> int:
    return 1 << _FIELDS[name]


def _leg_over(order: str) -> int:
    last, fourth, _, second, first = tuple(order)
    return _one("pair", first, second) + _one(4, fourth) + _one(5, last)


def _race_over(order: str) -> int:
    return _leg_over(order) + _one("won", order[-1]) + _one("lost", order[0])


LEG_OVER = tuple(map(_leg_over, ORDERS))  # by order: one way for the leg to end so
RACE_OVER = tuple(map(_race_over, ORDERS))


# One way in which a reveal can end a leg: the swap, whether the race is over, the weight, landings times weight. These
# are made by the thousand, and a plain tuple is made ten times faster than a named one.
Outcome: TypeAlias = tuple[int, bool, int, int]


class Ending(dict[int, int]):
    """By order: the tally of a reveal that ends the leg, whatever it shows. Filled in as it is asked for."""

    def __init__(self, outcomes: tuple[Outcome, ...]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.landings = sum(landings for _, _, _, landings in outcomes)

    def __missing__(self, order: int) -> int:
        swapped, tally = SWAPPED[order], self.landings
        for swap, race_over, weight, _ in self.outcomes:
            one = RACE_OVER[swapped[swap]] if race_over else LEG_OVER[swapped[swap]]
            tally += one if weight == 1 else one * weight
        self[order] = tally
        return tally


_endings: dict[tuple[Outcome, ...], Ending] = {}


def ending(*outcomes: Outcome) -> Ending:
    """The one ending with these outcomes: many shapes share it."""
    found = _endings.get(outcomes)
    if found is None:
        found = _endings[outcomes] = Ending(outcomes)
    return found


def forget_endings() -> None:
    """Forget them; what holds one of them keeps it."""
    _endings.clear()


def unpacked(tally: int, total: int, spaces: tuple[Space, ...]) -> LegOdds:
    """The table that a tally holds."""
    pairs = {pair: _count(tally, "pair", *pair) for pair in PAIRS}
    ranks = {racer: _ranks(tally, total, pairs, racer) for racer in RACERS}
    won = {racer: _count(tally, "won", racer) for racer in RACERS}
    lost = {racer: _count(tally, "lost", racer) for racer in RACERS}
    tiles = {space: tally >> _FIRST_TILE + tile * WIDTH & _MASK for tile, space in enumerate(spaces)}
    return LegOdds(total, pairs, ranks, won, lost, tiles)


def _ranks(tally: int, total: int, pairs: Mapping[tuple[Racer, Racer], int], racer: Racer) -> tuple[int, ...]:
    first = sum(pairs[racer, other] for other in RACERS if other != racer)
    second = sum(pairs[other, racer] for other in RACERS if other != racer)
    fourth, last = _count(tally, 4, racer), _count(tally, 5, racer)
    return first, second, total - first - second - fourth - last, fourth, last


def _count(tally: int, *name: object) -> int:
    return tally >> _FIELDS[name] & _MASK
