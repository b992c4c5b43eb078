"""What a position is worth to a seat: its chance to win the race, as far as steps, cards and snakes tell.

Distance is counted in turns, not in spaces: the way past cows and missing spaces, mud, closed crossings, what the hand
can do about it. A seat knows its own cards; others' cards count by number. Looks at what is, not at what may come.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil, exp, inf, sqrt
from typing import NamedTuple

from stampede.elephant.course import LANES, MISSING, Place, course
from stampede.elephant.deck import GREEN, HAND, NUMBERS, Hand
from stampede.elephant.types import ELEPHANTS, State
from stampede.game import Seat

PACE = 6.2  # steps that a turn brings
DEAD_END = 5.0  # steps lost before a wall that only a charge, a carpet or a cow card opens
HALT = 3.0  # steps lost at a crossing by whoever comes first
WAIT = 1.5  # steps lost there by the others
SNAKE = 0.7  # steps a snake costs beyond the card it keeps away
NEAR = (0.0, 1.02, 1.03, 1.04, 1.06, 1.12, 1.3, 1.5, 1.65)  # turns to go by steps, for a hand nobody sees
LAST_TURN = 0.55  # what is lost of the last turn on average
TOO_FAR = 1.7  # turns to go for a hand that is seen not to be enough


class Prices(NamedTuple):
    """What cards in the hand are worth, in steps."""

    greens: dict[str, float]
    reds: dict[str, float]
    spare: tuple[float, ...]  # one green card a turn: the second and third of them are worth less
    unseen: float
    lack: float  # no green card at all


PRICES = Prices(
    greens={"6": 2.6, "5": 2.0, "c": 2.1, "f": 2.1, "j": 2.2},
    reds={"2": 1.2, "w": 1.0, "m": 1.2, "s": 0.7, "k": 1.0, "p": 0.9, "t": 1.1},
    spare=(1.0, 0.6, 0.4, 0.2, 0.1),
    unseen=0.9,
    lack=2.5,
)
REDS_AMONG_CARDS = 0.47


# ---- the way


@lru_cache(maxsize=4096)
def ways(tiles: str, cows: tuple[Place, ...]) -> tuple[float, ...]:
    """By place, how many steps it is to the line when cows stand like this; elephants can be pushed."""
    line, stand = course(tiles).line, set(cows)
    rows = [(0.0,) * LANES]
    for first in range(line - LANES, -1, -LANES):
        near = frozenset(stand.intersection(range(first, first + 2 * LANES)))
        rows.append(_row_ways(tiles, first, near, rows[-1]))
    return tuple(steps for row in reversed(rows) for steps in row)


@lru_cache(maxsize=16384)
def _row_ways(tiles: str, first: Place, cows: frozenset[Place], beyond: tuple[float, ...]) -> tuple[float, ...]:
    """The steps from each place of a row, by the cows on it and ahead of it and by the steps from the next row."""
    marks = course(tiles).marks
    exists = [marks[place : place + 1] != MISSING for place in range(first, first + 2 * LANES)]
    free = [exists[at] and first + at not in cows for at in range(2 * LANES)]
    ahead = [beyond[lane] + 1 if free[LANES + lane] else inf for lane in range(LANES)]
    least = min(beyond[lane] for lane in range(LANES) if exists[LANES + lane])
    return tuple(_from(lane, ahead, free[:LANES], least) for lane in range(LANES))


def _from(lane: int, ahead: list[float], free: list[bool], beyond: float) -> float:
    """M3, M4: straight on if that is possible, else past what is in the way, else through it."""
    if ahead[lane] < inf:
        return ahead[lane]
    best = inf
    for side in (-1, 1):
        there = lane + side
        while there in range(LANES) and free[there]:
            if ahead[there] < inf:
                best = min(best, abs(there - lane) + ahead[there])
                break
            there += side
    return best if best < inf else DEAD_END + 2 + beyond


def steps_to_go(state: State, number: int) -> float:
    """How many steps an elephant has before it, with what mud and closed crossings will cost it."""
    return ways(state.course, state.cows)[max(state.elephants[number], 0)] + _delays(state, number)


def _delays(state: State, number: int) -> float:
    """The steps that mud and closed crossings will cost an elephant."""
    place, ground = state.elephants[number], course(state.course)
    if place >= ground.line:
        return 0.0
    steps = float(ground.mud.get(place, 0))
    for row, crossing in zip(ground.crossings, state.crossings, strict=True):
        if place // LANES < row and not crossing.is_open and crossing.waiting[:1] != ELEPHANTS[number]:
            steps += HALT if place >= max(state.elephants) else WAIT
    return steps


# ---- cards


@lru_cache(maxsize=8192)
def hand_worth(hand: Hand, snakes: int) -> float:
    """What a hand is worth in steps once it is filled up; a card that is not seen is an average one."""
    prices = PRICES
    greens = sorted((prices.greens[card] for card in hand if card and card in GREEN), reverse=True)
    reds = sum(prices.reds[card] for card in hand if card and card not in GREEN)
    unseen = max(len(hand), HAND - snakes) - sum(card is not None for card in hand)
    green = sum(worth * spare for worth, spare in zip(greens, prices.spare, strict=False))
    lack = 0.0 if greens else prices.lack * REDS_AMONG_CARDS**unseen
    return green + reds + unseen * prices.unseen - lack - snakes * SNAKE


@lru_cache(maxsize=8192)
def reach(hand: Hand) -> int:
    """How far the cards that are seen can bring one elephant in a turn, if nothing stops it."""
    green = max((NUMBERS[card] for card in hand if card and card in GREEN), default=0)
    twos = min(hand.count("2"), 2)
    return max(green + 2 * min(twos, 1), 2 * twos)


# ---- turns


def turns_to_go(state: State, seat: Seat, judge: Seat) -> float:
    """How many turns a seat still needs, as the judge sees it."""
    hand = _hand_seen(state, seat, judge)
    mine = range(seat, len(state.elephants), len(state.players))
    return sum(_turns(steps_to_go(state, number), hand) for number in mine) - _turns_in_hand(state, seat, hand)


def _hand_seen(state: State, seat: Seat, judge: Seat) -> Hand:
    hand = state.players[seat].hand
    return hand if seat == judge else (None,) * len(hand)


def _turns_in_hand(state: State, seat: Seat, hand: Hand) -> float:
    """How many turns better a hand is than six average cards."""
    return (hand_worth(hand, state.players[seat].snakes) - HAND * PRICES.unseen) / PACE


def _turns(steps: float, hand: Hand) -> float:
    """Near the line it matters which cards there are: one more turn, or more."""
    if steps > len(NEAR) - 1:
        return steps / PACE + LAST_TURN
    if steps and steps <= reach(hand):
        return 1.0
    return NEAR[ceil(steps)] if None in hand or not steps else max(NEAR[ceil(steps)], TOO_FAR)


def worth(state: State, judge: Seat) -> float:
    """The chance that a seat wins, as it judges itself: the fewer turns it needs against all others, the better."""
    if state.phase == "over":
        return float(_has_won(state, judge))
    return worth_by_cows(state, judge)(state.cows)


def worth_by_cows(state: State, judge: Seat) -> Callable[[tuple[Place, ...]], float]:
    """The chance that a seat wins by where the cows stand; everything else is counted once."""
    seats = range(len(state.players))
    hands = [_hand_seen(state, seat, judge) for seat in seats]
    others = [_before_turn(state, seat) - _turns_in_hand(state, seat, hands[seat]) for seat in seats]
    delays = [_delays(state, number) for number in range(len(state.elephants))]
    places = [max(place, 0) for place in state.elephants]

    @cache
    def judged(steps: tuple[float, ...]) -> float:
        needs = list(others)
        for number, its in enumerate(steps):
            seat = number % len(seats)
            needs[seat] += _turns(its + delays[number], hands[seat])
        return _chance(needs, judge)

    def by_cows(cows: tuple[Place, ...]) -> float:
        way = ways(state.course, cows)
        return judged(tuple([way[place] for place in places]))

    return by_cows


def _before_turn(state: State, seat: Seat) -> float:
    """What part of a round passes before a seat's turn."""
    return (seat - state.active) % len(state.players) / len(state.players)


def _chance(turns: list[float], judge: Seat) -> float:
    """The chance to be first, by the turns that all need."""
    least = min(turns)
    steep = 3.0 / sqrt(max(least, 1.0))
    chances = [exp(steep * (least - its)) for its in turns]
    return 0.999 * chances[judge] / sum(chances)


def _has_won(state: State, seat: Seat) -> bool:
    mine = range(seat, len(state.elephants), len(state.players))
    return all(state.elephants[number] >= course(state.course).line for number in mine)
