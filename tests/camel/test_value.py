"""What each action is worth: parts that add up, exact odds behind them, and luck that is fair on average."""

import random
from itertools import permutations

import pytest

from camel.scripted import after
from stampede import camel
from stampede.camel.cards import card_worth, pay, right_before, shows
from stampede.camel.editions import RACERS
from stampede.camel.menu import menu_of, rolled
from stampede.camel.notation import write_action
from stampede.camel.odds import board_of, leg_odds, with_tile
from stampede.camel.types import Card, PlaceTile, Player, Reveal, Ticket
from stampede.camel.value import Sight, Worth, copy_worth, outlook, prospects, ticket_pounds, weigh, worths
from stampede.game import Setup
from walks import walk

LINE = "camel2 3 0 1pb,2g,3yr,15w,16k - bgyrpx"
BLUE_FIVE = Ticket("b", 5)
FAR = Sight(races=200, tiles=4)
CHANCES = {"b": 0.5, "g": 0.2, "y": 0.1, "r": 0.1, "p": 0.1}


def worth(line: str, actions: str, action: str, sight: Sight = FAR) -> Worth:
    """What an action is worth to the seat to move after these actions."""
    state = after(line, actions)
    found = worths(camel.view(state, state.seat), state.seat, sight)
    return next(one for one in found if write_action(one.action) == action)


def test_a_ticket_is_worth_its_number_if_it_leads_one_if_second_and_costs_one_else() -> None:
    odds = leg_odds(board_of(after(LINE)))
    first, second, *rest = odds.ranks["r"]
    assert worth(LINE, "", "t:r").pounds == pytest.approx((5 * first + second - sum(rest)) / odds.total)
    assert worth(LINE, "t:r", "t:r").pounds == pytest.approx((3 * first + second - sum(rest)) / odds.total)


def test_a_reveal_brings_one_pound() -> None:
    assert worth(LINE, "", "r").pounds == 1


def test_parts_add_up_to_the_pounds_of_every_action() -> None:
    rng, seen = random.Random("parts"), set()
    for step in walk(Setup("camel2", 6), rng):
        if isinstance(camel.turn(step.before), int) and rng.random() < 0.2:
            for one in worths(camel.view(step.before, step.before.seat), step.before.seat, Sight(races=60, tiles=1)):
                assert one.pounds == pytest.approx(sum(part.pounds for part in one.parts))
                assert camel.why_not(step.before, one.action) is None
                seen.add(type(one.action).__name__)
    assert seen == {"TakeTicket", "PlaceTile", "Reveal", "BetOnRace", "JoinPartner"}


def test_a_tile_is_worth_its_landings_and_what_it_does_to_ones_own_tickets() -> None:
    board = board_of(after(LINE, "t:b r:g1 t:y"))
    before, changed = leg_odds(board), leg_odds(with_tile(board, 6, "-"))
    expected = changed.tiles[6] / changed.total + ticket_pounds(BLUE_FIVE, changed) - ticket_pounds(BLUE_FIVE, before)
    assert worth(LINE, "t:b r:g1 t:y", "s:-6").pounds == pytest.approx(expected)


def test_a_tile_that_is_moved_gives_up_its_old_landings() -> None:
    keys = [part.reason.key for part in worth(LINE, "s:+5 r:g1 t:y", "s:+6").parts]
    assert keys == ["tile-landings", "tile-tickets", "tile-lifted"]
    assert worth(LINE, "s:+5 r:g1 t:y", "s:+6").parts[2].pounds < 0


def test_fewer_spaces_are_tried_for_a_tile_by_those_who_see_less() -> None:
    view = camel.view(after(LINE), 0)
    for tiles in (0, 1, 3):
        found = worths(view, 0, Sight(races=0, tiles=tiles))
        assert len({one.action.space for one in found if isinstance(one.action, PlaceTile)}) == tiles


def test_a_partner_is_worth_the_best_of_their_tickets_in_each_ranking() -> None:
    state = after("camel2 6 0 1pb,2g,3yr,15w,16k - bgyrpx", "r:g1 t:r t:b t:r r:b2 r:y1")
    odds, holder = leg_odds(board_of(state)), Player(3, None, (Ticket("r", 5), Ticket("b", 3)), 1)
    expected = 0.0
    for first, second in permutations(RACERS, 2):
        rewards = [1, *({first: t.value, second: 1}.get(t.racer, -1) for t in holder.tickets)]
        expected += max(rewards) * odds.pairs[first, second] / odds.total
    assert copy_worth(holder, odds) == pytest.approx(expected)
    assert copy_worth(Player(3, None), odds) == 0


