"""The course of a game: whose turn it is, what may be done, and what then happens.

`refusals.why_not` holds every refusal and `legal` is all that it does not refuse, so the two cannot disagree.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from stampede.camel import bets, race
from stampede.camel.chance import reveals_left, waiting
from stampede.camel.editions import (
    CARD_PAY,
    EDITIONS,
    GREY,
    RACERS,
    REVEAL_PAY,
    SECOND_PAY,
    SPACES,
    TILE_PAY,
    WRONG_COST,
)
from stampede.camel.refusals import why_not
from stampede.camel.types import (
    PILES,
    SIDES,
    Action,
    BetOnRace,
    Camel,
    CamelEntered,
    Card,
    CardPlaced,
    CardSettled,
    CrazyCamelChosen,
    DieRolled,
    Enter,
    Event,
    FirstSeatChosen,
    GameWon,
    GoFirst,
    JoinPartner,
    LegEnded,
    LegStarted,
    PartnersJoined,
    Phase,
    PlaceTile,
    Player,
    PyramidTicketTaken,
    RaceEnded,
    Reveal,
    Roll,
    Rolled,
    State,
    TakeTicket,
    TicketTaken,
    Tile,
    TilePaid,
    TilePlaced,
)
from stampede.game import IllegalAction, Seat, Terms, Turn

Result = tuple[State, tuple[Event, ...]]


def turn(state: State) -> Turn:
    """Who is to move: a seat, chance, or nobody any more."""
    if state.phase == "turn":
        return state.seat
    return "over" if state.phase == "over" else "chance"


def legal(state: State) -> tuple[Action, ...]:
    """Everything the seat to move may do."""
    if state.phase != "turn":
        return ()
    return tuple(action for action in _all_actions(len(state.players)) if why_not(state, action) is None)


@cache
def _all_actions(seats: int) -> tuple[Action, ...]:
    """Every action a player can think of; which of them are legal is `why_not`'s to say."""
    return (
        *map(TakeTicket, RACERS),
        *(PlaceTile(space, side) for space, side in product(range(1, SPACES + 1), SIDES)),
        Reveal(),
        *(BetOnRace(pile, racer) for pile, racer in product(PILES, RACERS)),
        *map(JoinPartner, range(seats)),
    )


def terms(view: State, action: Action) -> Terms:
    """What an action can pay and cost, and where a tile would be lifted from."""
    match action:
        case TakeTicket(racer) if ticket := bets.top_ticket(view, racer):
            return {"value": ticket.value, "second": SECOND_PAY, "costs": WRONG_COST}
        case PlaceTile():
            tile = view.players[view.seat].tile
            return {"pays": TILE_PAY, **({"lifted_from": tile.space} if tile else {})}
        case Reveal():
            return {"pays": REVEAL_PAY}
        case BetOnRace(pile):
            cards = view.winner_pile if pile == "winner" else view.loser_pile
            return {"scale": CARD_PAY, "possible": bets.possible_pays(cards), "cards": len(cards), "costs": WRONG_COST}
        case _:
            return {}


def scores(state: State) -> tuple[int, ...]:
    """F4: each seat's money."""
    return tuple(player.money for player in state.players)


def apply(state: State, action: Action) -> Result:
    """The state after an action, and the events that led there."""
    if reason := why_not(state, action):
        raise IllegalAction(reason.key, **reason.params)
    match action:
        case TakeTicket(racer):
            return _take_ticket(state, racer)
        case PlaceTile(space, side):
            return _place_tile(state, Tile(space, side))
        case Reveal():
            return _take_pyramid_ticket(state)
        case BetOnRace():
            return _bet_on_race(state, action)
        case JoinPartner(seat):
            return _join_partner(state, seat)
        case Roll(camel, pips):
            return _roll(state, camel, pips)
        case Enter(camel, pips):
            return _enter(state, camel, pips)
        case GoFirst(seat):
            return _go_first(state, seat)


def _take_ticket(state: State, racer: str) -> Result:
    ticket = bets.top_ticket(state, racer)
    assert ticket is not None
    player = state.players[state.seat]
    index = RACERS.index(racer)
    left = state.tickets_left
    after = _with_player(state, state.seat, player._replace(tickets=(*player.tickets, ticket)))
    after = after._replace(tickets_left=(*left[:index], left[index] - 1, *left[index + 1 :]))
    return _next_seat(after), (TicketTaken(state.seat, racer, ticket.value),)


def _place_tile(state: State, tile: Tile) -> Result:
    player = state.players[state.seat]
    lifted = player.tile.space if player.tile else None
    after = _with_player(state, state.seat, player._replace(tile=tile))
    return _next_seat(after), (TilePlaced(state.seat, tile.space, tile.side, lifted),)


def _take_pyramid_ticket(state: State) -> Result:
    """A3: the ticket is the player's, the die is chance's."""
    player = state.players[state.seat]
    after = _with_player(state, state.seat, player._replace(pyramid_tickets=player.pyramid_tickets + 1))
    left = reveals_left(state.edition, state.pyramid) - 1
    return after._replace(phase="reveal"), (PyramidTicketTaken(state.seat, left),)


