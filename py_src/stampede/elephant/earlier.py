"""Version 1 of the rules, to read races that were kept or shared before version 2.

Version 1 let carpets fly over a crossing that another elephant holds and charges push any elephant across it, used a
mouse that a stall turned up without asking if it had one way, and had a bridge of one lane. It had no S3: everybody
began anywhere on Start, with six cards. A state of version 1 has `rules=1` and the bridge of `faces.EARLIER`; `herd`,
`lineup` and `refusals` look at `rules`.
"""

from __future__ import annotations

from collections.abc import Iterable

from stampede.elephant.course import NOWHERE
from stampede.elephant.lineup import FEW, LOTS
from stampede.elephant.opening import freed, go_first, start
from stampede.elephant.refusals import why_not
from stampede.elephant.rules import apply, legal
from stampede.elephant.types import Action, State
from stampede.game import Setup

BRIDGE, EARLIER_BRIDGE = "j", "1"


def as_before(state: State) -> State:
    """The start of a race under version 1 of the rules."""
    before = state._replace(rules=1, course=state.course.replace(BRIDGE, EARLIER_BRIDGE))
    return go_first(before, before.seat)[0] if before.phase == "lot" else before


def setup_for(setup: Setup, actions: Iterable[Action]) -> Setup:
    """S3: the setup under which these actions can begin a race today: with a free start if they need one."""
    state = start(setup)
    if len(state.players) in {*LOTS, *FEW} and NOWHERE in state.elephants:
        return _freed(setup)
    for action in actions:
        if state.phase not in ("first", "start"):
            break
        reason = why_not(state, action)
        if reason is not None:
            return _freed(setup) if reason.key == "start-not-behind" else setup
        state, _ = apply(state, action)
    return setup


def _freed(setup: Setup) -> Setup:
    return setup._replace(start=freed(setup.start or "first"))


def is_same(now: State, then: State) -> bool:
    """Do both versions of the rules stand at the same point?"""
    return then._replace(rules=now.rules, course=now.course) == now


def unasked(now: State, then: State) -> Action | None:
    """R1: the mouse that version 1 used without asking, as the action that version 2 asks for."""
    return legal(now)[0] if now.phase == "stall" != then.phase else None
