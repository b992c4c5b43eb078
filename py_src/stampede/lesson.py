"""What a course of lessons is made of: scenes that have names, and lessons that put them in order.

A scene is a position and something to do with it. It can be shown alone, by its name: a *figure* stands still, a
*replay* steps through a line, a *puzzle* asks, a *choice* asks what the reader would do and then tells what came of
each answer in many races (`playouts`), a *scenario* is played on from. Values only: what games teach is in their
`lessons`, what a scene looks like is `learning`'s, and every sentence is in the catalogues of words.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from stampede.game import Seat, Setup

Kind: TypeAlias = Literal["figure", "replay", "puzzle", "choice", "scenario"]
Asks: TypeAlias = Literal["action", "piece", "place", "pounds", "cards", "words"]


class Answer(NamedTuple):
    """One answer to a puzzle, what is played to show where it leads, and what must be true after that.

    An answer that the rules do not allow names the reason instead.
    """

    choice: str  # an action, a piece, a place or a number in the game's notation; or a word of the puzzle's own
    line: str = ""
    ends: str = ""
    is_right: bool = False
    refused: str = ""


class Scene(NamedTuple):
    """A position, how it came about, and what it is shown for. Parts of a line and of `ends` have blanks between."""

    name: str
    kind: Kind
    setup: Setup
    rules: str  # ids
    played: str = ""  # before anybody looks
    line: str = ""  # what a replay steps through
    ends: str = ""  # what is true after the line, or, if there is none, from the beginning
    asks: Asks = "action"
    answers: tuple[Answer, ...] = ()  # as written: the right one first, wrong ones in the order of their sentences
    seat: Seat = 0  # through whose eyes
    players: bool = False  # are shown below the board
    odds: bool = False  # are told once it is answered
    beside: str = ""  # the scene that it is compared with

    @property
    def is_asked(self) -> bool:
        """Is the reader to give one of its answers?"""
        return self.kind in ("puzzle", "choice")

    @property
    def offered(self) -> tuple[Answer, ...]:
        """The answers in the order of their buttons: shuffled by the scene's name, the same for everyone."""
        return tuple(sorted(self.answers, key=lambda answer: _shuffled(f"{self.name}/{answer.choice}")))

    @property
    def mistakes(self) -> tuple[Answer, ...]:
        """The wrong answers; the first has the sentence `-wrong-1`, the second `-wrong-2`, and so on."""
        return tuple(answer for answer in self.answers if not answer.is_right)


def _shuffled(text: str) -> bytes:
    """A sort key that says nothing about what the text means, equal in every Python."""
    return sha256(text.encode()).digest()


class Lesson(NamedTuple):
    """A handful of scenes about one thing."""

    name: str
    scenes: tuple[Scene, ...]


class Course(NamedTuple):
    """All that is taught about a game."""

    name: str
    lessons: tuple[Lesson, ...]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes in the order they are taught."""
        return tuple(scene for lesson in self.lessons for scene in lesson.scenes)


def right(choice: str, line: str = "", ends: str = "") -> Answer:
    """The answer, and the line that shows it."""
    return Answer(choice, line, ends, is_right=True)


def wrong(choice: str, line: str = "", ends: str = "") -> Answer:
    """Another answer, and what would come of it."""
    return Answer(choice, line, ends)


def refused(choice: str, reason: str) -> Answer:
    """An answer that the rules forbid, and why."""
    return Answer(choice, refused=reason)
