"""Odds of the whole race: true to the rules, better with more races, exact where they say so."""

import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

import pytest

from camel.boards import random_position
from stampede import camel
from stampede.camel import odds, race
from stampede.camel.editions import CRAZY, EDITIONS, RACERS
from stampede.camel.odds import (
    Board,
    RaceOdds,
    board_at,
    exact_race_odds,
    leg_odds,
    more_race_odds,
    playout,
    race_odds,
    think_races,
)
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.camel.types import RaceEnded, Reveal

REFERENCE = "1rb,2g,3yp,14w,16k - bgyrpx"
KNOWN_WINNER = {"r": 0.1713, "b": 0.2075, "g": 0.1900, "y": 0.2031, "p": 0.2282}
KNOWN_LOSER = {"r": 0.2759, "b": 0.1734, "g": 0.2225, "y": 0.1866, "p": 0.1415}
POSITIONS = (
    "1pb,2g,3yr,15w,16k - bgyrpx",
    "7bwgkyrp 6+0,8-2 bgyrpx",
    "1wbg,3k,6yr,9p - bgx",
    "2rwgkb,4yp 3-0,6+1 gyx",
    "9k,12wy,13bg,14p,15r 16+1,11-0 bgrx",
    "1rb,2y,3pg - bgyrp",
    "10b,13gy,15rp 16-0,11+1 bry",
)


def board(position: str) -> Board:
    return board_at(read_position(position))


def check(told: RaceOdds, winner: Counter[str], loser: Counter[str], races: int) -> None:
    """The odds and what races ended with: within four standard errors of both."""
    for chances, found in ((told.winner, winner), (told.loser, loser)):
        for racer in RACERS:
            chance = chances[racer] / told.total
            error = (max(chance, 1 / races) * (1 - chance) / races) ** 0.5
            assert abs(found[racer] / races - chance) <= 4 * (error**2 + told.error**2) ** 0.5, racer


# ---- against the rules


def played(position: str, races: int, rng: random.Random) -> Iterable[str]:
    """Races played by the rules themselves: nothing but reveals, until the line is crossed."""
    start = show_position(read_position(position))
    for _ in range(races):
        state, ended = start, None
        while ended is None:
            state, _ = camel.apply(state, Reveal())
            actions, weights = zip(*camel.chances(state), strict=True)
            state, events = camel.apply(state, rng.choices(actions, weights)[0])
            ended = next((event for event in events if isinstance(event, RaceEnded)), None)
        yield ended.ranking


def check_against_the_rules(position: str, races: int, sample: int) -> None:
    winner, loser = Counter[str](), Counter[str]()
    for ranking in played(position, races, random.Random(position)):
        winner[ranking[0]] += 1
        loser[ranking[-1]] += 1
    check(race_odds(board(position), sample), winner, loser, races)


@pytest.mark.parametrize("position", POSITIONS)
def test_race_odds_agree_with_races_played_by_the_rules(position: str) -> None:
    check_against_the_rules(position, 400, 10_000)


@pytest.mark.soak
@pytest.mark.parametrize("position", POSITIONS)
def test_race_odds_agree_with_many_races_played_by_the_rules(position: str) -> None:
    check_against_the_rules(position, 25_000, 1_000_000)


def text_of(track: race.Track, board: Board) -> str:
    return playout._written(board._replace(track=track))


def test_moves_of_a_playout_are_the_moves_of_the_rules() -> None:
    """Every face of every die on random positions: the same track, or the same first and last racer."""
    rng = random.Random("playout")
    ended = Counter[str]()
    for number in range(500):
        edition = "camel2" if number % 3 else "camel1"
        here = board(random_position(rng, edition, 5))
        for die in EDITIONS[edition].dice:
            for shown, pips in race.faces(die):
                mover = race.crazy_mover(here.track, shown)[0] if shown in CRAZY else shown
                expected = race.move(here.track, dict(here.tiles), mover, pips).track
                strides = playout._TILED if here.tiles else playout._FREE
                try:
                    assert strides[shown][pips - 1](playout._written(here), shown) == text_of(expected, here)
                    assert not race.crossed(expected)
                except ValueError:
                    ranking = race.ranking(expected)
                    found = playout._finish(playout._written(here), shown)
                    assert (found[-1], found[0]) == (ranking[0], ranking[-1])
                    ended[str(race.crossed(expected))] += 1
    assert ended["forward"] > 50
    assert ended["backward"] > 10


