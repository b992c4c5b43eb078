"""The games by name."""

from __future__ import annotations

from stampede import camel, elephant
from stampede.camel import coach
from stampede.camel.draw.ghost import ghost as tile_ghost
from stampede.elephant import deck, earlier
from stampede.elephant.draw import dressed as elephants_dressed
from stampede.elephant.draw import ghost as walk_ghost
from stampede.game import BadText, Coach, Dress, Earlier, Game, Ghost, Resume

GAMES: dict[str, Game] = {"camel2": camel, "camel1": camel, "elephant": elephant}
COACHES: dict[str, Coach] = {"camel2": coach, "camel1": coach}
GHOSTS: dict[str, Ghost] = {"camel2": tile_ghost, "camel1": tile_ghost, "elephant": walk_ghost}
RESUMES: dict[str, Resume] = {"elephant": elephant.resume}
DRESSES: dict[str, Dress] = {"elephant": elephants_dressed}
DECKS: dict[str, dict[str, int]] = {"elephant": deck.COUNTS}
EARLIER: dict[str, Earlier] = {"elephant": earlier}


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


def ghost_named(name: str) -> Ghost:
    """How the game of that name shows an action before it is done, or `BadText` if it does not."""
    if name not in GHOSTS:
        raise BadText("no-ghost", game=name[:20])
    return GHOSTS[name]
