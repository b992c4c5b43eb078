"""A game being played: its log, its past states, chance settled, undo and redo, save and load, fair dice.

A table is a value; each function returns a new one. It knows the contract and no game, and not who is a bot: whoever
takes something back says whose decisions may be gone back to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any, NamedTuple

from stampede import wire
from stampede.catalog import game_named
from stampede.game import Action, BadText, Event, Game, IllegalAction, Rng, Seat, Setup, State, Turn
from stampede.upgrades import Stop, Upgrade, replayed, upgraded

FORMAT = 2  # 1: before the rules of Elephant Derby changed, see `upgrades`
MOST_PLIES = 5000  # of a save or a link: nobody plays for so long, and a page would wait for it


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
    added: tuple[int, ...] = ()  # plies that `upgrades` added: the dice do not count them
    stop: Stop | None = None  # where a race stops that used an earlier rule

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
    added: tuple[int, ...] = ()


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


def undo(table: Table, *, practice: bool = False, seats: Collection[Seat] | None = None) -> Table:
    """P3: back to the last decision, of one of these seats if named; past a die or another's move in practice only."""
    ply = _earlier_decision(table, seats)
    if ply is None:
        raise IllegalAction("nothing-to-undo")
    if _has_die_since(table, ply) and not practice:
        raise IllegalAction("undo-past-die")
    if _has_other_since(table, ply) and not practice:
        raise IllegalAction("undo-past-other")
    taken_back = tuple(entry.action for entry in reversed(table.log[ply:]))
    return back_at(table, ply)._replace(undone=table.undone + taken_back)


def can_undo(table: Table, *, practice: bool = False, seats: Collection[Seat] | None = None) -> bool:
    """Is there a decision that may be taken back?"""
    ply = _earlier_decision(table, seats)
    if ply is None or practice:
        return ply is not None
    return not _has_die_since(table, ply) and not _has_other_since(table, ply)


def undoer(table: Table) -> Seat | None:
    """Whose action the rules of undo let go back, if anybody's."""
    whose = game_of(table).turn(table.states[-2]) if can_undo(table) else None
    return whose if isinstance(whose, int) else None


def redo(table: Table, *, seats: Collection[Seat] | None = None) -> Table:
    """Forward again, with the same dice, to the next decision of one of these seats."""
    if not table.undone:
        raise IllegalAction("nothing-to-redo")
    table = _done_again(table)
    while table.undone and not _is_decision(table, table.ply, seats):
        table = _done_again(table)
    return table


def _done_again(table: Table) -> Table:
    *left, action = table.undone
    return _played(table, action)._replace(undone=tuple(left))


def back_at(table: Table, ply: int) -> Table:
    """The table as it was after so many plies."""
    return table._replace(log=table.log[:ply], states=table.states[: ply + 1], undone=())


def _earlier_decision(table: Table, seats: Collection[Seat] | None) -> int | None:
    return next((ply for ply in range(table.ply - 1, -1, -1) if _is_decision(table, ply, seats)), None)


def _is_decision(table: Table, ply: int, seats: Collection[Seat] | None) -> bool:
    whose = game_of(table).turn(table.states[ply])
    return isinstance(whose, int) and (seats is None or whose in seats)


def _has_die_since(table: Table, ply: int) -> bool:
    game = game_of(table)
    return any(game.turn(state) == "chance" for state in table.states[ply:-1])


def _has_other_since(table: Table, ply: int) -> bool:
    """Did somebody else act since, or act and take it back?"""
    game, seen = game_of(table), table.states[ply:] if table.undone else table.states[ply:-1]
    return any(game.turn(state) != game.turn(table.states[ply]) for state in seen)


def _played(table: Table, action: Action) -> Table:
    state, events = game_of(table).apply(table.state, action)
    return table._replace(log=(*table.log, Entry(action, events)), states=(*table.states, state))


def _settle(table: Table) -> Table:
    while turn(table) == "chance":
        table = _played(table, _drawn(table))
    return table


