"""Nothing jumps: what the browser counts as a shift of the layout, over a whole race."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

import elephants
import players
from players import bots, new_game, people
from served import Served
from visits import size, visit

MOST = 0.02  # quality.md, L1
# Every shift of the table, also those right after a tap, which the browser's own sum leaves out.
WATCH = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    shifts.push({ value: entry.value, screen: document.body.dataset.screen, tapped: entry.hadRecentInput,
      what: entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
        `${node?.id || node?.className || node?.nodeName} ${a.x},${a.y} → ${b.x},${b.y}`) });
}).observe({ type: 'layout-shift', buffered: true });
"""
SIZES = [(360, 640), (844, 390), (768, 1024), (1440, 900)]


def at_the_table(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate("shifts.filter(({ screen }) => screen === 'table')")
    return found


def total(shifts: list[dict[str, object]]) -> float:
    return sum(float(str(shift["value"])) for shift in shifts)


@pytest.mark.parametrize("to", SIZES, ids=str)
def test_nothing_jumps_in_a_whole_race_of_camels(browser: Browser, server: Served, to: tuple[int, int]) -> None:
    with visit(browser, server, scripts=[WATCH], options=size(*to)) as page:
        new_game(page, [*people("Ann"), *bots(3)])
        players.wait_for_turn(page)
        page.evaluate("shifts.length = 0")
        players.play_whole_game(page, players.mixed)
        found = at_the_table(page)
        assert total(found) <= MOST, "\n".join(map(str, found))


@pytest.mark.parametrize("to", SIZES[:2], ids=str)
def test_nothing_jumps_in_a_race_of_elephants(browser: Browser, server: Served, to: tuple[int, int]) -> None:
    with visit(browser, server, scripts=[WATCH], options=size(*to)) as page:
        elephants.race(page, [*people("Ann"), *bots(2, "calf")])
        elephants.decision(page)
        page.evaluate("shifts.length = 0")
        elephants.play_whole_race(page)
        found = at_the_table(page)
        assert total(found) <= MOST, "\n".join(map(str, found))
