"""Bots of three strengths: legal, blind to secrets, repeatable, able to say why, and each better than the one below."""

import random

import pytest

from elephant.scripted import after, at, race
from stampede import elephant, tournament, words
from stampede.elephant.bots import STRENGTHS, why
from stampede.elephant.course import CIRCUITS
from stampede.elephant.foresight import best_herding, foreseen, settled
from stampede.elephant.types import HerdCow, Move, Pass, PickCow, PlayTiger, State, TakeStart
from stampede.elephant.value import hand_worth, turns_to_go, ways, worth
from stampede.game import Setup, decision
from stampede.tournament import Match

COURSES = tuple(CIRCUITS)
GOOD = ["mahout", "rajah"]


def choice(bot: str, state: State, seed: int = 1) -> str:
    seat = state.seat
    return elephant.write_action(
        decision(elephant.BOTS[bot](elephant.view(state, seat), seat, random.Random(seed))).action
    )


def begun(seats: int, circuit: str, seed: int) -> State:
    """A race some way on, moved by whim."""
    rng, state = random.Random(seed), elephant.start(Setup("elephant", seats, 0, circuit))
    for _ in range(300):
        if elephant.turn(state) == "chance":
            actions, weights = zip(*elephant.chances(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = decision(elephant.BOTS["random"](elephant.view(state, state.seat), state.seat, rng)).action
        after, _ = elephant.apply(state, action)
        if after.phase == "over":
            break
        state = after
    return state


# ---- what every bot promises


def test_there_are_three_strengths_from_a_calf_to_a_rajah() -> None:
    assert list(STRENGTHS) == ["calf", "mahout", "rajah"]


@pytest.mark.parametrize("bot", STRENGTHS)
@pytest.mark.parametrize(("seats", "circuit"), [(2, "first"), (3, "1"), (4, "4"), (5, "6"), (6, "2")])
def test_a_bot_plays_on_by_the_rules(bot: str, seats: int, circuit: str) -> None:
    rng, state = random.Random(seats), elephant.start(Setup("elephant", seats, 0, circuit))
    for _ in range(50):
        turn = elephant.turn(state)
        if turn == "over":
            break
        if turn == "chance":
            actions, weights = zip(*elephant.chances(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = decision(elephant.BOTS[bot](elephant.view(state, state.seat), state.seat, rng)).action
            assert action in elephant.legal(state)
        state, _ = elephant.apply(state, action)


@pytest.mark.parametrize("bot", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_thinks_to_the_end_and_says_why_in_a_sentence(bot: str, seats: int) -> None:
    state = begun(seats, "3", seats)
    while not isinstance(turn := elephant.turn(state), int):
        state, _ = elephant.apply(state, elephant.chances(state)[0][0])
    thoughts = list(elephant.BOTS[bot](elephant.view(state, turn), turn, random.Random(1)))
    shares = [thought.share for thought in thoughts]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    for thought in thoughts:
        sentence = words.reason(thought.reason.key, thought.reason.params)
        assert sentence[-1] in ".!"
        assert "{" not in sentence


@pytest.mark.parametrize("bot", STRENGTHS)
def test_a_bot_does_the_same_with_the_same_seed(bot: str) -> None:
    state = after(race("9aR,9bB,8cG", "65cm2p/666555/ttkksw", cows="12a,15a", discards="25"))
    for seed in range(3):
        assert choice(bot, state, seed) == choice(bot, state, seed)


@pytest.mark.parametrize("bot", STRENGTHS)
@pytest.mark.parametrize("actions", ["", "w n n", "w n n h:0", "m:B n n", "j!:R", "s:1 n n"])
def test_a_bot_does_the_same_whatever_it_cannot_see(bot: str, actions: str) -> None:
    field, cows = "9aR,11bB,8cG", "12a,15a"
    one = after(race(field, "65cjmsw/666555/ttkksw", cows=cows, discards="k25"), actions)
    two = after(race(field, "65cjmsw/tk2222/fffccj", cows=cows, discards="kp5"), actions)
    assert one != two
    for seed in range(3):
        assert choice(bot, one, seed) == choice(bot, two, seed)


def test_why_nobody_was_answered_is_the_same_with_a_tiger_and_without() -> None:
    asked = [after(race("1bR,26bB,1cG", f"6m/{hand}/5"), "m:B") for hand in ("5t", "56")]
    reasons = [why(elephant.view(state, 1), Pass()) for state in asked]
    assert reasons[0] == reasons[1]
    assert not reasons[0].params


# ---- where to start


def taken(bot: str, seats: int, circuit: str, actions: str = "") -> str:
    """The starting place that a bot takes after these actions of the others."""
    return choice(bot, after(Setup("elephant", seats, 0, circuit), actions)).removeprefix("a:")


@pytest.mark.parametrize("bot", GOOD)
@pytest.mark.parametrize("circuit", COURSES)
def test_nobody_starts_behind_an_elephant_while_a_space_of_the_front_row_is_free(bot: str, circuit: str) -> None:
    assert taken(bot, 3, circuit) in ("2a", "2b", "2c")
    assert taken(bot, 3, circuit, "a:2b") in ("2a", "2c")
    assert taken(bot, 4, circuit, "a:2b a:2a") == "2c"


@pytest.mark.parametrize("bot", GOOD)
@pytest.mark.parametrize("seats", [3, 4])
def test_whom_to_start_behind_is_left_to_chance(bot: str, seats: int) -> None:
    """Else one place in the turn order would always gain by being pushed."""
    front = " ".join(f"a:2{lane}" for lane in "abc"[: min(3, seats - 1)])
    state = after(Setup("elephant", seats, 0), front)
    behind = {f"a:1{lane}" for lane in "abc"[: min(3, seats - 1)]}
    assert {choice(bot, state, seed) for seed in range(20)} == behind


@pytest.mark.parametrize("bot", GOOD)
@pytest.mark.parametrize("circuit", COURSES)
def test_with_two_players_nobody_starts_behind_ones_own_elephant(bot: str, circuit: str) -> None:
    assert taken(bot, 2, circuit, "a:2b a:1c") in ("2a", "2c")
    assert taken(bot, 2, circuit, "a:2b a:2a a:2c") in ("1a", "1b", "1c")


@pytest.mark.parametrize("bot", GOOD)
def test_a_start_behind_a_rival_is_worse_than_one_behind_nobody(bot: str) -> None:
    assert taken(bot, 5, "first/free", "a:2b a:2a a:1c") == "2c"
    assert taken(bot, 4, "first/free", "a:2a a:1c a:2b") == "2c"


@pytest.mark.parametrize("bot", GOOD)
def test_the_way_past_cows_decides_between_free_spaces_of_the_front_row(bot: str) -> None:
    assert ways("DkfEJCGMH", after(Setup("elephant", 3, 0)).cows)[3:6].count(45) < 3
    assert taken(bot, 3, "first") == "2b"


def test_the_first_card_is_foreseen_to_push_the_elephant_ahead_of_a_starting_space() -> None:
    state = elephant.view(after(Setup("elephant", 3, 0), "a:2b"), 1)
    assert foreseen(state, TakeStart(at("1b"))).elephants == (-1, at("1b"), at("7b"))
    assert foreseen(state, TakeStart(at("2a"))).elephants == (-1, at("2a"), at("2b"))


# ---- what good play is


@pytest.mark.parametrize("bot", STRENGTHS)
def test_a_winning_move_is_taken_at_once(bot: str) -> None:
    state = after(race("28aR,29bB,27cG", "52mwk6/666666/-"))
    for seed in range(5):
        assert choice(bot, state, seed)[-2:] == ":R"
        won, _ = elephant.apply(state, elephant.read_action(choice(bot, state, seed)))
        assert won.phase == "over"


def test_a_win_with_two_cards_is_seen_by_the_one_who_plans_turns() -> None:
    state = after(race("26aR,31bB,27cG", "5222ws/66/-", cows="32c"))
    first = choice("rajah", state)
    middle = settled(elephant.apply(state, elephant.read_action(first))[0])
    second = choice("rajah", elephant.view(middle, 0))
    assert {first, second} == {"5:R", "2:R"}


@pytest.mark.parametrize("bot", GOOD)
def test_the_longer_move_is_played_on_a_free_way(bot: str) -> None:
    assert choice(bot, after(race("2bR,1bB,1cG", "6c/5/5"))) == "6:R"


@pytest.mark.parametrize("bot", GOOD)
def test_a_mouse_is_for_the_rival_who_is_about_to_win(bot: str) -> None:
    assert choice(bot, after(race("18bR,31bB,1cG", "m/66/5"))) == "m:B"


@pytest.mark.parametrize("bot", GOOD)
def test_a_tiger_answers_a_mouse_that_hurts(bot: str) -> None:
    state = after(race("1bR,30bB,1cG", "6m/5t/5"), "m:B")
    assert state.phase == "tiger"
    assert choice(bot, state) == "t"


@pytest.mark.parametrize("bot", GOOD)
def test_a_tiger_is_kept_while_others_hurt_each_other(bot: str) -> None:
    state = after(race("1bR,5bB,30bG", "6m/6t/5"), "m:G")
    assert choice(bot, state) == "n"


@pytest.mark.parametrize("bot", GOOD)
def test_a_snake_goes_to_a_rival_and_the_tiger_chases_own_ones(bot: str) -> None:
    assert choice(bot, after(race("9bR,9aB,9cG", "s/6/5"))) in ("s:1", "s:2")
    assert choice(bot, after(race("9bR,9aB,9cG", "t*3/6/5"))) == "t"


@pytest.mark.parametrize("bot", GOOD)
def test_cows_go_where_they_block_a_rival_and_not_oneself(bot: str) -> None:
    state = after(race("12bR,21aB,1aG", "w6/66/5", cows="24c"), "w n n")
    before = elephant.view(state, 0)
    assert choice(bot, state) == "h:0"
    picked, _ = elephant.apply(state, PickCow("0"))
    action = elephant.read_action(choice(bot, picked))
    assert isinstance(action, HerdCow)
    moved = before._replace(cows=(action.place,))
    assert turns_to_go(moved, 1, 0) > turns_to_go(before, 1, 0)
    assert turns_to_go(moved, 0, 0) == turns_to_go(before, 0, 0) or worth(moved, 0) > worth(before, 0)


def test_a_cow_in_ones_own_way_is_led_aside() -> None:
    state = after(race("9bR,1aB,1cG", "w6/66/5", cows="10a,10b"), "w n n")
    best = best_herding(elephant.view(state, 0))
    assert best is not None
    assert best[0] == "1"


def test_cows_are_left_alone_when_that_is_best() -> None:
    far = after(race("30bR,29aB,29cG", "w6/66/5", cows="8b"), "w n n")
    assert choice("mahout", far) == "e"


# ---- what a position is worth


def test_the_way_is_longer_past_a_cow_and_longest_before_a_wall() -> None:
    free, cow = ways("FaGMIJ", ()), ways("FaGMIJ", (at("24b"),))
    assert free[at("23b")] == 10
    assert cow[at("23b")] == 11
    assert cow[at("23a")] == 10
    wall = ways("FaGMIJ", (at("24a"), at("24b"), at("24c")))
    assert wall[at("23b")] > 14


def test_a_narrow_row_can_be_closed_by_one_cow() -> None:
    assert ways("HA", (at("5b"),))[at("4b")] > ways("HA", ())[at("4b")] + 5


def test_a_hand_without_green_cards_and_a_hand_with_a_snake_are_worth_less() -> None:
    assert hand_worth(("6", "5", "w"), 0) > hand_worth(("w", "w", "w"), 0)
    assert hand_worth(("6", "5"), 0) > hand_worth(("6", "5"), 1) > hand_worth(("6", "5"), 2)


def test_worths_are_chances_and_who_has_won_is_certain() -> None:
    state = after(race("20aR,22bB,18cG", "65c/666/555"))
    shares = [worth(elephant.view(state, seat), seat) for seat in range(3)]
    assert all(0 < share < 1 for share in shares)
    won = after(race("30aR,1aB,1bG", "66/5t/k"), "6:R")
    assert [worth(won, seat) for seat in range(3)] == [1, 0, 0]


def test_what_is_foreseen_never_needs_a_card_that_is_not_seen() -> None:
    for seats in range(2, 7):
        state = begun(seats, COURSES[seats], seats)
        if not isinstance(turn := elephant.turn(state), int):
            continue
        seen = elephant.view(state, turn)
        for action in elephant.legal(seen):
            assert foreseen(seen, action).phase in ("turn", "over", "start")


def test_a_tiger_of_ones_own_is_foreseen_to_cancel_the_card() -> None:
    state = elephant.view(after(race("1bR,30bB,1cG", "6m/6t/5"), "m:B"), 1)
    assert foreseen(state, PlayTiger()).elephants[1] == at("30b")
    assert foreseen(state, Pass()).elephants[1] == at("27b")


def test_a_move_is_foreseen_to_its_end() -> None:
    state = elephant.view(after(race("9bR,1aB,1cG", "6j/66/5")), 0)
    assert foreseen(state, Move("j", "R", "mango")).phase == "turn"


# ---- strength; whole tournaments are in `make tournament elephant`


@pytest.mark.parametrize(
    ("stronger", "weaker", "races"),
    [("calf", "random", 4), ("mahout", "random", 4), ("mahout", "calf", 4), ("rajah", "calf", 2)],
)
def test_strength_shows_in_a_few_races_already(stronger: str, weaker: str, races: int) -> None:
    result = tournament.play(Match("elephant", stronger, weaker, 2, races, COURSES), elephant.BOTS, workers=1)
    assert result.share > 0.5, tournament.told(result)
    assert result.turns / races < 150, "a race, not a jam"


def test_wins_are_counted_by_place_in_the_turn_order() -> None:
    match = Match("elephant", "mahout", "mahout", 3, 4, COURSES, rotates=False)
    result = tournament.play(match, elephant.BOTS, workers=1)
    orders = [0.0] * 3
    for seed in range(4):
        scores = elephant.scores(tournament.race(match, elephant.BOTS, 0, seed)[0])
        orders[(scores.index(max(scores)) - seed) % 3] += 1
    assert result.orders == tuple(orders)
    assert result.match.races == sum(result.orders) == 4
    assert tournament.unevenness(result) == max(abs(wins / 4 - 1 / 3) for wins in orders)
    assert " / ".join(f"{wins / 4:.1%}" for wins in orders) in tournament.told(result)
