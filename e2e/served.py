"""The site, built into a folder and served by a process of its own; and what goes wrong in a browser that visits it."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out" / "e2e" / os.environ.get("PYTEST_XDIST_WORKER", "main")  # one for each process of the tests
TELL_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


class Troubles:
    """What went wrong in a browser besides what a test looks at."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """A trouble that the test makes itself."""
        self.expected.append(pattern)

    def watch(self, context: BrowserContext, origin: str) -> None:
        context.add_init_script(TELL_VIOLATIONS)
        for event, hear in self._ears(origin).items():
            context.on(event, hear)

    @contextmanager
    def listening(self, context: BrowserContext, origin: str) -> Iterator[None]:
        """For a while, in a context that stays."""
        ears = self._ears(origin)
        for event, hear in ears.items():
            context.on(event, hear)
        try:
            yield
        finally:
            for event, hear in ears.items():
                context.remove_listener(event, hear)

    def _ears(self, origin: str) -> dict[Any, Callable[[Any], None]]:
        return {
            "console": self._console,
            "weberror": self._error,
            "request": lambda request: self._request(request, origin),
        }

    @property
    def unexpected(self) -> list[str]:
        return [trouble for trouble in self.seen if not any(re.search(known, trouble) for known in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"uncaught: {error.error}")

    def _request(self, request: Request, origin: str) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and f"{url.scheme}://{url.netloc}" != origin:
            self.seen.append(f"request to another origin: {request.url}")


# ---- the site


class NotBuilt(Exception):
    """The build said no."""


def build(folder: Path, **settings: str) -> Path:
    """The site as it is now, built into a folder; only what changed is made anew."""
    OUT.mkdir(parents=True, exist_ok=True)
    with open(OUT.parent / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        env = {**os.environ, "STAMPEDE_OUT": str(folder), "STAMPEDE_E2E": "1", **settings}
        done = subprocess.run(
            ["node", ROOT / "web/build/build.mjs"], env=env, capture_output=True, text=True, check=False
        )
    if done.returncode != 0:
        raise NotBuilt(f"{done.stdout}{done.stderr}")
    return folder


class Served:
    """A running server: a process that can be killed."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, str(ROOT / "web/serve.py"), str(folder), "--port", "0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError("The server did not start.")

    @property
    def origin(self) -> str:
        return "{0.scheme}://{0.netloc}".format(urlsplit(self.url))

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Served]:
    server = Served(folder, *options)
    try:
        yield server
    finally:
        server.kill()
