"""Everything is within reach at the table: one tap on tablets and desktops, two on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from looks import problems, too_small
from players import TOOLS, bots, new_game, people, screen, wait_for_turn
from served import Served
from visits import size, visit

SMALL = [(320, 568), (360, 640), (640, 360), (844, 390)]
LARGE = [(768, 1024), (1024, 768), (1280, 640), (1440, 900), (1920, 1080)]
OFFERED = [name for name in TOOLS if name != "cards"]  # those are the elephants' own
NEEDED = ("rules", "log", "coach", "speed", "sound", "home")


def at_the_table(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)


def resize(page: Page, to: tuple[int, int]) -> None:
    page.set_viewport_size({"width": to[0], "height": to[1]})


def is_within_reach(page: Page, name: str) -> bool:
    """In one tap, or in sight anyway."""
    if name == "log" and page.locator("#log").is_visible():
        return True
    return page.locator(TOOLS[name]).is_visible()


@pytest.fixture
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        at_the_table(visited)
        yield visited


def test_one_tap_on_tablets_and_desktops(page: Page) -> None:
    for to in LARGE:
        resize(page, to)
        assert [name for name in NEEDED if not is_within_reach(page, name)] == [], to
        assert page.locator("#undo").is_visible() and page.locator("#redo").is_visible(), to
        assert too_small(page) == [], to
        fits_one_row(page)


def fits_one_row(page: Page) -> None:
    """Tools stand in one row, none over another, none outside."""
    boxes = page.locator("#tools button").evaluate_all(
        "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert len({round(box["top"]) for box in boxes}) == 1
    assert all(one["right"] <= other["left"] for one, other in pairwise(boxes))
    assert boxes[-1]["right"] <= page.viewport_size["width"]  # type: ignore[index]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44


def test_what_has_no_room_in_the_row_is_in_the_menu(page: Page) -> None:
    for to in LARGE:
        resize(page, to)
        hidden = {name for name in OFFERED if not is_within_reach(page, name)}
        if hidden:
            page.locator("#tools #open-menu").click()
            for name in hidden:
                expect(page.locator(f"dialog.menu [data-value={name}]")).to_be_visible()
            players.close_dialog(page)


def test_two_taps_on_a_phone_and_nothing_of_the_menu_scrolls(page: Page) -> None:
    for to in SMALL:
        resize(page, to)
        expect(page.locator("#tools")).to_be_hidden()
        page.locator("#turn #open-menu").click()
        for name in OFFERED:
            expect(page.locator(f"dialog.menu [data-value={name}]")).to_be_in_viewport(ratio=1)
        room = page.locator("dialog.menu").evaluate("(menu) => [menu.scrollHeight, menu.clientHeight]")
        assert room[0] <= room[1], to
        assert (problems(page), too_small(page)) == ([], []), to
        players.close_dialog(page)


@pytest.mark.parametrize("language", ["es", "it", "pl", "pt-BR", "pseudo"])
def test_the_menu_fits_a_small_phone_in_every_language(browser: Browser, server: Served, language: str) -> None:
    with visit(browser, server, address=f"?lang={language}", options=size(320, 568)) as page:
        at_the_table(page)
        page.locator("#open-menu").click()
        room = page.locator("dialog.menu").evaluate("(menu) => [menu.scrollHeight, menu.clientHeight]")
        assert room[0] <= room[1]
        assert problems(page) == []


def setting(page: Page, name: str) -> str:
    return str(page.evaluate("(name) => JSON.parse(localStorage['stampede.settings'])[name]", name))


def test_the_speed_goes_round_and_says_which_it_is(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(1440, 900), speed="slow") as page:
        at_the_table(page)
        button = page.locator("#set-speed")
        for speed in ("normal", "fast", "slow"):
            button.click()
            assert setting(page, "speed") == speed
            expect(button).to_have_attribute("aria-label", f"Speed: {speed}")


def test_the_menu_stays_open_for_speed_and_sound(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(360, 640), sound="loud") as page:
        at_the_table(page)
        page.locator("#open-menu").click()
        sound = page.locator("dialog.menu [data-value=sound]")
        for value, state in (("off", "off"), ("loud", "on")):
            sound.click()
            assert setting(page, "sound") == value
            expect(sound).to_have_text(f"Sound: {state}")
        expect(page.locator("dialog.menu")).to_be_visible()


def test_full_screen_is_entered_and_left(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(1440, 900)) as page:
        at_the_table(page)
        page.locator("#full-screen").click()
        page.wait_for_function("() => document.fullscreenElement !== null")
        expect(page.locator("#full-screen")).to_have_attribute("aria-label", words("menu-small"))
        page.locator("#full-screen").click()
        page.wait_for_function("() => document.fullscreenElement === null")
        expect(page.locator("#full-screen")).to_have_attribute("aria-label", words("menu-full"))


NO_FULL_SCREEN = "Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });"


def test_full_screen_is_not_offered_where_the_browser_has_none(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[NO_FULL_SCREEN], options=size(1440, 900)) as page:
        at_the_table(page)
        expect(page.locator("#set-sound")).to_be_visible()
        expect(page.locator("#full-screen")).to_be_hidden()
        resize(page, (360, 640))
        page.locator("#open-menu").click()
        expect(page.locator("dialog.menu [data-value=sound]")).to_be_visible()
        expect(page.locator("dialog.menu [data-value=full]")).to_have_count(0)


CHAPTERS: dict[str, Callable[[Page], None]] = {
    "camel2": at_the_table,
    "elephant": lambda page: new_game(page, [*people("Ann"), *bots(1, "calf")], game="elephant"),
}


@pytest.mark.parametrize(("game", "chapters", "first"), [("camel2", 7, "S1"), ("elephant", 9, "C1")])
def test_the_rules_of_the_game_on_the_table_open(
    browser: Browser, server: Served, game: str, chapters: int, first: str
) -> None:
    with visit(browser, server, options=size(360, 640)) as page:
        CHAPTERS[game](page)
        screen(page, "table")
        players.use_tool(page, "rules")
        rules = page.locator("dialog.rules-sheet")
        expect(rules.locator("summary")).to_have_count(chapters)
        rules.locator("summary").first.click()
        kind = "elephant" if game == "elephant" else "camel"
        expect(rules.locator("details[open] p").first).to_have_text(f"{first} {words(f'rule-{kind}-{first}')}")
        rules.locator("summary").nth(1).click()
        expect(rules.locator("details[open]")).to_have_count(1)
        page_of_rules = "rules/elephant/" if game == "elephant" else "rules/"
        expect(rules.locator("a.whole")).to_have_attribute("href", page_of_rules)
