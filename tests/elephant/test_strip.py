"""The strip of the whole course: every row and where it lies, everybody, and where to look for whom."""

import pytest

from drawings import attribute, by_id, inks, place, stamps
from elephant.scripted import after, race
from stampede import elephant
from stampede.elephant.course import CIRCUITS, LANES, course
from stampede.elephant.draw import draw
from stampede.elephant.draw.places import spot
from stampede.elephant.draw.strip import FINISH, leaders
from stampede.elephant.types import State
from stampede.game import Look, Setup
from stampede.svg import Node

COURSES = sorted({tiles for pair in CIRCUITS.values() for tiles in pair})


def strip(state: State, seat: int | None = None) -> dict[str, Node]:
    return by_id(draw(state, Look(seat, players=False, overview=True)))


def middle(part: Node) -> tuple[float, float]:
    left, top, width, height = map(float, str(attribute(part, "data-box")).split())
    return left + width / 2, top + height / 2


def test_there_is_a_strip_only_for_those_who_ask_for_one() -> None:
    state = after(race("14bR,9bB,9cG", "6/-/-"))
    assert "art-strip" in strip(state)
    assert "art-strip" not in by_id(draw(state, Look()))


@pytest.mark.parametrize("tiles", COURSES)
def test_every_row_of_the_strip_says_where_it_lies_on_the_course(tiles: str) -> None:
    found = strip(elephant.start(Setup("elephant", 3, 0, tiles)))
    rows = course(tiles).rows
    assert {name for name in found if name.startswith("strip-") and name[6:].isdigit()} == {
        f"strip-{row + 1}" for row in range(rows + FINISH)
    }
    for row in range(rows):
        x, y = middle(found[f"strip-{row + 1}"])
        there = spot(tiles, row * LANES + 1)
        assert abs(x - there[0]) < 45 and abs(y - there[1]) < 45, row + 1


def test_everybody_stands_on_the_strip_in_the_order_of_the_race() -> None:
    state = after(race("14bR,9bB,9cG", "6/-/-", cows="10a,11b,20b"))
    found = strip(state)
    at = {letter: place(found[f"strip-{letter}"]) for letter in "RBG"}
    assert at["R"][0] > at["B"][0] == at["G"][0]
    assert at["B"][1] < at["G"][1], "lanes from left to right are from top to bottom"
    drawn = [str(attribute(part, "class")) for part in found["strip-now"].children if isinstance(part, Node)]
    assert drawn.count("cowhide edge") == 3


def test_a_closed_crossing_has_a_bar_and_an_open_one_has_none() -> None:
    state = after(race("14bR,9bB,9cG", "6/-/-"))
    bars = len(state.crossings)
    assert bars and _bars(state) == bars
    opened = state._replace(crossings=tuple(it._replace(is_open=True) for it in state.crossings))
    assert _bars(opened) == 0


def _bars(state: State) -> int:
    parts = strip(state)["strip-now"].children
    return sum(attribute(part, "class") == "strip-bar" for part in parts if isinstance(part, Node))


def test_the_cows_that_are_asked_for_stand_out_on_the_strip() -> None:
    setup = race("14bR,9bB,9cG", "6w/66/66", cows="10a,11b,20b")
    assert "strip-cow" not in inks(strip(after(setup))["strip-now"])
    assert "strip-cow" in inks(strip(after(setup, "w n n"))["strip-now"])


def test_the_leaders_are_the_foremost_that_still_run() -> None:
    assert leaders(after(race("14bR,9bB,9cG", "6/-/-"))) == ["R"]
    assert leaders(after(race("9aR,9bB,8cG", "6/-/-"))) == ["R", "B"]


def test_one_looks_for_each_of_ones_elephants_and_for_the_leader() -> None:
    found = strip(after(race("14bR,9bB,9cG,4aY", "6/-")))
    assert len(found["look-mine"].children) == 2
    assert len(found["look-leader"].children) == 1
    assert "letter-R" in stamps(found["strip-R"])


def test_ones_elephant_is_ones_own_while_others_move() -> None:
    state = after(race("14bR,9bB,30bG", "6/-/-"))
    mine, others = strip(state, 0)["look-mine"], strip(state, 2)["look-mine"]
    assert mine.children == strip(state)["look-mine"].children, "of the one whose turn it is"
    assert others.children == strip(state)["look-leader"].children != mine.children
