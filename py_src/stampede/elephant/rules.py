"""The course of a game: whose turn it is, what may be done, and what then happens.

`refusals.why_not` holds every refusal and `legal` is all that it does not refuse, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import takewhile

from stampede.elephant import deck, effects
from stampede.elephant.answers import answer, asked, pass_by, play_from_hand
from stampede.elephant.chance import PHASES
from stampede.elephant.course import LANES, STARTS, course
from stampede.elephant.deck import Card
from stampede.elephant.effects import mud_cost, prayable, take_effect
from stampede.elephant.events import (
    CardApplied,
    CardDiscarded,
    CardStolen,
    CardTaken,
    CowPicked,
    Event,
    HerdingDone,
    MouseStayed,
    TurnEnded,
)
from stampede.elephant.herd import COWS, own_elephants, strides
from stampede.elephant.opening import go_first, take_start
from stampede.elephant.reach import cow_ways
from stampede.elephant.refusals import card_of, why_no_effect, why_not
from stampede.elephant.turns import Result, deal, end_turn, settle, with_hand
from stampede.elephant.types import (
    EFFECTS,
    ELEPHANTS,
    Action,
    Discard,
    Done,
    Draw,
    GoFirst,
    HerdCow,
    Move,
    Pass,
    PickCow,
    Play,
    PlayCharmer,
    PlayCow,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    PlayTiger,
    State,
    Steal,
    Step,
    TakeCard,
    TakeStart,
    TurnUp,
    Way,
)
from stampede.game import IllegalAction, Terms, Turn


def turn(state: State) -> Turn:
    """Who is to move: a seat, chance, or nobody any more."""
    if state.phase == "over":
        return "over"
    return "chance" if state.phase in PHASES else state.seat


def scores(state: State) -> tuple[int, ...]:
    """How far each seat has come: rows of its elephants added up, one more for each that is home."""
    seats = len(state.players)
    rows = [min(place // LANES, course(state.course).rows) + 1 for place in state.elephants]
    return tuple(sum(rows[seat::seats]) for seat in range(seats))


# ---- what may be done


def legal(state: State) -> tuple[Action, ...]:
    """Everything the seat to move may do."""
    return tuple(action for action in _thinkable(state) if why_not(state, action) is None)


def _thinkable(state: State) -> Iterator[Action]:
    """Every action that makes sense in this phase; which of them are legal is `why_not`'s to say."""
    match state.phase:
        case "start":
            yield from map(TakeStart, STARTS)
        case "turn":
            yield from _thinkable_in_turn(state)
        case "tiger":
            yield PlayTiger()
            yield Pass()
        case "walk" if state.walk is not None:
            yield from (Step(stride.place) for stride in strides(state, state.walk))
            yield Done()
        case "cows":
            yield from map(PickCow, COWS[: len(state.cows)])
            yield Done()
        case "herd" if state.cow is not None:
            yield from map(HerdCow, cow_ways(state, state.cow, state.left))
        case "prayer":
            yield from map(TakeCard, prayable(state))
        case "stall" if state.turned is not None:
            yield from _plays(state, state.turned)
            yield Done()


def _thinkable_in_turn(state: State) -> Iterator[Action]:
    held = deck.kinds(state.players[state.seat].hand)
    for card in held:
        yield from _plays(state, card)
    yield from map(Discard, held)
    yield Done()


def _plays(state: State, card: Card) -> tuple[Play, ...]:
    return plays(card, own_elephants(state, state.active), len(state.elephants), len(state.players))


@cache
def plays(card: Card, own: str, elephants: int, seats: int) -> tuple[Play, ...]:
    """Every way to play a card that can be named, moving one of one's own elephants."""
    match card:
        case "m":
            return tuple(map(PlayMouse, ELEPHANTS[:elephants]))
        case "k":
            return tuple(map(PlayMonkey, range(seats)))
        case "w":
            return (PlayCow(),)
        case "p":
            return (PlayPrayer(),)
        case "s":
            return tuple(PlayCharmer(seat, of) for of in (None, *range(seats)) for seat in range(seats))
        case "t":
            return (PlayTiger(),)
        case _:
            ways: tuple[Way, ...] = ("plain", EFFECTS[card]) if card in EFFECTS else ("plain",)
            return tuple(Move(card, elephant, way) for elephant in own for way in ways)


