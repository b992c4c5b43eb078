"""Larger pieces for people who sit further from the course: animals grow from where they stand, letters with them."""

from __future__ import annotations

FEET = 18  # below the middle of an animal
BEASTS, LETTERS = 1.3, 1.3


def large_sheet(scope: str) -> str:
    """The rules, for drawings inside whatever `scope` selects."""
    return (
        f"{scope} [data-key=beast]>*{{transform-origin:0 {FEET}px;scale:{BEASTS}}}"
        f"{scope} [data-key=letter]>*{{transform-origin:0 -4px;scale:{LETTERS}}}"
    )
