"""What the build writes for the start page: the title pictures, the race that is played there, and the empty track."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stampede.svg import tree

FILE = Path(__file__).resolve().parent.parent / "web/build/loop.py"


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("loop", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


loop: Any = _loaded()


def replaced(drawing: Any, parts: dict[str, Any]) -> Any:
    """A drawing with parts put in place by their ids, as the page does it."""
    if not isinstance(drawing, list):
        return drawing
    tag, attributes, *children = drawing
    return parts.get(attributes.get("id"), [tag, attributes, *(replaced(it, parts) for it in children)])


def by_id(parts: list[Any]) -> dict[str, Any]:
    return {part[1]["id"]: part for part in parts}


def layers(drawing: Any) -> list[Any]:
    """What of a drawing can differ from state to state; the art depends on the number of seats."""
    return [part for part in drawing[2:] if part[0] != "defs"]


def expanded(value: Any, parts: list[Any]) -> Any:
    if isinstance(value, int):
        return expanded(parts[value], parts)
    return [expanded(it, parts) for it in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", ["camel", "elephant"])
def test_the_beats_lead_from_the_title_picture_to_the_end_of_the_race(name: str) -> None:
    title, written = loop.TITLES[name], loop.loop(name)
    drawing = loop.drawn(title, loop.opened(title).state)
    beats = list(loop.played(title))
    assert 8 <= len(beats) == len(written["beats"]) <= 14
    for beat, kept in zip(beats, written["beats"], strict=True):
        drawing = replaced(drawing, by_id(expanded(kept["parts"], written["parts"])))
        assert layers(drawing) == layers(loop.drawn(title, beat.state))


def test_the_race_of_the_camels_is_worth_looking_at() -> None:
    """A stack rides, a tile pays, a crazy camel carries others back, and somebody wins."""
    events = [event for beat in loop.played(loop.TITLES["camel"]) for event in beat.events]
    kinds = {type(event).__name__ for event in events}
    assert kinds >= {"TilePaid", "TilePlaced", "CrazyCamelChosen", "RaceEnded"}
    units = [event.unit for event in events if type(event).__name__ == "UnitMoved"]
    assert any(len(unit) >= 3 for unit in units)
    assert any(len(unit) >= 3 and unit[0] in "wk" for unit in units)


def test_the_race_of_the_elephants_has_a_winner() -> None:
    events = [event for beat in loop.played(loop.TITLES["elephant"]) for event in beat.events]
    assert "RaceWon" in {type(event).__name__ for event in events}


def test_the_title_picture_in_the_page_is_the_first_position_of_the_race() -> None:
    title = loop.TITLES["camel"]
    assert layers(tree(loop.title_still())) == layers(loop.drawn(title, loop.opened(title).state))


def test_both_title_pictures_have_the_same_shape() -> None:
    shapes: list[float] = []
    pictures: list[Any] = [tree(loop.title_still()), loop.title_scene()]
    for drawing in pictures:
        _, _, width, height = map(float, drawing[1]["viewBox"].split())
        shapes.append(height / width)
    assert shapes[0] == pytest.approx(shapes[1], abs=0.001)


@pytest.mark.parametrize("edition", ["camel2", "camel1"])
def test_the_title_picture_and_a_few_parts_make_the_empty_track(edition: str) -> None:
    made = replaced(tree(loop.title_still()), by_id(loop.empty()[edition]))
    assert made == loop.empty_track(edition)
    assert not any(f"'id': '{name}-" in str(layers(made)) for name in ("camel", "tile"))
