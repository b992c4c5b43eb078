"""Chapter 1 of the rules: the course."""

from collections import Counter
from itertools import pairwise, product

import pytest

from elephant.scripted import COURSE, after, places, race
from stampede import elephant
from stampede.elephant.course import (
    CIRCUITS,
    LANES,
    MISSING,
    NOWHERE,
    circuit,
    course,
    cow_places,
    faces,
    kind,
    read_place,
    write_place,
)
from stampede.elephant.herd import strides
from stampede.elephant.layout import bend, lies_on_itself, nearest, poses
from stampede.elephant.types import Walk
from stampede.game import BadText, Setup

LAYOUTS = [circuit(name, seats) for name in CIRCUITS for seats in (4, 6)]
MUD, CROSSINGS = "GBe", "Mj"


def is_single(tile: str) -> bool:
    return any(row.count(MISSING) == 2 for row in faces()[tile])


def test_C1_a_course_is_a_grid_of_rows_and_three_lanes_that_may_be_missing_in_a_row() -> None:
    ground = course(COURSE)
    assert len(ground.marks) == ground.rows * LANES == ground.line
    assert ground.near["ahead"][read_place("8c")] == read_place("9c")
    assert ground.near["ahead"][read_place("9c")] == NOWHERE
    assert ground.near["right"][read_place("10b")] == NOWHERE
    assert ground.near["left"][read_place("10b")] == read_place("10a")
    assert ground.near["ahead"][read_place("32b")] == read_place("33b") == ground.line + 1


def test_C1_nobody_walks_through_a_virtual_space_but_a_carpet_passes_over_it() -> None:
    setup = race("8cR,1aB,1bG", hands="6f/-/-")
    assert places(setup, "6:R") == "13b 1a 1b"
    assert places(setup, "f!:R") == "12c 1a 1b"


def test_C2_every_face_has_five_rows_of_three_lanes_and_start_has_six_places() -> None:
    assert sorted(faces()) == sorted("ABCDEFGHIJKLMabcdefghijklm")
    assert all([len(row) for row in rows] == [3] * 5 for rows in faces().values())
    assert course("AB").marks[:6] == "......"
    assert course(COURSE).rows == 2 + 5 * len(COURSE)


def test_C2_straight_tiles_bends_of_45_and_bends_of_90_degrees() -> None:
    degrees = {tile: round(abs(bend(tile)) * 180 / 3.14159265) for tile in faces()}
    assert {tile.upper() for tile, angle in degrees.items() if angle == 0} == set("ABCDE")
    assert {tile.upper() for tile, angle in degrees.items() if angle == 45} == set("FGHI")
    assert {tile.upper() for tile, angle in degrees.items() if angle == 90} == set("JKLM")


def test_C2_an_elephant_that_moves_past_the_last_row_has_crossed_the_line() -> None:
    state = after(race("32aR,1aB,1bG"), "6:R")
    assert elephant.turn(state) == "over"


@pytest.mark.parametrize("tiles", LAYOUTS)
def test_C3_no_circuit_crosses_itself(tiles: str) -> None:
    assert nearest(tiles) > LANES
    assert not lies_on_itself(tiles)


def test_C3_a_circle_of_bends_is_found_to_cross_itself_and_refused() -> None:
    assert lies_on_itself("JklmA")
    with pytest.raises(BadText, match="course-crosses-itself"):
        elephant.start(Setup("elephant", 3, 0, "JklmA"))


def test_C3_upper_case_F_to_J_bend_one_way_K_to_M_the_other_and_lower_case_opposite() -> None:
    assert {bend(tile) > 0 for tile in "FGHIJ"} == {True}
    assert {bend(tile) < 0 for tile in "KLM"} == {True}
    assert all(bend(tile) == -bend(tile.lower()) for tile in "FGHIJKLM")


