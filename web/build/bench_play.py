"""How fast the site moves, and whether it stays as small as it was: from a tap to the first frame of motion, and what
a page holds from race 20 to race 100, played one after the other through the real table without a reload.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bench_boot import QUICK, SETTINGS
from playwright.sync_api import CDPSession, Page, Playwright, sync_playwright
from shaped import ROOT, processes_of, serving

from browser import launch_options

PATIENCE = 600_000  # milliseconds
# From each tap on a choice to the first frame after something began to move. A ledger that is closed is no choice: what
# moves then is a bot, which thinks first.
MOTION = """
globalThis.waits = [];
let tapped = null;
addEventListener('click', ({ target }) => { tapped = target.closest('#choices') && performance.now(); }, true);
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const since = tapped;
  tapped = null;
  if (since !== null) requestAnimationFrame(() => waits.push(performance.now() - since));
  return animate.apply(this, how);
};
"""
# A person who reveals at every turn, reads every ledger at once, and races again until there were enough races; then
# the next one has begun and waits, so that every look is at a page of the same kind.
RACING = """
globalThis.race = 1;
globalThis.wanted = 0;
setInterval(() => {
  const button = (where) => document.querySelector(where);
  if (race > wanted) return;
  const again = button('dialog.podium[open] [data-value=again]');
  if (again) { race += 1; again.click(); return; }
  (button('dialog.ledger[open] [data-value=on]') ?? button('#choices .reveal:enabled'))?.click();
}, 8);
"""
AT_THE_NEXT = (
    "() => race > wanted && document.querySelector('#choices .reveal:enabled') !== null"  # no handle that would keep it
)


class Size(NamedTuple):
    """What a page holds: objects of JavaScript, nodes of the document, memory of all its processes."""

    heap: float
    nodes: float
    resident: float


def taps(playwright: Playwright, url: str, times: int) -> list[float]:
    """Milliseconds from a tap on the pyramid to the first frame of motion, at normal speed."""
    browser = playwright.chromium.launch(**launch_options(playwright, whole=True))
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.add_init_script(SETTINGS.format(json.dumps(QUICK | {"speed": "normal"})) + MOTION)
    page.goto(url)
    page.locator("#play").click()
    while len(page.evaluate("waits")) < times:
        page.wait_for_selector("#choices .reveal:enabled, dialog[open]", timeout=PATIENCE)
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] .main").click()
        else:
            page.locator("#choices .reveal").click()
            page.wait_for_function("() => document.querySelector('#choices .reveal') === null")
    waits: list[float] = page.evaluate("waits")
    browser.close()
    return waits


def sizes(playwright: Playwright, url: str, steps: list[int]) -> dict[int, Size]:
    """What the page holds after so many races."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options(playwright, whole=True))
        page = context.pages[0]
        page.add_init_script(SETTINGS.format(json.dumps(QUICK)) + RACING)
        page.goto(url)
        page.locator("#play").click()
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        found = {races: _size_after(races, page, session, profile) for races in steps}
        context.close()
    return found


def _size_after(races: int, page: Page, session: CDPSession, profile: str) -> Size:
    page.evaluate("(races) => { wanted = races; }", races)
    page.wait_for_function(AT_THE_NEXT, timeout=PATIENCE)
    session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    resident = sum(_resident(process) for process in processes_of(profile))
    return Size(metrics["JSHeapUsedSize"], metrics["Nodes"], resident)


def _resident(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:  # it is gone
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def report(times: int, races: int) -> None:
    subprocess.run(["node", ROOT / "web/build/build.mjs"], check=True)
    with serving(ROOT / "dist") as url, sync_playwright() as playwright:
        waits = taps(playwright, url, times)
        late = quantiles(waits, n=20)[-1]
        print(
            f"\nFrom a tap to the first frame of motion: median {median(waits):.0f} ms, 95 of 100 within {late:.0f} ms"
        )
        steps = [max(1, races * part // 5) for part in range(1, 6)]
        found = sizes(playwright, url, steps)
        for race, size in found.items():
            print(
                f"After race {race}: heap {size.heap / 1e6:.1f} MB, {size.nodes:.0f} nodes, "
                f"{size.resident / 1e6:.0f} MB resident in all processes"
            )
        first, last = found[steps[0]], found[steps[-1]]
        print(
            f"From race {steps[0]} to race {steps[-1]}: heap {last.heap / first.heap:.2f}, nodes "
            f"{last.nodes / first.nodes:.2f}, resident {last.resident / first.resident:.2f} of what it was"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--races", type=int, default=100)
    chosen = parser.parse_args()
    report(chosen.taps, chosen.races)
