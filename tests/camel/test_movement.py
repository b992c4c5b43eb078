"""Chapter 4 of the rules: movement."""

import pytest

from camel.scripted import camels, events, money, only, refusal
from stampede.camel.types import CrazyCamelChosen, RaceEnded, TilePaid, UnitMoved


def test_M1_a_die_moves_its_racer_with_all_above_it_and_leaves_what_is_below() -> None:
    line = "camel2 2 0 1gry,3bp,15w,16k - bgyrpx"
    assert camels(line, "r:r3") == "1g,3bp,4ry,15w,16k"
    assert only(UnitMoved, line, "r:r3") == [UnitMoved("ry", (1, 2, 3, 4), "g", "", under=False, cause="die")]


def test_M1_a_crazy_camel_rides_forward_on_a_racer_that_moves() -> None:
    assert camels("camel2 2 0 1gy,5rwb,6p,16k - bgyrpx", "r:r2") == "1gy,6p,7rwb,16k"


def test_M2_a_unit_lands_on_top_of_the_stack_it_meets() -> None:
    line = "camel2 2 0 1r,4pg,6y,7b,15w,16k - bgyrpx"
    assert camels(line, "r:p2") == "1r,6ypg,7b,15w,16k"
    assert only(UnitMoved, line, "r:p2") == [UnitMoved("pg", (4, 5, 6), "", "y", under=False, cause="die")]


def test_M3_the_grey_die_moves_the_crazy_camel_of_its_colour_backwards_with_its_unit() -> None:
    line = "camel2 2 0 1gyr,3bp,15w,16k - bgyrpx"
    assert camels(line, "r:w2") == "1gyr,3bp,13w,16k"
    assert camels(line, "r:k1") == "1gyr,3bp,15wk"
    both_carry = "camel2 2 0 1gy,3b,9wr,12kp - bgyrpx"
    assert camels(both_carry, "r:w2") == "1gy,3b,7wr,12kp"
    assert camels(both_carry, "r:k3") == "1gy,3b,9wrkp"
    assert only(CrazyCamelChosen, line, "r:w2") == [CrazyCamelChosen("w", "w", "shown")]


def test_M3_a_crazy_unit_lands_on_top_of_racers() -> None:
    assert camels("camel2 2 0 1g,13yr,14bp,15w,16k - bgyrpx", "r:w2") == "1g,13yrw,14bp,16k"


def test_M3a_the_only_crazy_camel_that_carries_racers_moves_whatever_the_colour() -> None:
    line = "camel2 2 0 1gy,3b,9wrp,12k - bgyrpx"
    for face in ("w2", "k2"):
        assert camels(line, f"r:{face}") == "1gy,3b,7wrp,12k"
    assert only(CrazyCamelChosen, line, "r:k2") == [CrazyCamelChosen("k", "w", "carries")]


def test_M3a_counts_any_racer_above_also_with_the_other_crazy_camel_on_it() -> None:
    line = "camel2 2 0 1gy,3bp,9wrk - bgyrpx"
    for face in ("w2", "k2"):
        assert camels(line, f"r:{face}") == "1gy,3bp,7wrk"


def test_M3a_does_not_apply_when_both_carry_racers() -> None:
    line = "camel2 2 0 1gy,3b,9wrkp - bgyrpx"
    assert camels(line, "r:k2") == "1gy,3b,7kp,9wr"
    assert camels(line, "r:w2") == "1gy,3b,7wrkp"


def test_M3b_of_two_crazy_camels_directly_on_each_other_the_upper_one_moves() -> None:
    for face in ("w2", "k2"):
        assert camels("camel2 2 0 1gyr,3bp,16wk - bgyrpx", f"r:{face}") == "1gyr,3bp,14k,16w"
        assert camels("camel2 2 0 1gyr,3bp,16kw - bgyrpx", f"r:{face}") == "1gyr,3bp,14w,16k"
        assert camels("camel2 2 0 1gy,3bp,9rwk - bgyrpx", f"r:{face}") == "1gy,3bp,7k,9rw"
    assert only(CrazyCamelChosen, "camel2 2 0 1gyr,3bp,16wk - bgyrpx", "r:w1") == [CrazyCamelChosen("w", "k", "on-top")]


def test_M3b_holds_also_with_racers_on_top_of_both() -> None:
    for face in ("w2", "k2"):
        assert camels("camel2 2 0 1gy,3b,9wkrp - bgyrpx", f"r:{face}") == "1gy,3b,7krp,9w"


def test_M4_landing_on_a_tile_pays_its_owner_one_pound_whoever_moved() -> None:
    line = "camel2 3 0 1gyr,3bp,15w,16k 5+0,9-1 bgyrpx"
    assert money(line, "r:p2") == (4, 3, 3)
    assert only(TilePaid, line, "r:p2") == [TilePaid(0, 5, "+", 1)]
    assert money("camel2 3 0 1gyr,3bp,11w,16k 5+0,9-1 bgyrpx", "r:w2") == (3, 4, 3)
    assert money(line, "r:p3") == (3, 3, 3)


