"""Mistakes that public implementations of these rules make, each ruled out."""

from fractions import Fraction

from camel.scripted import after, camels, money, only
from stampede import camel
from stampede.camel.types import GameWon, PlaceTile, Reveal, Roll

LINE = "camel2 2 0 1gyr,3bp,15w,16k - bgyrpx"


def test_the_grey_die_comes_with_one_in_six_and_not_one_in_eleven() -> None:
    state, _ = camel.apply(after(LINE), Reveal())
    weights = camel.chances(state)
    grey = sum(weight for roll, weight in weights if isinstance(roll, Roll) and roll.camel in "wk")
    assert Fraction(grey, sum(weight for _, weight in weights)) == Fraction(1, 6)


def test_a_leg_takes_five_dice_and_not_six() -> None:
    assert after(LINE, "r:b1 r:g1 r:y1 r:r1 r:p1").leg == 2


def test_a_crazy_camel_lands_on_a_stack_and_not_under_it() -> None:
    assert camels("camel2 2 0 1g,13yr,14bp,15w,16k - bgyrpx", "r:w1") == "1g,13yr,14bpw,16k"


def test_a_tile_works_the_other_way_for_crazy_camels() -> None:
    assert camels("camel2 2 0 1gyr,3bp,9w,16k 8+0 bgyrpx", "r:w1") == "1gyr,3bp,7w,16k"
    assert camels("camel2 2 0 1gyr,3bp,9w,16k 8-0 bgyrpx", "r:w1") == "1gyr,3bp,9w,16k"


def test_the_upper_crazy_camel_is_not_preferred_with_a_racer_between() -> None:
    assert camels("camel2 2 0 1gy,3bp,9wrk - bgyrpx", "r:k2") == "1gy,3bp,7wrk"
    assert camels("camel2 2 0 1gy,3p,9wrkb - bgyrpx", "r:w2") == "1gy,3p,7wrkb"


def test_a_backward_finish_is_not_clamped_to_space_1() -> None:
    state = after("camel2 2 0 2wgr,5y,14bp,15k - bgyrpx", "r:w3")
    assert camel.turn(state) == "over"
    assert state.track[0] == "wgr"


def test_money_never_drops_below_0() -> None:
    line = "camel2 2 0 1r,2p,3b,5y,8g,15w,16k - bx"
    assert money(line, "t:y t:r t:y t:r t:y t:r t:y t:r t:g t:p r:b1") == (13, 0)


def test_a_tie_is_shared() -> None:
    assert only(GameWon, "camel2 2 0 1p,2y,3r,15w,14k,16bg - bgyrpx", "t:b r:g1")[0].seats == (0, 1)


def test_ones_own_tile_does_not_block_its_neighbours() -> None:
    state = after(LINE, "s:+7 t:r")
    assert PlaceTile(8, "+") in camel.legal(state)
    assert PlaceTile(6, "-") in camel.legal(state)


def test_the_next_leg_is_started_by_the_seat_after_the_last_revealer_not_after_the_last_starter() -> None:
    line = "camel2 4 0 1gyr,3bp,15w,16k - bgyrpx"
    assert camel.turn(after(line, "r:b1 r:g1 r:y1 t:b t:b r:r1 r:p1")) == 3


def test_revealing_the_grey_die_is_paid_like_any_other() -> None:
    assert money("camel2 2 0 1r,2p,3b,5y,8g,15w,16k - bx", "r:k2") == (4, 3)


def test_a_tile_moves_the_whole_unit_and_not_only_its_top_or_bottom_camel() -> None:
    assert camels("camel2 2 0 1y,3gbp,6r,15w,16k 5+0 bgyrpx", "r:g2") == "1y,6rgbp,15w,16k"
    assert camels("camel2 2 0 1y,3gbp,4r,15w,16k 5-0 bgyrpx", "r:g2") == "1y,4gbpr,15w,16k"


def test_views_hide_cards() -> None:
    seen = camel.view(after(LINE, "w:b l:p"), 0)
    assert seen.loser_pile[0].racer is None
    assert seen.players[1].hand is None
