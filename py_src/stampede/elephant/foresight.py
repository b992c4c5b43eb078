"""What an action leads to, as far as a seat can tell: nobody answers, cards that are not seen are average ones.

Choices on the way are made well for whoever has them, by `value`. Works on views: what is not seen stays unseen.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampede.elephant import deck
from stampede.elephant.answers import pass_by, play_from_hand
from stampede.elephant.course import LANES, Place
from stampede.elephant.effects import herd_cow, step, walk_on
from stampede.elephant.herd import COWS
from stampede.elephant.reach import can_move, cow_ways
from stampede.elephant.rules import apply, legal
from stampede.elephant.turns import begin_turn, settle, with_hand, with_player
from stampede.elephant.types import (
    Action,
    Cow,
    Crossing,
    Done,
    Move,
    PlayCharmer,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    State,
    Step,
    TakeStart,
    Walk,
)
from stampede.elephant.value import worth, worth_by_cows
from stampede.game import Seat

STALL_STEPS = 3  # what a card from a stall brings on average
WINDOW = 7  # rows ahead of an elephant in which a cow matters to it
DETOUR = 4  # steps that a cow in one's own way is led aside at most
ENOUGH_DISCARDS = 4  # among so many there is a good one
FIRST_MOVE = 5  # rows that a first card brings on average
GAIN = 0.002  # of the chance to win, before cows are moved for it


def foreseen(state: State, action: Action, *, herds: bool = True) -> State:
    """The state after an action and all that follows from it, up to the next card, discard or turn."""
    if isinstance(action, TakeStart):
        return _started(apply(state, action)[0], state.seat, action.place)
    after = settled(_applied(state, action), herds=herds)
    is_idle = after.phase == "turn" and after.so_far.discarded  # who discards first plays no card any more
    return settled(apply(after, Done())[0]) if is_idle else after


def _started(state: State, seat: Seat, place: Place) -> State:
    """S1: those who have a place already move later, so the first card pushes a rival that stands ahead.

    Closed crossings are too far away to matter.
    """
    ahead = place + LANES
    mine = state.elephants[seat :: len(state.players)]
    pushed = [
        there + FIRST_MOVE * LANES if there == ahead and there not in mine else there for there in state.elephants
    ]
    return state._replace(elephants=tuple(pushed), crossings=(Crossing(is_open=True),) * len(state.crossings))


def _applied(state: State, action: Action) -> State:
    """The state after a legal action; the commonest are not asked again whether they are legal."""
    match action:
        case Step(place):
            return step(state, place)[0]
        case Move() | PlayMouse() | PlayMonkey() | PlayPrayer() | PlayCharmer() if state.phase == "turn":
            return play_from_hand(state, action)[0]
        case _:
            return apply(state, action)[0]


def settled(state: State, *, herds: bool = True) -> State:
    """On to where somebody is to play a card; without `herds`, cows are left where they are."""
    while True:
        match state.phase:
            case "tiger":
                state, _ = pass_by(state)
            case "walk" | "stall":
                state = _chosen(state, herds=herds)
            case "cows" | "herd":
                state = _herded(state) if herds else settle(state)[0]
            case "prayer":
                state = _prayed(state)
            case "monkey":
                state = _robbed(state)
            case "banana" | "refill":
                state = _drawn(state)
            case "market":
                state = _turned_up(state)
            case _:
                return state


def _chosen(state: State, *, herds: bool) -> State:
    """The way that whose turn it is would go; far from its end, a walk is judged by the next step."""
    far = state.walk is not None and state.walk.gait == "mango" and state.walk.left > 2
    ends = [_applied(state, action) for action in legal(state)]
    if not far:
        ends = [settled(end, herds=herds) for end in ends]
    return max(ends, key=lambda end: worth(end, state.active))


# ---- cards that are not seen


def _drawn(state: State) -> State:
    """P1, T2: cards that nobody has seen yet."""
    player = state.players[state.active]
    hand = player.hand + (None,) * player.owed
    after = with_player(state, state.active, player._replace(hand=hand, owed=0))
    if state.phase == "banana":
        return settle(after)[0]
    return begin_turn(after, (state.active + 1) % len(state.players))[0]


def _robbed(state: State) -> State:
    """R2: which cards a monkey takes is not known before."""
    assert state.victim is not None
    hand = state.players[state.victim].hand
    after = with_hand(state, state.victim, hand[: len(hand) - state.left])
    gained = after.players[state.active].hand + (None,) * state.left
    return settle(with_hand(after, state.active, gained))[0]


def _prayed(state: State) -> State:
    """R4: something good is among the discards once there are some."""
    card = "5" if len(state.discards) > ENOUGH_DISCARDS else None
    hand = deck.with_card(state.players[state.active].hand, card)
    return settle(with_hand(state._replace(discards=state.discards[1:]), state.active, hand))[0]


def _turned_up(state: State) -> State:
    """P3: a stall brings an elephant a few steps on; that it brings it home is not to be relied on."""
    assert state.walk is not None
    ahead, _ = walk_on(state._replace(walk=Walk(state.walk.elephant, "plain", STALL_STEPS)))
    return settle(state)[0] if ahead.phase == "over" else ahead


# ---- cows


def _herded(state: State) -> State:
    """R3: one cow goes where it is best; then the others are left."""
    best = best_herding(state)
    if best is None:
        return settle(state)[0]
    after, _ = herd_cow(state, *best)
    return settle(after)[0] if after.phase == "cows" else after


def best_herding(state: State) -> tuple[Cow, Place] | None:
    """The cow to move and where to, for whom it is to choose; a cow that is picked already moves in any case."""
    judged = worth_by_cows(state, state.active)
    best, most = None, (0.0 if state.cow else judged(state.cows) + GAIN)
    for cow, place in _herdings(state):
        number = COWS.index(cow)
        there = judged((*state.cows[:number], place, *state.cows[number + 1 :]))
        if there > most:
            best, most = (cow, place), there
    return best


def _herdings(state: State) -> Iterator[tuple[Cow, Place]]:
    """Where cows can go that matters: in front of rivals, or aside from one's own way."""
    mine, theirs = _rows(state, own=True), _rows(state, own=False)
    for cow in state.cow or COWS[: len(state.cows)]:
        if not can_move(state, cow):
            continue
        in_my_way = _is_ahead(state.cows[COWS.index(cow)], mine)
        for place, path in cow_ways(state, cow, state.left).items():
            if state.cow or _is_ahead(place, theirs) or (in_my_way and len(path) <= DETOUR + 1):
                yield cow, place


def _rows(state: State, *, own: bool) -> set[int]:
    seats = len(state.players)
    places = enumerate(state.elephants)
    return {place // LANES for number, place in places if (number % seats == state.active) == own}


def _is_ahead(place: Place, rows: set[int]) -> bool:
    """Is a place so close before an elephant that it matters?"""
    return any(0 <= place // LANES - row <= WINDOW for row in rows)


def is_turn_of(state: State, seat: Seat) -> bool:
    """May a seat still play a card in this turn?"""
    return state.phase == "turn" and state.active == seat