def test_C3_rows_follow_each_other_at_a_distance_of_one_lane() -> None:
    rows = [pose for tile in poses("DkfEJ") for pose in tile]
    gaps = [((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5 for one, two in pairwise(rows)]
    assert all(0.95 < gap < 1.01 for gap in gaps)


def test_C4_the_seven_circuits_for_both_numbers_of_players() -> None:
    assert list(CIRCUITS) == ["first", "1", "2", "3", "4", "5", "6"]
    for name, (long, short) in CIRCUITS.items():
        assert (len(long), len(short)) == (9, 8)
        assert set(short) < set(long), name
        assert [tile for tile in long if tile in short] == list(short)
    assert after(Setup("elephant", 4, 0)).course == "DkfEJCGMH"
    assert after(Setup("elephant", 5, 0)).course == "DkfEJGMH"
    assert after(Setup("elephant", 2, 0, "6")).course == "ihkefjAlM"


def test_C4_a_course_of_ones_own_has_each_letter_once() -> None:
    assert after(Setup("elephant", 3, 0, "ABd")).course == "ABd"
    for text, key in (("A", "course-length"), ("AXB", "no-such-tile"), ("ABa", "tile-twice")):
        with pytest.raises(BadText, match=key):
            elephant.start(Setup("elephant", 3, 0, text))


def test_C5_crossings_and_mud_are_where_they_should_be() -> None:
    marks = {tile: "".join(rows) for tile, rows in faces().items()}
    assert {tile for tile, text in marks.items() if set(text) & set("234")} == set(MUD)
    assert {tile for tile, text in marks.items() if "~" in text} == {"M"}
    assert {tile for tile, text in marks.items() if "=" in text} == {"j"}
    assert all(text.count("c") == 2 and text.count("o") == 1 for text in marks.values())


@pytest.mark.parametrize("tiles", LAYOUTS)
def test_C5_every_circuit_has_trees_and_stalls_enough_and_few_narrow_tiles(tiles: str) -> None:
    ground = course(tiles)
    found = Counter(kind(ground, place) for place in range(ground.line) if ground.marks[place] != MISSING)
    assert found["banana"] >= 3
    assert found["mango"] >= 2
    assert found["stall"] >= 2
    assert sum(map(is_single, tiles)) <= 2
    assert sum(tile in MUD for tile in tiles) <= 1


@pytest.mark.parametrize("tile", sorted(faces()))
def test_C5_wherever_a_leader_can_halt_a_plain_step_forward_exists(tile: str) -> None:
    """Each elephant of the row before a crossing leads in turn, with others beside it in every other lane."""
    tiles = "".join(["A" if tile in "Bb" else "B", tile, "C" if tile not in "Cc" else "D"])
    for row in course(tiles).crossings:
        lanes = [place for place in range((row - 1) * LANES, row * LANES) if course(tiles).marks[place] != MISSING]
        stand = ",".join(f"{write_place(place)}{letter}" for place, letter in zip(lanes, "RBG", strict=False))
        rest = "".join(f",1{lane}{letter}" for lane, letter in zip("abc", "RBG"[len(lanes) :], strict=False))
        for leader, place in zip("RBG", lanes, strict=False):
            position = f"{tiles} {stand}{rest} - -/-/- - {tile}{leader}"
            ways = strides(after(Setup("elephant", 3, 0, position)), Walk(leader, "plain", 1))
            assert [way.place for way in ways] == [place + LANES], position


def test_C5_a_full_row_before_the_bridge_does_not_jam() -> None:
    """A leader in an outer lane, followers beside it: once nobody could walk here."""
    setup = Setup("elephant", 3, 0, "DCmifBhlj 44aR,44bB,44cG - 6/-/- - jR")
    assert write_place(after(setup, "6:R").elephants[0]) == "48a"


def test_C5_the_row_before_a_crossing_is_on_the_same_tile_and_plain() -> None:
    for tile in CROSSINGS:
        row = next(number for number, row in enumerate(faces()[tile]) if set(row) & set("~="))
        assert faces()[tile][row - 1] == "..."


@pytest.mark.parametrize(("name", "seats"), list(product(CIRCUITS, range(2, 7))))
def test_C6_cows_and_holes_are_spread_with_two_cows_and_a_hole_on_the_last_tile(name: str, seats: int) -> None:
    tiles = circuit(name, seats)
    cows, holes = cow_places(tiles, seats), course(tiles).holes
    assert len(cows) == (10 if seats <= 4 else 8)
    by_tile = Counter((place // LANES - 2) // 5 for place in cows)
    assert set(by_tile.values()) == {2}
    assert by_tile[len(tiles) - 1] == 2
    gaps = [later - earlier for earlier, later in pairwise(sorted(by_tile))]
    assert max(gaps) - min(gaps) <= 1
    assert len({(place // LANES - 2) // 5 for place in holes}) == 4
    assert (holes[-1] // LANES - 2) // 5 == len(tiles) - 1


@pytest.mark.parametrize(("name", "seats"), list(product(CIRCUITS, (4, 6))))
def test_C6_no_cow_starts_where_it_would_close_the_course(name: str, seats: int) -> None:
    tiles = circuit(name, seats)
    cows, ground = set(cow_places(tiles, seats)), course(tiles)
    free = {place for place in range(ground.line) if ground.marks[place] != MISSING} - cows
    for place in free:
        row = [place]
        for side in ("left", "right"):
            beside = ground.near[side][place]
            while beside in free:
                row.append(beside)
                beside = ground.near[side][beside]
        assert any(ground.near["ahead"][here] in free | set(range(ground.line, ground.line + 3)) for here in row), (
            write_place(place)
        )
