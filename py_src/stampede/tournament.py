"""Bots against bots: many races with paired dice and rotated seats, and how sure one can be of the result.

A focal bot takes every seat in turn against others of one kind; all its seats see the same dice. A shared win counts
as a share. Wins are counted by place in the turn order too: who goes first changes from race to race. Knows the
contract and no game's rules; it also races games that the catalog does not list yet.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from typing import NamedTuple, cast

from stampede import catalog, elephant
from stampede.game import Bot, Game, Rng, Setup, State, decision

GAMES: dict[str, Game] = {"elephant": cast(Game, elephant), **catalog.GAMES}


class Match(NamedTuple):
    """One bot against a table of another. Against its own kind it need not rotate: then the turn order is measured."""

    game: str
    focal: str
    others: str
    seats: int
    races: int
    starts: tuple[str | None, ...] = (None,)  # where the races begin, one after the other
    rotates: bool = True  # False: the focal bot keeps its seat, and every race has its own dice

    @property
    def focal_seats(self) -> range:
        """The seats that the focal bot takes one after the other with the same dice."""
        return range(self.seats if self.rotates else 1)


class Result(NamedTuple):
    """What came of a match: wins of the focal bot, shared ones in part, everyone's scores, and turns."""

    match: Match
    wins: float
    squares: float  # of the wins by group of paired races, for the interval
    groups: int
    score: int
    others_score: int
    turns: int
    orders: tuple[float, ...]  # everyone's wins by place in the turn order

    @property
    def share(self) -> float:
        return self.wins / self.match.races

    @property
    def margin(self) -> float:
        """Half of the 95 % interval; races with the same dice count as one observation."""
        mean = self.wins / self.groups
        return (
            1.96 * sqrt(max(0.0, self.squares / self.groups - mean**2) / self.groups) * self.groups / self.match.races
        )


def play(match: Match, bots: Mapping[str, Bot], *, workers: int | None = None) -> Result:
    """A whole match, on all cores."""
    groups = -(-match.races // len(match.focal_seats))
    match = match._replace(races=groups * len(match.focal_seats))
    workers = workers or os.cpu_count() or 1
    shares = [range(start, groups, workers) for start in range(workers)]
    if workers == 1:
        return _joined(match, [_play_groups(match, bots, shares[0])])
    with ProcessPoolExecutor(workers) as pool:
        return _joined(
            match, list(pool.map(_play_groups, *zip(*((match, bots, share) for share in shares), strict=True)))
        )


def _joined(match: Match, results: list[Result]) -> Result:
    """The results of all workers as one."""
    _, wins, squares, groups, score, others, turns, orders = zip(*results, strict=True)
    whole = (sum(groups), sum(score), sum(others), sum(turns))
    return Result(match, sum(wins), sum(squares), *whole, tuple(map(sum, zip(*orders, strict=True))))


def _play_groups(match: Match, bots: Mapping[str, Bot], groups: range) -> Result:
    wins = squares = 0.0
    score = others = turns = 0
    orders = [0.0] * match.seats
    for group in groups:
        won = 0.0
        for seat in match.focal_seats:
            final, length = race(match, bots, seat, group)
            scores = GAMES[match.game].scores(final)
            shares = [(its == max(scores)) / scores.count(max(scores)) for its in scores]
            won += shares[seat]
            orders = [so_far + shares[(group + order) % match.seats] for order, so_far in enumerate(orders)]
            score, others, turns = score + scores[seat], others + sum(scores) - scores[seat], turns + length
        wins, squares = wins + won, squares + won**2
    return Result(match, wins, squares, len(groups), score, others, turns, tuple(orders))


def race(match: Match, bots: Mapping[str, Bot], focal: int, seed: int) -> tuple[State, int]:
    """One race with the focal bot in one seat: how it ended, after how many turns."""
    game, dice = GAMES[match.game], Rng(f"dice {seed}")
    whims = [Rng(f"whims {seed} {seat}") for seat in range(match.seats)]
    start = match.starts[seed % len(match.starts)]
    state, turns, latest = game.start(Setup(match.game, match.seats, seed % match.seats, start)), 0, None
    while (turn := game.turn(state)) != "over":
        if turn == "chance":
            actions, weights = zip(*game.chances(state), strict=True)
            action = dice.choices(actions, weights)[0]
        else:
            bot = bots[match.focal if turn == focal else match.others]
            action = decision(bot(game.view(state, turn), turn, whims[turn])).action
            if turn != latest and not is_question(game, state):
                turns, latest = turns + 1, turn
        state, _ = game.apply(state, action)
    return state, turns


def is_question(game: Game, state: State) -> bool:
    """Is a seat only asked something in the turn of another?"""
    asked = getattr(game, "asked", None)
    return asked is not None and bool(asked(state))


def ladder(game: str, names: list[str], seats: int, races: int) -> Iterator[Match]:
    """Each bot against a table of the one below."""
    for below, above in pairwise(names):
        yield Match(game, above, below, seats, races)


def told(result: Result) -> str:
    """One line: who won how often, against what chance alone would give."""
    match, races = result.match, result.match.races
    return (
        f"{match.game} {match.focal:>12} against {match.seats - 1} × {match.others:<12} "
        f"{result.share:6.1%} ± {result.margin:.1%} of {races} races (chance {1 / match.seats:.0%}), "
        f"score {result.score / races:.1f} : {result.others_score / races / (match.seats - 1):.1f}, "
        f"{result.turns / races:.0f} turns; by turn order {order_shares(result)}"
    )


def order_shares(result: Result) -> str:
    """The share of the wins that each place in the turn order had, the first player's first."""
    return " / ".join(f"{wins / result.match.races:.1%}" for wins in result.orders)


def unevenness(result: Result) -> float:
    """How far the luckiest or unluckiest place in the turn order is from its share."""
    return max(abs(wins / result.match.races - 1 / result.match.seats) for wins in result.orders)
