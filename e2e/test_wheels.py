"""Wheels that players bring: installed without a network, refused with a reason."""

from __future__ import annotations

from playwright.sync_api import Page

from probing import INSTALL, NEW_VERB, as_text, run, wheel


def test_a_players_wheel_is_installed_and_runs(booted: Page) -> None:
    tiny = wheel("tiny", ("tiny/__init__.py", NEW_VERB))
    script = f"{INSTALL} return [await install(given), await engine.call('tiny', {{ number: 21 }})]"
    installed = {"ok": {"name": "tiny", "version": "1.0", "modules": ["tiny"]}}
    assert run(booted, script, as_text(tiny)) == [installed, {"answer": 42}]


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
