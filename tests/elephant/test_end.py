"""Chapter 9 of the rules: the end."""

from elephant.scripted import after, legal, only, places, race, refusal
from stampede import elephant
from stampede.elephant.events import ElephantHome, RaceWon
from stampede.elephant.types import Done


def test_W1_the_first_elephant_over_the_line_wins_at_once() -> None:
    setup = race("30aR,1aB,1bG")
    assert only(RaceWon, setup, "6:R") == [RaceWon(0, "R")]
    state = after(setup, "6:R")
    assert elephant.turn(state) == "over"
    assert legal(state) == []
    assert elephant.chances(state) == ()
    reason = elephant.why_not(state, Done())
    assert reason is not None
    assert reason.key == "race-is-over"


def test_W1_on_its_own_or_pushed() -> None:
    setup = race("29aR,31aB,1bG")
    assert only(ElephantHome, setup, "6:R") == [ElephantHome(1, "B", "push")]
    assert only(RaceWon, setup, "6:R") == [RaceWon(1, "B")]
    assert places(setup, "6:R") == "32a 33a 1b", "at once: the rest of the move is not taken"


def test_W1_the_winner_has_the_highest_score() -> None:
    state = after(race("30aR,32bB,31cG"), "6:R")
    assert elephant.scores(state) == (33, 32, 31)


def test_W2_with_two_players_both_elephants_must_be_over_the_line() -> None:
    setup = race("30aR,1aB,31bG,1bY", "62/-")
    state = after(setup, "6:R")
    assert elephant.turn(state) == 0
    assert only(RaceWon, setup, "6:R") == []
    assert only(RaceWon, setup, "6:R 2:G") == [RaceWon(0, "G")]


def test_W2_an_elephant_that_is_home_names_the_one_that_is_still_needed() -> None:
    setup = race("30aR,1aB,31bG,1bY", "62/-")
    assert only(ElephantHome, setup, "6:R") == [ElephantHome(0, "R", "walk", "G")]
    assert only(ElephantHome, setup, "6:R 2:G")[-1] == ElephantHome(0, "G", "walk", "")


def test_W2_a_finished_elephant_leaves_the_course() -> None:
    setup = race("33aR,1aB,22aG,1bY", "6m/-")
    assert refusal(setup, "6:R").key == "elephant-is-home"
    assert refusal(setup, "m:R").key == "elephant-is-home"
    pushed = race("29aR,31aB,22bG,1bY", "62/66")
    state = after(pushed, "6:R")
    assert elephant.turn(state) != "over"
    assert places(pushed, "6:R") == "33a 33a 22b 1b", "it goes on after the one it pushed home"
