"""How fast odds and bots are in a real Chromium: the figures of `tests/bench_odds.py`, taken by the site's own engine,
and how long the strongest bots take to move.

What measures travels as a wheel, as a player's would, and answers through the bridge like any other verb.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "tests")]

from bench_odds import told  # noqa: E402
from browser import launch_options  # noqa: E402
from probing import INSTALL, as_text, run, wheel  # noqa: E402
from served import build, served  # noqa: E402

MEASURING = ("bench_odds.py", "camel/boards.py", "camel/plain_odds.py")
VERB = """
from typing import NamedTuple

from bench_odds import measured
from stampede import bridge


class Measure(NamedTuple):
    pass


bridge.VERBS["measure"] = (Measure, lambda _: measured())
"""
ASK = f"""{INSTALL}
const installed = await install(given);
if (!installed.ok) throw new Error(JSON.stringify(installed));
return engine.call('measure', {{}}, {{ deadline: 300_000 }});"""

# A whole race of the strongest bots at a table of four, for each game: milliseconds for each move.
RACES = """const waits = {};
for (const [game, { bots }] of Object.entries(await engine.call('games'))) {
  const [table, bot] = [game, bots.filter((name) => name !== 'random').at(-1)];
  let update = await engine.call('new', { table, game, seats: 4, seed: 'bench', seat: 0 });
  waits[`${game}, ${bot}`] = [];
  while (update.turn !== 'over') {
    const began = performance.now();
    update = await engine.call('play', { table, ply: update.ply, bot, seat: 0 }, { deadline: 60_000 });
    waits[`${game}, ${bot}`].push(performance.now() - began);
  }
}
return waits;"""


def measuring() -> bytes:
    """The wheel: what takes the figures, and a verb to ask for them."""
    files = [(name, (ROOT / "tests" / name).read_text("utf-8")) for name in MEASURING]
    return wheel("measuring", *files, ("measuring.py", VERB))


@contextmanager
def booted(url: str) -> Iterator[Page]:
    """An empty page whose engine has booted."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright, whole=True))
        page = browser.new_page()
        page.goto(f"{url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        run(page, "await create().ready")
        yield page
        browser.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(build(Path(folder))) as server, booted(server.url) as page:
        moves: dict[str, list[float]] = run(page, RACES)
        figures: dict[str, Any] = run(page, ASK, as_text(measuring()))
    print("\nOdds in Chromium")
    for line in told(figures):
        print(line)
    print("The strongest bots in Chromium")
    for bot, waits in moves.items():
        print(f"{bot}: median of {len(waits)} moves {median(waits):.0f} ms, slowest {max(waits):.0f} ms")


if __name__ == "__main__":
    main()
