"""Set-up: the table laid out, from the usual opening or from any position."""

from __future__ import annotations

from stampede.camel import race
from stampede.camel.chance import reveals_left
from stampede.camel.editions import EDITIONS, MONEY, RACERS, SEATS
from stampede.camel.position import Position, read_position
from stampede.camel.types import Player, Rolled, State
from stampede.game import BadText, Setup


def start(setup: Setup) -> State:
    """S1–S6: the table laid out; opening rolls, and who goes first if nobody said, are left to chance."""
    if setup.seats not in SEATS:
        raise BadText("seats-out-of-range", seats=setup.seats, least=SEATS[0], most=SEATS[-1])
    if setup.first is not None and setup.first not in range(setup.seats):
        raise BadText("no-such-seat", seat=setup.first, seats=setup.seats)
    blank = _blank(setup.game, setup.seats)._replace(seat=setup.first or 0)
    placed = blank if setup.start is None else _from_position(blank, read_position(setup.start))
    return placed._replace(phase="first") if setup.first is None else placed


def _blank(name: str, seats: int) -> State:
    """S1, S2, S5, S6: nothing on the track, everything else in its place."""
    edition = EDITIONS[name]
    return State(
        edition=edition.name,
        phase="opening",
        seat=0,
        leg=1,
        track=race.EMPTY_TRACK,
        pyramid=edition.dice,
        tents=(),
        tickets_left=(len(edition.tickets),) * len(RACERS),
        winner_pile=(),
        loser_pile=(),
        players=(Player(MONEY, RACERS),) * seats,
    )


def _from_position(blank: State, position: Position) -> State:
    """A scenario: the race goes on from here, its leg half run if dice are out."""
    if position.edition != blank.edition:
        raise BadText("position-of-other-edition", edition=position.edition, wanted=blank.edition)
    if race.crossed(position.track):
        raise BadText("position-race-over")
    if not reveals_left(blank.edition, position.pyramid):
        raise BadText("position-leg-over")
    if owners := [owner for owner in position.tiles if owner >= len(blank.players)]:
        raise BadText("no-such-seat", seat=owners[0], seats=len(blank.players))
    return _placed(blank, position)


def _placed(blank: State, position: Position) -> State:
    outside = (die for die in EDITIONS[blank.edition].dice if die not in position.pyramid)
    return blank._replace(
        phase="turn",
        track=position.track,
        pyramid=position.pyramid,
        tents=tuple(Rolled(die, None, None) for die in outside),
        players=tuple(player._replace(tile=position.tiles.get(seat)) for seat, player in enumerate(blank.players)),
    )


def show_position(position: Position, seats: int = SEATS[0]) -> State:
    """A state that holds just this position, even one after the end; for drawings and odds."""
    seats = max([seats, *(owner + 1 for owner in position.tiles)])
    return _placed(_blank(position.edition, seats), position)._replace(
        phase="over" if race.crossed(position.track) else "turn"
    )
