"""How fast the site starts in a real Chromium, beside a bare Pyodide page on the same server.

From navigation to the first legal tap of a race that is begun by "Play" as soon as that can be tapped; the bare page:
to Python's first answer. Besides, in a visit of its own, to a form for a new game that can be filled in. Cold is a
fresh profile, warm the profile of former visits, in which somebody played for a few seconds; then cold over a slow 4G
line, and cold with a processor four times slower. The browser has started and come to rest before it goes anywhere.
Medians; ratios count more than milliseconds, which depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from shaped import FAST, ROOT, SLOW_4G, Line, Shaped, serving, slowed
from visitor import Visitor, visiting

from browser import launch_options  # isort: skip  # shaped knows where it is
from playwright.sync_api import Playwright, sync_playwright

# All marks, as soon as one of them is there.
MARKS = """new Promise((resolve) => {
  const look = () => {
    if (!performance.getEntriesByName('%s').length) return void setTimeout(look, 20);
    const marks = performance.getEntriesByType('mark').toReversed();
    resolve(Object.fromEntries(marks.map(({ name, startTime }) => [name, startTime])));
  };
  look();
})"""
SETTINGS = "try {{ localStorage.setItem('stampede.settings', '{0}') }} catch {{}}"
QUICK = {"speed": "off", "pace": "off", "confirm": "off", "sound": "off"}
# Taps a button of the start page as soon as it does anything, and marks when something is there to be chosen.
SOON = """
const look = () => {
  const button = document.querySelector('%s');
  if (document.body?.dataset.screen === 'start' && button?.onclick) button.click();
  if (document.querySelector('%s')) performance.mark('%s');
  else setTimeout(look, 4);
};
look();
"""
# Somebody who shakes the pyramid and reads every ledger at once, for a while.
PLAYED = """new Promise((resolve) => {
  const end = performance.now() + 5000;
  const play = () => {
    document.querySelector('dialog[open] .main, #choices .reveal:enabled')?.click();
    performance.now() < end ? setTimeout(play, 30) : resolve(true);
  };
  play();
})"""
STORED = "navigator.serviceWorker?.ready.then(() => true)"
PHASES = {
    "bytes here": "engine-compile",
    "compiled": "engine-start",
    "interpreter": "engine-engine",
    "engine": "engine-ready",
    "first legal tap": "first-legal-tap",
}
FIRST_MARK, FORM_MARK = "first-legal-tap", "form-usable"
FIRST_TAP = SOON % ("#play", "#choices .kind:enabled", FIRST_MARK)
FORM = SOON % ("#set-up", '#form [type="submit"]:enabled', FORM_MARK)
REST = 2.0  # seconds in which a browser comes to rest


class Site(NamedTuple):
    """What is measured."""

    name: str
    url: str
    mark: str  # what the page marks when it is there
    script: str = "void 0"  # a browser that runs one before the page's own takes longer: both do


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
    options = launch_options(playwright, whole=True)
    with visiting(options["executable_path"], options["args"], profile, site.script) as visitor:
        time.sleep(REST)
        try:
            Shaped.line = kind.line
            with ExitStack() as slow:
                if kind.slower > 1:
                    slow.enter_context(slowed(profile, kind.slower))
                seen = _measured(visitor, site)
        finally:
            Shaped.line = FAST
        if not kind.fresh:
            _settle(visitor, site)
        return seen


def _measured(visitor: Visitor, site: Site) -> Visit:
    before = Shaped.sent
    visitor.go(site.url)
    marks = visitor.run(MARKS % site.mark)
    return Visit(marks, Shaped.sent - before)


def _settle(visitor: Visitor, site: Site) -> None:
    """The race goes on for a while; the service worker and the browser's caches are written before the next visit."""
    if site.mark == FIRST_MARK:
        visitor.run(PLAYED)
    if site.mark in (FIRST_MARK, FORM_MARK):
        visitor.run(STORED)
    time.sleep(REST)


def rounds_of(playwright: Playwright, sites: tuple[Site, ...], kind: Kind, times: int) -> list[tuple[Visit, ...]]:
    """One site after the other, so that a busy machine is as unkind to all."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:

        def one(site: Site, at: int) -> Visit:
            return visit(playwright, site, kind, f"{folder}/{site.mark}{at if kind.fresh else ''}")

        if not kind.fresh:
            for _ in range(2):
                for site in sites:
                    one(site, 0)
        return [tuple(one(site, at) for site in sites) for at in range(times)]


def report(kinds: list[Kind], times: int) -> None:
    subprocess.run(["node", ROOT / "web/build/build.mjs"], check=True)
    with (
        tempfile.TemporaryDirectory() as bare,
        serving(ROOT / "dist") as ours,
        serving(Path(bare)) as theirs,
        sync_playwright() as playwright,
    ):
        subprocess.run(["node", ROOT / "web/build/bare.mjs", bare], check=True)
        quick = SETTINGS.format(json.dumps(QUICK)) + "\n"
        sites = (
            Site("Stampede", ours, FIRST_MARK, quick + FIRST_TAP),
            Site("bare Pyodide", theirs, "engine-ready"),
            Site("its form", ours, FORM_MARK, quick + FORM),
        )
        print(f"\nFrom navigation to the first legal tap (bare: Python's first answer), medians of {times} in Chromium")
        for kind in kinds:
            _print_row(kind, rounds_of(playwright, sites, kind, times), sites)


def _print_row(kind: Kind, rounds: list[tuple[Visit, ...]], sites: tuple[Site, ...]) -> None:
    ours, bare, form = (median(one[at].marks[site.mark] for one in rounds) for at, site in enumerate(sites))
    sent, sent_bare, _ = (median(one[at].sent for one in rounds) for at in range(len(sites)))
    ratio = median(one[0].marks[sites[0].mark] / one[1].marks[sites[1].mark] for one in rounds)
    print(f"  {kind.name}: {ours:.0f} ms, bare {bare:.0f} ms: {ratio:.2f} of it (median of the pairs)")
    if kind.fresh:
        print(f"      sent {sent / 1e6:.2f} MB, bare {sent_bare / 1e6:.2f} MB: {sent / sent_bare:.2f} of it")
    told = (f"{name} {median(one[0].marks[mark] for one in rounds):.0f}" for name, mark in PHASES.items())
    print(f"      after so many ms: {', '.join(told)}; a form that can be filled in {form:.0f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--only", choices=[kind.name for kind in KINDS], action="append")
    chosen = parser.parse_args()
    report([kind for kind in KINDS if kind.name in (chosen.only or kind.name)], chosen.times)
