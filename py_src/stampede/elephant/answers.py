"""A card played from the hand, and the tigers it may be answered with."""

from __future__ import annotations

from stampede.elephant import deck
from stampede.elephant.effects import take_effect
from stampede.elephant.events import CardCancelled, CardPlayed, TigerPassed, TigerPlayed
from stampede.elephant.refusals import card_of
from stampede.elephant.turns import Result, settle, with_hand
from stampede.elephant.types import Laid, Play, State
from stampede.game import Seat


def play_from_hand(state: State, play: Play) -> Result:
    """T1: a green card takes effect at once, a red one when nobody (any longer) answers it with a tiger."""
    card, seat = card_of(play), state.active
    after = with_hand(state, seat, deck.without(state.players[seat].hand, card))
    after = after._replace(so_far=state.so_far._replace(played=state.so_far.played + card))
    played = CardPlayed(seat, card, play)
    if card in deck.GREEN:
        after, events = take_effect(after._replace(discards=(*after.discards, card)), play)
    else:
        after, events = _ask(after._replace(table=(Laid(seat, card),), question=play), seat)
    return after, (played, *events)


# ---- tigers


def still_asked(state: State, after: Seat) -> tuple[Seat, ...]:
    """R7: who is yet to be asked about the last card on the table: every other seat with cards, tiger or not.

    So the question tells nothing. Only what everybody sees spares it: an empty hand, or all tigers on the table.
    """
    last, seats = state.table[-1].seat, len(state.players)
    if sum(laid.card == "t" for laid in state.table) == deck.TIGERS:
        return ()
    steps = range(1, seats + 1)
    order = [(after + step) % seats for step in steps]
    return tuple(seat for seat in order[: order.index(last)] if state.players[seat].hand)


def _ask(state: State, after: Seat) -> Result:
    """The next seat in turn order is asked; when nobody is left the cards on the table are settled."""
    asked = still_asked(state, after)
    return (state._replace(phase="tiger", seat=asked[0]), ()) if asked else _answered(state)


def pass_by(state: State) -> Result:
    after, events = _ask(state, state.seat)
    return after, (TigerPassed(state.seat), *events)


def answer(state: State) -> Result:
    """R7: a tiger on the last card; now that tiger is the question."""
    seat, last = state.seat, state.table[-1]
    after = with_hand(state, seat, deck.without(state.players[seat].hand, "t"))
    after, events = _ask(after._replace(table=(*state.table, Laid(seat, "t"))), seat)
    return after, (TigerPlayed(seat, last.card, last.seat), *events)


def _answered(state: State) -> Result:
    """R7: each tiger cancels the card below it; whatever is left of the first card takes effect."""
    first, play = state.table[0], state.question
    assert play is not None
    discards = (*state.discards, *(laid.card for laid in state.table))
    after = state._replace(discards=discards, table=(), question=None, seat=state.active)
    if len(state.table) % 2:
        return take_effect(after, play)
    after, events = settle(after)
    return after, (CardCancelled(first.seat, first.card), *events)


def asked(state: State) -> tuple[Seat, ...]:
    """R7: everybody who is still to say whether they play a tiger, the seat to decide first."""
    return (state.seat, *still_asked(state, state.seat)) if state.phase == "tiger" else ()