def _bet_on_race(state: State, bet: BetOnRace) -> Result:
    """A4: the card goes face down on top of the pile."""
    player = state.players[state.seat]
    after = _with_player(state, state.seat, player._replace(hand=str(player.hand).replace(bet.racer, "")))
    card = Card(state.seat, bet.racer)
    if bet.pile == "winner":
        after = after._replace(winner_pile=(*state.winner_pile, card))
        place = len(after.winner_pile)
    else:
        after = after._replace(loser_pile=(*state.loser_pile, card))
        place = len(after.loser_pile)
    return _next_seat(after), (CardPlaced(state.seat, bet.pile, bet.racer, place),)


def _join_partner(state: State, seat: Seat) -> Result:
    after = _with_player(state, state.seat, state.players[state.seat]._replace(partner=seat))
    after = _with_player(after, seat, state.players[seat]._replace(partner=state.seat))
    return _next_seat(after), (PartnersJoined(state.seat, seat),)


def _go_first(state: State, seat: Seat) -> Result:
    phase: Phase = "opening" if waiting(state) else "turn"
    return state._replace(seat=seat, phase=phase), (FirstSeatChosen(seat),)


def _enter(state: State, camel: Camel, pips: int) -> Result:
    space = race.entry_space(camel, pips)
    after = state._replace(track=race.enter(state.track, camel, pips))
    event = CamelEntered(camel, pips, space, state.track[space])
    return (after if waiting(after) else after._replace(phase="turn")), (event,)


def _roll(state: State, camel: Camel, pips: int) -> Result:
    """M1–M7: the die comes out, a unit moves, and the leg or the race may be over."""
    die = camel if camel in RACERS else GREY
    events: list[Event] = [DieRolled(state.seat, die, camel, pips)]
    mover = camel
    if die == GREY:
        mover, why = race.crazy_mover(state.track, camel)
        events.append(CrazyCamelChosen(camel, mover, why))
    after = state._replace(pyramid=state.pyramid.replace(die, ""), tents=(*state.tents, Rolled(die, camel, pips)))
    after, moved = _move(after, mover, pips)
    if race.crossed(after.track) or not reveals_left(state.edition, after.pyramid):
        after, scored = _end_leg(after)
        return after, (*events, *moved, *scored)
    return _next_seat(after._replace(phase="turn")), (*events, *moved)


def _move(state: State, mover: Camel, pips: int) -> Result:
    """M4: a tile that is landed on pays its owner, between the unit's two stretches."""
    owners = {player.tile.space: seat for seat, player in enumerate(state.players) if player.tile}
    sides = {player.tile.space: player.tile.side for player in state.players if player.tile}
    moved = race.move(state.track, sides, mover, pips)
    after = state._replace(track=moved.track)
    if moved.tile is None:
        return after, moved.stretches
    owner = owners[moved.tile]
    after = _with_money(after, owner, state.players[owner].money + TILE_PAY)
    paid = TilePaid(owner, moved.tile, sides[moved.tile], TILE_PAY)
    return after, (moved.stretches[0], paid, moved.stretches[1])


def _end_leg(state: State) -> Result:
    """L1–L6: one scoring, everything back in its place, then the next leg or the end of the race."""
    ranking = race.ranking(state.track)
    scored = bets.score_leg(state.players, ranking)
    after = state
    for score in scored:
        after = _with_money(after, score.seat, score.money)
    after = _clear_leg(after)
    ended = LegEnded(state.leg, ranking)
    way = race.crossed(state.track)
    if way is None:
        after = _next_seat(after._replace(phase="turn", leg=state.leg + 1))
        return after, (ended, *scored, LegStarted(after.leg, after.seat))
    unit = state.track[-1] or state.track[0]
    final, settled = _end_race(after, ranking)
    return final, (RaceEnded(way, unit, ranking), ended, *scored, *settled)


def _clear_leg(state: State) -> State:
    """L4: tickets, pyramid tickets, tiles, dice and partnership cards go back."""
    edition = EDITIONS[state.edition]
    return state._replace(
        pyramid=edition.dice,
        tents=(),
        tickets_left=(len(edition.tickets),) * len(RACERS),
        players=tuple(Player(player.money, player.hand) for player in state.players),
    )


def _end_race(state: State, ranking: str) -> Result:
    """F1–F4: the winner pile, then the loser pile, then the richest wins."""
    money = list(scores(state))
    settled: tuple[CardSettled, ...] = (
        *bets.settle_pile("winner", state.winner_pile, ranking[0], money),
        *bets.settle_pile("loser", state.loser_pile, ranking[-1], money),
    )
    after = state._replace(phase="over")
    for seat, pounds in enumerate(money):
        after = _with_money(after, seat, pounds)
    return after, (*settled, GameWon(bets.richest(tuple(money)), tuple(money)))


def _next_seat(state: State) -> State:
    """The next player to the left; also who starts a leg (L5)."""
    return state._replace(seat=(state.seat + 1) % len(state.players))


def _with_player(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return state._replace(players=(*players[:seat], player, *players[seat + 1 :]))


def _with_money(state: State, seat: Seat, money: int) -> State:
    return _with_player(state, seat, state.players[seat]._replace(money=money))
