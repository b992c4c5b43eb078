"""Chapter 11 of the rules page: notation."""

import random

import pytest

from elephant.scripted import COURSE, after, race
from stampede import elephant
from stampede.elephant.course import read_place, write_place
from stampede.elephant.notation import read_record, record_of, replay
from stampede.elephant.types import (
    Action,
    Discard,
    Done,
    Draw,
    GoFirst,
    HerdCow,
    Move,
    Pass,
    PickCow,
    PlayCharmer,
    PlayCow,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    PlayTiger,
    Steal,
    Step,
    TakeCard,
    TakeStart,
    TurnUp,
)
from stampede.game import BadText, Setup
from stampede.record import RecordRefused, write_record

ACTIONS: dict[str, Action] = {
    "6:R": Move("6", "R", "plain"),
    "c:B": Move("c", "B", "plain"),
    "c!:B": Move("c", "B", "charge"),
    "f!:G": Move("f", "G", "carpet"),
    "j!:O": Move("j", "O", "mango"),
    "2:P": Move("2", "P", "plain"),
    "m:Y": PlayMouse("Y"),
    "k:3": PlayMonkey(3),
    "w": PlayCow(),
    "p": PlayPrayer(),
    "s:2": PlayCharmer(2, None),
    "s:0>2": PlayCharmer(2, 0),
    "t": PlayTiger(),
    "n": Pass(),
    "e": Done(),
    "x:5": Discard("5"),
    "l:t": TakeCard("t"),
    "g:14b": Step(read_place("14b")),
    "h:7": PickCow("7"),
    "h:14b": HerdCow(read_place("14b")),
    "a:2c": TakeStart(5),
    "b:4": GoFirst(4),
    "d:6": Draw("6"),
    "u:w": TurnUp("w"),
    "r:k": Steal("k"),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_read_and_written(text: str) -> None:
    assert elephant.read_action(text) == ACTIONS[text]
    assert elephant.write_action(ACTIONS[text]) == text


@pytest.mark.parametrize(
    "text", ["", "6", "6:", "6:Z", "w:R", "m:7", "k:9", "s:9", "x:z", "g:0a", "g:14d", "h:", "q:1", "6:R ", "d:66"]
)
def test_an_unreadable_action_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="action-unreadable"):
        elephant.read_action(text)


def test_a_card_without_effect_cannot_be_used_with_one() -> None:
    with pytest.raises(BadText, match="card-without-effect"):
        elephant.read_action("6!:R")


def test_places_count_rows_from_one_and_lanes_from_the_left() -> None:
    assert [write_place(place) for place in (0, 1, 2, 3, 40)] == ["1a", "1b", "1c", "2a", "14b"]
    assert [read_place(write_place(place)) for place in range(150)] == list(range(150))


GOOD = [
    f"{COURSE} 22aR,19aB,1bG 24a,30c 65cp*1/2wm/- 66t5 M+",
    f"{COURSE} 17aR,19aB,19cG - 65/-/- - MGB",
    f"{COURSE} 1aR,2aB,1bG 24a,33c 65/-/- - -",
]


@pytest.mark.parametrize("text", GOOD)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert elephant.position(elephant.start(Setup("elephant", 3, 0, text))) == text


def test_unknown_cards_of_a_position_are_dealt_by_chance() -> None:
    state = after(race("22aR,19aB,1bG", "65??/-/???"))
    assert (state.phase, [player.owed for player in state.players]) == ("deal", [2, 0, 3])
    assert elephant.position(state).split()[3] == "65??/-/???"
    state = after(race("22aR,19aB,1bG", "65??/-/???"), "d:6 d:5 d:5 d:5 d:t")
    assert ([len(player.hand) for player in state.players], state.phase) == ([4, 0, 3], "turn")


