"""A table: dice from seed and ply, undo and redo, save and load."""

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from stampede import camel, table, wire
from stampede.camel.types import Reveal, Roll, TakeTicket
from stampede.game import BadText, IllegalAction, Setup, decision
from stampede.table import Table


def played(seed: str = "oasis", actions: str = "t:r r s:+9 r w:b r") -> Table:
    at = table.sit_down(Setup("camel2", 3, 0, "1gyr,3bp,15w,16k - bgyrpx"), seed)
    for text in actions.split():
        at = table.act(at, camel.read_action(text))
    return at


def finished(seed: str, seats: int = 4) -> Table:
    at, rng = table.sit_down(Setup("camel2", seats), seed), random.Random(seed)
    while isinstance(seat := table.turn(at), int):
        at = table.act(at, decision(camel.BOTS["random"](camel.view(at.state, seat), seat, rng)).action)
    return at


def test_opening_rolls_are_moves_in_the_log() -> None:
    at = table.sit_down(Setup("camel2", 3), "oasis")
    texts = [camel.write_action(entry.action) for entry in at.log]
    assert [text[0] for text in texts] == ["f", *"ooooooo"]
    assert isinstance(table.turn(at), int)


def test_the_same_seed_gives_the_same_race_and_another_seed_another() -> None:
    assert finished("one") == finished("one")
    assert finished("one").log != finished("two").log


def test_dice_depend_on_seed_and_ply_only() -> None:
    """A die cannot be fished for: taking something back and doing another thing first changes its ply, not its fate."""
    at = played(actions="t:r")
    die = table.act(at, Reveal()).log[-1].action
    other = table.act(table.undo(at), TakeTicket("b"))
    assert table.act(other, Reveal()).log[-1].action == die


def test_dice_are_drawn_by_their_weights() -> None:
    at = played(actions="")
    rolls = Counter(table.act(at._replace(seed=str(n)), Reveal()).log[-1].action.camel for n in range(6000))
    for racer in "bgyrp":
        assert 850 < rolls[racer] < 1150
    for crazy in "wk":
        assert 400 < rolls[crazy] < 600


def test_undo_takes_back_a_decision_with_its_die_and_redo_gives_the_same_die() -> None:
    at = played()
    back = table.undo(at, practice=True)
    assert back.ply == at.ply - 2
    assert table.turn(back) == 2
    assert table.redo(back)[:4] == at[:4]
    assert isinstance(at.log[-1].action, Roll)


def test_undo_to_the_start_gives_the_recorded_states() -> None:
    at = finished("undo")
    back = at
    while table.can_undo(back, practice=True):
        back = table.undo(back, practice=True)
        assert back.state == at.states[back.ply]
    assert back.ply == 8
    while back.undone:
        back = table.redo(back)
    assert back == at


def test_a_new_action_forgets_what_was_undone() -> None:
    at = table.act(table.undo(played(), practice=True), TakeTicket("b"))
    with pytest.raises(IllegalAction, match="nothing-to-redo"):
        table.redo(at)


def test_the_first_decision_cannot_be_undone() -> None:
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        table.undo(table.sit_down(Setup("camel1", 2), "x"))


def test_a_save_is_format_game_setup_and_actions_and_holds_no_seed() -> None:
    saved = table.save(played("secret-seed"))
    assert saved == {
        "format": 2,
        "game": "camel2",
        "setup": {"seats": 3, "first": 0, "start": "1gyr,3bp,15w,16k - bgyrpx"},
        "actions": saved["actions"],
        "added": [],
    }
    assert saved["actions"][:2] == ["t:r", "r"]
    assert "secret-seed" not in json.dumps(saved)


def test_saving_loading_and_saving_gives_the_same_bytes_at_every_ply() -> None:
    at = finished("bytes")
    text = wire.write(table.save(at))
    loaded = table.load(json.loads(text), "bytes")
    assert loaded == at
    assert wire.write(table.save(loaded)) == text


def test_a_save_that_stops_at_chance_goes_on_with_the_tables_dice() -> None:
    at = played()
    saved = table.save(at)
    saved["actions"].pop()
    assert table.load(saved, at.seed) == at


def change(path: str, value: Any) -> dict[str, Any]:
    saved: Any = copy.deepcopy(table.save(played()))
    place, *keys = saved, *path.split(".")
    for key in keys[:-1]:
        place = place[int(key) if key.isdigit() else key]
    last = keys[-1]
    if value is ...:
        del place[last]
    else:
        place[int(last) if last.isdigit() else last] = value
    return dict(saved)


@pytest.mark.parametrize(
    ("saved", "code"),
    [
        (None, "not-a-save"),
        ([], "not-a-save"),
        ({}, "not-a-save"),
        (change("format", ...), "not-a-save"),
        (change("format", "1"), "not-a-save"),
        (change("format", True), "not-a-save"),
        (change("format", 0), "not-a-save"),
        (change("format", 3), "save-from-future"),
        (change("game", "chess"), "no-such-game"),
        (change("game", ...), "field-missing"),
        (change("extra", 1), "field-unknown"),
        (change("setup.seats", 9), "seats-out-of-range"),
        (change("setup.seats", 3.0), "field-of-wrong-kind"),
        (change("setup.seats", "3"), "field-of-wrong-kind"),
        (change("setup.first", 3), "no-such-seat"),
        (change("setup.first", True), "field-of-wrong-kind"),
        (change("setup.start", "1gyr"), "position-fields"),
        (change("actions", "t:r"), "field-of-wrong-kind"),
        (change("actions.0", 5), "field-of-wrong-kind"),
        (change("actions.0", "t:q"), "save-action-refused"),
        (change("actions.0", "s:+1"), "save-action-refused"),
        (change("actions.2", "r:x1"), "save-action-refused"),
        (change("actions.1", "t:b"), "save-action-refused"),
    ],
)
def test_a_corrupt_save_is_refused_with_a_code(saved: Any, code: str) -> None:
    with pytest.raises(BadText) as refused:
        table.load(saved, "seed")
    assert refused.value.reason.key == code


def test_a_refused_action_of_a_save_is_named_with_its_place_and_reason() -> None:
    with pytest.raises(BadText) as refused:
        table.load(change("actions.0", "s:+1"), "seed")
    assert refused.value.reason.params == {"ply": 0, "text": "s:+1", "why": "tile-on-first-space"}
