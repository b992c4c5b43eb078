"""Positions without colours, and what each racing die can make of them.

A shape is one string: spaces in running order between blanks, `o` a racer, `w` a crazy camel of either colour, a
capital letter a tile, `<` and `#` beyond the line. String methods cut and join it at the speed of C, and no camel ever
rests on a tile. Racers that look alike move alike, so a fork is worked out once for all orders of the racers. Movement
(M1–M7) is told here a second time, for speed; tests hold it to `race`. The grey die is in `crazy`, counting in `leg`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from stampede.camel.editions import PIPS, RACERS, SPACES
from stampede.camel.odds import tally
from stampede.camel.odds.orders import SWAP
from stampede.camel.odds.tally import Ending, Outcome, ending, landing
from stampede.camel.types import Side, Space, Stack

Tiles: TypeAlias = tuple[tuple[Space, Side], ...]  # upwards

# What a die can lead to, all its faces together: shapes to go on from, each with the swap on the way and its weight;
# the faces that end the race; landings on tiles.
Fork: TypeAlias = "tuple[tuple[tuple[Shape, int, int], ...], Ending | None, int]"

BACK, FRONT = "<", "#"
MARGIN = 5  # spaces written beyond the line: the longest way of a unit, and one more to split at
_TILE_LETTERS = "ABCDEFGH"
_COLOURLESS = str.maketrans("bgyrpwk", "ooooo" + "ww")
_END = len(RACERS)


class Mark(NamedTuple):
    """A space that is no resting place: a tile, or one beyond the line (whose side is None)."""

    side: Side | None
    landing: int = 0


# Where one face leads: which piece of the text becomes what (None: the race is over), the swap, a landing on the way.
Step: TypeAlias = tuple[int, str | None, int, int]


class Shape:
    """A position without colours; what can come of it is filled in as it is asked for."""

    __slots__ = ("crazy_endings", "crazy_fork", "endings", "forks", "has_crazy", "key", "text", "trimmed")

    def __init__(self, text: str, number: int) -> None:
        self.text = text
        self.key = number << 7  # leaves room for the number of an order
        self.forks: list[Fork | None] = [None, None, None, None, None]  # by place of the racer whose die comes out
        self.endings: list[Ending | None] = [None, None, None, None, None]  # the same, on the last reveal of a leg
        self.has_crazy = "w" in text
        if self.has_crazy:
            self.crazy_fork: Fork | None = None
            self.crazy_endings: tuple[Ending, ...] = ()
            self.trimmed: list[Shape | None] = [None, None, None, None, None, None]  # by reveals to come

    def unlink(self) -> None:
        """Forget the shapes that it leads to, some of which lead back to it; they can be found again."""
        self.forks = [None, None, None, None, None]
        if self.has_crazy:
            self.crazy_fork = None
            self.trimmed = [None, None, None, None, None, None]


class Course:
    """The track with its tiles, and every shape met on it so far."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.marks = {BACK: Mark(None), FRONT: Mark(None)}
        for number, (_, side) in enumerate(tiles):
            self.marks[_TILE_LETTERS[number]] = Mark(side, landing(number))
        self.shapes: dict[str, Shape] = {}
        self.cheers = sum(side == "+" for _, side in tiles)
        self.near_endings: list[dict[str, Ending]] = [{} for _ in RACERS]
        self.crazy_endings: dict[tuple[int | str, ...], Ending] = {}

    def unlink(self) -> None:
        """Cut all circles, so that a course nobody asks about any more is gone at once and not when garbage is."""
        for shape in self.shapes.values():
            shape.unlink()

    def shape(self, text: str) -> Shape:
        """The one shape with that text."""
        found = self.shapes.get(text)
        if found is None:
            found = self.shapes[text] = Shape(text, len(self.shapes))
        return found


def written(course: Course, track: tuple[Stack, ...]) -> str:
    """A position as the text of a shape."""
    spaces = [stack.translate(_COLOURLESS) for stack in track[1 : SPACES + 1]]
    for number, (space, _) in enumerate(course.tiles):
        spaces[space - 1] = _TILE_LETTERS[number]
    return " ".join([*BACK * MARGIN, *spaces, *FRONT * MARGIN])


# ---- forks of the racing dice


def racing_fork(course: Course, shape: Shape, place: int) -> Fork:
    """M1, M2: what the die of the racer at this place, counted from the back, can lead to."""
    ahead = shape.text.split("o", place + 1)[-1]
    before = shape.text[: -1 - len(ahead)]
    above, one, two, three, rest = ahead.split(" ", 4)
    marks, end = course.marks, place + 1 + above.count("o")
    if one in marks or two in marks or three in marks:
        fork = _joined(course, [before, one, two, three, rest], "o" + above, place)
    else:
        reach, find, swaps = end + one.count("o"), course.shape, SWAP[place][end]
        first = find(f"{before} {one}o{above} {two} {three} {rest}"), swaps[reach], 1
        reach += two.count("o")
        second = find(f"{before} {one} {two}o{above} {three} {rest}"), swaps[reach], 1
        reach += three.count("o")
        third = find(f"{before} {one} {two} {three}o{above} {rest}"), swaps[reach], 1
        fork = (first, second, third), None, 0
    shape.forks[place] = fork
    return fork


