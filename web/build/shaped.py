"""A server and a browser as slow as wanted, for benchmarks: a line that is shared and far away, a processor that rests.

Both slow down everything alike, workers included, which a browser's own developer tools do not.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web")]

import serve  # noqa: E402

SLICE = 0.01  # seconds a slowed browser runs before it rests
PIECE = 8192  # bytes that a line carries at once


class Line(NamedTuple):
    """How fast bytes travel, and how long a question takes to get an answer."""

    bytes_per_second: float = 0.0  # 0: as fast as can be
    seconds_away: float = 0.0


FAST = Line()
SLOW_4G = Line(1_600_000 / 8, 0.15)  # what Lighthouse means by it


class Wire:
    """Where a handler writes: a piece at a time, when the line is free."""

    def __init__(self, end: Any) -> None:
        self.end = end

    def write(self, what: bytes) -> int:
        for at in range(0, len(what), PIECE):
            piece = what[at : at + PIECE]
            with Shaped.lock:
                time.sleep(len(piece) / Shaped.line.bytes_per_second)
            self.end.write(piece)
        return len(what)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.end, name)


class Shaped(serve.Handler):
    """The server of `make play`, counting what it sends, over a line that all answers share."""

    sent = 0
    line = FAST
    lock = threading.Lock()

    def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        Shaped.sent += len(body) if with_body else 0
        time.sleep(Shaped.line.seconds_away)
        if Shaped.line.bytes_per_second and not isinstance(self.wfile, Wire):
            self.wfile = Wire(self.wfile)  # type: ignore[assignment]
        super()._send(status, headers, body, with_body=with_body)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a folder, served as the host does."""
    site = serve.Site(folder, "/", serve.rules_of(ROOT / "netlify.toml"))
    with serve.Server(("127.0.0.1", 0), partial(Shaped, site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()


@contextmanager
def slowed(profile: str, times: int) -> Iterator[None]:
    """While it lasts, the browser of a profile runs for one slice of time in so many."""
    over = threading.Event()
    resting = threading.Thread(target=_rest, args=(profile, times, over))
    resting.start()
    try:
        yield
    finally:
        over.set()
        resting.join()


def _rest(profile: str, times: int, over: threading.Event) -> None:
    while not over.is_set():
        family = processes_of(profile)
        for _ in range(20):  # then look for new processes
            _tell(family, signal.SIGSTOP)
            time.sleep(SLICE * (times - 1))
            _tell(family, signal.SIGCONT)
            if over.wait(SLICE):
                return


def _tell(processes: set[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


def processes_of(profile: str) -> set[int]:
    """The browser that uses a profile, and all it started."""
    parents = {int(entry.name): _parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    family = {process for process in parents if profile in _command(process) and "--type=" not in _command(process)}
    size = 0
    while len(family) > size:
        size = len(family)
        family |= {process for process, parent in parents.items() if parent in family}
    return family - {os.getpid()}


def _parent(entry: Path) -> int:
    try:
        return int((entry / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it is gone
        return 0


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""
