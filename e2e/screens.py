"""A walk through every screen and every page of the site, for whatever is to be measured on all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

import elephants
import players
from players import bots, new_game, people, screen, wait_for_turn
from truth import last_decision

PAGES = {
    "settings/": ".preview svg",
    "learn/": ".course",
    "learn/#camel-stacks": ".question",
    "learn/#elephant-charge": ".question",
    "rules/": "#rules .rule",
    "rules/elephant/": "#rules .rule",
    "authors/": "#made *",
    "embed/v1/?position=1gyr,3bp,15w,16k%20-%20bgyrpx": "svg",
    "embed/v1/?scenario=camel-stacks-carry": "svg",
}


def close_dialogs(page: Page) -> None:
    for dialog in page.locator("dialog[open]").all():
        dialog.evaluate("(dialog) => dialog.close('')")


def home(page: Page) -> None:
    """The start page, from wherever the walk is."""
    close_dialogs(page)
    here = page.locator("body").get_attribute("data-screen")
    ways = {"analysis": "#study-home", "courses": "#courses .back"}
    if here in ways:
        page.locator(ways[here]).click()
    players.go_home(page)


def walk(page: Page) -> Iterator[str]:
    """Screen after screen of the main page, by name; whoever walks may change sizes and colours at every stop."""
    for part in (_before, _camels, _tools, _first_edition, _round_a_tablet, _ends, _elephants, _elsewhere):
        home(page)
        yield from part(page)


def walk_pages(page: Page, root: str, query: str = "") -> Iterator[str]:
    """The other pages, one after the other."""
    for address, sign in PAGES.items():
        path, mark, fragment = address.partition("#")
        asked = f"{path}{'&' if '?' in path else '?'}{query}" if query else path
        page.goto("about:blank")
        page.goto(f"{root}{asked}{mark}{fragment}")
        expect(page.locator(sign).first).to_be_visible()
        yield address


def _dialog(page: Page, opened: Callable[[], None]) -> None:
    opened()
    expect(page.locator("dialog[open]")).to_be_visible()


def _before(page: Page) -> Iterator[str]:
    yield "start"
    _dialog(page, page.locator("#credits").click)
    yield "credits"
    close_dialogs(page)
    players.open_settings(page)
    expect(page.locator("dialog .preview svg").first).to_be_visible()
    yield "settings"
    close_dialogs(page)
    page.locator("#set-up").click()
    yield "form"


def _camels(page: Page) -> Iterator[str]:
    new_game(page, [*people("Ann"), *bots(5)])
    wait_for_turn(page)
    yield "table"
    for question in (".tile", ".bet", ".partner", ".reveal"):
        page.locator(f"#choices {question}").click()
        yield f"question {question}"
        page.locator("#choices .cancel").click()
    if not page.locator("#log").is_visible():  # wide screens have it beside the board
        players.use_tool(page, "log")
    expect(page.locator("#log")).to_be_visible()
    yield "log"
    page.locator("#log .line button").first.click()
    expect(page.locator("#past-words")).to_be_visible()
    yield "past"
    page.locator("#past button").last.click()


def _tools(page: Page) -> Iterator[str]:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    page.locator("#open-coach").evaluate("(button) => button.click()")
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#coach table, #coach .odds, #coach li").first).to_be_visible()
    yield "coach"
    page.locator("#coach-off").evaluate("(button) => button.click()")
    _dialog(page, lambda: page.locator("#open-share").evaluate("(button) => button.click()"))
    yield "share"
    close_dialogs(page)


def _first_edition(page: Page) -> Iterator[str]:
    new_game(page, [*people("Ann"), *bots(1)], game="camel1")
    wait_for_turn(page)
    yield "first edition"


def _round_a_tablet(page: Page) -> Iterator[str]:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    _dialog(page, page.locator("#choices .bet").click)
    yield "curtain"
    page.locator(".curtain [data-value=show]").click()
    expect(page.locator(".curtain [data-card]").first).to_be_visible()
    yield "behind the curtain"


def _ends(page: Page) -> Iterator[str]:
    players.open_kept(page, last_decision(["Ann", *(name for name, _ in bots(3))]))
    players.reveal_by_button(page)
    assert players.wait_for_decision(page) == "ledger"
    yield "ledger"
    players.close_ledger(page)
    assert players.wait_for_decision(page) == "podium"
    yield "podium"
    page.locator("dialog.podium [data-value=look]").click()
    yield "after the race"
    home(page)
    page.locator("#open-games").click()
    expect(page.locator("#games li").first).to_be_visible()
    yield "games"


def _elephants(page: Page) -> Iterator[str]:
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    assert elephants.decision(page) == "start"
    yield "elephants' start"
    elephants.decide(page, "start", 0)
    while elephants.decision(page) == "start":
        elephants.decide(page, "start", 0)
    yield "hand"
    elephants.cards(page).first.click()
    yield "card"


def _elsewhere(page: Page) -> Iterator[str]:
    page.locator("#which-game [data-game=elephant]").click()
    yield "elephants"
    page.locator("#open-courses").click()
    expect(page.locator("#courses .tray button").first).to_be_visible()
    yield "courses"
    home(page)
    page.locator("#which-game [data-game=camel2]").click()
    page.locator("#analyse").click()
    screen(page, "analysis")
    expect(page.locator("#study-tools button").first).to_be_visible()
    yield "analysis"
