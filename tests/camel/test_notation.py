"""Chapter 9 of the rules: the notation."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camel.positions import PERFT_POSITIONS
from camel.scripted import PAGE, steps
from stampede import camel
from stampede.camel.notation import read_record, record_of, replay
from stampede.camel.position import read_position, write
from stampede.camel.rules import _all_actions
from stampede.camel.types import Enter, GoFirst, Roll
from stampede.game import BadText, Setup
from stampede.record import Record, RecordRefused, write_record


@pytest.mark.parametrize("text", sorted({position for _, _, _, position in PERFT_POSITIONS}))
def test_a_position_reads_and_writes_to_the_same_text(text: str) -> None:
    assert write(read_position(text)) == text


@pytest.mark.parametrize(
    "text",
    ["1gyr,3bp,15w,16k 5+0,9-1 bgyrpx", "1gyr,3bp - -", "1gyr,17bp - b", "0wr,1gy,3bp,16k - x", "16bgyrpwk - bgyrpx"],
)
def test_all_of_the_notations_forms_are_read(text: str) -> None:
    assert write(read_position(text)) == text


def test_a_position_is_written_in_one_way_whatever_order_it_was_read_in() -> None:
    assert write(read_position("16k,3bp,15w,1gyr 9-1,5+0 xprygb")) == "1gyr,3bp,15w,16k 5+0,9-1 bgyrpx"


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "position-fields", {"count": 0}),
        ("1gyr,3bp,15w,16k -", "position-fields", {"count": 2}),
        ("1gyr,3bp,15w,16k - bgyrpx now", "position-fields", {"count": 4}),
        ("1gyr,3bp,15w,16k 17+0 bgyrpx", "tile-off-track", {"space": 17}),
        ("1gyr,3bp,15w,16k 0+0 bgyrpx", "tile-off-track", {"space": 0}),
        ("2gyr,3bp,15w,16k 1+0 bgyrpx", "tile-on-first-space", {}),
        ("1gyr,3bp,15w,16k 3+0 bgyrpx", "tile-on-camels", {"space": 3, "camels": "bp"}),
        ("1gyr,3bp,15w,16k 5+8 bgyrpx", "no-such-seat", {"seat": 8, "seats": 8}),
        ("1gyr,3bp,15w,16k 5+0,9-0 bgyrpx", "two-tiles-of-seat", {"seat": 0}),
        ("1gyr,3bp,15w,16k 5+0,6-1 bgyrpx", "tile-beside-tile", {"space": 6, "beside": 5, "seat": 1}),
        ("1gyr,3bp,15w,16k 5+0,5-1 bgyrpx", "tile-on-tile", {"space": 5, "beside": 5, "seat": 1}),
        ("1gyr,3bp,15w,16k 5*0 bgyrpx", "position-tile-unreadable", {"text": "5*0"}),
        ("1gyr,3bp,15w,16k 5+0, bgyrpx", "position-tile-unreadable", {"text": ""}),
        ("1gyr,3b,15w,16k - bgyrpx", "camel-missing", {"camel": "p"}),
        ("1gyr,3bp,16k - bgyrpx", "camel-missing", {"camel": "w"}),
        ("1gyr,3bp - bgyrpx", "camel-missing", {"camel": "w"}),
        ("1gyr,3bpb,15w,16k - bgyrpx", "camel-twice", {"camel": "b"}),
        ("1gyr,3bz,15w,16k - bgyrpx", "no-such-camel", {"camel": "z"}),
        ("1gyr,1bp,15w,16k - bgyrpx", "space-twice", {"space": 1}),
        ("1gyr,18bp,15w,16k - bgyrpx", "no-such-space", {"space": 18}),
        ("1gyr,03bp,15w,16k - bgyrpx", "position-stack-unreadable", {"text": "03bp"}),
        ("1gyr,bp,15w,16k - bgyrpx", "position-stack-unreadable", {"text": "bp"}),
        ("- - bgyrpx", "position-stack-unreadable", {"text": "-"}),
        ("1gyr,٣bp,15w,16k - bgyrpx", "position-stack-unreadable", {"text": "٣bp"}),
        ("1gyr,3bp,15w,16k - bgyrpq", "no-such-die", {"die": "q"}),
        ("1gyr,3bp,15w,16k - bgyrpb", "die-twice", {"die": "b"}),
        ("1gyr,3bp,15w,16k - -", "too-many-dice-out", {"out": 6, "most": 5}),
        ("0w,1gyr,16k,17bp - bgyrpx", "crossed-both-ways", {}),
        ("0b,1gyr,3p,15w,16k - bgyrpx", "crossed-wrong-way", {"camel": "b", "space": 0}),
        ("1gyr,3p,15k,17wb - bgyrpx", "crossed-wrong-way", {"camel": "w", "space": 17}),
        ("1gyr,3bp,15w,16k - " + "b" * 300, "position-too-long", {"length": 319, "most": 200}),
    ],
)
def test_a_wrong_position_is_refused_with_exactly_what_is_wrong(text: str, code: str, params: dict[str, int]) -> None:
    with pytest.raises(BadText) as refused:
        read_position(text)
    assert refused.value.reason == (code, params)


def test_every_action_reads_and_writes_to_the_same_text() -> None:
    actions = {action for seats in range(2, 9) for action in _all_actions(seats)}
    actions |= {kind(c, pips) for kind in (Roll, Enter) for c in "bgyrpwk" for pips in (1, 2, 3)}
    actions |= {GoFirst(seat) for seat in range(8)}
    texts = {camel.write_action(action) for action in actions}
    assert len(texts) == len(actions)
    assert {camel.read_action(text) for text in texts} == actions
    assert {"t:r", "s:+5", "s:-9", "r:r3", "r:w2", "r:k1", "w:g", "l:p", "p:4", "r"} <= texts


@pytest.mark.parametrize(
    "text", ["", "t", "t:", "t:w", "t:R", "t:rr", "s:5", "s:+0", "s:+05", "r:x2", "r:r0", "r:r4", "w:k", "p:8", "p:-1",
             "pass", "t:r ", " r", "r\n", "s:+٣", "f:9", "o:b4", "💥", "t:r" * 1000]
)  # fmt: skip
def test_an_unreadable_action_is_refused(text: str) -> None:
    with pytest.raises(BadText) as refused:
        camel.read_action(text)
    assert refused.value.reason.key == "action-unreadable"
    assert len(str(refused.value.reason.params["text"])) <= 20


def test_a_tile_beyond_the_track_names_the_space() -> None:
    with pytest.raises(BadText) as refused:
        camel.read_action("s:+17")
    assert refused.value.reason == ("no-such-space", {"space": 17})


@given(st.text(max_size=60))
def test_no_text_at_all_breaks_the_readers(text: str) -> None:
    for read in (read_position, camel.read_action, read_record):
        try:
            read(text)
        except BadText as refused:
            assert refused.reason.key


@given(st.text(alphabet="0123456789bgyrpwkx,+- ", max_size=40))
def test_whatever_position_is_read_is_written_and_read_the_same(text: str) -> None:
    try:
        position = read_position(text)
    except BadText:
        return
    assert read_position(write(position)) == position


# ---- records

RECORD = """\
camel2 4 0 1gyr,3bp,15w,16k - bgyrpx   # the start
t:r r:r3
# a comment of its own

  s:+9 r:k1
