"""How far the coach looks, and the worth of an action as it is told: with the words' numbers, not the words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stampede import wire
from stampede.camel.notation import write_action
from stampede.camel.rules import terms
from stampede.camel.types import State
from stampede.camel.value import Part, Sight, Worth
from stampede.game import Terms

SIGHT = Sight(races=1000, tiles=4)


class Advice(NamedTuple):
    """An action as a button offers it, what it brings, and by what it is ranked."""

    offer: Terms
    pounds: float
    judgement: float
    parts: tuple[Part, ...]


def advices(view: State, worths: Iterable[Worth]) -> tuple[Advice, ...]:
    return tuple(advice(view, worth) for worth in worths)


def advice(view: State, worth: Worth) -> Advice:
    """A worth for the wire."""
    action = worth.action
    offer = {"action": write_action(action), **wire.to_json(action), **terms(view, action)}
    return Advice(offer, worth.pounds, worth.judgement, worth.parts)
