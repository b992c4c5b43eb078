"""What cards and spaces do, once they are played or reached. Who may answer with a tiger is `rules`'."""

from __future__ import annotations

from stampede.elephant import deck, walk
from stampede.elephant.course import Kind, Place, course, kind
from stampede.elephant.events import (
    CardTurnedUp,
    CowHerded,
    Event,
    MouseRan,
    MudLeft,
    SnakeGiven,
    SnakesChased,
    SpaceReached,
    TreeLeft,
)
from stampede.elephant.herd import COWS, is_home, landing, place_of, strides
from stampede.elephant.reach import cow_ways, mouse_run
from stampede.elephant.turns import (
    Result,
    draw_up_to,
    pile_size,
    settle,
    shuffle_if_empty,
    with_hand,
    with_snakes,
)
from stampede.elephant.types import (
    COW_STEPS,
    SCARED_STEPS,
    STOLEN,
    TREE_STEPS,
    Cow,
    Elephant,
    Move,
    Play,
    PlayCharmer,
    PlayCow,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    PlayTiger,
    State,
    Walk,
)
from stampede.game import Seat


def take_effect(state: State, play: Play) -> Result:
    """A card does what it says; its choices are already made as far as they are named."""
    match play:
        case Move():
            return _move(state, play)
        case PlayMouse(elephant):
            return _scare(state, elephant)
        case PlayMonkey(seat):
            return _steal_from(state, seat)
        case PlayCow():
            return state._replace(phase="cows", seat=state.active, left=COW_STEPS), ()
        case PlayPrayer():
            return state._replace(phase="prayer", seat=state.active), ()
        case PlayCharmer(seat, taken_from):
            return _charm(state, seat, taken_from)
        case PlayTiger():
            return _chase_snakes(state)


# ---- movement


def mud_cost(state: State, elephant: Elephant) -> int:
    """P4: what an elephant that began its owner's turn in mud must spend first."""
    return course(state.course).mud[place_of(state, elephant)] if elephant in state.so_far.stuck else 0


def _move(state: State, move: Move) -> Result:
    """M1, E1–E3, P4: get free, then go or fly with what is left."""
    cost = mud_cost(state, move.elephant)
    points = deck.NUMBERS[move.card] - cost
    freed = (MudLeft(move.elephant, place_of(state, move.elephant), cost, points),) if cost else ()
    if move.way == "carpet":
        after, events = _fly(state, move.elephant, points)
    else:
        after, events = walk_on(state._replace(walk=Walk(move.elephant, move.way, points)))
    return after, (*freed, *events)


def _fly(state: State, elephant: Elephant, points: int) -> Result:
    place = landing(state, elephant, points)
    assert place is not None
    after, events = walk.fly(state._replace(walk=Walk(elephant, "plain", 0)), place)
    after, following = _arrive(after)
    return after, (*events, *following)


def walk_on(state: State) -> Result:
    """On until there is a choice, or until the move is over and the space it ended on works."""
    after, events, choices = walk.go(state)
    if choices and after.phase != "over":
        return after._replace(phase="walk", seat=after.active), events
    after, following = _arrive(after)
    return after, (*events, *following)


def step(state: State, place: Place) -> Result:
    """The player chose where to go."""
    assert state.walk is not None
    stride = next(stride for stride in strides(state, state.walk) if stride.place == place)
    after, events = walk.take(state, stride)
    after, following = walk_on(after)
    return after, walk.joined(events, following)


def stay(state: State) -> Result:
    """P2: the extra steps are not wanted."""
    assert state.walk is not None
    elephant = state.walk.elephant
    after, events = settle(state)
    return after, (TreeLeft(elephant, place_of(state, elephant)), *events)


# ---- spaces


def _arrive(state: State) -> Result:
    """Section 7: the space an elephant ends its own move on works, once a turn."""
    assert state.walk is not None
    if state.phase == "over":
        return state._replace(walk=None), ()
    elephant = state.walk.elephant
    if state.walk.gait == "scared" or is_home(state, elephant):
        return settle(state)
    place = place_of(state, elephant)
    there: Kind = kind(course(state.course), place)
    if place in state.so_far.used or there not in ("banana", "mango", "stall"):
        return settle(state)
    so_far = state.so_far._replace(used=(*state.so_far.used, place))
    return _work(state._replace(so_far=so_far), place, there)


