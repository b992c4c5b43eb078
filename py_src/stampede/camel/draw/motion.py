"""Motion: the layers of a drawing as they are between two states, one for each step that somebody should see.

A front end shows one after the other and lets everything glide that has moved; it needs no geometry of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stampede.camel.draw.bazaar import dice
from stampede.camel.draw.herd import herd
from stampede.camel.types import CamelEntered, DieRolled, Event, Rolled, Space, Stack, State, UnitMoved
from stampede.svg import Node

Track = tuple[Stack, ...]


def frames(before: State, events: Sequence[Event]) -> Iterator[tuple[Node, ...]]:
    """For each event, the layers that show it step by step; most events need none."""
    track = before.track
    for event in events:
        match event:
            case UnitMoved():
                steps = tuple(_walk(track, event))
                track = steps[-1]
                yield tuple(map(herd, steps))
            case CamelEntered(camel, _, space, onto):
                track = _with(track, space, onto + camel)
                yield (herd(track),)
            case DieRolled(_, die, camel, pips):
                yield (dice(before._replace(tents=(*before.tents, Rolled(die, camel, pips)))),)
            case _:
                yield ()


def _walk(track: Track, moved: UnitMoved) -> Iterator[Track]:
    """The track after each step: the unit on top of whoever stands there, at the end under them if it was booed."""
    start, *path = moved.path
    base = _with(track, start, track[start].removesuffix(moved.unit))
    for space in path[:-1]:
        yield _with(base, space, base[space] + moved.unit)
    last = path[-1]
    yield _with(base, last, moved.unit + base[last] if moved.under else base[last] + moved.unit)


def _with(track: Track, space: Space, stack: Stack) -> Track:
    return (*track[:space], stack, *track[space + 1 :])
