"""The players below the board: each with a face, money, tickets, cards left, tile and partner.

Panels stand two to a row. Everything in them is public; hands are the screen's business.
"""

from __future__ import annotations

from stampede.brush import art, at, box, disc, shape, sign, stamp
from stampede.camel.bets import cards_left
from stampede.camel.draw.cloth import badge
from stampede.camel.draw.faces import Cast, seal
from stampede.camel.draw.places import SIZE
from stampede.camel.types import Player, State
from stampede.game import Seat
from stampede.svg import Node, group, node

TOP = SIZE + 13
TALL, WIDE = 62, 250
PANEL = "M4,3L246,2L247,58L3,59Z"
CROWN = "M19,11L15.6,-3L24,4L29,-6L34,4L42.4,-3L39,11Z"
MARK = "M17,-6L41,-7L29.6,9Z"
LINK = "M-3,-3.4h-5a3.4,3.4 0 0 0 0,6.8h5M3,-3.4h5a3.4,3.4 0 0 1 0,6.8h-5M-4,0h8"


def height(seats: int) -> int:
    """How much the players add to the drawing."""
    return TOP - SIZE + TALL * ((seats + 1) // 2) + 2


def place(seat: Seat, seats: int) -> tuple[float, float]:
    """The top left corner of a panel: two to a row, an odd one in the middle."""
    is_alone = seat == seats - 1 and seats % 2 == 1
    return (WIDE / 2 if is_alone else WIDE * (seat % 2)), TOP + TALL * (seat // 2)


def strip(seats: int) -> tuple[Node, ...]:
    """What the panels lie on; palms stand beside an odd one."""
    border = node("rect", width=SIZE, height=12, fill="url(#art-kilim)", transform=at(0, SIZE + 0.5))
    base = SIZE + height(seats) - 5
    palms = [stamp("palm", x, base) for x in (42, 78, 422, 458)] if seats % 2 else []
    return box((0, SIZE, SIZE, height(seats)), "strip"), border, *palms


def panel(view: State, seat: Seat, cast: Cast) -> tuple[Node | None, ...]:
    """One player, strongly marked when to move, crowned when the race was won."""
    player = view.players[seat]
    to_move = view.phase in ("turn", "reveal") and view.seat == seat
    return (
        shape(PANEL, "now" if to_move else "panel"),
        disc(29, 30, 22, f"seat-{cast[seat].colour} edge"),
        stamp(f"face-{cast[seat].face}", 29, 30),
        shape(CROWN, "gold edge") if _is_richest(view, player) else None,
        shape(MARK, "boo edge") if to_move else None,
        stamp("seal-disc", 49, 48),
        seal(cast[seat].colour, 49, 48),
        group([stamp("coin"), _amount(player.money)], id=f"money-{seat}", transform=at(80, 18)),
        *_holdings(view, seat, cast),
        *_tickets(player),
    )


def _amount(money: int) -> Node:
    """A number that fits a coin."""
    return sign(money, 0, 0, (16.5, 14, 10.5)[min(len(str(money)), 3) - 1])


def _is_richest(view: State, player: Player) -> bool:
    return view.phase == "over" and player.money == max(other.money for other in view.players)


def _holdings(view: State, seat: Seat, cast: Cast) -> list[Node]:
    """Cards left, pyramid tickets, the tile if it is at home, the partner."""
    player = view.players[seat]
    parts = [stamp("card", 117, 18), sign(cards_left(view, seat), 117, 18, 14)]
    if player.pyramid_tickets:
        parts += [stamp("pyramid-ticket", 145, 19), sign(player.pyramid_tickets, 161, 18, 15, "num strip-num")]
    if player.tile is None:
        parts += [stamp("at-home", 184, 19)]
    if player.partner is not None:
        parts += [
            shape(LINK, "link", transform=at(210, 18)),
            stamp("seal-disc", 233, 18),
            seal(cast[player.partner].colour, 233, 18),
        ]
    return parts


def _tickets(player: Player) -> list[Node]:
    """The tickets in the order they were taken, closer together the more there are."""
    pitch = min(19, 154 / max(1, len(player.tickets) - 1))
    aside = 0 if pitch > 15 else 4
    held = enumerate(player.tickets)
    return [part for n, ticket in held for part in badge(ticket, round(77 + pitch * n, 1), 44, aside=aside)]


def ledger_art() -> tuple[Node, ...]:
    """The paper that a seat's shape is sealed on, and the border of the strip."""
    kilim = shape("M10,1L18,6L10,11L2,6Z", "gold")
    return (
        art("seal-disc", disc(0, 0, 9.4, "cream edge")),
        node("pattern", kilim, id="art-kilim", width=20, height=12, patternUnits="userSpaceOnUse"),
    )
