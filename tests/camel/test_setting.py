"""Setting up a position by hand: every edit, what it may not do, and the dice of a real pyramid."""

import pytest

from stampede.camel import setting
from stampede.camel.odds import board_at
from stampede.camel.position import read_position, read_sketch, write
from stampede.camel.setting import Sheet
from stampede.camel.types import TilePaid, UnitMoved
from stampede.game import Refused

START = "1pb,2g,3yr,15w,16k - bgyrpx"


def sheet(position: str = START, edition: str = "camel2") -> Sheet:
    return setting.sheet_of(read_sketch(position, edition))


def after(position: str, *edits: str) -> str:
    current = sheet(position)
    for text in edits:
        current = setting.edit(current, text)
    return write(current.position)


def refused(position: str, text: str) -> str:
    with pytest.raises(Refused) as refusal:
        setting.edit(sheet(position), text)
    return refusal.value.reason.key


def test_a_camel_is_put_on_top_of_whoever_stands_there() -> None:
    assert after(START, "put p 3") == "1b,2g,3yrp,15w,16k - bgyrpx"
    assert after(START, "put p 9") == "1b,2g,3yr,9p,15w,16k - bgyrpx"
    assert after("- - bgyrpx", "put w 4", "put b 4") == "4wb - bgyrpx"


def test_a_camel_is_put_under_a_stack() -> None:
    assert after(START, "under g 3") == "1pb,3gyr,15w,16k - bgyrpx"


def test_a_camel_goes_up_and_down_in_its_stack_and_stops_at_its_ends() -> None:
    assert after(START, "raise y") == "1pb,2g,3ry,15w,16k - bgyrpx"
    assert after(START, "raise r") == START
    assert after(START, "lower r", "lower r") == "1pb,2g,3ry,15w,16k - bgyrpx"
    assert after(START, "lower p") == START


def test_a_lifted_camel_is_missing_until_it_is_put_back() -> None:
    lifted = setting.edit(sheet(), "lift w")
    assert setting.missing(lifted.position) == "w"
    assert setting.stage(lifted.position) == "incomplete"
    assert write(setting.edit(lifted, "put w 15").position) == START


def test_an_empty_track_keeps_its_edition() -> None:
    cleared = setting.edit(sheet(), "clear")
    assert write(cleared.position) == "- - bgyrpx"
    assert setting.missing(cleared.position) == "bgyrpwk"
    without_grey = setting.edit(cleared, "die x")
    again = read_sketch(write(without_grey.position), "camel2")
    assert again.edition == "camel2"
    assert setting.missing(again) == "bgyrpwk"


def test_tiles_are_laid_turned_and_lifted_each_of_another_owner() -> None:
    two = after(START, "tile + 6", "tile - 9")
    assert two == "1pb,2g,3yr,15w,16k 6+0,9-1 bgyrpx"
    assert after(two, "tile - 6") == "1pb,2g,3yr,15w,16k 6-0,9-1 bgyrpx"
    assert after(two, "lift-tile 6", "tile + 12") == "1pb,2g,3yr,15w,16k 9-1,12+0 bgyrpx"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("tile + 1", "tile-on-first-space"),
        ("tile + 3", "tile-on-camels"),
        ("tile + 7", "tile-beside-tile"),
        ("tile * 8", "no-such-side"),
        ("put b 6", "tile-on-camels"),
        ("put b 17", "no-such-space"),
        ("put b 0", "no-such-space"),
        ("put b ٣", "no-such-space"),
        ("put q 3", "no-such-camel"),
        ("put bg 3", "no-such-camel"),
        ("lift q", "no-such-camel"),
        ("die q", "no-such-die"),
        ("die w", "no-such-die"),
        ("ticket w", "no-such-racer"),
        ("edition camel3", "no-such-game"),
        ("put b", "action-unreadable"),
        ("jump b 3", "action-unreadable"),
        ("", "action-unreadable"),
    ],
)
def test_an_edit_that_makes_no_table_is_refused(text: str, key: str) -> None:
    assert refused("1pb,2g,3yr,15w,16k 6+0 bgyrpx", text) == key


def test_a_camel_that_is_missing_cannot_be_raised() -> None:
    assert refused("- - bgyrpx", "raise b") == "camel-missing"


def test_a_ninth_tile_is_nobodys() -> None:
    eight = "1bgyrpwk 2+0,4+1,6+2,8+3,10+4,12+5,14+6,16+7 bgyrpx"
    assert refused(eight, "tile + 3") == "no-such-seat"


