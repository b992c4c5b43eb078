"""A film strip of a reveal: one frame every 100 ms of the page's own clock, as one picture in `out/`.

python e2e/filmstrip.py [--width 360 --height 640] [--motion calm] [--theme dark] [--chance 4]
"""

from __future__ import annotations

import argparse
import base64
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import clock
from browser import launch_options
from clock import CLOCK
from players import new_game, people, wait_for_turn
from served import OUT, ROOT, build, served
from visits import size, visit

STEP = 100  # milliseconds
MOST = 80  # frames
SHEET = """
<style>body { margin: 0; display: flex; flex-wrap: wrap; gap: 6px; padding: 6px; background: #222; color: #fff;
font: 13px sans-serif; } figure { margin: 0; } img { display: block; }</style>
"""


def film(page: Page) -> list[bytes]:
    """Ann shakes the pyramid: frames of the board until it is Ben's turn."""
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    clock.hold(page)
    page.locator("#choices .reveal").click()
    clock.wait_for_motion(page)
    frames = []
    while len(frames) < MOST and page.locator("#choices .kind").count() == 0:
        frames.append(page.locator("#board").screenshot(animations="allow"))
        clock.advance(page, STEP)
    clock.free(page)
    return frames


def strip(browser: Browser, frames: list[bytes], columns: int) -> bytes:
    """All frames on one sheet, each with its time."""
    page = browser.new_page()
    pictures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(frame).decode()}'>{at * STEP} ms</figure>"
        for at, frame in enumerate(frames)
    )
    page.set_content(SHEET + pictures)
    wide = page.evaluate("document.querySelector('img').naturalWidth")
    page.set_viewport_size({"width": int(wide + 6) * columns + 12, "height": 400})
    return page.screenshot(full_page=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--width", type=int, default=360)
    parser.add_argument("--height", type=int, default=640)
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--chance", type=int, default=1)
    parser.add_argument("--motion", default="full")
    parser.add_argument("--theme", default="light")
    chosen = parser.parse_args()
    out = ROOT / "out" / f"reveal-{chosen.width}x{chosen.height}-{chosen.motion}-{chosen.theme}-{chosen.chance}.png"
    with sync_playwright() as playwright, served(build(OUT / "dist")) as server:
        browser = playwright.chromium.launch(**launch_options(playwright))
        how = {"speed": "normal", "motion": chosen.motion, "theme": chosen.theme, "confirm": "off"}
        options = size(chosen.width, chosen.height)
        with visit(browser, server, chance=chosen.chance, scripts=[CLOCK], options=options, **how) as page:
            frames = film(page)
        out.parent.mkdir(exist_ok=True)
        Path(out).write_bytes(strip(browser, frames, chosen.columns))
        print(f"{len(frames)} frames in {out.relative_to(ROOT)}")
        browser.close()


if __name__ == "__main__":
    main()
