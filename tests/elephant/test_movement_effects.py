"""Chapter 6 of the rules: charge, flying carpet, mango juice."""

from elephant.scripted import after, at, cows, legal, only, places, race, refusal, ways
from stampede import elephant
from stampede.elephant.events import CowLeft, CrossingOpened, ElephantFlew, ElephantHome, ElephantMoved
from stampede.elephant.types import EFFECTS, Move


def test_E1_a_charge_pushes_cows_ahead_like_elephants() -> None:
    setup = race("22aR,1aB,1bG", "6c/-/-", cows="24a,25a")
    assert places(setup, "c!:R") == "26a 1a 1b"
    assert cows(after(setup, "c!:R")) == ["27a", "28a"]


def test_E1_example_through_two_elephants_then_an_elephant_and_a_cow() -> None:
    """The rulebook's second example: red charges four spaces through blue and yellow, then green and a cow."""
    setup = race("22aR,23aB,26aG,24aY", "6c/-/-/-", cows="27a")
    assert places(setup, "c!:R") == "26a 27a 29a 28a"
    assert cows(after(setup, "c!:R")) == ["30a"]
    (moved,) = only(ElephantMoved, setup, "c!:R")
    assert moved.gait == "charge"
    assert [push.piece for push in moved.strides[-1].pushed] == ["B", "Y", "G", "0"]


def test_E1_a_charge_is_optional_and_then_for_the_whole_move() -> None:
    setup = race("22aR,1aB,1bG", "6c/-/-", cows="24a")
    assert {"c:R", "c!:R"} <= set(legal(after(setup)))
    assert places(setup, "c:R") == "25b 1a 1b"
    assert cows(after(setup, "c:R")) == ["24a"]


def test_E1_sideways_steps_of_a_charge_still_cannot_push_cows() -> None:
    setup = race("9cR,1aB,1bG", "6c/-/-", cows="9b")
    assert refusal(setup, "c!:R").key == "no-step-possible"


def test_E1_a_cow_pushed_over_the_finish_line_leaves_the_course() -> None:
    setup = race("28aR,1aB,1bG", "6c/-/-", cows="31a,32a")
    assert only(CowLeft, setup, "c!:R") == [CowLeft("1"), CowLeft("0")]
    state = after(setup, "c!:R")
    assert cows(state) == ["33a", "33a"]
    assert elephant.turn(state) != "over"


def test_E1_a_charge_pushes_a_halted_leader_across_and_goes_on() -> None:
    setup = race("17aR,19aB,1bG", "6c/-/-", crossings="MB")
    assert places(setup, "c!:R") == "21a 22a 1b"
    assert only(CrossingOpened, setup, "c!:R") == [CrossingOpened("B", 19)]


def test_E1_a_charge_pushes_ones_own_other_elephant_as_a_cow() -> None:
    assert places(race("22aR,1aB,23aG,1bY", "6c/-"), "c!:R") == "26a 1a 27a 1b"


def test_E2_example_a_carpet_flies_over_an_elephant() -> None:
    """The rulebook's fourth example."""
    setup = race("22aR,24aB,1bG", "6f/-/-", cows="25a")
    assert places(setup, "f!:R") == "26a 24a 1b"
    assert only(ElephantFlew, setup, "f!:R") == [ElephantFlew("R", at("22a"), at("26a"))]


def test_E2_the_landing_place_must_exist_and_be_free() -> None:
    assert refusal(race("22aR,26aB,1bG", "6f/-/-"), "f!:R").key == "carpet-cannot-land"
    assert refusal(race("22aR,1aB,1bG", "6f/-/-", cows="26a"), "f!:R").key == "carpet-cannot-land"
    assert refusal(race("7cR,1aB,1bG", "6f/-/-"), "f!:R").params == {"place": "11c"}


def test_E2_virtual_spaces_are_flown_over() -> None:
    assert places(race("8cR,1aB,1bG", "6f/-/-"), "f!:R") == "12c 1a 1b"


def test_E2_a_carpet_may_cross_the_finish_line() -> None:
    setup = race("30aR,1aB,1bG", "6f/-/-", cows="32a")
    assert only(ElephantHome, setup, "f!:R") == [ElephantHome(0, "R", "carpet")]


def test_E2_a_crossing_flown_over_counts_as_crossed() -> None:
    setup = race("18aR,18bB,1bG", "6f/66/-")
    assert only(CrossingOpened, setup, "f!:R") == [CrossingOpened("R", 19)]
    assert places(setup, "f!:R e 6:B") == "22a 24b 1b"


def test_E2_the_carpet_card_may_be_a_plain_move_of_four() -> None:
    assert places(race("22aR,24aB,1bG", "6f/-/-"), "f:R") == "26a 27a 1b"


def test_E3_example_mango_juice_steps_diagonally_past_everybody() -> None:
    """The rulebook's third example: diagonally between elephants and a cow, pushing nobody."""
    setup = race("22bR,23bB,1bG", "6j/-/-", cows="24c")
    state = after(setup, "j!:R")
    assert ways(state) == ["23b", "23a", "23c"]
    assert places(setup, "j!:R g:23c g:24b g:25a g:26b") == "26b 23b 1b"


def test_E3_a_diagonal_step_never_pushes_and_leads_to_free_existing_places_only() -> None:
    setup = race("22bR,23aB,1bG", "6j/-/-", cows="23c")
    assert places(setup, "j!:R g:24b g:25b g:26b") == "26b 23a 1b"
    assert ways(after(race("9bR,1aB,1bG", "6j/-/-"), "j!:R")) == ["10b", "10a"]


def test_E3_a_straight_step_of_mango_juice_pushes_as_ever() -> None:
    assert places(race("22aR,23aB,1bG", "6j/-/-"), "j!:R g:23a g:24a g:25a g:26a") == "26a 27a 1b"


def test_E3_sideways_only_when_straight_ahead_is_blocked() -> None:
    setup = race("22bR,1aB,1bG", "6j/-/-", cows="23b")
    assert ways(after(setup, "j!:R")) == ["23a", "23c", "22a", "22c"]


def test_E3_a_diagonal_step_that_is_the_only_one_is_taken() -> None:
    setup = race("22aR,1aB,1bG", "6j/-/-", cows="23a,22b")
    assert refusal(setup, "j:R").key == "no-step-possible"
    assert places(setup, "j!:R g:24b g:25b g:26b") == "26b 1a 1b"


def test_E3_plain_cards_have_no_effects() -> None:
    setup = race("22bR,1aB,1bG", "66/-/-")
    state = after(setup)
    for way in EFFECTS.values():
        reason = elephant.why_not(state, Move("6", "R", way))
        assert reason is not None
        assert reason.key == "card-without-effect"
