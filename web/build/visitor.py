"""A Chromium that is left alone: told where to go, asked when it is there, and otherwise not watched.

Whoever drives a browser through its developer tools attaches to every worker and keeps it waiting until it has looked
at it; a benchmark of a page that works in one would measure that. Here one pipe speaks to the page and to nothing else.
"""

from __future__ import annotations

import fcntl
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

WIRES = (3, 4)  # where a browser reads and writes
PATIENCE = 100  # tenths of a second for a browser to go


class Visitor:
    """A page of a browser, through the pipe that the browser offers to debuggers."""

    def __init__(self, reading: int, writing: int) -> None:
        self.answers = os.fdopen(reading, "rb", buffering=0)
        self.questions = os.fdopen(writing, "wb", buffering=0)
        self.asked = 0
        self.rest = b""
        self.session: str | None = None
        pages = [each for each in self.tell("Target.getTargets")["targetInfos"] if each["type"] == "page"]
        self.session = self.tell("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and what it answers."""
        self.asked += 1
        session = {"sessionId": self.session} if self.session else {}
        self.questions.write(
            json.dumps({"id": self.asked, "method": method, "params": params, **session}).encode() + b"\0"
        )
        while True:
            told = self._next()
            if told.get("id") == self.asked:
                if "error" in told:
                    raise RuntimeError(f"{method}: {told['error']}")
                answer: dict[str, Any] = told["result"]
                return answer

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self.rest:
            piece = os.read(self.answers.fileno(), 1 << 16)
            if not piece:
                raise EOFError("the browser is gone")
            self.rest += piece
        told, _, self.rest = self.rest.partition(b"\0")
        message: dict[str, Any] = json.loads(told)
        return message

    def run(self, script: str) -> Any:
        """What a script, or the promise that it makes, comes to."""
        answer = self.tell("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def go(self, url: str) -> None:
        self.tell("Page.navigate", url=url)


@contextmanager
def visiting(program: str, flags: list[str], profile: str, script: str) -> Iterator[Visitor]:
    """A browser with a profile, at an empty page; the script runs at the beginning of every page after it."""
    to_browser, from_browser = os.pipe(), os.pipe()
    theirs = (to_browser[0], from_browser[1])
    own = ["--headless=new", "--remote-debugging-pipe", f"--user-data-dir={profile}", *flags, "about:blank"]
    browser = os.posix_spawn(program, [program, *own], os.environ, file_actions=_plugged(*theirs))
    for end in theirs:
        os.close(end)
    try:
        visitor = Visitor(from_browser[0], to_browser[1])
        visitor.tell("Page.enable")
        visitor.tell("Page.addScriptToEvaluateOnNewDocument", source=script)
        yield visitor
        visitor.session = None
        visitor.tell("Browser.close")
    finally:
        _end(browser)


def _plugged(reading: int, writing: int) -> list[tuple[int, ...]]:
    """The pipe's ends where a browser looks for them, by way of numbers that are in nobody's way; no other output."""
    silence = os.open(os.devnull, os.O_WRONLY)
    ends = [(reading, WIRES[0]), (writing, WIRES[1]), (silence, 1), (silence, 2)]
    spare = [(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, max(WIRES) + 1), wire) for end, wire in ends]
    return [(os.POSIX_SPAWN_DUP2, end, wire) for end, wire in spare]


def _end(browser: int) -> None:
    """Wait until it has gone, and make it go if it does not."""
    for _ in range(PATIENCE):
        if os.waitpid(browser, os.WNOHANG) != (0, 0):
            return
        time.sleep(0.1)
    os.kill(browser, signal.SIGKILL)
    os.waitpid(browser, 0)
