"""Rule ids: those of a rules page, and those that tests are named after."""

from __future__ import annotations

import re
from pathlib import Path


def assert_every_rule_has_a_test(page: str, tests: Path, count: int) -> None:
    """The page has so many rules, each has a test in the folder, and no test has a rule that the page lacks."""
    ids = set(re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\*", page, re.MULTILINE))
    named = {
        name
        for path in tests.glob("test_*.py")
        for name in re.findall(r"^def test_([A-Z]\d+[a-z]?)_\w+", path.read_text("utf-8"), re.MULTILINE)
    }
    assert len(ids) == count
    assert ids - named == set(), "rules without a test"
    assert named - ids == set(), "tests of rules that are not on the page"
