"""The course of a new race: pictures and words for each circuit, chosen in a list or in a sheet of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import words
from looks import problems, resize, too_small
from players import close_dialog, fill_form, people
from served import Served
from stampede.courses import circuits
from stampede.elephant.course import CIRCUITS
from test_cast import SIZES
from visits import visit

PICTURE = "#form .show-courses svg"
TOLD = "#form .course-told"
SHEET = "dialog.course-picker"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def described(start: str, seats: int) -> str:
    """What the form says about a circuit."""
    seen = circuits()[start][seats > 4]
    return words("form-course-told", rows=seen["rows"], traits=", ".join(words(f"trait-{it}") for it in seen["traits"]))


def form_of_elephants(page: Page, seats: int) -> None:
    fill_form(page, people(*"ABCDEF"[:seats]), game="elephant")
    expect(page.locator(PICTURE)).to_be_visible()


def test_the_form_shows_the_course_that_is_chosen(page: Page) -> None:
    form_of_elephants(page, 3)
    seen = set()
    for start in CIRCUITS:
        page.locator("#form select[name=course]").select_option(start)
        expect(page.locator(TOLD)).to_have_text(described(start, 3))
        seen.add(page.locator(PICTURE).inner_html())
    assert len(seen) == len(CIRCUITS)


def test_more_than_four_players_see_the_shorter_course(page: Page) -> None:
    form_of_elephants(page, 4)
    page.locator("#form select[name=course]").select_option("5")
    long = page.locator(PICTURE).inner_html()
    expect(page.locator(TOLD)).to_have_text(described("5", 4))
    page.locator("#form .add").click()
    expect(page.locator(TOLD)).to_have_text(described("5", 5))
    assert page.locator(PICTURE).inner_html() != long


def test_a_course_is_chosen_by_its_picture(page: Page) -> None:
    form_of_elephants(page, 2)
    page.locator("#form .show-courses").click()
    expect(page.locator(f"{SHEET} .course-picture svg")).to_have_count(len(CIRCUITS))
    page.locator(f"{SHEET} label", has_text=words("form-course-number", number="4")).click()
    page.locator(f"{SHEET} [data-value=done]").click()
    expect(page.locator("#form select[name=course]")).to_have_value("4")
    expect(page.locator(TOLD)).to_have_text(described("4", 2))
    expect(page.locator("#form .show-courses")).to_be_focused()
    page.locator("#form .show-courses").click()
    expect(page.locator(f"{SHEET} input[value='4']")).to_be_checked()
    page.locator(f"{SHEET} label").first.click()
    close_dialog(page)
    expect(page.locator("#form select[name=course]")).to_have_value("4")


@pytest.mark.parametrize("size", SIZES)
def test_form_and_pictures_fit_every_screen(page: Page, size: tuple[int, int]) -> None:
    for seats in (2, 6):
        resize(page, (1024, 768))
        form_of_elephants(page, seats)
        resize(page, size)
        assert problems(page) == []
        assert too_small(page) == []
        start = page.locator("#form button[type=submit]")
        for place in ("0", "document.documentElement.scrollHeight"):
            page.evaluate(f"scrollTo(0, {place})")
            expect(start).to_be_in_viewport(ratio=1)
    page.locator("#form .show-courses").click()
    expect(page.locator(f"{SHEET} .course-picture svg").first).to_be_visible()
    assert problems(page) == []
    assert too_small(page) == []
    expect(page.locator(f"{SHEET} [data-value=done]")).to_be_in_viewport(ratio=1)
    close_dialog(page)
    resize(page, (1024, 768))
