"""Every key the engine can say has a sentence, and every event a line."""

import random
import re
import string
from pathlib import Path

import pytest

import stampede
from stampede import wire, words
from stampede.camel import types
from stampede.catalog import GAMES
from stampede.game import Setup
from walks import walk

SOURCE = Path(stampede.__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana")
SAYS = re.compile(r'(?:Reason|BadText|IllegalAction)\(\s*"([a-z-]+)"|(?:key|"code") ?[=:] "([a-z-]+)"')


def keys_said() -> set[str]:
    found = {
        key for path in SOURCE.rglob("*.py") for match in SAYS.findall(path.read_text("utf-8")) for key in match if key
    }
    return found | {"tile-on-tile", "tile-beside-tile"}  # chosen by a conditional expression


def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over() -> None:
    refusals = {key for key in keys_said() if not key.startswith("why-")}
    assert refusals - set(words.REFUSALS) == set()
    assert set(words.REFUSALS) - refusals == set()


def test_every_reason_of_a_bot_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert {key for key in keys_said() if key.startswith("why-")} == set(words.WHYS)


@pytest.mark.parametrize("key", words.REFUSALS)
def test_sentences_end_with_a_stop_and_can_be_filled_in(key: str) -> None:
    fields = {name for _, name, _, _ in string.Formatter().parse(words.REFUSALS[key]) if name}
    sentence = words.refusal(key, dict.fromkeys(fields, "b"))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_every_event_of_random_games_is_told_in_one_line() -> None:
    told = set()
    for name, seats in (("camel2", 6), ("camel1", 3), ("camel2", 8)):
        for seed in range(25):
            for step in walk(Setup(name, seats), random.Random(seed)):
                for event in step.events:
                    line = words.tell(wire.to_json(GAMES[name].redact(event, 0)), NAMES)
                    assert "\n" not in line
                    assert line.endswith(".")
                    told.add(type(event).__name__)
    assert told == {kind.__name__ for kind in types.Event.__args__}


def test_the_letters_of_camels_become_names() -> None:
    assert words.refusal("tile-on-camels", {"space": 3, "camels": "bp"}) == (
        "Space 3 holds camels (blue under purple), so no tile can lie there."
    )
    assert words.refusal("no-such-camel", {"camel": "z"}) == "There is no camel 'z'."
