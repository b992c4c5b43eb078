"""Who sees what. The only secret is which racers others' finish cards show; it stays one until the race is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stampede.camel.editions import RACERS
from stampede.camel.types import Card, CardPlaced, Event, Racer, State
from stampede.game import Rng, Seat


def view(state: State, seat: Seat | None) -> State:
    """V1, V2: the state with None for others' cards; after the end everything is open."""
    if state.phase == "over":
        return state
    return state._replace(
        players=tuple(
            player if owner == seat else player._replace(hand=None) for owner, player in enumerate(state.players)
        ),
        winner_pile=_hidden(state.winner_pile, seat),
        loser_pile=_hidden(state.loser_pile, seat),
    )


def _hidden(pile: tuple[Card, ...], seat: Seat | None) -> tuple[Card, ...]:
    return tuple(card if card.seat == seat else Card(card.seat, None) for card in pile)


def redact(event: Event, seat: Seat | None) -> Event:
    """V2: others' cards go down unseen."""
    if isinstance(event, CardPlaced) and event.seat != seat:
        return replace(event, racer=None)
    return event


def guess(view: State, seat: Seat | None, rng: Rng) -> State:
    """A state that fits the view: others' hidden cards dealt at random, each racer once per player."""
    unknown = {owner: _shuffled_racers(rng) for owner in range(len(view.players)) if owner != seat}
    winner_pile = tuple(_turned(card, unknown) for card in view.winner_pile)
    loser_pile = tuple(_turned(card, unknown) for card in view.loser_pile)
    placed = {(card.seat, card.racer) for card in winner_pile + loser_pile}
    players = tuple(
        player
        if player.hand is not None
        else player._replace(hand="".join(racer for racer in RACERS if (owner, racer) not in placed))
        for owner, player in enumerate(view.players)
    )
    return view._replace(players=players, winner_pile=winner_pile, loser_pile=loser_pile)


def _shuffled_racers(rng: Rng) -> Iterator[Racer]:
    return iter(rng.sample(RACERS, len(RACERS)))


def _turned(card: Card, unknown: dict[Seat, Iterator[Racer]]) -> Card:
    return card if card.racer is not None else Card(card.seat, next(unknown[card.seat]))
