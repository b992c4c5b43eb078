"""What an action would lead to, shown before it is done: the layer `ghost` of the drawing.

Nothing is done and nothing is kept. Each game draws its own layer; `catalog` says which games have one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stampede import svg, table
from stampede.catalog import ghost_named
from stampede.game import BadText, Character, IllegalAction, Seat
from stampede.table import Table


class Ghost(NamedTuple):
    """Where an action, in notation, would lead as far as a seat can see: the layer `ghost` of the drawing.

    It is empty for actions that change nothing on the board; `ply` must be the current one.
    """

    table: str
    ply: int
    action: str
    seat: Seat | None = None  # who looks


def ghost(at: Table, request: Ghost, cast: tuple[Character, ...] = ()) -> Any:
    game, layer = table.game_of(at), ghost_named(at.setup.game)
    if request.ply != at.ply:
        raise IllegalAction("stale-ply", ply=request.ply, current=at.ply)
    if request.seat is not None and request.seat not in range(at.setup.seats):
        raise BadText("no-such-seat", seat=request.seat, seats=at.setup.seats)
    view = game.view(at.state, request.seat)
    return {"drawing": svg.tree(layer(view, game.read_action(request.action), cast))}
