"""Chapter 10 of the rules: who sees what."""

import json
import random

import pytest

from elephant.scripted import after, hand, race
from stampede import elephant, wire
from stampede.elephant import deck
from stampede.elephant.events import CardDrawn, CardStolen, CardTaken, ElephantMoved
from stampede.elephant.turns import pile_size
from stampede.elephant.types import Move, PlayTiger, State
from stampede.game import decision

FIELD = "22aR,19aB,1bG"
SETUP = race(FIELD, "65cp*1/2wm/tkt", cows="24a", discards="66t5")
PUBLIC = ("course", "phase", "seat", "active", "elephants", "cows", "crossings", "so_far", "walk", "table", "question")


def test_V1_course_tokens_top_discard_hand_sizes_and_snakes_are_public() -> None:
    state = after(SETUP)
    for seat in (None, 0, 1, 2):
        seen = elephant.view(state, seat)
        assert [getattr(seen, field) for field in PUBLIC] == [getattr(state, field) for field in PUBLIC]
        assert [len(player.hand) for player in seen.players] == [4, 3, 3]
        assert [player.snakes for player in seen.players] == [1, 0, 0]
        assert (len(seen.discards), seen.discards[-1]) == (4, "5")
        assert pile_size(seen) == pile_size(state) == 68 - 10 - 4


def test_V1_cards_on_the_table_are_public() -> None:
    state = after(race("1bR,26bB,1cG", "6m/5t/5"), "m:B t")
    seen = elephant.view(state, None)
    assert [(laid.seat, laid.card) for laid in seen.table] == [(0, "m"), (1, "t")]
    assert pile_size(seen) == pile_size(state)


def test_V2_others_hands_the_pile_and_the_lower_discards_are_secret() -> None:
    state = after(SETUP)
    seen = elephant.view(state, 1)
    assert [hand(seen, seat) for seat in range(3)] == ["????", "2wm", "???"]
    assert seen.pile is None
    assert seen.discards == (None, None, None, "5")
    assert [hand(elephant.view(state, None), seat) for seat in range(3)] == ["????", "???", "???"]


def test_V2_only_the_player_who_prays_sees_all_discards() -> None:
    state = after(race(FIELD, "65cp/-/-", discards="66t5"), "p")
    assert elephant.view(state, 0).discards == ("6", "6", "t", "5", "p")
    assert elephant.view(state, 1).discards == elephant.view(state, None).discards == (None, None, None, None, "p")


def test_V2_a_drawn_or_prayed_for_card_is_its_owners_secret() -> None:
    assert [elephant.redact(CardDrawn(1, "6", "refill"), seat) for seat in (None, 0, 1)] == [
        CardDrawn(1, None, "refill"),
        CardDrawn(1, None, "refill"),
        CardDrawn(1, "6", "refill"),
    ]
    assert elephant.redact(CardTaken(1, "6"), 0) == CardTaken(1, None)
    assert elephant.redact(CardTaken(1, "6"), 1) == CardTaken(1, "6")


def test_V2_what_a_monkey_took_is_known_to_its_two_players() -> None:
    event, hidden = CardStolen(0, 2, "t"), CardStolen(0, 2, None)
    assert [elephant.redact(event, seat) for seat in (0, 1, 2, None)] == [event, hidden, event, hidden]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_V2_a_view_is_the_same_to_the_last_byte_whatever_the_others_hold(seat: int | None) -> None:
    one = elephant.view(after(SETUP), seat)
    other = race(FIELD, "65cp*1/66f/tkt", cows="24a", discards="2wm5")
    two = elephant.view(after(other), seat)
    assert (json.dumps(wire.to_json(one)) == json.dumps(wire.to_json(two))) == (seat != 1)


def test_V2_cards_are_open_once_the_race_is_over() -> None:
    state = after(race("30aR,1aB,1bG", "66/5t/k"), "6:R")
    assert elephant.view(state, None) == state


def test_a_guess_fits_the_view_and_deals_every_card_once() -> None:
    state, rng = after(SETUP), random.Random(7)
    seen = elephant.view(state, 1)
    guesses = {elephant.guess(seen, 1, rng) for _ in range(50)}
    assert len(guesses) == 50
    for guess in guesses:
        assert elephant.view(guess, 1) == seen
        assert all_cards(guess) == deck.FULL


def all_cards(state: State) -> deck.Pile:
    held = (card for player in state.players for card in player.hand)
    shown = deck.counted((*held, *state.discards, *(laid.card for laid in state.table)))
    assert state.pile is not None
    return tuple(pile + count for pile, count in zip(state.pile, shown, strict=True))


def test_bots_choose_the_same_when_only_hidden_cards_differ() -> None:
    one, two = after(SETUP), after(race(FIELD, "65cp*1/66f/222", cows="24a", discards="mwm5"))
    for bot in elephant.BOTS.values():
        for seed in range(30):
            choices = [decision(bot(elephant.view(state, 0), 0, random.Random(seed))).action for state in (one, two)]
            assert choices[0] == choices[1]


def test_a_preview_tells_where_a_card_leads_and_changes_nothing() -> None:
    seen = elephant.view(after(race("22aR,24aB,1bG", "62/5/-")), 0)
    (moved,) = elephant.preview(seen, Move("6", "R", "plain"))
    assert isinstance(moved, ElephantMoved)
    assert [stride.place // 3 + 1 for stride in moved.strides] == [23, 24, 25, 26, 27, 28]
    assert [type(event).__name__ for event in elephant.preview(seen, Move("2", "R", "plain"))] == ["ElephantMoved"]
    assert elephant.preview(seen, PlayTiger()) == ()
