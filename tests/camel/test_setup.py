"""Chapter 2 of the rules: set-up."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from camel.scripted import after
from stampede import camel
from stampede.camel.editions import RACERS
from stampede.camel.types import Enter, GoFirst, Player, State, Ticket
from stampede.game import BadText, Setup

BOTH = pytest.mark.parametrize("game", ["camel2", "camel1"])


def openings(state: State) -> Counter[tuple[str, ...]]:
    """Every track that the opening rolls can lead to, with its weight (exact, all orders walked)."""
    layer: Counter[State] = Counter({state: 1})
    while any(camel.turn(here) == "chance" for here in layer):
        following: Counter[State] = Counter()
        for here, weight in layer.items():
            for action, times in camel.chances(here):
                following[camel.apply(here, action)[0]] += weight * times
        layer = following
    return Counter({here.track: weight for here, weight in layer.items()})


@BOTH
def test_S1_two_to_eight_players_start_with_3_pounds_five_cards_and_their_tile(game: str) -> None:
    for seats in range(2, 9):
        state = camel.start(Setup(game, seats, 0))
        assert state.players == (Player(money=3, hand="bgyrp", tickets=(), pyramid_tickets=0, tile=None),) * seats
    for seats in (-1, 0, 1, 9, 100):
        with pytest.raises(BadText, match="seats-out-of-range"):
            camel.start(Setup(game, seats, 0))


@pytest.mark.parametrize(("game", "values"), [("camel2", [5, 3, 2, 2]), ("camel1", [5, 3, 2])])
def test_S2_ticket_stacks_are_5_3_2_2_and_in_the_first_edition_5_3_2(game: str, values: list[int]) -> None:
    line = f"{game} 2 0 1bgyrp{',15w,16k' if game == 'camel2' else ''} - bgyrp{'x' if game == 'camel2' else ''}"
    for racer in RACERS:
        taken = after(line, f"t:{racer} " * len(values)).players
        assert [ticket.value for pair in zip(*(p.tickets for p in taken), strict=False) for ticket in pair] + [
            ticket.value for ticket in taken[0].tickets[len(taken[1].tickets) :]
        ] == values


def test_S3_racers_start_on_1_2_or_3_as_their_dice_show_in_random_order() -> None:
    tracks = openings(camel.start(Setup("camel1", 2, 0)))
    total = sum(tracks.values())
    blue_on_two = sum(weight for track, weight in tracks.items() if "b" in track[2])
    blue_on_green = sum(weight for track, weight in tracks.items() if "gb" in track[1])
    green_on_blue = sum(weight for track, weight in tracks.items() if "bg" in track[1])
    everyone_on_three = [weight for track, weight in tracks.items() if len(track[3]) == 5]
    assert Fraction(blue_on_two, total) == Fraction(1, 3)
    assert blue_on_green == green_on_blue > 0
    assert len(everyone_on_three) == 120
    assert Fraction(sum(everyone_on_three), total) == Fraction(1, 3**5)
    assert len(set(everyone_on_three)) == 1
    assert all(not any(track[4:]) for track in tracks)


def test_S4_crazy_camels_enter_in_random_order_on_16_15_or_14_the_second_on_top() -> None:
    state = camel.start(Setup("camel2", 2, 0))
    for racer in RACERS:
        state, _ = camel.apply(state, Enter(racer, 1))
    tracks = openings(state)
    assert {(track[14], track[15], track[16]) for track in tracks} == {
        ("wk", "", ""), ("kw", "", ""), ("w", "k", ""), ("k", "w", ""), ("w", "", "k"), ("k", "", "w"),
        ("", "wk", ""), ("", "kw", ""), ("", "w", "k"), ("", "k", "w"), ("", "", "wk"), ("", "", "kw"),
    }  # fmt: skip
    total = sum(tracks.values())
    stacked = sum(weight for track, weight in tracks.items() if track[16] == "wk")
    apart = sum(weight for track, weight in tracks.items() if track[16] == "k" and track[15] == "w")
    assert Fraction(stacked, total) == Fraction(1, 18)
    assert Fraction(apart, total) == Fraction(1, 9)


def test_S4_the_first_edition_has_no_crazy_camels() -> None:
    for track in openings(camel.start(Setup("camel1", 2, 0))):
        assert sorted("".join(track)) == sorted(RACERS)


@pytest.mark.parametrize(("game", "dice"), [("camel2", "bgyrpx"), ("camel1", "bgyrp")])
def test_S5_all_dice_start_inside_and_any_seat_or_chance_goes_first(game: str, dice: str) -> None:
    for first in range(4):
        state = camel.start(Setup(game, 4, first))
        assert state.pyramid == dice
        while camel.turn(state) == "chance":
            state, _ = camel.apply(state, camel.chances(state)[0][0])
        assert camel.turn(state) == first
    assert camel.chances(camel.start(Setup(game, 4))) == tuple((GoFirst(seat), 1) for seat in range(4))
    state, _ = camel.apply(camel.start(Setup(game, 4)), GoFirst(2))
    while camel.turn(state) == "chance":
        state, _ = camel.apply(state, camel.chances(state)[-1][0])
    assert camel.turn(state) == 2
    with pytest.raises(BadText, match="no-such-seat"):
        camel.start(Setup(game, 4, 4))


def test_S6_partnership_cards_are_dealt_from_six_players_and_only_in_the_second_edition() -> None:
    crazy = {"camel2": (",15w,16k", "x"), "camel1": ("", "")}
    for game, seats in [(game, seats) for game in crazy for seats in range(2, 9)]:
        beasts, die = crazy[game]
        state = after(f"{game} {seats} 0 1gyr,3bp{beasts} - bgyrp{die}")
        offers = [camel.write_action(action) for action in camel.legal(state)]
        partners = [offer for offer in offers if offer.startswith("p:")]
        assert partners == ([f"p:{seat}" for seat in range(1, seats)] if game == "camel2" and seats >= 6 else [])


def test_a_game_can_start_from_a_position_in_the_middle_of_a_leg() -> None:
    state = after("camel2 3 1 1gyr,3bp,15w,16k 5+0,9-2 bx")
    assert (state.seat, state.pyramid, camel.turn(state)) == (1, "bx", 1)
    assert [player.tile and player.tile.space for player in state.players] == [5, None, 9]
    assert [rolled.die for rolled in state.tents] == ["g", "y", "r", "p"]
    state = after("camel2 3 1 1gyr,3bp,15w,16k 5+0,9-2 bx", "r:b1")
    assert (state.leg, state.seat) == (2, 2)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("camel2 2 0 1gyr,3bp - bgyrp", "position-of-other-edition"),
        ("camel1 2 0 1gyr,3bp,15w,16k - bgyrpx", "position-of-other-edition"),
        ("camel2 2 0 1gyr,3bp,15w,16k - x", "position-leg-over"),
        ("camel1 2 0 1gyr,3bp - -", "position-leg-over"),
        ("camel1 2 0 1gyr,17bp - bgyrp", "position-race-over"),
        ("camel2 2 0 0kb,1gyr,3p,15w - bgyrpx", "position-race-over"),
        ("camel2 2 0 1gyr,3bp,15w,16k 5+2 bgyrpx", "no-such-seat"),
        ("camel2 2 2 1gyr,3bp,15w,16k - bgyrpx", "no-such-seat"),
        ("camel2 9 0 1gyr,3bp,15w,16k - bgyrpx", "seats-out-of-range"),
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(line: str, code: str) -> None:
    with pytest.raises(BadText, match=code):
        after(line)


def test_the_same_setup_and_actions_give_equal_tickets() -> None:
    one, two = (after("camel2 2 0 1gyr,3bp,15w,16k - bgyrpx", "t:r t:r") for _ in range(2))
    assert one == two
    assert one.players[0].tickets == (Ticket("r", 5),)
    assert all(a.value >= b.value for a, b in pairwise([*one.players[0].tickets, *one.players[1].tickets]))