def _drawn(table: Table) -> Action:
    """Chance's move at this ply: the same for the same seed, whatever was undone in between."""
    return _draw(game_of(table), table.state, _number(table.seed, _counted(table, table.ply), "dice"))


def _counted(table: Table, ply: int) -> int:
    """A ply as the dice count it."""
    return ply - sum(added < ply for added in table.added)


def _draw(game: Game, state: State, number: int) -> Action:
    chances = game.chances(state)
    number %= sum(weight for _, weight in chances)
    for action, weight in chances:
        number -= weight
        if number < 0:
            return action
    raise AssertionError("weights are above 0")


def bot_rng(table: Table) -> Rng:
    """A generator for a bot's whims at this ply; it tells nothing of the dice to come."""
    return Rng(_number(table.seed, table.ply, "bot"))


def _number(seed: str, ply: int, purpose: str) -> int:
    """256 bits from seed, ply and purpose; the same in every Python."""
    return int.from_bytes(hashlib.sha256(_bytes(f"{purpose}/{seed}/{ply}")).digest())


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


# ---- fair dice


class Dice(NamedTuple):
    """What was found when a log's dice were compared with its seed's."""

    thrown: int
    wrong: int | None  # the ply of the first that is not the seed's


def seal(seed: str) -> str:
    """What can be shown before the first move: it fixes the seed and does not tell it (SHA-256 of its text)."""
    return hashlib.sha256(_bytes(seed)).hexdigest()


def checked_dice(table: Table, since: int = 0) -> Dice:
    """Does every move of chance from this ply on follow from the seed?"""
    game = game_of(table)
    plies = [ply for ply in range(table.ply) if game.turn(table.states[ply]) == "chance"]
    counted = {ply: _counted(table, ply) for ply in plies if _counted(table, ply) >= since}
    expected = (
        (ply, _draw(game, table.states[ply], _number(table.seed, number, "dice"))) for ply, number in counted.items()
    )
    return Dice(len(counted), next((ply + 1 for ply, die in expected if table.log[ply].action != die), None))


# ---- save and load


def save(table: Table) -> dict[str, Any]:
    """The game as JSON. It holds every seat's secrets, but not the seed."""
    setup, game = table.setup, game_of(table)
    actions = tuple(game.write_action(entry.action) for entry in table.log)
    written: dict[str, Any] = wire.to_json(Save(FORMAT, setup.game, _saved(setup), actions, table.added))
    return written


def saved_setup(setup: Setup) -> dict[str, Any]:
    """A setup as JSON, as a save has it."""
    written: dict[str, Any] = wire.to_json(_saved(setup))
    return written


def _saved(setup: Setup) -> SavedSetup:
    return SavedSetup(setup.seats, setup.first, setup.start)


def load(saved: Any, seed: str) -> Table:
    """The table a save stands for, every action checked again; one of format 1 opens as far as today's rules go."""
    _check_format(saved)
    kept = wire.from_json(Save, saved)
    if len(kept.actions) > MOST_PLIES:
        raise BadText("save-too-long", actions=len(kept.actions), most=MOST_PLIES)
    setup = Setup(kept.game, kept.setup.seats, kept.setup.first, kept.setup.start)
    is_earlier = kept.format == 1
    setup, actions, added, stop = (
        upgraded(setup, kept.actions) if is_earlier else Upgrade(setup, kept.actions, kept.added)
    )
    game = game_named(kept.game)
    state = game.start(setup)
    log, states = [], [state]
    for ply, text in enumerate(actions):
        action, state, events = replayed(game, state, text, ply)
        log.append(Entry(action, events))
        states.append(state)
    return _settle(Table(setup, seed, tuple(log), tuple(states), added=added, stop=stop))


def _check_format(saved: Any) -> None:
    """A save of a later version is told apart from one that is broken."""
    version = saved.get("format") if isinstance(saved, dict) else None
    if type(version) is not int or version < 1:
        raise BadText("not-a-save")
    if version > FORMAT:
        raise BadText("save-from-future", format=version, known=FORMAT)
