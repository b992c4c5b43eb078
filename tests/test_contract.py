"""What every game promises, walked through at random with every number of seats."""

import json
import random

import pytest

from stampede import wire
from stampede.catalog import GAMES
from stampede.game import Game, IllegalAction, Seat, Setup, State, decision
from walks import TABLES, Step, share, starts, walk

MOST = 5000  # actions of one random game; more would mean that it does not end


def kind_of(state: State) -> type:
    return type(state)


def seats_of(game: Game, state: State) -> list[Seat | None]:
    return [None, *range(len(game.scores(state)))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_keep_the_contract_at_every_state(name: str, seats: int) -> None:
    game, rng, count = GAMES[name], random.Random(f"contract {name} {seats}"), 0
    begin = starts(name)
    while count < share():
        steps = 0
        for step in walk(Setup(name, seats, rng.choice([None, *range(seats)]), next(begin)), rng):
            check_step(game, step)
            check_sight(game, step, rng)
            count, steps = count + 1, steps + 1
            assert steps < MOST
        assert game.turn(step.after) == "over"
        assert game.legal(step.after) == game.chances(step.after) == ()


def check_step(game: Game, step: Step) -> None:
    turn = game.turn(step.before)
    options = [action for action, _ in game.chances(step.before)] if turn == "chance" else game.legal(step.before)
    assert step.action in options
    assert len(set(options)) == len(options)
    assert game.why_not(step.before, step.action) is None
    assert all(weight > 0 for _, weight in game.chances(step.before))
    assert game.apply(step.before, step.action) == (step.after, step.events)
    assert step.events
    assert game.read_action(game.write_action(step.action)) == step.action
    assert round_trip(step.after) == step.after
    assert all(json.loads(wire.write(wire.to_json(event)))["type"] == type(event).__name__ for event in step.events)


def round_trip(state: State) -> State:
    return wire.from_json(kind_of(state), json.loads(wire.write(wire.to_json(state))))


def check_sight(game: Game, step: Step, rng: random.Random) -> None:
    state = step.after
    turn = game.turn(state)
    if isinstance(turn, int):
        assert game.legal(game.view(state, turn)) == game.legal(state)
        assert game.legal(state), "a seat to move can always move"
    seat = rng.choice(seats_of(game, state))
    seen = game.view(state, seat)
    assert game.view(seen, seat) == seen
    guessed = game.guess(seen, seat, rng)
    assert game.view(guessed, seat) == seen
    assert None not in [player.hand for player in guessed.players]
    for event in step.events:
        assert game.redact(game.redact(event, seat), seat) == game.redact(event, seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_log_replays_to_the_same_state_and_states_can_be_keys(name: str, seats: int) -> None:
    game, rng = GAMES[name], random.Random(f"replay {name} {seats}")
    setup = Setup(name, seats)
    steps = list(walk(setup, rng))
    state = game.start(setup)
    for step in steps:
        assert hash(state) == hash(step.before)
        state, events = game.apply(state, game.read_action(game.write_action(step.action)))
        assert events == step.events
    assert state == steps[-1].after


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(name: str, seats: int) -> None:
    game, rng = GAMES[name], random.Random(f"refuse {name} {seats}")
    every = {step.action for seed in range(3) for step in walk(Setup(name, seats), random.Random(seed))}
    for step in walk(Setup(name, seats), rng):
        possible = {*game.legal(step.before), *(action for action, _ in game.chances(step.before))}
        before = wire.to_json(step.before)
        for action in rng.sample(sorted(every, key=repr), min(20, len(every))):
            reason = game.why_not(step.before, action)
            assert (reason is None) == (action in possible)
            if reason is not None:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(step.before, action)
                assert refused.value.reason == reason
        assert wire.to_json(step.before) == before


BOTS = [(name, kind) for name, game in GAMES.items() for kind in game.BOTS]
THOUGHT = 40  # decisions of one game of bots that think


@pytest.mark.parametrize(("name", "kind"), BOTS)
def test_bots_play_only_legal_actions_on_views(name: str, kind: str) -> None:
    game = GAMES[name]
    for seats in game.SEATS if kind == "random" else (game.SEATS[0], 6):  # the others think longer
        rng = random.Random(f"{name} {seats}")
        state, decisions = game.start(Setup(name, seats)), 0
        while (turn := game.turn(state)) != "over" and (kind == "random" or decisions < THOUGHT):
            if turn == "chance":
                actions, weights = zip(*game.chances(state), strict=True)
                action = rng.choices(actions, weights)[0]
            else:
                action = decision(game.BOTS[kind](game.view(state, state.seat), state.seat, rng)).action
                decisions += 1
            state, _ = game.apply(state, action)
