"""What positions are put together from: complete, plain, and true to the drawings they stand for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stampede import svg
from stampede.camel.draw import draw, places
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.elephant.course import CIRCUITS, course, write_place
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.opening import show_position as show_course
from stampede.elephant.position import read_position as read_course
from stampede.game import Look
from stampede.stencils import all_stencils, course_stencil, courses, stencil

LOOK = Look(players=False, taps=False)
POSITIONS = (
    "1gyr,3bp,15w,16k - bgyrpx",
    "4yrpbg,5k,7w - gx",
    "3g,9b,12p,14k,15w,17ry 5-0 y",
    "12gbrwk,13p,14y - bgyrpx",
)


def layers(tree: Any, *changing: str) -> list[Any]:
    """A drawing's layers without those that follow the animals."""
    return [layer for layer in tree[3:] if layer[1].get("id") not in changing]


def test_every_circuit_can_be_laid_out() -> None:
    wanted = {tiles for pair in CIRCUITS.values() for tiles in pair}
    assert wanted <= set(courses())
    for tiles in wanted:
        assert len(course_stencil(tiles)["places"]) == course(tiles).line


def test_stencils_are_plain_json() -> None:
    assert json.loads(json.dumps(all_stencils()))["elephant"]["courses"].keys() == set(courses())


@pytest.mark.parametrize("position", POSITIONS)
def test_camels_stand_where_the_tables_say(position: str) -> None:
    tables, track = stencil("camel2"), read_position(position).track
    for it in places.standing(track):
        spot = tables["spots"][it.space]
        tall = "t" if spot["front"] is not None and len(track[spot["front"]]) >= 5 else ""
        x, y = spot["at"][tall + ("l" if track[0] or track[17] else "")]
        near = spot["behind"] is not None and bool(track[spot["behind"]])
        pitch = tables["pitch"][len(track[it.space])][near]
        assert (it.x, it.y) == (x, y - track[it.space].index(it.camel) * pitch), it


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_but_pieces_and_yard_differs_between_boards(position: str) -> None:
    drawn = svg.tree(draw(show_position(read_position(position), 8), LOOK))
    changing = ("camels", "tiles", "yard", "dice")
    assert layers(drawn, *changing) == layers(stencil("camel2")["board"], *changing)


def test_nothing_but_the_herd_differs_between_races_on_a_course() -> None:
    view = show_course(read_course("DkfEJCGMH 14aR,9bB,9cG 12a,15a 65c/-/- 6t -", 3))
    drawn: Any = svg.tree(draw_course(view, LOOK))
    board: Any = course_stencil("DkfEJCGMH")["board"]
    assert layers(drawn, "herd") == [layer for layer in board[2:] if layer[1].get("id") != "herd"]


def test_places_are_called_as_in_the_notation() -> None:
    assert list(course_stencil("DE")["places"])[:4] == [write_place(place) for place in range(4)]
