"""Bots of four strengths: legal, blind to secrets, repeatable, able to say why, and each better than the one below."""

import random

import pytest

from camel.references import REFERENCES
from camel.scripted import after
from stampede import camel, tournament, words
from stampede.camel.bots import STRENGTHS
from stampede.camel.notation import write_action
from stampede.game import decision
from stampede.tournament import Match

BOTS = {**camel.BOTS, **REFERENCES}


def choice(bot: str, line: str, actions: str = "", seed: int = 1) -> str:
    state = after(line, actions)
    thought = decision(BOTS[bot](camel.view(state, state.seat), state.seat, random.Random(seed)))
    return write_action(thought.action)


def test_there_are_four_strengths_from_a_beginner_to_an_expert() -> None:
    assert list(STRENGTHS) == ["greenhorn", "regular", "tipster", "bookmaker"]


@pytest.mark.parametrize("bot", camel.BOTS)
def test_a_bot_does_the_same_with_the_same_seed(bot: str) -> None:
    line = "camel2 4 0 1pb,2g,3yr,15w,16k - bgyrpx"
    for seed in range(3):
        assert choice(bot, line, "t:r", seed) == choice(bot, line, "t:r", seed)


@pytest.mark.parametrize("bot", STRENGTHS)
def test_a_bot_says_why_in_a_sentence(bot: str) -> None:
    state = after("camel2 6 0 1pb,2g,3yr,15w,16k - bgyrpx", "t:r t:b t:y r:g1")
    for thought in BOTS[bot](camel.view(state, state.seat), state.seat, random.Random(1)):
        sentence = words.reason(thought.reason.key, thought.reason.params)
        assert sentence.endswith(".")
        assert "{" not in sentence
    assert thought.share == 1


def test_why_a_card_was_laid_does_not_tell_which() -> None:
    line = "camel2 2 0 1y,2g,3b,10p,14wk,15r - bgypx"
    state = after(line)
    thought = decision(BOTS["bookmaker"](camel.view(state, 0), 0, random.Random(1)))
    assert write_action(thought.action) == "w:r"
    assert dict(thought.reason.params) == {"pile": "winner"}


@pytest.mark.parametrize("bot", ["tipster", "bookmaker"])
def test_good_bots_bet_on_a_race_that_is_all_but_won(bot: str) -> None:
    assert choice(bot, "camel2 3 0 1y,2g,3b,4p,14wk,16r - bgypx", "t:r t:r t:r t:r t:b t:y") == "w:r"


@pytest.mark.parametrize("bot", ["tipster", "bookmaker"])
def test_good_bots_take_a_ticket_that_is_sure_to_win(bot: str) -> None:
    assert choice(bot, "camel2 3 0 1y,2g,3b,4p,9r,15w,14k - yg") == "t:r"


def test_good_bots_copy_a_partner_whose_ticket_is_sure() -> None:
    line = "camel2 6 0 1y,2g,3b,4p,9r,15w,14k - yg"
    assert choice("bookmaker", line, "t:r t:r t:r t:r") == "p:0"


def test_the_expert_puts_a_tile_where_camels_must_land() -> None:
    taken = "t:b t:b t:b t:b t:g t:g t:g t:g t:y t:y t:y t:y t:r t:r t:r t:r t:p t:p t:p t:p"
    assert choice("bookmaker", "camel2 2 0 5bgyrp,15w,16k - bgyrpx", taken)[:2] == "s:"


# ---- strength; whole tournaments are in `make tournament`


@pytest.mark.parametrize(
    ("stronger", "weaker", "races"),
    [("greenhorn", "random", 20), ("regular", "greenhorn", 20), ("tipster", "regular", 20), ("bookmaker", "random", 6)],
)
def test_strength_shows_in_a_few_races_already(stronger: str, weaker: str, races: int) -> None:
    result = tournament.play(Match("camel2", stronger, weaker, 2, races), BOTS, workers=1)
    assert result.share > 0.5, tournament.told(result)


def test_a_tournament_rotates_seats_and_pairs_dice() -> None:
    same = tournament.play(Match("camel1", "random", "random", 3, 9), BOTS, workers=1)
    assert same.match.races == same.groups * 3 == 9
    assert 0 <= same.share <= 1
    assert same == tournament.play(Match("camel1", "random", "random", 3, 9), BOTS, workers=1)


def test_equal_bots_share_the_wins_of_each_group_of_paired_races() -> None:
    result = tournament.play(Match("camel2", "greedy", "greedy", 4, 8), BOTS, workers=1)
    assert result.share == pytest.approx(1 / 4)
