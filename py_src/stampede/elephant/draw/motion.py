"""Motion: the layers of a drawing as they are between two states, one for each step that somebody should see.

A front end shows one after the other and lets everything glide that has moved; it needs no geometry of its own. Each
layer says by its box where to look.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stampede.elephant.course import Place, course
from stampede.elephant.draw.ground import crossings
from stampede.elephant.draw.herd import Standing, herd, moved, standing
from stampede.elephant.events import (
    CowHerded,
    CowLeft,
    CrossingOpened,
    ElephantFlew,
    ElephantMoved,
    Event,
    MouseRan,
    StartTaken,
)
from stampede.elephant.types import Crossing, State
from stampede.svg import Node


def frames(before: State, events: Sequence[Event]) -> Iterator[tuple[Node, ...]]:
    """For each event, the layers that show it step by step; most events need none."""
    now, bars = standing(before), before.crossings
    for event in events:
        if isinstance(event, CrossingOpened):
            bars = _opened(before.course, bars, event.row)
            yield (crossings(before.course, bars),)
            continue
        steps = tuple(_steps(now, event))
        now = steps[-1] if steps else now
        about = tuple(_about(event))
        yield tuple(herd(step, about=about) for step in steps)


def _opened(tiles: str, bars: tuple[Crossing, ...], row: int) -> tuple[Crossing, ...]:
    rows = course(tiles).crossings
    return tuple(Crossing(is_open=True) if at == row else bar for at, bar in zip(rows, bars, strict=True))


def _steps(now: Standing, event: Event) -> Iterator[Standing]:
    """Where everybody is after each step of an event."""
    match event:
        case StartTaken(_, elephant, place):
            yield moved(now, {elephant: place})
        case ElephantMoved():
            yield from _walk(now._replace(mouse=None), event)
        case ElephantFlew(elephant, _, place):
            yield now._replace(flying=elephant)
            yield moved(now, {elephant: place})._replace(flying=elephant)
            yield moved(now, {elephant: place})
        case MouseRan(path, _):
            yield from (now._replace(mouse=place) for place in path)
        case CowHerded(cow, path, _):
            yield from (moved(now, {cow: place}) for place in path[1:])
        case CowLeft(cow):
            yield moved(now, {cow: course(now.tiles).line})


def _walk(now: Standing, event: ElephantMoved) -> Iterator[Standing]:
    """Step by step, with everybody who is pushed."""
    for stride in event.strides:
        now = moved(now, {event.elephant: stride.place, **{push.piece: push.end for push in stride.pushed}})
        yield now


def _about(event: Event) -> Iterator[Place]:
    """The places an event happens on."""
    match event:
        case StartTaken(_, _, place):
            yield place
        case ElephantMoved(_, start, strides, _, _):
            yield start
            for stride in strides:
                yield from (stride.place, *(push.end for push in stride.pushed))
        case ElephantFlew(_, start, place):
            yield from (start, place)
        case MouseRan(path, _) | CowHerded(_, path, _):
            yield from path
