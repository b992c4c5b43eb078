"""Undo by its four rules: back to the last die, reveal or other player's action, never past it; practice goes further;
undo then redo gives the same die.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from stampede import bridge, camel, table
from stampede.camel.types import Reveal, TakeTicket
from stampede.game import IllegalAction, Setup
from stampede.table import Table

START = "1gyr,3bp,15w,16k - bgyrpx"


def played(actions: str) -> Table:
    """Three seats; seat 0 begins."""
    at = table.sit_down(Setup("camel2", 3, 0, START), "oasis")
    for text in actions.split():
        at = table.act(at, camel.read_action(text))
    return at


def refusal(at: Table, **options: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        table.undo(at, **options)
    assert not table.can_undo(at, **options)
    return refused.value.reason.key


@pytest.mark.parametrize("action", ["t:r", "s:+9", "w:b"])
def test_what_shows_nothing_new_can_be_taken_back(action: str) -> None:
    before = played("t:g")
    at = table.act(before, camel.read_action(action))
    assert table.undoer(at) == 1
    back = table.undo(at)
    assert back[:4] == before[:4]
    assert table.redo(back)[:4] == at[:4]


def test_a_die_cannot_be_taken_back() -> None:
    at = played("t:g r")
    assert table.undoer(at) is None
    assert refusal(at) == "undo-past-die"
    assert refusal(played("t:g r"), seats=[0]) == "undo-past-die"


def test_what_was_done_before_a_die_cannot_be_taken_back_either() -> None:
    assert refusal(played("t:g r t:r"), seats=[0]) == "undo-past-die"


def test_nothing_is_taken_back_past_another_players_action() -> None:
    assert refusal(played("t:g t:r"), seats=[0]) == "undo-past-other"
    assert refusal(played("t:g t:r t:b"), seats=[0]) == "undo-past-other"


def test_nor_past_an_action_that_another_player_has_just_taken_back() -> None:
    """Seat 1 has shown what it would do; seat 0 may not use that."""
    assert refusal(table.undo(played("t:g t:r"))) == "undo-past-other"
    again = table.act(table.undo(played("t:g t:r")), TakeTicket("b"))
    assert table.undoer(again) == 1


def test_a_bots_move_is_nobodys_to_take_back() -> None:
    """A page with a person on seat 0 names that seat only."""
    assert not table.can_undo(played("t:g t:r"), seats=[0])
    assert table.can_undo(played("t:g"), seats=[0])


def test_practice_goes_back_past_dice_and_others_to_ones_own_decision() -> None:
    at = played("t:g r r t:b t:r")
    back = table.undo(at, practice=True, seats=[0])
    assert table.turn(back) == 0
    assert camel.write_action(back.log[0].action) == "t:g"
    assert back.ply == 5
    first = table.undo(back, practice=True, seats=[0])
    assert first.ply == 0
    assert refusal(first, practice=True, seats=[0]) == "nothing-to-undo"


def test_redo_comes_forward_again_over_the_others_with_the_same_dice() -> None:
    at = played("t:g r r t:b t:r r")
    back = table.undo(table.undo(at, practice=True, seats=[0]), practice=True, seats=[0])
    half = table.redo(back, seats=[0])
    assert (table.turn(half), half.log) == (0, at.log[: half.ply])
    whole = table.redo(half, seats=[0])
    assert whole == at


def test_the_same_die_comes_whatever_was_taken_back() -> None:
    at = played("t:g")
    die = table.act(at, Reveal()).log[-1].action
    back = table.undo(table.act(at, Reveal()), practice=True)
    assert table.act(back, Reveal()).log[-1].action == die
    assert table.redo(back).log[-1].action == die


# ---- through the door


@pytest.fixture(autouse=True)
def empty_room() -> Any:
    bridge._tables.clear()
    yield
    bridge._tables.clear()


def ask(verb: str, **fields: Any) -> Any:
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "table": "t", **fields})))
    return answer.get("ok") or answer["error"]["code"]


def test_an_update_says_whose_action_may_go_back_and_whether_practice_may() -> None:
    told = ask("new", game="camel2", seats=3, seed="s", first=0, start=START)
    assert (told["undo"], told["back"], told["redo"]) == (None, False, False)
    told = ask("act", seat=0, ply=0, action="t:r")
    assert (told["undo"], told["back"]) == (0, True)
    told = ask("undo", ply=1, seats=[0])
    assert (told["ply"], told["turn"], told["redo"]) == (0, 0, True)
    told = ask("act", seat=0, ply=0, action="r")
    assert (told["undo"], told["back"], told["redo"]) == (None, True, False)


def test_the_door_keeps_the_rules_of_undo() -> None:
    ask("new", game="camel2", seats=3, seed="s", first=0, start=START)
    ask("act", seat=0, ply=0, action="r")
    assert ask("undo", ply=2) == "undo-past-die"
    ask("act", seat=1, ply=2, action="t:r")
    assert ask("undo", ply=3, seats=[0]) == "undo-past-die"
    ask("act", seat=2, ply=3, action="t:b")
    assert ask("undo", ply=4, seats=[1]) == "undo-past-other"
    assert ask("show")["ply"] == 4
    assert ask("undo", ply=4, seats=[0], practice=True)["ply"] == 0
