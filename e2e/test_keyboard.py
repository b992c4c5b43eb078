"""Without a pointer: whole races from the start page to the podium, no focus lost, and a list of keys that is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import typists
from players import screen, wait_for_turn
from served import ROOT, Served
from typists import go, here, is_at, press
from visits import size, visit

SHORT = "DEJH"  # a course of four tiles
KEPT = json.dumps([{"id": "short", "name": "Short", "tiles": SHORT}])
HOME_MADE = f"try {{ localStorage.setItem('stampede.courses', '{KEPT}') }} catch {{}}"
WIDE = size(1440, 900)
WEB = ROOT / "web"


@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_a_whole_race_of_camels_is_played_by_keyboard(browser: Browser, server: Served, game: str) -> None:
    with visit(browser, server, options=WIDE) as page:
        typists.set_up(page, game, bots=1, weakest=1)
        typists.start(page)
        assert typists.play_camels(page) > 5
        assert is_at(page, "dialog.podium button"), here(page)
        press(page, "Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert is_at(page, "#choices button"), "one goes on with what can be done after a race"


def test_a_whole_race_of_elephants_is_played_by_keyboard(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=WIDE, scripts=[HOME_MADE]) as page:
        typists.set_up(page, "elephant", bots=2, weakest=1)
        go(page, "#form select[name=course]", "Shift+Tab")
        press(page, "End")
        expect(page.locator("#form select[name=course]")).to_have_value(SHORT)
        typists.start(page)
        assert typists.play_elephants(page) > 5
        assert is_at(page, "dialog.podium button"), here(page)


# ---- the focus


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """A race against a bot, at the person's turn."""
    with visit(browser, server, options=WIDE) as visited:
        typists.set_up(visited, "camel2", bots=1, weakest=1)
        typists.start(visited)
        wait_for_turn(visited)
        yield visited


def test_the_board_and_the_choices_are_one_stop_of_the_tab_key_each(page: Page) -> None:
    stops = "(root) => Array.from(root.querySelectorAll('[tabindex=\"0\"], button:not([tabindex])')).length"
    for root in ("#board", "#choices", "#log"):
        assert page.locator(root).evaluate(stops) == 1, root
    press(page, "w", "Home")
    assert is_at(page, ".ticket[data-racer=b]"), here(page)
    press(page, "ArrowRight", "ArrowDown")
    assert is_at(page, ".kind.reveal"), here(page)
    press(page, "End")
    assert is_at(page, ".kind.bet"), here(page)


def test_arrow_keys_go_round_the_track_and_into_the_yard(page: Page) -> None:
    press(page, "v", "Home")
    places = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowLeft"):
        press(page, key)
        places.append(page.evaluate("document.activeElement.id"))
    assert places == ["space-2", "space-3", "space-4", "space-5", "tickets-y", "tickets-p", "pyramid"]
    ring = page.evaluate("getComputedStyle(document.activeElement.firstElementChild).outlineStyle")
    assert ring == "solid", "one sees where one is"
    press(page, "w")


def test_closed_dialogs_and_hidden_tools_give_the_focus_back(page: Page) -> None:
    press(page, "v", "Home", "?")
    expect(page.locator("dialog.keys .main")).to_be_focused()
    press(page, "Escape")
    assert is_at(page, "#space-1"), here(page)
    press(page, "h")
    expect(page.locator("dialog.rule-dialog .main")).to_be_focused()
    press(page, "Escape", ",")
    expect(page.locator("#past")).to_be_visible()
    press(page, "w")
    assert here(page)
    press(page, "Escape")
    expect(page.locator("#past")).to_be_hidden()
    press(page, "w", "b", "b")
    wait_for_turn(page)
    assert is_at(page, "#choices button"), here(page)


def test_nothing_traps_the_tab_key(page: Page) -> None:
    press(page, "w")
    seen = set()
    for _ in range(60):
        press(page, "Tab")
        seen.add(page.evaluate("document.activeElement.id || document.activeElement.closest('[id]')?.id || ''"))
        if "skip-choices" in seen and page.evaluate("document.activeElement.id") == "skip-choices":
            break
    assert {"skip-choices", "log"} <= seen, seen
    press(page, "Enter")
    assert is_at(page, "#choices button"), here(page)


# ---- the list of keys


TOAST = "document.querySelector('#toast').textContent"
# What each key at a table of camels leads to; a key that is missing here or there fails.
EFFECTS = {
    "?": "dialog.keys",
    "n": TOAST,
    "a": TOAST,
    "m": TOAST,
    "q": TOAST,
    "o": TOAST,
    "v": "#board [tabindex]:focus",
    "w": "#choices button:focus",
    "u": TOAST,
    "e": TOAST,
    "x": TOAST,
    "z": TOAST,
    "l": "#log button:focus",
    "c": "body.shows-coach",
    "i": "dialog",
    "h": "dialog.rule-dialog",
    **{racer: f"#choices[data-question=ask] [data-action='t:{racer}']" for racer in "bgyrp"},
    "s": "#choices[data-question=ask] [data-action=r]",
    "t": "#choices[data-question=tile]",
    "f": "#choices[data-question=card]",
    "j": TOAST,
    ",": "#table.is-past",
    ".": "#table.is-past",
}
ELSEWHERE = {
    "Escape",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Enter",
    " ",
}


