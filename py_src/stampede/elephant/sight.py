"""Who sees what: others' hands, the draw pile and all discards but the top one are secret until the race is over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stampede.elephant import deck
from stampede.elephant.deck import Card, Hand
from stampede.elephant.events import CardDrawn, CardStolen, CardTaken, Event
from stampede.elephant.position import write_position
from stampede.elephant.types import Player, SoFar, State
from stampede.game import Rng, Seat


def view(state: State, seat: Seat | None) -> State:
    """V1, V2: the state with None for what a seat may not see; after the end everything is open."""
    if state.phase == "over":
        return state
    praying = state.phase == "prayer" and state.seat == seat
    return state._replace(
        players=tuple(
            player if owner == seat else player._replace(hand=(None,) * len(player.hand))
            for owner, player in enumerate(state.players)
        ),
        pile=None,
        discards=state.discards if praying else (*(None,) * (len(state.discards) - 1), *state.discards[-1:]),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """V2: which card was drawn, prayed for or stolen is for those to know whose cards they are."""
    match event:
        case CardDrawn(owner, _, _) | CardTaken(owner, _) if owner != seat:
            return replace(event, card=None)
        case CardStolen(owner, victim, _) if seat not in (owner, victim):
            return replace(event, card=None)
        case _:
            return event


def guess(view: State, seat: Seat | None, rng: Rng) -> State:  # noqa: ARG001 - the view says what the seat knows
    """A state that fits the view: all cards that are not seen, dealt out at random."""
    if view.phase == "over":
        return view
    unseen = _unseen(view)
    rng.shuffle(unseen)
    players: tuple[Player, ...] = tuple(
        player._replace(hand=deck.in_order(_filled(player.hand, unseen))) for player in view.players
    )
    discards = tuple(_filled(view.discards, unseen))
    return view._replace(players=players, discards=discards, pile=deck.counted(unseen))


def resume(view: State) -> str | None:
    """The position to go on from with hidden cards dealt anew; None but at the beginning of a turn."""
    is_fresh = view.phase == "turn" and view.so_far == SoFar(stuck=view.so_far.stuck)
    return write_position(view) if is_fresh else None


def _unseen(view: State) -> list[Card]:
    """Every card of the deck that the view does not show."""
    held = (card for player in view.players for card in player.hand)
    seen = deck.counted((*held, *view.discards, *(laid.card for laid in view.table)))
    left = zip(deck.CARDS, deck.FULL, seen, strict=True)
    return [card for card, full, shown in left for _ in range(full - shown)]


def _filled(cards: Hand, unseen: list[Card]) -> Iterable[Card]:
    return [unseen.pop() if card is None else card for card in cards]
