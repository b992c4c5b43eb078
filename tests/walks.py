"""Random walks through any game of the catalog, for tests."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import cycle
from typing import NamedTuple

from stampede.catalog import GAMES
from stampede.elephant.course import CIRCUITS
from stampede.game import Action, Event, Game, Setup, State

STARTS: dict[str, tuple[str | None, ...]] = {"elephant": tuple(CIRCUITS)}  # where else than as usual a game can begin

ACTIONS = int(os.environ.get("STAMPEDE_ACTIONS", "30000"))  # over all tables; `make soak` asks for a million
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS]


class Step(NamedTuple):
    """One action of a random game."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]


def choice(game: Game, state: State, rng: random.Random) -> Action:
    """Chance's move by its weight, a player's by kind first, so that every kind of action comes up often."""
    if game.turn(state) == "chance":
        actions, weights = zip(*game.chances(state), strict=True)
        return rng.choices(actions, weights)[0]
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal(state):
        by_kind.setdefault(type(action).__name__, []).append(action)
    return rng.choice(by_kind[rng.choice(sorted(by_kind))])


def walk(setup: Setup, rng: random.Random) -> Iterator[Step]:
    """A whole random game."""
    game = GAMES[setup.game]
    state = game.start(setup)
    while game.turn(state) != "over":
        action = choice(game, state, rng)
        after, events = game.apply(state, action)
        yield Step(state, action, after, events)
        state = after


def starts(name: str) -> Iterator[str | None]:
    """Every way a game can begin, over and over."""
    return cycle(STARTS.get(name, (None,)))


def share() -> int:
    """How many actions each table gets of all that are asked for."""
    return -(-ACTIONS // len(TABLES))
