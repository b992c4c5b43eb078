"""The analysis board through the one door: sheets shown and changed, dice entered, odds in portions."""

import json
import random
from typing import Any

import pytest

from door import ask, error, ok
from stampede import analysis
from stampede.camel.odds import board_at, leg_odds, with_tile
from stampede.camel.odds.plain import leg_json
from stampede.camel.position import read_position

START = "1pb,2g,3yr,15w,16k - bgyrpx"
FIRST_EDITION = "1bgyrp - bgyrp"
LATE = "5bg,9wyr,12k,13p 7+0 ryx"


def odds(position: str, **fields: Any) -> list[dict[str, Any]]:
    """Every answer until the work is done."""
    analysis._works.clear()
    answers = [ok("study-odds", position=position, **fields)]
    while not answers[-1]["done"]:
        answers.append(ok("study-odds", position=position, **fields))
    return answers


def ids(drawing: Any) -> set[str]:
    found = {drawing[1]["id"]} if "id" in drawing[1] else set()
    return found.union(*(ids(child) for child in drawing[2:] if isinstance(child, list)))


def test_a_position_is_shown_in_its_one_form() -> None:
    page = ok("study", position="3yr,1pb,2g,16k,15w - xbgyrp")
    assert page["position"] == START
    assert page["edition"] == "camel2"
    assert page["stage"] == "running"
    assert page["missing"] == ""
    assert page["tickets"] == [4] * 5
    assert page["tops"] == dict.fromkeys("bgyrp", 5)
    assert {f"camel-{camel}" for camel in "bgyrpwk"} <= ids(page["drawing"])


def test_an_incomplete_position_says_what_is_missing_and_is_drawn() -> None:
    page = ok("study", position="1pb - bgyrpx")
    assert page["stage"] == "incomplete"
    assert page["missing"] == "gyrwk"
    assert page["rolls"] == {}
    assert "camel-b" in ids(page["drawing"])
    assert "camel-g" not in ids(page["drawing"])


