"""Exact odds of a leg: for any position, how likely each ranking, each landing on a tile, and the end of the race.

`leg_odds` answers at once; `think` does the same work in small portions, for those who must also listen. What is
counted stays known while the leg lasts, so each later question in it costs next to nothing. `race_odds` looks further,
to the end of the race, by playing races out; `exact_race_odds` works it out for the first edition, and `think_races`
does so in portions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from stampede.camel import race
from stampede.camel.odds import exact_races, leg
from stampede.camel.odds.board import Board, board_at, board_of, with_tile
from stampede.camel.odds.exact_races import think_races
from stampede.camel.odds.leg import Leg, Pyramid
from stampede.camel.odds.orders import ORDER_NUMBERS
from stampede.camel.odds.races import RaceOdds, exact_race_odds, more_race_odds, race_odds
from stampede.camel.odds.shapes import Shape, Tiles, forget_endings, written
from stampede.camel.odds.tally import RACE_OVER, LegOdds, unpacked

__all__ = [
    "Board",
    "LegOdds",
    "RaceOdds",
    "board_at",
    "board_of",
    "exact_race_odds",
    "forget",
    "leg_odds",
    "merged",
    "more_race_odds",
    "race_odds",
    "think",
    "think_races",
    "with_tile",
]

MOST_SHAPES = 12_000  # kept in memory, with all that hangs on them some 20 MB
_legs: dict[tuple[str, Tiles], Leg] = {}  # a cache: what lies in it changes how fast an answer is, never the answer


@lru_cache(maxsize=1024)
def leg_odds(board: Board) -> LegOdds:
    """How the leg can end from here."""
    spaces = tuple(space for space, _ in board.tiles)
    order = ORDER_NUMBERS[race.ranking(board.track)[::-1]]
    if race.crossed(board.track):
        return unpacked(RACE_OVER[order], 1, spaces)
    pyramid, shape = _state(board)
    return unpacked(leg.count(pyramid, shape, order), pyramid.ways, spaces)


def think(board: Board) -> Iterator[int]:
    """The work for `leg_odds` in portions of a few milliseconds; after the last one it answers at once."""
    if not race.crossed(board.track):
        pyramid, shape = _state(board)
        yield from leg.think(pyramid, shape, ORDER_NUMBERS[race.ranking(board.track)[::-1]])


def merged(board: Board) -> dict[int, int]:
    """How many different states are known on this course, by reveals to come."""
    return _leg(board).merged()


def forget() -> None:
    """Forget all that was counted."""
    for key in tuple(_legs):
        _drop(key)
    leg_odds.cache_clear()
    race_odds.cache_clear()
    exact_races.forget()
    forget_endings()


def _state(board: Board) -> tuple[Pyramid, Shape]:
    current = _leg(board)
    pyramid = current.pyramid(board.pyramid)
    text = written(current.course, board.track)
    return pyramid, current.course.shape(text if pyramid.has_grey else text.replace("w", ""))


def _leg(board: Board) -> Leg:
    """The leg on this course, the oldest others forgotten when there is too much of them."""
    key = board.edition, board.tiles
    found = _legs.pop(key, None)
    if found is not None and len(found.course.shapes) > MOST_SHAPES:
        found.course.unlink()
        found = None
    found = found or Leg(*key)
    kept = len(found.course.shapes)
    for other in reversed(tuple(_legs)):  # the latest first
        kept += len(_legs[other].course.shapes)
        if kept > MOST_SHAPES:
            _drop(other)
    _legs[key] = found
    return found


def _drop(key: tuple[str, Tiles]) -> None:
    _legs.pop(key).course.unlink()
