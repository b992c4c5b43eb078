"""How fast the site starts in a real Chromium, beside a bare Pyodide page on the same server.

From navigation to the first legal tap of a race that is begun through the form at once; the bare page: to Python's
first answer. Cold is a fresh profile, warm the profile of former visits; then cold over a slow 4G line, and cold with
a processor four times slower. Medians; ratios count more than milliseconds, which depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from shaped import FAST, ROOT, SLOW_4G, Line, Shaped, serving, slowed

from browser import launch_options  # isort: skip  # shaped knows where it is
from playwright.sync_api import Page, Playwright, sync_playwright

READY = "(mark) => performance.getEntriesByName(mark).length > 0"
MARKS = """() => Object.fromEntries(performance.getEntriesByType('mark').toReversed().map(
  ({ name, startTime }) => [name, startTime]))"""
SETTINGS = "try {{ localStorage.setItem('stampede.settings', '{0}') }} catch {{}}"
QUICK = {"speed": "off", "pace": "off", "confirm": "off", "sound": "off"}
# Opens the form as soon as it can be opened, begins a race with it, and marks when a first action can be chosen.
FIRST_TAP = """
const look = () => {
  const open = document.querySelector('#set-up');
  const begin = document.querySelector('#form [type="submit"]:enabled');
  if (document.body?.dataset.screen === 'start' && open?.onclick) open.click();
  else if (document.body?.dataset.screen === 'form' && begin) {
    performance.mark('form-usable');
    begin.click();
  }
  if (document.querySelector('#choices .kind:enabled')) performance.mark('first-legal-tap');
  else setTimeout(look, 4);
};
look();
"""
STORED = "async () => { await navigator.serviceWorker?.ready }"
PHASES = {
    "form usable": "form-usable",
    "bytes here": "engine-compile",
    "compiled": "engine-start",
    "interpreter": "engine-engine",
    "engine": "engine-ready",
    "first legal tap": "first-legal-tap",
}
PATIENCE = 600_000  # milliseconds


class Site(NamedTuple):
    """What is measured."""

    name: str
    url: str
    mark: str  # what the page marks when it is there
    script: str = ""


class Kind(NamedTuple):
    """A way to visit."""

    name: str
    fresh: bool = True
    line: Line = FAST
    slower: int = 1


class Visit(NamedTuple):
    """One navigation: when what was reached, in milliseconds, and what was sent until then."""

    marks: dict[str, float]
    sent: int


KINDS = (Kind("cold"), Kind("warm", fresh=False), Kind("slow 4G", line=SLOW_4G), Kind("CPU 4x slower", slower=4))


def visit(playwright: Playwright, site: Site, kind: Kind, profile: str) -> Visit:
    """A browser that starts, goes there, waits for Python, and leaves when everything is stored."""
    context = playwright.chromium.launch_persistent_context(profile, **launch_options(playwright))
    try:
        context.add_init_script(site.script)
        Shaped.line = kind.line
        with ExitStack() as slow:
            if kind.slower > 1:
                slow.enter_context(slowed(profile, kind.slower))
            seen = _measured(context.pages[0], site)
        Shaped.line = FAST
        if not kind.fresh:
            _settle(context.pages[0], site)
        return seen
    finally:
        Shaped.line = FAST
        context.close()


def _measured(page: Page, site: Site) -> Visit:
    before = Shaped.sent
    page.goto(site.url, wait_until="commit", timeout=PATIENCE)
    page.wait_for_function(READY, arg=site.mark, timeout=PATIENCE)
    sent = Shaped.sent - before
    return Visit(page.evaluate(MARKS), sent)


def _settle(page: Page, site: Site) -> None:
    """The service worker and the browser's caches are written before the next visit."""
    if site.script:
        page.evaluate(STORED)
    page.wait_for_timeout(1000)


def pairs_of(playwright: Playwright, sites: tuple[Site, Site], kind: Kind, times: int) -> list[tuple[Visit, Visit]]:
    """One site after the other, so that a busy machine is as unkind to both."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:

        def one(site: Site, at: int) -> Visit:
            return visit(playwright, site, kind, f"{folder}/{site.mark}{at if kind.fresh else ''}")

        if not kind.fresh:
            for _ in range(2):
                one(sites[0], 0), one(sites[1], 0)
        return [(one(sites[0], at), one(sites[1], at)) for at in range(times)]


def report(kinds: list[Kind], times: int) -> None:
    subprocess.run(["node", ROOT / "web/build/build.mjs"], check=True)
    with (
        tempfile.TemporaryDirectory() as bare,
        serving(ROOT / "dist") as ours,
        serving(Path(bare)) as theirs,
        sync_playwright() as playwright,
    ):
        subprocess.run(["node", ROOT / "web/build/bare.mjs", bare], check=True)
        begun = SETTINGS.format(json.dumps(QUICK)) + FIRST_TAP
        sites = (Site("Stampede", ours, "first-legal-tap", begun), Site("bare Pyodide", theirs, "engine-ready"))
        print(f"\nFrom navigation to the first legal tap (bare: Python's first answer), medians of {times} in Chromium")
        for kind in kinds:
            _print_row(kind, pairs_of(playwright, sites, kind, times), sites)


def _print_row(kind: Kind, pairs: list[tuple[Visit, Visit]], sites: tuple[Site, Site]) -> None:
    ours, bare = (median(pair[at].marks[sites[at].mark] for pair in pairs) for at in (0, 1))
    sent, sent_bare = (median(pair[at].sent for pair in pairs) for at in (0, 1))
    ratio = median(pair[0].marks[sites[0].mark] / pair[1].marks[sites[1].mark] for pair in pairs)
    print(f"  {kind.name}: {ours:.0f} ms, bare {bare:.0f} ms: {ratio:.2f} of it (median of the pairs)")
    print(f"      sent {sent / 1e6:.2f} MB, bare {sent_bare / 1e6:.2f} MB: {sent / max(sent_bare, 1):.2f} of it")
    told = (f"{name} {median(pair[0].marks[mark] for pair in pairs):.0f}" for name, mark in PHASES.items())
    print(f"      after so many ms: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--only", choices=[kind.name for kind in KINDS], action="append")
    chosen = parser.parse_args()
    report([kind for kind in KINDS if kind.name in (chosen.only or kind.name)], chosen.times)
