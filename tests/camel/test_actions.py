"""Chapter 3 of the rules: a turn is exactly one action."""

import pytest

from camel.scripted import after, events, money, refusal, tile_spaces
from stampede import camel
from stampede.camel.bets import possible_pays, settle_pile
from stampede.camel.types import (
    BetOnRace,
    Card,
    CardPlaced,
    DieRolled,
    JoinPartner,
    PartnersJoined,
    PlaceTile,
    PyramidTicketTaken,
    Reveal,
    Roll,
    TakeTicket,
    Ticket,
    TicketTaken,
    Tile,
    TilePlaced,
)

LINE = "camel2 3 0 1gyr,3bp,15w,16k - bgyrpx"
SIX = "camel2 6 0 1gyr,3bp,15w,16k - bgyrpx"


def test_A0_nobody_may_pass_and_a_reveal_is_always_possible() -> None:
    tickets = " ".join(f"t:{racer}" for racer in "bgyrp" * 4)
    cards = " ".join(f"{pile}:{racer} " * 3 for pile, racer in ("wb", "lg", "wy", "lr", "wp"))
    state = after(LINE, f"{tickets} {cards}")
    assert {type(action) for action in camel.legal(state)} == {PlaceTile, Reveal}
    assert refusal(LINE, "pass").key == "action-unreadable"


def test_A0_each_action_passes_the_turn_to_the_left() -> None:
    for action in ("t:r", "s:+5", "w:b", "l:b", "r:b1"):
        assert camel.turn(after(LINE, action)) == 1
    assert camel.turn(after(LINE, "t:r t:r t:r")) == 0


def test_A1_the_top_ticket_of_a_stack_is_taken_without_limit_and_several_of_one_colour_are_fine() -> None:
    state = after(LINE, "t:r t:b t:b t:r t:r t:y t:r")
    assert state.players[0].tickets == (Ticket("r", 5), Ticket("r", 3), Ticket("r", 2))
    assert state.players[1].tickets == (Ticket("b", 5), Ticket("r", 2))
    assert events(LINE, "t:r t:b t:b t:r") == (TicketTaken(0, "r", 3),)


def test_A1_an_empty_stack_is_refused() -> None:
    assert refusal(LINE, "t:r t:r t:r t:r t:r") == ("tickets-gone", {"racer": "r"})
    assert refusal("camel1 3 0 1bgyrp - bgyrp", "t:r t:r t:r t:r").key == "tickets-gone"


def test_A2_a_tile_goes_on_any_space_without_camels_but_never_on_space_1() -> None:
    state = after("camel2 3 0 2gyr,3bp,15w,16k - bgyrpx")
    assert tile_spaces(state) == set(range(4, 15))
    assert camel.why_not(state, PlaceTile(1, "+")) == ("tile-on-first-space", {})
    assert camel.why_not(state, PlaceTile(2, "+")) == ("tile-on-camels", {"space": 2, "camels": "gyr"})
    assert camel.why_not(state, PlaceTile(15, "-")) == ("tile-on-camels", {"space": 15, "camels": "w"})
    for space in (0, 17, 99, -1):
        assert camel.why_not(state, PlaceTile(space, "+")) == ("no-such-space", {"space": space})


def test_A2_a_tile_is_not_placed_on_or_next_to_another_players_tile() -> None:
    state = after(LINE, "s:+7")
    assert tile_spaces(state) == {2, 4, 5, 9, 10, 11, 12, 13, 14}
    assert camel.why_not(state, PlaceTile(7, "-")) == ("tile-on-tile", {"space": 7, "seat": 0})
    assert camel.why_not(state, PlaceTile(8, "-")) == ("tile-beside-tile", {"space": 8, "beside": 7, "seat": 0})
    assert camel.why_not(state, PlaceTile(6, "-")) == ("tile-beside-tile", {"space": 6, "beside": 7, "seat": 0})


def test_A2_the_player_picks_the_side() -> None:
    assert after(LINE, "s:+5").players[0].tile == Tile(5, "+")
    assert after(LINE, "s:-5").players[0].tile == Tile(5, "-")


def test_A2_a_tile_can_be_moved_also_to_a_neighbour_of_its_old_space() -> None:
    moved = "s:+7 t:r t:r s:-8"
    assert after(LINE, moved).players[0].tile == Tile(8, "-")
    assert events(LINE, moved) == (TilePlaced(0, 8, "-", lifted_from=7),)
    assert events(LINE, "s:+7") == (TilePlaced(0, 7, "+", lifted_from=None),)


def test_A2_turning_a_tile_over_in_place_is_not_a_move() -> None:
    for side in "+-":
        assert refusal(LINE, f"s:+7 t:r t:r s:{side}7") == ("tile-already-here", {"space": 7, "seat": 0})


def test_A2_space_16_may_hold_a_tile() -> None:
    assert 16 in tile_spaces(after("camel2 2 0 1gyrbp,13w,14k - bgyrpx"))


def test_A3_a_reveal_takes_a_pyramid_ticket_and_the_die_stays_out() -> None:
    state = after(LINE, "r:b2")
    assert state.players[0].pyramid_tickets == 1
    assert state.pyramid == "gyrpx"
    assert events(LINE, "r:b2")[:2] == (PyramidTicketTaken(0, 4), DieRolled(0, "b", "b", 2))
    assert refusal(LINE, "r:b2 r:b1") == ("die-not-inside", {"camel": "b", "pips": 1})
    assert refusal(LINE, "r:w2 r:k1").key == "die-not-inside"


