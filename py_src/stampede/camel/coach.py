"""The coach of Camel Derby: odds and the worth of every action, found in portions and told in plain values.

Each function gives what it knows so far, ever more, until it is done; the end does not depend on how often somebody
looks. What actions are worth is `value`'s to say, how likely things are `odds`'. This module is a `game.Coach`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import count, takewhile
from typing import NamedTuple

from stampede.camel.advice import SIGHT, advices
from stampede.camel.odds import Board, RaceOdds, board_of, leg_odds, more_race_odds, race_odds, think
from stampede.camel.odds.plain import leg_json, race_json
from stampede.camel.review import review
from stampede.camel.types import PlaceTile, Racer, Space, State
from stampede.camel.value import Worth, outlook, ranked, ticket_pounds, weigh
from stampede.game import Found, Rng, Seat

__all__ = ["advise", "board_odds", "odds", "review"]

STEP = 1000  # races played out before somebody may look
CLOSE_ENOUGH = 0.003  # standard error at which the odds of the race are good enough


class HeldTicket(NamedTuple):
    racer: Racer
    value: int
    pounds: float


class HeldTile(NamedTuple):
    space: Space
    pounds: float


class Holding(NamedTuple):
    """What lies in front of a seat, in expected pounds."""

    tickets: tuple[HeldTicket, ...]
    tile: HeldTile | None


class Odds(NamedTuple):
    leg: Mapping[str, object]
    race: Mapping[str, object] | None = None  # not known yet
    holdings: tuple[Holding, ...] = ()  # by seat


# ---- odds


def odds(view: State) -> Iterator[Found]:
    """The odds of leg and race, and what everybody's tickets and tiles are worth."""
    holdings: tuple[Holding, ...] = ()
    for found in board_odds(board_of(view)):
        if found.answer is not None:
            holdings = holdings or _holdings(view)
            found = found._replace(answer=found.answer._replace(holdings=holdings))  # noqa: PLW2901
        yield found


def board_odds(board: Board) -> Iterator[Found]:
    """The odds of a board: those of the leg first, exactly; then those of the race, ever closer."""
    for _ in think(board):
        yield Found(None, 0.0)
    leg = leg_json(leg_odds(board))
    yield Found(Odds(leg), 0.1)
    for found in improving(board):
        share = 1.0 if found.is_exact else min(1.0, (CLOSE_ENOUGH / found.error) ** 2)
        yield Found(Odds(leg, race_json(found)), 0.1 + 0.9 * share)


def improving(board: Board) -> Iterator[RaceOdds]:
    """The odds of the race, from more and more races, until they are close enough."""
    for steps in count(1):
        found = _races(board, steps)
        yield found
        if found.error <= CLOSE_ENOUGH:
            return


@lru_cache(maxsize=256)
def _races(board: Board, steps: int) -> RaceOdds:
    before = _races(board, steps - 1) if steps > 1 else None
    return more_race_odds(board, before, STEP, Rng(steps)) if before else race_odds(board, STEP)


def _holdings(view: State) -> tuple[Holding, ...]:
    leg = leg_odds(board_of(view))
    return tuple(
        Holding(
            tuple(HeldTicket(ticket.racer, ticket.value, ticket_pounds(ticket, leg)) for ticket in player.tickets),
            player.tile and HeldTile(player.tile.space, leg.tiles[player.tile.space] / leg.total),
        )
        for player in view.players
    )


# ---- advice


def advise(view: State, seat: Seat) -> Iterator[Found]:
    """The worth of every action, best first; cards are weighed again when the odds of the race are close enough."""
    for _ in think(board_of(view)):
        yield Found(None, 0.0)
    out = outlook(view, seat, SIGHT)
    found: list[Worth] = []
    for worth in weigh(out):
        found.append(worth)
        yield Found(advices(view, ranked(found)), 0.5 * len(found) / (len(found) + 4))
    for better in improving(out.board):
        yield Found(advices(view, ranked(found)), 0.5)
        out = out._replace(race=better)
    quick = list(takewhile(lambda worth: not isinstance(worth.action, PlaceTile), weigh(out)))
    yield Found(advices(view, ranked([*quick, *found[len(quick) :]])))
