"""What is chosen on the course of Elephant Derby: it stands out there, and has a name in words among the buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import typists
from elephants import bots, people
from looks import DESKTOP, PHONE, resize
from served import Served
from test_choices_fit import PHASES, THREE, elephants_at, open_elephants
from truth import load
from visits import visit

CODE = re.compile(r"\d+[abc]\b")
TARGETS = "#choices :is(.spaces, .steps) [data-action]"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def asked(page: Page, phase: str, size: tuple[int, int] = DESKTOP) -> None:
    """A race that waits for a cow, or for where the cow goes."""
    resize(page, size)
    hand, discards, actions = PHASES[phase]
    open_elephants(page, elephants_at(3, THREE.format(hand=hand, discards=discards), actions))
    expect(page.locator("#choices")).to_have_attribute("data-question", phase)


def named_buttons(page: Page) -> dict[str, str]:
    """The words of every button, by its action, on all pages of the list."""
    found: dict[str, str] = {}
    while True:
        shown = page.locator(TARGETS).evaluate_all("(all) => all.map((one) => [one.dataset.action, one.innerText])")
        if not dict(shown).keys() - found.keys():
            return found
        found |= dict(shown)
        if page.locator("#choices .page").count():
            page.locator("#choices .page").click()


def on_board(page: Page) -> set[str]:
    """The actions that things on the course stand for."""
    actions = page.locator("#board :is(#places, #herd) [data-actions]")
    return set(actions.evaluate_all("(all) => all.flatMap((one) => one.dataset.actions.split(' '))"))


@pytest.mark.parametrize("phase", ["cows", "herd"])
def test_every_target_is_on_the_board_and_has_a_name_of_its_own_in_words(page: Page, phase: str) -> None:
    for size in (DESKTOP, PHONE):
        asked(page, phase, size)
        buttons = named_buttons(page)
        assert buttons.keys() - {"e"} == on_board(page) != set()
        assert len(set(buttons.values())) == len(buttons), "no two have the same name"
        assert not [words for words in buttons.values() if CODE.search(words)]


def test_a_cow_is_named_by_the_elephant_that_is_nearest(page: Page) -> None:
    asked(page, "cows")
    words = list(named_buttons(page).values())
    assert "One row ahead of Blue, left" in words
    assert "6 rows ahead of Red, middle" in words


def test_starts_and_steps_have_no_codes_either(page: Page) -> None:
    resize(page, DESKTOP)
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    assert elephants.decision(page) == "start"
    starts = named_buttons(page)
    assert starts.keys() == on_board(page)
    assert len(set(starts.values())) == len(starts)
    assert all(re.fullmatch(r"(Front|Back) row, (left|middle|right)", words) for words in starts.values())


def test_no_button_of_a_race_is_called_by_a_code(page: Page) -> None:
    resize(page, DESKTOP)
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    for number in range(25):
        what = elephants.decision(page)
        if what == "podium":
            break
        words = page.locator("#choices button").all_inner_texts()
        assert not [it for it in words if CODE.search(it)], what
        elephants.decide(page, what, number)


def test_what_one_points_at_shows_its_way_and_nothing_is_done(page: Page) -> None:
    asked(page, "herd")
    ply = load(page)["ply"]
    page.locator(TARGETS).nth(3).hover()
    expect(page.locator("#board #places .is-chosen")).to_have_count(1)
    expect(page.locator("#board #ghost > *").first).to_be_attached()
    page.locator(TARGETS).nth(4).focus()
    chosen = page.locator("#board #places .is-chosen")
    expect(chosen).to_have_attribute("data-actions", str(page.locator(TARGETS).nth(4).get_attribute("data-action")))
    assert load(page)["ply"] == ply


def test_a_tap_on_the_ghost_plays_the_card_that_way(page: Page) -> None:
    resize(page, PHONE)
    open_elephants(page, elephants_at(3, "FaGMIJ 4bR,16bB,9cG - 6cfmw/66/66 - -"))
    elephants.choose(page, "6")
    ghost = page.locator("#board #ghost-R[data-actions]")
    expect(ghost).to_have_attribute("data-actions", "6:R")
    there = ghost.get_attribute("data-space")
    ghost.click()
    page.wait_for_function("(there) => document.querySelector('#elephant-R').dataset.space === there", arg=there)


def test_a_tap_on_who_stands_where_a_card_leads_plays_the_card_too(page: Page) -> None:
    """The ghost lies under who stands there: nobody is hidden, and nobody is in the way."""
    resize(page, PHONE)
    open_elephants(page, elephants_at(3, "FaGMIJ 4bR,10bB,9cG - 6cfmw/66/66 - -"))
    elephants.choose(page, "6")
    expect(page.locator("#board #ghost-R[data-actions]")).to_have_attribute("data-space", "10b")
    page.locator("#board #elephant-B").click()
    page.wait_for_function("() => document.querySelector('#elephant-R').dataset.space === '10b'")


def test_a_tap_where_a_choice_may_lead_plays_the_card_too(page: Page) -> None:
    resize(page, DESKTOP)
    open_elephants(page, elephants_at(3, "FaGMIJ 3bR,16bB,9cG - jfmw/66/66 - -"))
    elephants.choose(page, "j")
    ring = page.locator("#board [id^=ghost-at-][data-actions]").first
    ring.dispatch_event("click")
    expect(page.locator("#choices")).to_have_attribute("data-question", "walk")


def test_with_a_mouse_in_hand_only_those_it_can_scare_stand_out(page: Page) -> None:
    resize(page, DESKTOP)
    open_elephants(page, elephants_at(4, "DkfEJCGMH 12bR,16bB,19cG,21aY 11b,22b 6cfmw/66/66/66 - -"))
    elephants.choose(page, "m")
    ways = page.locator("#choices [data-way], #choices .play[data-action]")
    offered = set(ways.evaluate_all("(all) => all.map((one) => one.dataset.way ?? one.dataset.action)"))
    bright = page.locator("#board #herd .can:not([data-off])")
    actions = bright.evaluate_all("(all) => all.flatMap((one) => one.dataset.actions.split(' '))")
    assert offered
    assert {it for it in actions if it.startswith("m:")} == offered
    elephants.choose_none(page)
    assert page.locator("#board #herd [data-off]").count() == 0


@pytest.mark.parametrize("phase", ["cows", "herd"])
def test_keys_reach_every_target_on_the_board(page: Page, phase: str) -> None:
    asked(page, phase)
    wanted, reached = on_board(page), set[str]()
    typists.press(page, "v", "Home")
    for _ in wanted:
        typists.press(page, "PageDown")
        there = page.evaluate(
            """() => {
              const place = document.activeElement;
              const piece = document.querySelector(`#herd [data-space="${place.id.slice(6)}"][data-actions]`);
              return [(place.dataset.actions ?? piece?.dataset.actions), place.getAttribute('aria-label')];
            }"""
        )
        reached |= set(there[0].split())
        assert not CODE.search(there[1])
    assert reached == wanted
