"""Ways of playing Elephant Derby, from a calf to a rajah. A bot sees its own view and nothing else.

All of them judge by `value` what `foresight` tells. The calf is unsure of what it sees, the mahout takes the best next
card, the rajah plans whole turns and tries out how rivals with sampled hands would reply.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from stampede.elephant.course import Place
from stampede.elephant.foresight import best_herding, foreseen, is_turn_of
from stampede.elephant.herd import is_home, owner
from stampede.elephant.lineup import places_behind
from stampede.elephant.rules import legal
from stampede.elephant.sight import guess
from stampede.elephant.turns import with_hand
from stampede.elephant.types import (
    Action,
    Discard,
    Done,
    HerdCow,
    Move,
    Pass,
    PickCow,
    PlayCharmer,
    PlayCow,
    PlayMonkey,
    PlayMouse,
    PlayPrayer,
    PlayTiger,
    State,
    Step,
    TakeCard,
    TakeStart,
)
from stampede.elephant.value import worth
from stampede.game import Bot, Reason, Rng, Seat, Thought

NOISE = 0.08  # by how much of the chance to win a calf is off, give or take
ALMOST = 0.999  # as sure as one can be of a race that is not won
PLANS = 4  # that a rajah tries out against replies
REPLIES = 24  # turns of rivals that a rajah thinks through in all
FIRST_SIGHT = 0.5  # how much it trusts what it saw before the replies, against what it saw after them


class Plan(NamedTuple):
    """A turn thought through to its end."""

    action: Action  # the first of it
    end: State
    worth: float


# ---- by whim


def by_chance(view: State, _seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Picks a kind of action, then one of that kind: otherwise it would do little but herd cows."""
    actions = legal(view)
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    yield Thought(rng.choice([action for action in actions if type(action).__name__ == kind]), Reason("why-whim"))


# ---- by judgement


