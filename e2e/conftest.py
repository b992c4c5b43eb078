"""The site, built and served, in a real Chromium. A console error, a CSP violation, an uncaught error or a request to
another origin fails the test it happens in, whatever the test was looking at.

Cases marked `soak` show what their neighbours show, at the price of a boot each: `make soak` runs them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from browser import launch_options
from probing import run
from served import OUT, NotBuilt, Served, Troubles, build, served


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("-m"):
        for item in items:
            if "soak" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="a long run: make soak"))


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    try:
        return build(OUT / "dist")
    except NotBuilt as reason:
        pytest.exit(str(reason), returncode=1)


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[Served]:
    with served(site) as running:
        yield running


@pytest.fixture(scope="session")
def url(server: Served) -> str:
    """The address of the site, with a slash at its end."""
    return server.url


# ---- the browser


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(**launch_options(playwright))
    yield running
    running.close()


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    seen = Troubles()
    yield seen
    assert not seen.unexpected, "\n".join(seen.unexpected)


@pytest.fixture
def context(browser: Browser, server: Served, troubles: Troubles) -> Iterator[BrowserContext]:
    """A browser as on a first visit: nothing stored."""
    fresh = browser.new_context()
    troubles.watch(fresh, server.origin)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def probe(page: Page, url: str) -> Page:
    """An empty page with the engine's client at hand as `probe`."""
    page.goto(f"{url}assets/probe.html")
    page.wait_for_function("globalThis.probe")
    return page


@pytest.fixture(scope="module")
def booted(browser: Browser, server: Served) -> Iterator[Page]:
    """A page whose engine has booted, for tests that only ask."""
    troubles, context = Troubles(), browser.new_context()
    troubles.watch(context, server.origin)
    page = context.new_page()
    page.goto(f"{server.url}assets/probe.html")
    page.wait_for_function("globalThis.probe")
    run(page, "await create().ready")
    yield page
    context.close()
    assert not troubles.unexpected
