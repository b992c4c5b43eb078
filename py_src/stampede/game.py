"""The contract: what every game of Stampede can do. Start reading here.

A game is a package of pure functions over immutable values; its package module is a `Game`. States are
NamedTuples, actions and events frozen dataclasses. Chance is a player: a die or a card is an action in the log,
with an integer weight. How a game is kept, saved and undone is `table`'s; how it crosses to a page is `bridge`'s.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from stampede.svg import Node

Seat: TypeAlias = int
Rng: TypeAlias = random.Random
Param: TypeAlias = int | float | str  # what a sentence is filled in with
Turn: TypeAlias = Seat | Literal["chance", "over"]
Terms: TypeAlias = Mapping[str, int | str | tuple[int, ...]]  # what an action would bring, by name

# Each game has its own; the shared modules only hand them on.
State: TypeAlias = Any
Action: TypeAlias = Any
Event: TypeAlias = Any


class Setup(NamedTuple):
    """What is agreed before the first move. The same setup and the same actions give the same game."""

    game: str  # a name of the catalog
    seats: int
    first: Seat | None = None  # None: chance picks
    start: str | None = None  # where to begin, in the game's notation; None: the usual opening


FACES = 16  # that people can choose from
COLOURS = 8  # each with a shape of its own


class Character(NamedTuple):
    """How a player looks: a face, and a colour with its shape. Rules, saves and links know nothing of it."""

    face: int
    colour: int


class Look(NamedTuple):
    """How a drawing is wanted: through whose eyes, with the players below the board, with things to tap.

    `seat=None` is the public view: the actions of the seat to move that give nothing away. `cast` has one character
    per seat; if it is empty, each seat has the face and the colour of its own number.
    """

    seat: Seat | None = None
    players: bool = True
    taps: bool = True
    cast: tuple[Character, ...] = ()
    overview: bool = False  # with the whole of a long course in little, if the game has one


class Reason(NamedTuple):
    """Why something is refused, or done: a key of the word catalogues and what to fill in."""

    key: str
    params: Mapping[str, Param] = {}


class Refused(Exception):
    """Something was not done, and nothing was changed."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key, params)
        self.reason = Reason(key, params)

    def __str__(self) -> str:
        return self.reason.key + "".join(f" {name}={value!r}" for name, value in self.reason.params.items())


class IllegalAction(Refused):
    """The rules do not allow this action now."""


class BadText(Refused):
    """A position, an action, a record, a save or a request that cannot be read."""


class Game(Protocol):
    """The functions a game package offers."""

    SEATS: range  # how many may play

    @property
    def BOTS(self) -> Mapping[str, Bot]: ...  # noqa: N802 - a constant of the package

    def start(self, setup: Setup, /) -> State:
        """The state before the first move, or `BadText` if the setup cannot be played."""

    def turn(self, state: State, /) -> Turn:
        """Who is to move."""

    def legal(self, state: State, /) -> tuple[Action, ...]:
        """Everything the seat to move may do; empty for chance and after the end."""

    def why_not(self, state: State, action: Action, /) -> Reason | None:
        """Why this action is refused now; None if it is legal."""

    def terms(self, view: State, action: Action, /) -> Terms:
        """What a legal action would bring that its own fields do not say, for the words on a button."""

    def chances(self, state: State, /) -> tuple[tuple[Action, int], ...]:
        """Chance's moves with their integer weights; empty if it is not chance's turn."""

    def apply(self, state: State, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """The state after an action, and what happened on the way; `IllegalAction` changes nothing."""

    def view(self, state: State, seat: Seat | None, /) -> State:
        """The state with None where a seat may not look; seat None is a spectator."""

    def redact(self, event: Event, seat: Seat | None, /) -> Event:
        """The event as a seat may see it."""

    def scores(self, state: State, /) -> tuple[int, ...]:
        """Each seat's score."""

    def guess(self, view: State, seat: Seat | None, rng: Rng, /) -> State:
        """One full state that fits what a seat sees, for bots."""

    def position(self, state: State, /) -> str:
        """What lies on the board, in the game's notation."""

    def write_action(self, action: Action, /) -> str:
        """An action in the game's notation."""

    def read_action(self, text: str, /) -> Action:
        """The action that a text stands for, or `BadText`."""

    def draw(self, view: State, look: Look, /) -> Node:
        """The board as a tree of SVG elements."""

    def frames(self, before: State, events: Sequence[Event], /) -> Iterable[tuple[Node, ...]]:
        """For each event, the layers of the drawing that show it step by step."""


class Thought(NamedTuple):
    """What a bot would do as far as it has thought, and why in one sentence."""

    action: Action
    reason: Reason
    share: float = 1.0  # of its thinking that is done


class Bot(Protocol):
    """A way of playing: it sees a view and thinks, ever better; the last thought is its move.

    Whoever cannot wait takes the latest instead.
    """

    def __call__(self, view: State, seat: Seat, rng: Rng, /) -> Iterator[Thought]: ...


def decision(thoughts: Iterable[Thought]) -> Thought:
    """The last thought."""
    *_, last = thoughts
    return last


class Found(NamedTuple):
    """What a coach has found out so far, for the wire; None if that is nothing yet."""

    answer: Any
    share: float = 1.0  # of its work that is done


class Coach(Protocol):
    """What a game that has a coach offers besides: long work in short portions, each saying what is known by then."""

    def odds(self, view: State, /) -> Iterator[Found]:
        """How the game can go on, as everybody may know it."""

    def advise(self, view: State, seat: Seat, /) -> Iterator[Found]:
        """What each action is worth to the seat to move, as far as this view tells."""

    def review(self, states: Sequence[State], actions: Sequence[Action], seat: Seat, /) -> Iterator[Found]:
        """What each of a seat's decisions cost, and how lucky everyone was; `states` begin before the first action."""


class Ghost(Protocol):
    """Optional: what an action would lead to, as the layer `ghost` of the drawing."""

    def __call__(self, view: State, action: Action, cast: tuple[Character, ...], /) -> Node: ...


class Dress(Protocol):
    """Optional: a layer with the pieces that seats chose, where these are not drawn by seat."""

    def __call__(self, drawing: Node, cast: tuple[Character, ...], /) -> Node: ...


class Earlier(Protocol):
    """Optional: version 1 of the rules of a game whose rules have changed, to read what was kept or shared then."""

    def as_before(self, state: State, /) -> State:
        """The start of a race under the earlier rules; the game's functions go on with them."""

    def setup_for(self, setup: Setup, actions: Iterable[Action], /) -> Setup:
        """The setup under which the opening of an earlier race is legal today."""

    def is_same(self, now: State, then: State, /) -> bool:
        """Do both versions of the rules stand at the same point?"""

    def unasked(self, now: State, then: State, /) -> Action | None:
        """An action that the earlier rules took by themselves, if today's rules ask for one here."""


class Resume(Protocol):
    """What a game offers besides whose hidden cards come back into play."""

    def __call__(self, view: State, /) -> str | None:
        """Where to begin to go on from here with hidden cards dealt anew; None in the midst of a turn."""
