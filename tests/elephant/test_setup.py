"""Chapter 3 of the rules: set-up."""

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from elephant.scripted import COURSE, after, refusal, where
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
    state = elephant.start(Setup("elephant", 4, 1, "first/free"))
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


def test_S3_the_first_player_begins_right_behind_another_elephant() -> None:
    state = after(Setup("elephant", 3, 0), "a:2b a:1c")
    assert [elephant.write_action(action) for action in elephant.legal(state)] == ["a:1b"]
    assert refusal(Setup("elephant", 3, 0), "a:2b a:1c a:2a").key == "start-not-behind"
    assert refusal(Setup("elephant", 3, 0), "a:2b a:1c a:1a").key == "start-not-behind"
    assert refusal(Setup("elephant", 3, 0), "a:2b a:1c a:2b").key == "start-is-taken"


def test_S3_does_not_bind_others_nor_two_players() -> None:
    assert after(Setup("elephant", 3, 0), "a:2b a:1a").phase == "start"
    assert len(elephant.legal(after(Setup("elephant", 2, 0), "a:2a"))) == 5
    assert where(after(Setup("elephant", 2, 0), "a:2a a:1b a:2c a:1a")) == {"R": "1b", "B": "2a", "G": "1a", "Y": "2c"}


def test_S3_leaves_every_free_space_if_none_is_behind_an_elephant() -> None:
    for actions in ("a:1a a:1b", "a:2a a:1a"):
        assert len(elephant.legal(after(Setup("elephant", 3, 2), actions))) == 4


def test_S3_does_not_hold_in_a_race_with_a_free_start() -> None:
    for where_to in ("first/free", "DkfEJCGMH/free", f"{COURSE}/free - - ??????/??????/?????? - -"):
        state = after(Setup("elephant", 3, 0, where_to), "a:2b a:2a")
        assert len(elephant.legal(state)) == 4
        assert after(Setup("elephant", 3, 0, where_to), "a:2b a:2a a:2c").phase in ("deal", "turn")
    with pytest.raises(BadText):
        elephant.start(Setup("elephant", 3, 0, "first/fee"))


def slow_starts(seats: int, order: int, taken: dict[int, str]) -> set[str]:
    """S1, S3 a second time, by names of spaces: where the seat may begin that is so many turns after the first."""
    free = {f"{row}{lane}" for row in (1, 2) for lane in "abc"} - set(taken.values())
    behind = {space for space in free if space[0] == "1" and "2" + space[1] in taken.values()}
    return behind if behind and seats >= 3 and order == 0 else free


@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("first", [0, 1])
def test_S3_every_way_to_line_up_is_as_a_second_implementation_says(seats: int, first: int) -> None:
    elephants, rng = 4 if seats == 2 else seats, random.Random(seats)
    for _ in range(60):
        state, taken = elephant.start(Setup("elephant", seats, first)), dict[int, str]()
        for number in range(elephants):
            order = (seats - 1 - number) % seats
            assert state.seat == (first + order) % seats
            legal = {elephant.write_action(action).removeprefix("a:") for action in elephant.legal(state)}
            assert legal == slow_starts(seats, order, taken)
            taken[number] = rng.choice(sorted(legal))
            state, _ = elephant.apply(state, elephant.read_action(f"a:{taken[number]}"))
        assert sorted(where(state).values()) == sorted(taken.values())


def slow_line_ups(seats: int) -> list[tuple[str, ...]]:
    """S3 a second time: every line-up that the lots may give, in turn order."""
    in_back = 3 - (6 - seats)
    spaces = [f"{row}{lane}" for row in (1, 2) for lane in "abc"]
    return [
        spread
        for spread in permutations(spaces, seats)
        if sum(space[0] == "1" for space in spread) == in_back
        and all(space[0] == "1" for space in spread[: in_back - 1])
        and (seats == 6 or all(space[0] == "2" for space in spread[3:]))
    ]


@pytest.mark.parametrize("seats", [5, 6])
def test_S3_with_five_and_six_players_lots_make_every_line_up_equally_likely(seats: int) -> None:
    line_ups, rng = slow_line_ups(seats), random.Random(seats)
    assert len(line_ups) == {5: 72, 6: 144}[seats]
    for first in rng.choices(range(seats), k=20):
        state, drawn = elephant.start(Setup("elephant", seats, first)), tuple[str, ...]()
        while state.phase == "lot":
            assert (elephant.turn(state), elephant.legal(state)) == ("chance", ())
            assert state.seat == (first + len(drawn)) % seats
            lots, number = elephant.chances(state), len(drawn)
            ways = Counter(spread[number] for spread in line_ups if spread[:number] == drawn)
            total = sum(weight for _, weight in lots)
            likely = {elephant.write_action(lot): Fraction(weight, total) for lot, weight in lots}
            assert likely == {f"a:{space}": Fraction(many, ways.total()) for space, many in ways.items()}
            lot = rng.choice(lots)[0]
            drawn = (*drawn, elephant.write_action(lot).removeprefix("a:"))
            state, _ = elephant.apply(state, lot)
        assert (state.phase, state.seat, state.active) == ("deal", first, first)
        assert where(state) == {"RBGYPO"[(first + order) % seats]: space for order, space in enumerate(drawn)}


@pytest.mark.parametrize(
    ("seats", "start", "few"),
    [(3, "first", 6), (4, "first", 4), (4, "first/free", 6), (5, "1", 5), (5, "1/free", 6), (6, "1", 6)],
)
def test_S3_the_first_of_four_or_five_players_is_dealt_as_many_cards_as_there_are_players(
    seats: int, start: str, few: int
) -> None:
    state, dealt = elephant.start(Setup("elephant", seats, 1, start)), Counter[int]()
    while state.phase != "turn":
        dealt[state.seat] += state.phase == "deal"
        actions = elephant.legal(state) or [action for action, _ in elephant.chances(state)]
        state, _ = elephant.apply(state, actions[0])
    assert dealt == {seat: few if seat == 1 else 6 for seat in range(seats)}


def test_S3_with_six_players_a_free_start_is_chosen_in_reverse_turn_order() -> None:
    state = after(Setup("elephant", 6, 0, "first/free"), "a:2b")
    assert (state.phase, state.seat, len(elephant.legal(state))) == ("start", 4, 5)


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
