"""100 races, every turn, every pair of eyes: nothing on the page tells them what they may not know."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web"), str(ROOT / "tests")]

from playwright.sync_api import expect  # noqa: E402

import leaks  # noqa: E402
from soak import at_work, number  # noqa: E402
from visits import WIRETAP, visit  # noqa: E402


def main() -> None:
    count, compared = number(100), 0
    with at_work() as (browser, server):
        for race in range(count):
            with visit(browser, server, scripts=[WIRETAP]) as page:
                expect(page.locator("#boot")).to_have_class("is-ready")
                compared += leaks.scan(page, race)
            print(f"race {race + 1} of {count}: {compared:,} compared", flush=True)
    print(
        f"{count} races through every pair of eyes: {compared:,} screens, links and messages compared, no secret found"
    )


if __name__ == "__main__":
    main()
