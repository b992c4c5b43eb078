"""A stand-in language with accents and longer words: what it leaves alone is hard-coded, what breaks is too tight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from eyes import axe, told
from looks import PHONE, covered, problems, too_small
from players import bots, new_game, people, screen, thing, wait_for_turn
from screens import walk, walk_pages
from served import Served
from truth import last_decision
from visits import size, visit

LANGUAGES = ["English", "Português", "Español", "Italiano", "Polski"]  # each calls itself by its own name
NAMES = [
    *LANGUAGES,
    "Qq",
    *(name for name, _ in bots(5)),
    "Amina",
    "Bruno",
    "Chidi",
    "Dalia",
    "Enzo",
    "Farah",
    "Goran",
    "Hoshi",
]

# Texts and labels that can be read or heard but carry no mark of the stand-in language.
FOREIGN = """(names) => {
  const seen = (element) => element?.checkVisibility({ visibilityProperty: true });
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement; // code is copied as it is
    if (seen(element) && !element.closest('code, pre')) texts.push(walker.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (seen(element)) texts.push(element.getAttribute(name));
  return texts.filter((text) => {
    let rest = text.replace(/\\p{Lu}\\p{Ll}+ \\d+, \\d{4}, [\\d:]+.[AP]M/u, ''); // a date is the device's
    rest = rest.replace(/\\b[0-9a-f]{64}\\b/u, ''); // the seal of the dice
    for (const name of names) rest = rest.replaceAll(name, '');
    return /\\p{L}{2}/u.test(rest) && !/[~\\u00c0-\\u024f]/u.test(rest);
  });
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, address="?lang=pseudo", options=size(*PHONE)) as visited:
        yield visited


def is_translated(page: Page) -> None:
    """Every word comes from the catalogue, and none needs more room than there is."""
    assert page.evaluate(FOREIGN, NAMES) == []
    assert problems(page) == []


def test_the_stand_in_language_shows_what_is_hard_coded(page: Page) -> None:
    """The test of the tests: a word that is not from the catalogue is found."""
    page.evaluate("document.querySelector('#welcome .tagline').before('Hard-coded')")
    players.go_home(page)
    assert "Hard-coded" in page.evaluate(FOREIGN, NAMES)
    page.reload()
    screen(page, "start")


def test_the_start_page(page: Page) -> None:
    players.go_home(page)
    expect(page.locator("#boot")).to_have_class("is-ready")
    is_translated(page)
    page.locator("#credits").click()
    is_translated(page)
    page.locator("dialog .main").click()


def test_the_form(page: Page) -> None:
    players.fill_form(page, [*people("Qq"), *bots(2)])
    is_translated(page)
    while page.locator("#form .add").count():
        page.locator("#form .add").click()
    is_translated(page)


def test_the_settings(page: Page) -> None:
    players.go_home(page)
    players.open_settings(page)
    is_translated(page)
    page.locator("dialog .buttons button").click()


def test_the_table_and_every_question(page: Page) -> None:
    new_game(page, [*people("Qq"), *bots(5)])
    wait_for_turn(page)
    is_translated(page)
    space = players.glowing(page, "space-")[0]
    for question in ("#tickets-r", "#pyramid", f"#{space}", "#pile-winner", ".tile", ".bet", ".partner"):
        page.locator(f"#board {question}" if question.startswith("#") else f"#choices {question}").click()
        expect(page.locator("#choices")).not_to_have_attribute("data-question", "all")
        is_translated(page)
        if page.locator("#choices [data-card]").count():
            page.locator("#choices [data-card]").first.click() if question == ".bet" else None
            is_translated(page)
        page.locator("#choices .cancel").click()


def test_the_menu_the_log_and_looking_back(page: Page) -> None:
    new_game(page, [*people("Qq"), *bots(3)])
    wait_for_turn(page)
    thing(page, "space-1").click()
    expect(page.locator("#toast")).to_have_class("is-shown")
    is_translated(page)
    page.locator("#open-menu").click()
    is_translated(page)
    page.locator("dialog.menu [data-value=log]").click()
    expect(page.locator("#log")).to_be_visible()
    is_translated(page)
    page.locator("#log button").first.click()
    expect(page.locator("#past-words")).to_be_visible()
    is_translated(page)
    page.locator("#past button").last.click()


def test_the_curtain(page: Page) -> None:
    new_game(page, people("Qq", "Bot A"))
    wait_for_turn(page)
    page.locator("#choices .bet").click()
    is_translated(page)
    page.locator(".curtain [data-value=show]").click()
    expect(page.locator(".curtain [data-card]").first).to_be_visible()
    is_translated(page)
    players.close_dialog(page)


def test_the_ledger_and_the_podium(page: Page) -> None:
    players.keep_only(page, last_decision(["Qq", *(name for name, _ in bots(3))]))
    is_translated(page)
    page.locator("#continue").click()
    wait_for_turn(page)
    players.reveal_by_button(page)
    assert players.wait_for_decision(page) == "ledger"
    is_translated(page)
    players.close_ledger(page)
    assert players.wait_for_decision(page) == "podium"
    is_translated(page)
    page.locator("dialog.podium [data-value=look]").click()
    players.use_tool(page, "log")
    expect(page.locator("#log .GameWon")).to_be_visible()
    is_translated(page)


def test_a_table_of_elephants(page: Page) -> None:
    elephants.race(page, [*people("Qq"), *bots(3, "calf")])
    assert elephants.decision(page) == "start"
    is_translated(page)
    elephants.decide(page, "start", 0)
    assert elephants.decision(page) == "turn"
    for card in sorted(set(elephants.hand(page))):
        elephants.choose(page, card)
        is_translated(page)
        page.locator("#choices .playing-card.is-chosen").click()
    elephants.race(page, people("Qq", "Bot A"))
    while elephants.decision(page) == "start":
        elephants.decide(page, "start", 0)
    is_translated(page)


def test_every_screen_and_every_thumb(page: Page) -> None:
    """The whole walk on a phone: no hard-coded word, nothing cut off or covered, thumbs and axe content."""
    found = {where: phone_troubles(page) for where in walk(page)}
    assert not (wrong := told(found)), wrong


def test_every_other_page_and_every_thumb(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="settings/?lang=pseudo", boots=False, options=size(*PHONE)) as page:
        found = {where: phone_troubles(page) for where in walk_pages(page, server.url, "lang=pseudo")}
        assert not (wrong := told(found)), wrong


def phone_troubles(page: Page) -> list[str]:
    """On a course looked at through a lens one looks closer; every place there has a button beside it, too."""
    small = [one for one in too_small(page) if not one.startswith(("place-", "elephant-", "cow-"))]
    return [*page.evaluate(FOREIGN, [*NAMES, "Ann", "Ben"]), *problems(page), *covered(page), *small, *axe(page)]


def test_troubles(browser: Browser, server: Served) -> None:
    with visit(
        browser, server, address="?lang=pseudo&x=1", scripts=["delete globalThis.WebAssembly"], options=size(*PHONE)
    ) as page:
        expect(page.locator(".notice")).to_have_count(2)
        page.evaluate("document.querySelector('.notice p').textContent = ''")  # it cites the address
        is_translated(page)
