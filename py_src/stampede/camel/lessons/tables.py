"""Where scenes of Camel Derby begin."""

from __future__ import annotations

from stampede.game import Seat, Setup


def at(position: str, seats: int = 4, first: Seat = 0, edition: str = "camel2") -> Setup:
    """A table at which the race stands like that."""
    return Setup(edition, seats, first, position)
