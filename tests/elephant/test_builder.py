"""Courses of one's own, as the page builds them: drawn at every stage, judged by what the circuits have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from door import error, ok
from stampede import svg
from stampede.courses import circuits, traits
from stampede.elephant.course import CIRCUITS, course, faces
from stampede.elephant.draw.miniature import miniature


def told(tiles: str, seats: int = 4) -> list[str]:
    return [it["key"] for it in ok("course", tiles=tiles, seats=seats)["advice"]]


@pytest.mark.parametrize("name", CIRCUITS)
def test_C4_the_circuits_need_no_advice(name: str) -> None:
    few, many = CIRCUITS[name]
    assert told(few, 2) == told(few, 4) == told(many, 5) == told(many, 6) == []


def test_C4_about_fifty_rows_for_few_and_forty_for_many() -> None:
    assert ok("course", tiles="DkfEJCGMH")["rows"] == 47
    assert "course-short" in told("DkfEJCG", 4)
    assert told("DkfEJGMH", 6) == []
    assert "course-long" in told("DkfEJCGMHab", 6)
    short = ok("course", tiles="DkfEJCG", seats=4)["advice"][0]
    assert short == {"key": "course-short", "params": {"rows": 37, "wanted": 50}}


def test_C5_few_trees_and_stalls_much_mud_and_narrow_rows_are_named() -> None:
    few = ["course-few-bananas", "course-few-mangos", "course-few-stalls"]
    assert told("GBe")[1:] == [*few, "course-muddy", "course-mud-early"]
    assert "course-narrow" in told("dHkAE")
    assert "course-narrow" not in told("HkAE")


def test_C5_mud_in_the_first_third_and_crossings_in_the_first_half_are_named() -> None:
    assert ok("course", tiles="DkGfEJCMH", seats=4)["advice"] == [{"key": "course-mud-early", "params": {"tile": "G"}}]
    assert told("DkfGEJCMH") == [], "the middle of the course begins here"
    early = [{"key": "course-crossing-early", "params": {"tile": "M"}}]
    assert ok("course", tiles="DkfMEJCGH", seats=4)["advice"] == early
    assert told("DkfEMJCGH") == []


def test_C3_a_course_that_would_lie_on_itself_is_drawn_but_cannot_be_raced() -> None:
    shown = ok("course", tiles="JKLM")
    assert shown["obstacle"] == {"key": "course-crosses-itself", "params": {"course": "JKLM"}}
    assert shown["drawing"][0] == "svg"
    assert error("new", table="t", game="elephant", seats=4, seed="s", start="JKLM") == "course-crosses-itself"


@pytest.mark.parametrize("tiles", ["", "D", "m"])
def test_a_course_that_has_just_been_begun_is_drawn(tiles: str) -> None:
    shown = ok("course", tiles=tiles)
    assert (shown["tiles"], shown["rows"], shown["advice"]) == (tiles, 2 + 5 * len(tiles), [])
    assert shown["obstacle"]["key"] == "course-length"
    assert shown["drawing"][0] == "svg"


def test_what_has_no_obstacle_can_be_raced() -> None:
    assert ok("course", tiles="GBe", seats=6)["obstacle"] is None
    assert ok("new", table="t", game="elephant", seats=6, seed="s", start="GBe")["view"]["course"] == "GBe"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"tiles": "DX"}, "no-such-tile"),
        ({"tiles": "D e"}, "no-such-tile"),
        ({"tiles": "Dd"}, "tile-twice"),
        ({"tiles": "ABCDEFGHIJKLMa"}, "tile-twice"),
        ({"tiles": "D", "seats": 7}, "seats-out-of-range"),
        ({"tiles": ["D"]}, "field-of-wrong-kind"),
        ({}, "field-missing"),
    ],
)
def test_what_is_no_course_is_refused(fields: dict[str, Any], code: str) -> None:
    assert error("course", **fields) == code


def test_every_face_has_a_picture_with_all_it_borrows_and_no_ids() -> None:
    shown = ok("tiles")
    assert shown["faces"].keys() == faces().keys()
    assert len({json.dumps(drawing) for drawing in shown["faces"].values()}) == 26
    art = {part[1]["id"] for part in shown["definitions"]}
    text = json.dumps(shown["faces"])
    assert '"id"' not in text
    assert {part.split('"')[0] for part in text.split('"#')[1:]} <= art
    assert shown["circuits"]["first"] == ["DkfEJCGMH", "DkfEJGMH"]


def test_what_a_face_shows_is_told_in_figures_too() -> None:
    about = ok("tiles")["about"]
    none = {"bananas": 0, "mangos": 0, "stalls": 0, "mud": 0, "narrow": 0, "crossing": "none"}
    assert about["D"] == none | {"bend": "straight", "bananas": 1, "stalls": 1}
    assert about["G"] == none | {"bend": "half-right", "mud": 4}
    assert about["j"] == none | {"bend": "left", "crossing": "bridge"}
    assert [about[tile]["bend"] for tile in "JjMmFf"] == ["right", "left", "left", "right", "half-right", "half-left"]


# ---- the circuits in the form of a new race


def test_every_circuit_has_a_picture_of_its_own_and_words_for_it() -> None:
    offered = circuits()
    assert list(offered) == list(CIRCUITS)
    glances = [glance for both in offered.values() for glance in both]
    assert len({json.dumps(glance["drawing"]) for glance in glances}) == 2 * len(CIRCUITS)
    assert all(glance["traits"] for glance in glances)
    assert [(glance["rows"], glance["traits"][0]) for glance in offered["first"]] == [(47, "long"), (42, "short")]


def test_words_for_a_course_say_what_it_is_made_of() -> None:
    assert list(traits("ABC")) == ["short", "mud"]
    assert list(traits("dH")) == ["short", "narrow"]
    assert list(traits("jM")) == ["short", "river", "bridge"]
    assert "winding" in traits("hkefjAlM")
    assert "winding" not in traits("DCmifBhlj")
    assert list(traits("DckLbGmjI"))[:2] == ["long", "winding"]


def test_a_miniature_shows_every_tree_stall_and_patch_of_mud() -> None:
    drawn = svg.text(miniature("DkfEJCGMH"))
    marks = course("DkfEJCGMH").marks
    assert drawn.count("<circle") == sum(mark in "bms234" for mark in marks)
    assert drawn.count("mini-water") == 1
