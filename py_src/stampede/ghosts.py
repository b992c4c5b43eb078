"""What an action would lead to, shown before it is done: a layer over the board, for games whose moves go a long way.

Nothing is done and nothing kept. What the layer shows is the game's to say; which games have one is `catalog`'s.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stampede import svg, table
from stampede.catalog import ghost_named
from stampede.game import BadText, IllegalAction, Seat
from stampede.table import Table


class Ghost(NamedTuple):
    """Where an action, in notation, would lead as far as a seat can see: the layer `ghost` of the drawing.

    It is empty for actions that move nobody and for those that cannot be done; `ply` must be the current one.
    """

    table: str
    ply: int
    action: str
    seat: Seat | None = None  # who looks


def ghost(at: Table, request: Ghost) -> Any:
    game, layer = table.game_of(at), ghost_named(at.setup.game)
    if request.ply != at.ply:
        raise IllegalAction("stale-ply", ply=request.ply, current=at.ply)
    if request.seat is not None and request.seat not in range(at.setup.seats):
        raise BadText("no-such-seat", seat=request.seat, seats=at.setup.seats)
    return {"drawing": svg.tree(layer(game.view(at.state, request.seat), game.read_action(request.action)))}
