"""What long runs in the browser share: the site built and served, a browser, and a page to work in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from browser import launch_options
from served import OUT, Served, build, served


@contextmanager
def at_work() -> Iterator[tuple[Browser, Served]]:
    """A browser and the site."""
    with served(build(OUT / "dist")) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))
        yield browser, server
        browser.close()


def number(default: int) -> int:
    """How many, if somebody asks for another number than usual."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else default