def test_a_sheet_keeps_the_edition_that_its_text_leaves_open() -> None:
    assert ok("study", position="1b - bgyrp", edition="camel2")["missing"] == "gyrpwk"
    assert ok("study", position="1b - bgyrp")["missing"] == "gyrp"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "position-fields"),
        ("1pb,2g,3yr,15w,16k -", "position-fields"),
        ("1pp,2g,3yr,15w,16k - bgyrpx", "camel-twice"),
        ("1pb,2g,3yr,15w,16q - bgyrpx", "no-such-camel"),
        ("1pb,2g,3yr,15w,19k - bgyrpx", "no-such-space"),
        ("1pb,2g,3yr,15w,16k 3+0 bgyrpx", "tile-on-camels"),
        ("1pb,2g,3yr,15w,16k - bb", "die-twice"),
        ("1" * 201, "position-too-long"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason_by_every_verb(position: str, code: str) -> None:
    assert error("study", position=position) == code
    assert error("study-edit", position=position, edit="clear") == code
    assert error("study-roll", position=position, roll="r1") == code
    assert error("study-odds", position=position) == code


def test_whatever_text_comes_an_answer_goes_out() -> None:
    chance = random.Random(4)
    for _ in range(2000):
        letters = list(START)
        for _ in range(chance.randint(1, 4)):
            letters[chance.randrange(len(letters))] = chance.choice("0123456789bgyrpwkx,+- ٣\0é")
        answer = ask("study", position="".join(letters))
        assert "ok" in answer or answer["error"]["code"] != "internal"


def test_an_edit_answers_the_changed_sheet() -> None:
    page = ok("study-edit", position=START, edit="tile - 9", tickets=[4, 4, 4, 3, 4])
    assert page["position"] == "1pb,2g,3yr,15w,16k 9-0 bgyrpx"
    assert page["tiles"] == [{"space": 9, "side": "-", "seat": 0}]
    assert page["tops"]["r"] == 3


def test_a_roll_answers_the_position_the_events_and_their_frames() -> None:
    page = ok("study-roll", position=START, roll="p3")
    assert page["position"] == "2g,3yr,4pb,15w,16k - bgyrx"
    assert [event["type"] for event in page["events"]] == ["DieRolled", "UnitMoved"]
    assert [len(layers) for layers in page["frames"]] == [1, 3]
    assert page["shown"] == ["p3"]
    assert page["rolls"]["x"] == ["w1", "w2", "w3", "k1", "k2", "k3"]
    assert "p" not in page["rolls"]


def test_dice_that_showed_something_go_on_showing_it() -> None:
    page = ok("study-edit", position="2g,3yr,4pb,15w,16k - bgyrx", shown=["p3"], edit="tile + 9")
    assert page["shown"] == ["p3"]
    assert ok("study-edit", position=page["position"], shown=["p3"], edit="die p")["shown"] == []
    assert error("study", position=START, shown=["p9"]) == "action-unreadable"


# ---- odds


def test_odds_come_in_portions_and_end_as_the_exact_odds_of_the_leg() -> None:
    for position in (START, FIRST_EDITION, LATE):
        answers = odds(position)
        leg = leg_json(leg_odds(board_at(read_position(position))))
        assert answers[-1]["leg"] == json.loads(json.dumps(leg))
        assert all(answer["leg"] in (None, answers[-1]["leg"]) for answer in answers)


def test_race_odds_state_an_error_that_shrinks() -> None:
    told = [answer["race"] for answer in odds(START) if answer["race"]]
    errors = [race["error"] for race in told]
    assert errors == sorted(errors, reverse=True)
    assert 0 < errors[-1] < 0.004
    assert sum(told[-1]["winner"].values()) == told[-1]["total"] >= analysis.MOST_RACES
    assert odds(START)[-1]["race"] == told[-1], "the same position, the same races"


def test_the_race_of_the_first_edition_ends_as_exact_odds() -> None:
    told = [answer["race"] for answer in odds(FIRST_EDITION) if answer["race"]]
    assert told[-1]["is_exact"]
    assert told[-1]["error"] == 0
    assert sum(told[-1]["winner"].values()) == told[-1]["total"]


def test_each_top_ticket_has_its_expected_pounds() -> None:
    leg = leg_odds(board_at(read_position(START)))
    last = odds(START, tickets=[4, 4, 0, 3, 4])[-1]
    first, second = leg.ranks["r"][:2]
    lost = leg.total - first - second
    assert last["tickets"]["r"]["value"] == 3
    assert last["tickets"]["r"]["pounds"] == pytest.approx((3 * first + second - lost) / leg.total)
    assert last["tickets"]["y"] == {"value": None, "pounds": None}


def test_a_tile_is_tried_on_every_space_where_it_may_lie() -> None:
    landings = odds(LATE)[-1]["landings"]
    assert list(landings) == ["2", "3", "4", "10", "11", "14", "15", "16"]
    trial = leg_odds(with_tile(board_at(read_position(LATE)), 10, "-"))
    assert landings["10"]["-"] == {"landings": trial.tiles[10], "total": trial.total}


def test_after_the_race_everything_is_certain() -> None:
    last = odds("8w,9k,15bgy,17rp - bx")[-1]
    assert last["leg"]["ends"] == last["leg"]["total"]
    assert last["race"]["winner"]["p"] == last["race"]["total"]
    assert last["race"]["error"] == 0


def test_a_leg_that_is_over_has_certain_ranks_and_an_open_race() -> None:
    last = odds("5bg,9wyr,12k,13p - x")[-1]
    assert last["leg"]["ranks"]["p"][0] == last["leg"]["total"]
    assert last["landings"] == {}
    assert 0 < last["race"]["winner"]["p"] < last["race"]["total"]


def test_odds_need_all_camels() -> None:
    assert error("study-odds", position="1pb - bgyrpx") == "camel-missing"
