"""The course of a turn: begun, ended, hands filled up from the draw pile, the pile shuffled anew."""

from __future__ import annotations

from typing import Literal

from stampede.elephant import deck
from stampede.elephant.course import course
from stampede.elephant.deck import Card
from stampede.elephant.events import CardDrawn, Event, PileShuffled, TurnEnded, TurnStarted
from stampede.elephant.herd import own_elephants, place_of
from stampede.elephant.types import Player, SoFar, State
from stampede.game import Seat

Result = tuple[State, tuple[Event, ...]]
SNAKES, SNAKES_OF_TWO = 4, 2


def begin_turn(state: State, seat: Seat) -> Result:
    """P4: a turn begins; elephants that stand in mud are stuck in it."""
    mud = course(state.course).mud
    stuck = "".join(elephant for elephant in own_elephants(state, seat) if place_of(state, elephant) in mud)
    after = state._replace(phase="turn", seat=seat, active=seat, so_far=SoFar(stuck=stuck))
    return after, (TurnStarted(seat, stuck),)


def settle(state: State) -> Result:
    """T1: a card is done with; the turn goes on, or ends after two cards or without any more."""
    after = state._replace(phase="turn", seat=state.active, walk=None, turned=None, victim=None, cow=None, left=0)
    if len(after.so_far.played) == 2 or not after.players[after.active].hand:
        return end_turn(after)
    return after, ()


def end_turn(state: State) -> Result:
    """T2: six cards, less one for each snake; then the next player's turn."""
    after, events = draw_up_to(state, deck.HAND, "refill")
    ended = TurnEnded(state.active)
    if after.phase == "refill":
        return after, (ended, *events)
    after, begun = begin_turn(after, (state.active + 1) % len(state.players))
    return after, (ended, *events, *begun)


# ---- drawing


def draw_up_to(state: State, cards: int, phase: Literal["refill", "banana"]) -> Result:
    """T2, P1: the player whose turn it is is owed so many cards, less one for each snake, if there are any."""
    player = state.players[state.active]
    owed = min(cards - player.snakes - len(player.hand), pile_size(state) + len(state.discards))
    if owed <= 0:
        return state, ()
    after = with_player(state, state.active, player._replace(owed=owed))
    return shuffle_if_empty(after._replace(phase=phase, seat=state.active))


def deal(state: State, card: Card) -> Result:
    """A card from the pile to the seat that is owed one."""
    assert state.pile is not None
    player = state.players[state.seat]
    dealt = player._replace(hand=deck.with_card(player.hand, card), owed=player.owed - 1)
    after = with_player(state, state.seat, dealt)._replace(pile=deck.less(state.pile, card))
    after, following = _after_card(after)
    return after, (CardDrawn(state.seat, card, state.phase), *following)


def _after_card(state: State) -> Result:
    owed = next_owed(state)
    if owed is not None:
        return shuffle_if_empty(state._replace(seat=owed))
    match state.phase:
        case "deal":
            return begin_turn(state, state.active)
        case "banana":
            return settle(state)
        case _:
            return begin_turn(state, (state.active + 1) % len(state.players))


def next_owed(state: State) -> Seat | None:
    """The next seat that is still owed a card: in a deal one card each, the first player first."""
    seats = len(state.players)
    order = ((state.seat + step) % seats for step in range(1, seats + 1))
    return next((seat for seat in order if state.players[seat].owed), None)


def shuffle_if_empty(state: State) -> Result:
    """T3: when the pile is empty the discards become a new one."""
    if pile_size(state) or not state.discards:
        return state, ()
    pile = None if state.pile is None else deck.counted(state.discards)
    return state._replace(pile=pile, discards=()), (PileShuffled(len(state.discards)),)


def pile_size(state: State) -> int:
    """How many cards are in the draw pile, also for those who cannot see which."""
    if state.pile is not None:
        return sum(state.pile)
    held = sum(len(player.hand) for player in state.players)
    return deck.SIZE - held - len(state.discards) - len(state.table)


# ---- players


def with_player(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return state._replace(players=(*players[:seat], player, *players[seat + 1 :]))


def with_hand(state: State, seat: Seat, hand: deck.Hand) -> State:
    return with_player(state, seat, state.players[seat]._replace(hand=hand))


def with_snakes(state: State, seat: Seat, snakes: int) -> State:
    return with_player(state, seat, state.players[seat]._replace(snakes=snakes))


def snake_supply(state: State) -> int:
    """S2: four snakes, two with two players; those that lie before nobody."""
    snakes = SNAKES_OF_TWO if len(state.players) == 2 else SNAKES
    return snakes - sum(player.snakes for player in state.players)
