"""The site without a server, from one version to the next, and installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from browser import launch_options
from probing import INSTALL, NEW_VERB, as_text, run, wheel
from served import OUT, Served, Troubles, build, served

KEPT = "async () => { await navigator.serviceWorker.ready; }"


def open_probe(page: Page, url: str) -> Page:
    page.goto(f"{url}assets/probe.html")
    page.wait_for_function("globalThis.probe")
    return page


@pytest.fixture
def visitor(browser: Browser) -> Iterator[tuple[BrowserContext, Troubles]]:
    """A browser whose troubles are counted by the test itself, because it is also without a server."""
    context, troubles = browser.new_context(), Troubles()
    yield context, troubles
    context.close()
    assert not troubles.unexpected


def test_everything_works_with_the_server_dead_and_below_a_path(
    visitor: tuple[BrowserContext, Troubles], site: Path
) -> None:
    context, troubles = visitor
    with served(site, "--prefix", "/some/path/") as server:
        troubles.watch(context, server.origin)
        page = context.new_page()
        page.goto(server.url)
        page.evaluate(KEPT)
        server.kill()

        for address in ("", "?lang=en", "index.html", "?unknown=1&other=2"):
            page.goto(f"{server.url}{address}")
            page.wait_for_selector("#board svg")
            page.wait_for_selector("#boot.is-ready")
        policy = page.evaluate("fetch('./').then(({ headers }) => headers.get('Content-Security-Policy'))")
        assert "trusted-types app" in policy, "what is kept keeps its headers"

        page.goto(f"{server.url}no/such/page")
        assert page.url == server.url

        open_probe(page, server.url)
        assert "camel2" in run(page, "await create().ready; return engine.call('games')")
        tiny = as_text(wheel("tiny", ("tiny.py", NEW_VERB)))
        script = f"{INSTALL} await install(given); return engine.call('tiny', {{ number: 4 }})"
        assert run(page, script, tiny) == {"answer": 8}, "a wheel needs no network either"


# ---- versions


@pytest.fixture
def versions(tmp_path: Path) -> Iterator[tuple[Served, Path]]:
    """A server whose folder is version one, and can become another."""
    for name in ("one", "two"):
        build(OUT / f"version-{name}", STAMPEDE_VERSION=name)
    current = tmp_path / "current"
    current.symlink_to(OUT / "version-one")
    with served(current) as server:
        yield server, current


def publish(current: Path, folder: Path) -> None:
    current.unlink()
    current.symlink_to(folder)


def test_a_new_version_waits_for_consent(
    visitor: tuple[BrowserContext, Troubles], versions: tuple[Served, Path]
) -> None:
    context, troubles = visitor
    server, current = versions
    troubles.watch(context, server.origin)
    page = open_probe(context.new_page(), server.url)
    watch = "new Promise((onWaiting) => void probe.offline.watchForUpdate({ onWaiting: () => onWaiting(true) }))"
    page.evaluate(f"void (globalThis.waiting = {watch})")
    page.evaluate(KEPT)
    page.evaluate("localStorage.setItem('kept', 'yes')")

    publish(current, OUT / "version-two")
    page.evaluate("probe.offline.lookForUpdate()")
    assert page.evaluate("waiting") is True
    assert open_probe(page, server.url).evaluate("probe.version") == "one", "nobody agreed yet"
    assert page.evaluate(watch) is True, "it still waits after a reload, and says so"

    with page.expect_navigation():
        page.evaluate("void probe.offline.applyUpdate()")
    page.wait_for_function("globalThis.probe")
    assert page.evaluate("[probe.version, localStorage.getItem('kept')]") == ["two", "yes"]
    server.kill()
    assert open_probe(page, server.url).evaluate("probe.version") == "two"
    assert page.evaluate("caches.keys().then((names) => names.length)") == 1, "the old version is gone"


@pytest.mark.parametrize("harm", ["altered", "cut", "missing"])
def test_a_harmed_version_is_not_installed_and_the_old_one_goes_on(
    visitor: tuple[BrowserContext, Troubles], versions: tuple[Served, Path], tmp_path: Path, harm: str
) -> None:
    context, troubles = visitor
    server, current = versions
    troubles.expect("integrity|Failed to load resource|bad-precaching-response|Failed to fetch")
    troubles.watch(context, server.origin)
    page = open_probe(context.new_page(), server.url)
    page.evaluate("probe.offline.watchForUpdate()")
    page.evaluate(KEPT)

    publish(current, harmed(OUT / "version-two", tmp_path / "harmed", harm))
    outcome = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          const event = (target, name) => new Promise((resolve) => target.addEventListener(name, resolve));
          const found = event(registration, 'updatefound').then(() => registration.installing);
          await registration.update().catch(() => {});
          const worker = await found;
          if (worker.state === 'installing') await event(worker, 'statechange');
          return [worker.state, registration.waiting === null, registration.active !== null];
        }"""
    )
    assert outcome == ["redundant", True, True]
    server.kill()
    assert open_probe(page, server.url).evaluate("probe.version") == "one"
    assert "camel2" in run(page, "await create().ready; return engine.call('games')")


def harmed(whole: Path, folder: Path, harm: str) -> Path:
    """A copy of a version in which one file of many was harmed on its way to the host."""
    victims = {"assets/probe.js", "assets/probe.js.br", "assets/probe.js.gz"}
    for file in whole.rglob("*"):
        path = file.relative_to(whole).as_posix()
        if file.is_dir() or (path in victims and (harm == "missing" or path != "assets/probe.js")):
            continue
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.hardlink_to(file)
    if harm != "missing":
        victim = folder / "assets/probe.js"
        text = victim.read_bytes()
        victim.unlink()
        victim.write_bytes(text[:-20] if harm == "cut" else text + b"\n//")
    return folder


def test_reset_forgets_the_stored_site_and_keeps_what_is_saved(page: Page, url: str) -> None:
    page.goto(url)
    page.evaluate(KEPT)
    page.evaluate(
        """async () => {
          localStorage.setItem('kept', 'yes');
          for (const name of await caches.keys()) await (await caches.open(name)).put('marker', new Response('old'));
        }"""
    )
    assert page.evaluate("caches.match('marker').then(Boolean)") is True
    page.goto(f"{url}?reset")
    page.wait_for_url(url)
    page.wait_for_selector("#board svg")
    page.evaluate(KEPT)
    assert page.evaluate("caches.match('marker').then(Boolean)") is False
    assert page.evaluate("localStorage.getItem('kept')") == "yes"


# ---- installed


def test_nothing_speaks_against_installing_it(playwright: Playwright, url: str, tmp_path: Path) -> None:
    context = playwright.chromium.launch_persistent_context(str(tmp_path / "profile"), **launch_options(playwright))
    page = context.new_page()
    page.goto(url)
    page.evaluate(KEPT)
    session = context.new_cdp_session(page)
    manifest, errors = session.send("Page.getAppManifest"), session.send("Page.getInstallabilityErrors")
    context.close()
    assert manifest["errors"] == []
    assert errors["installabilityErrors"] == []
