"""Sheets as a finger meets them: every way to open one, and every way to close one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import players

SHEET = "dialog.sheet[open]"


def top(page: Page) -> Locator:
    """The sheet above all others."""
    return page.locator(SHEET).last


def is_open(page: Page, name: str) -> None:
    """Wait until the sheet of this class is there."""
    expect(page.locator(f"{SHEET}.{name}")).to_be_visible()


def menu(page: Page) -> None:
    page.locator("#open-menu").click()
    is_open(page, "menu")


def tool(name: str, sheet: str) -> Callable[[Page], None]:
    """Opens a sheet by a tool."""

    def opens(page: Page) -> None:
        players.use_tool(page, name)
        is_open(page, sheet)

    return opens


OPENED: dict[str, Callable[[Page], None]] = {
    "menu": menu,
    "log-sheet": tool("log", "log-sheet"),
    "coach-sheet": tool("coach", "coach-sheet"),
    "rules-sheet": tool("rules", "rules-sheet"),
    "settings": tool("settings", "settings"),
    "share": tool("share", "share"),
}


# ---- ways to close


def by_cross(page: Page) -> None:
    top(page).locator(".sheet-close").click()


def by_tap_outside(page: Page) -> None:
    page.wait_for_timeout(450)  # a tap right after a sheet has opened is meant for what it covers
    page.touchscreen.tap(5, 5)


def by_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def by_back(page: Page) -> None:
    page.go_back()


def by_swipe(page: Page) -> None:
    swipe(page, top(page).locator(".sheet-head").first, 160)


WAYS: dict[str, Callable[[Page], None]] = {
    "the cross": by_cross,
    "a tap outside": by_tap_outside,
    "Escape": by_escape,
    "Back": by_back,
    "a swipe": by_swipe,
}


def swipe(page: Page, start: Locator, down: int, *, across: int = 0) -> None:
    """A finger that comes down on an element, moves and is lifted."""
    box = start.bounding_box()
    assert box
    x, y = box["x"] + 30, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    send = "Input.dispatchTouchEvent"
    session.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 9):
        point = {"x": x + across * part / 8, "y": y + down * part / 8}
        session.send(send, {"type": "touchMove", "touchPoints": [point]})
    session.send(send, {"type": "touchEnd", "touchPoints": []})
    session.detach()
