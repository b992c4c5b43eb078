"""Chapter 8 of the rules: red cards."""

import pytest

from elephant.scripted import after, at, cows, events, hand, legal, only, places, race, refusal, ways
from stampede import elephant
from stampede.elephant.events import (
    CardCancelled,
    CardPlayed,
    CardStolen,
    CardTaken,
    CowHerded,
    ElephantMoved,
    HerdingDone,
    MouseRan,
    SnakeGiven,
    SnakesChased,
    TigerPassed,
    TigerPlayed,
)
from stampede.elephant.types import PlayMouse, Steal

# ---- mouse: holes on 5b, 17c, 21b, 30b


def test_R1_the_mouse_scares_an_elephant_three_steps_back() -> None:
    setup = race("1bR,26bB,1cG", "6m/-/-")
    assert places(setup, "m:B") == "1b 23b 1c"
    assert only(MouseRan, setup, "m:B") == [MouseRan(tuple(map(at, "30b 29b 28b 27b 26b".split())), "B")]
    (moved,) = only(ElephantMoved, setup, "m:B")
    assert (moved.gait, moved.cause, [stride.heading for stride in moved.strides]) == ("scared", "mouse", ["back"] * 3)


LONG = "FLIDCAEb"  # its first hole is on 9a


def test_R1_it_walks_six_places_at_most_and_not_diagonally() -> None:
    assert "m:B" in legal(after(race("1bR,3aB,1cG", "6m/-/-", tiles=LONG)))
    assert refusal(race("1bR,3bB,1cG", "6m/-/-", tiles=LONG), "m:B").key == "mouse-cannot-reach"


def test_R1_it_runs_through_cows_but_stops_on_the_first_elephant_it_enters() -> None:
    assert "m:B" in legal(after(race("1bR,3aB,1cG", "6m/-/-", cows="7a,6a,5a", tiles=LONG)))
    assert refusal(race("1bR,3aB,5aG", "6m/-/-", tiles=LONG), "m:B").key == "mouse-cannot-reach"


def test_R1_an_elephant_on_a_hole_is_entered_at_once() -> None:
    assert only(MouseRan, race("1bR,30bB,1cG", "6m/-/-"), "m:B") == [MouseRan((at("30b"),), "B")]


def test_R1_elephants_and_cows_behind_are_pushed_back() -> None:
    setup = race("24bR,26bB,1cG", "6m/-/-", cows="25b,22b")
    assert places(setup, "m:B") == "21b 23b 1c"
    assert cows(after(setup, "m:B")) == ["22b", "20b"]


def test_R1_if_back_is_blocked_it_steps_sideways_until_back_is_possible_or_the_steps_are_used() -> None:
    """Lane c is missing on rows 10 and 11: from 12c back is blocked, so blue goes to 12b and then back twice."""
    setup = race("1bR,12cB,1cG", "6m/-/-")
    assert places(setup, "m:B") == "1b 10b 1c"
    at_the_start = race("3aR,1bB,2aG", "6m/-/-")
    state = after(at_the_start, "m:B")
    assert (state.phase, state.seat, ways(state)) == ("walk", 0, ["1a", "1c"]), "the card's player picks the side"
    assert places(at_the_start, "m:B g:1c") == "3a 1c 2a"


def test_R1_sideways_it_pushes_elephants_but_not_cows() -> None:
    setup = race("1bR,12cB,12bG", "6m/-/-")
    assert places(setup, "m:B") == "1b 10b 12a"
    assert refusal(race("1bR,12cB,1cG", "6m/-/-", cows="12b"), "m:B").key == "cannot-be-scared"


def test_R1_any_elephant_may_be_the_target_ones_own_too() -> None:
    assert places(race("26bR,1aB,1cG", "6m/-/-"), "m:R") == "23b 1a 1c"


def test_R1_a_scared_elephant_gets_nothing_from_the_space_it_ends_on() -> None:
    assert [type(event).__name__ for event in events(race("1bR,28aB,1cG", "6m/-/-"), "m:B")][-1] == "ElephantMoved"


# ---- monkey


def test_R2_the_monkey_takes_two_random_cards_from_another_hand() -> None:
    setup = race("22aR,1aB,1bG", "6k/665t/-")
    state = after(setup, "k:1 n")
    assert (state.phase, elephant.turn(state)) == ("monkey", "chance")
    assert dict(elephant.chances(state)) == {Steal("6"): 2, Steal("5"): 1, Steal("t"): 1}
    assert only(CardStolen, setup, "k:1 n r:6 r:t") == [CardStolen(0, 1, "t")]
    state = after(setup, "k:1 n r:6 r:t")
    assert (hand(state), hand(state, 1), state.phase) == ("66t", "65", "turn")


def test_R2_or_what_there_is() -> None:
    state = after(race("22aR,1aB,1bG", "6k/5/-"), "k:1 n r:5")
    assert (hand(state), hand(state, 1), state.phase) == ("65", "", "turn")


