"""Actions and records in text: `6:R`, `m:B`, `g:14b`, and whole races that replay without any shuffling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from stampede import record
from stampede.elephant.course import read_place, write_place
from stampede.elephant.deck import CARDS, NUMBERS
from stampede.elephant.events import Event
from stampede.elephant.opening import start
from stampede.elephant.position import write_position
from stampede.elephant.rules import apply
from stampede.elephant.types import (
    EFFECTS,
    ELEPHANTS,
    Action,
    Discard,
    Done,
    Draw,
    GoFirst,
    HerdCow,
    Move,
    Pass,
    PickCow,
    PlayCharmer,
    PlayCow,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    PlayTiger,
    State,
    Steal,
    Step,
    TakeCard,
    TakeStart,
    TurnUp,
)
from stampede.game import BadText, Setup
from stampede.record import Record

GAME = "elephant"
_MOVE = re.compile(rf"([{''.join(NUMBERS)}])(!?):([{ELEPHANTS}])", re.ASCII)
_SNAKE = re.compile(r"s:(?:([0-5])>)?([0-5])", re.ASCII)
_OTHER = re.compile(r"([a-z]):([0-9A-Za-z]{1,3})", re.ASCII)
_PLACE = re.compile(r"[1-9][0-9]?[abc]", re.ASCII)

ALONE: dict[str, Action] = {"w": PlayCow(), "p": PlayPrayer(), "t": PlayTiger(), "n": Pass(), "e": Done()}
OF_CARD: dict[str, Callable[[str], Action]] = {"x": Discard, "l": TakeCard, "d": Draw, "u": TurnUp, "r": Steal}
OF_PLACE: dict[str, Callable[[int], Action]] = {"a": TakeStart, "g": Step, "h": HerdCow}
OF_SEAT: dict[str, Callable[[int], Action]] = {"b": GoFirst, "k": PlayMonkey}


def write_action(action: Action) -> str:
    """An action as text."""
    match action:
        case Move(card, elephant, way):
            return f"{card}{'' if way == 'plain' else '!'}:{elephant}"
        case PlayMouse(elephant):
            return f"m:{elephant}"
        case PlayCharmer(seat, taken_from):
            return f"s:{seat}" if taken_from is None else f"s:{taken_from}>{seat}"
        case GoFirst(seat) | PlayMonkey(seat):
            return f"{_letter(action, OF_SEAT)}:{seat}"
        case PickCow(cow):
            return f"h:{cow}"
        case TakeStart(place) | Step(place) | HerdCow(place):
            return f"{_letter(action, OF_PLACE)}:{write_place(place)}"
        case Discard(card) | TakeCard(card) | Draw(card) | TurnUp(card) | Steal(card):
            return f"{_letter(action, OF_CARD)}:{card}"
        case _:
            return next(letter for letter, alone in ALONE.items() if alone == action)


def _letter(action: Action, kinds: Mapping[str, object]) -> str:
    return next(letter for letter, kind in kinds.items() if kind is type(action))


def read_action(text: str) -> Action:
    """The action a text stands for."""
    if text in ALONE:
        return ALONE[text]
    if match := _MOVE.fullmatch(text):
        return _read_move(match[1], match[2], match[3])
    if match := _SNAKE.fullmatch(text):
        return PlayCharmer(int(match[2]), None if match[1] is None else int(match[1]))
    match = _OTHER.fullmatch(text)
    action = _read_other(match[1], match[2]) if match else None
    if action is None:
        raise BadText("action-unreadable", text=text[:20])
    return action


def _read_move(card: str, mark: str, elephant: str) -> Action:
    if mark and card not in EFFECTS:
        raise BadText("card-without-effect", card=card, way="!")
    return Move(card, elephant, EFFECTS[card] if mark else "plain")


def _read_other(letter: str, what: str) -> Action | None:
    if letter in OF_CARD and len(what) == 1 and what in CARDS:
        return OF_CARD[letter](what)
    if letter in OF_PLACE and _PLACE.fullmatch(what):
        return OF_PLACE[letter](read_place(what))
    if letter in OF_SEAT and len(what) == 1 and what in "012345":
        return OF_SEAT[letter](int(what))
    if letter == "h" and len(what) == 1 and what.isdigit():
        return PickCow(what)
    return PlayMouse(what) if letter == "m" and len(what) == 1 and what in ELEPHANTS else None


# ---- records

Told: TypeAlias = record.Step[State, Event]


def read_record(text: str) -> Record:
    """The record in a text: a first line `elephant <seats> <first seat> <position>`, then actions; # comments.

    The position may be a course alone, or left out for the usual one.
    """
    return record.read_record(text, (GAME,), (0, 1, 6))


def record_of(setup: Setup, actions: Iterable[Action]) -> Record:
    """The record of a game: its opening, deals included, becomes the first line."""
    begun, rest = record.after_opening(start(setup), actions, apply, lambda state: state.phase == "turn")
    where = Setup(setup.game, setup.seats, begun.active, write_position(begun))
    return Record(where, tuple(write_action(action) for action in rest))


def replay(told: Record) -> Iterator[Told]:
    """The record's actions carried out one after the other; plies count from 1."""
    yield from record.replay(start(told.setup), told, _carry_out)


def _carry_out(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    return apply(state, read_action(text))
