"""Odds of the whole race: an estimate from races played out by chance that says how far off it may be, or exact.

More races make an estimate better, and can be added to what is known already. The first edition is exact once that is
worked out. How a race is played out is in `playout`, what is exact in `exact_races`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from stampede.camel import race
from stampede.camel.editions import CAMEL1, RACERS
from stampede.camel.odds.board import Board
from stampede.camel.odds.exact_races import exact_race_chances, is_known
from stampede.camel.odds.playout import rankings
from stampede.camel.types import Racer
from stampede.game import Rng


class RaceOdds(NamedTuple):
    """Who wins the race and who comes last: each weight out of `total`, which counts races unless it is exact."""

    total: int
    winner: Mapping[Racer, int]
    loser: Mapping[Racer, int]
    is_exact: bool

    @property
    def error(self) -> float:
        """The largest standard error of its chances; one more race of either kind, so that no sample is certain."""
        if self.is_exact:
            return 0.0
        chances = [(weight + 1) / (self.total + 2) for weight in (*self.winner.values(), *self.loser.values())]
        return sqrt(max(chance * (1 - chance) for chance in chances) / (self.total + 2))


@lru_cache(maxsize=1024)
def race_odds(board: Board, races: int) -> RaceOdds:
    """How the race can end, from so many races; the same board gives the same answer, so that bots can rely on it."""
    seed = int.from_bytes(repr(tuple(board)).encode(), "big")
    return _sampled(board, _NOTHING, races, Rng(seed))


def more_race_odds(board: Board, before: RaceOdds | None, races: int, rng: Rng) -> RaceOdds:
    """What was known before and so many races more; or the exact odds, if `think_races` has done its work by now."""
    if before is not None and before.is_exact:
        return before
    return exact_race_odds(board) if is_known(board.edition) else _sampled(board, before or _NOTHING, races, rng)


def exact_race_odds(board: Board) -> RaceOdds:
    """How a race of the first edition can end; takes its time unless `think_races` was there before."""
    if board.edition != CAMEL1.name:
        raise ValueError(f"no exact race odds in {board.edition}")
    if race.crossed(board.track):
        return _decided(race.ranking(board.track))
    return RaceOdds(*exact_race_chances(board), is_exact=True)


def _sampled(board: Board, old: RaceOdds, races: int, rng: Rng) -> RaceOdds:
    if race.crossed(board.track):
        return _decided(race.ranking(board.track))
    ends = Counter((ranking[-1], ranking[0]) for ranking in rankings(board, races, rng))
    winner, loser = dict(old.winner), dict(old.loser)
    for (first, last), times in ends.items():
        winner[first] += times
        loser[last] += times
    return RaceOdds(old.total + races, winner, loser, is_exact=False)


def _decided(ranking: str) -> RaceOdds:
    return RaceOdds(
        1,
        {racer: int(racer == ranking[0]) for racer in RACERS},
        {racer: int(racer == ranking[-1]) for racer in RACERS},
        is_exact=True,
    )


_NOTHING = RaceOdds(0, dict.fromkeys(RACERS, 0), dict.fromkeys(RACERS, 0), is_exact=False)
