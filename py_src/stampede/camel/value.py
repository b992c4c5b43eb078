"""What each action is worth, in expected pounds: the one judgement that the bots and the coach share.

`pounds` is what an action brings by itself; `judgement` also weighs what it leaves to the others and to one's own next
turn, and what can wait. Odds come from `odds`, hidden cards from `cards`. Sees a view, never a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from stampede.camel import race
from stampede.camel.bets import top_ticket
from stampede.camel.cards import pay, pile_of, placed_worth
from stampede.camel.editions import RACERS, SPACES
from stampede.camel.menu import Menu, after_reveal, menu_of, without
from stampede.camel.odds import Board, LegOdds, RaceOdds, board_of, leg_odds, race_odds, with_tile
from stampede.camel.rules import legal
from stampede.camel.types import (
    PILES,
    Action,
    BetOnRace,
    JoinPartner,
    Pile,
    PlaceTile,
    Player,
    Racer,
    Space,
    State,
    TakeTicket,
    Ticket,
)
from stampede.game import Reason, Seat

HOPE = 0.6  # straight hits that a space must promise before a tile on it is tried out


class Sight(NamedTuple):
    """How far one looks, and how one weighs what one sees."""

    races: int = 300  # sampled for the odds of the whole race; 0: no thought of it
    tiles: int = 2  # spaces tried out for a tile
    others: float = 0.6  # how much a pound of theirs hurts
    later: float = 0.3  # how much a pound of one's own next turn counts
    patience: float = 1.5  # pounds that an early bet on the race must promise beyond its turn, as long as nobody bets
    haste: float = 0.5  # the same once a rival has begun to bet: the best places go first


class Part(NamedTuple):
    """Where some of an action's pounds come from, as a key with parameters."""

    reason: Reason
    pounds: float


class Worth(NamedTuple):
    """An action, the pounds it can expect to bring, and the fuller judgement by which actions compare."""

    action: Action
    pounds: float
    judgement: float
    parts: tuple[Part, ...]


class Outlook(NamedTuple):
    """All that a judgement rests on: the position, its odds, who judges and how far they look."""

    view: State
    seat: Seat
    board: Board
    leg: LegOdds
    race: RaceOdds | None
    sight: Sight

    @property
    def rivals(self) -> int:
        return len(self.view.players) - 1


def outlook(view: State, seat: Seat, sight: Sight) -> Outlook:
    board = board_of(view)
    return Outlook(view, seat, board, leg_odds(board), race_odds(board, sight.races) if sight.races else None, sight)


def worths(view: State, seat: Seat, sight: Sight) -> tuple[Worth, ...]:
    """Every action that is looked at, the best judged first."""
    return ranked(weigh(outlook(view, seat, sight)))


