"""The inks of Camel Derby: readable by day and by night, and to eyes that see colours differently."""

import re

import pytest

from camel.test_draw import mid_game, on_track
from colours import (
    SIGHT,
    THEMES,
    assert_each_is_a_grey_of_its_own,
    assert_no_two_look_alike,
    assert_variables_are_enough,
    contrast,
    ruled,
)
from drawings import inks
from stampede import camel
from stampede.camel.draw import draw
from stampede.camel.draw.cloth import MOTIFS
from stampede.camel.draw.paint import INKS, LINES, PALETTE, TONES, stylesheet, values
from stampede.camel.editions import EDITIONS, RACERS
from stampede.camel.types import Card, Rolled
from stampede.game import Look, Setup
from stampede.inks import Theme

# What is written, and on what.
WRITTEN = (
    ("ink", "cream"),  # letters on plaques, numbers on tickets, dice and cards
    ("cream", "ink"),  # the grey die's black number
    ("ink", "gold"),  # money
    ("on-sand", "sand"),  # the spaces' numbers
    ("on-sand", "sand-shade"),
    ("on-strip", "panel"),
    ("on-strip", "turn"),
    ("cream", "rug-winner"),
    ("cream", "rug-loser"),
)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(values(theme)[ink], values(theme)[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", [sight for sight in SIGHT if sight != "none"])
def test_no_two_blankets_look_alike_whatever_ones_eyes(theme: Theme, sight: str) -> None:
    assert_no_two_look_alike(values(theme), RACERS, sight)


@pytest.mark.parametrize("theme", THEMES)
def test_every_blanket_is_a_grey_of_its_own(theme: Theme) -> None:
    assert_each_is_a_grey_of_its_own(values(theme), RACERS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("racer", RACERS)
def test_every_motif_stands_out_of_its_cloth(theme: Theme, racer: str) -> None:
    assert contrast(values(theme)[racer], values(theme)[f"{racer}-motif"]) >= 3


def test_no_two_cloths_have_the_same_motif() -> None:
    shapes = [tuple(dict(part.attributes).get("d") for part in motif) for motif in MOTIFS.values()]
    assert len(set(shapes)) == len(shapes) == len(RACERS) + 1


def everything_shown() -> set[str]:
    """The inks of drawings that show, between them, all there is."""
    shown = mid_game()._replace(
        tents=(Rolled("x", "k", 1), Rolled("b", "b", 1)), tickets_left=(0, 1, 2, 3, 4), loser_pile=(Card(0, "b"),)
    )
    partners = shown._replace(players=tuple(player._replace(partner=0, pyramid_tickets=1) for player in shown.players))
    tables = [camel.start(Setup(edition, 8)) for edition in EDITIONS]
    states = [shown, partners, on_track(shown, s7="bgyrpwk"), *tables]
    return {ink for state in states for ink in inks(draw(state, Look(state.seat)))}


def test_every_ink_of_a_drawing_has_its_rule() -> None:
    for theme in THEMES:
        assert everything_shown() - {"derby", "day", "night", "can"} <= ruled(stylesheet(theme))


def test_no_ink_is_mixed_for_nothing() -> None:
    mixed = {name for rule in LINES.values() for name in re.findall(r"\{([\w-]+)\}", rule)}
    toned = {ink for pair in TONES.values() for ink in pair}
    assert PALETTE.keys() <= everything_shown() | mixed | toned
    assert {line.split(">.")[-1] for line in LINES} <= everything_shown() | {"day", "night"}


def test_a_page_can_change_its_theme_by_variables_alone() -> None:
    assert_variables_are_enough(INKS)