def test_R2_not_from_oneself_and_not_from_an_empty_hand() -> None:
    setup = race("22aR,1aB,1bG", "6k/5/-")
    assert [refusal(setup, f"k:{seat}").key for seat in (0, 2, 3)] == [
        "monkey-on-self",
        "nothing-to-steal",
        "no-such-seat",
    ]


# ---- sacred cow


def test_R3_cows_move_eight_steps_in_all_through_free_places() -> None:
    setup = race("22aR,1aB,1bG", "6w/-/-", cows="24a,30c")
    assert legal(after(setup, "w")) == ["h:0", "h:1", "e"]
    assert only(CowHerded, setup, "w h:0 h:26b") == [
        CowHerded("0", tuple(map(at, "24a 25a 26a 26b".split())), 5),
    ]
    state = after(setup, "w h:0 h:26b h:1 h:27b")
    assert (cows(state), state.left, state.phase) == (["26b", "27b"], 1, "cows")
    assert after(setup, "w h:0 h:26b h:1 h:27b h:0 h:25b").phase == "turn", "eight steps are spent"


def test_R3_step_by_step_or_straight_to_a_place_costs_the_same() -> None:
    setup = race("22aR,1aB,1bG", "6w/-/-", cows="24a")
    straight, stepwise = after(setup, "w h:0 h:25b"), after(setup, "w h:0 h:25a h:0 h:25b")
    assert (straight.cows, straight.left) == (stepwise.cows, stepwise.left) == ((at("25b"),), 6)


def test_R3_a_cow_goes_round_what_stands_in_its_way() -> None:
    setup = race("25bR,1aB,1bG", "6w/-/-", cows="24b,25a")
    (herded,) = only(CowHerded, setup, "w h:0 h:26b")
    assert herded.path == tuple(map(at, "24b 24c 25c 26c 26b".split()))
    assert "25b" not in ways(after(setup, "w h:0"))
    assert "25a" not in ways(after(setup, "w h:0"))


def test_R3_it_may_stop_early() -> None:
    setup = race("22aR,1aB,1bG", "6w/-/-", cows="24a")
    assert only(HerdingDone, setup, "w e") == [HerdingDone(0, 8)]
    assert after(setup, "w h:0 h:25a e").phase == "turn"


def test_R3_a_cow_never_leaves_the_course_and_a_walled_in_one_stays() -> None:
    assert not [place for place in ways(after(race("1aR,1bB,1cG", "6w/-/-", cows="32a"), "w h:0")) if "33" in place]
    setup = race("31aR,32bB,1cG", "6w/-/-", cows="32a,22a")
    assert refusal(setup, "w h:0").key == "cow-cannot-move"
    assert refusal(setup, "w h:7").key == "no-such-cow"
    assert refusal(setup, "w h:1 h:31a").key == "cow-cannot-reach"


# ---- prayer


def test_R4_a_prayer_takes_one_card_out_of_the_discards() -> None:
    setup = race("22aR,1aB,1bG", "6p/-/-", discards="m55t")
    assert legal(after(setup, "p")) == ["l:5", "l:m", "l:t"]
    assert only(CardTaken, setup, "p l:m") == [CardTaken(0, "m")]
    state = after(setup, "p l:m")
    assert (hand(state), state.discards) == ("6m", ("5", "5", "t", "p"))


def test_R4_not_the_prayer_itself_but_another_one() -> None:
    assert refusal(race("22aR,1aB,1bG", "6p/-/-", discards="5"), "p l:p").key == "card-not-discarded"
    state = after(race("22aR,1aB,1bG", "6p/-/-", discards="5p"), "p l:p")
    assert (hand(state), state.discards) == ("6p", ("5", "p"))


# ---- snake charmer


def test_R5_a_snake_is_given_to_a_player() -> None:
    setup = race("22aR,1aB,1bG", "6s/-/-")
    assert only(SnakeGiven, setup, "s:2") == [SnakeGiven(0, 2, None)]
    assert [player.snakes for player in after(setup, "s:2").players] == [0, 0, 1]
    assert refusal(setup, "s:1>2").key == "snakes-in-supply"


def test_R5_if_all_are_out_any_snake_moves_to_a_different_player() -> None:
    setup = race("22aR,1aB,1bG", "6s*2/-*2/-")
    assert [action for action in legal(after(setup)) if action[0] == "s"] == ["s:0>1", "s:0>2", "s:1>0", "s:1>2"]
    assert [player.snakes for player in after(setup, "s:0>2").players] == [1, 2, 1]
    keys = [refusal(setup, f"s:{how}").key for how in ("1", "2>1", "1>1")]
    assert keys == ["snakes-all-out", "no-snake-there", "snake-to-same-player"]


# ---- tiger


