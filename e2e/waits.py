"""How long a person waits, from a choice to the next turn: among eight camels and, in the tests, among six elephants.

What is printed is real time: motion, thinking pauses and the engine, without the time that a ledger is open.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright

import elephants
import players
from browser import launch_options
from players import bots, new_game, people, wait_for_turn
from served import OUT, build, served
from visits import size, visit

ROUNDS = 8
ELEPHANT_ROUNDS = 5
# Real time that passed while no dialog was open.
STOPWATCH = """
globalThis.counted = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  if (!document.querySelector('dialog[open]')) counted += now - last;
  last = now;
}, 10);
"""


def waits_of_a_race(page: Page, now: Callable[[Page], float]) -> list[float]:
    """Milliseconds by that clock; Ann takes tickets and shakes the pyramid in turn, seven bots do what they like."""
    new_game(page, [*people("Ann"), *bots(7)])
    wait_for_turn(page)
    waits: list[float] = []
    while len(waits) < ROUNDS:
        begun = now(page)
        page.locator("#choices .reveal" if len(waits) % 2 else "#choices .ticket:enabled").first.click()
        while (what := players.wait_for_decision(page)) == "ledger":
            players.close_ledger(page)
        if what == "podium":
            break
        waits.append(now(page) - begun)
    return waits


def waits_of_elephants(page: Page, now: Callable[[Page], float]) -> list[float]:
    """Milliseconds by that clock from the end of Ann's turn to her next; questions in between are answered at once."""
    elephants.race(page, [*people("Ann"), *bots(5, "mahout")])
    while (what := elephants.decision(page)) == "start":
        elephants.decide(page, what, 0)
    waits: list[float] = []
    begun, turns = now(page), _own_turns(page)
    while len(waits) < ELEPHANT_ROUNDS and what != "podium":
        if what != "tiger":
            begun = now(page)
        elephants.decide(page, what, 0)
        what = elephants.decision(page)
        if what == "turn" and _own_turns(page) > turns:
            waits.append(now(page) - begun)
            turns = _own_turns(page)
    return waits


def _own_turns(page: Page) -> int:
    """How many turns of the reader have begun, by the log."""
    return page.locator("#log .TurnStarted", has_text="Your turn").count()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speed", default="normal", choices=("fast", "normal", "slow"))
    chosen = parser.parse_args()
    how = {"speed": chosen.speed, "motion": "full", "pace": "normal", "confirm": "off"}
    with sync_playwright() as playwright, served(build(OUT / "dist")) as server:
        browser = playwright.chromium.launch(**launch_options(playwright))
        with visit(browser, server, scripts=[STOPWATCH], options=size(360, 640), **how) as page:
            waits = waits_of_a_race(page, lambda page: float(page.evaluate("counted")))
        browser.close()
    print(f"{chosen.speed}: " + ", ".join(f"{wait / 1000:.1f} s" for wait in waits))


if __name__ == "__main__":
    main()