def test_the_position_of_a_view_hides_what_the_seat_may_not_see_and_can_be_played_from() -> None:
    state = after(race("22aR,19aB,1bG", "65c/2wm/-", discards="66t5"))
    text = elephant.position(elephant.view(state, 0))
    assert text.split()[3:5] == ["65c/???/-", "???5"]
    again = elephant.start(Setup("elephant", 3, 0, text))
    assert (again.phase, again.discards) == ("deal", ("5",))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("FaGMIJ 22aR,19aB,1bG - 65/-/- -", "race-fields"),
        ("FaXMIJ 22aR,19aB,1bG - 65/-/- - -", "no-such-tile"),
        ("FaGMIJ 22aR,19aB - 65/-/- - -", "elephant-missing"),
        ("FaGMIJ 22aR,19aB,1bZ - 65/-/- - -", "no-such-elephant"),
        ("FaGMIJ 22aR,19aR,1bG - 65/-/- - -", "elephant-twice"),
        ("FaGMIJ 22aR,22aB,1bG - 65/-/- - -", "place-twice"),
        ("FaGMIJ 22aR,19aB,1bG 22a 65/-/- - -", "place-twice"),
        ("FaGMIJ 22aR,10cB,1bG - 65/-/- - -", "no-such-place"),
        ("FaGMIJ 22aR,34aB,1bG - 65/-/- - -", "no-such-place"),
        ("FaGMIJ 22xR,19aB,1bG - 65/-/- - -", "place-unreadable"),
        ("FaGMIJ 22aR,33aB,1bG - 65/-/- - -", "position-race-over"),
        ("FaGMIJ 22aR,19aB,1bG 3aR 65/-/- - -", "place-unreadable"),
        ("FaGMIJ 22aR,19aB,1bG 3a,3b,3c,4a,4b,4c,5a,5b,5c,6a,6b 65/-/- - -", "too-many-cows"),
        ("FaGMIJ 22aR,19aB,1bG - 65/- - -", "hands-of-other-table"),
        ("FaGMIJ 22aR,19aB,1bG - 65*3/-*2/- - -", "too-many-snakes"),
        ("FaGMIJ 22aR,19aB,1bG - 65*/-/- - -", "hand-unreadable"),
        ("FaGMIJ 22aR,19aB,1bG - 65z/-/- - -", "no-such-card"),
        ("FaGMIJ 22aR,19aB,1bG - tt/t/- t -", "card-too-often"),
        ("FaGMIJ 22aR,19aB,1bG - 65/-/- - X+", "crossing-unreadable"),
        ("FaGMIJ 22aR,19aB,1bG - 65/-/- - j+", "no-such-crossing"),
        ("FaGMIJ 18aR,19aB,1bG - 65/-/- - MR", "nobody-waits-there"),
        ("FaGMIJ 18aR,19aB,1bG - 65/-/- - -" + " " * 400, "position-too-long"),
        ("FaGMIJ 18aR,19aB,1bG - " + "?" * 40 + "/" + "?" * 40 + "/- - -", "too-many-cards"),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, key: str) -> None:
    with pytest.raises(BadText) as refused:
        elephant.start(Setup("elephant", 3, 0, text))
    assert refused.value.reason.key == key


def random_game(seats: int, seed: int) -> tuple[Setup, list[Action]]:
    setup, rng = Setup("elephant", seats, 0, "first"), random.Random(seed)
    state = elephant.start(setup)
    actions: list[Action] = []
    while (turn := elephant.turn(state)) != "over":
        options = [action for action, _ in elephant.chances(state)] if turn == "chance" else elephant.legal(state)
        actions.append(rng.choice(options))
        state, _ = elephant.apply(state, actions[-1])
    return setup, actions


def test_a_record_replays_the_game_it_was_made_of() -> None:
    setup, actions = random_game(4, 3)
    record = record_of(setup, actions)
    assert read_record(write_record(record)) == record
    state = elephant.start(setup)
    for action in actions:
        state, _ = elephant.apply(state, action)
    *_, last = replay(record)
    assert last.state == state
    assert elephant.turn(last.state) == "over"


def test_a_record_that_breaks_off_says_where() -> None:
    record = read_record(f"elephant 3 0 {GOOD[0]} # a comment\n6:R n n\nx:6")
    with pytest.raises(RecordRefused, match="card-not-held") as refused:
        list(replay(read_record(f"elephant 3 0 {GOOD[0]}\n6:R x:6")))
    assert (refused.value.ply, refused.value.action) == (2, "x:6")
    assert record.actions == ("6:R", "n", "n", "x:6")
    for text, key in (("", "record-empty"), ("camel2 3 0 first", "no-such-game"), ("elephant 3", "record-first-line")):
        with pytest.raises(BadText, match=key):
            read_record(text)


def test_positions_of_whole_random_games_can_be_read_again() -> None:
    setup, actions = random_game(5, 8)
    state = elephant.start(setup)
    for action in actions:
        if state.phase == "turn" and not state.so_far.played and not state.so_far.discarded:
            again = elephant.start(Setup("elephant", 5, state.active, elephant.position(state)))
            assert again == state
        state, _ = elephant.apply(state, action)
