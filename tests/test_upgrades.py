"""Races of format 1: they open as they were, or up to the step at which they used an earlier rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from door import ok
from stampede import elephant, links, table
from stampede.elephant.events import CardApplied
from stampede.game import BadText
from stampede.upgrades import Stop

SAVES = Path(__file__).parent / "saves"


def kept(name: str) -> dict[str, Any]:
    """A race as an earlier version kept it, with where it stood then."""
    content: dict[str, Any] = json.loads((SAVES / f"format1-elephant-{name}.json").read_text("utf-8"))
    return content


def opened(name: str) -> table.Table:
    return table.load(kept(name)["save"], kept(name)["seed"])


@pytest.mark.parametrize("name", ["finished", "running"])
def test_a_race_that_used_no_earlier_rule_opens_as_it_was(name: str) -> None:
    at = opened(name)
    assert (at.stop, at.added) == (None, ())
    assert table.save(at)["actions"] == kept(name)["save"]["actions"]


@pytest.mark.parametrize("name", ["finished", "bridge", "mouse"])
def test_an_opening_that_S3_would_refuse_keeps_the_free_start_of_its_time(name: str) -> None:
    old = kept(name)["save"]
    at = opened(name)
    assert at.setup.start == f"{old['setup']['start']}/free"
    assert table.load(table.save(at), at.seed).log == at.log
    today = {**old, "format": 2, "actions": old["actions"][: at.setup.seats + 1], "added": []}
    with pytest.raises(BadText, match="save-action-refused"):
        table.load(today, "")


def test_an_opening_of_three_that_S3_allows_needs_no_free_start() -> None:
    save = {"format": 1, "game": "elephant", "setup": {"seats": 3, "first": 0, "start": "first"}}
    for place, start in (("1a", "first"), ("1b", "first"), ("2c", "first/free"), ("1c", "first/free")):
        assert table.load({**save, "actions": ["a:2b", "a:2a", f"a:{place}"]}, "s").setup.start == start


def test_four_and_more_players_get_a_free_start_for_its_cards_and_choice() -> None:
    assert opened("carpet").setup.start == "first/free"


@pytest.mark.parametrize("first", [None, 2])
def test_six_players_who_chose_their_starts_open_as_they_stood(first: int | None) -> None:
    chosen = "a:2b a:2a a:2c a:1b a:1a a:1c".split()
    setup = {"seats": 6, "first": first, "start": "first"}
    actions = chosen if first is not None else ["b:2", *chosen]
    at = table.load({"format": 1, "game": "elephant", "setup": setup, "actions": actions}, "s")
    assert (at.stop, at.setup.start) == (None, "first/free")
    assert elephant.position(at.state).split()[1] == "2aR,2bB,1cG,1aY,1bP,2cO"
    assert [elephant.write_action(entry.action) for entry in at.log[: len(actions)]] == actions


def test_a_carpet_over_a_held_crossing_stops_a_race_before_it() -> None:
    at, actions = opened("carpet"), kept("carpet")["save"]["actions"]
    assert at.stop == Stop(233, len(actions))
    reason = elephant.why_not(at.state, elephant.read_action(actions[233]))
    assert reason is not None
    assert reason.key == "crossing-held"
    assert table.save(at)["actions"] == actions[:233]


def test_a_step_that_leads_elsewhere_on_todays_bridge_stops_a_race_before_it() -> None:
    at, actions = opened("bridge"), kept("bridge")["save"]["actions"]
    assert at.stop == Stop(183, len(actions))
    assert elephant.why_not(at.state, elephant.read_action(actions[183])) is None, "legal, but it would go another way"


def test_a_mouse_that_was_used_without_asking_becomes_an_action() -> None:
    at, actions = opened("mouse"), kept("mouse")["save"]["actions"]
    (added,) = at.added
    assert at.stop is None
    assert any(isinstance(event, CardApplied) for event in at.log[added].events)
    now = table.save(at)["actions"]
    assert [*now[:added], *now[added + 1 :]] == actions
    assert (actions[added - 1], now[added][:2]) == ("u:m", "m:")


def test_the_dice_of_a_race_with_an_added_action_still_follow_from_its_seed() -> None:
    at = opened("mouse")
    assert (table.checked_dice(at).wrong, table.checked_dice(table.load(table.save(at), at.seed)).wrong) == (None, None)
    assert table.checked_dice(at).thrown > 50
    assert table.checked_dice(at._replace(added=())).wrong is not None, "they count plies without the added one"


def test_a_link_carries_which_actions_were_added() -> None:
    at = opened("mouse")
    seats = tuple(links.Sitter(name) for name in "ABC")
    parcel = links.read_link(links.link(at, links.Link("t", seats))["link"])
    assert parcel.save == table.save(at)
    assert table.load(parcel.save, at.seed).added == at.added


@pytest.mark.parametrize("name", ["carpet", "bridge"])
def test_links_and_files_of_a_stopped_race_still_hold_all_of_it(name: str) -> None:
    """What was kept is not cut: a page that opens it is told where it stops."""
    old = kept(name)
    assert links.read_link(old["link"]).save == old["save"]
    received = ok("receive", text=old["link"])
    assert (received["save"], received["over"]) == (old["save"], False)
    assert ok("receive", text=json.dumps(old["file"]))["save"] == old["save"]
    shown = ok("load", table="t", save=received["save"], seed=old["seed"])
    assert shown["stopped"] == {"ply": old["stop"][0], "of": old["stop"][1]}
    assert shown["position"].split()[:3] == old["position"].split()[:3]


def test_only_a_stopped_race_says_where_it_stops() -> None:
    assert "stopped" not in ok("load", table="t", save=kept("finished")["save"], seed="s")


def test_an_action_that_no_version_of_the_rules_allows_is_refused() -> None:
    save = kept("carpet")["save"]
    broken = {**save, "actions": [*save["actions"][:233], "f!:O"]}
    with pytest.raises(BadText, match="save-action-refused"):
        table.load(broken, "")


def test_a_save_of_today_may_not_use_an_earlier_rule() -> None:
    save = kept("carpet")["save"]
    with pytest.raises(BadText, match="save-action-refused"):
        table.load({**save, "format": 2}, "")


def test_a_stopped_race_can_be_played_on_as_a_copy() -> None:
    old = kept("carpet")
    ok("load", table="t", save=old["save"], seed=old["seed"])
    copy = ok("fork", table="t", ply=old["stop"][0], seed="new", seat=0)
    assert "stopped" not in ok("load", table="u", save=copy["save"], seed="new")


def test_undo_keeps_what_was_added() -> None:
    at = opened("mouse")
    (added,) = at.added
    back = table.back_at(at, added + 5)
    assert table.save(back)["added"] == [added]
