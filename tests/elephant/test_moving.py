"""Chapter 5 of the rules: moving an elephant."""

from elephant.scripted import after, at, cows, legal, only, places, race, refusal, ways
from stampede.elephant.events import ElephantMoved, Pushed, RaceWon, Stride


def test_M1_a_move_takes_all_its_steps() -> None:
    assert places(race("22aR,1aB,1bG"), "6:R") == "28a 1a 1b"
    assert places(race("22aR,1aB,1bG", "65/-/-"), "5:R") == "27a 1a 1b"


def test_M1_what_is_left_when_no_step_is_possible_is_lost() -> None:
    assert places(race("22aR,1aB,1bG", cows="24a,23b"), "6:R") == "23a 1a 1b"


def test_M1_steps_in_a_row_are_one_movement_with_every_place_on_the_way() -> None:
    moved = only(ElephantMoved, race("22aR,24aB,1bG", "65/-/-"), "5:R")
    assert [event.start for event in moved] == [at("22a")]
    assert [stride.place for stride in moved[0].strides] == [at(text) for text in ("23a", "24a", "25a", "26a", "27a")]
    assert moved[0].strides[0] == Stride("ahead", at("23a"))
    assert moved[0].strides[1] == Stride("ahead", at("24a"), (Pushed("B", at("24a"), at("25a")),))
    assert (moved[0].gait, moved[0].cause) == ("plain", "card")


def test_M2_elephants_ahead_in_an_unbroken_line_are_pushed_one_forward() -> None:
    assert places(race("22aR,23aB,24aG"), "6:R") == "28a 29a 30a"
    assert places(race("22aR,24aB,26aG"), "6:R") == "28a 29a 30a"


def test_M2_the_line_is_pushed_over_the_finish_line_too() -> None:
    setup = race("30bR,32bB,1bG", "65/-/-")
    assert only(RaceWon, setup, "5:R") == [RaceWon(1, "B")]
    assert places(setup, "5:R") == "32b 33b 1b"


def test_M2_a_line_whose_end_has_no_place_to_go_is_not_pushed() -> None:
    assert places(race("7cR,9cB,1bG", "62/-/-"), "2:R") == "8b 9c 1b"


def test_M3_a_cow_a_missing_place_and_a_line_ending_in_one_block() -> None:
    cow = race("22aR,1aB,1bG", "62/-/-", cows="23a")
    assert places(cow, "2:R") == "23b 1a 1b"
    missing = race("9cR,1aB,1bG", "62/-/-")
    assert places(missing, "2:R") == "10b 1a 1b"
    line = race("22aR,23aB,1bG", "62/-/-", cows="24a")
    assert places(line, "2:R") == "23b 23a 1b"
    assert cows(after(line, "2:R")) == ["24a"]


def test_M4_sideways_only_when_forward_is_not_possible() -> None:
    state = after(race("22bR,1aB,1bG", "62/-/-"))
    assert [action for action in legal(state) if action.startswith("g")] == []
    assert places(race("22bR,1aB,1cG", "62/-/-"), "2:R") == "24b 1a 1c"


def test_M4_the_player_chooses_the_side_if_both_are_open() -> None:
    setup = race("22bR,1aB,1bG", "62/-/-", cows="23b")
    state = after(setup, "2:R")
    assert (state.phase, ways(state)) == ("walk", ["22a", "22c"])
    assert refusal(setup, "2:R g:23b").key == "no-such-step"
    assert refusal(setup, "2:R e").key == "must-go-on"
    assert places(setup, "2:R g:22a") == "23a 1a 1b"
    assert places(setup, "2:R g:22c") == "23c 1a 1b"


def test_M4_elephants_standing_beside_are_pushed_sideways_if_the_last_has_a_free_place() -> None:
    assert places(race("22cR,22bB,1bG", "62/-/-", cows="23c"), "2:R") == "23b 22a 1b"
    assert refusal(race("22cR,22bB,22aG", "62/-/-", cows="23c"), "2:R").key == "no-step-possible"
    assert refusal(race("22cR,22bB,1aG", "62/-/-", cows="23c,22a"), "2:R").key == "no-step-possible"


def test_M4_cows_block_sideways() -> None:
    assert places(race("22bR,1aB,1bG", "62/-/-", cows="23b,22a"), "2:R") == "23c 1a 1b"


def test_M4_the_direction_of_a_run_of_sideways_steps_is_not_reversed() -> None:
    setup = race("22bR,1aB,1bG", "66/-/-", cows="23b,23a")
    assert places(setup, "6:R g:22a") == "22a 1a 1b"
    assert places(setup, "6:R g:22c") == "27c 1a 1b"


def test_M4_after_a_step_forward_the_side_may_be_chosen_anew() -> None:
    state = after(race("21cR,1aB,1bG", "66/-/-", cows="22c,24b"), "6:R")
    assert ways(state) == ["23a", "23c"], "it went left to 21b and ahead to 23b"


def test_M4_as_soon_as_forward_is_possible_the_next_step_is_forward() -> None:
    assert places(race("22cR,1aB,1bG", "65/-/-", cows="23c"), "5:R") == "26b 1a 1b"


def test_M5_never_backward_never_diagonal() -> None:
    setup = race("23aR,1aB,1bG", cows="24a,23b")
    assert refusal(setup, "6:R").key == "no-step-possible", "24b and 22a are free, but not for it"


def test_M6_with_two_players_ones_own_elephant_counts_as_a_cow() -> None:
    own = race("22aR,1aB,23aG,1bY", "62/-")
    assert places(own, "2:R") == "23b 1a 23a 1b"
    other = race("22aR,23aB,1cG,1bY", "62/-")
    assert places(other, "2:R") == "24a 25a 1c 1b"
    beside = race("22cR,1aB,22bG,1bY", "62/-", cows="23c")
    assert refusal(beside, "2:R").key == "no-step-possible"


def test_M6_either_of_ones_own_elephants_may_move_and_no_other() -> None:
    setup = race("22aR,24aB,23cG,1bY", "62/-")
    assert {"6:R", "6:G", "2:R", "2:G"} <= set(legal(after(setup)))
    assert refusal(setup, "6:B").key == "elephant-of-other"
    assert places(setup, "2:R 6:G") == "24a 25a 29c 1b"


def test_M7_the_red_two_pushes_and_steps_aside_like_any_move() -> None:
    assert places(race("22aR,23aB,1bG", "62/-/-"), "2:R") == "24a 25a 1b"
    assert places(race("22aR,1aB,1bG", "62/-/-", cows="23a"), "2:R") == "23b 1a 1b"


# ---- the rulebook's worked example


def test_M4_example_pushing_to_the_end_of_a_lane_then_sideways_past_a_cow() -> None:
    """Red plays 6: it pushes blue to the end of lane c, then goes round yellow, who stands before a cow."""
    setup = race("5cR,7cB,9aG,9bY", "66/-/-/-", cows="10b")
    assert places(setup, "6:R") == "9a 9c 10a 9b"
    (moved,) = only(ElephantMoved, setup, "6:R")
    assert [stride.heading for stride in moved.strides] == ["ahead", "ahead", "ahead", "left", "left", "ahead"]
    assert cows(after(setup, "6:R")) == ["10b"]
