"""What a finish card may be worth: its chance, its place in the pile, and what others' cards probably show.

Others' cards lie face down. Who placed them, and in which order, is public, and sensible people back what looks good:
the later a card came, the better it was informed.
"""

from __future__ import annotations

from collections.abc import Mapping

from stampede.camel.editions import CARD_PAY, RACERS
from stampede.camel.types import Card, Pile, Racer, State
from stampede.game import Seat

FIRST_TRUST = 0.6  # how sharply the first card of a pile follows today's chances: its owner knew less
TRUST_PER_PLACE = 0.4


def pile_of(view: State, pile: Pile) -> tuple[Card, ...]:
    return view.winner_pile if pile == "winner" else view.loser_pile


def shows(card: Card, place: int, racer: Racer, chances: Mapping[Racer, float]) -> float:
    """How likely a card, the first of its pile having place 0, shows a racer."""
    if card.racer is not None:
        return float(card.racer == racer)
    trust = FIRST_TRUST + TRUST_PER_PLACE * place
    weights: dict[Racer, float] = {other: max(chance, 1e-9) ** trust for other, chance in chances.items()}
    return weights[racer] / sum(weights.values())


def right_before(cards: tuple[Card, ...], racer: Racer, chances: Mapping[Racer, float]) -> list[float]:
    """If this racer is the answer: how likely none, one, two, … of these cards are right."""
    counts = [1.0]
    for place, card in enumerate(cards):
        chance = shows(card, place, racer, chances)
        counts = [
            (counts[n] * (1 - chance) if n < len(counts) else 0.0) + (counts[n - 1] * chance if n else 0.0)
            for n in range(len(counts) + 1)
        ]
    return counts


def pay(cards: tuple[Card, ...], racer: Racer, chances: Mapping[Racer, float]) -> float:
    """F1, F2: what a right card earns behind these, on average."""
    counts = right_before(cards, racer, chances)
    return sum(chance * CARD_PAY[min(n, len(CARD_PAY) - 1)] for n, chance in enumerate(counts))


def card_worth(cards: tuple[Card, ...], racer: Racer, chances: Mapping[Racer, float]) -> float:
    """Expected pounds of a card on this racer, laid behind these cards."""
    return chances[racer] * pay(cards, racer, chances) - (1 - chances[racer])


def placed_worth(view: State, seat: Seat, pile: Pile, chances: Mapping[Racer, float]) -> float:
    """Expected pounds of all cards that a seat has on a pile; of hidden ones as far as they can be guessed."""
    cards = pile_of(view, pile)
    return sum(
        _one_placed(cards[:place], card, place, chances) for place, card in enumerate(cards) if card.seat == seat
    )


def _one_placed(before: tuple[Card, ...], card: Card, place: int, chances: Mapping[Racer, float]) -> float:
    return sum(
        shows(card, place, racer, chances) * card_worth(before, racer, chances)
        for racer in RACERS
        if card.racer in (None, racer)
    )
