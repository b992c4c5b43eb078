"""Every rule of the rules page has a test that is named after it."""

from pathlib import Path

from camel.scripted import PAGE
from rule_ids import assert_every_rule_has_a_test

HERE = Path(__file__).parent


def test_every_rule_id_has_a_test_with_its_name() -> None:
    assert_every_rule_has_a_test(PAGE.read_text("utf-8"), HERE, 36)
