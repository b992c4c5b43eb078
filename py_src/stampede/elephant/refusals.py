"""Every refusal, with its reason. What is not refused here is legal."""

from __future__ import annotations

from stampede.elephant import deck
from stampede.elephant.chance import PHASES, chances
from stampede.elephant.course import LANES, STARTS, Place, write_place
from stampede.elephant.deck import Card
from stampede.elephant.effects import mud_cost, prayable
from stampede.elephant.herd import COWS, barred_by, is_home, landing, owner, place_of, strides
from stampede.elephant.lineup import places_for_first
from stampede.elephant.reach import can_move, cow_ways, mouse_run
from stampede.elephant.turns import snake_supply
from stampede.elephant.types import (
    EFFECTS,
    ELEPHANTS,
    SCARED_STEPS,
    Action,
    Cow,
    Discard,
    Done,
    Draw,
    Elephant,
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
    Walk,
)
from stampede.game import Reason, Seat

PLAYS = (Move, PlayMouse, PlayMonkey, PlayCow, PlayPrayer, PlayCharmer, PlayTiger)


def why_not(state: State, action: Action) -> Reason | None:
    """The rule that forbids this action now, or None."""
    if state.phase == "over":
        return Reason("race-is-over")
    if isinstance(action, GoFirst | Draw | TurnUp | Steal) or (isinstance(action, TakeStart) and state.phase == "lot"):
        return _why_not_chance(state, action)
    if state.phase in PHASES:
        return Reason("wait-for-cards")
    if state.phase == "turn":
        return _why_not_in_turn(state, action)
    return _why_not_asked(state, action)


def _why_not_asked(state: State, action: Action) -> Reason | None:
    """What is asked in a phase is what may be answered."""
    match state.phase, action:
        case "start", TakeStart(place):
            return _why_not_start(state, place)
        case "tiger", Pass():
            return None
        case "tiger", PlayTiger():
            return _why_not_held(state, state.seat, "t")
        case "stall", _ if isinstance(action, PLAYS):
            return _why_not_applied(state, action)
        case "stall", Done() if state.turned == "m" and state.rules > 1:
            return None  # R1: the mouse may stay in its hole
        case "prayer", TakeCard(card):
            return _why_not_taken(state, card)
        case _:
            return _why_not_way(state, action)


def _why_not_way(state: State, action: Action) -> Reason | None:
    """The ways of elephants and cows."""
    match state.phase, action:
        case "walk", Step(place):
            return _why_not_step(state, place)
        case "walk", Done():
            return None if state.walk and state.walk.may_stay else Reason("must-go-on")
        case "cows", PickCow(cow):
            return _why_not_cow(state, cow)
        case "cows", Done():
            return None
        case "herd", HerdCow(place):
            return _why_not_herd(state, place)
        case _:
            return Reason("not-now", {"phase": state.phase})


def _why_not_chance(state: State, action: Action) -> Reason | None:
    if state.phase not in PHASES:
        return Reason("only-chance-decides")
    if any(action == possible for possible, _ in chances(state)):
        return None
    return Reason("not-for-chance-now")


def _why_not_start(state: State, place: Place) -> Reason | None:
    """S1: a free starting place; S3: for the first player one behind another elephant."""
    if place not in STARTS:
        return Reason("no-such-start")
    if place in state.elephants:
        return Reason("start-is-taken", {"place": write_place(place)})
    wanted = places_for_first(state)
    return Reason("start-not-behind") if wanted and place not in wanted else None


# ---- a turn


def _why_not_in_turn(state: State, action: Action) -> Reason | None:
    """T1: one card, or two that are not both green, or discards."""
    match action:
        case Discard(card):
            return _why_not_held(state, state.seat, card)
        case Done():
            return _why_not_end(state)
        case _ if isinstance(action, PLAYS):
            return _why_not_played(state, action)
        case _:
            return Reason("not-now", {"phase": state.phase})


def _why_not_end(state: State) -> Reason | None:
    """T1: a turn without anything only with an empty hand."""
    idle = not state.so_far.played and not state.so_far.discarded
    return Reason("turn-is-idle") if idle and state.players[state.seat].hand else None


def _why_not_held(state: State, seat: Seat, card: Card) -> Reason | None:
    hand = state.players[seat].hand
    if card in hand:
        return None
    if not _is_one_of(card, deck.CARDS):
        return Reason("no-such-card", {"card": str(card)})
    return Reason("hand-is-hidden") if None in hand else Reason("card-not-held", {"card": card})


def card_of(play: Play) -> Card:
    """The card that is played."""
    match play:
        case Move(card, _, _):
            return card
        case PlayMouse():
            return "m"
        case PlayMonkey():
            return "k"
        case PlayCow():
            return "w"
        case PlayPrayer():
            return "p"
        case PlayCharmer():
            return "s"
        case PlayTiger():
            return "t"


def _why_not_played(state: State, play: Play) -> Reason | None:
    card, played = card_of(play), state.so_far.played
    if reason := _why_not_held(state, state.seat, card):
        return reason
    if state.so_far.discarded:
        return Reason("played-after-discard")
    if played and played in deck.GREEN and card in deck.GREEN:
        return Reason("two-green-cards", {"card": card})
    return why_no_effect(state, play)


def _why_not_applied(state: State, play: Play) -> Reason | None:
    """P3: the card that was turned up, on the elephant that stands at the stall."""
    if card_of(play) != state.turned:
        return Reason("other-card-turned-up", {"card": str(state.turned)})
    if isinstance(play, Move) and state.walk and play.elephant != state.walk.elephant:
        return Reason("other-elephant-at-stall", {"elephant": state.walk.elephant})
    return why_no_effect(state, play)


