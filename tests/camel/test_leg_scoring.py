"""Chapter 6 of the rules: leg scoring."""

import pytest

from camel.scripted import after, money, only, position, steps
from stampede import camel
from stampede.camel.types import GameWon, LegEnded, LegScored, LegStarted, RaceEnded, Reveal, Reward

ONE_LEFT = "1r,2p,3b,5y,8g,15w,16k - bx"  # one reveal left; after r:b1 the order is g y b p r
TWO = f"camel2 2 0 {ONE_LEFT}"
SIX = f"camel2 6 0 {ONE_LEFT}"

PYRAMID = Reward("pyramid", None, None, None, 1)


def test_L1_first_pays_the_number_second_pays_1_others_cost_1_and_each_pyramid_ticket_pays_1() -> None:
    scored = only(LegScored, TWO, "t:g t:y t:b t:g r:b1")
    assert scored[0] == LegScored(
        seat=0,
        rewards=(Reward("ticket", "g", 5, 1, 5), Reward("ticket", "b", 5, 3, -1), PYRAMID),
        total=5,
        paid=5,
        money=8,
    )
    assert scored[1].rewards == (Reward("ticket", "y", 5, 2, 1), Reward("ticket", "g", 3, 1, 3))
    assert [score.money for score in scored] == [8, 7]


def test_L1_the_rulebooks_example_of_a_leg_worth_nine_pounds() -> None:
    scored = only(LegScored, TWO, "t:g t:r t:g t:r t:y t:r t:p t:r r:b1")
    assert [reward.pounds for reward in scored[0].rewards] == [5, 3, 1, -1, 1]
    assert scored[0].total == 9


def test_L2_rewards_are_added_up_before_anything_is_paid() -> None:
    """Five losses and one gain of 5: taken one by one, in this order, a player with 3 would end with 5."""
    scored = only(LegScored, TWO, "t:r t:y t:r t:y t:r t:y t:p t:y t:p t:r t:g t:p r:b1")
    assert [reward.pounds for reward in scored[0].rewards] == [-1, -1, -1, -1, -1, 5, 1]
    assert (scored[0].total, scored[0].paid, scored[0].money) == (1, 1, 4)


def test_L2_nobody_drops_below_0() -> None:
    actions = "t:y t:r t:y t:r t:y t:r t:y t:r t:g t:p r:b1"
    scored = only(LegScored, TWO, actions)
    assert (scored[1].total, scored[1].paid, scored[1].money) == (-5, -3, 0)
    assert money(TWO, actions)[1] == 0


def test_L3_each_partner_adds_one_copy_of_the_others_best_reward_and_the_other_loses_nothing() -> None:
    scored = only(LegScored, SIX, "p:1 t:g t:r t:r t:r t:r t:y r:b1")
    assert scored[0].rewards == (Reward("ticket", "y", 5, 2, 1), Reward("ticket", "g", 5, 1, 5, copied_from=1))
    assert scored[1].rewards == (
        Reward("ticket", "g", 5, 1, 5),
        PYRAMID,
        Reward("ticket", "y", 5, 2, 1, copied_from=0),
    )
    assert [score.money for score in scored] == [9, 10, 2, 2, 2, 2]


def test_L3_a_pyramid_ticket_can_be_the_best_and_is_copied() -> None:
    scored = only(LegScored, SIX, "p:1 r:b1")
    assert scored[0].rewards == (PYRAMID._replace(copied_from=1),)


def test_L3_a_partner_with_nothing_above_0_gives_no_copy() -> None:
    scored = only(LegScored, SIX, "p:3 t:y t:y t:r t:y t:y r:b1")
    assert scored[0].rewards == (PYRAMID,)
    assert scored[3].rewards == (Reward("ticket", "r", 5, 5, -1), PYRAMID._replace(copied_from=0))


def test_L3_copies_are_not_copied_again() -> None:
    scored = only(LegScored, SIX, "p:1 t:g t:r t:r t:r t:r r:b1")
    assert [reward.pounds for reward in scored[0].rewards] == [1, 5]
    assert [reward.pounds for reward in scored[1].rewards] == [5, 1]


def test_L4_everything_goes_back_and_partners_part() -> None:
    state = after(SIX, "p:1 t:g s:+12 w:g t:y t:y r:b1")
    assert position(SIX, "p:1 t:g s:+12 w:g t:y t:y r:b1") == "1r,2p,4b,5y,8g,15w,16k - bgyrpx"
    assert state.tickets_left == (4,) * 5
    assert state.tents == ()
    for player in state.players:
        assert (player.tickets, player.pyramid_tickets, player.tile, player.partner) == ((), 0, None, None)
    assert state.players[3].hand == "byrp"
    assert len(state.winner_pile) == 1


def test_L5_the_seat_to_the_left_of_the_fifth_reveal_starts_the_next_leg() -> None:
    line = f"camel2 4 2 {ONE_LEFT}"
    assert camel.turn(after(line, "t:g t:g r:b1")) == 1
    assert only(LegStarted, line, "t:g t:g r:b1") == [LegStarted(2, 1)]
    assert camel.turn(after(line, "t:g r:b1")) == 0


@pytest.mark.parametrize(("game", "crazy", "grey"), [("camel2", ",15w,16k", "x"), ("camel1", "", "")])
def test_L1_a_leg_has_five_reveals(game: str, crazy: str, grey: str) -> None:
    line = f"{game} 3 0 1gyr,3bp{crazy} - bgyrp{grey}"
    legs = [step.state.leg for step in steps(line, "r:b1 r:g1 r:y1 r:r1 r:p1")]
    assert legs == [1, 1, 1, 1, 2]
    assert after(line, "r:b1 r:g1 r:y1 r:r1 r:p1").pyramid == f"bgyrp{grey}"


def test_L1_the_grey_die_is_one_of_the_five_reveals_too() -> None:
    line = "camel2 3 0 1gyr,3bp,15w,16k - bgyrpx"
    assert after(line, "r:w1 r:g1 r:y1 r:r1").leg == 1
    assert after(line, "r:w1 r:g1 r:y1 r:r1 r:p1").leg == 2


def test_L6_a_fifth_reveal_that_ends_the_race_is_scored_once() -> None:
    line = "camel2 2 0 1r,2p,3y,8g,15w,13k,16b - bx"
    kinds = [type(event) for event in steps(line, "t:b t:b r:b1")[-1].events]
    assert kinds.count(LegEnded) == 1
    assert kinds.count(LegScored) == 2
    assert kinds.count(RaceEnded) == kinds.count(GameWon) == 1
    assert LegStarted not in kinds
    assert money(line, "t:b t:b r:b1") == (9, 6)


def test_L6_the_race_ending_early_is_scored_too_with_what_was_taken_so_far() -> None:
    line = "camel2 2 0 1r,2p,3y,8g,13w,15k,16b - bgyrpx"
    assert money(line, "t:b t:g r:b1") == (9, 4)
    assert camel.turn(after(line, "t:b t:g r:b1")) == "over"
    assert position(line, "t:b s:+10 r:b1") == "1r,2p,3y,8g,13w,15k,17b - bgyrpx"


def test_a_reveal_is_paid_also_when_it_is_the_grey_die() -> None:
    line = "camel2 2 0 1r,2p,3b,5y,8g,15w,16k - bx"
    assert money(line, "r:w1") == (4, 3)
    assert Reveal() in camel.legal(after(line, "r:w1"))
