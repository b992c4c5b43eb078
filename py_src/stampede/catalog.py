"""The games by name."""

from __future__ import annotations

from stampede import camel
from stampede.game import BadText, Game

GAMES: dict[str, Game] = {"camel2": camel, "camel1": camel}


def game_named(name: str) -> Game:
    """The game of that name, or `BadText`."""
    if name not in GAMES:
        raise BadText("no-such-game", game=name[:20])
    return GAMES[name]