# ---- what each card needs (T4: a card that can do nothing at all is not played)


def why_no_effect(state: State, play: Play) -> Reason | None:
    """Why a card could not do what is asked of it; whether it may be played at all is not looked at."""
    match play:
        case Move():
            return _why_no_move(state, play)
        case PlayMouse(elephant):
            return _why_no_scare(state, elephant)
        case PlayMonkey(seat):
            return _why_no_theft(state, seat)
        case PlayCow():
            return None if any(can_move(state, cow) for cow in COWS[: len(state.cows)]) else Reason("no-cow-can-move")
        case PlayPrayer():
            return None if len(state.discards) > (state.phase == "stall") else Reason("no-discards")
        case PlayCharmer(seat, taken_from):
            return _why_no_snake(state, seat, taken_from)
        case PlayTiger():
            return None if state.players[state.active].snakes else Reason("no-snakes")


def _why_no_move(state: State, move: Move) -> Reason | None:
    """M1, P4: at least one step, or a landing."""
    if move.card not in deck.NUMBERS:
        return Reason("card-does-not-move", {"card": str(move.card)})
    if move.way not in ("plain", EFFECTS.get(move.card)):
        return Reason("card-without-effect", {"card": move.card, "way": str(move.way)})
    if reason := _why_not_elephant(state, move.elephant):
        return reason
    if owner(state, move.elephant) != state.active:
        return Reason("elephant-of-other", {"elephant": move.elephant})
    points = deck.NUMBERS[move.card] - mud_cost(state, move.elephant)
    if points <= 0:
        return Reason("stuck-in-mud", {"elephant": move.elephant, "points": mud_cost(state, move.elephant)})
    if move.way == "carpet":
        return _why_no_flight(state, move.elephant, points)
    walk = Walk(move.elephant, move.way, points)
    return None if strides(state, walk) else Reason("no-step-possible", {"elephant": move.elephant})


def _why_no_flight(state: State, elephant: Elephant, points: int) -> Reason | None:
    """E2, P5: a place to land on, and no closed crossing on the way that another elephant holds."""
    place = landing(state, elephant, points)
    if place is None:
        return Reason("carpet-cannot-land", {"place": write_place(place_of(state, elephant) + points * LANES)})
    leader = barred_by(state, elephant, place)
    if leader == elephant:
        return Reason("crossing-just-reached", {"elephant": elephant})
    return None if leader is None else Reason("crossing-held", {"elephant": leader})


def _why_not_elephant(state: State, elephant: Elephant) -> Reason | None:
    if not _is_one_of(elephant, ELEPHANTS[: len(state.elephants)]):
        return Reason("no-such-elephant", {"elephant": str(elephant)})
    return Reason("elephant-is-home", {"elephant": elephant}) if is_home(state, elephant) else None


def _why_no_scare(state: State, elephant: Elephant) -> Reason | None:
    """R1: an elephant a mouse can reach and that has somewhere to go."""
    if reason := _why_not_elephant(state, elephant):
        return reason
    if mouse_run(state, elephant) is None:
        return Reason("mouse-cannot-reach", {"elephant": elephant})
    walk = Walk(elephant, "scared", SCARED_STEPS, "mouse")
    return None if strides(state, walk) else Reason("cannot-be-scared", {"elephant": elephant})


def _why_no_theft(state: State, seat: Seat) -> Reason | None:
    """R2: another player, with cards."""
    if reason := _why_not_seat(state, seat):
        return reason
    if seat == state.active:
        return Reason("monkey-on-self")
    return None if state.players[seat].hand else Reason("nothing-to-steal", {"seat": seat})


def _why_no_snake(state: State, seat: Seat, taken_from: Seat | None) -> Reason | None:
    """R5: from the supply while there is one, then from player to player."""
    if reason := _why_not_seat(state, seat):
        return reason
    if snake_supply(state):
        return None if taken_from is None else Reason("snakes-in-supply")
    if taken_from is None:
        return Reason("snakes-all-out")
    if reason := _why_not_seat(state, taken_from):
        return reason
    if taken_from == seat:
        return Reason("snake-to-same-player")
    return None if state.players[taken_from].snakes else Reason("no-snake-there", {"seat": taken_from})


def _why_not_seat(state: State, seat: Seat) -> Reason | None:
    seats = len(state.players)
    return None if seat in range(seats) else Reason("no-such-seat", {"seat": seat, "seats": seats})


# ---- small steps


def _why_not_step(state: State, place: Place) -> Reason | None:
    assert state.walk is not None
    if any(stride.place == place for stride in strides(state, state.walk)):
        return None
    return Reason("no-such-step")


def _why_not_cow(state: State, cow: Cow) -> Reason | None:
    if not _is_one_of(cow, COWS[: len(state.cows)]):
        return Reason("no-such-cow", {"cow": str(cow)})
    return None if can_move(state, cow) else Reason("cow-cannot-move", {"cow": cow})


def _why_not_herd(state: State, place: Place) -> Reason | None:
    assert state.cow is not None
    return None if place in cow_ways(state, state.cow, state.left) else Reason("cow-cannot-reach")


def _why_not_taken(state: State, card: Card) -> Reason | None:
    if _is_one_of(card, deck.CARDS) and card in prayable(state):
        return None
    return Reason("hand-is-hidden") if None in state.discards else Reason("card-not-discarded", {"card": str(card)})


def _is_one_of(letter: str, letters: str) -> bool:
    return len(letter) == 1 and letter in letters