def test_others_menu_is_what_is_left_with_the_pound_of_a_reveal_for_everybody() -> None:
    state = after(LINE)
    menu = menu_of("camel2", state.tickets_left, leg_odds(board_of(state)), 3)
    assert menu == tuple(sorted(menu, reverse=True))
    assert menu[-1] >= 1
    assert menu_of("camel2", (0, 0, 0, 0, 0), leg_odds(board_of(state)), 3) == (1.0, 1.0, 1.0)


def test_taking_the_best_ticket_leaves_less_to_the_others() -> None:
    kind = {one.action: one for one in worths(camel.view(after(LINE), 0), 0, Sight(0, 0, others=1.0, later=0.0))}
    bare = {one.action: one for one in worths(camel.view(after(LINE), 0), 0, Sight(0, 0, others=0.0, later=0.0))}
    cost = {action: bare[action].judgement - kind[action].judgement for action in bare}
    assert cost[camel.read_action("t:r")] == min(cost.values())
    assert cost[Reveal()] == max(cost.values()), "a reveal tells the next player more"


# ---- finish cards


def test_a_card_behind_right_ones_earns_less() -> None:
    blue, green = Card(0, "b"), Card(0, "g")
    assert pay((), "b", CHANCES) == 8
    assert pay((blue,), "b", CHANCES) == 5
    assert pay((green, blue), "b", CHANCES) == 5
    assert pay((blue,) * 6, "b", CHANCES) == 1
    assert card_worth((blue,), "b", CHANCES) == pytest.approx(0.5 * 5 - 0.5)


def test_a_hidden_card_is_guessed_from_the_chances_and_later_ones_are_trusted_more() -> None:
    hidden = Card(1, None)
    for place in (0, 3):
        assert sum(shows(hidden, place, racer, CHANCES) for racer in RACERS) == pytest.approx(1)
    assert 0.2 < shows(hidden, 0, "b", CHANCES) < shows(hidden, 3, "b", CHANCES)
    assert shows(hidden, 3, "p", CHANCES) < shows(hidden, 0, "p", CHANCES)


def test_the_counts_of_right_cards_are_chances() -> None:
    counts = right_before((Card(1, None), Card(0, "b"), Card(2, None)), "b", CHANCES)
    assert sum(counts) == pytest.approx(1)
    assert counts[0] == 0, "one of them is known to be right"


def test_a_bet_can_wait_while_nobody_bets_and_not_once_a_rival_has() -> None:
    waits = worth(LINE, "r:g1 t:b t:y", "w:r", Sight(200, 0, others=0, later=0, patience=5, haste=0.5))
    hastes = worth(LINE, "r:g1 w:b t:y", "w:r", Sight(200, 0, others=0, later=0, patience=5, haste=0.5))
    assert waits.pounds - waits.judgement > 2 > hastes.pounds - hastes.judgement > 0


# ---- luck


@pytest.mark.parametrize("actions", ["t:r t:b t:y", "s:+5 t:b t:b r:g1 t:r s:-9", "r:p2 t:p t:p t:p"])
def test_dice_neither_give_nor_take_on_average(actions: str) -> None:
    """What a seat can expect before a roll is the average of what it can expect after it."""
    state = after(LINE, actions)
    revealed, _ = camel.apply(state, Reveal())
    chances = camel.chances(revealed)
    total = sum(weight for _, weight in chances)
    for seat in range(3):
        following = sum(prospects(camel.apply(revealed, roll)[0], seat, None) * weight for roll, weight in chances)
        assert following / total == pytest.approx(prospects(revealed, seat, None))


def test_all_faces_that_can_come_out_weigh_one_together() -> None:
    faces = rolled(board_of(after(LINE, "r:g1 t:b")))
    assert sum(weight for weight, _ in faces) == pytest.approx(1)
    assert all(after.pyramid == "".join(die for die in "byrpx" if die in after.pyramid) for _, after in faces if after)


def test_actions_can_be_weighed_one_by_one() -> None:
    out = outlook(camel.view(after(LINE), 0), 0, FAR)
    steps = weigh(out)
    assert write_action(next(steps).action) == "t:b"
    assert isinstance(list(steps)[-1].action, PlaceTile)
