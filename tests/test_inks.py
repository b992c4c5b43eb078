"""The inks of every game: readable by day and by night, told apart by any eyes, in any theme of a page."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from colours import (
    SIGHT,
    THEMES,
    assert_each_is_a_grey_of_its_own,
    assert_no_two_look_alike,
    assert_variables_are_enough,
    contrast,
)
from stampede.camel.draw import paint as camel
from stampede.camel.editions import RACERS
from stampede.elephant.draw import paint as elephant
from stampede.elephant.types import ELEPHANTS
from stampede.inks import Inks, Theme, values


class Printed(NamedTuple):
    """What a game is printed with, and what must be told apart in it."""

    inks: Inks
    letters: str  # of the cloths
    written: tuple[tuple[str, str], ...]  # what is written, and on what


GAMES = {
    "camel": Printed(
        camel.INKS,
        RACERS,
        (
            ("ink", "cream"),  # letters on plaques, numbers on tickets, dice and cards
            ("cream", "ink"),  # the grey die's black number
            ("ink", "gold"),  # money
            ("on-sand", "sand"),  # the spaces' numbers
            ("on-sand", "sand-shade"),
            ("on-strip", "panel"),
            ("on-strip", "turn"),
            ("cream", "rug-winner"),
            ("cream", "rug-loser"),
        ),
    ),
    "elephant": Printed(
        elephant.INKS,
        ELEPHANTS,
        (
            ("ink", "cream"),  # letters on tablets, numbers on cards and milestones
            ("cream", "mire-shade"),  # what mud costs
            ("on-mat", "mat"),  # how many cards
            ("on-mat", "saffron"),
        ),
    ),
}
WRITTEN = [(name, *pair) for name, game in GAMES.items() for pair in game.written]
CLOTHS = [(name, letter) for name, game in GAMES.items() for letter in game.letters]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "ink", "ground"), WRITTEN)
def test_what_is_written_can_be_read(theme: Theme, name: str, ink: str, ground: str) -> None:
    said = values(GAMES[name].inks, theme)
    assert contrast(said[ink], said[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sight", [sight for sight in SIGHT if sight != "none"])
def test_no_two_cloths_look_alike_whatever_ones_eyes(theme: Theme, name: str, sight: str) -> None:
    assert_no_two_look_alike(values(GAMES[name].inks, theme), GAMES[name].letters, sight)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_every_cloth_is_a_grey_of_its_own(theme: Theme, name: str) -> None:
    assert_each_is_a_grey_of_its_own(values(GAMES[name].inks, theme), GAMES[name].letters)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "letter"), CLOTHS)
def test_every_motif_stands_out_of_its_cloth(theme: Theme, name: str, letter: str) -> None:
    said = values(GAMES[name].inks, theme)
    assert contrast(said[letter], said[f"{letter}-motif"]) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_page_can_change_its_theme_by_variables_alone(name: str) -> None:
    assert_variables_are_enough(GAMES[name].inks)
