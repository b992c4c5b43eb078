"""How fast the site starts in a real Chromium, beside a bare Pyodide page, and how fast it then moves.

From navigation to the first legal tap of a race that is begun at once (the bare page: to Python's first answer); cold
with a fresh profile, warm with the profile of a former visit. Then from a tap to the first frame of motion. Medians;
ratios count more than milliseconds, which depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web")]

import serve  # noqa: E402
from browser import launch_options  # noqa: E402

READY = "(mark) => performance.getEntriesByName(mark).length > 0"
WHEN = "(mark) => performance.getEntriesByName(mark)[0].startTime"
QUICK = {"speed": "off", "pace": "off", "confirm": "off", "sound": "off"}
SETTINGS = "try {{ localStorage.setItem('stampede.settings', '{0}') }} catch {{}}"
# Plays as soon as the page can be tapped, and marks the moment when a first action can be chosen.
FIRST_TAP = """
const look = () => {
  const play = document.querySelector('#play');
  if (document.body?.dataset.screen === 'start' && play?.onclick) play.click();
  if (document.querySelector('#choices .kind:enabled')) performance.mark('first-legal-tap');
  else setTimeout(look, 4);
};
look();
"""
# From each tap to the first frame after something began to move.
MOTION = """
globalThis.waits = [];
let tapped = null;
addEventListener('click', () => { tapped = performance.now(); }, true);
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const since = tapped;
  tapped = null;
  if (since !== null) requestAnimationFrame(() => waits.push(performance.now() - since));
  return animate.apply(this, how);
};
"""
STORED = "async () => { await navigator.serviceWorker?.ready }"


class Counting(serve.Handler):
    """The server of `make play`, counting what it sends."""

    sent = 0

    def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        Counting.sent += len(body) if with_body else 0
        super()._send(status, headers, body, with_body=with_body)


class Visit(NamedTuple):
    """One navigation: milliseconds to the first answer, and what was sent until then."""

    milliseconds: float
    sent: int


class Site(NamedTuple):
    """What is measured."""

    name: str
    url: str
    stores_itself: bool
    mark: str  # what the page marks when it is there
    script: str = ""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    site = serve.Site(folder, "/", serve.rules_of(ROOT / "netlify.toml"))
    with serve.Server(("127.0.0.1", 0), partial(Counting, site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()


def visit(playwright: Playwright, site: Site, profile: str) -> Visit:
    """A browser that starts, goes there, waits for Python, and leaves when everything is stored."""
    context = playwright.chromium.launch_persistent_context(profile, **launch_options(playwright))
    try:
        context.add_init_script(site.script)
        return _measured(context.pages[0], site)
    finally:
        context.close()


def _measured(page: Page, site: Site) -> Visit:
    before = Counting.sent
    page.goto(site.url, wait_until="commit")
    page.wait_for_function(READY, arg=site.mark, timeout=120_000)
    sent = Counting.sent - before
    milliseconds: float = page.evaluate(WHEN, site.mark)
    if site.stores_itself:
        page.evaluate(STORED)
    page.wait_for_timeout(500)  # the browser writes its caches
    return Visit(milliseconds, sent)


def cold(playwright: Playwright, site: Site) -> Visit:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        return visit(playwright, site, profile)


def measured(playwright: Playwright, sites: tuple[Site, Site], times: int) -> dict[str, list[tuple[Visit, Visit]]]:
    """Pairs of visits, one site after the other, so that a busy machine is as unkind to both."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profiles = [f"{folder}/{site.name}" for site in sites]
        for site, profile in zip(sites * 2, profiles * 2, strict=True):
            visit(playwright, site, profile)
        pairs: dict[str, list[tuple[Visit, Visit]]] = {"cold": [], "warm": []}
        for _ in range(times):
            ours, bare = sites
            pairs["cold"].append((cold(playwright, ours), cold(playwright, bare)))
            pairs["warm"].append((visit(playwright, ours, profiles[0]), visit(playwright, bare, profiles[1])))
    return pairs


def taps(playwright: Playwright, url: str, times: int) -> list[float]:
    """Milliseconds from a tap on the pyramid to the first frame of motion, at normal speed."""
    browser = playwright.chromium.launch(**launch_options(playwright))
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.add_init_script(SETTINGS.format(json.dumps(QUICK | {"speed": "normal"})) + MOTION)
    page.goto(url)
    page.wait_for_selector("#boot.is-ready", timeout=120_000)
    page.click("#play")
    while len(page.evaluate("waits")) < times:
        page.wait_for_selector("#choices .reveal:enabled, dialog[open]", timeout=60_000)
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] .main").click()
        else:
            page.locator("#choices .reveal").click()
            page.wait_for_function("document.querySelector('#choices .reveal') === null")
    waits: list[float] = sorted(page.evaluate("waits"))
    browser.close()
    return waits


def report(times: int) -> None:
    subprocess.run(["node", ROOT / "web/build/build.mjs"], check=True)
    with (
        tempfile.TemporaryDirectory() as bare,
        serving(ROOT / "dist") as ours,
        serving(Path(bare)) as theirs,
        sync_playwright() as playwright,
    ):
        subprocess.run(["node", ROOT / "web/build/bare.mjs", bare], check=True)
        begun = SETTINGS.format(json.dumps(QUICK)) + FIRST_TAP
        sites = (
            Site("Stampede", ours, stores_itself=True, mark="first-legal-tap", script=begun),
            Site("bare Pyodide", theirs, stores_itself=False, mark="engine-ready"),
        )
        print(f"\nFrom navigation to the first legal tap (bare: Python's first answer), medians of {times} in Chromium")
        for kind, pairs in measured(playwright, sites, times).items():
            _print_row(kind, pairs)
        waits = taps(playwright, ours, 12)
        print(
            f"From a tap to the first frame of motion: median {median(waits):.0f} ms, slowest of 12 {waits[-1]:.0f} ms"
        )


def _print_row(kind: str, pairs: list[tuple[Visit, Visit]]) -> None:
    ours, bare = (median(pair[site].milliseconds for pair in pairs) for site in (0, 1))
    sent, sent_bare = (median(pair[site].sent for pair in pairs) for site in (0, 1))
    ratio = median(mine.milliseconds / theirs.milliseconds for mine, theirs in pairs)
    print(f"  {kind}: {ours:.0f} ms, bare {bare:.0f} ms: {ratio:.2f} of it (median of the pairs)")
    print(f"        sent {sent / 1e6:.2f} MB, bare {sent_bare / 1e6:.2f} MB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    report(parser.parse_args().times)
