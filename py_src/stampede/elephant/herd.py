"""Who stands where, and which steps that leaves open: pushing in lines, cows, own elephants, closed crossings.

Carrying a step out is `walk`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stampede.elephant.course import LANES, NOWHERE, Course, Heading, Place, course
from stampede.elephant.events import Pushed, Stride
from stampede.elephant.types import ELEPHANTS, Crossing, Elephant, Piece, State, Walk
from stampede.game import Seat

Standing: TypeAlias = dict[Place, Piece]
MayPush: TypeAlias = Callable[[Piece, Place], bool]

COWS = "0123456789"
DIAGONALS: tuple[Heading, ...] = ("ahead-left", "ahead-right")
SIDES: tuple[Heading, ...] = ("left", "right")


def standing(state: State) -> Standing:
    """Every piece on the course, by place."""
    line = course(state.course).line
    stands = {place: cow for cow, place in zip(COWS, state.cows, strict=False) if place < line}
    for elephant, place in zip(ELEPHANTS, state.elephants, strict=False):
        if 0 <= place < line:
            stands[place] = elephant
    return stands


def owner(state: State, elephant: Elephant) -> Seat:
    """S1: one elephant for each seat; with two players, two each, in turns."""
    return ELEPHANTS.index(elephant) % len(state.players)


def own_elephants(state: State, seat: Seat) -> str:
    """A seat's elephants that are on the course."""
    line = course(state.course).line
    mine = range(seat, len(state.elephants), len(state.players))
    return "".join(ELEPHANTS[number] for number in mine if 0 <= state.elephants[number] < line)


def place_of(state: State, elephant: Elephant) -> Place:
    return state.elephants[ELEPHANTS.index(elephant)]


def is_home(state: State, elephant: Elephant) -> bool:
    """Over the finish line."""
    return place_of(state, elephant) >= course(state.course).line


# ---- crossings


def closed_before(state: State, place: Place) -> Crossing | None:
    """P5: the closed crossing on the row ahead of a place."""
    rows = course(state.course).crossings
    ahead = place // LANES + 1
    if ahead not in rows:
        return None
    crossing = state.crossings[rows.index(ahead)]
    return None if crossing.is_open else crossing


def may_cross(state: State, elephant: Elephant, crossing: Crossing) -> bool:
    """P5: the halted leader alone, from the turn after the one it came in."""
    return crossing.waiting[:1] == elephant and elephant not in state.so_far.halted


def barred_by(state: State, elephant: Elephant, place: Place) -> Elephant | None:
    """P5: the halted leader of a closed crossing that this elephant may not fly over on its way to a place."""
    row, rows = place_of(state, elephant) // LANES, course(state.course).crossings
    flown = (here for at, here in zip(rows, state.crossings, strict=True) if row < at <= place // LANES)
    held = (here for here in flown if state.rules > 1 and here.waiting and not may_cross(state, elephant, here))
    return next((here.waiting[0] for here in held), None)


def leaders(state: State) -> str:
    """The halted leaders."""
    return "".join(crossing.waiting[:1] for crossing in state.crossings)


# ---- steps


def strides(state: State, walk: Walk) -> tuple[Stride, ...]:
    """Every step an elephant on its way may take next; none: its move is over. A scared one goes back (R1)."""
    if not walk.left:
        return ()
    stands, place = standing(state), place_of(state, walk.elephant)
    if walk.gait == "scared":
        return _stride(state, stands, place, "back", _anything) or _aside(state, stands, place, walk)
    ahead = _ahead(state, stands, place, walk)
    diagonals = _diagonal(state, stands, place, walk) if walk.gait == "mango" else ()
    return (*ahead, *diagonals) if ahead else (*diagonals, *_aside(state, stands, place, walk))


def _ahead(state: State, stands: Standing, place: Place, walk: Walk) -> tuple[Stride, ...]:
    """M2, M3: forward in the lane, elephants in an unbroken line pushed; in a charge (E1) cows and leaders, too."""
    if not _is_way_open(state, place, walk.elephant):
        return ()
    mover = owner(state, walk.elephant)

    def may_push(piece: Piece, there: Place) -> bool:
        return piece in ELEPHANTS and owner(state, piece) != mover and closed_before(state, there) is None

    def may_charge(piece: Piece, there: Place) -> bool:
        crossing = closed_before(state, there)
        return state.rules == 1 or crossing is None or piece not in ELEPHANTS or piece == crossing.waiting[:1]

    return _stride(state, stands, place, "ahead", may_charge if walk.gait == "charge" else may_push)


def _is_way_open(state: State, place: Place, elephant: Elephant) -> bool:
    crossing = closed_before(state, place)
    return crossing is None or may_cross(state, elephant, crossing)


def _diagonal(state: State, stands: Standing, place: Place, walk: Walk) -> tuple[Stride, ...]:
    """E3: diagonally forward to free places."""
    if not _is_way_open(state, place, walk.elephant):
        return ()
    near = course(state.course).near
    there = ((heading, near[heading][place]) for heading in DIAGONALS)
    return tuple(Stride(heading, to) for heading, to in there if to != NOWHERE and to not in stands)


def _aside(state: State, stands: Standing, place: Place, walk: Walk) -> tuple[Stride, ...]:
    """M4: sideways, elephants pushed, not back the way it came; cows, own elephants (M6) and leaders block."""
    mover, halted = owner(state, walk.elephant), leaders(state)

    def may_push(piece: Piece, _there: Place) -> bool:
        return piece in ELEPHANTS and owner(state, piece) != mover and piece not in halted

    headings: tuple[Heading, ...] = (walk.side,) if walk.side else SIDES
    return tuple(stride for heading in headings for stride in _stride(state, stands, place, heading, may_push))


def _anything(_piece: Piece, _place: Place) -> bool:
    return True


def _stride(state: State, stands: Standing, place: Place, heading: Heading, may_push: MayPush) -> tuple[Stride, ...]:
    """The step in a direction with all it pushes, if the last of the line has a free place to go."""
    near = course(state.course).near[heading]
    to = there = near[place]
    pushed = []
    while there != NOWHERE and (piece := stands.get(there)):
        end = near[there]
        if not may_push(piece, there):
            return ()
        pushed.append(Pushed(piece, there, end))
        there = end
    return () if there == NOWHERE else (Stride(heading, to, tuple(pushed)),)


def landing(state: State, elephant: Elephant, number: int) -> Place | None:
    """E2: where a carpet comes down: a free place, or past the finish line."""
    ground: Course = course(state.course)
    to = place_of(state, elephant) + number * LANES
    if to >= ground.line:
        return ground.line + to % LANES
    return None if ground.marks[to] == "#" or to in standing(state) else to
