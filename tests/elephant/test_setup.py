"""Chapter 3 of the rules: set-up."""

from collections import Counter

import pytest

from elephant.scripted import after, where
from stampede import elephant
from stampede.elephant import deck
from stampede.elephant.turns import pile_size, snake_supply
from stampede.elephant.types import Draw, GoFirst, TakeStart
from stampede.game import BadText, Setup


def test_S1_two_to_six_play_with_one_elephant_each_and_two_with_two_players() -> None:
    assert [len(after(Setup("elephant", seats, 0)).elephants) for seats in range(2, 7)] == [4, 3, 4, 5, 6]
    for seats in (-1, 0, 1, 7):
        with pytest.raises(BadText, match="seats-out-of-range"):
            elephant.start(Setup("elephant", seats, 0))
    with pytest.raises(BadText, match="no-such-seat"):
        elephant.start(Setup("elephant", 3, 3))


def test_S1_chance_picks_the_first_player_if_nobody_says() -> None:
    state = elephant.start(Setup("elephant", 4))
    assert elephant.chances(state) == tuple((GoFirst(seat), 1) for seat in range(4))
    begun, _ = elephant.apply(state, GoFirst(2))
    assert (begun.active, begun.seat) == (2, 1)


def test_S1_starting_places_are_taken_in_reverse_turn_order_the_first_player_last() -> None:
    state = elephant.start(Setup("elephant", 4, 1))
    order = []
    while state.phase == "start":
        order.append(state.seat)
        action = elephant.legal(state)[0]
        state, _ = elephant.apply(state, action)
    assert order == [0, 3, 2, 1]
    assert where(state) == {"R": "1a", "Y": "1b", "G": "1c", "B": "2a"}


def test_S1_with_two_players_the_order_goes_round_twice() -> None:
    state = after(Setup("elephant", 2, 0), "a:1a a:2a a:1b a:2b")
    assert where(state) == {"R": "2a", "B": "1a", "G": "2b", "Y": "1b"}


def test_S1_only_free_starting_places_can_be_taken() -> None:
    state = after(Setup("elephant", 3, 0), "a:1b")
    assert TakeStart(1) not in elephant.legal(state)
    assert len(elephant.legal(state)) == 5
    for place, key in ((1, "start-is-taken"), (6, "no-such-start"), (-1, "no-such-start")):
        reason = elephant.why_not(state, TakeStart(place))
        assert reason is not None
        assert reason.key == key


def test_S2_six_cards_each_from_68_and_the_rest_is_the_pile() -> None:
    state = after(Setup("elephant", 3, 1), "a:1a a:1b a:1c")
    assert (state.phase, state.seat) == ("deal", 1)
    dealt = Counter[int]()
    while state.phase == "deal":
        dealt[state.seat] += 1
        state, _ = elephant.apply(state, elephant.chances(state)[0][0])
    assert dealt == {0: 6, 1: 6, 2: 6}
    assert (state.phase, state.seat, state.active) == ("turn", 1, 1)
    assert deck.SIZE == 68
    assert pile_size(state) == 68 - 18


def test_S2_a_card_is_as_likely_as_there_are_of_it_in_the_pile() -> None:
    state = after(Setup("elephant", 3, 1), "a:1a a:1b a:1c d:6 d:6")
    assert dict(elephant.chances(state))[Draw("6")] == 6
    assert sum(weight for _, weight in elephant.chances(state)) == 66
    assert Counter(deck.COUNTS) == Counter(
        {"6": 8, "5": 10, "c": 6, "f": 6, "j": 6, "2": 8, "w": 7, "m": 4, "s": 4, "k": 3, "p": 3, "t": 3}
    )


def test_S2_four_snakes_and_two_with_two_players() -> None:
    assert [snake_supply(after(Setup("elephant", seats, 0))) for seats in range(2, 7)] == [2, 4, 4, 4, 4]
