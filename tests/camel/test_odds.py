"""Exact odds of a leg: equal to plain enumeration, to the rules and to the dice."""

import gc
import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from camel.boards import random_position
from camel.plain_odds import PlainOdds
from camel.positions import PERFT_POSITIONS
from stampede import camel
from stampede.camel import odds, race
from stampede.camel.editions import RACERS
from stampede.camel.odds import LegOdds, board_at, board_of, leg_odds
from stampede.camel.odds.crazy import crazy_fork
from stampede.camel.odds.orders import ORDER_NUMBERS, ORDERS, PLACES, SWAPPED
from stampede.camel.odds.shapes import Course, racing_fork, written
from stampede.camel.odds.tally import landing
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.camel.types import LegEnded, Reveal
from stampede.game import Setup

OPENING = "1pb,2g,3yr,15w,16k - bgyrpx"
STACK = "7bwgkyrp 6+0,8-2 bgyrpx"


def odds_at(position: str) -> LegOdds:
    return leg_odds(board_at(read_position(position)))


def firsts(position: str) -> dict[str, Fraction]:
    found = odds_at(position)
    return {racer: Fraction(weights[0], found.total) for racer, weights in found.ranks.items()}


def check_against_enumeration(position: str) -> PlainOdds:
    found, plain = odds_at(position), PlainOdds(position)
    for racer in RACERS:
        assert [Fraction(weight, found.total) for weight in found.ranks[racer]] == plain.ranks(racer), position
    assert Fraction(found.ends, found.total) == plain.ends(), position
    assert {space: Fraction(weight, found.total) for space, weight in found.tiles.items()} == plain.landings(), position
    return plain


# ---- known values


def test_the_known_values_of_a_second_edition_opening() -> None:
    assert firsts(OPENING) == {
        "b": Fraction(1111, 4374),
        "g": Fraction(11719, 87480),
        "y": Fraction(1235, 8748),
        "r": Fraction(69077, 174960),
        "p": Fraction(887, 11664),
    }


def test_the_known_values_of_a_first_edition_stack() -> None:
    assert list(firsts("1bgyrp - bgyrp").values()) == [
        Fraction(487, 5832),
        Fraction(4769, 29160),
        Fraction(1489, 7290),
        Fraction(1139, 4860),
        Fraction(4583, 14580),
    ]


def test_a_second_edition_leg_leaves_one_of_six_dice_inside() -> None:
    """Two dice inside, one reveal: red wins the leg only if its own die comes out, showing 2 or 3."""
    assert firsts("2gyp,3r,5b,15w,16k - rg")["r"] == Fraction(1, 2) * Fraction(2, 3)


def test_the_grey_die_carries_racers_back() -> None:
    """Either die comes out; white alone carries, so a grey 2 or 3 takes yellow behind green, a grey 1 on top of it."""
    found = firsts("4b,9g,10wy,5rp,16k - bx")
    assert found == {"b": 0, "g": Fraction(1, 3), "y": Fraction(2, 3), "r": 0, "p": 0}


# ---- tiles and the end of the race


def test_landings_on_a_tile_are_counted() -> None:
    found = odds_at("5bgyrp 6+0 b")
    assert (found.total, dict(found.tiles)) == (3, {6: 1})


def test_a_tile_can_be_landed_on_several_times_in_a_leg() -> None:
    """Blue first: 1/3 + 1/9 landings, as a boo sends all back. Green first: 1/3, and blue is left to land with 1/3."""
    found = odds_at("5bgyrp 6-0 bg")
    assert Fraction(found.tiles[6], found.total) == Fraction(4 + 6, 9) / 2


def test_landings_before_an_early_end_count_for_all_ways_to_go_on() -> None:
    check_against_enumeration("13bg,14y,15rp 16+1 bgyrp")
    check_against_enumeration("2wb,4k,6gy,8rp 5-0,3+1 bgyx")


def test_the_race_can_end_forwards_and_backwards_in_a_leg() -> None:
    assert odds_at("16bgyrp - bg").ends == odds_at("16bgyrp - bg").total
    assert odds_at("1wb,3k,5gyrp - bx").ends > 0
    assert odds_at("3wb,9k,8gyrp - bg").ends == 0


def test_whoever_wins_or_loses_an_ending_race_is_counted_with_it() -> None:
    found = odds_at("10b,13gy,15rp 16+0 bgyrp")
    assert found.ends == sum(found.won.values()) == sum(found.lost.values()) > 0
    assert all(found.won[racer] <= found.ranks[racer][0] for racer in RACERS)
    assert all(found.lost[racer] <= found.ranks[racer][4] for racer in RACERS)


