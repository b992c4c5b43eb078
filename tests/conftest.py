"""Long runs are marked `soak`; they run when asked for, by `-m soak` or in `make soak`, which sets STAMPEDE_ACTIONS.

Counts that a test records as a property are added up over all processes and printed at the end.
"""

import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("stampede", deadline=None)  # a busy machine is no fault
settings.load_profile("stampede")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("-m") or "STAMPEDE_ACTIONS" in os.environ:
        return
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="a long run: make soak"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    counts: dict[str, Counter[str]] = {}
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, found in report.user_properties:
            counts.setdefault(name, Counter()).update(found)
    for name, found in counts.items():
        listed = ", ".join(f"{key} {count:,}" for key, count in found.most_common())
        terminalreporter.write_line(f"{found.total():,} {name}: {listed}")
