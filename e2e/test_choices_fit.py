"""Every question fits the fixed action area, on every screen and in long words: nothing is cut off or too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from crowded import kept
from looks import resize
from served import Served
from stampede import table
from stampede.game import Setup
from visits import visit

SIZES = ((320, 568), (360, 640), (640, 360), (844, 390), (768, 1024), (1024, 768))
LANGUAGES = ("en", "pl")

MISFITS = """() => {
  const area = document.querySelector('#actions').getBoundingClientRect();
  const root = document.querySelector('#choices');
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const drawn = (element) => !element.closest('.unseen') && getComputedStyle(element).clipPath === 'none';
  const all = Array.from(root.querySelectorAll('*'))
    .filter((element) => seen(element) && drawn(element) && !element.parentElement.closest('svg'));
  const name = (element) => `${element.className.baseVal ?? element.className}: ${element.textContent.slice(0, 20)}`;
  const box = (element) => element.getBoundingClientRect();
  const isIn = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 &&
    one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const found = [];
  for (const element of all) {
    const own = box(element);
    if (!own.width) continue;
    if (!isIn(own, area)) found.push(`${name(element)} is outside the area`);
    const button = element.closest('button');
    if (button && !isIn(own, box(button))) found.push(`${name(element)} sticks out of its button`);
    if (element.tagName === 'BUTTON' && (own.width < 43.5 || own.height < 43.5))
      found.push(`${name(element)} is ${own.width}×${own.height}`);
    const hasWords = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent.trim());
    if (hasWords && parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`${name(element)} is too small`);
  }
  const parts = all.filter((element) => element.matches('button, .question, .does, .rank-pays, .pays'));
  for (const one of parts) for (const other of parts) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && tall > 1) found.push(`${name(one)} lies on ${name(other)}`);
  }
  if (root.scrollHeight > root.clientHeight + 1) found.push('the choices scroll');
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push('the page scrolls');
  return found;
}"""


def fits(page: Page, what: str) -> None:
    """On every screen; the board and the action area stay where they are."""
    for to in SIZES:
        resize(page, to)
        assert page.evaluate(MISFITS) == [], (what, to)


def places(page: Page) -> Any:
    return page.evaluate(
        "['board', 'actions'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON())"
    )


# ---- camels


def eight() -> dict[str, Any]:
    """Eight players, cards on both piles: every kind of action is possible, with seven partners to choose from."""
    now = table.sit_down(Setup("camel2", 8, 0), "eight")
    rules = table.game_of(now)
    for action in ("t:b", "w:b", "w:g", "l:r", "t:g", "t:y", "t:r", "t:p"):
        now = table.act(now, rules.read_action(action))
    return kept("camel2", 8, 1, table.save(now))


def many_spaces() -> dict[str, Any]:
    """All racers on space 1: every other space takes a tile."""
    now = table.sit_down(Setup("camel1", 3, 0, "1bgyrp - bgyrp"), "many")
    return kept("camel1", 3, 1, table.save(now))


def press(*buttons: str) -> Callable[[Page], None]:
    """Press buttons of the choices one after the other, wherever a drawer lies on them."""

    def pressed(page: Page) -> None:
        for one in buttons:
            page.locator(f"#choices {one}").first.dispatch_event("click")

    return pressed


def tap(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"#board [id^='{name}'][data-actions]").first.dispatch_event("click")


QUESTIONS: dict[str, Callable[[Page], None]] = {
    "ticket": tap("tickets-"),
    "reveal": tap("pyramid"),
    "tile": press(".tile"),
    "side": tap("space-"),
    "card": press(".bet"),
    "card on a pile": tap("pile-winner"),
    "pile": press(".bet", ".card"),
    "partner": press(".partner"),
}


@pytest.mark.parametrize("coach", ["off", "on"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_camel_derby_fits(browser: Browser, server: Served, language: str, coach: str) -> None:
    with visit(browser, server, address=f"?lang={language}", coach=coach) as page:
        players.open_kept(page, eight())
        if coach == "on":
            expect(page.locator("#choices .ticket .worth")).not_to_have_count(0)
            expect(page.locator(".coach-best")).to_have_attribute("aria-busy", "false")
            page.locator("#coach-close").dispatch_event("click")  # the numbers on the buttons stay
        fits(page, "all")
        for name, open_question in QUESTIONS.items():
            open_question(page)
            expect(page.locator("#choices")).not_to_have_attribute("data-question", "all")
            fits(page, name)
            page.locator("#choices .cancel").dispatch_event("click")


def test_a_tile_has_room_for_every_space(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        players.open_kept(page, many_spaces())
        press(".tile")(page)
        expect(page.locator("#choices .spaces button")).to_have_count(15)
        fits(page, "fifteen spaces")


# ---- elephants

SIX = "FaGMIJ 14bR,9bB,9cG,8aY,11aP,12bO 10a,11b,20b 65cfjm2sk/6*2/5*1/cm/fm/j*1 - -"
THREE = "FaGMIJ 14bR,9bB,9cG 10a,11b,20b {hand}/66/66 {discards} -"
PHASES = {
    "cows": ("6cfmw", "-", "w"),
    "herd": ("6cfmw", "-", "w h:1"),
    "prayer": ("6cfmp", "65cfj2wmskpt", "p"),
}


def elephants_at(seats: int, start: str, actions: str = "") -> dict[str, Any]:
    now = table.sit_down(Setup("elephant", seats, 0, start), "x")
    rules = table.game_of(now)
    for action in actions.split():
        now = _passed(table.act(now, rules.read_action(action)))
    return kept("elephant", seats, 1, table.save(now))


def _passed(now: table.Table) -> table.Table:
    """Everybody lets the card pass."""
    while now.state.phase == "tiger":
        now = table.act(now, table.game_of(now).read_action("n"))
    return now


def open_elephants(page: Page, race: dict[str, Any]) -> None:
    players.keep_only(page, race)
    page.locator("#continue").click()
    page.wait_for_selector("#choices button:enabled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_nine_fits_and_a_chosen_card_changes_no_size(browser: Browser, server: Served, language: str) -> None:
    with visit(browser, server, address=f"?lang={language}") as page:
        open_elephants(page, elephants_at(6, SIX))
        expect(page.locator("#choices .hand .playing-card")).to_have_count(9)
        fits(page, "the hand")
        before = places(page)
        for card in "6jmsk":
            press(f".playing-card[data-card='{card}']")(page)
            expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(1)
            assert places(page) == before, card
            fits(page, card)
            press(".cancel")(page)


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_of_elephant_derby_fits(browser: Browser, server: Served, phase: str) -> None:
    hand, discards, actions = PHASES[phase]
    race = elephants_at(3, THREE.format(hand=hand, discards=discards), actions)
    for language in LANGUAGES:
        with visit(browser, server, address=f"?lang={language}") as page:
            open_elephants(page, race)
            expect(page.locator("#choices")).to_have_attribute("data-question", phase)
            fits(page, phase)


def test_places_that_do_not_fit_are_shown_page_by_page(browser: Browser, server: Served) -> None:
    hand, discards, actions = PHASES["herd"]
    with visit(browser, server, options={"viewport": {"width": 320, "height": 568}}) as page:
        open_elephants(page, elephants_at(3, THREE.format(hand=hand, discards=discards), actions))
        places_shown = page.locator("#choices .spaces [data-action]")
        seen = set(places_shown.evaluate_all("(all) => all.map((one) => one.dataset.action)"))
        total = len(page.locator("#board [id^='place-'][data-actions]").all())
        assert len(seen) < total
        while len(seen) < total:
            page.locator("#choices .page").click()
            more = set(places_shown.evaluate_all("(all) => all.map((one) => one.dataset.action)"))
            assert not more & seen, "each place once"
            seen |= more