def _work(state: State, place: Place, there: Kind) -> Result:
    assert state.walk is not None
    elephant = state.walk.elephant
    if there == "banana":
        after, events = _banana(state)
        return after, (SpaceReached(state.active, elephant, place, "banana"), *events)
    if there == "mango":
        after, events = _mango(state, elephant)
        return after, (SpaceReached(state.active, elephant, place, "mango"), *events)
    after, events = _stall(state)
    return after, (SpaceReached(state.active, elephant, place, "stall"), *events)


def _banana(state: State) -> Result:
    """P1: cards at once, up to nine less one for each snake."""
    after, events = draw_up_to(state, deck.BANANA_HAND, "banana")
    if after.phase == "banana":
        return after._replace(walk=None), events
    return settle(after)


def _mango(state: State, elephant: Elephant) -> Result:
    """P2: two more steps, if the player wants them and there are any."""
    offered = Walk(elephant, "mango", TREE_STEPS, "tree", may_stay=True)
    after = state._replace(walk=offered)
    return walk_on(after) if strides(after, offered) else settle(after)


def _stall(state: State) -> Result:
    """P3: the top card of the pile is turned up, if there is any card."""
    if not pile_size(state) and not state.discards:
        return settle(state)
    return shuffle_if_empty(state._replace(phase="market", seat=state.active))


# ---- red cards


def _scare(state: State, elephant: Elephant) -> Result:
    """R1: the mouse runs, the elephant goes back."""
    path = mouse_run(state, elephant)
    assert path is not None
    after, events = walk_on(state._replace(walk=Walk(elephant, "scared", SCARED_STEPS, "mouse")))
    return after, (MouseRan(path, elephant), *events)


def _steal_from(state: State, seat: Seat) -> Result:
    """R2: two cards or what there is, picked by chance."""
    left = min(STOLEN, len(state.players[seat].hand))
    if not left:
        return settle(state)
    return state._replace(phase="monkey", seat=state.active, victim=seat, left=left), ()


def _charm(state: State, seat: Seat, taken_from: Seat | None) -> Result:
    """R5: a snake from the supply, or from one player to another."""
    after = state
    if taken_from is not None:
        after = with_snakes(after, taken_from, after.players[taken_from].snakes - 1)
    after = with_snakes(after, seat, after.players[seat].snakes + 1)
    after, events = settle(after)
    return after, (SnakeGiven(state.active, seat, taken_from), *events)


def _chase_snakes(state: State) -> Result:
    """R6: all one's snakes go back."""
    snakes = state.players[state.active].snakes
    after, events = settle(with_snakes(state, state.active, 0))
    return after, (SnakesChased(state.active, snakes), *events)


def herd_cow(state: State, cow: Cow, place: Place) -> Result:
    """R3: a cow goes to a place it can reach; the steps it takes are spent."""
    path = cow_ways(state, cow, state.left)[place]
    number, left = COWS.index(cow), state.left - len(path) + 1
    cows = (*state.cows[:number], place, *state.cows[number + 1 :])
    herded = CowHerded(cow, path, left)
    after = state._replace(phase="cows", cows=cows, cow=None, left=left)
    if left:
        return after, (herded,)
    after, events = settle(after)
    return after, (herded, *events)


def take_card(state: State, card: deck.Card) -> Result:
    """R4: out of the discards into the hand; the prayer itself, on top of the others of its kind, stays."""
    place = state.discards.index(card) if card == "p" else len(state.discards) - 1 - state.discards[::-1].index(card)
    discards = (*state.discards[:place], *state.discards[place + 1 :])
    hand = deck.with_card(state.players[state.active].hand, card)
    return settle(with_hand(state._replace(discards=discards), state.active, hand))


def prayable(state: State) -> str:
    """R4: the cards a prayer can bring back: all that were discarded, but not this prayer."""
    left = list(state.discards)
    if "p" in left:
        left.remove("p")
    return deck.kinds(left)


def turn_up(state: State, card: deck.Card, *, applies: bool) -> Result:
    """P3: the card goes on the discards; whether it can be applied is told by who knows the refusals."""
    assert state.pile is not None
    after = state._replace(pile=deck.less(state.pile, card), discards=(*state.discards, card))
    events: tuple[Event, ...] = (CardTurnedUp(state.active, card, applies),)
    if applies:
        return after._replace(phase="stall", turned=card), events
    after, following = settle(after)
    return after, (*events, *following)
