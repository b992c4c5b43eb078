"""The race in the start page's picture: it plays, pauses, stands still where it should, and leaves a clean board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import words
from players import go_home, open_form, screen, set_setting, wait_for_turn
from served import Served
from visits import size, visit

# Where every animal of the picture stands.
STANDS = """() => JSON.stringify([...document.querySelectorAll('#board [id^=camel-], #board [id^=elephant-]')]
  .map(({ id, attributes }) => [id, attributes.transform?.value]).sort())"""
MOVED = f"(before) => ({STANDS})() !== before"
STILL = """() => !document.getAnimations().some((one) => one.effect.target?.closest?.('#board'))"""
# The page has had time for everything it does when it has time.
IDLE = "() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))"

FETCHED = "() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /loop-/.test(name))"


def stands(page: Page) -> str:
    return str(page.evaluate(STANDS))


def stays(page: Page) -> bool:
    """Does no race play in the picture, and does nothing move there?"""
    page.evaluate(IDLE)
    before = stands(page)
    page.evaluate(IDLE)
    expect(page.locator("#board")).not_to_have_attribute("data-plays", re.compile(""))
    return stands(page) == before and bool(page.evaluate(STILL))


def moves(page: Page) -> None:
    expect(page.locator("#board")).to_have_attribute("data-plays", "")
    page.wait_for_function(MOVED, arg=stands(page))


# ---- playing and pausing


@pytest.mark.parametrize("game", ["camel2", "elephant"])
def test_the_picture_plays_a_race_of_the_game_that_is_chosen(browser: Browser, server: Served, game: str) -> None:
    with visit(browser, server, speed="fast") as page:
        page.locator(f"#which-game [data-game={game}]").click()
        expect(page.locator("#board #elephant-R")).to_have_count(int(game == "elephant"))
        for _ in range(3):
            moves(page)
        expect(page.locator(".flyer")).to_have_count(0)


def test_a_button_pauses_the_picture_and_is_remembered(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        button = page.locator("#loop")
        expect(button).to_have_attribute("aria-label", words("start-loop-pause"))
        moves(page)
        button.click()
        expect(button).to_have_attribute("aria-label", words("start-loop-play"))
        assert stays(page)
        page.reload()
        expect(button).to_have_attribute("aria-label", words("start-loop-play"))
        assert page.evaluate(FETCHED) == [], "nothing is fetched that is not played"
        assert stays(page)
        button.click()
        moves(page)


def test_the_race_begins_again_where_it_began(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        first = stands(page)
        moves(page)
        page.wait_for_function(f"(first) => ({STANDS})() === first", arg=first)
        moves(page)


def test_a_page_that_is_not_looked_at_stands_still(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        moves(page)
        turn_away(page, hidden=True)
        assert stays(page)
        turn_away(page, hidden=False)
        moves(page)


def turn_away(page: Page, *, hidden: bool) -> None:
    page.evaluate(
        """(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); }""",
        hidden,
    )


def test_a_picture_that_is_scrolled_away_stands_still(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast", options=size(360, 640)) as page:
        moves(page)
        page.evaluate("document.body.style.paddingBottom = '2000px'; scrollTo(0, 1500)")
        assert stays(page)
        page.evaluate("scrollTo(0, 0)")
        moves(page)


# ---- those who want it still


def test_with_reduced_motion_the_picture_stands_still_and_nothing_is_fetched(browser: Browser, server: Served) -> None:
    options = size(360, 640, reduced_motion="reduce")
    with visit(browser, server, speed="fast", options=options) as page:
        expect(page.locator("#boot")).to_have_class("is-ready")
        assert stays(page)
        expect(page.locator("#loop")).to_be_hidden()
        assert page.evaluate(FETCHED) == []


def test_where_movement_is_off_the_picture_stands_still_until_it_is_on(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="off") as page:
        assert stays(page)
        expect(page.locator("#loop")).to_be_hidden()
        set_setting(page, "motion", "full")
        expect(page.locator("#loop")).to_be_visible()
        moves(page)
        set_setting(page, "motion", "off")
        expect(page.locator("#loop")).to_be_hidden()
        assert stays(page)


def test_where_data_is_dear_nothing_is_fetched(browser: Browser, server: Served) -> None:
    saves = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
    with visit(browser, server, speed="fast", scripts=[saves]) as page:
        assert stays(page)
        assert page.evaluate(FETCHED) == []
        expect(page.locator("#loop")).to_be_hidden()


def test_nothing_of_it_is_fetched_before_python(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast", boots=False) as page:
        assert stays(page)
        assert page.evaluate(FETCHED) == []


# ---- the way to a race

# Whatever is drawn from now until the first camel or elephant comes in, once for each way it looks.
WATCH = """() => {
  globalThis.looks = [];
  const look = () => {
    if (document.body.dataset.screen !== 'table' || document.querySelector('#log .line')) return;
    const things = document.querySelectorAll('#board :is([id^=tile-], [id^=camel-], [id^=elephant-], [id^=cow-])');
    const dice = [...document.querySelectorAll('#board [id^=die-]')]
      .filter((die) => !die.querySelector('use[href="#art-no-die"]'));
    looks.push(...[...things, ...dice].map(({ id }) => id));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("game", ["camel2", "elephant"])
@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_race_begins_on_a_clean_board(browser: Browser, server: Served, game: str, speed: str) -> None:
    with visit(browser, server, speed=speed) as page:
        page.locator(f"#which-game [data-game={game}]").click()
        expect(page.locator("#board #elephant-R")).to_have_count(int(game == "elephant"))
        if speed == "fast":
            moves(page)  # in the midst of a move
        page.evaluate(WATCH)
        page.locator("#play").click()
        expect(page.locator("#log .line").first).to_be_attached()
        assert page.evaluate("looks") == []


@pytest.mark.parametrize("game", ["camel2", "camel1", "elephant"])
def test_the_board_is_clean_while_python_is_still_on_its_way(browser: Browser, server: Served, game: str) -> None:
    with visit(browser, server, boots=False) as page:
        form = open_form(page)
        form.locator(f"input[name=game][value={game}]").check()
        page.evaluate(WATCH)
        form.locator("button[type=submit]").click()
        screen(page, "table")
        expect(page.locator("#caption")).to_have_text(re.compile("."))
        assert page.evaluate("looks") == []
        expect(page.locator("#board #space-16")).to_have_count(0 if game == "elephant" else 1)
        expect(page.locator("#board :is([data-camel], [id^=tile-], [id^=elephant-])")).to_have_count(0)


def test_the_picture_stops_where_another_screen_is_and_goes_on_at_home(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        moves(page)
        open_form(page)
        assert stays(page)
        go_home(page)
        moves(page)
        page.locator("#play").click()
        wait_for_turn(page)
        assert stays(page), "the race on the table is the only one"
        expect(page.locator("#loop")).to_be_hidden()
