"""Pictures of the ten moments of a race at every kind of screen, by day and by night: `python e2e/moments.py [FOLDER]`.

Nothing is compared: the pictures are there to be looked at, one by one, before an interface change is done.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import players
from browser import launch_options
from crowded import crowded
from looks import resize
from served import OUT, Served, build, served
from truth import keep, last_decision

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1024, 768), (1440, 900))
STILL = {"motion": "off", "pace": "off", "confirm": "on", "sound": "off"}
LIVELY = {**STILL, "motion": "full", "speed": "normal"}
REVEAL = (250, 900, 1700)  # milliseconds after the tap: the pyramid, the die, the camels


def moments(page: Page, url: str) -> Iterator[str]:
    """Drives the page from one moment to the next; the picture is taken at each yield."""
    page.goto(url)
    page.wait_for_selector("#boot.is-ready", state="attached")
    yield "01-start"
    page.locator("#play").click()
    players.wait_for_turn(page)
    yield "02-opening"
    open_race(page, crowded(4))
    yield "03-turn"
    for name, kind in (("04-question", ".reveal"), ("05-tile", ".tile"), ("06-bet", ".bet")):
        page.locator(f"#choices {kind}").click()
        if kind == ".tile":
            page.locator("#choices [data-space]").first.click()
        if kind == ".bet":
            page.locator("#choices [data-card]").first.click()
        yield name
        while page.locator("#choices .cancel").count():
            page.locator("#choices .cancel").first.click()
    open_race(page, last_decision(["Ann", "Amina", "Bruno", "Chidi"]))
    players.reveal_by_button(page)
    players.wait_for_decision(page)
    yield "08-ledger"
    players.close_ledger(page)
    players.wait_for_decision(page)
    yield "09-result"
    page.locator("dialog.podium [data-value=look]").click()
    yield "09-resting"
    page.locator("#choices button", has_text="Replay").click()
    page.wait_for_selector(".is-past #past")
    yield "10-replay"


def open_race(page: Page, race: dict[str, object]) -> None:
    players.go_home(page)
    keep(page, race)
    page.reload()
    page.wait_for_selector("#boot.is-ready", state="attached")
    page.locator("#continue").click()
    players.wait_for_turn(page)


def reveal(browser: Browser, server: Served, folder: Path, size: tuple[int, int], theme: str) -> None:
    """Three frames of a reveal."""
    page = visitor(browser, size, {**LIVELY, "theme": theme})
    page.goto(server.url)
    page.locator("#play").click()
    players.wait_for_turn(page)
    page.locator("#choices .reveal").click()
    page.locator("#choices[data-question=ask] button.main").click()
    begun = page.evaluate("performance.now()")
    for number, after in enumerate(REVEAL, start=1):
        page.wait_for_function("(until) => performance.now() >= until", arg=begun + after)
        page.screenshot(path=folder / f"07-reveal-{number}-{size[0]}x{size[1]}-{theme}.png")
    page.context.close()


def visitor(browser: Browser, size: tuple[int, int], settings: dict[str, str]) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, service_workers="block", has_touch=True
    )
    context.add_init_script(f"localStorage.setItem('stampede.settings', {json.dumps(json.dumps(settings))})")
    return context.new_page()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, served(build(OUT / "dist")) as server:
        browser = playwright.chromium.launch(**launch_options(playwright))
        for theme in ("light", "dark"):
            page = visitor(browser, SIZES[0], {**STILL, "theme": theme})
            for name in moments(page, server.url):
                for width, height in SIZES:
                    resize(page, (width, height))
                    page.screenshot(path=folder / f"{name}-{width}x{height}-{theme}.png")
                resize(page, SIZES[0])
            page.context.close()
            for size in SIZES:
                reveal(browser, server, folder, size, theme)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT / "moments")
