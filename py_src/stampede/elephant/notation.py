"""Actions and records in text: `6:R`, `m:B`, `g:14b`, and whole races that replay without any shuffling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

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
from stampede.game import BadText, Refused, Setup

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


class Record(NamedTuple):
    """A race as text says it: how it started, and the words for what was done."""

    setup: Setup
    actions: tuple[str, ...]


class Told(NamedTuple):
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
    """The record in a text: a first line `elephant <seats> <first seat> <position>`, then actions; # comments."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    words = [line for line in lines if line]
    if not words:
        raise BadText("record-empty")
    game, seats, first, *where = [*words[0], "", "", ""][: max(4, len(words[0]))]
    if game != GAME:
        raise BadText("no-such-game", game=game[:20])
    if len(where) not in (1, 6) or not re.fullmatch(r"[0-9] [0-9]", f"{seats} {first}", re.ASCII):
        raise BadText("record-first-line")
    setup = Setup(game, int(seats), int(first), " ".join(where))
    return Record(setup, tuple(word for line in words[1:] for word in line))


def write_record(record: Record) -> str:
    """A record as text, ten actions a line."""
    setup = record.setup
    lines = [f"{setup.game} {setup.seats} {setup.first} {setup.start}"]
    lines += [" ".join(record.actions[at : at + 10]) for at in range(0, len(record.actions), 10)]
    return "\n".join(lines) + "\n"


def record_of(setup: Setup, actions: Iterable[Action]) -> Record:
    """The record of a game: its opening, deals included, becomes the first line."""
    state, told = start(setup), []
    opened: State | None = None
    for action in actions:
        if opened is None and state.phase == "turn":
            opened = state
        if opened is not None:
            told.append(write_action(action))
        state, _ = apply(state, action)
    begun = opened or state
    return Record(Setup(setup.game, setup.seats, begun.active, write_position(begun)), tuple(told))


def replay(record: Record) -> Iterator[Told]:
    """The record's actions carried out one after the other; plies count from 1."""
    state = start(record.setup)
    for ply, text in enumerate(record.actions, 1):
        try:
            state, events = apply(state, read_action(text))
        except Refused as cause:
            raise RecordRefused(ply, text, cause) from None
        yield Told(ply, text, state, events)
