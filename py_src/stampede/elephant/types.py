"""What a game of Elephant Derby is made of: the state, the actions, the events.

A piece is one letter: an elephant `R B G Y P O`, a cow `0`–`9`. Cards are in `deck`, places in `course`. Values only;
what may be done with them is in `refusals` and `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from stampede.elephant.course import Heading, Place
from stampede.elephant.deck import Card, Hand, Pile
from stampede.game import Seat

Elephant: TypeAlias = str  # one letter of "RBGYPO"
Cow: TypeAlias = str  # one digit
Piece: TypeAlias = str  # an elephant or a cow
Effect: TypeAlias = Literal["charge", "carpet", "mango"]
Way: TypeAlias = Literal["plain", "charge", "carpet", "mango"]  # how a movement card is used
Gait: TypeAlias = Literal["plain", "charge", "mango", "scared"]  # how an elephant goes step by step
Cause: TypeAlias = Literal["card", "tree", "mouse"]  # what set an elephant going
Phase: TypeAlias = Literal[
    "first",  # chance picks who begins
    "start",  # seats take starting places
    "lot",  # chance gives out starting places
    "deal",  # chance deals
    "turn",  # play, discard, end
    "tiger",  # a red card is on the table: does this seat answer with a tiger?
    "walk",  # an elephant on its way: where to, or whether to go on
    "cows",  # pick a cow, or be done
    "herd",  # where the picked cow goes
    "monkey",  # chance picks cards out of a hand
    "prayer",  # take a card out of the discards
    "banana",  # chance deals up to nine
    "market",  # chance turns up a card
    "stall",  # how the card that was turned up is used
    "refill",  # chance deals at the end of a turn
    "over",
]

ELEPHANTS = "RBGYPO"
RULES = 2  # the version that is played today
EFFECTS: dict[Card, Effect] = {"c": "charge", "f": "carpet", "j": "mango"}
COW_STEPS = 8
MOUSE_STEPS = 6
SCARED_STEPS = 3
TREE_STEPS = 2
STOLEN = 2


class Player(NamedTuple):
    """What one seat holds: cards (None for each that is not seen), snakes, and the cards it is still to be dealt."""

    hand: Hand = ()
    snakes: int = 0
    owed: int = 0


class Crossing(NamedTuple):
    """P5: a river or bridge: open once somebody has crossed; until then who waits before it, the leader first."""

    is_open: bool = False
    waiting: str = ""


class Walk(NamedTuple):
    """An elephant on its way."""

    elephant: Elephant
    gait: Gait
    left: int  # steps
    cause: Cause = "card"
    side: Heading | None = None  # M4: which way its run of sideways steps goes
    may_stay: bool = False  # P2: the first step from a mango tree is free to take


class Laid(NamedTuple):
    """A card on the table that others may still answer."""

    seat: Seat
    card: Card


class SoFar(NamedTuple):
    """What this turn has seen so far."""

    played: str = ""  # cards
    discarded: int = 0
    used: tuple[Place, ...] = ()  # spaces that have worked
    stuck: str = ""  # elephants that began the turn in mud and have not left it
    halted: str = ""  # elephants that came to a closed crossing in this turn


# ---- actions of players


@dataclass(frozen=True, slots=True)
class TakeStart:
    place: Place


@dataclass(frozen=True, slots=True)
class Move:
    """Play a movement card."""

    card: Card
    elephant: Elephant
    way: Way


@dataclass(frozen=True, slots=True)
class PlayMouse:
    elephant: Elephant


@dataclass(frozen=True, slots=True)
class PlayMonkey:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCow:
    pass


@dataclass(frozen=True, slots=True)
class PlayPrayer:
    pass


@dataclass(frozen=True, slots=True)
class PlayCharmer:
    """Give a snake to a seat: from the supply, or, when all are out, from a seat that has one."""

    seat: Seat
    taken_from: Seat | None


@dataclass(frozen=True, slots=True)
class PlayTiger:
    """In one's turn: away with one's snakes. As an answer: the last card on the table is cancelled."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No tiger."""


@dataclass(frozen=True, slots=True)
class Discard:
    card: Card


@dataclass(frozen=True, slots=True)
class Done:
    """Enough: of the turn, of the cows, of a mango tree; or a stall's mouse is left in its hole."""


@dataclass(frozen=True, slots=True)
class Step:
    """Which way an elephant goes that has a choice."""

    place: Place


@dataclass(frozen=True, slots=True)
class PickCow:
    cow: Cow


@dataclass(frozen=True, slots=True)
class HerdCow:
    """The picked cow goes to a place it can reach, by a shortest way."""

    place: Place


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Out of the discards, after a prayer."""

    card: Card


# ---- moves of chance


@dataclass(frozen=True, slots=True)
class GoFirst:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    card: Card


@dataclass(frozen=True, slots=True)
class TurnUp:
    card: Card


@dataclass(frozen=True, slots=True)
class Steal:
    card: Card


Play: TypeAlias = Move | PlayMouse | PlayMonkey | PlayCow | PlayPrayer | PlayCharmer | PlayTiger
Chance: TypeAlias = GoFirst | Draw | TurnUp | Steal
Action: TypeAlias = Play | TakeStart | Pass | Discard | Done | Step | PickCow | HerdCow | TakeCard | Chance


class State(NamedTuple):
    """Everything. A view is the same with None for what a seat may not know."""

    course: str  # tiles
    phase: Phase
    seat: Seat  # to decide, or for whom chance moves
    active: Seat  # whose turn it is
    elephants: tuple[Place, ...]  # in the order of ELEPHANTS; past the last row: home
    cows: tuple[Place, ...]  # past the last row: gone
    crossings: tuple[Crossing, ...]
    players: tuple[Player, ...]
    pile: Pile | None
    discards: Hand  # the top card last
    so_far: SoFar = SoFar()
    walk: Walk | None = None  # in "walk", "market" and "stall": whose it is
    table: tuple[Laid, ...] = ()  # in "tiger": the red card and the tigers on it
    question: Play | None = None  # in "tiger": what the red card would do
    left: int = 0  # in "cows" and "herd": steps; in "monkey": cards
    victim: Seat | None = None  # in "monkey"
    cow: Cow | None = None  # in "herd"
    turned: Card | None = None  # in "stall"
    rules: int = RULES  # 1: an earlier version, see `earlier`
    is_free: bool = False  # the race has a free start: S3 does not hold
