"""The same records give the same states in CPython and in the browser's Pyodide."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from probing import run
from served import ROOT
from stampede.bridge import handle
from stampede.camel.notation import read_record

GOLDEN = sorted((ROOT / "tests/camel/golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_leads_to_the_same_states(booted: Page, path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    words = [word for action in record.actions for word in (["r", action] if action.startswith("r:") else [action])]
    setup = {"seats": record.setup.seats, "first": record.setup.first, "start": record.setup.start}
    save = {"format": 1, "game": record.setup.game, "setup": setup, "actions": words}
    requests = [{"verb": "load", "table": "g", "save": save, "seed": "", "seat": 0}]
    requests += [{"verb": "show", "table": "g", "ply": ply} for ply in range(len(words) + 1)]
    requests += [{"verb": "show", "table": "g", "seat": seat} for seat in range(record.setup.seats)]
    requests += [{"verb": "log", "table": "g"}, {"verb": "save", "table": "g"}]

    here = [json.loads(handle(json.dumps(request)))["ok"] for request in requests]
    there = run(
        booted,
        """const all = [];
        for (const { verb, ...fields } of given) all.push(await engine.call(verb, fields));
        return JSON.stringify(all);""",
        requests,
    )
    assert json.loads(there) == here
    assert _trace(path) <= {_line(update) for update in here if "position" in update}


def _line(update: dict[str, Any]) -> tuple[str, str, str]:
    return update["position"], ",".join(map(str, update["scores"])), str(update["turn"])


def _trace(path: Path) -> set[tuple[str, ...]]:
    """Position, money and turn of every line that the record tells."""
    lines = (line.partition("#")[2].split(" | ") for line in path.read_text("utf-8").splitlines())
    return {tuple(part.strip() for part in parts[1:]) for parts in lines if len(parts) == 4}
