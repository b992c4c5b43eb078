"""Both games' drawings on one page: what they have in common by name is the same thing."""

from __future__ import annotations

import re

import pytest

from stampede.camel.draw import paint as camel
from stampede.elephant.draw import paint as elephant
from stampede.inks import Theme


def rules(sheet: str) -> dict[str, str]:
    return dict(re.findall(r"([^{}]+)\{([^}]*)\}", sheet))


def inks(variables: str) -> dict[str, str]:
    return dict(re.findall(r"--([A-Za-z0-9-]+):([^;]+);", variables))


def test_a_class_of_both_sheets_prints_the_same_in_both() -> None:
    one, two = rules(camel.sheet_of_variables()), rules(elephant.sheet_of_variables())
    assert one.keys() & two.keys() >= {".ink", ".edge", ".num"}
    assert {name: one[name] for name in one if name in two} == {name: two[name] for name in two if name in one}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_ink_of_both_palettes_is_the_same_colour(theme: Theme) -> None:
    one, two = inks(camel.variables(theme)), inks(elephant.variables(theme))
    assert one.keys() & two.keys() >= {"ink", "cream"}
    assert {name: one[name] for name in one if name in two} == {name: two[name] for name in two if name in one}
