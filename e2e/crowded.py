"""Races as full as they get: late in a leg, tickets shared out, tiles placed, finish cards bet, partners joined.

Each race is a record as the page keeps it, with a person in the first seat whose turn it is.
"""

from __future__ import annotations

from typing import Any

from stampede import table
from stampede.game import Setup

MOST_TICKETS = 6
FEWEST_DICE = 3  # in the pyramid: the leg is nearly over
NAMES = ("Maximiliane", "Amina", "Bruno", "Chidi", "Dalia", "Enzo", "Farah", "Goran")
TICKETS = [f"t:{racer}" for racer in "bgyrp"]
BETS = [f"{pile}:{racer}" for racer in "bgyrp" for pile in "wl"]


def crowded(seats: int, game: str = "camel2", people: int = 1) -> dict[str, Any]:
    """A camel race in which each seat has up to six tickets, a tile on the track and finish cards on the piles."""
    now = table.sit_down(Setup(game, seats, 0), "crowded")
    rules = table.game_of(now)
    held = dict.fromkeys(range(seats), 0)
    while True:
        seat = table.turn(now)
        assert isinstance(seat, int)
        assert now.state.leg == 1
        chosen = _fullest({rules.write_action(action) for action in rules.legal(now.state)}, now.state, held[seat])
        if seat == 0 and chosen[:2] in ("w:", "l:") and len(now.state.pyramid) <= FEWEST_DICE:
            break
        held[seat] += chosen.startswith("t:")
        now = table.act(now, rules.read_action(chosen))
    return kept(game, seats, people, table.save(now))


def _fullest(can: set[str], state: Any, held: int) -> str:
    """Join a partner, place a tile, take tickets, reveal while dice are left to reveal, then bet."""
    joins = sorted(action for action in can if action.startswith("p:"))
    places = sorted(action for action in can if action.startswith("s:"))
    has_tile = state.players[state.seat].tile is not None
    if joins or (places and not has_tile):
        return (joins or places)[0]
    tickets = [action for action in TICKETS if action in can and held < MOST_TICKETS]
    if tickets:
        return tickets[held % len(tickets)]
    return "r" if len(state.pyramid) > FEWEST_DICE else next(bet for bet in BETS if bet in can)


def kept(game: str, seats: int, people: int, save: Any) -> dict[str, Any]:
    """A race as the page keeps it; the seats after the people are bots'."""
    bot = "mahout" if game == "elephant" else "regular"
    players = [{"name": NAMES[at], "bot": bot if at >= people else None} for at in range(seats)]
    about = {"id": "crowded", "game": game, "seats": players, "first": 0, "seed": "crowded", "leg": 1}
    return {**about, "save": save, "over": False, "updated": 1}
