"""Version 1 of the rules, to read races that were kept or shared before version 2.

Version 1 let carpets fly over a crossing that another elephant holds and charges push any elephant across it, used a
mouse that a stall turned up without asking if it had one way, and had a bridge of one lane. A state of version 1 has
`rules=1` and the bridge of `faces.EARLIER`; `herd` and `refusals` look at `rules`.
"""

from __future__ import annotations

from stampede.elephant.rules import legal
from stampede.elephant.types import Action, State

BRIDGE, EARLIER_BRIDGE = "j", "1"


def as_before(state: State) -> State:
    """The start of a race under version 1 of the rules."""
    return state._replace(rules=1, course=state.course.replace(BRIDGE, EARLIER_BRIDGE))


def is_same(now: State, then: State) -> bool:
    """Do both versions of the rules stand at the same point?"""
    return then._replace(rules=now.rules, course=now.course) == now


def unasked(now: State, then: State) -> Action | None:
    """R1: the mouse that version 1 used without asking, as the action that version 2 asks for."""
    return legal(now)[0] if now.phase == "stall" != then.phase else None
