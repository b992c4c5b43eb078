"""A browser that is killed, whole, at any moment, and started again with its profile; a site that is updated."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from browser import FLAGS, launch_options
from killing import Bots, come_back, race_of, whole_log
from players import wait_for_turn
from served import OUT, Served
from test_offline import KEPT, publish
from truth import keep, shown, stored
from visits import PATIENCE, QUICK, SETTINGS

PARTY: Bots = (None, "greenhorn")
# Somebody who never stops: shakes the pyramid and closes every ledger.
AUTOPLAY = """
setInterval(() => document.querySelector(
  'dialog.ledger[open] button[data-value=on], body:not(:has(dialog[open])) #choices .reveal')?.click(), 20);
"""
SEEN = (
    """() => Math.max(0, ...Array.from(document.querySelectorAll('#log [data-ply]'), ({ dataset }) => dataset.ply))"""
)
IS_OVER = "() => document.querySelector('dialog.podium[open]') !== null"


# ---- a browser that is killed


@contextmanager
def running(playwright: Playwright, profile: Path) -> Iterator[tuple[Page, subprocess.Popen[bytes]]]:
    """A browser as a process group of its own, and a page in it; whoever has not killed it ends it."""
    address = profile / "DevToolsActivePort"
    address.unlink(missing_ok=True)
    process = subprocess.Popen(_command(playwright, profile), stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{_port(address, process)}")
        context = browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        for script in (SETTINGS.format(json.dumps(QUICK | {"confirm": "off"})), AUTOPLAY):
            context.add_init_script(script)
        yield context.new_page(), process
    finally:
        kill(process)


def _command(playwright: Playwright, profile: Path) -> list[str]:
    options = launch_options(playwright, whole=True)
    where = [f"--user-data-dir={profile}", "--remote-debugging-port=0", "--headless=new"]
    return [options["executable_path"], *options["args"], *FLAGS, *where, "about:blank"]


def _port(address: Path, process: subprocess.Popen[bytes]) -> int:
    """Where it listens, as soon as it says so."""
    while not (address.exists() and address.read_text("utf-8").count("\n")):
        assert process.poll() is None, "the browser ended by itself"
        time.sleep(0.02)
    return int(address.read_text("utf-8").splitlines()[0])


def kill(process: subprocess.Popen[bytes]) -> None:
    """The browser and every process it has started, at once."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Tally:
    """What was confirmed on the screen before each kill, and what was there after it."""

    def __init__(self) -> None:
        self.kills = self.confirmed = self.ahead = self.races = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.races} races, {self.confirmed} confirmed plies looked for and found, "
            f"{self.ahead} times the last one was kept and not yet shown"
        )


def kill_again_and_again(
    playwright: Playwright, server: Served, profile: Path, times: int, chance: random.Random
) -> Tally:
    """The browser is killed so often; what it had shown is there when it is started again."""
    tally, shown_before = Tally(), 0
    while tally.kills < times:
        with running(playwright, profile) as (page, process):
            page.goto(server.url)
            _compare(page, tally, shown_before)
            _sit_down(page, tally)
            shown_before = _watch_and_kill(page, process, chance)
            tally.kills += 1
    with running(playwright, profile) as (page, _):
        page.goto(server.url)
        _compare(page, tally, shown_before)
    return tally


def _compare(page: Page, tally: Tally, confirmed: int) -> None:
    if not tally.races:
        return
    race = stored(page)[-1]
    log = tuple(race["save"]["actions"])
    assert log == whole_log(PARTY, race["seed"])[: len(log)], "it is the race that was played"
    assert len(log) >= confirmed, f"{confirmed} plies were shown, {len(log)} are kept"
    tally.confirmed += confirmed
    tally.ahead += len(log) > confirmed


def _sit_down(page: Page, tally: Tally) -> None:
    """To the race that runs, or to a new one."""
    if not tally.races or stored(page)[-1]["over"]:
        tally.races += 1
        keep(page, race_of(PARTY, f"crash {tally.races}"))
        page.reload()
    come_back(page)
    page.wait_for_function(f"() => ({SEEN})() > 0")


def _watch_and_kill(page: Page, process: subprocess.Popen[bytes], chance: random.Random) -> int:
    """The last ply that was seen on the screen before the kill."""
    seen, most = 0, chance.randrange(1, 60)
    for _ in range(most):
        seen = page.evaluate(SEEN)
        if page.evaluate(IS_OVER):
            break
        time.sleep(chance.random() * 0.05)
    kill(process)
    return seen


# ---- a site that is updated


def update_again_and_again(page: Page, server: Served, current: Path, times: int, chance: random.Random) -> int:
    """After some actions of a race a new version is agreed to, so often; how many actions there were in all."""
    actions = 0
    page.goto(server.url)
    page.evaluate(KEPT)
    for number in range(times):
        actions += _some_actions(page, chance.randrange(1, 9))
        before = shown(page)
        publish(current, OUT / f"version-{('two', 'one')[number % 2]}")
        _agree_to_update(page)
        come_back(page)
        wait_for_turn(page)
        assert shown(page) == before
    return actions


def _some_actions(page: Page, count: int) -> int:
    """A new race against bots, until so many actions of one's own are done."""
    page.goto(page.url)
    page.locator("#play").click()
    for _ in range(count):
        wait_for_turn(page)
        page.locator("#choices .ticket:enabled").first.click()
    wait_for_turn(page)
    return count


def _agree_to_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    notice = page.locator(".notice", has_text="new version")
    expect(notice).to_be_visible()
    with page.expect_navigation():
        notice.locator("button").first.click()
