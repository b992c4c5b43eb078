"""Reference policies that the bots are measured against: whims, a rule of thumb, and greed for this leg's pounds."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.camel.bets import top_ticket
from stampede.camel.editions import RACERS
from stampede.camel.odds import board_of, leg_odds
from stampede.camel.race import ranking
from stampede.camel.rules import legal
from stampede.camel.types import PlaceTile, Reveal, State, TakeTicket
from stampede.camel.value import ticket_pounds
from stampede.game import Bot, Reason, Rng, Seat, Thought

NO_REASON = Reason("why-whim")


def heuristic(view: State, seat: Seat, rng: Rng) -> Iterator[Thought]:
    """The leader's ticket if its chance is above 40 %, a tile while at least four dice are left, else a reveal."""
    odds, leader = leg_odds(board_of(view)), ranking(view.track)[0]
    action: TakeTicket | PlaceTile | Reveal = Reveal()
    tiles = [choice for choice in legal(view) if isinstance(choice, PlaceTile)]
    if odds.ranks[leader][0] / odds.total > 0.4 and top_ticket(view, leader):
        action = TakeTicket(leader)
    elif len(view.pyramid) >= 4 and view.players[seat].tile is None and tiles:
        action = rng.choice(tiles)
    yield Thought(action, NO_REASON)


def greedy(view: State, _seat: Seat, _rng: Rng) -> Iterator[Thought]:
    """Whatever brings most pounds in this leg, by exact odds: the best ticket, or the pound of a reveal."""
    odds = leg_odds(board_of(view))
    tickets = [ticket for racer in RACERS if (ticket := top_ticket(view, racer))]
    best = max(tickets, key=lambda ticket: ticket_pounds(ticket, odds), default=None)
    takes = best is not None and ticket_pounds(best, odds) > 1
    yield Thought(TakeTicket(best.racer) if best and takes else Reveal(), NO_REASON)


REFERENCES: dict[str, Bot] = {"heuristic": heuristic, "greedy": greedy}
