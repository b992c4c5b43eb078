"""Larger pieces: clearly larger, every letter in sight, the tallest stack still on the picture."""

from __future__ import annotations

import pytest

from drawings import attribute, by_id
from stampede.camel.draw import draw
from stampede.camel.draw.large import GROWTH, large_sheet
from stampede.camel.draw.places import GROUND, LEGS, PITCH, SKY, TIGHT
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.game import Look

CROWN = 52  # from the middle of a camel's belly to the top of its head
LETTER = (0.8, 15.2)  # from there to the lower and the upper edge of its letter's plaque
UNDERSIDE = 1.6  # from there down to its knees, as it sits


@pytest.mark.parametrize("size", range(1, 8))
def test_a_stack_ends_below_the_upper_edge(size: int) -> None:
    growth = GROWTH[size - 1]
    top = (size - 1) * PITCH[size - 1] * growth + (LEGS + CROWN) * growth
    assert top <= GROUND + SKY


@pytest.mark.parametrize("size", range(2, 8))
@pytest.mark.parametrize("pitch", ["roomy", "tight"])
def test_a_rider_does_not_hide_the_letter_below(size: int, pitch: str) -> None:
    """At most one unit more of it than among pieces of the usual size."""
    growth, usual = GROWTH[size - 1], PITCH[size - 1]
    between = min(usual, TIGHT) if pitch == "tight" and size > 2 else usual
    hidden = (LETTER[1] - UNDERSIDE) - between
    hidden_when_large = (LETTER[1] - UNDERSIDE) * growth - (between + usual * (growth - 1))
    assert hidden_when_large <= max(hidden, 0) + 1


def test_the_fewer_the_larger() -> None:
    assert GROWTH[0] >= 1.3
    assert sorted(GROWTH, reverse=True) == list(GROWTH)
    assert all(growth > 1 for growth in GROWTH)


def test_a_drawing_says_how_high_in_how_large_a_stack_a_camel_is() -> None:
    drawing = by_id(draw(show_position(read_position("1gyr,3bp,15w,16k 6+0 gyrpx")), Look()))
    keys = {camel: attribute(drawing[f"camel-{camel}"], "data-key") for camel in "gyrbpwk"}
    assert keys == {"g": "0 3", "y": "1 3", "r": "2 3", "b": "0 2", "p": "1 2", "w": "0 1", "k": "0 1"}
    assert attribute(drawing["tile-0"], "data-key") == "stand"
    for rider in range(7):
        assert f'[data-key^="{rider} "]' in large_sheet(".large")
