"""Every file goes out with the headers of netlify.toml, and what breaks them is seen."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from served import Served, Troubles, served

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".zip": "application/zip",
    ".whl": "application/zip",
}


def files_of(site: Path) -> list[str]:
    found = (file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    return sorted(path for path in found if not path.endswith((".br", ".gz")))


def test_every_file_has_its_headers_and_exactly_one_policy(site: Path, url: str) -> None:
    paths = ["", *files_of(site)]
    assert {Path(path).suffix for path in paths[1:]} <= set(KINDS), "a kind of file without a type"
    for path in paths:
        with urllib.request.urlopen(f"{url}{path}") as answer:
            headers = answer.headers
        policies = headers.get_all("Content-Security-Policy", [])
        assert len(policies) == 1, f"{path}: {len(policies)} policies"
        assert policies[0].count("default-src") == 1, f"{path}: two rules of netlify.toml fit"
        ancestors = "*" if path.startswith("embed/") else "'self'"
        assert f"frame-ancestors {ancestors};" in policies[0]
        assert "require-trusted-types-for 'script'; trusted-types app" in policies[0]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Content-Type"] == KINDS[Path(path or "index.html").suffix], path
        assert ("immutable" in headers["Cache-Control"]) == path.startswith("assets/"), path


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_compressed_copies_are_sent_to_those_who_take_them(url: str, accepted: str, coding: str | None) -> None:
    request = urllib.request.Request(url, headers={"Accept-Encoding": accepted})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == coding


def test_nothing_outside_the_site_is_served(server: Served) -> None:
    refused = {"../netlify.toml": 400, "%2e%2e/netlify.toml": 400, "assets/../../../netlify.toml": 400, "nowhere": 404}
    for path, status in refused.items():
        with pytest.raises(urllib.error.HTTPError, match=str(status)):
            urllib.request.urlopen(f"{server.url}{path}")


def test_no_address_is_absolute(site: Path) -> None:
    for path in files_of(site):
        if path.endswith((".html", ".css", ".webmanifest")):
            text = (site / path).read_text("utf-8")
            assert 'src="/' not in text, path
            assert 'href="/' not in text, path
            assert "url(/" not in text, path


def test_the_site_works_below_a_path(context: BrowserContext, troubles: Troubles, site: Path) -> None:
    troubles.expect("another origin")  # this server is another one than the watch knows
    with served(site, "--prefix", "/some/path/") as below:
        assert below.url.endswith("/some/path/")
        page = context.new_page()
        page.goto(f"{below.url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        games = page.evaluate("probe.createEngine().call('games')")
        assert "camel2" in games
        page.goto(below.url)
        page.wait_for_selector("#board svg")


# ---- the watch itself: what it does not see would pass every other test


@pytest.fixture
def watched(context: BrowserContext, troubles: Troubles, page: Page, url: str) -> Page:
    troubles.expect("Content Security Policy|CSP violation|another origin|Trusted|died|Failed to fetch|TypeError")
    page.goto(f"{url}assets/probe.html")
    return page


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("fetch('https://example.org/').catch(() => {})", "CSP violation: connect-src"),
        ("document.body.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }))", "style-src"),
        ("try { document.body.innerHTML = '<b>' } catch {}", "CSP violation: require-trusted-types-for"),
        ("setTimeout(() => { throw new Error('died') })", "died"),
    ],
)
def test_the_watch_sees_the_page(watched: Page, troubles: Troubles, script: str, seen: str) -> None:
    watched.evaluate(f"() => {{ {script} }}")
    watched.wait_for_timeout(200)
    assert any(seen in trouble for trouble in troubles.seen), troubles.seen


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("fetch('https://example.org/').catch(() => {})", "CSP violation: connect-src"),
        ("try { self.eval('1') } catch {}", "CSP violation: require-trusted-types-for"),
        ("console.error('died')", "died"),
    ],
)
def test_the_watch_sees_the_worker(watched: Page, troubles: Troubles, script: str, seen: str) -> None:
    def break_it(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{answer.text()}; {script}")

    watched.route("**/worker-*.js", break_it)
    watched.wait_for_function("globalThis.probe")
    watched.evaluate("probe.createEngine().ready")
    watched.wait_for_timeout(200)
    assert any(seen in trouble for trouble in troubles.seen), troubles.seen