def terms(view: State, action: Action) -> Terms:
    """What an action would bring: how far a card moves and what mud takes of it, how many a step pushes.

    For a seat that lets a card pass: how many seats are still to be asked about that card, itself included.
    """
    match action:
        case Move(card, elephant, _):
            cost = mud_cost(view, elephant)
            return {"points": deck.NUMBERS[card] - cost, "mud": cost} if cost else {"points": deck.NUMBERS[card]}
        case Step(place) if view.walk is not None:
            found = (stride for stride in strides(view, view.walk) if stride.place == place)
            return {"pushed": "".join(push.piece for stride in found for push in stride.pushed)}
        case HerdCow(place) if view.cow is not None:
            return {"steps": len(cow_ways(view, view.cow, view.left).get(place, (place,))) - 1}
        case Pass():
            return {"phase": view.phase, "left": len(asked(view))}
        case Done():
            return {"phase": view.phase}
        case _:
            return {}


def preview(view: State, play: Play) -> tuple[Event, ...]:
    """What a card would do up to the first choice or chance, if no tiger answers it; for ghosts on the board."""
    if why_no_effect(view, play):
        return ()
    _, events = take_effect(view, play)
    return tuple(takewhile(lambda event: not isinstance(event, TurnEnded), events))


# ---- what then happens


def apply(state: State, action: Action) -> Result:  # noqa: PLR0912 - a table: one line per action
    """The state after an action, and the events that led there."""
    if reason := why_not(state, action):
        raise IllegalAction(reason.key, **reason.params)
    match action:
        case Draw(card):
            return deal(state, card)
        case Pass():
            return pass_by(state)
        case Discard(card):
            return _discard(state, card)
        case Step(place):
            return effects.step(state, place)
        case Done():
            return _done(state)
        case PickCow(cow):
            return state._replace(phase="herd", cow=cow), (CowPicked(state.seat, cow),)
        case HerdCow(place):
            assert state.cow is not None
            return effects.herd_cow(state, state.cow, place)
        case TakeCard(card):
            after, events = effects.take_card(state, card)
            return after, (CardTaken(state.seat, card), *events)
        case TurnUp(card):
            return _turn_up(state, card)
        case Steal(card):
            return _steal(state, card)
        case TakeStart(place):
            return take_start(state, place)
        case GoFirst(seat):
            return go_first(state, seat)
        case _:
            return _play(state, action)


def _play(state: State, play: Play) -> Result:
    match state.phase:
        case "tiger":
            return answer(state)
        case "stall":
            after, events = take_effect(state._replace(turned=None, walk=None), play)
            return after, (CardApplied(state.active, card_of(play), play), *events)
        case _:
            return play_from_hand(state, play)


# ---- the rest of a turn


def _discard(state: State, card: Card) -> Result:
    """T1: after a card one discard, then the turn ends; without one, as many as there are."""
    so_far = state.so_far._replace(discarded=state.so_far.discarded + 1)
    hand = deck.without(state.players[state.seat].hand, card)
    after = with_hand(state._replace(so_far=so_far, discards=(*state.discards, card)), state.seat, hand)
    discarded = CardDiscarded(state.seat, card)
    if hand and not so_far.played:
        return after, (discarded,)
    after, events = end_turn(after)
    return after, (discarded, *events)


def _done(state: State) -> Result:
    match state.phase:
        case "walk":
            return effects.stay(state)
        case "cows":
            after, events = settle(state)
            return after, (HerdingDone(state.seat, state.left), *events)
        case "stall":
            after, events = settle(state)
            return after, (MouseStayed(state.seat), *events)
        case _:
            return end_turn(state)


def _turn_up(state: State, card: Card) -> Result:
    """P3: applied if it can be; at once if there is only one way and it may not be declined (R1)."""
    shown, events = effects.turn_up(state, card, applies=True)
    ways = legal(shown)
    if all(isinstance(way, Done) for way in ways):
        return effects.turn_up(state, card, applies=False)
    if len(ways) > 1:
        return shown, events
    after, following = apply(shown, ways[0])
    return after, (*events, *following)


def _steal(state: State, card: Card) -> Result:
    """R2: from one hand to the other."""
    victim = state.victim
    assert victim is not None
    after = with_hand(state, victim, deck.without(state.players[victim].hand, card))
    after = with_hand(after, state.active, deck.with_card(after.players[state.active].hand, card))
    stolen = CardStolen(state.active, victim, card)
    if state.left > 1:
        return after._replace(left=state.left - 1), (stolen,)
    after, events = settle(after)
    return after, (stolen, *events)
