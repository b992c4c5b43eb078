"""Sheets close in five ways, one is open at a time, and Back, a reload and a turned screen lose nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from players import bots, new_game, people, screen, wait_for_turn
from served import Served
from sheets import OPENED, SHEET, WAYS, is_open, menu, swipe, top
from truth import last_decision, stored
from visits import size, visit

PHONE, ON_ITS_SIDE, TABLET = (360, 640), (640, 360), (768, 1024)
DEPTH = "() => history.state?.depth ?? 0"


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, options=size(*PHONE, has_touch=True)) as page:
        new_game(page, [*people("Ann"), *bots(2)])
        wait_for_turn(page)
        for _ in range(3):  # until there is something to scroll in the log
            players.reveal_by_button(page)
            wait_for_turn(page)
        yield page


@pytest.fixture
def table(phone: Page) -> Page:
    """The table on a phone, with nothing open."""
    settled(phone, 1)
    return phone


def settled(page: Page, depth: int) -> None:
    """So many things are open that Back closes, and history knows."""
    expect(page.locator("dialog")).to_have_count(max(0, depth - 1))
    page.wait_for_function(f"(depth) => ({DEPTH})() === depth", arg=depth)


def resize(page: Page, to: tuple[int, int]) -> None:
    page.set_viewport_size({"width": to[0], "height": to[1]})


# ---- closing


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("sheet", OPENED)
def test_every_sheet_closes_in_every_way_and_gives_the_focus_back(table: Page, sheet: str, way: str) -> None:
    OPENED[sheet](table)
    WAYS[way](table)
    settled(table, 1)
    screen(table, "table")
    expect(table.locator("#open-menu")).to_be_focused()
    assert table.locator("#log").count() == table.locator("#coach").count() == 1, "what was lent is back"


def test_a_small_pull_closes_nothing_and_a_list_still_scrolls(table: Page) -> None:
    OPENED["log-sheet"](table)
    head = top(table).locator(".sheet-head")
    before = head.bounding_box()
    swipe(table, head, 24)
    swipe(table, head, 40, across=120)
    swipe(table, table.locator("#log .line").last, 120)  # it is scrolled down: this scrolls it up
    expect(table.locator(f"{SHEET}.log-sheet")).to_be_visible()
    assert head.bounding_box() == before
    players.close_dialog(table)


def test_the_log_and_the_coach_keep_the_board_in_sight(table: Page) -> None:
    for sheet in ("log-sheet", "coach-sheet"):
        OPENED[sheet](table)
        box = top(table).bounding_box()
        assert box and box["y"] >= 0.29 * PHONE[1], sheet
        players.close_dialog(table)


def test_one_sheet_is_open_at_a_time(table: Page) -> None:
    OPENED["coach-sheet"](table)
    by = table.locator("#open-coach")
    expect(by).to_have_attribute("aria-expanded", "true")
    players.close_dialog(table)
    expect(by).to_have_attribute("aria-expanded", "false")
    menu(table)
    table.locator("dialog.menu [data-value=log]").click()
    is_open(table, "log-sheet")
    expect(table.locator("dialog")).to_have_count(1)
    expect(table.locator("#open-log")).to_have_attribute("aria-expanded", "true")
    players.close_dialog(table)
    expect(table.locator("#open-log")).to_have_attribute("aria-expanded", "false")


def test_back_closes_the_upper_of_two_sheets_first(table: Page) -> None:
    OPENED["coach-sheet"](table)
    table.locator("#coach .advice").first.click()
    is_open(table, "explain")
    table.go_back()
    expect(table.locator("dialog.explain")).to_have_count(0)
    expect(table.locator("#coach")).to_be_visible()
    table.go_back()
    settled(table, 1)


def test_a_tap_that_was_meant_for_the_board_does_not_close_a_sheet_that_just_opened(table: Page) -> None:
    table.evaluate(
        """() => {
          document.querySelector('#open-menu').click();
          const dialog = document.querySelector('dialog.menu');
          for (const type of ['pointerdown', 'click'])
            dialog.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 5, clientY: 5 }));
        }"""
    )
    expect(table.locator("dialog.menu")).to_be_visible()
    players.close_dialog(table)


# ---- dialogs that must be answered


@pytest.mark.parametrize("way", WAYS)
def test_closing_a_ledger_goes_on_and_closing_a_podium_shows_the_track(
    browser: Browser, server: Served, way: str
) -> None:
    with visit(browser, server, options=size(*PHONE, has_touch=True)) as page:
        players.open_kept(page, last_decision(["Ann", "Ben"]))
        players.reveal_by_button(page)
        is_open(page, "ledger")
        WAYS[way](page)
        is_open(page, "podium")
        WAYS[way](page)
        expect(page.locator("dialog")).to_have_count(0)
        screen(page, "table")
        expect(page.locator("#choices button").first).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
def test_a_curtain_that_is_closed_means_not_now_and_the_board_is_behind_it(
    browser: Browser, server: Served, way: str
) -> None:
    with visit(browser, server, options=size(*PHONE, has_touch=True)) as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        before = stored(page)[-1]["save"]
        page.locator("#choices .bet").click()
        is_open(page, "curtain")
        curtain = top(page).bounding_box()
        assert curtain and curtain["height"] < 0.7 * PHONE[1]
        assert "0.5)" in top(page).evaluate("(it) => getComputedStyle(it, '::backdrop').backgroundColor")
        WAYS[way](page)
        expect(page.locator("dialog")).to_have_count(0)
        wait_for_turn(page)
        assert stored(page)[-1]["save"] == before


# ---- Back


def test_back_closes_a_question_then_leaves_the_table_and_the_race_is_kept(table: Page) -> None:
    kept = stored(table)[-1]["save"]
    table.locator("#choices .tile").click()
    expect(table.locator("#choices")).to_have_attribute("data-question", "tile")
    table.go_back()
    expect(table.locator("#choices")).to_have_attribute("data-question", "all")
    table.go_back()
    screen(table, "start")
    assert stored(table)[-1]["save"] == kept
    table.locator("#continue").click()
    wait_for_turn(table)
    settled(table, 1)


def test_back_closes_a_sheet_then_the_replay_then_the_question_then_the_table(table: Page) -> None:
    table.locator("#choices .tile").click()
    OPENED["log-sheet"](table)
    table.locator("#log .line button").first.click()
    expect(table.locator("#past")).to_be_visible()
    expect(table.locator("dialog")).to_have_count(0)
    OPENED["rules-sheet"](table)
    table.go_back()
    expect(table.locator("dialog")).to_have_count(0)
    expect(table.locator("#past")).to_be_visible()
    table.go_back()
    expect(table.locator("#past")).to_be_hidden()
    expect(table.locator("#choices")).to_have_attribute("data-question", "tile")
    table.go_back()
    expect(table.locator("#choices")).to_have_attribute("data-question", "all")
    table.go_back()
    screen(table, "start")
    table.locator("#continue").click()
    wait_for_turn(table)


def test_a_card_that_is_chosen_is_put_back_by_back(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*PHONE)) as page:
        begin_elephants(page)
        elephants.cards(page).first.click()
        expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(1)
        page.go_back()
        expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(0)
        screen(page, "table")


def begin_elephants(page: Page) -> None:
    elephants.race(page, [*people("Ann"), *bots(1, "calf")])
    while elephants.decision(page) == "start":
        elephants.decide(page, "start", 0)


def test_ten_sheets_and_ten_questions_leave_no_entries_behind(table: Page) -> None:
    menu(table)
    players.close_dialog(table)
    settled(table, 1)
    before = table.evaluate("history.length")
    for _ in range(10):
        OPENED["settings"](table)
        players.close_dialog(table)
        table.locator("#choices .tile").click()
        table.locator("#choices .cancel").click()
    settled(table, 1)
    assert table.evaluate("history.length") <= before + 1
    table.go_back()
    screen(table, "start")
    table.locator("#continue").click()
    wait_for_turn(table)


def test_forward_breaks_nothing(table: Page) -> None:
    OPENED["rules-sheet"](table)
    table.go_back()
    settled(table, 1)
    table.go_forward()
    settled(table, 1)
    screen(table, "table")
    table.locator("#choices .tile").click()
    table.locator("#choices .cancel").click()
    settled(table, 1)  # the question gives its entry back before anybody presses Back
    table.go_back()
    screen(table, "start")
    table.go_forward()
    table.wait_for_function(f"() => ({DEPTH})() === 0")
    screen(table, "start")
    table.locator("#continue").click()
    wait_for_turn(table)


@pytest.mark.parametrize("way", ["#set-up", "#open-games", "#analyse", "#open-courses"])
def test_back_leads_from_every_screen_to_the_start_page(browser: Browser, server: Served, way: str) -> None:
    with visit(browser, server) as page:
        expect(page.locator("#boot")).to_have_class("is-ready")
        if way == "#open-courses":
            page.locator("#which-game [data-game=elephant]").click()
        page.locator(way).click()
        expect(page.locator("body")).not_to_have_attribute("data-screen", "start")
        page.wait_for_function(f"() => ({DEPTH})() === 1")
        page.go_back()
        screen(page, "start")
        assert page.evaluate("location.hash") == ""


# ---- a reload


def test_a_reload_returns_to_the_table_also_with_something_open(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*PHONE)) as page:
        new_game(page, [*people("Ann"), *bots(2)])
        wait_for_turn(page)
        kept = stored(page)[-1]["save"]
        page.locator("#choices .tile").click()
        OPENED["settings"](page)
        players.reload(page)
        wait_for_turn(page)
        settled(page, 1)
        assert stored(page)[-1]["save"] == kept
        page.go_back()
        screen(page, "start")
        page.wait_for_function(f"() => ({DEPTH})() === 0")
        players.reload(page)
        expect(page.locator("#continue")).to_be_visible()
        screen(page, "start")


def test_a_reload_returns_to_the_table_while_python_still_boots(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*PHONE)) as page:
        new_game(page, [*people("Ann"), *bots(2)])
        wait_for_turn(page)
        page.context.route("**/*.wasm", lambda route: None)  # never answered
        page.add_init_script("globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} }")
        page.reload()
        screen(page, "table")


def test_a_reload_in_the_form_returns_to_the_start_page(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as page:
        page.locator("#set-up").click()
        screen(page, "form")
        page.reload()
        screen(page, "start")
        page.wait_for_function(f"() => ({DEPTH})() === 0")


# ---- a turned screen


def test_a_turned_screen_keeps_the_question_and_the_sheet(table: Page) -> None:
    table.locator("#choices .reveal").click()
    expect(table.locator("#choices")).to_have_attribute("data-question", "ask")
    asked = table.locator("#choices .question").inner_text()
    for to in (ON_ITS_SIDE, TABLET, (1024, 768), PHONE):
        resize(table, to)
        expect(table.locator("#choices")).to_have_attribute("data-question", "ask")
        assert table.locator("#choices .question").inner_text() == asked
    OPENED["rules-sheet"](table)
    resize(table, ON_ITS_SIDE)
    table.locator("dialog .sheet-close").click()
    expect(table.locator("dialog")).to_have_count(0)
    resize(table, PHONE)
    table.go_back()
    expect(table.locator("#choices")).to_have_attribute("data-question", "all")


def test_a_log_that_is_a_sheet_stands_beside_the_board_when_there_is_room(table: Page) -> None:
    OPENED["log-sheet"](table)
    resize(table, ON_ITS_SIDE)
    expect(table.locator("#log")).to_be_visible()
    resize(table, (1024, 768))
    expect(table.locator("dialog")).to_have_count(0)
    expect(table.locator("#table > #log")).to_be_visible()
    table.wait_for_function("() => document.querySelector('#log').scrollTop > 0")  # the newest line is in sight
    resize(table, PHONE)
    expect(table.locator("#log")).to_be_hidden()
    settled(table, 1)


def test_a_coach_beside_the_board_comes_back_when_the_screen_is_turned_back(table: Page) -> None:
    OPENED["coach-sheet"](table)
    resize(table, (1024, 768))
    expect(table.locator("#table > #coach")).to_be_visible()
    expect(table.locator("dialog")).to_have_count(0)
    resize(table, TABLET)
    expect(table.locator("#coach")).to_be_hidden()
    expect(table.locator("#open-coach")).to_have_attribute("aria-expanded", "false")
    resize(table, (1024, 768))
    expect(table.locator("#table > #coach")).to_be_visible()
    table.locator("#coach-off").click()
    expect(table.locator("#coach")).to_be_hidden()
    resize(table, PHONE)


# The middle of what one sees, in the drawing's own units.
MIDDLE = """() => {
  const { x, y, width, height } = document.querySelector('#board > svg').viewBox.baseVal;
  return [x + width / 2, y + height / 2];
}"""


def test_a_turned_screen_looks_at_the_same_place_of_the_course(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*PHONE)) as page:
        begin_elephants(page)
        elephants.cards(page).first.click()
        chosen = page.locator("#choices .playing-card.is-chosen").get_attribute("data-card")
        page.keyboard.press("+")  # closer
        page.wait_for_function("() => document.querySelector('#board.is-close')")
        before = page.evaluate(MIDDLE)
        resize(page, ON_ITS_SIDE)
        resize(page, PHONE)
        expect(page.locator("#choices .playing-card.is-chosen")).to_have_attribute("data-card", str(chosen))
        page.wait_for_function(
            f"(before) => ({MIDDLE})().every((at, axis) => Math.abs(at - before[axis]) < 40)", arg=before
        )
