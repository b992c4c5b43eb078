"""Drawings are sent as what changed: whoever has the last one gets the new one of it, and everybody else the whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from stampede import bridge, patches
from stampede.catalog import GAMES


def ok(verb: str, **fields: Any) -> Any:
    answer = json.loads(bridge.handle(json.dumps({"verb": verb, **fields})))
    assert "ok" in answer, answer
    return answer["ok"]


class Keeper:
    """Somebody who keeps the last drawing and is sent what is new."""

    def __init__(self) -> None:
        self.drawing: Any = None
        self.number = 0
        self.patches: list[int] = []

    def ask(self, verb: str, **fields: Any) -> Any:
        update = ok(verb, table="kept", drawn=self.number, **fields)
        if self.number:
            self.patches.append(len(json.dumps(update["patch"])))
            self.drawing = patches.applied(self.drawing, update["patch"])
        else:
            self.drawing = update["drawing"]
        self.number = update["drawn"]
        looks = fields if verb == "show" else {}  # what is done is done in everybody's sight here
        assert self.drawing == ok("show", table="kept", **looks)["drawing"]
        return update


def race(game: str, keeper: Keeper) -> None:
    """A race by whim, with a move taken back now and then, and looks at the past."""
    whim = random.Random(game)
    update = keeper.ask("new", game=game, seats=3, seed=game)
    while update["turn"] != "over" and update["ply"] < 60:
        looked = keeper.ask("show", seat=update["turn"])
        if update["back"] and whim.random() < 0.1:
            update = keeper.ask("undo", ply=looked["ply"], practice=True)
        elif whim.random() < 0.1:
            keeper.ask("show", ply=looked["ply"] // 2)
        else:
            action = whim.choice(looked["legal"])["action"]
            update = keeper.ask("act", ply=looked["ply"], seat=update["turn"], action=action, public=True)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_keeps_drawings_can_follow_a_race_by_patches_alone(game: str) -> None:
    keeper = Keeper()
    race(game, keeper)
    assert sum(keeper.patches) / len(keeper.patches) < len(json.dumps(keeper.drawing)) / 4, "a patch is small"


def test_a_number_that_is_not_the_last_one_gets_the_whole_drawing() -> None:
    first = ok("new", table="one", game="camel2", seats=2, seed="s", drawn=0)
    second = ok("new", table="two", game="camel2", seats=2, seed="t", drawn=first["drawn"])
    assert "patch" in second, "it does not matter of which table it is"
    assert patches.applied(first["drawing"], second["patch"]) == ok("show", table="two")["drawing"]
    for stale in (0, first["drawn"], second["drawn"] + 7, -1):
        again = ok("show", table="two", drawn=stale)
        assert again["drawing"] == ok("show", table="two")["drawing"]
        assert again["drawn"] > second["drawn"]


def test_a_request_that_is_refused_sends_no_drawing_and_loses_none() -> None:
    first = ok("new", table="one", game="camel2", seats=2, seed="s", drawn=0)
    refused = json.dumps({"verb": "act", "table": "one", "seat": 1, "ply": 0, "action": "r", "drawn": first["drawn"]})
    assert "error" in json.loads(bridge.handle(refused))
    assert ok("show", table="one", drawn=first["drawn"])["patch"] == {}, "nothing changed since"


def test_an_element_that_came_or_went_is_sent_with_its_neighbours() -> None:
    sun, moon = ["circle", {"r": "1"}], ["circle", {"r": "2", "id": "moon"}]
    assert patches.between(["g", {}, sun], ["g", {}, sun, moon]) == {"whole": ["g", {}, sun, moon]}
    assert patches.between(["g", {}, sun], ["g", {}, moon]) == {"at": {"0": {"whole": moon}}}
    assert patches.between(["text", {"x": "1"}, "a"], ["text", {}, "b"]) == {
        "set": {"x": None},
        "at": {"0": {"whole": "b"}},
    }
