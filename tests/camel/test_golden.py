"""The golden playthroughs still happen as they are told."""

from pathlib import Path

import pytest

from camel.golden import FOLDER, WAYS, told
from stampede.camel.notation import read_record, replay
from stampede.camel.types import RaceEnded, UnitMoved

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_playthrough_is_told_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert told(read_record(text)) == text


def test_every_way_a_race_can_end_is_there() -> None:
    assert {path.stem for path in FILES} >= set(WAYS)
    endings = {}
    for path in FILES:
        steps = list(replay(read_record(path.read_text("utf-8"))))
        ended = next(event for event in steps[-1].events if isinstance(event, RaceEnded))
        cause = [event.cause for event in steps[-1].events if isinstance(event, UnitMoved)][-1]
        endings[path.stem] = (ended.direction, len(ended.unit) > 1, cause)
    assert endings["by-a-cheer-on-16"][0::2] == ("forward", "cheer")
    assert endings["backward-empty"][:2] == ("backward", False)
    assert endings["backward-with-racers"][:2] == ("backward", True)
    assert endings["forward"][0] == endings["on-the-fifth-reveal"][0] == "forward"
