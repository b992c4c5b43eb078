"""Chapter 7 of the rules: trees, stalls and mud. Rivers and bridges are in `test_crossings`."""

import pytest

from elephant.scripted import after, at, events, hand, legal, only, places, race, refusal, ways
from stampede import elephant
from stampede.elephant.events import (
    CardApplied,
    CardTurnedUp,
    ElephantMoved,
    MouseStayed,
    MudLeft,
    SnakesChased,
    SpaceReached,
    TreeLeft,
)
from stampede.elephant.types import Move, PlayCharmer, PlayMouse, TurnUp

# ---- banana trees: 25a, 31b


def test_P1_ending_a_move_at_a_banana_tree_draws_at_once_up_to_nine() -> None:
    state = after(race("23aR,1aB,1bG", "6522/-/-"), "2:R")
    assert (state.phase, state.seat, state.players[0].owed) == ("banana", 0, 6)
    state = after(race("23aR,1aB,1bG", "6522/-/-"), "2:R d:5 d:5 d:5 d:5 d:5 d:c")
    assert (state.phase, hand(state)) == ("turn", "6555555c2")
    assert "6:R" in legal(state), "the turn goes on"


def test_P1_less_one_card_for_each_snake() -> None:
    """The rulebook's example: two snakes at a banana tree give seven cards."""
    state = after(race("23aR,1aB,1bG", "622*2/-/-"), "2:R")
    assert len(state.players[0].hand) + state.players[0].owed == 7
    assert after(race("23aR,1aB,1bG", "66665552/-/-"), "2:R").players[0].owed == 2
    assert after(race("23aR,1aB,1bG", "666655552222/-/-"), "2:R").phase == "turn"


def test_P1_passing_or_being_pushed_there_gives_nothing() -> None:
    assert after(race("24aR,1aB,1bG", "62/-/-"), "2:R").phase == "turn"
    pushed = race("22aR,24aB,1bG", "62/-/-")
    assert places(pushed, "2:R") == "24a 25a 1b"
    assert only(SpaceReached, pushed, "2:R") == []


def test_P1_each_space_works_once_a_turn() -> None:
    """Red ends at the tree; brought back to 23a, it reaches the tree a second time in the same turn."""
    setup = race("19aR,23bB,1bG,1cY", "6266665555/-/-/-", crossings="M+")
    assert only(SpaceReached, setup, "6:R") == [SpaceReached(0, "R", at("25a"), "banana")]
    again = after(setup, "6:R")._replace(elephants=(at("23a"), at("23b"), at("1b"), at("1c")))
    _, happened = elephant.apply(again, Move("2", "R", "plain"))
    assert not [event for event in happened if isinstance(event, SpaceReached)]


# ---- the mango tree on 9c


def test_P2_a_mango_tree_offers_two_more_steps_with_diagonals() -> None:
    setup = race("7cR,1aB,1bG", "62/-/-")
    state = after(setup, "2:R")
    assert (state.phase, ways(state)) == ("walk", ["10b", "9b"])
    assert legal(state)[-1] == "e"
    assert places(setup, "2:R g:10b") == "10b 1a 1b", "the second step is another choice"
    assert places(setup, "2:R g:10b g:11a") == "11a 1a 1b"


def test_P2_the_steps_may_be_left_alone_but_once_begun_are_gone() -> None:
    setup = race("7cR,1aB,1bG", "62/-/-")
    assert only(TreeLeft, setup, "2:R e") == [TreeLeft("R", at("9c"))]
    assert places(setup, "2:R e") == "9c 1a 1b"
    assert refusal(setup, "2:R g:10b e").key == "must-go-on"


def test_P2_the_extra_steps_are_told_as_the_trees() -> None:
    (moved,) = only(ElephantMoved, race("7cR,1aB,1bG", "62/-/-"), "2:R g:9b")
    assert (moved.cause, moved.gait) == ("tree", "mango")