def test_dice_go_out_and_in_but_one_stays() -> None:
    assert after(START, "die x") == "1pb,2g,3yr,15w,16k - bgyrp"
    assert after(START, "die x", "die g", "die x") == "1pb,2g,3yr,15w,16k - byrpx"
    assert refused("1pb,2g,3yr,15w,16k - x", "die x") == "too-many-dice-out"


def test_tickets_are_counted_down_and_then_all_are_back() -> None:
    current, tops = sheet(), []
    for _ in range(5):
        current = setting.edit(current, "ticket r")
        tops.append(setting.top_ticket(current, "r"))
    assert tops == [3, 2, 2, None, 5]
    assert current == sheet()


@pytest.mark.parametrize("tickets", [(4, 4, 4, 4), (5, 4, 4, 4, 4), (4, -1, 4, 4, 4)])
def test_tickets_that_no_edition_has_are_refused(tickets: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="tickets-out-of-range"):
        setting.sheet_of(read_position(START), tickets)


def test_the_next_leg_has_all_dice_no_tiles_and_all_tickets() -> None:
    late = setting.sheet_of(read_position("4pb,5g,7yr,12w,16k 9+0 x"), (4, 3, 2, 1, 0), ("r3", "b1"))
    fresh = setting.edit(late, "next-leg")
    assert fresh == sheet("4pb,5g,7yr,12w,16k - bgyrpx")


def test_the_other_edition_takes_the_racers_along() -> None:
    first = setting.edit(sheet("1pb,2gw,3yr,16k 6+0 bgyx"), "edition camel1")
    assert write(first.position) == "1pb,2g,3yr 6+0 bgy"
    assert first.tickets == (3,) * 5
    second = setting.edit(first, "edition camel2")
    assert write(second.position) == "1pb,2g,3yr 6+0 bgyx"
    assert setting.missing(second.position) == "wk"


@pytest.mark.parametrize("edition", ["camel2", "camel1"])
def test_a_start_can_be_raced(edition: str) -> None:
    starting = setting.starting(edition)
    assert starting.position.edition == edition
    assert setting.stage(starting.position) == "running"
    assert setting.edit(setting.edit(starting, "clear"), "start") == starting


# ---- dice


def test_a_roll_moves_the_unit_and_takes_the_die_out() -> None:
    told = setting.roll(sheet(), "p3")
    assert write(told.sheet.position) == "2g,3yr,4pb,15w,16k - bgyrx"
    assert [type(event) for event in told.events if isinstance(event, UnitMoved)] == [UnitMoved]
    assert [rolled.pips for rolled in told.sheet.shown] == [3]


def test_a_roll_tells_the_pound_of_a_tile() -> None:
    told = setting.roll(sheet("1pb,2g,3yr,15w,16k 4-0 bgyrpx"), "p3")
    assert [event.space for event in told.events if isinstance(event, TilePaid)] == [4]
    assert write(told.sheet.position) == "2g,3pbyr,15w,16k 4-0 bgyrx"


def test_the_fifth_reveal_ends_the_leg_and_clears_nothing() -> None:
    told = setting.roll(sheet("4pb,5g,7yr,12w,16k 9+0 gx"), "w1")
    assert write(told.sheet.position) == "4pb,5g,7yr,11w,16k 9+0 g"
    assert setting.stage(told.sheet.position) == "leg-over"
    with pytest.raises(Refused, match="position-leg-over"):
        setting.roll(told.sheet, "g1")


def test_a_race_that_ends_takes_no_more_dice() -> None:
    told = setting.roll(sheet("4pb,5g,15yr,12w,16k - gyx"), "y3")
    assert write(told.sheet.position) == "4pb,5g,12w,16k,17yr - gx"
    assert setting.stage(told.sheet.position) == "race-over"
    with pytest.raises(Refused, match="race-is-over"):
        setting.roll(told.sheet, "g1")


@pytest.mark.parametrize(
    ("text", "key"), [("r4", "action-unreadable"), ("", "action-unreadable"), ("b1", "not-inside")]
)
def test_a_die_that_cannot_come_out_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        setting.roll(sheet("1pb,2g,3yr,15w,16k - gyrpx"), text)


def test_no_die_is_rolled_before_all_camels_stand() -> None:
    with pytest.raises(Refused, match="camel-missing camel='k'"):
        setting.roll(sheet("1pb,2g,3yr,15w - bgyrpx"), "r1")


def test_a_sketch_without_gaps_is_a_position() -> None:
    for text in (START, "1pb,2g,3yr - bgyrp"):
        assert board_at(read_sketch(text)) == board_at(read_position(text))
