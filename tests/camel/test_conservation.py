"""Nothing appears or vanishes: camels, dice, tickets, cards and every single pound, over random games."""

import random
from itertools import pairwise

import pytest

from stampede import camel
from stampede.camel.editions import EDITIONS, RACERS
from stampede.camel.race import crossed
from stampede.camel.types import CardSettled, Event, LegScored, State, TilePaid
from stampede.game import Setup
from walks import share, walk


def paid(events: tuple[Event, ...], seat: int) -> int:
    """What the events say a seat was paid."""
    total = 0
    for event in events:
        if isinstance(event, TilePaid) and event.seat == seat:
            total += event.pounds
        elif isinstance(event, LegScored | CardSettled) and event.seat == seat:
            total += event.paid
    return total


def check(state: State) -> None:
    edition = EDITIONS[state.edition]
    if state.phase not in ("first", "opening"):
        assert sorted("".join(state.track)) == sorted(RACERS + edition.crazy)
    assert sorted(state.pyramid + "".join(rolled.die for rolled in state.tents)) == sorted(edition.dice)
    assert len(state.tents) < 5
    for index, racer in enumerate(RACERS):
        held = [ticket.value for player in state.players for ticket in player.tickets if ticket.racer == racer]
        assert len(held) + state.tickets_left[index] == len(edition.tickets)
        assert sorted(held, reverse=True) == list(edition.tickets[: len(held)])
    pyramid_tickets = sum(player.pyramid_tickets for player in state.players)
    assert pyramid_tickets == len(state.tents) + (state.phase == "reveal")
    check_cards(state)
    check_tiles(state)
    assert all(player.money >= 0 for player in state.players)
    assert (crossed(state.track) is not None) == (state.phase == "over")


def check_cards(state: State) -> None:
    for seat, player in enumerate(state.players):
        placed = [card.racer for card in state.winner_pile + state.loser_pile if card.seat == seat]
        assert sorted([*map(str, placed), *str(player.hand)]) == sorted(RACERS)
        if player.partner is not None:
            assert state.players[player.partner].partner == seat
            assert EDITIONS[state.edition].partners_from is not None
            assert len(state.players) >= 6


def check_tiles(state: State) -> None:
    spaces = sorted(player.tile.space for player in state.players if player.tile)
    assert all(2 <= space <= 16 and not state.track[space] for space in spaces)
    assert all(right - left > 1 for left, right in pairwise(spaces))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_pieces_are_conserved_and_events_account_for_every_pound(game: str, seats: int) -> None:
    rng, count = random.Random(f"conserve {game} {seats}"), 0
    while count < share():
        for step in walk(Setup(game, seats, rng.randrange(seats)), rng):
            check(step.after)
            before, after = camel.scores(step.before), camel.scores(step.after)
            assert [b + paid(step.events, seat) for seat, b in enumerate(before)] == list(after)
            count += 1