def test_A3_each_die_inside_is_equally_likely_and_so_is_each_of_its_faces() -> None:
    state, _ = camel.apply(after(LINE), Reveal())
    weights = dict(camel.chances(state))
    total = sum(weights.values())
    by_die = {die: sum(weights[Roll(c, p)] for c in camels for p in (1, 2, 3)) for die, camels in
              {"b": "b", "g": "g", "y": "y", "r": "r", "p": "p", "x": "wk"}.items()}  # fmt: skip
    assert {weight * 6 for weight in by_die.values()} == {total}
    assert {weights[Roll("b", pips)] * 18 for pips in (1, 2, 3)} == {total}
    assert {weights[Roll(c, pips)] * 36 for c in "wk" for pips in (1, 2, 3)} == {total}


def test_A4_a_finish_card_goes_on_top_of_its_pile_and_stays() -> None:
    state = after(LINE, "w:b w:g l:y w:r")
    assert state.winner_pile == (Card(0, "b"), Card(1, "g"), Card(0, "r"))
    assert state.loser_pile == (Card(2, "y"),)
    assert state.players[0].hand == "gyp"
    assert events(LINE, "w:b w:g l:y w:r") == (CardPlaced(0, "winner", "r", 3),)


def test_A4_each_card_can_be_placed_once_on_either_pile() -> None:
    for pile in "wl":
        assert refusal(LINE, f"w:b t:r t:r {pile}:b") == ("card-already-placed", {"racer": "b"})
    assert BetOnRace("loser", "b") in camel.legal(after(LINE))


def test_A5_two_players_with_available_cards_become_partners_and_nobody_can_refuse() -> None:
    state = after(SIX, "p:4")
    assert [player.partner for player in state.players] == [4, None, None, None, 0, None]
    assert events(SIX, "p:4") == (PartnersJoined(0, 4),)
    assert camel.turn(state) == 1


def test_A5_a_taken_partner_a_taken_seat_and_oneself_are_refused() -> None:
    assert refusal(SIX, "p:4 p:4") == ("has-partner", {"seat": 4, "partner": 0})
    assert refusal(SIX, "p:1 p:2") == ("has-partner", {"seat": 1, "partner": 0})
    assert refusal(SIX, "p:0") == ("partner-is-self", {})
    assert refusal(SIX, "p:6") == ("no-such-seat", {"seat": 6, "seats": 6})


def test_A5_partnerships_need_six_players_and_the_second_edition() -> None:
    assert refusal("camel2 5 0 1gyr,3bp,15w,16k - bgyrpx", "p:1") == ("too-few-for-partners", {"least": 6})
    assert refusal("camel1 8 0 1gyr,3bp - bgyrp", "p:1") == ("no-partners-in-edition", {})


def test_a_refused_action_changes_nothing() -> None:
    state = after(LINE, "s:+7")
    for action in (PlaceTile(7, "+"), PlaceTile(1, "+"), JoinPartner(2), Roll("b", 1)):
        with pytest.raises(Exception, match=r"tile|partner|players"):
            camel.apply(state, action)
    assert state == after(LINE, "s:+7")
    assert money(LINE, "s:+7") == (3, 3, 3)


def test_players_cannot_make_chances_moves_nor_chance_the_players() -> None:
    state = after(LINE)
    assert camel.why_not(state, Roll("b", 1)) == ("not-for-players", {})
    rolling, _ = camel.apply(state, Reveal())
    assert camel.why_not(rolling, TakeTicket("b")) == ("wait-for-chance", {})
    assert camel.why_not(rolling, Reveal()) == ("wait-for-chance", {})
    assert camel.legal(rolling) == ()
    assert camel.chances(state) == ()


# ---- what an action can pay, before it is done


@pytest.mark.parametrize(
    ("cards", "possible"), [("", (8,)), ("w:b w:g", (8, 5, 3)), ("w:b w:b w:b w:g w:g w:g", (8, 5, 3, 2, 1))]
)
def test_the_terms_of_a_finish_card_are_all_that_it_can_pay(cards: str, possible: tuple[int, ...]) -> None:
    """Each card below it may be right or wrong, and all of them are secret."""
    state = after(LINE, cards)
    terms = camel.terms(camel.view(state, state.seat), BetOnRace("winner", "y"))
    assert terms == {"scale": (8, 5, 3, 2, 1), "possible": possible, "cards": len(cards.split()), "costs": 1}
    assert camel.terms(state, BetOnRace("loser", "y"))["possible"] == (8,)


def test_the_terms_of_a_card_are_what_the_end_of_the_race_pays() -> None:
    """However many of the cards below are right, the next right one is paid one of the terms."""
    for right in range(5):
        below = tuple(Card(seat % 3, "b" if seat < right else "g") for seat in range(5))
        settled = list(settle_pile("winner", (*below, Card(0, "b")), "b", [9, 9, 9]))
        assert settled[-1].pounds in possible_pays(below)


def test_the_terms_of_a_ticket_a_reveal_and_a_tile_are_what_they_pay() -> None:
    state = after(LINE)
    assert camel.terms(state, TakeTicket("b")) == {"value": 5, "second": 1, "costs": 1}
    assert camel.terms(state, Reveal()) == {"pays": 1}
    assert camel.terms(state, PlaceTile(9, "+")) == {"pays": 1}
    assert camel.terms(after(LINE, "s:+9 t:b t:b"), PlaceTile(5, "-")) == {"pays": 1, "lifted_from": 9}