def test_R6_in_ones_own_turn_a_tiger_discards_all_ones_snakes() -> None:
    setup = race("22aR,1aB,1bG", "6t*3/-*1/-")
    assert only(SnakesChased, setup, "t") == [SnakesChased(0, 3)]
    assert [player.snakes for player in after(setup, "t").players] == [0, 1, 0]


def test_R7_a_red_card_waits_with_its_target_named_until_everybody_was_asked() -> None:
    setup = race("1bR,26bB,1cG", "6m/5/5")
    assert only(CardPlayed, setup, "m:B") == [CardPlayed(0, "m", PlayMouse("B"))]
    state = after(setup, "m:B")
    assert (state.phase, state.seat) == ("tiger", 1)
    assert after(setup, "m:B n").seat == 2
    assert places(setup, "m:B n") == "1b 26b 1c"
    assert places(setup, "m:B n n") == "1b 23b 1c"


def test_R7_seats_are_asked_in_turn_order() -> None:
    setup = race("1bR,26bB,1cG,2aY", "5/5/6m/5", first=2)
    order = [event.seat for text in ("m:B n", "m:B n n", "m:B n n n") for event in only(TigerPassed, setup, text)]
    assert order == [3, 0, 1]


def test_R7_a_tiger_cancels_it_yet_it_counts_as_played() -> None:
    setup = race("1bR,26bB,1cG", "66m/5t/5")
    assert only(TigerPlayed, setup, "m:B t") == [TigerPlayed(1, "m", 0)]
    assert only(CardCancelled, setup, "m:B t n n") == [CardCancelled(0, "m")]
    state = after(setup, "m:B t n n")
    assert (places(setup, "m:B t n n"), state.so_far.played, hand(state, 1)) == ("1b 26b 1c", "m", "5")
    assert state.discards == ("m", "t")


def test_R7_a_tiger_can_be_cancelled_by_another_and_so_on() -> None:
    setup = race("1bR,26bB,1cG", "66mt/5t/5t")
    assert places(setup, "m:B t t n") == "1b 26b 1c", "the first player is still to be asked about green's tiger"
    assert places(setup, "m:B t t n n") == "1b 23b 1c", "two tigers: the mouse runs"
    assert places(setup, "m:B t t t") == "1b 26b 1c", "three tigers: it does not"
    assert after(setup, "m:B t t t").discards == ("m", "t", "t", "t")
    assert only(TigerPlayed, setup, "m:B t t") == [TigerPlayed(2, "t", 1)]


def test_R7_the_player_of_the_red_card_may_answer_a_tiger() -> None:
    assert places(race("1bR,26bB,1cG", "66mt/5t/5"), "m:B t n t n n") == "1b 23b 1c"


def test_R7_everybody_with_cards_is_asked_tiger_or_not_so_the_question_tells_nothing() -> None:
    with_tiger = after(race("1bR,26bB,1cG", "6m/5t/5"), "m:B")
    without = after(race("1bR,26bB,1cG", "6m/55/5"), "m:B")
    assert (with_tiger.phase, with_tiger.seat) == (without.phase, without.seat) == ("tiger", 1)
    assert legal(with_tiger) == ["t", "n"]
    assert legal(without) == ["n"]
    assert legal(elephant.view(with_tiger, None)) == legal(elephant.view(without, None)) == ["n"]


def test_R7_a_table_can_be_told_who_is_still_to_be_asked() -> None:
    setup = race("1bR,26bB,1cG,2aY", "5/5/6m/5t", first=2)
    assert elephant.asked(after(setup, "m:B")) == (3, 0, 1)
    assert elephant.asked(after(setup, "m:B n")) == (0, 1)
    assert elephant.asked(after(setup, "m:B t")) == (0, 1, 2), "now about seat 3's tiger"
    assert elephant.asked(after(setup)) == ()


def test_R7_who_has_no_cards_is_not_asked() -> None:
    assert after(race("1bR,26bB,1cG", "6m/-/5"), "m:B").seat == 2


@pytest.mark.parametrize("play", ["2:R", "w", "m:B", "s:1", "k:1", "p", "t"])
def test_R7_every_red_card_can_be_answered(play: str) -> None:
    setup = race("22aR,26bB,1cG", "62wmskpt*1/5/5", cows="30c", discards="5")
    assert after(setup, play).phase == "tiger"


def test_R7_green_cards_cannot_be_answered() -> None:
    assert after(race("22aR,26bB,1cG", "66/5t/5"), "6:R").phase == "turn"


def test_R8_a_stolen_or_prayed_for_card_may_be_the_second_card() -> None:
    stolen = race("22aR,1aB,1bG", "2k/6/-")
    assert places(stolen, "k:1 n r:6 6:R") == "28a 1a 1b"
    prayed = race("22aR,1aB,1bG", "2p/-/-", discards="6")
    assert places(prayed, "p l:6 6:R") == "28a 1a 1b"