def test_free_moves_and_moves_among_tiles_are_the_same_where_no_tile_is_met() -> None:
    rng = random.Random("free")
    for _ in range(200):
        text = playout._written(board(random_position(rng, "camel2", 5))._replace(tiles=()))
        for shown in RACERS + CRAZY:
            for pips in range(3):
                try:
                    moved = playout._FREE[shown][pips](text, shown)
                except ValueError:
                    with pytest.raises(ValueError, match="over the line"):
                        playout._TILED[shown][pips](text, shown)
                else:
                    assert playout._TILED[shown][pips](text, shown) == moved


# ---- known values


def test_the_known_chances_of_a_second_edition_opening() -> None:
    found = race_odds(board(REFERENCE), 20_000)
    for racer in RACERS:
        assert abs(found.winner[racer] / found.total - KNOWN_WINNER[racer]) <= 4 * found.error
        assert abs(found.loser[racer] / found.total - KNOWN_LOSER[racer]) <= 4 * found.error


@pytest.mark.soak
def test_the_known_chances_of_a_second_edition_opening_to_the_third_decimal() -> None:
    found = race_odds(board(REFERENCE), 2_000_000)
    assert found.error < 0.0004
    for racer in RACERS:
        assert abs(found.winner[racer] / found.total - KNOWN_WINNER[racer]) <= 4 * found.error
        assert abs(found.loser[racer] / found.total - KNOWN_LOSER[racer]) <= 4 * found.error


def test_k3_racers_carried_back_over_the_line_are_behind_everyone() -> None:
    """Blue leads on white; the grey die, one of two, takes both over the line in any case."""
    found = race_odds(board("1gyrpwb,5k - gx"), 4000)
    assert found.loser["b"] / 4000 > 0.5 - 4 * found.error
    assert found.winner["p"] / 4000 > 0.5 - 4 * found.error


def test_k2_whoever_is_on_top_of_the_unit_that_crosses_the_line_wins() -> None:
    found = race_odds(board("16bgyrp - b"), 50)
    assert found.winner["p"] == found.loser["b"] == 50


def test_the_leg_that_is_on_has_its_tiles_and_dice_and_later_legs_have_neither() -> None:
    """Blue's die is the last one inside: the boo on 16 keeps it on 15, and nothing else keeps it from winning."""
    held = race_odds(board("1g,2y,3r,4p,15b 16-0 b"), 4000)
    free = race_odds(board("1g,2y,3r,4p,15b - b"), 4000)
    ended = leg_odds(board("1g,2y,3r,4p,15b - b"))
    assert ended.won["b"] * 3 == ended.total * 2
    assert held.winner["b"] == free.winner["b"] == 4000
    cheered = race_odds(board("13p,14rbg,15y 16+0 y"), 4000)
    booed = race_odds(board("13p,14rbg,15y 16-0 y"), 4000)
    assert cheered.winner["y"] == 4000, "a cheer takes it over the line"
    assert booed.winner["y"] < 4000


# ---- how an estimate behaves


def test_every_race_has_one_winner_and_one_loser() -> None:
    rng = random.Random("sums")
    for number in range(30):
        edition = ("camel1", "camel2")[number % 2]
        found = race_odds(board(random_position(rng, edition, rng.randint(1, 5))), 50)
        assert sum(found.winner.values()) == sum(found.loser.values()) == found.total == 50
        assert not found.is_exact


def test_a_race_that_is_over_is_known_at_once() -> None:
    found = race_odds(board("3bg,5y,17rp,9w,12k - bgyrpx"), 1000)
    assert (found.total, found.is_exact, found.error) == (1, True, 0.0)
    assert (found.winner["p"], found.loser["b"]) == (1, 1)
    back = race_odds(board("0wb,5gy,7rp,12k - bgyrp"), 1000)
    assert (back.winner["p"], back.loser["b"], back.is_exact) == (1, 1, True)


def test_more_races_are_added_and_make_the_error_smaller() -> None:
    rng, here = random.Random(1), board(REFERENCE)
    found, errors = None, []
    for _ in range(4):
        found = more_race_odds(here, found, 300, rng)
        errors.append(found.error)
    assert found is not None
    assert found.total == sum(found.winner.values()) == 1200
    assert errors == sorted(errors, reverse=True)
    assert errors[3] < 0.6 * errors[0]


def test_what_is_exact_stays_as_it_is() -> None:
    over = race_odds(board("3bg,5y,17rp,9w,12k - bgyrpx"), 1)
    assert more_race_odds(board(REFERENCE), over, 100, random.Random(1)) is over


def test_an_estimate_is_never_certain() -> None:
    assert race_odds(board("16bgyrp - b"), 50).error > 0


