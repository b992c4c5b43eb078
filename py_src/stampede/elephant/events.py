"""What happened, in the past tense: everything a drawing needs to move and a log needs to tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from stampede.elephant.course import Heading, Place
from stampede.elephant.deck import Card
from stampede.elephant.types import Cause, Cow, Elephant, Gait, Phase, Piece, Play
from stampede.game import Seat


@dataclass(frozen=True, slots=True)
class FirstSeatChosen:
    seat: Seat


@dataclass(frozen=True, slots=True)
class StartTaken:
    seat: Seat
    elephant: Elephant
    place: Place


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`why` is the phase: `deal` before the race, `refill` at the end of a turn, `banana` for a tree."""

    seat: Seat
    card: Card | None  # None to the others
    why: Phase


@dataclass(frozen=True, slots=True)
class PileShuffled:
    """T3: the discards became the draw pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    seat: Seat
    stuck: str  # its elephants in mud


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """With all that is named when it is played; a red card may still be answered."""

    seat: Seat
    card: Card
    play: Play


@dataclass(frozen=True, slots=True)
class TigerPlayed:
    """Out of turn, on the card another seat has just played."""

    seat: Seat
    card: Card
    of: Seat


@dataclass(frozen=True, slots=True)
class TigerPassed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardCancelled:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat


class Pushed(NamedTuple):
    piece: Piece
    start: Place
    end: Place


class Stride(NamedTuple):
    """One step, and who was pushed by it, the nearest first."""

    heading: Heading
    place: Place
    pushed: tuple[Pushed, ...] = ()


@dataclass(frozen=True, slots=True)
class ElephantMoved:
    """An elephant went step by step, from `start` on. `cause`: a card of its owner, a mango tree, a mouse."""

    elephant: Elephant
    start: Place
    strides: tuple[Stride, ...]
    gait: Gait
    cause: Cause


@dataclass(frozen=True, slots=True)
class ElephantFlew:
    elephant: Elephant
    start: Place
    place: Place


@dataclass(frozen=True, slots=True)
class MudLeft:
    elephant: Elephant
    place: Place
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class ElephantHalted:
    """Before a closed crossing; the leader is the one all others wait for."""

    elephant: Elephant
    place: Place
    leads: bool


@dataclass(frozen=True, slots=True)
class LeaderChanged:
    """The one waiting longest took the place of a leader that was moved away."""

    elephant: Elephant
    place: Place


@dataclass(frozen=True, slots=True)
class CrossingOpened:
    elephant: Elephant
    row: int  # counted from 0


@dataclass(frozen=True, slots=True)
class CowLeft:
    """Pushed over the finish line."""

    cow: Cow


@dataclass(frozen=True, slots=True)
class ElephantHome:
    """Over the finish line. With two players: the seat's other elephant if it is still needed, "" if both are home."""

    seat: Seat
    elephant: Elephant
    by: Literal["walk", "push", "carpet"]
    needs: str | None = None


@dataclass(frozen=True, slots=True)
class SpaceReached:
    """A space that works on the elephant that ended its move there."""

    seat: Seat
    elephant: Elephant
    place: Place
    kind: Literal["banana", "mango", "stall"]


@dataclass(frozen=True, slots=True)
class TreeLeft:
    """The player stayed under the mango tree."""

    elephant: Elephant
    place: Place


@dataclass(frozen=True, slots=True)
class MouseStayed:
    """R1: the player left a mouse that a stall turned up in its hole."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    seat: Seat
    card: Card
    applies: bool


@dataclass(frozen=True, slots=True)
class CardApplied:
    """How the card that was turned up is used."""

    seat: Seat
    card: Card
    play: Play


@dataclass(frozen=True, slots=True)
class MouseRan:
    """From a hole to the elephant it scared."""

    path: tuple[Place, ...]
    elephant: Elephant


@dataclass(frozen=True, slots=True)
class CardStolen:
    seat: Seat
    of: Seat
    card: Card | None  # None to all but the two


@dataclass(frozen=True, slots=True)
class CowPicked:
    seat: Seat
    cow: Cow


@dataclass(frozen=True, slots=True)
class CowHerded:
    cow: Cow
    path: tuple[Place, ...]
    left: int  # steps


@dataclass(frozen=True, slots=True)
class HerdingDone:
    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    """Out of the discards, by a prayer."""

    seat: Seat
    card: Card | None  # None to the others


@dataclass(frozen=True, slots=True)
class SnakeGiven:
    by: Seat
    seat: Seat
    taken_from: Seat | None


@dataclass(frozen=True, slots=True)
class SnakesChased:
    """Away by a tiger."""

    seat: Seat
    snakes: int


@dataclass(frozen=True, slots=True)
class RaceWon:
    seat: Seat
    elephant: Elephant  # the last one over the line


Event: TypeAlias = (
    FirstSeatChosen
    | StartTaken
    | CardDrawn
    | PileShuffled
    | TurnStarted
    | CardPlayed
    | TigerPlayed
    | TigerPassed
    | CardCancelled
    | CardDiscarded
    | TurnEnded
    | ElephantMoved
    | ElephantFlew
    | MudLeft
    | ElephantHalted
    | LeaderChanged
    | CrossingOpened
    | CowLeft
    | ElephantHome
    | SpaceReached
    | TreeLeft
    | CardTurnedUp
    | CardApplied
    | MouseRan
    | MouseStayed
    | CardStolen
    | CowPicked
    | CowHerded
    | HerdingDone
    | CardTaken
    | SnakeGiven
    | SnakesChased
    | RaceWon
)
