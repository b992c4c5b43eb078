"""Odds of the whole race in the first edition, worked out backwards from the finish.

No tiles lie in legs to come, and racers that look alike move alike: five racers on sixteen spaces make 15,504 starts of
a leg. Racers only go forward, so each start is settled by those further on. A value holds the chances of all five
places to win and to come last, packed into one integer in parts of `ONE` and rounded once a leg: eleven decimals are
right. The leg that is on, with its tiles, is gone through by the forks of `shapes`.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from stampede.camel import race
from stampede.camel.editions import CAMEL1, PIPS, RACERS, SPACES
from stampede.camel.odds.board import Board
from stampede.camel.odds.orders import SWAP, SWAPS
from stampede.camel.odds.shapes import MARGIN, Course, Shape, racing_fork, written
from stampede.camel.types import Racer

ONE = 1 << 40
WIDTH = 56  # bits of a field: `ONE` for each of the 29,160 ways of a leg
_FIELDS = len(RACERS)
_LOSER = WIDTH * _FIELDS  # where the chances to come last begin
_MASK = (1 << WIDTH) - 1
_FINAL = ONE << WIDTH * (_FIELDS - 1) | ONE << _LOSER  # the race is over: the foremost has won, the hindmost has lost

Start: TypeAlias = bytes  # the spaces of the racers, from the last to the first
Dice: TypeAlias = int  # whose dice are inside: a bit for each place, counted from the back
Value: TypeAlias = int

_ALL_DICE: Dice = (1 << _FIELDS) - 1
_FARTHEST = _FIELDS * max(PIPS)  # spaces that all racers together can go in one move
_PORTION = 12  # starts worked out in one go

_starts: dict[Start, Value] = {}  # a leg yet to begin; a cache, filled by `think_races`
_near: dict[Start, list[Value]] = {}  # by dice inside; of those starts only that are still asked for


def _ways(dice: Dice) -> int:
    """Each die that comes out in its turn, three numbers each."""
    inside = dice.bit_count()
    return 1 if inside == 0 else len(PIPS) * inside * _ways(dice & dice - 1)


_WAYS = tuple(map(_ways, range(_ALL_DICE + 1)))


# ---- what a swap of blocks does to a value and to dice


def _fields(first: int, end: int) -> int:
    """All bits of the fields of some places, of both kinds."""
    bits = (1 << WIDTH * (end - first)) - 1
    return bits << WIDTH * first | bits << WIDTH * first + _LOSER


# by swap: what stays, what goes up and how far, what goes down and how far, to undo the swap
_UNDO = tuple(
    (
        _fields(0, first) | _fields(end, _FIELDS),
        *(_fields(first, first + end - second), WIDTH * (second - first)),
        *(_fields(first + end - second, end), WIDTH * (end - second)),
    )
    for first, second, end in SWAPS
)


def _unswapped(value: Value, swap: int) -> Value:
    """A value after a swap of places, told by the places before it."""
    stays, up, up_by, down, down_by = _UNDO[swap]
    return value & stays | (value & up) << up_by | (value & down) >> down_by


def _swapped_dice(dice: Dice, swap: int) -> Dice:
    first, second, end = SWAPS[swap]
    places = list(range(_FIELDS))
    after = [*places[:first], *places[second:end], *places[first:second], *places[end:]]
    return sum(1 << now for now, before in enumerate(after) if dice >> before & 1)


_SWAPPED_DICE = tuple(tuple(_swapped_dice(dice, swap) for dice in range(_ALL_DICE + 1)) for swap in range(len(SWAPS)))

# by place whose die comes out, then by swap: the dice inside before, and after
_DRAWN = tuple(
    tuple(
        tuple((dice, _SWAPPED_DICE[swap][dice ^ 1 << place]) for dice in range(_ALL_DICE + 1) if dice >> place & 1)
        for swap in range(len(SWAPS))
    )
    for place in range(_FIELDS)
)


# ---- every start of a leg


def think_races(edition: str) -> Iterator[int]:
    """The work for exact odds in portions of a few milliseconds: how many starts are settled. None but in camel1."""
    if edition != CAMEL1.name or is_known(edition):
        return
    levels = _levels()
    for level in sorted(levels, reverse=True):
        for number, start in enumerate(levels[level]):
            if start not in _starts:
                _settle(start)
            if number % _PORTION == 0:
                yield len(_starts)
        for start in levels.get(level + _FARTHEST, ()):
            _near.pop(start, None)
    _near.clear()


def _levels() -> dict[int, list[Start]]:
    """All starts, by how far the racers have come together: every move leads to a higher level."""
    levels: dict[int, list[Start]] = {}
    for spaces in combinations_with_replacement(range(1, SPACES + 1), _FIELDS):
        levels.setdefault(sum(spaces), []).append(bytes(spaces))
    return levels


def is_known(edition: str) -> bool:
    """Is everything worked out that exact odds need?"""
    return edition == CAMEL1.name and bytes([1] * _FIELDS) in _starts


def forget() -> None:
    """Forget all that was worked out."""
    _starts.clear()
    _near.clear()
    exact_race_chances.cache_clear()


def _settle(start: Start) -> None:
    values = [0] * (_ALL_DICE + 1)
    for place in range(_FIELDS):
        for pips in PIPS:
            _add_move(values, start, place, pips)
    values[0] = _starts[start] = _rounded(values[_ALL_DICE])
    _near[start] = values


def _add_move(values: list[Value], start: Start, place: int, pips: int) -> None:
    """M1, M2, M7: one face of one die, for all dice that may be inside with it."""
    space = start[place]
    end, goal = bisect(start, space), space + pips
    reach = bisect(start, goal)
    swap = SWAP[place][end][reach if goal <= SPACES else _FIELDS]
    if goal > SPACES:
        over = _unswapped(_FINAL, swap)
        for dice, left in _DRAWN[place][swap]:
            values[dice] += over * _WAYS[left]
        return
    after = _near[start[:place] + start[end:reach] + bytes([goal]) * (end - place) + start[reach:]]
    stays, up, up_by, down, down_by = _UNDO[swap]
    for dice, left in _DRAWN[place][swap]:
        value = after[left]
        values[dice] += value & stays | (value & up) << up_by | (value & down) >> down_by if swap else value


def _rounded(value: Value) -> Value:
    """The value of a whole leg in parts of `ONE`; rounding sums instead of parts, so that they add up to it again."""
    packed, ways = 0, _WAYS[_ALL_DICE]
    for kind in (0, _LOSER):
        whole = before = 0
        for place in range(_FIELDS):
            whole += value >> kind + WIDTH * place & _MASK
            rounded = (whole + ways // 2) // ways
            packed |= rounded - before << kind + WIDTH * place
            before = rounded
    return packed


# ---- the leg that is on


@lru_cache(maxsize=256)
def exact_race_chances(board: Board) -> tuple[int, dict[Racer, int], dict[Racer, int]]:
    """Of what total each racer wins, and comes last."""
    for _ in think_races(board.edition):
        pass
    course, order = Course(board.tiles), race.ranking(board.track)[::-1]
    dice = sum(1 << order.index(die) for die in board.pyramid)
    value = _value(course, course.shape(written(course, board.track)), dice, {})
    course.unlink()
    winner = {racer: value >> WIDTH * place & _MASK for place, racer in enumerate(order)}
    loser = {racer: value >> _LOSER + WIDTH * place & _MASK for place, racer in enumerate(order)}
    return ONE * _WAYS[dice], winner, loser


def _value(course: Course, shape: Shape, dice: Dice, known: dict[tuple[str, Dice], Value]) -> Value:
    """All ways for the leg to go on, and the legs behind it."""
    if not dice:
        return _starts[_start(shape.text)]
    key = shape.text, dice
    if key not in known:
        known[key] = sum(
            _move_value(course, shape, place, dice, known) for place in range(_FIELDS) if dice >> place & 1
        )
    return known[key]


def _move_value(course: Course, shape: Shape, place: int, dice: Dice, known: dict[tuple[str, Dice], Value]) -> Value:
    onward, over, _ = shape.forks[place] or racing_fork(course, shape, place)
    left = dice ^ 1 << place
    value = 0
    for after, swap, weight in onward:
        found = _value(course, after, _SWAPPED_DICE[swap][left], known) * weight
        value += _unswapped(found, swap) if swap else found
    for swap, _, weight, _ in over.outcomes if over is not None else ():
        value += _unswapped(_FINAL, swap) * weight * _WAYS[left]
    return value


def _start(text: str) -> Start:
    """Where the racers of a shape stand, from the last to the first."""
    spaces = text.split(" ")[MARGIN : MARGIN + SPACES]
    return bytes(space for space, stack in enumerate(spaces, 1) for _ in range(stack.count("o")))
