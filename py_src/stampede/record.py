"""Records of any game: a first line with the start, then actions in notation, replayed without any dice or shuffling.

What the words of a game mean is told by its own notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from stampede.game import BadText, Refused, Setup

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Record(NamedTuple):
    """A race as text says it: how it started, and the words for what was done."""

    setup: Setup
    actions: tuple[str, ...]


class Step(NamedTuple, Generic[S, E]):
    """One action of a record, carried out."""

    ply: int
    action: str
    state: S
    events: tuple[E, ...]


class RecordRefused(Refused):
    """A record's action that cannot be read or is illegal, with its ply."""

    def __init__(self, ply: int, action: str, cause: Refused) -> None:
        super().__init__(cause.reason.key, **cause.reason.params)
        self.ply, self.action = ply, action[:20]


def read_record(text: str, games: Collection[str], fields: Collection[int]) -> Record:
    """The record in a text, of one of these games, with so many words for the position; # comments."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    words = [line for line in lines if line]
    if not words:
        raise BadText("record-empty")
    setup = _read_first_line(words[0], games, fields)
    return Record(setup, tuple(word for line in words[1:] for word in line))


def _read_first_line(words: list[str], games: Collection[str], fields: Collection[int]) -> Setup:
    """The start in the words `<game> <seats> <first seat> <position>`."""
    game, seats, first = [*words, "", ""][:3]
    if game not in games:
        raise BadText("no-such-game", game=game[:20])
    if len(words) - 3 not in fields or not re.fullmatch(r"[0-9] [0-9]", f"{seats} {first}", re.ASCII):
        raise BadText("record-first-line")
    return Setup(game, int(seats), int(first), " ".join(words[3:]))


def write_record(record: Record) -> str:
    """A record as text, ten actions a line."""
    setup = record.setup
    lines = [f"{setup.game} {setup.seats} {setup.first} {setup.start}"]
    lines += [" ".join(record.actions[at : at + 10]) for at in range(0, len(record.actions), 10)]
    return "\n".join(lines) + "\n"


def after_opening(
    state: S, actions: Iterable[A], apply: Callable[[S, A], tuple[S, tuple[E, ...]]], is_open: Callable[[S], bool]
) -> tuple[S, list[A]]:
    """The state in which the opening is over, and the actions from there on; an illegal one is refused."""
    begun: S | None = None
    rest: list[A] = []
    for action in actions:
        if begun is None and is_open(state):
            begun = state
        if begun is not None:
            rest.append(action)
        state, _ = apply(state, action)
    return state if begun is None else begun, rest


def replay(state: S, record: Record, carry_out: Callable[[S, str], tuple[S, tuple[E, ...]]]) -> Iterator[Step[S, E]]:
    """The record's actions carried out one after the other; plies count from 1."""
    for ply, text in enumerate(record.actions, 1):
        try:
            state, events = carry_out(state, text)
        except Refused as cause:
            raise RecordRefused(ply, text, cause) from None
        yield Step(ply, text, state, events)