def ranked(found: Iterable[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(found, key=lambda worth: worth.judgement, reverse=True))


def weigh(out: Outlook) -> Iterator[Worth]:
    """The worth of one action after the other, so that one can stop or go on in between."""
    return (worth_of(out, action) for action in considered(out))


def considered(out: Outlook) -> tuple[Action, ...]:
    """The actions worth a look; tiles come last, as each needs odds of its own."""
    tiles: list[PlaceTile] = []
    others: list[Action] = []
    for action in legal(out.view):
        if isinstance(action, PlaceTile):
            tiles.append(action)
        elif out.race or not isinstance(action, BetOnRace):
            others.append(action)
    return (*others, *_tiles_to_try(out, tiles))


def worth_of(out: Outlook, action: Action) -> Worth:
    """What one of the legal actions is worth."""
    match action:
        case TakeTicket(racer):
            return _ticket(out, action, racer)
        case BetOnRace(pile, racer):
            return _card(out, action, pile, racer)
        case JoinPartner(partner):
            return _partner(out, action, partner)
        case PlaceTile():
            return _tile(out, action)
        case _:
            return _reveal(out, action)


# ---- what each kind of action brings


def _ticket(out: Outlook, action: Action, racer: Racer) -> Worth:
    """L1: the number if it leads, one if second, minus one else; the others find one ticket less."""
    ticket = top_ticket(out.view, racer)
    assert ticket is not None
    first, second = out.leg.ranks[racer][:2]
    total = out.leg.total
    parts = (
        _part("ticket-first", ticket.value * first / total, racer=racer, chance=first / total, value=ticket.value),
        _part("ticket-second", second / total, racer=racer, chance=second / total),
        _part("ticket-lost", (first + second) / total - 1, racer=racer, chance=1 - (first + second) / total),
    )
    return _worth(out, action, parts, menu_of(*_offers(out, without(out.view.tickets_left, racer))))


def _reveal(out: Outlook, action: Action) -> Worth:
    """A3: a pound for certain, and the next player knows more."""
    parts = (_part("reveal", 1.0),)
    return _worth(out, action, parts, after_reveal(out.board, out.view.tickets_left, out.rivals + 1))


def _card(out: Outlook, action: Action, pile: Pile, racer: Racer) -> Worth:
    """F1, F2: early cards pay best, later ones know more."""
    chances = race_chances(out.race, pile)
    before = pile_of(out.view, pile)
    parts = (
        _part("card-right", chances[racer] * pay(before, racer, chances), racer=racer, chance=chances[racer]),
        _part("card-wrong", chances[racer] - 1, racer=racer, chance=1 - chances[racer]),
    )
    worth = _worth(out, action, parts, _unchanged(out))
    return worth._replace(judgement=worth.judgement - _can_wait(out) * race_to_go(out))


def _can_wait(out: Outlook) -> float:
    bettors = {card.seat for pile in PILES for card in pile_of(out.view, pile)} - {out.seat}
    return out.sight.haste if bettors else out.sight.patience


def _partner(out: Outlook, action: Action, partner: Seat) -> Worth:
    """L3: a copy of the partner's best ticket for oneself, and one of one's own best for the partner."""
    players = out.view.players
    parts = (_part("partner", copy_worth(players[partner], out.leg), seat=partner),)
    worth = _worth(out, action, parts, _unchanged(out))
    given = copy_worth(players[out.seat], out.leg) * out.sight.others / out.rivals
    return worth._replace(judgement=worth.judgement - given)


def _tile(out: Outlook, action: PlaceTile) -> Worth:
    """M4: a pound for each landing to come, and what the tile does to everyone's tickets."""
    mine = out.view.players[out.seat]
    lifted = mine.tile.space if mine.tile else None
    after = leg_odds(with_tile(out.board, action.space, action.side, lifted))
    landings = after.tiles[action.space] / after.total
    parts = [
        _part("tile-landings", landings, space=action.space, landings=landings),
        _part("tile-tickets", held_worth(mine, after) - held_worth(mine, out.leg)),
    ]
    if lifted is not None:
        parts.append(_part("tile-lifted", -out.leg.tiles[lifted] / out.leg.total, space=lifted))
    menu = menu_of(out.view.edition, out.view.tickets_left, after, out.rivals + 1)
    worth = _worth(out, action, tuple(parts), menu)
    theirs = _held_by_others(out, after) - _held_by_others(out, out.leg)
    return worth._replace(judgement=worth.judgement - out.sight.others * theirs / out.rivals)


def _worth(out: Outlook, action: Action, parts: tuple[Part, ...], menu: Menu) -> Worth:
    """Its pounds, less what the others may then take, plus what may be left when one's own turn comes again."""
    pounds = sum(part.pounds for part in parts)
    theirs, mine = sum(menu[:-1]) / out.rivals, menu[-1]
    return Worth(action, pounds, pounds - out.sight.others * theirs + out.sight.later * mine, parts)


def _part(key: str, pounds: float, **params: int | float | str) -> Part:
    return Part(Reason(key, params), pounds)


def _offers(out: Outlook, left: tuple[int, ...]) -> tuple[str, tuple[int, ...], LegOdds, int]:
    return out.view.edition, left, out.leg, out.rivals + 1


def _unchanged(out: Outlook) -> Menu:
    return menu_of(*_offers(out, out.view.tickets_left))


# ---- tiles worth a try


def _tiles_to_try(out: Outlook, actions: list[PlaceTile]) -> list[PlaceTile]:
    """Those on the spaces that dice can reach most often; exact odds for every space would take too long."""
    if not out.sight.tiles:
        return []
    hints = {space: landing_hint(out.board, space) for space in {action.space for action in actions}}
    promising = sorted((space for space in hints if hints[space] >= HOPE), key=lambda space: -hints[space])
    return [action for action in actions if action.space in promising[: out.sight.tiles]]


def landing_hint(board: Board, space: Space) -> float:
    """About how often a die still inside brings a unit straight to a space."""
    hint = 0.0
    for die in board.pyramid:
        faces = race.faces(die)
        hits = [1 for camel, pips in faces if race.place_of(board.track, camel) + race.direction(camel) * pips == space]
        hint += len(hits) / len(faces)
    return hint


# ---- what one holds


def held_worth(player: Player, leg: LegOdds) -> float:
    """L1: the expected pounds of a player's tickets."""
    return sum(ticket_pounds(ticket, leg) for ticket in player.tickets)


def ticket_pounds(ticket: Ticket, leg: LegOdds) -> float:
    first, second = leg.ranks[ticket.racer][:2]
    return ((ticket.value + 1) * first + 2 * second) / leg.total - 1


def copy_worth(player: Player, leg: LegOdds) -> float:
    """L3: the expected best reward among a player's own tickets, never below 0."""
    least = 1 if player.pyramid_tickets else 0
    best = 0
    for (first, second), weight in leg.pairs.items():
        gains = [
            ticket.value if ticket.racer == first else 1 for ticket in player.tickets if ticket.racer in (first, second)
        ]
        best += weight * max([least, *gains])
    return best / leg.total


def _held_by_others(out: Outlook, leg: LegOdds) -> float:
    return sum(held_worth(player, leg) for seat, player in enumerate(out.view.players) if seat != out.seat)


def race_chances(odds: RaceOdds | None, pile: Pile) -> Mapping[Racer, float]:
    assert odds is not None
    weights = odds.winner if pile == "winner" else odds.loser
    return {racer: weights[racer] / odds.total for racer in RACERS}


def race_to_go(out: Outlook) -> float:
    """How much of the race lies ahead, about 1 at the start and 0 when it may end at any moment."""
    leader = max(race.place_of(out.view.track, racer) for racer in RACERS)
    return max(0.0, 1 - leader / SPACES) * (1 - out.leg.ends / out.leg.total)


def prospects(view: State, seat: Seat, odds: RaceOdds | None) -> float:
    """A seat's money at the end if nothing more were done: what it has, and what it holds, on average."""
    leg, player = leg_odds(board_of(view)), view.players[seat]
    held = held_worth(player, leg) + player.pyramid_tickets
    tile = leg.tiles[player.tile.space] / leg.total if player.tile else 0.0
    copy = copy_worth(view.players[player.partner], leg) if player.partner is not None else 0.0
    cards = sum(placed_worth(view, seat, pile, race_chances(odds, pile)) for pile in PILES) if odds else 0.0
    return player.money + held + tile + copy + cards
