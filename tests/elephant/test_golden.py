"""The golden playthroughs still happen as they are told."""

from pathlib import Path

import pytest

from elephant.golden import FOLDER, WAYS, told
from stampede import elephant
from stampede.elephant.events import Event
from stampede.elephant.notation import read_record, replay

FILES = sorted(FOLDER.glob("*.txt"))


def happened(path: Path) -> list[Event]:
    return [event for step in replay(read_record(path.read_text("utf-8"))) for event in step.events]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_playthrough_is_told_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert told(read_record(text)) == text


@pytest.mark.parametrize("way", WAYS)
def test_every_way_is_there_shows_what_it_says_and_ends(way: str) -> None:
    path = FOLDER / f"{way}.txt"
    seats, _, fits = WAYS[way]
    record = read_record(path.read_text("utf-8"))
    *_, last = replay(record)
    assert elephant.turn(last.state) == "over"
    assert record.setup.seats == seats
    assert fits(happened(path))