def test_the_same_question_and_the_same_dice_give_the_same_numbers() -> None:
    here = board(POSITIONS[1])
    assert race_odds(here, 500) == race_odds.__wrapped__(here, 500)
    twice = [more_race_odds(here, None, 500, random.Random(5)) for _ in range(2)]
    assert twice[0] == twice[1] != more_race_odds(here, None, 500, random.Random(6))


# ---- the first edition, exactly

FIRST = ("1rb,2y,3pg - bgyrp", "10b,13gy,15rp 16-0,11+1 bry", "5bgy,7rp 6-0,8+1,10-2 bgyrp", "3bg,5y,7rp - -")


@pytest.mark.parametrize("position", FIRST)
def test_the_first_edition_is_exact_and_agrees_with_races_played_out(position: str) -> None:
    exact = exact_race_odds(board(position))
    assert (exact.is_exact, exact.error) == (True, 0.0)
    assert sum(exact.winner.values()) == sum(exact.loser.values()) == exact.total
    sample = race_odds(board(position), 20_000)
    check(exact, Counter(sample.winner), Counter(sample.loser), 20_000)


@pytest.mark.soak
@pytest.mark.parametrize("position", FIRST)
def test_the_first_edition_agrees_with_a_million_races(position: str) -> None:
    sample = race_odds(board(position), 1_000_000)
    check(exact_race_odds(board(position)), Counter(sample.winner), Counter(sample.loser), 1_000_000)


def follow(here: Board, share: Fraction, chances: dict[str, Fraction]) -> None:
    """Every way for a race to end, one after the other, by the rules of movement."""
    if race.crossed(here.track):
        ranking = race.ranking(here.track)
        chances["+" + ranking[0]] += share
        chances["-" + ranking[-1]] += share
        return
    if not here.pyramid:
        follow(here._replace(pyramid=RACERS, tiles=()), share, chances)
        return
    for die in here.pyramid:
        for pips in (1, 2, 3):
            moved = race.move(here.track, dict(here.tiles), die, pips)
            after = here._replace(track=moved.track, pyramid=here.pyramid.replace(die, ""))
            follow(after, share / (3 * len(here.pyramid)), chances)


@pytest.mark.parametrize("position", ["14b,16gyrp 15-0 g", "15p,16bgyr - -", "13y,14rb,16pg 15+0 byp", "16pgbry - rb"])
def test_the_first_edition_equals_an_enumeration_close_to_the_finish(position: str) -> None:
    chances = {sign + racer: Fraction() for sign in "+-" for racer in RACERS}
    follow(board(position), Fraction(1), chances)
    exact = exact_race_odds(board(position))
    for racer in RACERS:
        assert abs(Fraction(exact.winner[racer], exact.total) - chances["+" + racer]) < Fraction(1, 10**11)
        assert abs(Fraction(exact.loser[racer], exact.total) - chances["-" + racer]) < Fraction(1, 10**11)


def test_exact_race_odds_are_the_same_for_racers_of_other_colours() -> None:
    one, other = (exact_race_odds(board(text)) for text in ("2bg,4y,6rp 5-0 bgy", "2pr,4g,6yb 5-0 prg"))
    names = dict(zip("bgyrp", "prgyb", strict=True))
    assert {names[racer]: weight for racer, weight in one.winner.items()} == dict(other.winner)


def test_exact_races_are_worked_out_in_small_portions() -> None:
    odds.forget()
    sizes = [0, *think_races("camel1")]
    assert len(sizes) > 1000
    assert max(after - before for before, after in pairwise(sizes)) <= 30
    assert list(think_races("camel1")) == [], "nothing is left to do"
    assert more_race_odds(board(FIRST[0]), None, 10, random.Random(1)) == exact_race_odds(board(FIRST[0]))


def test_an_estimate_of_the_first_edition_turns_exact_once_it_is_worked_out() -> None:
    odds.forget()
    here, rng = board(FIRST[1]), random.Random(1)
    portions = think_races("camel1")
    next(portions)
    before = more_race_odds(here, None, 100, rng)
    assert (before.is_exact, before.total) == (False, 100)
    assert list(portions)
    assert more_race_odds(here, before, 100, rng).is_exact
    assert not race_odds(here, 100).is_exact, "bots get the same answer whatever was worked out before"


def test_the_second_edition_has_nothing_to_work_out_and_no_exact_race_odds() -> None:
    assert list(think_races("camel2")) == []
    with pytest.raises(ValueError, match="camel2"):
        exact_race_odds(board(REFERENCE))


def test_a_race_of_the_first_edition_that_is_over_is_known_at_once() -> None:
    assert exact_race_odds(board("3bg,5y,17rp - bgyrp")).winner["p"] == 1
