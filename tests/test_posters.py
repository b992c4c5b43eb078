"""Posters: positions of both games and scenes of lessons as files that stand alone, and as notebooks show them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from stampede.camel.position import read_position as read_camels
from stampede.elephant.position import read_position as read_elephants
from stampede.game import BadText
from stampede.learning import COURSES
from stampede.posters import poster_text

CAMELS = "1gyr,3bp,15w,16k 5+0,9-1 bgyrpx"
ELEPHANTS = "DkfEJCGMH 14aR,9bB,9cG 12a,15a 65c/??????/2wm*1 6t -"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("text", [CAMELS, ELEPHANTS, "DE", "first", "camel-tiles-boo", "elephant-water-mud"])
def test_a_poster_is_a_file_of_its_own_that_says_what_it_shows(text: str) -> None:
    root = ElementTree.fromstring(poster_text(text))
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == text
    assert ".sky{" in (root.findtext(f"{SVG}style") or "") or ".meadow{" in (root.findtext(f"{SVG}style") or "")
    ids = {element.get("id") for element in root.iter()}
    used = {str(element.get("href")).lstrip("#") for element in root.iter(f"{SVG}use")}
    assert used <= ids, "nothing is drawn with art that is not in the file"


def test_a_poster_has_the_inks_of_its_theme() -> None:
    assert poster_text(CAMELS, "light") != poster_text(CAMELS, "dark")
    assert poster_text(ELEPHANTS, "light") != poster_text(ELEPHANTS, "dark")


@pytest.mark.parametrize("text", ["1gyr - x", "", "DD", "DE 3aR - 6/- - -", "camel-tiles"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        poster_text(text)


def test_every_scene_has_a_poster() -> None:
    for course in COURSES.values():
        for lesson in course.lessons:
            assert poster_text(lesson.scenes[-1].name).startswith("<svg")


def test_notebooks_show_positions_of_both_games() -> None:
    for shown in (read_camels(CAMELS)._repr_svg_(), read_elephants(ELEPHANTS, 3)._repr_svg_()):
        assert ElementTree.fromstring(shown).tag == f"{SVG}svg"
    assert 'id="camel-w"' in read_camels(CAMELS)._repr_svg_()
    assert 'id="elephant-R"' in read_elephants(ELEPHANTS, 3)._repr_svg_()
