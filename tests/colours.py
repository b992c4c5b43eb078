"""How colours look, for tests of inks: contrast, and what eyes that see differently make of them."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise

from stampede import inks
from stampede.inks import Inks, Theme

THEMES: tuple[Theme, ...] = ("light", "dark")
Linear = tuple[float, float, float]

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


# ---- what holds for the inks of every game


def assert_no_two_look_alike(values: Mapping[str, str], letters: Sequence[str], sight: str) -> None:
    cloths = {letter: as_seen(values[letter], sight) for letter in letters}
    for one, other in combinations(letters, 2):
        assert math.dist(cloths[one], cloths[other]) >= 15, (one, other)


def assert_each_is_a_grey_of_its_own(values: Mapping[str, str], letters: Sequence[str]) -> None:
    greys = sorted(as_seen(values[letter], "none")[0] for letter in letters)
    assert all(brighter - darker >= 12 for darker, brighter in pairwise(greys))


def ruled(sheet: str) -> set[str]:
    """The classes that a stylesheet has rules for."""
    return set(re.findall(r"\.([A-Za-z][\w-]*)", re.sub(r"\{[^}]*\}", " ", sheet)))


def assert_variables_are_enough(printed: Inks) -> None:
    """The sheet of variables, filled with those of a theme, is the sheet of that theme."""
    sheet = inks.sheet_of_variables(printed)
    for theme in THEMES:
        given = dict(re.findall(r"--([\w-]+):([^;]+);", inks.variables(printed, theme)))
        assert set(re.findall(r"var\(--([\w-]+)\)", sheet)) <= given.keys()
        assert re.sub(r"var\(--([\w-]+)\)", partial(_filled, given), sheet) == inks.stylesheet(printed, theme)


def _filled(given: Mapping[str, str], name: re.Match[str]) -> str:
    return given[name[1]]
