"""Games told as text, for tests: a first line, then actions, as in a record."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from stampede.camel.notation import Step, read_record, replay
from stampede.camel.opening import start
from stampede.camel.position import write_position
from stampede.camel.rules import legal, scores
from stampede.camel.types import Event, PlaceTile, State
from stampede.game import Reason
from stampede.record import Record, RecordRefused

E = TypeVar("E")

PAGE = Path(__file__).parents[2] / "web" / "rules" / "camel-derby.md"


def record(line: str, actions: str = "") -> Record:
    return read_record(f"{line}\n{actions}")


def steps(line: str, actions: str) -> list[Step]:
    return list(replay(record(line, actions)))


def after(line: str, actions: str = "") -> State:
    """The state after all actions."""
    told = record(line, actions)
    state: State = start(told.setup)
    for step in replay(told):
        state = step.state
    return state


def events(line: str, actions: str) -> tuple[Event, ...]:
    """What the last action led to."""
    return steps(line, actions)[-1].events


def only(kind: type[E], line: str, actions: str) -> list[E]:
    """The events of one kind that the last action led to."""
    return [event for event in events(line, actions) if isinstance(event, kind)]


def refusal(line: str, actions: str) -> Reason:
    """Why the last action is refused."""
    try:
        steps(line, actions)
    except RecordRefused as refused:
        assert refused.ply == len(actions.split()), f"already ply {refused.ply} was refused: {refused}"
        return refused.reason
    raise AssertionError("nothing was refused")


def position(line: str, actions: str = "") -> str:
    return write_position(after(line, actions))


def camels(line: str, actions: str = "") -> str:
    """The first field of the position after all actions."""
    return position(line, actions).split()[0]


def money(line: str, actions: str = "") -> tuple[int, ...]:
    return scores(after(line, actions))


def tile_spaces(state: State) -> set[int]:
    """Where the seat to move may put its tile."""
    return {action.space for action in legal(state) if isinstance(action, PlaceTile)}
