"""Golden playthroughs: whole races as records whose comments tell what happened, in words.

`python tests/elephant/golden.py` writes them anew: read what changes before you commit it. Any record put into the
folder is checked too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from retelling import retell
from stampede import elephant, wire, words
from stampede.elephant.events import ElephantHome, Event, PileShuffled, RaceWon, TigerPlayed, TurnStarted
from stampede.elephant.notation import Told, read_record, record_of, replay
from stampede.elephant.types import Action, Move, State
from stampede.game import Setup
from stampede.record import Record

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn")


def told(record: Record) -> str:
    """The record with everything that happened in its comments, and the position whenever a turn begins."""
    setup = record.setup
    lines = [f"{setup.game} {setup.seats} {setup.first} {setup.start}"]
    for step in replay(record):
        lines += _told_step(step)
    return "\n".join(lines) + "\n"


def _told_step(step: Told) -> list[str]:
    first, *rest = [words.tell(wire.to_json(event), NAMES) for event in step.events]
    lines = [f"{step.action:<6} # {first}", *(f"       # {line}" for line in rest)]
    if any(isinstance(event, TurnStarted | RaceWon) for event in step.events):
        lines += [f"       # {step.ply} | {elephant.position(step.state)} | {elephant.turn(step.state)}", ""]
    return lines


# ---- the ways a race can end, and what else is worth telling

Fits = Callable[[Sequence[Event]], bool]


def _home_by(how: str) -> Fits:
    return lambda events: any(isinstance(event, ElephantHome) and event.by == how for event in events[-6:])


def _tiger_on_tiger(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TigerPlayed) and event.card == "t" for event in events)


def _pile_runs_out(events: Sequence[Event]) -> bool:
    return any(isinstance(event, PileShuffled) for event in events)


def _anyhow(_events: Sequence[Event]) -> bool:
    return True


WAYS: dict[str, tuple[int, str, Fits]] = {
    "by-walking": (3, "first", _home_by("walk")),
    "by-being-pushed": (4, "2", _home_by("push")),
    "by-carpet": (3, "1", _home_by("carpet")),
    "two-players-both-home": (2, "5", _anyhow),
    "tiger-on-tiger": (5, "3", _tiger_on_tiger),
    "draw-pile-runs-out": (6, "6", _pile_runs_out),
}


def keen(state: State, rng: random.Random) -> Action:
    """Mostly moves on, so that the races are short enough to read."""
    actions = elephant.legal(state)
    moves = [action for action in actions if isinstance(action, Move)]
    if moves and rng.random() < 0.7:
        return rng.choice(moves)
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return rng.choice([action for action in actions if type(action).__name__ == kind])


def _race(setup: Setup, seed: int) -> tuple[Record, list[Event]]:
    rng, state = random.Random(seed), elephant.start(setup)
    actions: list[Action] = []
    happened: list[Event] = []
    while (turn := elephant.turn(state)) != "over":
        if turn == "chance":
            options, weights = zip(*elephant.chances(state), strict=True)
            action = rng.choices(options, weights)[0]
        else:
            action = keen(state, rng)
        state, events = elephant.apply(state, action)
        actions.append(action)
        happened += events
    return record_of(setup, actions), happened


def _find(way: str) -> Record:
    """The shortest fitting race among the first few."""
    seats, circuit, fits = WAYS[way]
    races = (_race(Setup("elephant", seats, seed % seats, circuit), seed) for seed in range(400))
    found = [record for record, events in races if fits(events)]
    return min(found, key=lambda record: len(record.actions))


if __name__ == "__main__":
    retell(FOLDER, WAYS, lambda text: told(read_record(text)), lambda way: told(_find(way)))
