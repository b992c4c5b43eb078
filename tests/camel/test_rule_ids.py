"""Every rule of the rules page has a test that is named after it."""

import re
from pathlib import Path

from camel.scripted import PAGE

HERE = Path(__file__).parent


def test_every_rule_id_has_a_test_with_its_name() -> None:
    ids = set(re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\*", PAGE.read_text("utf-8"), re.MULTILINE))
    named = {
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def test_([A-Z]\d+[a-z]?)_\w+", path.read_text("utf-8"), re.MULTILINE)
    }
    assert len(ids) == 36
    assert ids - named == set(), "rules without a test"
    assert named - ids == set(), "tests of rules that are not on the page"
