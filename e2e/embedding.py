"""Somebody else's site: pages on another origin that hold boards of ours, and what a frame is asked about."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Browser, Frame, Page, expect

from served import Served, Troubles
from visits import PATIENCE

PAGES = Path(__file__).parent / "pages"
HERE = "{{stampede}}"  # in a page of theirs: where ours is
# Counts the workers that run in each frame.
WORKERS = """
globalThis.running = 0;
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); running++; }
  terminate() { running--; super.terminate(); }
};
"""
RESIZED = """(at) => {
  const height = document.querySelectorAll('stampede-board')[at].shadowRoot?.firstChild?.height;
  return height && height !== '420';
}"""
PYTHON = (".wasm", "pyodide", "worker-", "library-", "engine-")


class Neighbour(BaseHTTPRequestHandler):
    """Serves what it was given, word for word but for our address."""

    def __init__(self, pages: Mapping[str, str], *arguments: object) -> None:
        self.pages = pages
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        page = self.pages.get(path if not path.endswith("/") else f"{path}index.html")
        body = (page or "").encode()
        self.send_response(200 if page is not None or path == "/favicon.ico" else 404)
        kind = {".css": "text/css", ".js": "text/javascript"}.get(Path(path).suffix, "text/html; charset=utf-8")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@contextmanager
def neighbour(pages: Mapping[str, str]) -> Iterator[str]:
    """The address of another site with these pages, by path; it runs until the block ends."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Neighbour, pages)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


@contextmanager
def visiting(
    browser: Browser,
    server: Served,
    page: str | Mapping[str, str],
    *,
    expected: str = "",
    scripts: Sequence[str] = (),
    **options: Any,
) -> Iterator[Page]:
    """A reader on another site's page; nothing may go wrong there but what is expected."""
    troubles = Troubles()
    with neighbour({"/page.html": page} if isinstance(page, str) else page) as theirs:
        troubles.expect(f"another origin: {theirs}")
        if expected:
            troubles.expect(expected)
        context = browser.new_context(service_workers="block", **options)
        context.set_default_timeout(PATIENCE)
        troubles.watch(context, server.origin)
        for script in (WORKERS, *scripts):
            context.add_init_script(script)
        reader = context.new_page()
        reader.goto(f"{theirs}/page.html" if isinstance(page, str) else f"{theirs}/")
        try:
            yield reader
        finally:
            context.close()
    assert not troubles.unexpected, "\n".join(troubles.unexpected)


def workers(page: Page) -> int:
    """How many interpreters run in workers on a page."""
    return sum(int(frame.evaluate("globalThis.running ?? 0")) for frame in page.frames)


def begin(frame: Frame) -> None:
    """The tap on a picture."""
    frame.locator("#play").click()
    expect(frame.locator("#embed")).to_have_attribute("data-stage", "live")


def tutorial(ours: str) -> str:
    """The sample page of a third party."""
    return (PAGES / "tutorial.html").read_text("utf-8").replace(HERE, ours)


def html(*boards: str, script: str = "") -> str:
    """A plain page around some markup; it keeps every message it hears."""
    heard = "globalThis.heard = []; addEventListener('message', ({ data }) => heard.push(data));"
    head = f"<!doctype html><html lang=en><title>Theirs</title><script>{heard}{script}</script>"
    return f"{head}<body style='margin:0'>{''.join(boards)}</body></html>"


def frame_of(ours: str, *, attributes: str = "", **wish: str) -> str:
    """A plain frame; what it shows is in its address."""
    address = f"{ours}embed/v1/?{urlencode(wish)}".replace("&", "&amp;")
    return f'<iframe src="{address}" width="600" height="700" title="A board" {attributes}></iframe>'


def board(**attributes: str) -> str:
    """An element of ours."""
    told = " ".join(f'{name}="{value}"' for name, value in attributes.items())
    return f"<stampede-board {told}></stampede-board>"


def with_element(ours: str, *boards: str) -> str:
    module = f'<script type="module" src="{ours}embed/v1/stampede.js"></script>'
    return html(module, *boards)


def frames(page: Page) -> list[Frame]:
    """The boards on a page, in their order, once their pictures are there."""
    found = [frame for frame in page.frames if "/embed/v1/" in frame.url]
    for frame in found:
        expect(frame.locator("#board > svg, #trouble:not(:empty)").first).to_be_attached()
    return found


def shown(page: Page) -> list[Frame]:
    """The boards of the elements on a page, each looked at: frames come when they are near."""
    for at in range(page.locator("stampede-board").count()):
        page.locator("stampede-board").nth(at).scroll_into_view_if_needed()
        page.wait_for_function(RESIZED, arg=at)
    return frames(page)


def tell(page: Page, message: object, at: int = 0) -> None:
    """The page says something to one of its frames."""
    page.evaluate(f"(told) => frames[{at}].postMessage(told, '*')", message)


def heard(page: Page, kind: str) -> list[dict[str, object]]:
    """All messages of a type that the page heard."""
    told = page.evaluate("JSON.stringify(heard)")
    return [message for message in json.loads(told) if message.get("type") == kind]


def is_python(url: str) -> bool:
    """Does a file belong to the engine?"""
    return any(part in urlsplit(url).path for part in PYTHON)
