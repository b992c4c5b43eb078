"""Inks of any game: a table of colours by day and by night, and the stylesheet that prints with them.

Which inks there are is told by each game's paint.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]

WORDS = {
    "display": '"Stampede Display",Rockwell,"Roboto Slab","DejaVu Serif",Georgia,serif',
    "round": "stroke-linecap:round;stroke-linejoin:round",
}


class Inks(NamedTuple):
    """Everything a game is printed with."""

    palette: dict[str, tuple[str, str]]  # ink: (by day, by night)
    tones: dict[str, tuple[str, str]]  # art that is printed in several colours: its fill, and its color for the shade
    lines: dict[str, str]  # what a shape does besides being filled; a name in braces is an ink or one of the words
    strengths: dict[Theme, dict[str, str]]  # how strong light is


def values(inks: Inks, theme: Theme) -> dict[str, str]:
    """Every ink of one theme, and how strong light is in it."""
    return {ink: pair[theme == "dark"] for ink, pair in inks.palette.items()} | inks.strengths[theme]


def stylesheet(inks: Inks, theme: Theme) -> str:
    """The rules that print a drawing in one theme, for files that stand alone."""
    return _sheet(inks, values(inks, theme))


def variables(inks: Inks, theme: Theme) -> str:
    """The values of one theme as CSS variables, for a page that can change its theme."""
    return "".join(f"--{name}:{value};" for name, value in values(inks, theme).items())


def sheet_of_variables(inks: Inks) -> str:
    """The rules that print a drawing in whatever theme the page has; variables reach into `<use>`, selectors do not."""
    return _sheet(inks, {name: f"var(--{name})" for name in values(inks, "light")})


def _sheet(inks: Inks, said: dict[str, str]) -> str:
    words = {**said, **WORDS}
    rules = {ink: f"fill:{said[ink]}" for ink in inks.palette}
    rules |= {art: f"fill:{said[fill]};color:{said[shade]}" for art, (fill, shade) in inks.tones.items()}
    rules |= {line: _INK.sub(lambda name: words[name[1]], rule) for line, rule in inks.lines.items()}
    return "".join(f".{name}{{{rule}}}" for name, rule in rules.items())


_INK = re.compile(r"\{([A-Za-z0-9-]+)\}")