def test_a_leg_or_a_race_that_is_over_has_one_outcome() -> None:
    over = odds_at("3bg,5y,17rp,9w,12k - bgyrpx")
    assert (over.total, over.ends, over.ranks["p"], over.ranks["b"]) == (1, 1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
    leg = odds_at("3bg,5y,7rp - -")
    assert (leg.total, leg.ends, leg.ranks["p"]) == (1, 0, (1, 0, 0, 0, 0))


# ---- against enumeration


@pytest.mark.parametrize("reveals", [1, 2, 3])
@pytest.mark.parametrize("edition", ["camel1", "camel2"])
def test_odds_equal_the_enumeration_as_fractions_on_random_positions(edition: str, reveals: int) -> None:
    rng = random.Random(f"odds {edition} {reveals}")
    ends = landings = 0
    for _ in range({1: 90, 2: 60, 3: 45}[reveals]):
        plain = check_against_enumeration(random_position(rng, edition, reveals))
        ends += plain.ends() > 0
        landings += any(share for share in plain.landings().values())
    assert ends >= 8, "early race ends are among them"
    assert landings >= 8, "landings on tiles are among them"


@pytest.mark.parametrize("edition", ["camel1", "camel2"])
def test_odds_equal_the_enumeration_with_four_and_five_reveals_to_come(edition: str) -> None:
    rng = random.Random(f"odds {edition}")
    for _ in range(8):
        check_against_enumeration(random_position(rng, edition, 4))
    check_against_enumeration(random_position(rng, edition, 5))


def test_odds_equal_the_enumeration_on_the_perft_positions_with_few_dice() -> None:
    positions = [position for _, _, _, position in PERFT_POSITIONS if len(position.split()[2]) <= 4]
    assert len(positions) >= 10
    for position in positions:
        check_against_enumeration(position)


def test_seven_camels_in_one_stack_equal_the_enumeration() -> None:
    assert check_against_enumeration(STACK).sequences > 300_000


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["camel1", "camel2"])
def test_full_pyramids_equal_the_enumeration(edition: str) -> None:
    rng = random.Random(f"full {edition}")
    for _ in range(40):
        check_against_enumeration(random_position(rng, edition, 5))


def test_white_and_black_change_nothing_when_they_change_places() -> None:
    rng = random.Random("white and black")
    for _ in range(40):
        position = random_position(rng, "camel2", rng.choice([2, 3, 4]))
        camels, tiles, dice = position.split()
        swapped = camels.translate(str.maketrans("wk", "kw"))
        assert odds_at(position) == odds_at(f"{swapped} {tiles} {dice}")


def test_every_rank_and_every_racer_adds_up_to_the_total() -> None:
    rng = random.Random("sums")
    for edition in ("camel1", "camel2"):
        for _ in range(30):
            found = odds_at(random_position(rng, edition, rng.choice([1, 2, 3, 4])))
            rows = list(found.ranks.values())
            assert {sum(row) for row in rows} == {sum(column) for column in zip(*rows, strict=True)} == {found.total}
            assert sum(found.pairs.values()) == found.total
            for racer in RACERS:
                assert sum(found.pairs[pair] for pair in found.pairs if pair[1] == racer) == found.ranks[racer][1]


# ---- against the rules and their dice


def simulate(position: str, legs: int, rng: random.Random) -> tuple[dict[tuple[str, int], int], int]:
    """Legs played by the rules themselves: how often each racer took each rank, and how often the race ended."""
    start = show_position(read_position(position))
    ranks = {(racer, rank): 0 for racer in RACERS for rank in range(5)}
    ended = 0
    for _ in range(legs):
        state = start
        while True:
            state, _ = camel.apply(state, Reveal())
            actions, weights = zip(*camel.chances(state), strict=True)
            state, events = camel.apply(state, rng.choices(actions, weights)[0])
            if over := [event for event in events if isinstance(event, LegEnded)]:
                break
        ended += state.phase == "over"
        for rank, racer in enumerate(over[0].ranking):
            ranks[racer, rank] += 1
    return ranks, ended


def check_against_simulation(position: str, legs: int) -> None:
    found = odds_at(position)
    ranks, ended = simulate(position, legs, random.Random(position))
    counts = [(count, found.ranks[racer][rank]) for (racer, rank), count in ranks.items()] + [(ended, found.ends)]
    for count, weight in counts:
        chance = weight / found.total
        error = (chance * (1 - chance) / legs) ** 0.5
        assert abs(count / legs - chance) <= 4 * error, position


@pytest.mark.parametrize("position", [OPENING, "5bg,9wyr,12k,13p 8-0,11+1 bgypx", "10b,13gy,15rp 16+0 bgyr"])
def test_odds_agree_with_legs_played_by_the_rules(position: str) -> None:
    check_against_simulation(position, 3000)


@pytest.mark.soak
def test_odds_agree_with_a_million_legs_played_by_the_rules() -> None:
    for position in (OPENING, STACK, "5bg,9wyr,12k,13p 8-0,11+1 bgyrpx", "12b,13gy,14rp 16+0 bgyrp"):
        check_against_simulation(position, 250_000)


# ---- how it is worked out


