"""A game being played: its log, its past states, chance settled, undo and redo, save and load.

A table is a value; each function returns a new one. It knows the contract and no game.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from stampede import wire
from stampede.catalog import game_named
from stampede.game import Action, BadText, Event, Game, IllegalAction, Refused, Rng, Seat, Setup, State, Turn

FORMAT = 1


class Entry(NamedTuple):
    """One line of the log: what was done and what came of it."""

    action: Action
    events: tuple[Event, ...]


class Table(NamedTuple):
    """A game with all its past. The seed decides the dice, and is nobody's to see while the game runs."""

    setup: Setup
    seed: str
    log: tuple[Entry, ...]
    states: tuple[State, ...]  # states[ply] is the state after that many entries
    undone: tuple[Action, ...] = ()  # what `redo` would do, last undone last

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def state(self) -> State:
        return self.states[-1]


class Save(NamedTuple):
    """A game as it is kept: it replays without the seed."""

    format: int
    game: str
    setup: SavedSetup
    actions: tuple[str, ...]


class SavedSetup(NamedTuple):
    seats: int
    first: Seat | None = None
    start: str | None = None


def game_of(table: Table) -> Game:
    return game_named(table.setup.game)


def turn(table: Table) -> Turn:
    return game_of(table).turn(table.state)


def sit_down(setup: Setup, seed: str) -> Table:
    """A new table, opening rolls done."""
    return _settle(Table(setup, seed, (), (game_named(setup.game).start(setup),)))


def act(table: Table, action: Action) -> Table:
    """The table after a player's action and all that chance does about it."""
    return _settle(_played(table, action)._replace(undone=()))


def undo(table: Table) -> Table:
    """Back to the decision before this one."""
    ply = _earlier_decision(table)
    if ply is None:
        raise IllegalAction("nothing-to-undo")
    taken_back = tuple(entry.action for entry in reversed(table.log[ply:]))
    return Table(table.setup, table.seed, table.log[:ply], table.states[: ply + 1], table.undone + taken_back)


def can_undo(table: Table) -> bool:
    """Is there a decision to go back to?"""
    return _earlier_decision(table) is not None


def redo(table: Table) -> Table:
    """Forward again by one decision, with the same dice."""
    if not table.undone:
        raise IllegalAction("nothing-to-redo")
    game, left = game_of(table), list(table.undone)
    table = _played(table, left.pop())
    while left and game.turn(table.state) == "chance":
        table = _played(table, left.pop())
    return table._replace(undone=tuple(left))


def _earlier_decision(table: Table) -> int | None:
    game = game_of(table)
    plies = range(table.ply - 1, -1, -1)
    return next((ply for ply in plies if isinstance(game.turn(table.states[ply]), int)), None)


def _played(table: Table, action: Action) -> Table:
    state, events = game_of(table).apply(table.state, action)
    return table._replace(log=(*table.log, Entry(action, events)), states=(*table.states, state))


def _settle(table: Table) -> Table:
    while turn(table) == "chance":
        table = _played(table, _drawn(table))
    return table


def _drawn(table: Table) -> Action:
    """Chance's move at this ply: the same for the same seed, whatever was undone in between."""
    chances = game_of(table).chances(table.state)
    number = _number(table, "dice") % sum(weight for _, weight in chances)
    for action, weight in chances:
        number -= weight
        if number < 0:
            return action
    raise AssertionError("weights are above 0")


def bot_rng(table: Table) -> Rng:
    """A generator for a bot's whims at this ply; it tells nothing of the dice to come."""
    return Rng(_number(table, "bot"))


def _number(table: Table, purpose: str) -> int:
    """256 bits from seed, ply and purpose; the same in every Python."""
    digest = hashlib.sha256(f"{purpose}/{table.seed}/{table.ply}".encode("utf-8", "surrogatepass"))
    return int.from_bytes(digest.digest())


# ---- save and load


def save(table: Table) -> dict[str, Any]:
    """The game as JSON. It holds every seat's secrets, but not the seed."""
    setup, game = table.setup, game_of(table)
    actions = tuple(game.write_action(entry.action) for entry in table.log)
    saved = Save(FORMAT, setup.game, SavedSetup(setup.seats, setup.first, setup.start), actions)
    written: dict[str, Any] = wire.to_json(saved)
    return written


def load(saved: Any, seed: str) -> Table:
    """The table a save stands for, every action checked again."""
    _check_format(saved)
    kept = wire.from_json(Save, saved)
    setup = Setup(kept.game, kept.setup.seats, kept.setup.first, kept.setup.start)
    game = game_named(kept.game)
    state = game.start(setup)
    log, states = [], [state]
    for ply, text in enumerate(kept.actions):
        try:
            action = game.read_action(text)
            state, events = game.apply(state, action)
        except Refused as cause:
            raise BadText("save-action-refused", ply=ply, text=text[:20], why=cause.reason.key) from None
        log.append(Entry(action, events))
        states.append(state)
    return _settle(Table(setup, seed, tuple(log), tuple(states)))


def _check_format(saved: Any) -> None:
    """A save of a later version is told apart from one that is broken."""
    version = saved.get("format") if isinstance(saved, dict) else None
    if type(version) is not int or version < 1:
        raise BadText("not-a-save")
    if version > FORMAT:
        raise BadText("save-from-future", format=version, known=FORMAT)
