"""Nothing that was confirmed is lost: workers die at every action, the browser is killed, the site is updated in
mid-race, the device fails at each call. Long runs, with figures; `soak_kills.py workers 2` runs one of them, shorter.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web")]

from playwright.sync_api import Playwright, expect, sync_playwright  # noqa: E402

from browser import launch_options  # noqa: E402
from crashes import kill_again_and_again, update_again_and_again  # noqa: E402
from failing import FAILING, KINDS, act, banner, exported, fail_next  # noqa: E402
from killing import (  # noqa: E402
    KILLER,
    SHORT_DEADLINES,
    Bots,
    decisions,
    finish,
    kept_log,
    open_race,
    race_of,
    received,
    whole_log,
)
from players import new_game, people, wait_for_turn  # noqa: E402
from served import OUT, build, served  # noqa: E402
from visits import PATIENCE, QUICK, SETTINGS, visit  # noqa: E402

PARTIES: tuple[Bots, ...] = ((None, "greenhorn"), (None, None, None), ("greenhorn", None), (None, "regular"))
ACTIONS = 30  # in a game whose device fails


def workers(playwright: Playwright, games: int) -> str:
    """The worker dies at every action: when it hears of it, when it has done it, when its log is here."""
    browser = playwright.chromium.launch(**launch_options(playwright))
    kills = plies = 0
    with served(build(OUT / "dist")) as server:
        for number in range(games):
            bots, seed, game = PARTIES[number % len(PARTIES)], f"kill {number}", ("camel2", "camel1")[number % 2]
            with visit(browser, server, scripts=[KILLER], confirm="off") as page:
                open_race(page, race_of(bots, seed, game))
                finish(page)
                assert kept_log(page) == whole_log(bots, seed, game), (bots, seed)
                kills += page.evaluate("killing.kills")
                plies += len(kept_log(page))
    browser.close()
    return f"{games} whole games, {kills} workers killed, {plies} plies kept: the same games as without a kill"


def browsers(playwright: Playwright, times: int) -> str:
    """The browser and all its processes are killed at random moments."""
    profile = Path(tempfile.mkdtemp())
    with served(build(OUT / "dist")) as server:
        tally = kill_again_and_again(playwright, server, profile, times, random.Random(times))
    shutil.rmtree(profile, ignore_errors=True)
    return f"{tally}; 0 lost"


def updates(playwright: Playwright, times: int) -> str:
    """The site changes its version at random actions."""
    for name in ("one", "two"):
        build(OUT / f"version-{name}", STAMPEDE_VERSION=name)
    folder = Path(tempfile.mkdtemp())
    current = folder / "current"
    current.symlink_to(OUT / "version-one")
    browser = playwright.chromium.launch(**launch_options(playwright))
    with served(current) as server:
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS.format(json.dumps(QUICK | {"confirm": "off"})))
        actions = update_again_and_again(context.new_page(), server, current, times, random.Random(times))
    browser.close()
    shutil.rmtree(folder)
    return f"{times} updates in mid-race, {actions} actions before them: the same table after each"


def devices(playwright: Playwright, rounds: int) -> str:
    """Each call of the database fails at each action of a game."""
    browser = playwright.chromium.launch(**launch_options(playwright))
    told = 0
    with served(build(OUT / "dist")) as server:
        for kind in KINDS * rounds:
            with visit(browser, server, scripts=[SHORT_DEADLINES, FAILING], confirm="off") as page:
                new_game(page, people("Ann", "Ben"))
                wait_for_turn(page)
                for number in range(ACTIONS):
                    fail_next(page, kind)
                    act(page, number)
                    expect(banner(page)).to_have_count(1)
                    told += 1
                parcel = exported(page)
                assert decisions(parcel["save"]["actions"]) == ACTIONS
                assert received(parcel) == parcel["save"]
    browser.close()
    games = len(KINDS) * rounds
    return (
        f"{told} failed calls of {len(KINDS)} kinds told, {games} games of {ACTIONS} actions went on and were exported"
    )


RUNS: dict[str, tuple[Callable[[Playwright, int], str], int]] = {
    "workers": (workers, 20),
    "browsers": (browsers, 100),
    "updates": (updates, 20),
    "devices": (devices, 1),
}


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:2] or list(RUNS)
    with sync_playwright() as playwright:
        for name in names:
            run, usual = RUNS[name]
            print(f"{name}: {run(playwright, int(sys.argv[2]) if len(sys.argv) > 2 else usual)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
