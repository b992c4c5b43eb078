"""Whatever a move can lead to, a second and slow implementation finds the same."""

import os
import random
from collections.abc import Iterator

import pytest

from elephant.slow_moves import Board, frights, mouse_reaches, moves
from stampede import elephant
from stampede.elephant.course import CIRCUITS, LANES, MISSING, Course, circuit, course
from stampede.elephant.deck import NUMBERS
from stampede.elephant.effects import take_effect
from stampede.elephant.rules import plays
from stampede.elephant.types import ELEPHANTS, Crossing, Move, Play, PlayMouse, SoFar, State, Step
from stampede.game import Setup

POSITIONS = 150 if "STAMPEDE_ACTIONS" in os.environ else 12  # of each number of seats and circuit


def crowded(seats: int, name: str, rng: random.Random) -> State:
    """Elephants and cows at random on a few rows, so that they are in each other's way; often before a crossing."""
    ground = course(circuit(name, seats))
    count = 4 if seats == 2 else seats
    first, length = rng.randrange(ground.rows - 4), rng.randint(4, 9)
    if ground.crossings and rng.random() < 0.5:
        first, length = rng.choice(ground.crossings) - 4, 4
    places = _between(ground, first, first + length)
    herd = rng.sample(places, count)
    free = [place for place in _between(ground, first, first + length + 3) if place not in herd]
    cows = rng.sample(free, rng.randint(0, min(6, len(free))))
    blank: State = elephant.start(Setup("elephant", seats, 0, name))
    state = blank._replace(phase="turn", seat=0, elephants=tuple(herd), cows=tuple(cows))
    return _with_mud(_with_crossings(state, rng), rng)


def _between(ground: Course, first: int, last: int) -> list[int]:
    rows = range(max(first, 0) * LANES, min(last, ground.rows) * LANES)
    return [place for place in rows if ground.marks[place] != MISSING]


def _with_crossings(state: State, rng: random.Random) -> State:
    rows = [place // LANES for place in state.elephants]
    crossings = []
    for row in course(state.course).crossings:
        waiting = [letter for letter, at in zip(ELEPHANTS, rows, strict=False) if at == row - 1]
        rng.shuffle(waiting)
        is_open = max(rows) >= row or (not waiting and rng.random() < 0.3)
        crossings.append(Crossing(is_open=True) if is_open else Crossing(waiting="".join(waiting)))
    halted = "".join(letter for crossing in crossings for letter in crossing.waiting if rng.random() < 0.3)
    return state._replace(crossings=tuple(crossings), so_far=SoFar(halted=halted))


def _with_mud(state: State, rng: random.Random) -> State:
    mud, seats = course(state.course).mud, len(state.players)
    mine = [number for number, place in enumerate(state.elephants) if number % seats == 0 and place in mud]
    stuck = "".join(ELEPHANTS[number] for number in mine if rng.random() < 0.7)
    return state._replace(so_far=state.so_far._replace(stuck=stuck))


def outcomes(state: State, play: Play) -> Iterator[State]:
    """Every end of the first movement a card sets off; what spaces do then is left out."""
    before = state._replace(so_far=state.so_far._replace(used=tuple(range(course(state.course).line))))
    after, _ = take_effect(before, play)
    todo = [after]
    while todo:
        state = todo.pop()
        if state.phase != "walk":
            yield state
            continue
        todo += [elephant.apply(state, action)[0] for action in elephant.legal(state) if isinstance(action, Step)]


def board(state: State) -> Board:
    return Board(elephant.position(state), len(state.players), state.so_far.halted, state.so_far.stuck)


@pytest.mark.parametrize("name", CIRCUITS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_move_of_random_crowds_ends_as_the_slow_rules_say(seats: int, name: str) -> None:
    rng = random.Random(f"slow {seats} {name}")
    for _ in range(POSITIONS):
        state = crowded(seats, name, rng)
        for play in (play for card in NUMBERS for play in plays(card, "RG"[: 2 if seats == 2 else 1], 6, seats)):
            assert isinstance(play, Move)
            check_move(state, play)
        for letter in ELEPHANTS[: len(state.elephants)]:
            check_fright(state, letter)


def check_move(state: State, play: Move) -> None:
    playable = elephant.why_not(_holding(state, play.card), play) is None
    expected = {after.picture() for after in moves(board(state), play.elephant, NUMBERS[play.card], play.way)}
    found = {board(after).picture() for after in outcomes(state, play)} if playable else set()
    assert found == expected, f"{elephant.position(state)} {elephant.write_action(play)}"


def check_fright(state: State, letter: str) -> None:
    slow, holes = board(state), [(hole // LANES + 1, hole % LANES) for hole in course(state.course).holes]
    playable = elephant.why_not(_holding(state, "m"), PlayMouse(letter)) is None
    runs = [after for after in frights(slow, letter, 3) if after.picture() != slow.picture()]
    expected = {after.picture() for after in runs} if mouse_reaches(slow, letter, holes) else set()
    found = {board(after).picture() for after in outcomes(state, PlayMouse(letter))} if playable else set()
    assert found == expected, f"{elephant.position(state)} m:{letter}"


def _holding(state: State, card: str) -> State:
    first, *others = state.players
    return state._replace(players=(first._replace(hand=(card,)), *others))
