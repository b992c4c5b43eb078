"""The review: a decision's loss against the best, the costliest decisions, and the luck of the dice."""

from functools import cache

import pytest

from stampede import table
from stampede.camel import chances
from stampede.camel.advice import SIGHT
from stampede.camel.review import COSTLIEST, TRIFLE, Review, _fortune, review
from stampede.camel.rules import apply, scores, turn
from stampede.camel.sight import view
from stampede.camel.types import Reveal, Roll, TakeTicket
from stampede.camel.value import worths
from stampede.game import Setup, decision
from stampede.table import Table


@cache
def race(seed: str = "review", game: str = "camel2") -> Table:
    """A race of three who play at random."""
    at = table.sit_down(Setup(game, 3, 0), seed)
    rules = table.game_of(at)
    while isinstance(seat := table.turn(at), int):
        bot = rules.BOTS["random"](rules.view(at.state, seat), seat, table.bot_rng(at))
        at = table.act(at, decision(bot).action)
    return at


@cache
def found(seat: int = 0, game: str = "camel2") -> Review:
    at = race(game=game)
    *_, last = review(at.states, [entry.action for entry in at.log], seat)
    assert isinstance(last.answer, Review)
    return last.answer


@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_every_decision_of_the_seat_is_judged_once(game: str) -> None:
    at = race(game=game)
    plies = [ply for ply, state in enumerate(at.states) if turn(state) == 1]
    judged = found(1, game).decisions
    assert [decision.ply for decision in judged] == plies
    rules = table.game_of(at)
    assert [it.chosen.offer["action"] for it in judged] == [rules.write_action(at.log[ply].action) for ply in plies]


def test_a_loss_is_what_the_best_was_judged_higher_by() -> None:
    at = race()
    for made in found().decisions[:4]:
        known = {worth.action: worth for worth in worths(view(at.states[made.ply], 0), 0, SIGHT)}
        best = max(worth.judgement for worth in known.values())
        action = at.log[made.ply].action
        assert made.best.judgement >= best - 1e-9
        assert made.loss == pytest.approx(made.best.judgement - made.chosen.judgement)
        if action in known:
            assert made.chosen.judgement == pytest.approx(known[action].judgement)
            assert made.loss == pytest.approx(best - known[action].judgement)


def test_no_decision_is_better_than_the_best() -> None:
    losses = [made.loss for seat in range(3) for made in found(seat).decisions]
    assert min(losses) >= 0
    assert max(losses) > 0.5, "who plays at random loses something"


def test_a_decision_is_judged_by_what_its_seat_could_see() -> None:
    """Other cards of others change nothing, as long as the seat has not seen them."""
    at = race()
    ply = found().decisions[-1].ply
    swapped = {"b": "g", "g": "y", "y": "r", "r": "p", "p": "b"}
    states = list(at.states)
    state = states[ply]
    hidden = tuple(
        card if card.seat == 0 else card._replace(racer=swapped[str(card.racer)]) for card in state.winner_pile
    )
    states[ply] = state._replace(winner_pile=hidden)
    *_, last = review(states, [entry.action for entry in at.log], 0)
    assert last.answer.decisions == found().decisions


def test_the_costliest_are_the_three_largest_losses() -> None:
    losses = {made.ply: made.loss for made in found().decisions}
    assert list(found().costliest) == sorted(losses, key=lambda ply: -losses[ply])[:COSTLIEST]
    assert all(losses[ply] > TRIFLE for ply in found().costliest)


def test_luck_is_told_die_by_die_for_every_seat() -> None:
    at = race()
    rolls = [ply for ply, entry in enumerate(at.log) if isinstance(entry.action, Roll)]
    assert [fortune.ply for fortune in found().fortunes] == rolls
    for seat in range(3):
        assert found().luck[seat] == pytest.approx(sum(fortune.pounds[seat] for fortune in found().fortunes))
    assert found().luck == found(1).luck
    assert found().scores == scores(at.state)


def test_over_all_dice_that_could_come_luck_is_nothing() -> None:
    """Nobody has a card on a pile here, so everything is exact."""
    at = table.sit_down(Setup("camel2", 2, 0, "5gyr,6bp,11w,12k - bgyrpx"), "s")
    state, _ = apply(at.state, TakeTicket("r"))
    state, _ = apply(state, TakeTicket("b"))
    before, _ = apply(state, Reveal())
    odds = chances(before)
    total = sum(weight for _, weight in odds)
    fortunes = [(weight / total, _fortune(before, apply(before, roll)[0], 0, roll)) for roll, weight in odds]
    for seat in range(2):
        assert sum(weight * fortune.pounds[seat] for weight, fortune in fortunes) == pytest.approx(0, abs=1e-9)
    assert max(fortune.pounds[0] for _, fortune in fortunes) > 0.5


def test_the_last_die_brings_what_the_race_then_pays() -> None:
    at = race()
    ply = found().fortunes[-1].ply
    assert turn(at.states[ply + 1]) == "over"
    assert at.states[ply + 1] == at.state
    assert max(abs(pounds) for pounds in found().fortunes[-1].pounds) < 60, "cards are not counted a second time"


def test_the_work_says_how_far_it_is() -> None:
    at = race()
    shares = [step.share for step in review(at.states, [entry.action for entry in at.log], 2)]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert len(shares) > len(at.log)
