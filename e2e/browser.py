"""Finds a Chromium to test in, and installs one if there is none; `python e2e/browser.py` does so before the tests.

Playwright's own browser if it was installed; a browser of the system; else Playwright's is fetched; else, as root on
Debian, the system's package. Tests take the one without windows, which is the same with less to start, where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch_options(playwright: Playwright, *, whole: bool = False) -> dict[str, Any]:
    """What `chromium.launch` needs on this machine; whole, for whoever measures what people have."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {
        "executable_path": str(find_chromium(playwright, whole=whole)),
        "args": [*FLAGS, *(["--no-sandbox"] if as_root else [])],
    }


def find_chromium(playwright: Playwright, *, whole: bool = False) -> Path:
    """A Chromium that is there, after trying to install one if need be."""
    names = (*NAMES, SHELL) if whole else (SHELL, *NAMES)
    for look in (_present(playwright, names), *_installations(playwright, names)):
        found = look() if callable(look) else look
        if found:
            return found
    raise RuntimeError(
        "No Chromium was found and none could be installed. Install one (`playwright install chromium`, or your "
        "system's package) and run the tests again."
    )


def _present(playwright: Playwright, names: tuple[str, ...]) -> Path | None:
    own = Path(playwright.chromium.executable_path)
    if own.exists():
        return own
    on_path = (shutil.which(name) for name in names)
    return next((Path(found) for found in on_path if found), None)


def _installations(playwright: Playwright, names: tuple[str, ...]) -> Iterator[Callable[[], Path | None]]:
    def after(*command: str) -> Callable[[], Path | None]:
        def install() -> Path | None:
            print(f"No Chromium found; trying: {' '.join(command)}", file=sys.stderr)
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            return _present(playwright, names) if done.returncode == 0 else None

        return install

    yield after(sys.executable, "-m", "playwright", "install", "chromium")
    if shutil.which("apt-get") and os.geteuid() == 0:
        for package in (SHELL, "chromium"):
            yield after("apt-get", "install", "--yes", "--quiet", "-o", "DPkg::Lock::Timeout=300", package)


if __name__ == "__main__":
    with sync_playwright() as driver:
        find_chromium(driver)
