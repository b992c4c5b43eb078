"""The race that the start page plays by itself: its first position, and each beat of it as layers to put in place.

Bots play on from a title position with a fixed seed, so every build writes the same race. A *beat* is an action that
can be seen on the board, with its events and the layers in between; what the actions since the last beat changed
comes with it. The page puts layers in place and needs neither Python nor a whole drawing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from stampede import table, wire
from stampede.camel.draw import draw
from stampede.camel.draw.places import SIZE, SKY
from stampede.camel.editions import EDITIONS, SEATS
from stampede.camel.opening import show_position
from stampede.camel.position import Position, read_position
from stampede.camel.race import EMPTY_TRACK
from stampede.catalog import game_named
from stampede.game import Game, Look, Setup, State, decision
from stampede.sketches import shared
from stampede.svg import Json, Node, tree

LOOK = Look(players=False, taps=False)


class Title(NamedTuple):
    """A position worth looking at, and who plays on from it."""

    game: str
    start: str
    bots: tuple[str, ...]
    seed: str
    beats: int
    seen: frozenset[str]  # types of events that make a beat


TITLES = {
    "camel": Title(
        game="camel2",
        start="2g,5w,6p,13ryb,16k 4+0,15+1 bgyrx",
        bots=("random", "greenhorn", "random", "regular"),
        seed="title-9",
        beats=12,
        seen=frozenset({"DieRolled", "TilePlaced"}),
    ),
    "elephant": Title(
        game="elephant",
        start="hkFaGmjI 26bR,28aB,26aG,28bY,30bP,27bO 8c,12a,19a,22c,28c,32a,38c,41a ?/?/?/?/?/? - j+",
        bots=("mahout",) * 6,
        seed="title-1",
        beats=10,
        seen=frozenset({"ElephantMoved", "ElephantFlew", "MouseRan", "CowHerded", "CrossingOpened"}),
    ),
}


class Beat(NamedTuple):
    """One action that can be seen: what happened, the layers in between, and the state after it."""

    events: tuple[Any, ...]
    frames: tuple[tuple[Json, ...], ...]
    state: State


# ---- playing


def opened(title: Title) -> table.Table:
    """A table at the title position."""
    return table.sit_down(Setup(title.game, len(title.bots), 0, title.start), title.seed)


def played(title: Title) -> Iterator[Beat]:
    """The race from the title position, beat by beat, until it is over or long enough."""
    game, at, rng = game_named(title.game), opened(title), random.Random(title.seed)
    count = 0
    while count < title.beats and isinstance(seat := table.turn(at), int):
        before = at
        at = table.act(at, decision(game.BOTS[title.bots[seat]](game.view(at.state, seat), seat, rng)).action)
        beat = _beat(game, before, at)
        if title.seen & {type(event).__name__ for event in beat.events}:
            count += 1
            yield beat


def _beat(game: Game, before: table.Table, after: table.Table) -> Beat:
    events = tuple(game.redact(event, None) for entry in after.log[before.ply :] for event in entry.events)
    layers = game.frames(game.view(before.state, None), events)
    return Beat(events, tuple(tuple(tree(layer) for layer in each) for each in layers), after.state)


# ---- drawing


def drawn(title: Title, state: State) -> Any:
    """A state as spectators see it."""
    game = game_named(title.game)
    return tree(game.draw(game.view(state, None), LOOK))


def title_still() -> Node:
    """The camels' title picture, which is part of the page; it holds all faces, for whatever shows players there."""
    return draw(show_position(read_position(TITLES["camel"].start), SEATS[-1]), LOOK)


def title_scene() -> Json:
    """The elephants' title picture: the upper part of the course, in the shape of the camels' board."""
    title = TITLES["elephant"]
    tag, attributes, *layers = drawn(title, opened(title).state)
    _, _, width, _ = attributes["viewBox"].split()
    return [tag, {**attributes, "viewBox": f"0 0 {width} {float(width) * (SIZE + SKY) / SIZE:g}"}, *layers]


def loop(name: str) -> dict[str, Any]:
    """Every beat with the parts of the drawing that differ after it; what several drawings share is written once."""
    title = TITLES[name]
    latest, beats = drawn(title, opened(title).state), []
    for beat in played(title):
        after = drawn(title, beat.state)
        beats.append({"events": wire.to_json(beat.events), "frames": beat.frames, "parts": changed(latest, after)})
        latest = after
    parts, compact = shared([_as_lists(beats)])
    return {"parts": parts, "beats": compact[0]}


def _as_lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _as_lists(part) for name, part in value.items()}
    return [_as_lists(part) for part in value] if isinstance(value, list | tuple) else value


def changed(old: Any, new: Any) -> list[Any]:
    """The smallest elements with an id that make the new drawing of the old one; its art and its box stay."""
    found = [part for before, after in zip(old[2:], new[2:], strict=True) for part in _changed(before, after)]
    assert all(map(_name, found)), "only what has an id can be put in place"
    return found


def _changed(old: Any, new: Any) -> Iterator[Any]:
    if old == new:
        return
    if _differ_inside_only(old, new):
        for before, after in zip(old[2:], new[2:], strict=True):
            yield from _changed(before, after)
    else:
        yield new


def _differ_inside_only(old: Any, new: Any) -> bool:
    """Are all children that differ named alike?"""
    if old[:2] != new[:2] or len(old) != len(new):
        return False
    pairs = [(before, after) for before, after in zip(old[2:], new[2:], strict=True) if before != after]
    return all(_name(before) is not None and _name(before) == _name(after) for before, after in pairs)


def _name(part: Any) -> str | None:
    return part[1].get("id") if isinstance(part, list) else None


# ---- before a race


def empty() -> dict[str, Any]:
    """For each edition of the camels, the parts that make an empty track of the title picture."""
    title = tree(title_still())
    return {edition: changed(title, empty_track(edition)) for edition in EDITIONS}


def empty_track(edition: str) -> Json:
    """The track before the first camel comes in: all dice inside, all tickets there."""
    state = show_position(Position(edition, EMPTY_TRACK, {}, EDITIONS[edition].dice), SEATS[-1])
    return tree(draw(state, LOOK))