def test_M4_a_cheer_sends_the_unit_one_further_on_top() -> None:
    line = "camel2 2 0 1gy,3bp,6r,15w,16k 5+0 bgyrpx"
    assert camels(line, "r:b2") == "1gy,6rbp,15w,16k"
    assert [event for event in events(line, "r:b2") if isinstance(event, UnitMoved | TilePaid)] == [
        UnitMoved("bp", (3, 4, 5), "", "", under=False, cause="die"),
        TilePaid(0, 5, "+", 1),
        UnitMoved("bp", (5, 6), "", "r", under=False, cause="cheer"),
    ]


def test_M4_a_boo_sends_the_unit_one_back_under_the_stack_its_own_order_unchanged() -> None:
    line = "camel2 2 0 1g,3bp,4ry,15w,16k 5-1 bgyrpx"
    assert camels(line, "r:b2") == "1g,4bpry,15w,16k"
    assert only(UnitMoved, line, "r:b2")[-1] == UnitMoved("bp", (5, 4), "", "ry", under=True, cause="boo")


def test_M4_for_a_crazy_unit_cheer_and_boo_work_the_other_way_round() -> None:
    cheer = "camel2 2 0 1gy,8r,9w,10bp,16k 7+0 bgyrpx"
    assert camels(cheer, "r:w2") == "1gy,6w,8r,10bp,16k"
    boo = "camel2 2 0 1gy,8r,9w,10bp,16k 7-0 bgyrpx"
    assert camels(boo, "r:w2") == "1gy,8wr,10bp,16k"
    carrying = "camel2 2 0 1g,6y,9wbp,10r,16k 7+0 bgyrpx"
    assert camels(carrying, "r:k2") == "1g,6ywbp,10r,16k"


def test_M4_a_racer_led_unit_with_a_crazy_camel_on_it_obeys_the_racers_direction() -> None:
    assert camels("camel2 2 0 1gy,3rwb,6p,16k 5+0 bgyrpx", "r:r2") == "1gy,6prwb,16k"
    assert camels("camel2 2 0 1gy,3rwb,4p,16k 5-0 bgyrpx", "r:r2") == "1gy,4rwbp,16k"


def test_M4_the_tile_stays() -> None:
    line = "camel2 2 0 1gyr,3bp,15w,16k 5+0 bgyrpx"
    assert money(line, "r:p2 r:b2") == (5, 3)


@pytest.mark.parametrize("side", ["+", "-"])
def test_M5_tiles_never_chain_because_none_can_be_placed_where_one_would_follow_the_other(side: str) -> None:
    for space in (6, 8):
        assert refusal("camel2 2 0 1gyr,3bp,15w,16k - bgyrpx", f"s:+7 s:{side}{space}").key == "tile-beside-tile"


def test_M6_a_unit_booed_back_to_where_it_started_goes_under_what_it_left_there() -> None:
    line = "camel2 2 0 1g,4yrbp,15w,16k 5-0 bgyrpx"
    assert camels(line, "r:b1") == "1g,4bpyr,15w,16k"
    moves = only(UnitMoved, line, "r:b1")
    assert [(move.path, move.left_behind, move.met) for move in moves] == [((4, 5), "yr", ""), ((5, 4), "", "yr")]


@pytest.mark.parametrize(
    ("line", "roll", "where", "direction"),
    [
        ("camel2 2 0 1gyr,14bp,15w,16k - bgyrpx", "b3", "1gyr,15w,16k,17bp", "forward"),
        ("camel2 2 0 1gyr,13w,15k,16bp - bgyrpx", "b3", "1gyr,13w,15k,17bp", "forward"),
        ("camel2 2 0 1gyr,13w,14bp,15k 16+0 bgyrpx", "b2", "1gyr,13w,15k,17bp", "forward"),
        ("camel2 2 0 2w,5gyr,14bp,15k - bgyrpx", "w2", "0w,5gyr,14bp,15k", "backward"),
        ("camel2 2 0 1wgr,5y,14bp,15k - bgyrpx", "k3", "0wgr,5y,14bp,15k", "backward"),
        ("camel1 2 0 1gyr,16bp - bgyrp", "b1", "1gyr,17bp", "forward"),
    ],
)
def test_M7_the_race_ends_at_once_when_a_unit_crosses_the_line_either_way(
    line: str, roll: str, where: str, direction: str
) -> None:
    assert camels(line, f"r:{roll}") == where
    assert [ended.direction for ended in only(RaceEnded, line, f"r:{roll}")] == [direction]
    assert refusal(line, f"r:{roll} t:b").key == "race-is-over"


def test_M7_reaching_16_or_1_does_not_end_the_race() -> None:
    assert camels("camel2 2 0 1gyr,13bp,14w,15k - bgyrpx", "r:b3") == "1gyr,14w,15k,16bp"
    assert only(RaceEnded, "camel2 2 0 1gyr,13bp,14w,15k - bgyrpx", "r:b3") == []
    assert only(RaceEnded, "camel2 2 0 2w,5gyr,14bp,15k - bgyrpx", "r:w1") == []


def test_M7_a_boo_on_16_keeps_a_unit_from_crossing() -> None:
    assert camels("camel2 2 0 1gyr,11w,13k,14bp 16-0 bgyrpx", "r:b2") == "1gyr,11w,13k,15bp"
