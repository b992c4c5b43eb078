"""Actions and records in text: `t:r`, `s:+5`, `r:w2`, and whole races that replay without any dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

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
from stampede.game import BadText, Refused, Setup

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


class Record(NamedTuple):
    """A race as text says it: how it started, and the words for what was done."""

    setup: Setup
    actions: tuple[str, ...]


class Step(NamedTuple):
    """One action of a record, carried out."""

    ply: int
    action: str
    state: State
    events: tuple[Event, ...]


class RecordRefused(Refused):
    """A record's action that cannot be read or is illegal, with its ply."""

    def __init__(self, ply: int, action: str, cause: Refused) -> None:
        super().__init__(cause.reason.key, **cause.reason.params)
        self.ply, self.action = ply, action[:20]


def read_record(text: str) -> Record:
    """The record in a text: a first line `<game> <seats> <first seat> <position>`, then actions; # comments."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    words = [line for line in lines if line]
    if not words:
        raise BadText("record-empty")
    game, seats, first, *position = [*words[0], "", "", ""]
    if game not in EDITIONS:
        raise BadText("no-such-game", game=game[:20])
    if len(words[0]) != 6 or not re.fullmatch(r"[0-9] [0-9]", f"{seats} {first}", re.ASCII):
        raise BadText("record-first-line")
    setup = Setup(game, int(seats), int(first), " ".join(position[:3]))
    return Record(setup, tuple(word for line in words[1:] for word in line))


def write_record(record: Record) -> str:
    """A record as text, ten actions a line."""
    setup = record.setup
    lines = [f"{setup.game} {setup.seats} {setup.first} {setup.start}"]
    lines += [" ".join(record.actions[at : at + 10]) for at in range(0, len(record.actions), 10)]
    return "\n".join(lines) + "\n"


def record_of(setup: Setup, actions: Iterable[Action]) -> Record:
    """The record of a game: its opening becomes the first line, a reveal is told by what came out."""
    state, told = start(setup), []
    opened: State | None = None
    for action in actions:
        if opened is None and turn(state) != "chance":
            opened = state
        if opened is not None and not isinstance(action, Reveal):
            told.append(write_action(action))
        state, _ = apply(state, action)
    begun = opened or state
    return Record(Setup(setup.game, setup.seats, begun.seat, write_position(begun)), tuple(told))


def replay(record: Record) -> Iterator[Step]:
    """The record's actions carried out one after the other; plies count from 1."""
    state = start(record.setup)
    for ply, text in enumerate(record.actions, 1):
        try:
            state, events = _carry_out(state, text)
        except Refused as cause:
            raise RecordRefused(ply, text, cause) from None
        yield Step(ply, text, state, events)


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
