"""Every refusal, with its reason. What is not refused here is legal."""

from __future__ import annotations

from stampede.camel import bets
from stampede.camel.chance import chances
from stampede.camel.editions import EDITIONS, RACERS, SPACES
from stampede.camel.types import (
    PILES,
    SIDES,
    Action,
    BetOnRace,
    Enter,
    GoFirst,
    JoinPartner,
    PlaceTile,
    Reveal,
    Roll,
    Side,
    Space,
    State,
    TakeTicket,
)
from stampede.game import Reason, Seat


def why_not(state: State, action: Action) -> Reason | None:
    """The rule that forbids this action now, or None."""
    if state.phase == "over":
        return Reason("race-is-over")
    match action:
        case GoFirst() | Enter() | Roll():
            return _why_not_chance(state, action)
        case _ if state.phase != "turn":
            return Reason("wait-for-chance")
        case TakeTicket(racer):
            return _why_not_ticket(state, racer)
        case PlaceTile(space, side):
            return _why_not_tile(state, space, side)
        case Reveal():
            return None
        case BetOnRace(pile, racer):
            return _why_not_card(state, pile, racer)
        case JoinPartner(seat):
            return _why_not_partner(state, seat)
        case _:
            return Reason("no-such-action")


def _why_not_chance(state: State, action: Action) -> Reason | None:
    if state.phase == "turn":
        return Reason("not-for-players")
    if any(action == possible for possible, _ in chances(state)):
        return None
    if isinstance(action, Roll) and state.phase == "reveal":
        return Reason("die-not-inside", {"camel": action.camel, "pips": action.pips})
    return Reason("not-for-chance-now")


def _why_not_ticket(state: State, racer: str) -> Reason | None:
    """A1: any stack that is not empty."""
    if not _is_one_of(racer, RACERS):
        return Reason("no-such-racer", {"racer": str(racer)})
    return None if bets.top_ticket(state, racer) else Reason("tickets-gone", {"racer": racer})


def _why_not_tile(state: State, space: Space, side: Side) -> Reason | None:
    """A2: an empty space, not the first, not beside another player's tile, and not where one's own lies."""
    if side not in SIDES:
        return Reason("no-such-side", {"side": str(side)})
    if space not in range(1, SPACES + 1):
        return Reason("no-such-space", {"space": space})
    if space == 1:
        return Reason("tile-on-first-space")
    if state.track[space]:
        return Reason("tile-on-camels", {"space": space, "camels": state.track[space]})
    for seat, player in enumerate(state.players):
        if player.tile is None:
            continue
        if player.tile.space == space:
            key = "tile-already-here" if seat == state.seat else "tile-on-tile"
            return Reason(key, {"space": space, "seat": seat})
        if seat != state.seat and abs(player.tile.space - space) == 1:
            return Reason("tile-beside-tile", {"space": space, "beside": player.tile.space, "seat": seat})
    return None


def _why_not_card(state: State, pile: str, racer: str) -> Reason | None:
    """A4: each finish card once."""
    if pile not in PILES:
        return Reason("no-such-pile", {"pile": str(pile)})
    if not _is_one_of(racer, RACERS):
        return Reason("no-such-racer", {"racer": str(racer)})
    hand = state.players[state.seat].hand
    if hand is None:
        return Reason("hand-is-hidden")
    return None if racer in hand else Reason("card-already-placed", {"racer": racer})


def _why_not_partner(state: State, seat: Seat) -> Reason | None:
    """A5: two players whose partnership cards are both available."""
    least = EDITIONS[state.edition].partners_from
    if least is None:
        return Reason("no-partners-in-edition")
    if len(state.players) < least:
        return Reason("too-few-for-partners", {"least": least})
    if seat not in range(len(state.players)):
        return Reason("no-such-seat", {"seat": seat, "seats": len(state.players)})
    if seat == state.seat:
        return Reason("partner-is-self")
    for taken in (state.seat, seat):
        partner = state.players[taken].partner
        if partner is not None:
            return Reason("has-partner", {"seat": taken, "partner": partner})
    return None


def _is_one_of(letter: str, letters: str) -> bool:
    return len(letter) == 1 and letter in letters
