"""Races told as text, for tests: where everybody stands, then actions in notation.

What chance must do and no test asks for is done with the first card there is; a tiger nobody mentions is not played.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from stampede import elephant
from stampede.elephant.course import read_place, write_place
from stampede.elephant.events import Event
from stampede.elephant.types import ELEPHANTS, Action, Draw, HerdCow, Pass, State, Steal, Step, TurnUp
from stampede.game import IllegalAction, Reason, Setup

E = TypeVar("E")

PAGE = Path(__file__).parents[2] / "web" / "rules" / "elephant-derby.md"

# Rows 1–2 Start; F 3–7, a 8–12 (lane c ends after row 9, goes on at 12), G 13–17 with mud on 14a (2), 15b (3), 16a (4)
# and 16c (2), M 18–22 with the river on row 20, I 23–27 with a banana tree on 25a, J 28–32 with a stall on 28c and a
# banana tree on 31b; a mango tree on 9c, a stall on 4c; holes on 5b, 17c, 21b, 30b.
COURSE = "FaGMIJ"


def race(
    elephants: str,
    hands: str = "66/-/-",
    *,
    cows: str = "-",
    discards: str = "-",
    crossings: str = "-",
    tiles: str = COURSE,
    first: int = 0,
) -> Setup:
    """A race that is under way."""
    where = f"{tiles} {elephants} {cows} {hands} {discards} {crossings}"
    return Setup("elephant", len(hands.split("/")), first, where)


def steps(setup: Setup, actions: str) -> list[tuple[State, tuple[Event, ...]]]:
    """The state after each action that is told, and what the action led to."""
    state: State = elephant.start(setup)
    told = []
    for text in actions.split():
        action = elephant.read_action(text)
        state = _settled(state, action)
        state, events = elephant.apply(state, action)
        told.append((state, events))
    return told


def _settled(state: State, action: Action) -> State:
    while elephant.turn(state) == "chance" and not isinstance(action, Draw | Steal | TurnUp):
        state, _ = elephant.apply(state, elephant.chances(state)[0][0])
    while state.phase == "tiger" and elephant.write_action(action) not in "nt":
        state, _ = elephant.apply(state, Pass())
    return state


def after(setup: Setup, actions: str = "") -> State:
    """The state after all actions."""
    return steps(setup, actions)[-1][0] if actions else elephant.start(setup)


def events(setup: Setup, actions: str) -> tuple[Event, ...]:
    """What the last action led to."""
    return steps(setup, actions)[-1][1]


def only(kind: type[E], setup: Setup, actions: str) -> list[E]:
    """The events of one kind that the last action led to."""
    return [event for event in events(setup, actions) if isinstance(event, kind)]


def refusal(setup: Setup, actions: str) -> Reason:
    """Why the last action is refused."""
    *before, last = actions.split()
    state = _settled(after(setup, " ".join(before)), elephant.read_action(last))
    try:
        elephant.apply(state, elephant.read_action(last))
    except IllegalAction as refused:
        return refused.reason
    raise AssertionError("nothing was refused")


def where(state: State) -> dict[str, str]:
    """The places of the elephants."""
    return {letter: write_place(place) for letter, place in zip(ELEPHANTS, state.elephants, strict=False)}


def places(setup: Setup, actions: str = "") -> str:
    """Where the elephants stand after all actions, in the order of their letters."""
    return " ".join(where(after(setup, actions)).values())


def cows(state: State) -> list[str]:
    return [write_place(place) for place in state.cows]


def hand(state: State, seat: int = 0) -> str:
    return "".join(card or "?" for card in state.players[seat].hand)


def ways(state: State) -> list[str]:
    """Where an elephant or a cow that has a choice may go."""
    return [write_place(action.place) for action in elephant.legal(state) if isinstance(action, Step | HerdCow)]


def legal(state: State) -> list[str]:
    return [elephant.write_action(action) for action in elephant.legal(state)]


def at(text: str) -> int:
    return read_place(text)
