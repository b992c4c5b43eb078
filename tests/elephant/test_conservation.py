"""Nothing appears or vanishes: cards, cows, snakes and elephants, over random games on every circuit."""

import os
import random
from itertools import product

import pytest

from stampede import elephant
from stampede.elephant import deck
from stampede.elephant.course import CIRCUITS, LANES, MISSING, course
from stampede.elephant.events import CardDrawn, CowHerded, ElephantFlew, ElephantMoved, Event, StartTaken
from stampede.elephant.herd import COWS
from stampede.elephant.turns import SNAKES, SNAKES_OF_TWO
from stampede.elephant.types import ELEPHANTS, State
from stampede.game import Setup
from walks import Step, walk

TABLES = list(product(range(2, 7), CIRCUITS))
SOAK = 300_000  # actions over all tables when `make soak` asks for long runs; otherwise one game on each
MOST = 5000  # actions of one random game; more would mean that it does not end


def share() -> int:
    """How many actions each table gets."""
    return SOAK // len(TABLES) if "STAMPEDE_ACTIONS" in os.environ else 1


def check(state: State) -> None:
    seats = len(state.players)
    assert len(state.elephants) == (4 if seats == 2 else seats)
    check_places(state)
    check_cards(state)
    check_crossings(state)
    snakes = [player.snakes for player in state.players]
    assert min(snakes) >= 0
    assert sum(snakes) <= (SNAKES_OF_TWO if seats == 2 else SNAKES)
    assert len(state.so_far.played) <= 2
    assert sum(card in deck.GREEN for card in state.so_far.played) <= 1
    assert (state.phase == "over") == has_winner(state)


def check_places(state: State) -> None:
    """Nobody shares a place, nobody stands where there is none."""
    ground = course(state.course)
    assert len(state.cows) == (10 if len(state.players) <= 4 else 8)
    standing = [place for place in (*state.elephants, *state.cows) if 0 <= place < ground.line]
    assert len(set(standing)) == len(standing)
    assert all(ground.marks[place] != MISSING for place in standing)
    assert all(place < ground.line + LANES for place in (*state.elephants, *state.cows))


def check_cards(state: State) -> None:
    """Every one of the 68 cards is somewhere."""
    held = (card for player in state.players for card in player.hand)
    shown = deck.counted((*held, *state.discards, *(laid.card for laid in state.table)))
    assert state.pile is not None
    assert tuple(pile + count for pile, count in zip(state.pile, shown, strict=True)) == deck.FULL


def check_crossings(state: State) -> None:
    """Nobody is past a closed crossing, and all on the row before it wait."""
    rows = {elephant: place // LANES for elephant, place in zip(ELEPHANTS, state.elephants, strict=False)}
    for row, crossing in zip(course(state.course).crossings, state.crossings, strict=True):
        if not crossing.is_open:
            assert max(rows.values()) < row
            assert sorted(crossing.waiting) == sorted(e for e, at in rows.items() if at == row - 1)


def has_winner(state: State) -> bool:
    seats, line = len(state.players), course(state.course).line
    return any(min(state.elephants[seat::seats]) >= line for seat in range(seats))


def told(before: State, events: tuple[Event, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where elephants and cows are if one believes the events."""
    where = dict(zip(ELEPHANTS, before.elephants, strict=False)) | dict(zip(COWS, before.cows, strict=False))
    for event in events:
        match event:
            case StartTaken(_, piece, place):
                where[piece] = place
            case ElephantFlew(piece, start, place):
                assert where[piece] == start
                where[piece] = place
            case CowHerded(piece, path, _):
                assert where[piece] == path[0]
                where[piece] = path[-1]
            case ElephantMoved(piece, start, strides, _, _):
                assert where[piece] == start
                for stride in strides:
                    for push in stride.pushed:
                        assert where[push.piece] == push.start
                        where[push.piece] = push.end
                    where[piece] = stride.place
    elephants = tuple(where[letter] for letter in ELEPHANTS if letter in where)
    return elephants, tuple(where[cow] for cow in COWS if cow in where)


def check_events(step: Step) -> None:
    assert told(step.before, step.events) == (step.after.elephants, step.after.cows)
    drawn = sum(isinstance(event, CardDrawn) for event in step.events)
    assert drawn == (elephant.write_action(step.action)[0] == "d")


@pytest.mark.parametrize(("seats", "circuit"), TABLES)
def test_pieces_are_conserved_events_account_for_every_step_and_every_game_ends(seats: int, circuit: str) -> None:
    rng, count = random.Random(f"conserve {seats} {circuit}"), 0
    while count < share():
        steps = 0
        for step in walk(Setup("elephant", seats, rng.randrange(seats), circuit), rng):
            check(step.after)
            check_events(step)
            count, steps = count + 1, steps + 1
            assert steps < MOST
        assert step.after.phase == "over"
        assert max(elephant.scores(step.after)) == elephant.scores(step.after)[winner(step.after)]


def winner(state: State) -> int:
    seats, line = len(state.players), course(state.course).line
    return next(seat for seat in range(seats) if min(state.elephants[seat::seats]) >= line)


def test_random_races_are_races_and_not_jams() -> None:
    """Somebody who plays at random gets home in some thirty turns, not in hundreds."""
    for seats in (2, 4, 6):
        turns = []
        for seed in range(3):
            steps = walk(Setup("elephant", seats, 0, list(CIRCUITS)[seed]), random.Random(seed))
            turns.append(sum(type(event).__name__ == "TurnStarted" for step in steps for event in step.events))
        assert sum(turns) / len(turns) / seats < 100
