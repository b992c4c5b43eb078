"""The engine against a second, slow implementation that shares no code with it."""

import random

import pytest

from camel import slow_rules
from camel.positions import PERFT_POSITIONS
from stampede import camel
from stampede.camel.types import Reveal, State
from stampede.game import Setup, decision


def successors(state: State) -> list[State]:
    """Every state one told action away: a reveal counts once for each face."""
    following = []
    for action in camel.legal(state):
        after, _ = camel.apply(state, action)
        if isinstance(action, Reveal):
            following += [camel.apply(after, roll)[0] for roll, _ in camel.chances(after)]
        else:
            following.append(after)
    return following


def perft(state: State, depth: int) -> list[int]:
    counts, layer = [], [state]
    for _ in range(depth):
        layer = [after for here in layer for after in successors(here)]
        counts.append(len(layer))
    return counts


def line(state: State) -> tuple[str, list[int], str, list[str]]:
    """What a trace shows of a state."""
    return (
        camel.position(state),
        list(camel.scores(state)),
        str(camel.turn(state)),
        sorted(camel.write_action(action) for action in camel.legal(state)),
    )


def slow_line(race: slow_rules.Race) -> tuple[str, list[int], str, list[str]]:
    return race.position(), race.money(), race.turn(), race.legal()


@pytest.mark.parametrize(("game", "seats", "first", "position"), PERFT_POSITIONS)
def test_perft_counts_are_those_of_the_slow_rules(game: str, seats: int, first: int, position: str) -> None:
    state = camel.start(Setup(game, seats, first, position))
    assert perft(state, 2) == slow_rules.perft(slow_rules.new(game, seats, first, position), 2)


@pytest.mark.parametrize(("game", "seats", "first", "position"), PERFT_POSITIONS)
def test_every_successor_is_that_of_the_slow_rules(game: str, seats: int, first: int, position: str) -> None:
    state = camel.start(Setup(game, seats, first, position))
    slow = slow_rules.new(game, seats, first, position)
    asked, _ = camel.apply(state, Reveal())
    ours = sorted((camel.write_action(roll), weight) for roll, weight in camel.chances(asked))
    theirs = slow.outcomes()
    assert [text for text, _ in ours] == [text for text, _ in theirs]
    scale = sum(weight for _, weight in theirs), sum(weight for _, weight in ours)
    assert [weight * scale[0] for _, weight in ours] == [weight * scale[1] for _, weight in theirs]
    told = [text for text in slow.legal() if text != "r"] + [text for text, _ in theirs]
    for text in told:
        start = asked if text.startswith("r:") else state
        after, _ = camel.apply(start, camel.read_action(text))
        assert line(after) == slow_line(slow.play(text)), text


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_whole_random_games_agree_with_the_slow_rules_at_every_step(game: str, seats: int) -> None:
    rng = random.Random(f"{game}{seats}")
    for _ in range(12):
        state = camel.start(Setup(game, seats, rng.randrange(seats)))
        while camel.turn(state) == "chance":
            state, _ = camel.apply(state, rng.choice([action for action, _ in camel.chances(state)]))
        slow = slow_rules.new(game, seats, state.seat, camel.position(state))
        while camel.turn(state) != "over":
            action = decision(camel.BOTS["random"](state, state.seat, rng)).action
            state, _ = camel.apply(state, action)
            if isinstance(action, Reveal):
                action = rng.choice([roll for roll, _ in camel.chances(state)])
                state, _ = camel.apply(state, action)
            slow = slow.play(camel.write_action(action))
            assert line(state) == slow_line(slow)
