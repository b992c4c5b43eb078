"""The coach at a table: long questions, answered in portions so that others can be answered in between.

Each call works for a moment and answers `{done, share, ...}`; whoever asked asks again until it is done. What was
begun is kept by what was asked about, so a table that moves on, goes back or is loaded again never gets old answers.
What a coach knows is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

from stampede import table, wire
from stampede.catalog import coach_named
from stampede.game import BadText, Found, IllegalAction, Seat
from stampede.table import Table

MOMENT = 0.03  # seconds of work before the worker listens again; the last answer is the same whatever it is
MOST_BEGUN = 12


class Odds(NamedTuple):
    """How the race can go on, now or at an earlier ply."""

    table: str
    seat: Seat | None = None  # who looks
    ply: int | None = None


class Advise(NamedTuple):
    """What each action is worth to the seat to move, as that seat or, if None, as everybody may know it."""

    table: str
    ply: int
    seat: Seat | None = None


class Review(NamedTuple):
    """What a seat's decisions cost, and how lucky everyone was; when the race is over."""

    table: str
    seat: Seat


class Begun(NamedTuple):
    """A question being worked on, and what is known by now."""

    work: Iterator[Found]
    latest: Found
    done: bool


_begun: dict[Hashable, Begun] = {}


def odds(at: Table, request: Odds) -> Any:
    ply = at.ply if request.ply is None else request.ply
    if ply not in range(at.ply + 1):
        raise BadText("no-such-ply", ply=ply, last=at.ply)
    _check_seat(at, request.seat)
    coach, seen = coach_named(at.setup.game), table.game_of(at).view(at.states[ply], request.seat)
    return _portion(("odds", at.setup.game, seen), lambda: coach.odds(seen), "odds")


def advise(at: Table, request: Advise) -> Any:
    """Only for the seat to move, or for nobody's eyes: these see what all may see."""
    if request.ply != at.ply:
        raise IllegalAction("stale-ply", ply=request.ply, current=at.ply)
    whose = table.turn(at)
    if not isinstance(whose, int):
        raise IllegalAction("race-is-over")
    if request.seat not in (whose, None):
        raise IllegalAction("not-your-turn", seat=request.seat or 0, turn=whose)
    coach, seen = coach_named(at.setup.game), table.game_of(at).view(at.state, request.seat)
    return _portion(("advise", at.setup.game, seen), lambda: coach.advise(seen, whose), "advice")


def review(at: Table, request: Review) -> Any:
    """Only when nothing is secret any more."""
    coach = coach_named(at.setup.game)
    _check_seat(at, request.seat)
    if table.turn(at) != "over":
        raise IllegalAction("review-too-early")
    actions = tuple(entry.action for entry in at.log)
    begin = lambda: coach.review(at.states, actions, request.seat)  # noqa: E731
    return _portion(("review", at.setup.game, request.seat, at.states), begin, "review")


def _check_seat(at: Table, seat: Seat | None) -> None:
    if seat is not None and seat not in range(at.setup.seats):
        raise BadText("no-such-seat", seat=seat, seats=at.setup.seats)


# ---- portions


def _portion(key: Hashable, begin: Callable[[], Iterator[Found]], name: str) -> dict[str, Any]:
    begun = _begun.pop(key, None) or Begun(begin(), Found(None, 0.0), done=False)
    _begun[key] = begun = _worked(begun)
    while len(_begun) > MOST_BEGUN:
        del _begun[next(iter(_begun))]  # what was asked about longest ago
    answer, share = begun.latest
    return {"done": begun.done, "share": round(share, 4), name: wire.to_json(answer)}


def _worked(begun: Begun) -> Begun:
    """A moment's work further."""
    until = perf_counter() + MOMENT
    while not begun.done and perf_counter() < until:
        latest = next(begun.work, None)
        begun = begun._replace(done=True) if latest is None else begun._replace(latest=latest)
    return begun
