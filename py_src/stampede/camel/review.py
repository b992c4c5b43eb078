"""A race looked at again: what each decision of a seat cost against the best, and how lucky everyone's dice were.

Decisions are judged by what the seat could see when it made them; luck by all that is known once the race is over.
Work goes in portions, each telling what is known by then. What actions are worth is `value`'s to say.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from stampede.camel.advice import SIGHT, Advice, advice
from stampede.camel.notation import read_action, write_action
from stampede.camel.odds import board_of, race_odds, think
from stampede.camel.opening import start
from stampede.camel.rules import apply, scores, turn
from stampede.camel.sight import view
from stampede.camel.types import Action, Reveal, Roll, State
from stampede.camel.value import Worth, outlook, prospects, ranked, weigh, worth_of
from stampede.game import Found, Seat
from stampede.record import Record

COSTLIEST = 3
TRIFLE = 0.05  # pounds; nobody is told that this was a mistake


class Played(NamedTuple):
    """A record with chance's moves on their own, as a review reads it."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]
    plies: dict[int, int]  # what the record counts, by what the log counts


class Decision(NamedTuple):
    """What a seat chose, what it could have chosen, and what that cost in pounds."""

    ply: int  # how many actions there were before it
    leg: int
    chosen: Advice
    best: Advice
    loss: float


class Fortune(NamedTuple):
    """What a die did to everyone's prospects."""

    ply: int
    roll: str
    pounds: tuple[float, ...]  # by seat


class Review(NamedTuple):
    seat: Seat
    decisions: tuple[Decision, ...]
    costliest: tuple[int, ...]  # plies of the decisions that cost most, the worst first
    fortunes: tuple[Fortune, ...]
    luck: tuple[float, ...]  # of all dice, by seat
    scores: tuple[int, ...]


def review(states: Sequence[State], actions: Sequence[Action], seat: Seat) -> Iterator[Found]:
    """All decisions of a seat and all dice of a race, with the shares of the work that are done."""
    decisions: list[Decision] = []
    fortunes: list[Fortune] = []
    for ply, action in enumerate(actions):
        share = ply / len(actions)
        if isinstance(action, Roll):
            yield from _waiting(states[ply], share)
            fortunes.append(_fortune(states[ply], states[ply + 1], ply, action))
        elif turn(states[ply]) == seat:
            decision = yield from _decision(view(states[ply], seat), ply, action, share)
            decisions.append(decision)
        yield Found(None, share)
    yield Found(_review(seat, decisions, fortunes, states))


def played(record: Record) -> Played:
    """The states and actions of a record, a reveal and what came out of it being two."""
    states, actions, plies = [start(record.setup)], list[Action](), dict[int, int]()
    for number, text in enumerate(record.actions, 1):
        plies[len(actions)] = number
        action = read_action(text)
        for one in (Reveal(), action) if isinstance(action, Roll) else (action,):
            actions.append(one)
            states.append(apply(states[-1], one)[0])
    return Played(tuple(states), tuple(actions), plies)


def _review(seat: Seat, decisions: list[Decision], fortunes: list[Fortune], states: Sequence[State]) -> Review:
    dear = sorted((found for found in decisions if found.loss > TRIFLE), key=lambda found: -found.loss)
    luck = tuple(sum(fortune.pounds[at] for fortune in fortunes) for at in range(len(states[0].players)))
    costliest = tuple(found.ply for found in dear[:COSTLIEST])
    return Review(seat, tuple(decisions), costliest, tuple(fortunes), luck, scores(states[-1]))


def _waiting(state: State, share: float) -> Iterator[Found]:
    for _ in think(board_of(state)):
        yield Found(None, share)


# ---- decisions


def _decision(seen: State, ply: int, action: Action, share: float) -> Generator[Found, None, Decision]:
    """The decision, at the end of a generator that stops after each action weighed."""
    yield from _waiting(seen, share)
    out = outlook(seen, seen.seat, SIGHT)
    found: list[Worth] = []
    for worth in weigh(out):
        found.append(worth)
        yield Found(None, share)
    chosen = next((worth for worth in found if worth.action == action), None) or worth_of(out, action)
    best = ranked([*found, chosen])[0]
    return Decision(ply, seen.leg, advice(seen, chosen), advice(seen, best), best.judgement - chosen.judgement)


# ---- luck


def _fortune(before: State, after: State, ply: int, roll: Action) -> Fortune:
    seats = range(len(before.players))
    pounds = tuple(_prospects(after, seat) - _prospects(before, seat) for seat in seats)
    return Fortune(ply, write_action(roll), pounds)


def _prospects(state: State, seat: Seat) -> float:
    """What a seat can expect to end with; after the race, what it has."""
    if turn(state) == "over":
        return float(scores(state)[seat])
    return prospects(state, seat, race_odds(board_of(state), SIGHT.races))
