"""Every rule of the rules page has a test that is named after it, and the page shows what the engine plays."""

import re
from pathlib import Path

from elephant.scripted import PAGE
from rule_ids import assert_every_rule_has_a_test
from stampede import elephant
from stampede.elephant.course import CIRCUITS
from stampede.elephant.deck import COUNTS, GREEN
from stampede.game import Setup

HERE = Path(__file__).parent
TEXT = PAGE.read_text("utf-8")


def test_every_rule_id_has_a_test_with_its_name() -> None:
    assert_every_rule_has_a_test(TEXT, HERE, 40)


def test_the_page_lists_the_cards_as_they_are() -> None:
    rows = re.findall(r"^\| `(\w)` \| .* \| (green|red) \| (\d+) \|$", TEXT, re.MULTILINE)
    assert {card: int(count) for card, _, count in rows} == COUNTS
    assert "".join(card for card, colour, _ in rows if colour == "green") == GREEN


def test_the_page_lists_the_circuits_as_they_are() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ((?:\w ){8}\w) \| ((?:\w ){7}\w) \|$", TEXT, re.MULTILINE)
    assert {name: (long.replace(" ", ""), short.replace(" ", "")) for name, long, short in rows} == CIRCUITS


def test_the_page_says_what_is_a_reconstruction_and_names_files_that_exist() -> None:
    assert "reconstruction" in TEXT
    for name in re.findall(r"`(py_src/[\w/.]+)`", TEXT):
        assert (PAGE.parents[2] / name).exists(), name


def test_actions_and_positions_on_the_page_can_be_read() -> None:
    table = TEXT.partition("| action | meaning |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    actions = [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]
    assert len(actions) > 20
    assert [elephant.write_action(elephant.read_action(text)) for text in actions] == actions
    (position,) = re.findall(r"^`(\w+ [^`]+)`\.", TEXT, re.MULTILINE)
    assert elephant.position(elephant.start(Setup("elephant", 3, 0, position))) == position
