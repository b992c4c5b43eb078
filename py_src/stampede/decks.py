"""The cards of a game, for a page that lists them: which kinds there are, and how many of each."""

from __future__ import annotations

from typing import Any, NamedTuple

from stampede.catalog import DECKS, game_named


class Deck(NamedTuple):
    """The kinds of cards of a game and how many there are of each; none for a game without a deck."""

    game: str


def deck(request: Deck) -> Any:
    game_named(request.game)
    counts = DECKS.get(request.game, {})
    return {"cards": [{"card": card, "count": count} for card, count in counts.items()]}
