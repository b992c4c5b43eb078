"""Rule P5: rivers and bridges, their halted leaders, and who may pass them."""

import pytest

from elephant.scripted import after, at, only, places, race, refusal
from stampede import elephant
from stampede.elephant.events import CrossingOpened, ElephantHalted, LeaderChanged
from stampede.elephant.types import Crossing
from stampede.game import Reason, Setup

# The river is on row 20, so elephants halt on row 19.


def test_P5_the_first_to_walk_there_halts_before_the_crossing_and_leads() -> None:
    setup = race("17aR,1aB,1bG", "65/-/-")
    assert places(setup, "6:R") == "19a 1a 1b"
    assert only(ElephantHalted, setup, "6:R") == [ElephantHalted("R", at("19a"), leads=True)]
    assert after(setup, "6:R").crossings == (Crossing(waiting="R"),)


def test_P5_a_pushed_elephant_halts_too_and_then_blocks() -> None:
    setup = race("16bR,18bB,1bG", "65/-/-")
    assert places(setup, "5:R g:18a") == "19a 19b 1b"
    assert after(setup, "5:R g:18a").crossings == (Crossing(waiting="BR"),)


def test_P5_a_halted_leader_cannot_be_pushed_sideways_either() -> None:
    assert refusal(race("19cR,19bB,1cG", "66/-/-", crossings="MBR"), "6:R").key == "no-step-possible"
    assert places(race("19cR,19bB,1cG", "66/-/-", crossings="MRB", cows="20c"), "6:R") == "24b 19a 1c"


def test_P5_nobody_else_crosses_before_the_leader() -> None:
    assert refusal(race("19aR,19bB,1bG", "66/66/-", crossings="MBR"), "6:R").key == "no-step-possible"
    free = race("19aR,19cB,1bG", "66/66/-", crossings="MBR")
    assert places(free, "6:R") == "19b 19c 1b", "aside is all it can do, and its move is over"


def test_P5_the_leader_does_not_cross_in_the_turn_it_came() -> None:
    setup = race("17aR,1aB,1bG", "622/-/-")
    assert places(setup, "2:R 2:R") == "19b 1a 1b"


def test_P5_from_its_next_turn_on_the_leader_crosses_and_the_crossing_is_open_to_all() -> None:
    setup = race("19aR,19bB,1bG", "5c/66/-", crossings="MRB")
    assert only(CrossingOpened, setup, "c:R") == [CrossingOpened("R", 19)]
    assert after(setup, "c:R").crossings == (Crossing(is_open=True),)
    assert places(setup, "c:R e 6:B") == "23a 25b 1b"


def test_P5_a_leader_blocked_ahead_goes_aside_and_then_across() -> None:
    setup = race("19aR,1aB,1bG", "62/-/-", cows="20a", crossings="MR")
    assert places(setup, "2:R") == "20b 1a 1b"


def test_P5_a_charge_pushes_the_leader_across() -> None:
    setup = race("18bR,19bB,19aG", "6c/-/-", crossings="MBG")
    assert places(setup, "c!:R") == "22b 23b 19a"
    assert only(CrossingOpened, setup, "c!:R") == [CrossingOpened("B", 19)]


def test_P5_a_charge_pushes_nobody_across_before_the_leader() -> None:
    setup = race("18bR,19bB,19aG", "6c/-/-", crossings="MGB")
    assert places(setup, "c!:R g:18c") == "19c 19b 19a", "blue waits behind green, so red goes round it"
    assert after(setup, "c!:R g:18c").crossings == (Crossing(waiting="GBR"),)


def test_P5_a_charge_pushes_a_cow_across_which_opens_nothing() -> None:
    setup = race("17bR,19aB,1bG", "6c/-/-", cows="19b", crossings="MB")
    state = after(setup, "c!:R")
    assert (places(setup, "c!:R"), state.cows) == ("19b 19a 1b", (at("20b"),))
    assert state.crossings == (Crossing(waiting="BR"),)


def test_P5_a_plain_move_pushes_nobody_across() -> None:
    setup = race("18aR,19aB,1bG", "62/-/-", cows="18b", crossings="MB")
    assert refusal(setup, "2:R").key == "no-step-possible"


