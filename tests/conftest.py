"""Long runs are marked `soak`; they run when asked for, by `-m soak` or in `make soak`, which sets STAMPEDE_ACTIONS."""

import os

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("-m") or "STAMPEDE_ACTIONS" in os.environ:
        return
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="a long run: make soak"))
