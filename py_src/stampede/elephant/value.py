"""What a position is worth to a seat: its chance to win the race, as far as steps, cards and snakes tell.

Distance is counted in turns, not in spaces: the way past cows and missing spaces, mud, closed crossings, what the hand
can do about it. A seat knows its own cards; others' cards count by number. Looks at what is, not at what may come.
"""

from __future__ import annotations

from functools import lru_cache
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
    ground = course(tiles)
    missing = {place for place, mark in enumerate(ground.marks) if mark == MISSING}
    closed = missing.union(cows)
    steps = [0.0] * (ground.line + LANES)
    for first in range(ground.line - LANES, -1, -LANES):
        row = (first, first + 1, first + 2)
        ahead = [inf if place + LANES in closed else steps[place + LANES] + 1 for place in row]
        free = [place not in closed for place in row]
        beyond = min(steps[place + LANES] for place in row if place + LANES not in missing)
        steps[first : first + LANES] = [_from(lane, ahead, free, beyond) for lane in range(LANES)]
    return tuple(steps)


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
    place, ground = state.elephants[number], course(state.course)
    if place >= ground.line:
        return 0.0
    steps = ways(state.course, state.cows)[max(place, 0)] + ground.mud.get(place, 0)
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
    player = state.players[seat]
    hand = player.hand if seat == judge else (None,) * len(player.hand)
    mine = range(seat, len(state.elephants), len(state.players))
    turns = sum(_turns(steps_to_go(state, number), hand) for number in mine)
    return turns - (hand_worth(hand, player.snakes) - HAND * PRICES.unseen) / PACE


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
    seats = len(state.players)
    turns = [turns_to_go(state, seat, judge) + (seat - state.active) % seats / seats for seat in range(seats)]
    least = min(turns)
    steep = 3.0 / sqrt(max(least, 1.0))
    chances = [exp(steep * (least - its)) for its in turns]
    return 0.999 * chances[judge] / sum(chances)


def _has_won(state: State, seat: Seat) -> bool:
    mine = range(seat, len(state.elephants), len(state.players))
    return all(state.elephants[number] >= course(state.course).line for number in mine)
