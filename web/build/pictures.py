"""The pictures of the documents and of the manifest: `make pictures` makes them anew from the built site."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from stampede import camel, svg
from stampede.camel.draw import picture
from stampede.camel.notation import read_record, replay
from stampede.game import Look

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "web" / "pictures"
RACE = ROOT / "tests" / "camel" / "golden" / "six-with-partners.txt"
PLY = 24
TURNS = 5
SHOTS = {"table": (1280, 800, "light"), "phone": (390, 844, "light"), "night": (1024, 768, "dark")}
QUICK = {"theme": "auto", "speed": "off", "pace": "off", "confirm": "off", "sound": "off"}
SAME_DICE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"

sys.path.insert(0, str(ROOT / "e2e"))
from browser import launch_options  # noqa: E402


def board() -> None:
    """A board in mid-race, as a drawing."""
    state = list(replay(read_record(RACE.read_text("utf-8"))))[PLY - 1].state
    drawing = picture(camel.view(state, None), Look(taps=False))
    (PICTURES / "board.svg").write_text(svg.text(drawing) + "\n", "utf-8")


def play(page: Page, url: str) -> None:
    """A few turns of a race that is always the same."""
    page.add_init_script(f"localStorage.setItem('stampede.settings', {json.dumps(json.dumps(QUICK))}); {SAME_DICE}")
    page.goto(url)
    page.click("#play")
    for turn in range(TURNS):
        page.wait_for_selector("#choices .kind, dialog[open]")
        if page.locator("dialog[open]").count():
            page.click("dialog .main")
            page.wait_for_selector("#choices .kind")
        page.click("#choices .reveal" if turn % 2 == 0 else "#choices .ticket:nth-child(2)")
    page.wait_for_selector("#choices .kind")
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)


def screens(url: str) -> None:
    """The table as people see it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))
        for name, (width, height, theme) in SHOTS.items():
            scheme = "dark" if theme == "dark" else "light"
            page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
            play(page, url)
            page.screenshot(path=PICTURES / f"{name}.png")
        browser.close()


def main() -> None:
    board()
    command = [sys.executable, str(ROOT / "web" / "serve.py"), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            screens(server.stdout.readline().strip())
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
