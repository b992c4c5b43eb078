"""The settings: everything in groups beside a preview, as a page of its own without Python and as a dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import players
from catalogue import words
from looks import PHONE, SIZES, problems, resize, too_small
from served import Served
from test_speaking import said
from visits import size, visit

GROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """The page as whoever comes to it first sees it; no engine is there."""
    with visit(browser, server, address="settings/", boots=False, speed="normal") as visited:
        yield visited


def option(page: Page, name: str, value: str) -> Locator:
    return page.locator(f".settings input[name={name}][value={value}]")


def blue(page: Page) -> Locator:
    return page.locator(".preview #preview-camel-b")


def height(piece: Locator) -> float:
    box = piece.bounding_box()
    assert box
    return box["height"]


def test_every_setting_is_on_the_page_in_a_group(page: Page) -> None:
    expect(page.locator(".settings .group h2")).to_have_text(
        [words(f"settings-group-{name}") for name in ("see", "motion", "table")]
    )
    names = page.locator(".settings .group [name]").evaluate_all("(all) => [...new Set(all.map(({ name }) => name))]")
    assert set(names) == set(page.evaluate("Object.keys(JSON.parse(localStorage['stampede.settings']))")) | {
        "language",
        "motion",
        "coach",
        "keys",
        "pieces",
        "seats",
    }


def test_the_preview_is_of_the_game_that_is_played(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False, speed="normal") as page:
        page.locator("#which-game [data-game=elephant]").click()
        page.goto(server.url + "settings/")
        red = page.locator(".preview #preview-elephant-R")
        expect(red).to_have_attribute("data-space", "4b")
        expect(page.locator(".preview-log")).to_have_text(words("preview-log-elephant"))
        expect(blue(page)).to_have_count(0)
        page.locator(".preview-move").click()
        expect(red).to_have_attribute("data-space", "5b")
        box, frame = red.bounding_box(), page.locator(".preview-board").bounding_box()
        assert box
        assert frame
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        expect(page.locator("#to-learn")).to_have_attribute("href", "../learn/#elephant")
        expect(page.locator("#to-rules")).to_have_attribute("href", "../rules/elephant/")


def test_the_preview_shows_pieces_colours_and_movement_at_once(page: Page) -> None:
    expect(blue(page)).to_have_attribute("data-space", "9")
    usual, day = height(blue(page)), page.evaluate(GROUND)
    option(page, "pieces", "large").check()
    assert height(blue(page)) > 1.2 * usual
    option(page, "theme", "dark").check()
    assert page.evaluate(GROUND) != day
    page.locator(".preview-move").click()
    page.wait_for_function("document.getAnimations().some((one) => one.effect.target?.id === 'preview-camel-b')")
    expect(blue(page)).to_have_attribute("data-space", "10")
    option(page, "motion", "off").check()
    expect(blue(page)).to_have_attribute("data-space", "10")


def test_another_language_is_there_at_once_and_focus_stays(page: Page) -> None:
    page.locator("select[name=language]").select_option("pl")
    expect(page.locator("h1")).to_have_text(said("pl", "settings-title"))
    expect(page).to_have_title(said("pl", "settings-site-title"))
    expect(page.locator("select[name=language]")).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.locator("select[name=language]").select_option("en")
    expect(page.locator("h1")).to_have_text(words("settings-title"))


def test_the_page_fits_every_size_and_every_thumb(page: Page) -> None:
    for to in SIZES:
        resize(page, to)
        assert problems(page) == [], to
    resize(page, PHONE)
    assert too_small(page) == []


def test_what_was_chosen_holds_on_the_other_pages(page: Page) -> None:
    option(page, "pieces", "large").check()
    page.locator(".masthead > a").click()
    players.screen(page, "start")
    expect(page.locator("html")).to_have_attribute("data-pieces", "large")
    page.goto(page.url + "settings/")
    expect(option(page, "pieces", "large")).to_be_checked()


def test_the_dialog_has_the_same_and_leads_to_the_page(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False, options=size(*PHONE)) as page:
        players.open_settings(page)
        expect(page.locator("dialog.settings .group")).to_have_count(4)
        expect(blue(page)).to_be_visible()
        assert problems(page) == []
        assert too_small(page) == []
        with page.expect_popup() as opened:
            page.locator("dialog.settings .to-page").click()
        option(opened.value, "pieces", "large").check()
        expect(page.locator("html")).to_have_attribute("data-pieces", "large")  # in the first tab too
