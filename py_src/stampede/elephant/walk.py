"""An elephant on its way: steps carried out one after the other, with halts at crossings and the finish line.

It goes on by itself until the player has a choice or the move is over. Which steps there are is `herd`'s to say; what
a space does at the end of a move is `effects`'.
"""

from __future__ import annotations

from typing import Literal

from stampede.elephant.course import LANES, Place, course
from stampede.elephant.events import (
    CowLeft,
    CrossingOpened,
    ElephantFlew,
    ElephantHalted,
    ElephantHome,
    ElephantMoved,
    Event,
    LeaderChanged,
    RaceWon,
    Stride,
)
from stampede.elephant.herd import (
    COWS,
    SIDES,
    closed_before,
    is_home,
    may_cross,
    own_elephants,
    owner,
    place_of,
    strides,
)
from stampede.elephant.types import ELEPHANTS, Crossing, Elephant, Piece, State

Result = tuple[State, tuple[Event, ...]]
Moves = dict[Piece, Place]


def go(state: State) -> tuple[State, tuple[Event, ...], tuple[Stride, ...]]:
    """M1: all steps while one is possible; stops where the player must choose, and says between what."""
    events: tuple[Event, ...] = ()
    while True:
        assert state.walk is not None
        choices = () if state.phase == "over" else strides(state, state.walk)
        if len(choices) != 1 or state.walk.may_stay:
            return state, events, choices
        state, happened = take(state, choices[0])
        events = joined(events, happened)


def joined(before: tuple[Event, ...], after: tuple[Event, ...]) -> tuple[Event, ...]:
    """Events one after the other; steps in a row are told as one movement."""
    match before, after:
        case (*earlier, ElephantMoved() as one), (ElephantMoved() as two, *later) if one.cause == two.cause:
            whole = ElephantMoved(one.elephant, one.start, one.strides + two.strides, one.gait, one.cause)
            return (*earlier, whole, *later)
        case _:
            return before + after


def take(state: State, stride: Stride) -> Result:
    """One step of the walk, with everybody it pushes."""
    walk = state.walk
    assert walk is not None
    moved = ElephantMoved(walk.elephant, place_of(state, walk.elephant), (stride,), walk.gait, walk.cause)
    side = stride.heading if stride.heading in SIDES else None
    after = state._replace(walk=walk._replace(left=walk.left - 1, side=side, may_stay=False))
    pushed = {push.piece: push.end for push in stride.pushed}
    after, happened = _relocate(after, {walk.elephant: stride.place, **pushed}, walk.elephant, "walk")
    return _stop_if_halted(after), (moved, *happened)


def _stop_if_halted(state: State) -> State:
    """P5: before a closed crossing a move is over, unless it is the leader's, come there in an earlier turn."""
    walk = state.walk
    assert walk is not None
    if is_home(state, walk.elephant):
        return state._replace(walk=walk._replace(left=0))
    crossing = closed_before(state, place_of(state, walk.elephant))
    if walk.gait == "scared" or crossing is None or may_cross(state, walk.elephant, crossing):
        return state
    return state._replace(walk=walk._replace(left=0))


def fly(state: State, place: Place) -> Result:
    """E2: to the place where the carpet lands."""
    walk = state.walk
    assert walk is not None
    flew = ElephantFlew(walk.elephant, place_of(state, walk.elephant), place)
    after, happened = _relocate(state, {walk.elephant: place}, walk.elephant, "carpet")
    return after._replace(walk=walk._replace(left=0)), (flew, *happened)


# ---- what follows when pieces stand elsewhere


def _relocate(state: State, moves: Moves, mover: Elephant, by: Literal["walk", "carpet"]) -> Result:
    """Pieces to their new places; crossings, mud and the finish line take note."""
    elephants, cows = list(state.elephants), list(state.cows)
    for piece, place in moves.items():
        if piece in ELEPHANTS:
            elephants[ELEPHANTS.index(piece)] = place
        else:
            cows[COWS.index(piece)] = place
    stuck = "".join(elephant for elephant in state.so_far.stuck if elephant not in moves)
    so_far = state.so_far if stuck == state.so_far.stuck else state.so_far._replace(stuck=stuck)
    after = state._replace(elephants=tuple(elephants), cows=tuple(cows), so_far=so_far)
    after, crossed = _note_crossings(after)
    after, finished = _note_line(after, moves, mover, by)
    return after, (*crossed, *finished)


def _note_crossings(state: State) -> Result:
    """P5: open once anybody is across; otherwise whoever stands on the row before it waits, first come first."""
    events: list[Event] = []
    for number, row in enumerate(course(state.course).crossings):
        if not state.crossings[number].is_open:
            state, happened = _note_crossing(state, number, row)
            events += happened
    return state, tuple(events)


def _note_crossing(state: State, number: int, row: int) -> Result:
    rows = {elephant: place // LANES for elephant, place in zip(ELEPHANTS, state.elephants, strict=False)}
    across = [elephant for elephant, at in rows.items() if at >= row]
    if across:
        return _with_crossing(state, number, Crossing(is_open=True)), (CrossingOpened(across[0], row),)
    before = state.crossings[number].waiting
    come = "".join(elephant for elephant, at in rows.items() if at == row - 1 and elephant not in before)
    waiting = "".join(elephant for elephant in before if rows[elephant] == row - 1) + come
    if waiting == before:
        return state, ()
    events: list[Event] = [ElephantHalted(e, place_of(state, e), leads=e == waiting[0]) for e in come]
    if before and waiting and waiting[0] != before[0] and waiting[0] not in come:
        events.append(LeaderChanged(waiting[0], place_of(state, waiting[0])))
    so_far = state.so_far._replace(halted=state.so_far.halted + come)
    return _with_crossing(state._replace(so_far=so_far), number, Crossing(waiting=waiting)), tuple(events)


def _with_crossing(state: State, number: int, crossing: Crossing) -> State:
    crossings = state.crossings
    return state._replace(crossings=(*crossings[:number], crossing, *crossings[number + 1 :]))


def _still_needed(state: State, elephant: Elephant) -> str | None:
    """W2: with two players, the elephants that the owner of one that is home still has on the course."""
    return own_elephants(state, owner(state, elephant)) if len(state.players) == 2 else None


def _note_line(state: State, moves: Moves, mover: Elephant, by: Literal["walk", "carpet"]) -> Result:
    """W1, W2: elephants over the line are home, cows over it are gone; the race may be won."""
    events: list[Event] = []
    line = course(state.course).line
    for piece, place in moves.items():
        if place < line:
            continue
        if piece in ELEPHANTS:
            how = by if piece == mover else "push"
            events.append(ElephantHome(owner(state, piece), piece, how, _still_needed(state, piece)))
            if _has_won(state, piece):
                events.append(RaceWon(owner(state, piece), piece))
                return state._replace(phase="over"), tuple(events)
        else:
            events.append(CowLeft(piece))
    return state, tuple(events)


def _has_won(state: State, elephant: Elephant) -> bool:
    """W1, W2: all elephants of a seat are over the line; with three or more players that is one."""
    mine = range(owner(state, elephant), len(state.elephants), len(state.players))
    return all(state.elephants[number] >= course(state.course).line for number in mine)
