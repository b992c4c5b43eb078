"""What an action would lead to, for a ghost on the course: who goes which way, and where a choice can still take them.

It tells what is certain up to the player's next choice or the next card, then every place the move can end on. What an
action does is the rules' to say; how it looks is `ghost`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Literal, NamedTuple, TypeAlias

from stampede.elephant.course import NOWHERE, Place
from stampede.elephant.effects import step, take_effect
from stampede.elephant.events import CowHerded, ElephantFlew, ElephantMoved, Event, MouseRan, StartTaken, TurnEnded
from stampede.elephant.herd import place_of, strides
from stampede.elephant.reach import cow_ways
from stampede.elephant.refusals import why_no_effect, why_not
from stampede.elephant.types import (
    ELEPHANTS,
    Action,
    Elephant,
    HerdCow,
    Move,
    Piece,
    PlayMouse,
    State,
    Step,
    TakeStart,
)

Manner: TypeAlias = Literal["walks", "flies", "is pushed", "runs"]
MOUSE = "mouse"


class Way(NamedTuple):
    """How a piece gets where."""

    manner: Manner
    places: tuple[Place, ...]


class Outlook(NamedTuple):
    """Who goes where for certain, and where a move with choices can end."""

    ways: dict[Piece, Way]
    ends: tuple[Place, ...] = ()


def outlook(view: State, action: Action | None) -> Outlook:
    """What an action would bring; nothing for none, for those that are refused and those that move nobody."""
    match action:
        case Move() | PlayMouse() if why_no_effect(view, action) is None:
            return _of_walk(*take_effect(view, action))
        case Step(place) if why_not(view, action) is None:
            return _of_walk(*step(view, place))
        case HerdCow(place) if why_not(view, action) is None and view.cow is not None:
            return of_events([CowHerded(view.cow, cow_ways(view, view.cow, view.left)[place], 0)])
        case TakeStart(place) if why_not(view, action) is None:
            return of_events([StartTaken(view.seat, _next_elephant(view), place)])
        case _:
            return Outlook({})


def _of_walk(after: State, events: tuple[Event, ...]) -> Outlook:
    """What happened before the turn went on, and the ends of a walk that stops at a choice."""
    certain = of_events(takewhile(lambda event: not isinstance(event, TurnEnded), events))
    return certain._replace(ends=_ends(after, after.walk.elephant)) if _is_choice(after) and after.walk else certain


def of_events(events: Iterable[Event]) -> Outlook:
    """Who went where in events: each piece once, all its ways joined."""
    ways: dict[Piece, Way] = {}
    for piece, way in (told for event in events for told in _ways(event)):
        known = ways.get(piece)
        ways[piece] = known._replace(places=known.places + way.places[1:]) if known else way
    return Outlook(ways)


def _is_choice(state: State) -> bool:
    """Must the player say how to go on? Two more steps from a mango tree are another matter."""
    return state.phase == "walk" and state.walk is not None and not state.walk.may_stay


def _ends(state: State, elephant: Elephant) -> tuple[Place, ...]:
    """Every place where the choices that are left can take an elephant."""
    found: set[Place] = set()
    undecided = {state}
    while undecided:
        now = undecided.pop()
        if _is_choice(now) and now.walk is not None:
            undecided |= {step(now, stride.place)[0] for stride in strides(now, now.walk)}
        else:
            found.add(place_of(now, elephant))
    return tuple(sorted(found))


def _next_elephant(view: State) -> Elephant:
    """The elephant that is to take its start."""
    mine = range(view.seat, len(view.elephants), len(view.players))
    return ELEPHANTS[next(number for number in mine if view.elephants[number] == NOWHERE)]


def _ways(event: Event) -> Iterator[tuple[Piece, Way]]:
    """Who goes where in an event."""
    match event:
        case ElephantMoved(elephant, start, strides, _, _):
            yield elephant, Way("walks", (start, *(stride.place for stride in strides)))
            pushes = (push for stride in strides for push in stride.pushed)
            yield from ((push.piece, Way("is pushed", (push.start, push.end))) for push in pushes)
        case ElephantFlew(elephant, start, place):
            yield elephant, Way("flies", (start, place))
        case MouseRan(path, _):
            yield MOUSE, Way("runs", path)
        case CowHerded(cow, path, _):
            yield cow, Way("walks", path)
        case StartTaken(_, elephant, place):
            yield elephant, Way("walks", (place,))