def listed_keys(page: Page) -> list[str]:
    press(page, "?")
    expect(page.locator("dialog.keys .main")).to_be_focused()
    found: list[str] = page.locator("dialog.keys kbd").evaluate_all("(keys) => keys.map((key) => key.dataset.key)")
    press(page, "Escape")
    return found


def test_every_listed_key_does_what_it_says_and_every_key_that_does_is_listed(page: Page) -> None:
    listed = listed_keys(page)
    assert set(listed) == EFFECTS.keys() | ELSEWHERE
    assert len([key for key in listed if key in EFFECTS]) == len(EFFECTS), "no key means two things"
    for key, effect in EFFECTS.items():
        press(page, "w")
        if key == ".":
            press(page, ",")
        page.evaluate("document.querySelector('#toast').textContent = ''")
        press(page, key)
        waits = effect if effect == TOAST else f"document.querySelector({json.dumps(effect)})"
        page.wait_for_function(f"() => {waits}")
        if key == "c":
            press(page, "c")
        press(page, "Escape", "Escape")
        wait_for_turn(page)


def test_keys_mean_nothing_in_a_dialog_with_ctrl_or_switched_off(page: Page) -> None:
    press(page, "w", "Control+s", "Alt+s", "Shift+S")
    expect(page.locator("#choices")).to_have_attribute("data-question", "all")
    press(page, "?")
    expect(page.locator("dialog.keys .main")).to_be_focused()
    press(page, "s")
    expect(page.locator("#choices")).to_have_attribute("data-question", "all")
    go(page, "dialog.keys input[name=keys]")
    press(page, "Space", "Escape", "s", "?")
    expect(page.locator("#choices")).to_have_attribute("data-question", "all")
    expect(page.locator("dialog")).to_have_count(0)
    go(page, "#open-keys")
    press(page, "Enter")
    expect(page.locator("dialog.keys .main")).to_be_focused()
    go(page, "dialog.keys input[name=keys]")
    press(page, "Space", "Escape", "w", "s")
    expect(page.locator("#choices")).to_have_attribute("data-question", "ask")
    press(page, "Escape")
    expect(page.locator("#choices")).to_have_attribute("data-question", "all")


def test_keys_are_listened_to_in_one_place() -> None:
    """What else listens to keys belongs to what has the focus, or does nothing of its own."""
    own = {"ui/keys.js", "ui/roving.js", "ui/board.js", "ui/naming.js", "ui/courses-tiles.js", "ui/camel/turning.js"}
    waking = {"ui/skipping.js", "ui/sound.js"}
    scripts = {str(file.relative_to(WEB)): file.read_text("utf-8") for file in (WEB / "ui").rglob("*.js")}
    assert {name for name, code in scripts.items() if re.search(r"key(down|up|press)", code)} == own | waking


def test_a_form_keeps_the_focus_when_players_come_and_go(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as form:
        go(form, "#set-up")
        press(form, "Enter")
        screen(form, "form")
        go(form, "#form .add")
        press(form, "Enter")
        assert is_at(form, ".seats li:last-child input"), here(form)
        press(form, "s")
        expect(form.locator(".seats li:last-child input")).to_have_value("sDalia")
        go(form, ".seats li:last-child .remove")
        press(form, "Enter")
        assert is_at(form, ".seats li:last-child .remove"), here(form)
        press(form, "Escape")
        go(form, "#form > .buttons button:last-child")
        press(form, "Enter")
        screen(form, "start")
        assert is_at(form, "#set-up"), "back where one left"


def test_a_position_is_set_up_and_its_odds_are_heard_by_keyboard(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=WIDE) as board:
        go(board, "#analyse")
        press(board, "Enter")
        expect(board.locator("#study-odds")).to_have_class("is-done")
        press(board, "p", "v", "Home", "ArrowRight", "ArrowRight", "Enter")
        expect(board.locator("#study-notation")).to_have_value("1b,2g,3yrp,15w,16k - bgyrpx")
        assert is_at(board, "#space-3"), here(board)
        expect(board.locator("#study-odds")).to_have_class("is-done")
        press(board, "q")
        expect(board.locator("#toast")).to_contain_text("%")
        press(board, "t", "r", "2")
        expect(board.locator("#study-status")).to_contain_text("5")
        press(board, "u")
        expect(board.locator("#study-notation")).to_have_value("1b,2g,3yrp,15w,16k - bgyrpx")
