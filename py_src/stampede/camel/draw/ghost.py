"""A spectator tile before it is placed: a pale double on its space, with the side it would show.

The layer is empty for every action but `PlaceTile`. Whether the action is legal is the rules' to say.
"""

from __future__ import annotations

from stampede.brush import at
from stampede.camel.draw.faces import Cast
from stampede.camel.draw.places import tile_spot
from stampede.camel.draw.stands import stand
from stampede.camel.types import Action, PlaceTile, State
from stampede.game import Character, Seat
from stampede.svg import Node, group


def ghost(view: State, action: Action | None = None, cast: Cast = ()) -> Node:
    """The layer `ghost` of the drawing, for an action of the seat to move."""
    parts = [_tile(view.seat, action, cast)] if isinstance(action, PlaceTile) else []
    return group(parts, id="ghost", pointer_events="none")


def _tile(seat: Seat, action: PlaceTile, cast: Cast) -> Node:
    place = at(*tile_spot(action.space))
    owner = cast[seat] if cast else Character(seat, seat)
    return group(stand(owner, action.side), id="ghost-tile", transform=place, class_="ghostly", data_key="stand")