def test_P2_nobody_is_asked_when_no_step_is_possible() -> None:
    setup = race("7cR,1aB,1bG", "62/-/-", cows="9b,10b")
    assert after(setup, "2:R").phase == "turn"


# ---- the stall on 28c


def at_the_stall(card: str, hands: str = "62/66/-", discards: str = "-") -> tuple[str, ...]:
    """What happens when a card is turned up for red."""
    setup = race("26cR,27bB,1bG", hands, discards=discards)
    return tuple(type(event).__name__ for event in events(setup, f"2:R u:{card}"))


def test_P3_the_top_card_is_turned_up_applied_and_discarded() -> None:
    setup = race("26cR,1aB,1bG", "62/-/-")
    state = after(setup, "2:R")
    assert (state.phase, elephant.turn(state)) == ("market", "chance")
    state = after(setup, "2:R u:2")
    assert (state.discards, hand(state)) == (("2", "2"), "6")
    assert places(setup, "2:R u:2") == "30c 1a 1b"
    assert only(CardTurnedUp, setup, "2:R u:2") == [CardTurnedUp(0, "2", applies=True)]


def test_P3_it_is_not_played_so_it_is_not_cancelled_and_does_not_count() -> None:
    setup = race("26cR,1aB,1bG", "622/tt/-")
    state = after(setup, "2:R u:2")
    assert (state.phase, state.so_far.played) == ("turn", "2")
    assert {"6:R", "2:R"} <= set(legal(state))


def test_P3_what_the_card_leaves_open_the_owner_chooses() -> None:
    setup = race("26cR,1aB,1bG", "62/66/-")
    assert legal(after(setup, "2:R u:c")) == ["c:R", "c!:R"]
    assert legal(after(setup, "2:R u:s")) == ["s:0", "s:1", "s:2"]
    assert refusal(setup, "2:R u:s k:1").key == "other-card-turned-up"
    assert only(CardApplied, setup, "2:R u:s s:1") == [CardApplied(0, "s", PlayCharmer(1, None))]
    two = race("26cR,1aB,24aG,1bY", "62/66")
    assert legal(after(two, "2:R u:j")) == ["j:R", "j!:R"], "the elephant at the stall moves"
    assert refusal(two, "2:R u:j j:G").key == "other-elephant-at-stall"


def test_P3_a_prayer_turned_up_puts_the_chosen_card_in_hand() -> None:
    setup = race("26cR,1aB,1bG", "62/66/-", discards="m5")
    state = after(setup, "2:R u:p")
    assert (state.phase, legal(state)) == ("prayer", ["l:5", "l:2", "l:m"])
    state = after(setup, "2:R u:p l:m")
    assert (hand(state), state.discards) == ("6m", ("5", "2", "p"))


def test_P3_a_tiger_turned_up_removes_ones_snakes() -> None:
    setup = race("26cR,1aB,1bG", "62*2/66/-")
    assert only(SnakesChased, setup, "2:R u:t") == [SnakesChased(0, 2)]


@pytest.mark.parametrize("card", ["t", "w"])
def test_P3_a_card_that_can_do_nothing_is_only_discarded(card: str) -> None:
    assert at_the_stall(card) == ("CardTurnedUp",)
    (shown,) = only(CardTurnedUp, race("26cR,1aB,1bG", "62/66/-"), f"2:R u:{card}")
    assert not shown.applies


def test_R1_a_mouse_turned_up_may_be_left_in_its_hole() -> None:
    """Only red is in reach of a hole: the mouse would scare the elephant at the stall."""
    setup = race("26cR,12aB,11aG", "62/66/-")
    assert legal(after(setup, "2:R u:m")) == ["m:R", "e"]
    state = after(setup, "2:R u:m e")
    assert (state.phase, hand(state), state.discards) == ("turn", "6", ("2", "m"))
    assert places(setup, "2:R u:m e") == "28c 12a 11a"
    assert events(setup, "2:R u:m e") == (MouseStayed(0),)