def by_judgement(noise: float, view: State, seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Takes what it judges best, each thought with one more action looked at."""
    if view.phase in ("cows", "herd") and not noise:
        yield herding(view)
        return
    if view.phase == "start":
        yield starting(view, seat, rng)
        return
    actions = legal(view)
    best, most = Thought(actions[0], Reason("why-enough")), -1.0
    for number, action in enumerate(actions, 1):
        judged = worth(foreseen(view, action, herds=not noise), seat)
        judged = min(judged + rng.gauss(0.0, noise), ALMOST) if noise and judged < 1 else judged
        if judged > most:
            best, most = Thought(action, why(view, action)), judged
        yield best._replace(share=number / len(actions))


def starting(view: State, seat: Seat, rng: Rng) -> Thought:
    """S1: the best start, of equal ones the one in the front row; behind whom is left to chance.

    The first card pushes the rival that stands ahead. That helps the rival; which rival it is makes no difference to
    oneself. If all bots chose alike, one place in the turn order would always gain by it.
    """
    actions = sorted(legal(view), key=_start_of, reverse=True)
    best = max(actions, key=lambda action: worth(foreseen(view, action), seat))
    behind = [action for action in actions if _start_of(action) in places_behind(view)]
    if len(view.players) > 2 and best in behind:
        best = rng.choice(behind)
    return Thought(best, why(view, best))


def _start_of(action: Action) -> Place:
    assert isinstance(action, TakeStart)
    return action.place


def herding(view: State) -> Thought:
    """R3: the best cow to its best place, and so on while it helps."""
    best = best_herding(view)
    if best is None:
        action: Action = Done() if view.phase == "cows" else legal(view)[0]
    else:
        action = PickCow(best[0]) if view.phase == "cows" else HerdCow(best[1])
    return Thought(action, why(view, action))


# ---- by planning


def by_planning(view: State, seat: Seat, rng: Rng) -> Iterator[Thought]:
    """Plans whole turns, then tries the best of them against what rivals with sampled hands would do."""
    if view.phase not in ("turn", "walk", "prayer", "stall"):
        yield from by_judgement(0.0, view, seat, rng)
        return
    plans: list[Plan] = []
    actions = legal(view)
    for number, action in enumerate(actions, 1):
        plans += plans_after(view, action, seat)
        best = max(plans, key=lambda plan: plan.worth).action
        yield Thought(best, why(view, best), number / len(actions) / 2)
    for plan, share in tried(view, seat, shortlist(plans), rng):
        yield Thought(plan.action, why(view, plan.action), share)


def plans_after(view: State, action: Action, seat: Seat) -> list[Plan]:
    """What can be made of a turn that goes on with this action."""
    middle = foreseen(view, action)
    if not is_turn_of(middle, seat):
        return [Plan(action, middle, worth(middle, seat))]
    ends = [foreseen(middle, second) for second in legal(middle) if not isinstance(second, PlayCow)]
    return [Plan(action, end, worth(end, seat)) for end in ends]


def shortlist(plans: list[Plan]) -> list[Plan]:
    """The best plans that end differently; one that wins needs no others."""
    ranked = sorted(plans, key=lambda plan: plan.worth, reverse=True)
    if ranked[0].worth == 1:
        return ranked[:1]
    different = {plan.end: plan for plan in reversed(ranked)}
    return sorted(different.values(), key=lambda plan: plan.worth, reverse=True)[:PLANS]


def tried(view: State, seat: Seat, plans: list[Plan], rng: Rng) -> Iterator[tuple[Plan, float]]:
    """The plan that does best so far against sampled hands, and the share of the samples that are done."""
    if len({plan.action for plan in plans}) == 1:
        yield plans[0], 1.0
        return
    samples = max(2, REPLIES // (len(plans) * (len(view.players) - 1)))
    sums, best = [samples * FIRST_SIGHT * plan.worth for plan in plans], plans[0]
    for sample in range(samples):
        hands = guess(view, seat, rng)
        for number, plan in enumerate(plans):
            sums[number] += worth(after_replies(_with_hands(plan.end, hands, seat), seat), seat)
            if number == len(plans) - 1:  # only now have all met the same hands
                best = plans[sums.index(max(sums))]
            yield best, 0.5 + (sample * len(plans) + number + 1) / (samples * len(plans)) / 2


def _with_hands(end: State, hands: State, seat: Seat) -> State:
    """The end of a turn with the hands of a sample for everybody else."""
    for other, player in enumerate(end.players):
        if other != seat:
            end = with_hand(end, other, hands.players[other].hand[: len(player.hand)])
    return end


def after_replies(state: State, seat: Seat) -> State:
    """The state when it is a seat's turn again, if everybody else takes what looks best."""
    while state.phase == "turn" and state.active != seat:
        state = best_next(state)
    return state


def best_next(state: State) -> State:
    """What the seat to move makes of its next card; herding is left out, and discards if it can do anything else."""
    actions = [action for action in legal(state) if not isinstance(action, PlayCow)]
    actions = [action for action in actions if not isinstance(action, Discard)] or actions
    ends = [foreseen(state, action, herds=False) for action in actions]
    return max(ends, key=lambda end: worth(end, state.active))


# ---- why


def why(view: State, action: Action) -> Reason:
    """One sentence for a move; it tells nothing that others may not know."""
    match action:
        case Move() | Step():
            return _why_go(view, action)
        case PlayMouse(elephant):
            return Reason("why-mouse", {"seat": owner(view, elephant)})
        case PlayMonkey(seat):
            return Reason("why-monkey", {"seat": seat})
        case PlayCharmer(seat, _):
            return Reason("why-charmer", {"seat": seat})
        case PlayCow() | PickCow() | HerdCow():
            return Reason("why-cow")
        case PlayPrayer() | TakeCard():
            return Reason("why-prayer")
        case PlayTiger():
            return Reason("why-answer") if view.phase == "tiger" else Reason("why-tiger")
        case Pass():
            return Reason("why-pass")
        case Discard():
            return Reason("why-discard")
        case TakeStart():
            return Reason("why-start")
        case _:
            return Reason("why-enough")


def _why_go(view: State, action: Action) -> Reason:
    """Where a move leads: home, or so many rows on."""
    after = foreseen(view, action, herds=False)
    return Reason("why-home") if after.phase == "over" or _homes(after) > _homes(view) else Reason("why-go")


def _homes(state: State) -> int:
    return sum(is_home(state, elephant) for elephant in "RBGYPO"[: len(state.elephants)])


STRENGTHS: dict[str, Bot] = {
    "calf": partial(by_judgement, NOISE),
    "mahout": partial(by_judgement, 0.0),
    "rajah": by_planning,
}
BOTS: dict[str, Bot] = {**STRENGTHS, "random": by_chance}
