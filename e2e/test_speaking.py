"""Five languages: chosen by address, settings or device, everywhere on the site, switched without losing anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from looks import PHONE, problems
from players import bots, new_game, people, wait_for_turn
from served import Served
from test_languages import I18N, LANGUAGES, messages
from truth import stored
from visits import size, visit


def said(language: str, key: str) -> str:
    """A message without anything to fill in, as a language has it."""
    texts = {}
    for file in (I18N / language).glob("*.ftl"):
        texts |= messages(file)
    return texts[key]


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[] if one == "pl" else pytest.mark.soak) for one in LANGUAGES]
)
def test_the_whole_site_speaks_a_language_on_a_phone(browser: Browser, server: Served, language: str) -> None:
    """A key without words would be told to the console, and fail the visit."""
    with visit(browser, server, address=f"?lang={language}", options=size(*PHONE)) as page:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#play b")).to_have_text(said(language, "start-play"))
        assert problems(page) == []
        new_game(page, [*people("Qq"), *bots(3)])
        for turn in range(3):
            wait_for_turn(page)
            assert problems(page) == []
            players.mixed(page, turn)
        wait_for_turn(page)
        elephants.race(page, [*people("Qq"), *bots(2, "calf")])
        for number in range(5):
            what = elephants.decision(page)
            assert problems(page) == [], what
            elephants.decide(page, what, number)
        elephants.decision(page)
        players.use_tool(page, "log")
        assert problems(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "key"), [("learn/", "learn-title"), ("rules/", "rules-search")])
def test_the_pages_that_teach_speak_it_too(
    browser: Browser, server: Served, language: str, place: str, key: str
) -> None:
    with visit(browser, server, address=f"{place}?lang={language}", boots=False, options=size(*PHONE)) as page:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("body")).to_contain_text(said(language, key))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def test_another_language_in_mid_race_loses_nothing(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    players.mixed(page, 1)
    wait_for_turn(page)
    before = stored(page)[-1]["save"]
    panels = page.locator(".panel-money b").all_text_contents()
    players.open_settings(page)
    page.locator("dialog.settings select[name=language]").select_option("pl")
    expect(page.locator("dialog.settings h2")).to_have_text(said("pl", "settings-title"))
    page.locator("dialog.settings .buttons button").click()
    wait_for_turn(page)
    expect(page.locator("#turn-who")).to_have_text(said("pl", "turn-yours"))
    expect(page.locator("#log h2")).to_have_text(said("pl", "log-title"))
    assert stored(page)[-1]["save"] == before
    assert page.locator(".panel-money b").all_text_contents() == panels
    players.reload(page)
    expect(page.locator("#turn-who")).to_have_text(said("pl", "turn-yours"))
    players.go_home(page)
    expect(page.locator("#play b")).to_have_text(said("pl", "start-play"))
    players.open_settings(page)
    page.locator("dialog.settings select[name=language]").select_option("auto")
    expect(page.locator("#play b")).to_have_text(said("en", "start-play"))
    page.locator("dialog.settings .buttons button").click()


@pytest.mark.parametrize(
    ("device", "language"), [("pt-PT", "pt-BR"), ("es-MX", "es"), ("de-DE", "en"), ("pl-PL", "pl")]
)
def test_the_device_s_language_is_spoken_if_there_is_no_other_wish(
    browser: Browser, server: Served, device: str, language: str
) -> None:
    with visit(browser, server, boots=False, options={"locale": device}) as page:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#play b")).to_have_text(said(language, "start-play"))
