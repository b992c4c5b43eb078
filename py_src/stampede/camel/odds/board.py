"""What odds are asked about: camels, tiles and dice, with no players, so that it can be a key."""

from __future__ import annotations

from typing import NamedTuple

from stampede.camel.odds.shapes import Tiles
from stampede.camel.position import Position
from stampede.camel.types import Side, Space, Stack, State


class Board(NamedTuple):
    """A position without the owners of its tiles."""

    edition: str
    track: tuple[Stack, ...]  # by space, 0–17
    tiles: Tiles  # (space, side), upwards
    pyramid: str


def board_of(state: State) -> Board:
    """The board of a state or a view."""
    tiles = sorted(player.tile for player in state.players if player.tile)
    return Board(state.edition, state.track, tuple((tile.space, tile.side) for tile in tiles), state.pyramid)


def board_at(position: Position) -> Board:
    """The board of a position."""
    tiles = sorted(position.tiles.values())
    return Board(position.edition, position.track, tuple((tile.space, tile.side) for tile in tiles), position.pyramid)


def with_tile(board: Board, space: Space, side: Side, lifted: Space | None = None) -> Board:
    """The board with a tile put down and, if it lay there before, lifted from elsewhere."""
    kept = [tile for tile in board.tiles if tile[0] != lifted]
    return board._replace(tiles=tuple(sorted([*kept, (space, side)])))
