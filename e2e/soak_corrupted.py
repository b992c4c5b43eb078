"""2,000 corrupted saves and links through the page: a sentence each, stored games untouched, no interpreter dead."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web"), str(ROOT / "tests")]

from playwright.sync_api import expect  # noqa: E402

from arrivals import COUNT_WORKERS, bring_in, play_on  # noqa: E402
from soak import at_work, number  # noqa: E402
from visits import visit  # noqa: E402

PORTION = 100  # each in a browser of its own


def main() -> None:
    count, found = number(2000), Counter[str]()
    with at_work() as (browser, server):
        for start in range(0, count, PORTION):
            with visit(browser, server, scripts=[COUNT_WORKERS]) as page:
                expect(page.locator("#boot")).to_have_class("is-ready")
                found += bring_in(page, range(start, min(start + PORTION, count)))
                play_on(page)
            print(f"{found.total():,} of {count:,}", flush=True)
    for sentence, times in found.most_common():
        print(f"{times:6,} {sentence}")
    print(f"{found.total():,} corrupted saves and links through the page: stored games untouched, no interpreter dead")


if __name__ == "__main__":
    main()