def test_R1_a_mouse_turned_up_still_scares_if_the_player_wants() -> None:
    setup = race("26cR,12aB,11aG", "62/66/-")
    assert only(CardApplied, setup, "2:R u:m m:R") == [CardApplied(0, "m", PlayMouse("R"))]
    assert places(setup, "2:R u:m m:R") == "25c 12a 11a"


def test_R1_a_mouse_turned_up_that_reaches_no_elephant_is_only_discarded() -> None:
    """The stall on 14c is seven steps from the holes on 8b and 21c."""
    setup = race("12cR,1aB,1bG", "62/66/-", tiles="AEFKCDGHI")
    (shown,) = only(CardTurnedUp, setup, "2:R u:m")
    assert not shown.applies
    assert after(setup, "2:R u:m").phase == "turn"


@pytest.mark.parametrize("card", "cs")
def test_R1_no_other_card_that_is_turned_up_may_be_declined(card: str) -> None:
    assert refusal(race("26cR,1aB,1bG", "62/66/-"), f"2:R u:{card} e").key == "not-now"


def test_R1_a_mouse_from_the_hand_needs_an_elephant() -> None:
    state = after(race("26cR,12aB,11aG", "6m/66/-"))
    assert [action for action in legal(state) if action.startswith("m")] == ["m:R"]


def test_P3_the_top_card_is_any_card_of_the_pile_by_its_number() -> None:
    state = after(race("26cR,1aB,1bG", "62/-/66"), "2:R n")
    chances = dict(elephant.chances(state))
    assert chances[TurnUp("6")] == 5
    assert sum(chances.values()) == 64


def test_P3_a_move_turned_up_may_end_on_another_space_that_works() -> None:
    """A 5 turned up at the stall on 4c leads to the mango tree on 9c."""
    setup = race("2cR,1aB,1bG", "62/-/-")
    reached = only(SpaceReached, setup, "2:R u:5")
    assert reached == [SpaceReached(0, "R", at("9c"), "mango")]


# ---- mud: 14a (2), 15b (3), 16a (4), 16c (2)


def test_P4_example_a_5_from_mud_2_moves_3() -> None:
    setup = race("14aR,1aB,1bG", "65/-/-")
    assert places(setup, "5:R") == "17a 1a 1b"
    assert only(MudLeft, setup, "5:R") == [MudLeft("R", at("14a"), 2, 3)]


def test_P4_a_card_whose_number_is_not_larger_cannot_move_it() -> None:
    assert refusal(race("14aR,1aB,1bG", "62/-/-"), "2:R").key == "stuck-in-mud"
    deep = race("16aR,1aB,1bG", "65c/-/-")
    assert refusal(deep, "c:R").params == {"elephant": "R", "points": 4}
    assert places(deep, "5:R") == "17a 1a 1b"


def test_P4_a_carpet_flies_what_is_left() -> None:
    assert places(race("14aR,1aB,1bG", "6f/-/-"), "f!:R") == "16a 1a 1b"


def test_P4_passing_being_pushed_and_mud_reached_this_turn_cost_nothing() -> None:
    assert places(race("13aR,1aB,1bG", "65/-/-"), "5:R") == "18a 1a 1b"
    setup = race("12aR,1aB,1bG", "62/-/-")
    assert places(setup, "2:R 6:R") == "19a 1a 1b", "14a was reached in this turn; the river stops it"
    pushed = race("12aR,13aB,1bG", "62/6/-")
    assert places(pushed, "2:R e") == "14a 15a 1b"


def test_P4_once_free_the_rest_of_the_turn_costs_nothing() -> None:
    setup = race("14aR,1aB,1bG", "c26/-/-")
    assert places(setup, "c:R 2:R") == "18a 1a 1b"


def test_P4_whoever_is_pushed_out_of_mud_is_free() -> None:
    """With two players a charge moves one's other elephant, too."""
    setup = race("13aR,1aB,14aG,1bY", "c2/-")
    state = after(setup, "c!:R")
    assert state.so_far.stuck == ""
