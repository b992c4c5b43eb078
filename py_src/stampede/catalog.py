"""The games by name."""

from __future__ import annotations

from stampede import camel
from stampede.camel import coach
from stampede.game import BadText, Coach, Game

GAMES: dict[str, Game] = {"camel2": camel, "camel1": camel}
COACHES: dict[str, Coach] = {"camel2": coach, "camel1": coach}


def game_named(name: str) -> Game:
    """The game of that name, or `BadText`."""
    if name not in GAMES:
        raise BadText("no-such-game", game=name[:20])
    return GAMES[name]


def coach_named(name: str) -> Coach:
    """The coach of the game of that name, or `BadText` if it has none."""
    if name not in COACHES:
        raise BadText("no-coach", game=name[:20])
    return COACHES[name]
