"""Larger pieces for people who sit further from the board: how much each thing grows, as rules for a page.

A camel grows from where it stands or sits; the more a stack carries the less, so that seven still end below the upper
edge of the picture and every letter stays in sight. Where things stand otherwise is `places`'.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampede.brush import number
from stampede.camel.draw.places import CELLS, LEGS, PITCH

GROWTH = (1.35, 1.3, 1.3, 1.2, 1.15, 1.1, 1.04)  # by the number of camels in the stack
STANDS, DICE, NUMBERS = 1.2, 1.25, 19
ASIDE = 14  # so far away from the edge of the picture


def large_sheet(scope: str) -> str:
    """The rules, for drawings inside whatever `scope` selects."""
    stacks = (_stack(scope, size, growth) for size, growth in enumerate(GROWTH, start=1))
    riders = (f'{scope} [data-key^="{rider} "]{{--rider:{rider}}}' for rider in range(len(GROWTH)))
    camels = f"transform-origin:0 {LEGS}px;scale:var(--growth);translate:var(--aside,0) calc(var(--rider)*var(--lift))"
    return (
        "".join((*stacks, *riders, *_asides(scope)))
        + f"{scope} [data-camel]>*{{{camels}}}"
        + f"{scope} [data-key=stand]>*{{transform-origin:0 0;scale:{STANDS}}}"
        + f"{scope} [data-key=die]>*{{transform-origin:0 0;scale:{DICE}}}"
        + f"{scope} .sand-num{{font-size:{NUMBERS}px}}"
    )


def _asides(scope: str) -> Iterator[str]:
    for space, (column, _) in enumerate(CELLS, start=1):
        if column in (0, 4):
            yield f'{scope} [data-space="{space}"]{{--aside:{ASIDE if column == 0 else -ASIDE}px}}'


def _stack(scope: str, size: int, growth: float) -> str:
    lift = number(-PITCH[size - 1] * (growth - 1))
    return f'{scope} [data-key$=" {size}"]{{--growth:{growth};--lift:{lift}px}}'
