"""What chance may do: who goes first, which card is dealt, turned up at a stall or stolen by a monkey."""

from __future__ import annotations

from stampede.elephant.deck import CARDS, counted
from stampede.elephant.types import Action, Draw, GoFirst, Phase, State, Steal, TurnUp

PHASES: tuple[Phase, ...] = ("first", "deal", "refill", "banana", "market", "monkey")


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """Chance's moves: each seat, each card in the pile, each card in the victim's hand is equally likely."""
    match state.phase:
        case "first":
            return tuple((GoFirst(seat), 1) for seat in range(len(state.players)))
        case "deal" | "refill" | "banana":
            return tuple((Draw(card), count) for card, count in zip(CARDS, state.pile or (), strict=False) if count)
        case "market":
            return tuple((TurnUp(card), count) for card, count in zip(CARDS, state.pile or (), strict=False) if count)
        case "monkey" if state.victim is not None:
            held = counted(state.players[state.victim].hand)
            return tuple((Steal(card), count) for card, count in zip(CARDS, held, strict=True) if count)
        case _:
            return ()
