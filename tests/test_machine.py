"""A table under whatever hypothesis thinks of: legal and illegal actions, undo, redo, save and load, in any order."""

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stampede import elephant, table, wire
from stampede.camel.rules import _all_actions
from stampede.camel.types import Enter, GoFirst, Roll
from stampede.catalog import game_named
from stampede.elephant import types as herd
from stampede.game import IllegalAction, Setup
from stampede.table import Table

OF_ELEPHANTS = """
a:1a a:2c 6:R 5:B c!:G f!:Y j!:P 2:O m:R m:B k:0 k:1 w p s:1 s:0>1 t n x:6 x:t e g:5b h:0 h:9a l:5 b:0 d:6 u:2 r:5
"""
ACTIONS = [
    *_all_actions(8),
    *(kind(camel, pips) for kind in (Roll, Enter) for camel in "bgyrpwk" for pips in (1, 2, 3)),
    *map(GoFirst, range(8)),
    *map(elephant.read_action, OF_ELEPHANTS.split()),
]
CHANCE = (Roll, Enter, GoFirst, herd.GoFirst, herd.Draw, herd.TurnUp, herd.Steal)


class TableMachine(RuleBasedStateMachine):
    at: Table

    @initialize(
        game=st.sampled_from(["camel2", "camel1", "elephant"]),
        seats=st.integers(2, 8),
        first=st.none() | st.integers(0, 1),
        seed=st.text(max_size=8),
    )
    def sit_down(self, game: str, seats: int, first: int | None, seed: str) -> None:
        self.at = table.sit_down(Setup(game, min(seats, game_named(game).SEATS[-1]), first), seed)
        self.seen: dict[tuple[int, str], object] = {}

    @precondition(lambda self: isinstance(table.turn(self.at), int))
    @rule(pick=st.integers(0, 10**6))
    def act(self, pick: int) -> None:
        legal = table.game_of(self.at).legal(self.at.state)
        self.at = table.act(self.at, legal[pick % len(legal)])

    @rule(action=st.sampled_from(ACTIONS))
    def try_anything(self, action: object) -> None:
        before, game = self.at, table.game_of(self.at)
        if action in game.legal(before.state):
            return
        try:
            table.act(before, action)
        except IllegalAction as refused:
            assert refused.reason == game.why_not(before.state, action)
            assert self.at is before
        else:
            raise AssertionError(f"{action} was not refused")

    @rule()
    def undo_and_redo(self) -> None:
        try:
            back = table.undo(self.at, practice=True)
        except IllegalAction:
            assert not table.can_undo(self.at, practice=True)
            return
        forth = table.redo(back)
        assert forth.log == self.at.log
        assert forth.states == self.at.states
        assert forth.undone == self.at.undone

    @rule()
    def undo(self) -> None:
        if table.can_undo(self.at, practice=True):
            self.at = table.undo(self.at, practice=True)

    @rule()
    def save_and_load(self) -> None:
        saved = wire.write(table.save(self.at))
        loaded = table.load(json.loads(saved), self.at.seed)
        assert wire.write(table.save(loaded)) == saved
        assert loaded.states == self.at.states
        self.at = loaded

    @invariant()
    def the_same_play_gives_the_same_dice(self) -> None:
        """However one came here, by undo, redo or load: the same decisions lead to the same state."""
        game = table.game_of(self.at)
        key = " ".join(game.write_action(entry.action) for entry in self.at.log if not is_chance(entry.action))
        assert self.seen.setdefault((self.at.ply, key), self.at.state) == self.at.state
        assert table.turn(self.at) != "chance"


def is_chance(action: object) -> bool:
    return isinstance(action, CHANCE)


TableMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)
TestTable = TableMachine.TestCase
