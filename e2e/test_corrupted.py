"""Corrupted saves and links through the page: a sentence each, stored games untouched, and an interpreter that lives.

Deep JSON is stopped before Python; where no gate stops it, the next question is answered by a new worker.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Page

import arrivals
from arrivals import COUNT_WORKERS, bring_in, play_on
from probing import INSTALL, as_text, run, wheel
from served import Served, Troubles
from visits import visit

COUNT = 40  # `make soak` brings in 2,000


def test_corrupted_games_are_refused_in_words_and_stored_ones_untouched(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[COUNT_WORKERS]) as page:
        found = bring_in(page, range(COUNT))
        assert found.total() == COUNT
        assert len(found) > 6
        assert found["read"] < COUNT / 4
        play_on(page)


# ---- deep JSON

# What the page says to the worker, and what is put in the place of the word DEEP on the way.
GATE_OFF = """
globalThis.asked = [];
globalThis.Worker = class extends Worker {
  postMessage(message, ...more) {
    if (message.text) asked.push(message.text);
    const text = message.text?.replace('"DEEP"', '['.repeat(20000) + ']'.repeat(20000));
    super.postMessage(text ? { ...message, text } : message, ...more);
  }
};
"""
NESTED = "const nested = JSON.parse('['.repeat(20000) + ']'.repeat(20000));"


def test_json_nested_20_000_deep_is_refused_before_python_sees_it(probe: Page) -> None:
    assert run(
        probe, f"{GATE_OFF} {NESTED} create(); await engine.ready; return caught(engine.call('games', {{ nested }}))"
    ) == {
        "code": "text-too-deep",
        "params": {"most": 32},
    }
    assert probe.evaluate("asked") == []


def test_with_the_pages_gate_off_python_refuses_it_and_lives_on(probe: Page) -> None:
    answers = run(
        probe,
        f"""{GATE_OFF} create(); await engine.ready;
        return [await caught(engine.call('games', {{ nested: 'DEEP' }})), await caught(engine.call('games'))];""",
    )
    assert answers[0]["code"] == "text-too-deep"
    assert "camel2" in answers[1]["ok"]
    assert probe.evaluate("states") == ["ready"]


NO_GATE = """
from stampede import wire
wire._depth = lambda text: 0
"""


def test_with_both_gates_off_a_new_worker_takes_the_place_of_a_dead_one(probe: Page, troubles: Troubles) -> None:
    troubles.expect(r"fatal error|Maximum call stack")  # what Pyodide says of its own end
    answers = run(
        probe,
        f"""{GATE_OFF} {INSTALL} create(); await engine.ready;
        const installed = await install(given);
        const first = await caught(engine.call('games', {{ nested: 'DEEP' }}, {{ deadline: 5000 }}));
        return [installed, first, await caught(engine.call('games')), await caught(engine.call('games'))];""",
        as_text(wheel("nogate", ("nogate.py", NO_GATE))),
    )
    assert "ok" in answers[0], answers
    assert answers[1]["code"] in ("dead", "late")
    assert all("camel2" in answer["ok"] for answer in answers[2:])
    for_the_wheel, for_the_dead = ["loading", "ready"], ["failed", "loading", "ready"]
    assert probe.evaluate("states") == ["ready", *for_the_wheel, *for_the_dead]


def test_the_ways_in_are_all_tried() -> None:
    assert [way.__name__ for way in arrivals.WAYS] == ["by_file", "by_link", "by_store"]