def test_P5_if_the_leader_is_moved_away_the_one_waiting_longest_takes_its_place() -> None:
    setup = race("19aR,19cB,19bG", "6m/-/-", crossings="MBGR")
    assert only(LeaderChanged, setup, "m:B") == [LeaderChanged("G", at("19b"))]
    assert after(setup, "m:B").crossings == (Crossing(waiting="GR"),)


def test_P5_a_bridge_is_a_crossing_like_a_river() -> None:
    setup = race("3bR,1aB,1cG", "66/-/-", tiles="jABC")
    assert places(setup, "6:R") == "4b 1a 1c"
    assert places(race("4bR,1aB,1cG", "66/-/-", tiles="jABC"), "6:R") == "10b 1a 1c"


# ---- flying over


def test_P5_example_a_crossing_held_by_a_halted_leader_is_closed_to_carpets() -> None:
    setup = Setup("elephant", 3, 1, "DkfEJCGMH 39cR,38aB,21aG - -/f/- - MR")
    assert refusal(setup, "f!:B") == Reason("crossing-held", {"elephant": "R"})


@pytest.mark.parametrize("row", [16, 17, 18, 19])
def test_P5_a_carpet_lands_nowhere_beyond_a_held_crossing(row: int) -> None:
    """On the river itself or up to three rows beyond it."""
    elephants, hands = f"{row}bR,19aB,1bG", "6f/-/-"
    assert refusal(race(elephants, hands, crossings="MB"), "f!:R").key == "crossing-held"
    assert places(race(elephants, hands, crossings="M+"), "f!:R") == f"{row + 4}b 19a 1b"


def test_P5_a_carpet_may_land_on_the_row_before_a_held_crossing() -> None:
    setup = race("15aR,19bB,1bG", "6f/-/-", crossings="MB")
    assert after(setup, "f!:R").crossings == (Crossing(waiting="BR"),)


def test_P5_a_carpet_past_the_finish_line_is_refused_too() -> None:
    held = race("9aR,9bB,1bG", "6f/-/-", tiles="AM", crossings="MBR")
    assert refusal(held, "f!:R") == Reason("crossing-held", {"elephant": "B"})
    assert after(race("9aR,9bB,1bG", "6f/-/-", tiles="AM", crossings="MRB"), "f!:R").phase == "over"


def test_P5_each_of_two_crossings_is_held_by_its_own_leader() -> None:
    """The bridge on row 5 is held by blue, the river on row 10 by nobody."""
    setup = race("2aR,4bB,1bG", "6f/-/-", tiles="jM", crossings="jB")
    assert refusal(setup, "f!:R").key == "crossing-held"
    beyond = race("7aR,4bB,1bG", "6f/-/-", tiles="jM")
    assert after(beyond, "f!:R").crossings == (Crossing(is_open=True), Crossing(is_open=True))
    behind = race("6aR,9bB,1bG", "6f/-/-", tiles="jM", crossings="MB")
    assert refusal(behind, "f!:R").key == "crossing-held"


def test_P5_the_leader_itself_flies_over_from_its_next_turn_on() -> None:
    setup = race("19aR,19bB,1bG", "6f/-/-", crossings="MRB")
    assert only(CrossingOpened, setup, "f!:R") == [CrossingOpened("R", 19)]


def test_P5_the_leader_does_not_fly_over_in_the_turn_it_came() -> None:
    setup = race("17aR,1aB,1bG", "f2/-/-")
    state = after(setup, "2:R")
    assert elephant.why_not(state, elephant.read_action("f!:R")) == Reason("crossing-just-reached", {"elephant": "R"})


def test_P5_while_nobody_is_halted_the_first_to_arrive_flies_over_and_opens_it() -> None:
    setup = race("18aR,18bB,1bG", "6f/66/-")
    assert only(CrossingOpened, setup, "f!:R") == [CrossingOpened("R", 19)]


def test_P5_a_carpet_turned_up_at_a_stall_is_bound_by_the_leader_too() -> None:
    """The stall on 7a lies three rows before the river on row 10: red can only walk up to it."""
    setup = race("5aR,9bB,1bG", "62/-/-", tiles="DM", crossings="MB")
    assert places(setup, "2:R u:f") == "9a 9b 1b"
    assert places(race("5aR,8bB,1bG", "62/-/-", tiles="DM"), "2:R u:f f!:R") == "11a 8b 1b"