def test_work_can_be_done_in_small_portions() -> None:
    board = board_at(read_position(STACK))
    odds.forget()
    sizes = [0]
    for _ in odds.think(board):
        sizes.append(sum(odds.merged(board).values()))
    assert len(sizes) > 100
    assert max(after - before for before, after in pairwise(sizes)) <= 200
    assert leg_odds(board) == leg_odds.__wrapped__(board)
    assert sum(odds.merged(board).values()) == sizes[-1], "nothing was left to do"


def test_a_later_question_in_the_same_leg_finds_everything_known() -> None:
    rng = random.Random("later")
    state = camel.start(Setup("camel2", 2, 0, OPENING))
    odds.forget()
    leg_odds(board_of(state))
    known = sum(odds.merged(board_of(state)).values())
    for later in (1, 2, 3):
        state, _ = camel.apply(state, Reveal())
        state, _ = camel.apply(state, rng.choice([action for action, _ in camel.chances(state)]))
        leg_odds(board_of(state))
        assert sum(odds.merged(board_of(state)).values()) <= known + later, "no more than the question itself"


def test_memory_is_bounded_and_forgetting_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random("memory")
    positions = [random_position(rng, "camel2", 3) for _ in range(30)]
    answers = [odds_at(position) for position in positions]
    monkeypatch.setattr(odds, "MOST_SHAPES", 500)
    odds.forget()
    assert [odds_at(position) for position in positions] == answers
    kept = [len(leg.course.shapes) for leg in odds._legs.values()]
    assert sum(kept[:-1]) <= 500


def test_a_forgotten_leg_leaves_no_circles_for_the_garbage_collector() -> None:
    """Otherwise each leg would wait in memory for a collection that takes longer than counting the next leg."""
    odds_at(STACK)
    odds.forget()
    gc.collect()
    odds_at(STACK)
    odds.forget()
    assert gc.collect() < 100


def test_a_thought_goes_on_when_its_leg_was_forgotten_meanwhile() -> None:
    board = board_at(read_position("5bg,9wyr,12k,13p 8-0,11+1 bgypx"))
    expected = leg_odds(board)
    odds.forget()
    portions = odds.think(board)
    next(portions)
    odds.forget()
    assert list(portions)
    assert leg_odds(board) == expected


# ---- the compact moves


def coloured(text: str, order: int) -> str:
    """A shape with its racers named: the track without crazy camels, tiles and line."""
    letters = iter(ORDERS[order])
    named = "".join(next(letters) if mark == "o" else mark for mark in text)
    return "".join(mark for mark in named if mark in f"{RACERS} ")


def by_the_rules(position: str, die: str) -> Counter[tuple[str, int | None]]:
    """Where each face of a die leads, by `race`: the racers' places or the final ranking, and the tile landed on."""
    board = board_at(read_position(position))
    found: Counter[tuple[str, int | None]] = Counter()
    for shown, pips in race.faces(die):
        mover = race.crazy_mover(board.track, shown)[0] if die == "x" else shown
        moved = race.move(board.track, dict(board.tiles), mover, pips)
        weight = 1 if die == "x" else 2
        if race.crossed(moved.track):
            found[race.ranking(moved.track), moved.tile] += weight
        else:
            spaces = ("".join(camel for camel in stack if camel in RACERS) for stack in moved.track[1:17])
            found[" ".join(spaces), moved.tile] += weight
    return found


def by_shapes(position: str, die: str) -> tuple[Counter[str], Counter[str], int]:
    board = board_at(read_position(position))
    course = Course(board.tiles)
    shape = course.shape(written(course, board.track))
    order = ORDER_NUMBERS[race.ranking(board.track)[::-1]]
    fork = crazy_fork(course, shape) if die == "x" else racing_fork(course, shape, PLACES[order][die])
    factor = 1 if die == "x" else 2
    onward: Counter[str] = Counter()
    for after, swap, weight in fork[0]:
        onward[coloured(after.text, SWAPPED[order][swap]).strip()] += weight * factor
    over: Counter[str] = Counter()
    for swap, _, weight, _ in fork[1].outcomes if fork[1] is not None else ():
        over[ORDERS[SWAPPED[order][swap]][::-1]] += weight * factor
    return onward, over, fork[2] * factor


def test_compact_moves_are_the_moves_of_the_rules() -> None:
    rng = random.Random("compact")
    marked = ended = 0
    for number in range(600):
        edition = "camel2" if number % 3 else "camel1"
        position = random_position(rng, edition, 5)
        for die in "bgyrpx" if edition == "camel2" else RACERS:
            expected = by_the_rules(position, die)
            onward, over, landings = by_shapes(position, die)
            told: Counter[str] = Counter()
            for (text, _), weight in expected.items():
                told[text.strip()] += weight
            assert onward + over == told, (position, die)
            spaces = [space for space, _ in board_at(read_position(position)).tiles]
            counted = sum(weight * landing(spaces.index(tile)) for (_, tile), weight in expected.items() if tile)
            assert landings == counted, (position, die)
            marked, ended = marked + bool(landings), ended + bool(over)
    assert marked > 200
    assert ended > 100
