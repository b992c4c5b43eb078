"""Whole races played out by chance, in a state made for speed: one string, and two string operations for a move.

Spaces stand in running order with blanks between, stacks from the bottom up, `+` and `-` for tiles, `#` for all beyond
the line. A unit that finds too few blanks on its way crosses the line: unpacking fails, and that is how a race ends.
Movement (M1–M7) is told here once more, for speed; tests hold it to the rules. Who asks for races is in `races`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import permutations, product
from typing import TypeAlias

from stampede.camel.chance import reveals_left
from stampede.camel.editions import CRAZY, EDITIONS, GREY, PIPS, RACERS, SPACES
from stampede.camel.odds.board import Board
from stampede.camel.types import Camel
from stampede.game import Rng

Stride: TypeAlias = Callable[[str, Camel], str]  # what one face of a die does to the track
Strides: TypeAlias = Mapping[Camel, tuple[Stride, ...]]  # by what the die shows: a camel and, counted from 0, pips
Draw: TypeAlias = tuple[Camel, ...]  # the camels that the dice of a leg show, one after the other
Faces: TypeAlias = tuple[int, ...]  # their numbers, counted from 0

_NOT_RACERS = f"{CRAZY} +-#"


def rankings(board: Board, races: int, rng: Rng) -> Iterator[str]:
    """How so many races end: texts that begin with the last racer and end with the winner."""
    start, strides = _written(board), _TILED if board.tiles else _FREE
    draws = _draws(board.edition, board.pyramid)
    faces = _faces(len(draws[0]))
    later = _legs(_draws(board.edition, EDITIONS[board.edition].dice), rng)
    for draw, numbers in zip(rng.choices(draws, k=races), rng.choices(faces, k=races), strict=True):
        yield _race(start, strides, (draw, numbers), later)


def _written(board: Board) -> str:
    spaces = list(board.track[1 : SPACES + 1])
    for space, side in board.tiles:
        spaces[space - 1] = side
    return " ".join([*spaces, "#"])


@lru_cache(maxsize=128)
def _draws(edition: str, pyramid: str) -> tuple[Draw, ...]:
    """All orders in which the leg's dice can come out, each twice: with white and with black on the grey die."""
    orders = list(permutations(pyramid, reveals_left(edition, pyramid)))
    return tuple(tuple(crazy if die == GREY else die for die in order) for order in orders for crazy in CRAZY)


@lru_cache(maxsize=8)
def _faces(reveals: int) -> tuple[Faces, ...]:
    return tuple(product(range(len(PIPS)), repeat=reveals))


def _legs(draws: tuple[Draw, ...], rng: Rng) -> Iterator[tuple[Draw, Faces]]:
    """Legs with the whole pyramid, one after the other, drawn by the dozen."""
    faces = _faces(len(draws[0]))
    while True:
        yield from zip(rng.choices(draws, k=48), rng.choices(faces, k=48), strict=True)


def _race(text: str, strides: Strides, leg: tuple[Draw, Faces], later: Iterator[tuple[Draw, Faces]]) -> str:
    """One race: the leg that is on, its tiles lifted when it is over, then legs until the line is crossed."""
    camel = ""
    try:
        for camel, pips in zip(*leg, strict=True):
            text = strides[camel][pips](text, camel)
        text = text.replace("+", "").replace("-", "")
        for draw, faces in later:
            for camel, pips in zip(draw, faces, strict=True):
                text = _FREE[camel][pips](text, camel)
    except ValueError:
        pass
    return _finish(text, camel)


def _finish(text: str, camel: Camel) -> str:
    """M7, K2, K3: the unit that crosses the line is first of all, or last of all if it was carried back."""
    mover = _crazy_mover(text, camel) if camel in CRAZY else camel
    before, _, ahead = text.partition(mover)
    above, _, rest = ahead.partition(" ")
    line = mover + above + before + rest if mover in CRAZY else before + rest + mover + above
    return line.strip(_NOT_RACERS)


# ---- racers


def _one(text: str, camel: Camel) -> str:
    before, _, ahead = text.partition(camel)
    above, one, rest = ahead.split(" ", 2)
    return f"{before} {one}{camel}{above} {rest}"


def _two(text: str, camel: Camel) -> str:
    before, _, ahead = text.partition(camel)
    above, one, two, rest = ahead.split(" ", 3)
    return f"{before} {one} {two}{camel}{above} {rest}"


def _three(text: str, camel: Camel) -> str:
    before, _, ahead = text.partition(camel)
    above, one, two, three, rest = ahead.split(" ", 4)
    return f"{before} {one} {two} {three}{camel}{above} {rest}"


# ---- crazy camels


def _crazy_mover(text: str, shown: Camel) -> Camel:
    """M3a, M3b: the upper of two that touch, or the one that alone carries, or the one that the die shows."""
    on_white, on_black = text[text.index("w") + 1], text[text.index("k") + 1]
    if on_white == "k" or on_black == "w":
        return "k" if on_white == "k" else "w"
    if (on_white == " ") == (on_black == " "):
        return shown
    return "k" if on_white == " " else "w"


def _one_back(text: str, shown: Camel) -> str:
    camel = _crazy_mover(text, shown)
    before, _, ahead = text.partition(camel)
    above, _, rest = ahead.partition(" ")
    met, below = before.rsplit(" ", 1)
    return f"{met}{camel}{above} {below} {rest}"


def _two_back(text: str, shown: Camel) -> str:
    camel = _crazy_mover(text, shown)
    before, _, ahead = text.partition(camel)
    above, _, rest = ahead.partition(" ")
    met, one, below = before.rsplit(" ", 2)
    return f"{met}{camel}{above} {one} {below} {rest}"


def _three_back(text: str, shown: Camel) -> str:
    camel = _crazy_mover(text, shown)
    before, _, ahead = text.partition(camel)
    above, _, rest = ahead.partition(" ")
    met, two, one, below = before.rsplit(" ", 3)
    return f"{met}{camel}{above} {two} {one} {below} {rest}"


_FREE: Strides = dict.fromkeys(RACERS, (_one, _two, _three)) | dict.fromkeys(CRAZY, (_one_back, _two_back, _three_back))


# ---- where there are tiles


def _tiled(pips: int) -> Stride:
    """M4–M6: a move that may end on a tile, and go on or back from it."""

    def move(text: str, shown: Camel) -> str:
        camel, way = (_crazy_mover(text, shown), -1) if shown in CRAZY else (shown, 1)
        origin, spaces = text.count(" ", 0, text.index(camel)), text.split(" ")
        spaces[origin], _, above = spaces[origin].partition(camel)
        side = spaces[_on_track(origin + way * pips)]
        goal = _on_track(origin + way * (pips + _FURTHER.get(side, 0)))
        spaces[goal] = camel + above + spaces[goal] if side == "-" else spaces[goal] + camel + above
        return " ".join(spaces)

    return move


_FURTHER = {"+": 1, "-": -1}


def _on_track(index: int) -> int:
    """M7: a unit beyond the line ends the race."""
    if 0 <= index < SPACES:
        return index
    raise ValueError("over the line")


_TILED: Strides = dict.fromkeys(RACERS + CRAZY, tuple(map(_tiled, PIPS)))
