"""What a game of Camel Derby is made of: the state, the actions, the events.

Camels are letters (`b g y r p`, crazy `w k`), a stack is a string of them, bottom first. Values only; what may be
done with them is in `race`, `bets` and `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from stampede.game import Seat

Camel: TypeAlias = str  # one letter of "bgyrpwk"
Racer: TypeAlias = str  # one letter of "bgyrp"
Die: TypeAlias = str  # a racer's letter, or "x" for the grey die
Stack: TypeAlias = str  # camels, bottom first
Space: TypeAlias = int  # 1–16; 0 and 17 lie beyond the line
Side: TypeAlias = Literal["+", "-"]  # cheer, boo
Pile: TypeAlias = Literal["winner", "loser"]
Phase: TypeAlias = Literal["first", "opening", "turn", "reveal", "over"]

PILES: tuple[Pile, ...] = ("winner", "loser")
SIDES: tuple[Side, ...] = ("+", "-")


class Tile(NamedTuple):
    """A spectator tile on the track."""

    space: Space
    side: Side


class Rolled(NamedTuple):
    """A die out of the pyramid, with what it showed; None if the position did not say."""

    die: Die
    camel: Camel | None
    pips: int | None


class Ticket(NamedTuple):
    """A leg bet."""

    racer: Racer
    value: int


class Card(NamedTuple):
    """A finish card on a pile; its racer is None to those who may not see it."""

    seat: Seat
    racer: Racer | None


class Player(NamedTuple):
    """What lies in front of one seat, and its hand of finish cards (None if hidden)."""

    money: int
    hand: str | None
    tickets: tuple[Ticket, ...] = ()
    pyramid_tickets: int = 0
    tile: Tile | None = None
    partner: Seat | None = None


class State(NamedTuple):
    """Everything. A view is the same with None for what a seat may not know."""

    edition: str
    phase: Phase
    seat: Seat  # to move, or for whom chance moves
    leg: int
    track: tuple[Stack, ...]  # by space, 0–17
    pyramid: str  # dice inside
    tents: tuple[Rolled, ...]  # dice outside, in the order they came
    tickets_left: tuple[int, ...]  # by racer, in the order of RACERS
    winner_pile: tuple[Card, ...]  # first placed first
    loser_pile: tuple[Card, ...]
    players: tuple[Player, ...]


# ---- actions of players


@dataclass(frozen=True, slots=True)
class TakeTicket:
    racer: Racer


@dataclass(frozen=True, slots=True)
class PlaceTile:
    space: Space
    side: Side


@dataclass(frozen=True, slots=True)
class Reveal:
    pass


@dataclass(frozen=True, slots=True)
class BetOnRace:
    pile: Pile
    racer: Racer


@dataclass(frozen=True, slots=True)
class JoinPartner:
    seat: Seat


# ---- moves of chance


@dataclass(frozen=True, slots=True)
class GoFirst:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Enter:
    """A camel takes its place on the track before the race."""

    camel: Camel
    pips: int


@dataclass(frozen=True, slots=True)
class Roll:
    """A die leaves the pyramid: the camel it names (white or black for the grey die) and its number."""

    camel: Camel
    pips: int


Action: TypeAlias = TakeTicket | PlaceTile | Reveal | BetOnRace | JoinPartner | GoFirst | Enter | Roll


# ---- events


@dataclass(frozen=True, slots=True)
class FirstSeatChosen:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CamelEntered:
    camel: Camel
    pips: int
    space: Space
    onto: Stack


@dataclass(frozen=True, slots=True)
class TicketTaken:
    seat: Seat
    racer: Racer
    value: int


@dataclass(frozen=True, slots=True)
class TilePlaced:
    seat: Seat
    space: Space
    side: Side
    lifted_from: Space | None


@dataclass(frozen=True, slots=True)
class PyramidTicketTaken:
    seat: Seat
    left: int  # reveals still to come in this leg


@dataclass(frozen=True, slots=True)
class CardPlaced:
    seat: Seat
    pile: Pile
    racer: Racer | None
    place: int  # 1 for the first card of the pile


@dataclass(frozen=True, slots=True)
class PartnersJoined:
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class DieRolled:
    seat: Seat
    die: Die
    camel: Camel
    pips: int


@dataclass(frozen=True, slots=True)
class CrazyCamelChosen:
    """Which crazy camel obeys the grey die: the colour shown, or one of the two exceptions."""

    shown: Camel
    camel: Camel
    why: Literal["shown", "carries", "on-top"]


@dataclass(frozen=True, slots=True)
class UnitMoved:
    """A unit went along a path, from the space it left to the space it reached."""

    unit: Stack
    path: tuple[Space, ...]
    left_behind: Stack  # what was below it
    met: Stack  # what stood where it arrived
    under: bool  # it went under them
    cause: Literal["die", "cheer", "boo"]


@dataclass(frozen=True, slots=True)
class TilePaid:
    seat: Seat
    space: Space
    side: Side
    pounds: int


@dataclass(frozen=True, slots=True)
class LegEnded:
    leg: int
    ranking: Stack  # first to last


class Reward(NamedTuple):
    """One line of a leg's reckoning. `copied_from` is the partner whose ticket it copies."""

    kind: Literal["ticket", "pyramid"]
    racer: Racer | None
    value: int | None  # the number on the ticket
    rank: int | None  # of that racer, 1–5
    pounds: int
    copied_from: Seat | None = None


@dataclass(frozen=True, slots=True)
class LegScored:
    """One seat's leg: its rewards, their sum, what was really paid (nobody drops below 0), money after."""

    seat: Seat
    rewards: tuple[Reward, ...]
    total: int
    paid: int
    money: int


@dataclass(frozen=True, slots=True)
class LegStarted:
    leg: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceEnded:
    direction: Literal["forward", "backward"]
    unit: Stack
    ranking: Stack


@dataclass(frozen=True, slots=True)
class CardSettled:
    """One finish card turned up: what it earned or cost, what was really paid, its owner's money after."""

    pile: Pile
    place: int
    seat: Seat
    racer: Racer
    is_right: bool
    pounds: int
    paid: int
    money: int


@dataclass(frozen=True, slots=True)
class GameWon:
    seats: tuple[Seat, ...]
    money: tuple[int, ...]


Event: TypeAlias = (
    FirstSeatChosen
    | CamelEntered
    | TicketTaken
    | TilePlaced
    | PyramidTicketTaken
    | CardPlaced
    | PartnersJoined
    | DieRolled
    | CrazyCamelChosen
    | UnitMoved
    | TilePaid
    | LegEnded
    | LegScored
    | LegStarted
    | RaceEnded
    | CardSettled
    | GameWon
)
