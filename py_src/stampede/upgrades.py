"""A race of format 1, brought up to today's rules.

The race is replayed under the rules of its time and under today's, side by side. An action that today's rules ask for
and the earlier ones took by themselves is added. Where the two versions part, the race stops: it opens up to there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from stampede.catalog import EARLIER, game_named
from stampede.game import Action, BadText, Earlier, Event, Game, IllegalAction, Refused, Setup, State


class Stop(NamedTuple):
    """A race that used an earlier rule: the step it opens at, and how many steps it had."""

    ply: int
    of: int


class Upgrade(NamedTuple):
    """The actions of a race under today's rules, and the setup they need."""

    setup: Setup
    actions: tuple[str, ...]
    added: tuple[int, ...] = ()  # plies that were added
    stop: Stop | None = None


def upgraded(setup: Setup, texts: Sequence[str]) -> Upgrade:
    """The race of format 1 with these actions; one that was illegal then is refused."""
    game, earlier = game_named(setup.game), EARLIER.get(setup.game)
    if earlier is None:
        return Upgrade(setup, tuple(texts))
    setup = earlier.setup_for(setup, _read(game, texts))
    now, then = game.start(setup), started(setup)
    done, added, stop = list[str](), list[int](), None
    for ply, text in enumerate(texts):
        action, then, _ = replayed(game, then, text, ply)
        actions, now = _today(game, earlier, (now, then), action)
        if not actions:
            stop = Stop(ply, len(texts))
            break
        added += range(len(done) + 1, len(done) + len(actions))
        done += map(game.write_action, actions)
    return Upgrade(setup, tuple(done), tuple(added), stop)


def _read(game: Game, texts: Sequence[str]) -> Iterator[Action]:
    """The actions as far as they can be read."""
    with suppress(Refused):
        yield from map(game.read_action, texts)


def started(setup: Setup) -> State:
    """The start of a race of format 1, under the rules of its time."""
    state = game_named(setup.game).start(setup)
    return EARLIER[setup.game].as_before(state) if setup.game in EARLIER else state


def replayed(game: Game, state: State, text: str, ply: int) -> tuple[Action, State, tuple[Event, ...]]:
    """An action of a save, and what it leads to; or that the save breaks off there."""
    try:
        action = game.read_action(text)
        return action, *game.apply(state, action)
    except Refused as cause:
        raise BadText("save-action-refused", ply=ply, text=text[:20], why=cause.reason.key) from None


def _today(game: Game, earlier: Earlier, at: tuple[State, State], action: Action) -> tuple[list[Action], State]:
    """The actions that lead today where this one led then; none if there are none."""
    before, then = at
    try:
        now, _ = game.apply(before, action)
    except IllegalAction:
        return [], before
    asked = earlier.unasked(now, then)
    if asked is not None:
        now, _ = game.apply(now, asked)
    actions = [action] if asked is None else [action, asked]
    return (actions, now) if earlier.is_same(now, then) else ([], before)
