"""Actions and records in text: `t:r`, `s:+5`, `r:w2`, and whole races that replay without any dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from stampede import record
from stampede.camel.editions import CRAZY, EDITIONS, RACERS, SPACES
from stampede.camel.opening import start
from stampede.camel.position import write_position
from stampede.camel.rules import apply, turn
from stampede.camel.types import (
    Action,
    BetOnRace,
    Enter,
    Event,
    GoFirst,
    JoinPartner,
    PlaceTile,
    Reveal,
    Roll,
    State,
    TakeTicket,
)
from stampede.game import BadText, Setup
from stampede.record import Record

_ACTION = re.compile(
    rf"(?P<reveal>r)"
    rf"|r:(?P<roll>[{RACERS}{CRAZY}])(?P<pips>[123])"
    rf"|t:(?P<ticket>[{RACERS}])"
    rf"|s:(?P<side>[+-])(?P<space>[1-9][0-9]?)"
    rf"|w:(?P<winner>[{RACERS}])|l:(?P<loser>[{RACERS}])"
    rf"|p:(?P<partner>[0-7])"
    rf"|o:(?P<enter>[{RACERS}{CRAZY}])(?P<number>[123])"
    rf"|f:(?P<first>[0-7])",
    re.ASCII,
)


def write_action(action: Action) -> str:
    """An action as text."""
    match action:
        case TakeTicket(racer):
            return f"t:{racer}"
        case PlaceTile(space, side):
            return f"s:{side}{space}"
        case Reveal():
            return "r"
        case Roll(camel, pips):
            return f"r:{camel}{pips}"
        case BetOnRace(pile, racer):
            return f"{pile[0]}:{racer}"
        case JoinPartner(seat):
            return f"p:{seat}"
        case Enter(camel, pips):
            return f"o:{camel}{pips}"
        case GoFirst(seat):
            return f"f:{seat}"


def read_action(text: str) -> Action:
    """The action a text stands for."""
    match = _ACTION.fullmatch(text)
    if not match:
        raise BadText("action-unreadable", text=text[:20])
    found = {name: value for name, value in match.groupdict().items() if value}
    match found:
        case {"ticket": racer}:
            return TakeTicket(racer)
        case {"side": side, "space": space}:
            return _read_tile(side, int(space))
        case {"roll": camel, "pips": pips}:
            return Roll(camel, int(pips))
        case {"winner": racer}:
            return BetOnRace("winner", racer)
        case {"loser": racer}:
            return BetOnRace("loser", racer)
        case {"partner": seat}:
            return JoinPartner(int(seat))
        case {"enter": camel, "number": pips}:
            return Enter(camel, int(pips))
        case {"first": seat}:
            return GoFirst(int(seat))
        case _:
            return Reveal()


def _read_tile(side: str, space: int) -> PlaceTile:
    if space > SPACES:
        raise BadText("no-such-space", space=space)
    return PlaceTile(space, "+" if side == "+" else "-")


# ---- records

Step: TypeAlias = record.Step[State, Event]


def read_record(text: str) -> Record:
    """The record in a text: a first line `<game> <seats> <first seat> <position>`, then actions; # comments."""
    return record.read_record(text, EDITIONS, (3,))


def record_of(setup: Setup, actions: Iterable[Action]) -> Record:
    """The record of a game: its opening becomes the first line, a reveal is told by what came out."""
    begun, rest = record.after_opening(start(setup), actions, apply, lambda state: turn(state) != "chance")
    told = tuple(write_action(action) for action in rest if not isinstance(action, Reveal))
    return Record(Setup(setup.game, setup.seats, begun.seat, write_position(begun)), told)


def replay(told: Record) -> Iterator[Step]:
    """The record's actions carried out one after the other; plies count from 1."""
    yield from record.replay(start(told.setup), told, _carry_out)


def _carry_out(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """One word of a record: a reveal and what came out are two moves told as one."""
    match read_action(text):
        case Reveal():
            raise BadText("reveal-without-die")
        case Roll() as roll:
            asked, before = apply(state, Reveal())
            after, events = apply(asked, roll)
            return after, before + events
        case action:
            return apply(state, action)
