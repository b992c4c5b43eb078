"""Races in which the next shake of the pyramid makes something special happen: found by trying seeds in CPython."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from stampede import table
from stampede.game import Setup

# What stands where so that one reveal leads to the moment; with three dice inside, the leg goes on after it.
SLIP = "2r,4gb,7y,8p,15w,16k 5-1 rgx"  # a boo on space 5 sends red back, under green and blue
CHEERED = "2rbg,7y,8p,15w,16k 4+1 rgx"
STRETCH = "9y,10g,11p,12rb,5w,6k - rgx"
CLOSE = "10y,11g,12p,16br,2w,3k - rx"  # red crosses the line from the back of blue
CLEAR = "3y,4g,5p,6b,16r,1w,2k - rx"
GREY = "2r,3g,4b,7y,8p,15w,16k - rgx"
STACK = "3gybp,2r,15w,16k - gyx"

Wanted = Callable[[Sequence[Any]], bool]


def has(name: str, **fields: Any) -> Wanted:
    """An event of this type with these fields happens."""

    def wanted(events: Sequence[Any]) -> bool:
        return any(
            type(event).__name__ == name and all(getattr(event, field) == value for field, value in fields.items())
            for event in events
        )

    return wanted


def race_where(position: str, wanted: Wanted, names: Sequence[str] = ("Ann", "Ben")) -> dict[str, Any]:
    """A race of people from a position, as the page keeps it; Ann's next reveal brings what is wanted."""
    setup = Setup("camel2", len(names), 0, position)
    seed = next(str(seed) for seed in count() if wanted(_revealed(setup, str(seed))))
    seats = [{"name": name, "bot": None} for name in names]
    about = {"id": "staged", "game": "camel2", "seats": seats, "first": 0, "seed": seed, "leg": 1, "start": position}
    return {**about, "save": table.save(table.sit_down(setup, seed)), "over": False, "updated": 1}


def _revealed(setup: Setup, seed: str) -> Sequence[Any]:
    game = table.sit_down(setup, seed)
    rules = table.game_of(game)
    after = table.act(game, rules.read_action("r"))
    return [event for entry in after.log[len(game.log) :] for event in entry.events]
