"""The inks of Camel Derby: readable by day and by night, and to eyes that see colours differently."""

import math
import re
from itertools import combinations, pairwise

import pytest

from camel.test_draw import mid_game, on_track
from drawings import inks
from stampede import camel
from stampede.camel.draw import draw
from stampede.camel.draw.cloth import MOTIFS
from stampede.camel.draw.paint import LINES, PALETTE, TONES, sheet_of_variables, stylesheet, values, variables
from stampede.camel.editions import EDITIONS, RACERS
from stampede.camel.types import Card, Rolled
from stampede.game import Look, Setup
from stampede.inks import Theme

THEMES: tuple[Theme, ...] = ("light", "dark")
Linear = tuple[float, float, float]

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
# Machado, Oliveira and Fernandes (2009), severity 1, over linear light
SIGHT: dict[str, tuple[Linear, Linear, Linear]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "none": ((0.213, 0.715, 0.072),) * 3,
}


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(light: Linear) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    """As the web's accessibility guidelines reckon it."""
    dark, bright = sorted(luminance(linear(colour)) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def as_seen(colour: str, sight: str) -> tuple[float, float, float]:
    """Lightness from 0 to 100, and the two axes of colour, for one with this sight (CIELAB)."""
    light = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHT[sight])
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(luminance((red, green, blue)))
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return math.cbrt(part) if part > 0.008856 else 7.787 * part + 16 / 116


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(values(theme)[ink], values(theme)[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", [sight for sight in SIGHT if sight != "none"])
def test_no_two_blankets_look_alike_whatever_ones_eyes(theme: Theme, sight: str) -> None:
    cloths = {racer: as_seen(values(theme)[racer], sight) for racer in RACERS}
    for one, other in combinations(RACERS, 2):
        assert math.dist(cloths[one], cloths[other]) >= 15, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_every_blanket_is_a_grey_of_its_own(theme: Theme) -> None:
    greys = sorted(as_seen(values(theme)[racer], "none")[0] for racer in RACERS)
    assert all(brighter - darker >= 12 for darker, brighter in pairwise(greys))


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
        ruled = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^}]*\}", " ", stylesheet(theme))))
        assert everything_shown() - {"derby", "day", "night", "can"} <= ruled


def test_no_ink_is_mixed_for_nothing() -> None:
    mixed = {name for rule in LINES.values() for name in re.findall(r"\{([\w-]+)\}", rule)}
    toned = {ink for pair in TONES.values() for ink in pair}
    assert PALETTE.keys() <= everything_shown() | mixed | toned
    assert {line.split(">.")[-1] for line in LINES} <= everything_shown() | {"day", "night"}


def test_a_page_can_change_its_theme_by_variables_alone() -> None:
    named = set(re.findall(r"var\(--([\w-]+)\)", sheet_of_variables()))
    for theme in THEMES:
        given = dict(re.findall(r"--([\w-]+):([^;]+);", variables(theme)))
        assert named <= given.keys()
        filled = re.sub(r"var\(--([\w-]+)\)", lambda name: given[name[1]], sheet_of_variables())  # noqa: B023
        assert filled == stylesheet(theme)