"""


def test_a_record_has_a_first_line_actions_over_any_lines_and_comments() -> None:
    record = read_record(RECORD)
    assert record == Record(Setup("camel2", 4, 0, "1gyr,3bp,15w,16k - bgyrpx"), ("t:r", "r:r3", "s:+9", "r:k1"))
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-empty"),
        ("# nothing\n", "record-empty"),
        ("chess 2 0 1gyr,3bp - bgyrp", "no-such-game"),
        ("camel1 2 1gyr,3bp - bgyrp", "record-first-line"),
        ("camel1", "record-first-line"),
        ("camel1 two 0 1gyr,3bp - bgyrp", "record-first-line"),
        ("camel1 2 0 1gyr,3bp - bgyrp t:r", "record-first-line"),
        ("camel1 ² 0 1gyr,3bp - bgyrp", "record-first-line"),
    ],
)
def test_a_record_without_a_proper_first_line_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        read_record(text)
    assert refused.value.reason.key == code


def test_a_record_stops_at_the_first_action_that_is_illegal_or_unreadable() -> None:
    for bad, code in (("t:q", "action-unreadable"), ("s:+1", "tile-on-first-space"), ("r", "reveal-without-die")):
        with pytest.raises(RecordRefused) as refused:
            steps("camel2 4 0 1gyr,3bp,15w,16k - bgyrpx", f"t:r t:r {bad} t:r")
        assert (refused.value.ply, refused.value.action, refused.value.reason.key) == (3, bad, code)


@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_the_record_of_any_game_replays_to_the_same_end(game: str) -> None:
    rng = random.Random(game)
    for seats in range(2, 9):
        setup = Setup(game, seats)
        state, actions = camel.start(setup), []
        while camel.turn(state) != "over":
            options = [action for action, _ in camel.chances(state)] or list(camel.legal(state))
            actions.append(rng.choice(options))
            state, _ = camel.apply(state, actions[-1])
        record = read_record(write_record(record_of(setup, actions)))
        assert list(replay(record))[-1].state._replace(tents=()) == state._replace(tents=())


def test_the_rules_page_shows_every_form_of_the_notation() -> None:
    page = PAGE.read_text("utf-8")
    for form in ("t:r", "s:+5", "s:-9", "r:r3", "r:w2", "w:g", "l:p", "p:4", "o:b1", "f:2"):
        assert f"`{form}`" in page
