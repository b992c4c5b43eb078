"""Chapter 8 of the rules: who sees what."""

import json
import random

import pytest

from camel.scripted import after, events
from stampede import camel, wire
from stampede.camel.bets import cards_left
from stampede.camel.types import Card, CardPlaced
from stampede.game import decision

LINE = "camel2 3 0 1gyr,3bp,15w,16k 5+0 bgyrpx"
PLAYED = "w:b l:g w:y t:r r:w1 w:p"


def test_V1_everything_on_the_table_is_public() -> None:
    state = after(LINE, PLAYED)
    for seat in (None, 0, 1, 2):
        seen = camel.view(state, seat)
        for field in ("edition", "phase", "seat", "leg", "track", "pyramid", "tents", "tickets_left"):
            assert getattr(seen, field) == getattr(state, field)
        for player, original in zip(seen.players, state.players, strict=True):
            assert player._replace(hand=None) == original._replace(hand=None)
        assert [card.seat for card in seen.winner_pile] == [0, 2, 2]
        assert [cards_left(seen, owner) for owner in range(3)] == [4, 4, 3]


def test_V2_others_finish_cards_are_hidden_on_the_piles_and_in_the_hand() -> None:
    state = after(LINE, PLAYED)
    seen = camel.view(state, 2)
    assert seen.winner_pile == (Card(0, None), Card(2, "y"), Card(2, "p"))
    assert seen.loser_pile == (Card(1, None),)
    assert [player.hand for player in seen.players] == [None, None, "bgr"]
    assert [player.hand for player in camel.view(state, None).players] == [None, None, None]


def test_V2_the_event_of_another_seats_card_does_not_say_which() -> None:
    placed = events(LINE, "w:b")[0]
    assert placed == CardPlaced(0, "winner", "b", 1)
    assert camel.redact(placed, 0) == placed
    assert camel.redact(placed, 1) == camel.redact(placed, None) == CardPlaced(0, "winner", None, 1)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_V2_a_view_is_the_same_whatever_the_others_cards_are(seat: int | None) -> None:
    """Two games that differ only in seat 1's secret cards look the same to everybody else, to the last byte."""
    one = camel.view(after(LINE, "w:b w:g w:y t:r l:b t:r"), seat)
    two = camel.view(after(LINE, "w:b w:r w:y t:r l:p t:r"), seat)
    assert (one == two) == (seat != 1)
    assert (json.dumps(wire.to_json(one)) == json.dumps(wire.to_json(two))) == (seat != 1)


def test_V2_secrets_are_open_once_the_race_is_over() -> None:
    state = after("camel2 2 0 1p,2y,3r,15w,14k,16bg - bgyrpx", "w:b l:g r:g1")
    assert camel.view(state, None) == state


def test_a_guess_fits_the_view_and_deals_each_card_once() -> None:
    state = after(LINE, PLAYED)
    seen, rng = camel.view(state, 1), random.Random(7)
    guesses = {camel.guess(seen, 1, rng) for _ in range(200)}
    assert len(guesses) > 50
    for guess in guesses:
        assert camel.view(guess, 1) == seen
        for seat, player in enumerate(guess.players):
            placed = [card.racer for card in guess.winner_pile + guess.loser_pile if card.seat == seat]
            assert sorted([*placed, *str(player.hand)]) == sorted("bgyrp")


def test_bots_choose_the_same_when_only_hidden_cards_differ() -> None:
    one, two = after(LINE, "w:b w:g w:y t:r l:b"), after(LINE, "w:b w:r w:y t:r l:p")
    for bot in camel.BOTS.values():
        for seed in range(50):
            choices = [decision(bot(camel.view(state, 2), 2, random.Random(seed))) for state in (one, two)]
            assert choices[0] == choices[1]
