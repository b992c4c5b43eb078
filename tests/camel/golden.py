"""Golden playthroughs: whole races as records whose comments tell what happened, in words.

`python tests/camel/golden.py` writes them anew: read what changes before you commit it. Any record put into the
folder is checked too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from retelling import retell
from stampede import camel, wire, words
from stampede.camel.notation import read_record, record_of, replay
from stampede.camel.types import Event, LegEnded, RaceEnded, UnitMoved
from stampede.game import Setup, decision
from stampede.record import Record

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana")


def told(record: Record) -> str:
    """The record with everything that happened in its comments."""
    setup = record.setup
    lines = [f"{setup.game} {setup.seats} {setup.first} {setup.start}"]
    for step in replay(record):
        money = ",".join(map(str, camel.scores(step.state)))
        lines += [
            "",
            f"{step.action:<6} # {step.ply} | {camel.position(step.state)} | {money} | {camel.turn(step.state)}",
        ]
        lines += [f"       #   {words.tell(wire.to_json(event), NAMES)}" for event in step.events]
    return "\n".join(lines) + "\n"


# ---- the ways a race can end

Ending = Callable[[list[Event]], bool]


def _ends(direction: str, riders: bool | None = None) -> Ending:
    def fits(events: list[Event]) -> bool:
        ended = [event for event in events if isinstance(event, RaceEnded)]
        return bool(ended) and ended[0].direction == direction and riders in (None, len(ended[0].unit) > 1)

    return fits


def _by_cheer(events: list[Event]) -> bool:
    return any(isinstance(event, UnitMoved) and event.path == (16, 17) and event.cause == "cheer" for event in events)


WAYS: dict[str, tuple[str, int, Ending]] = {
    "forward": ("camel2", 3, _ends("forward")),
    "forward-first-edition": ("camel1", 4, _ends("forward")),
    "by-a-cheer-on-16": ("camel2", 3, _by_cheer),
    "backward-empty": ("camel2", 2, _ends("backward", riders=False)),
    "backward-with-racers": ("camel2", 4, _ends("backward", riders=True)),
    "on-the-fifth-reveal": ("camel2", 3, _ends("forward")),
    "six-with-partners": ("camel2", 6, _ends("forward")),
}


def _random_race(game: str, seats: int, seed: int) -> tuple[Record, list[Event]]:
    rng, setup = random.Random(seed), Setup(game, seats, seed % seats)
    state, actions, last = camel.start(setup), [], []
    while (turn := camel.turn(state)) != "over":
        if turn == "chance":
            rolls, weights = zip(*camel.chances(state), strict=True)
            action = rng.choices(rolls, weights)[0]
        else:
            action = decision(camel.BOTS["random"](state, state.seat, rng)).action
        state, events = camel.apply(state, action)
        actions.append(action)
        last = list(events)
    return record_of(setup, actions), last


def _is_on_fifth_reveal(record: Record) -> bool:
    rolls = 0
    for step in replay(record):
        rolls += step.action.startswith("r:")
        if any(isinstance(event, LegEnded) for event in step.events):
            full = rolls == 5
            rolls = 0
    return full


def _find(way: str) -> Record:
    """The shortest fitting race among the first thousands."""
    game, seats, fits = WAYS[way]
    wants_fifth = way == "on-the-fifth-reveal"
    found = []
    for seed in range(6000):
        record, events = _random_race(game, seats, seed)
        if fits(events) and _is_on_fifth_reveal(record) == wants_fifth:
            found.append(record)
        if len(found) == 12:
            break
    return min(found, key=lambda record: len(record.actions))


if __name__ == "__main__":
    retell(FOLDER, WAYS, lambda text: told(read_record(text)), lambda way: told(_find(way)))
