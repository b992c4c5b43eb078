"""Wheels that players bring: installed without a network, refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from players import new_game, people, wait_for_turn
from probing import INSTALL, NEW_VERB, as_text, run, wheel
from served import Served
from truth import stored
from visits import visit


@pytest.fixture
def table(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, scripts=["/* with a Worker of its own */"]) as page:
        yield page


def test_a_players_wheel_is_installed_and_runs(booted: Page) -> None:
    tiny = wheel("tiny", ("tiny/__init__.py", NEW_VERB))
    script = f"{INSTALL} return [await install(given), await engine.call('tiny', {{ number: 21 }}), engine.from]"
    installed = {"ok": {"name": "tiny", "version": "1.0", "modules": ["tiny"]}}
    assert run(booted, script, as_text(tiny)) == [installed, {"answer": 42}, "bytecode"]


def test_a_wheel_in_the_middle_of_a_race_costs_nothing(table: Page, tmp_path: Path) -> None:
    """What installs is not in the snapshot: another interpreter takes its place, and the race is laid out again."""
    new_game(table, people("Ann", "Ben"))
    wait_for_turn(table)
    players.reveal_by_button(table)
    wait_for_turn(table)
    before = stored(table)[-1]["save"]
    (tmp_path / "tiny-1.0-py3-none-any.whl").write_bytes(wheel("tiny", ("tiny/__init__.py", NEW_VERB)))
    players.open_settings(table)
    table.locator("dialog input[type=file]").set_input_files(tmp_path / "tiny-1.0-py3-none-any.whl")
    done = words("settings-wheel-done", name=isolated("tiny-1.0-py3-none-any.whl"))
    expect(table.locator("#toast")).to_have_text(done)
    players.close_dialog(table)
    players.reveal_by_button(table)
    wait_for_turn(table)
    after = stored(table)[-1]["save"]
    assert after["actions"][: len(before["actions"])] == before["actions"] != after["actions"]


def test_a_bad_wheel_is_refused_and_the_engine_goes_on(booted: Page) -> None:
    asking = wheel("asking", ("asking.py", ""), requires="Requires-Dist: nothing-of-the-kind\n")
    broken = wheel("broken", ("broken.py", "raise SystemExit(1)"))
    codes = run(
        booted,
        f"""{INSTALL} const codes = [];
        for (const text of given) codes.push((await install(text)).code);
        codes.push((await caught(engine.installWheel('https://example.org/x.whl'))).code);
        return [...codes, 'camel2' in await engine.call('games')];""",
        [as_text(b"no wheel"), as_text(asking), as_text(broken)],
    )
    assert codes == ["wheel-unreadable", "wheel-refused", "wheel-broken", "wheel-elsewhere", True]
