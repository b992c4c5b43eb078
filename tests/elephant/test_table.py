"""Elephant Derby at a table: chance settled from a seed, undo, save and load."""

import random

import pytest

from stampede import elephant, table, wire
from stampede.game import Setup, decision


def played(seats: int, actions: int) -> table.Table:
    """A race of bots that is some way on."""
    at, rng = table.sit_down(Setup("elephant", seats, None, "3"), "a seed"), random.Random(seats)
    for _ in range(actions):
        seat = table.turn(at)
        if not isinstance(seat, int):
            break
        view = elephant.view(at.state, seat)
        at = table.act(at, decision(elephant.BOTS["random"](view, seat, rng)).action)
    return at


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_saved_race_loads_to_the_same_state(seats: int) -> None:
    at = played(seats, 120)
    again = table.load(wire.parse(wire.write(table.save(at))), "another seed")
    assert again.states == at.states


def test_undo_goes_back_by_decisions_and_redo_brings_the_same_cards() -> None:
    at = played(4, 60)
    back = at
    for _ in range(20):
        back = table.undo(back, practice=True)
    for _ in range(20):
        back = table.redo(back)
    assert back.states == at.states


def test_a_whole_race_ends_at_the_table() -> None:
    assert table.turn(played(3, 5000)) == "over"