def _joined(course: Course, pieces: list[str], unit: str, place: int) -> Fork:
    """The steps of all faces as one fork."""
    onward, over, landings = [], list[Outcome](), 0
    for at, piece, swap, landed in _racing_steps(course, pieces, unit, place):
        landings += landed
        if piece is None:
            over.append((swap, True, 1, 0))
        else:
            onward.append((course.shape(replaced(pieces, at, piece)), swap, 1))
    return tuple(onward), ending(*over) if over else None, landings


def _racing_steps(course: Course, pieces: list[str], unit: str, place: int) -> list[Step]:
    """The three faces, some of them onto marks; pieces are all before, the next three spaces, all behind."""
    end = passed = place + unit.count("o")
    steps: list[Step] = []
    for pips in PIPS:
        met = pieces[pips]
        if met in course.marks:
            steps.append(_onto_mark(course, pieces, pips, (place, end, passed), unit))
        else:
            passed += met.count("o")
            steps.append((pips, met + unit, SWAP[place][end][passed], 0))
    return steps


def _onto_mark(course: Course, pieces: list[str], pips: int, counts: tuple[int, int, int], unit: str) -> Step:
    """M4, M6, M7: a racing unit lands on a tile, or crosses the line."""
    place, end, passed = counts
    mark = course.marks[pieces[pips]]
    if mark.side == "-":
        return _booed(pieces, pips, counts, unit, mark.landing)
    beyond = pips if mark.side is None else pips + 1
    met, blank, rest = pieces[beyond].partition(" ")  # the last piece holds more than one space
    if met == FRONT:
        return beyond, None, SWAP[place][end][_END], mark.landing
    return beyond, f"{met}{unit}{blank}{rest}", SWAP[place][end][passed + met.count("o")], mark.landing


def _booed(pieces: list[str], pips: int, counts: tuple[int, int, int], unit: str, landed: int) -> Step:
    """M4, M6: one space back and under; from the next space that is under what it left."""
    place, end, passed = counts
    if pips > 1:
        met = pieces[pips - 1]
        return pips - 1, unit + met, SWAP[place][end][passed - met.count("o")], landed
    head, blank, below = pieces[0].rpartition(" ")
    return 0, f"{head}{blank}{unit}{below}", SWAP[place - below.count("o")][place][end], landed


def replaced(pieces: list[str], at: int, piece: str) -> str:
    """The text with another piece in one place."""
    former, pieces[at] = pieces[at], piece
    text = " ".join(pieces)
    pieces[at] = former
    return text


# ---- the last reveal of a leg: only the ranking counts, so no next shape is written

_endings: list[dict[str, Ending]] = [{} for _ in RACERS]  # by place, then by what stands above and up to 3 spaces ahead


def racing_ending(course: Course, shape: Shape, place: int) -> Ending:
    """How the leg ends with the die of the racer at this place."""
    ahead = shape.text.split("o", place + 1)[-1]
    # the racers ahead, two crazy camels, three blanks and a mark at the most
    window = ahead[: (10 if shape.has_crazy else 8) - place]
    found = _endings[place].get(window)
    if found is None:
        found = _new_ending(course, shape.text, ahead, window, place)
    shape.endings[place] = found
    return found


def _new_ending(course: Course, text: str, ahead: str, window: str, place: int) -> Ending:
    above, one, two, three, four, _ = ahead.split(" ", 5)
    if one in course.marks or two in course.marks or three in course.marks:
        below = text[: -1 - len(ahead)].rpartition(" ")[2]
        return _near_ending(course, [f" {below}", one, two, three, f"{four} "], "o" + above, place)
    reach = place + 1 + above.count("o")
    swapped = SWAP[place][reach]
    reach += one.count("o")
    first = swapped[reach]
    reach += two.count("o")
    second = swapped[reach]
    third = swapped[reach + three.count("o")]
    found = _endings[place][window] = ending((first, False, 1, 0), (second, False, 1, 0), (third, False, 1, 0))
    return found


def _near_ending(course: Course, pieces: list[str], unit: str, place: int) -> Ending:
    """How the leg ends if a tile or the line is near."""
    known, key = course.near_endings[place], f"{unit}{' '.join(pieces)}"
    found = known.get(key)
    if found is None:
        steps = _racing_steps(course, pieces, unit, place)
        found = known[key] = ending(*[(swap, piece is None, 1, landed) for _, piece, swap, landed in steps])
    return found


def forget_endings() -> None:
    """Forget the endings that all courses share."""
    for known in _endings:
        known.clear()
    tally.forget_endings()
