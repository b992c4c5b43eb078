"""Twins of a running game: to one pair of eyes the same past, other cards where those may not look, other dice to come.

What is told to those eyes must not tell the twins apart.
"""

from __future__ import annotations

import random
from dataclasses import replace

from stampede import copies, elephant, table
from stampede.catalog import RESUMES
from stampede.elephant.deck import CARDS
from stampede.game import Event, Seat, Setup
from stampede.table import Entry, Table
from walks import choice

SEED, OTHER = "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "f0e1d2c3b4a5968778695a4b3c2d1e0f"


def running(setup: Setup, rng: random.Random) -> Table:
    """A whole game but for the action that ends it."""
    at = before = table.sit_down(setup, SEED)
    while table.turn(at) != "over":
        before, at = at, table.act(at, choice(table.game_of(at), at.state, rng))
    return before


def twin(at: Table, eyes: Seat | None, rng: random.Random) -> Table:
    """Its twin to these eyes."""
    if at.setup.game in RESUMES:
        return _redealt(at, eyes, rng)
    actions = copies.written(at, copies.as_seen(at, eyes, rng.choice))
    other = table.load({**table.save(at), "actions": actions}, OTHER)
    assert other.ply == at.ply
    return other


def _redealt(at: Table, eyes: Seat | None, rng: random.Random) -> Table:
    """Any cards in every state and every event where these eyes may not look; as a log it would not replay."""
    states = [elephant.guess(elephant.view(state, eyes), eyes, rng) for state in at.states]
    log = [Entry(entry.action, tuple(_other(event, eyes, rng) for event in entry.events)) for entry in at.log]
    return at._replace(states=tuple(states), log=tuple(log), seed=OTHER)


def _other(event: Event, eyes: Seat | None, rng: random.Random) -> Event:
    is_open = elephant.redact(event, eyes) == event
    return event if is_open else replace(event, card=rng.choice([card for card in CARDS if card != event.card]))


def decisions(at: Table) -> list[int]:
    """The plies at which a player is to move."""
    game = table.game_of(at)
    return [ply for ply, state in enumerate(at.states) if isinstance(game.turn(state), int)]
