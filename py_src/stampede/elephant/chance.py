"""What chance may do: who goes first, who starts where by lot, which card is dealt, turned up or stolen."""

from __future__ import annotations

from stampede.elephant.deck import CARDS, counted
from stampede.elephant.lineup import lots
from stampede.elephant.types import Action, Draw, GoFirst, Phase, State, Steal, TakeStart, TurnUp

PHASES: tuple[Phase, ...] = ("first", "lot", "deal", "refill", "banana", "market", "monkey")


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """Chance's moves: each seat, line-up, card in the pile, card in the victim's hand is equally likely."""
    match state.phase:
        case "first":
            return tuple((GoFirst(seat), 1) for seat in range(len(state.players)))
        case "lot":
            return tuple((TakeStart(place), ways) for place, ways in lots(state))
        case "deal" | "refill" | "banana":
            return tuple((Draw(card), count) for card, count in zip(CARDS, state.pile or (), strict=False) if count)
        case "market":
            return tuple((TurnUp(card), count) for card, count in zip(CARDS, state.pile or (), strict=False) if count)
        case "monkey" if state.victim is not None:
            held = counted(state.players[state.victim].hand)
            return tuple((Steal(card), count) for card, count in zip(CARDS, held, strict=True) if count)
        case _:
            return ()
