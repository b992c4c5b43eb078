"""The strip of the whole course: what is in sight is marked, a tap looks there, buttons lead to elephants and back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
from looks import PHONE, SETTLED, resize
from served import Served
from test_choices_fit import elephants_at, open_elephants
from visits import visit

SIZES = (PHONE, (640, 360), (768, 1024), (1024, 768))
LONG = "DkfEJCGMH 6bR,16bB,31bG 11b,22b 6cfmw/66/66 - -"
SEEN = """() =>
  Array.from(document.querySelectorAll('#art-strip [data-key=row].is-seen'), ({ id }) => Number(id.slice(6)))"""
# The rows whose middle place is drawn inside the board: what should be marked.
SHOWN = """() => {
  const svg = document.querySelector('#board > svg').getBoundingClientRect();
  return Array.from(document.querySelectorAll('#places [id$=b]')).filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > svg.left + 4 && x < svg.right - 4 && y > svg.top + 4 && y < svg.bottom - 4;
  }).map(({ id }) => Number(id.slice(6, -1))).sort((one, other) => one - other);
}"""
IN_SIGHT = """(name) => {
  const thing = document.querySelector(name).getBoundingClientRect();
  const svg = document.querySelector('#board > svg').getBoundingClientRect();
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return x > svg.left && x < svg.right && y > svg.top && y < svg.bottom;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """Without motion, so that the lens is where it goes at once."""
    with visit(browser, server, motion="off") as visited:
        resize(visited, PHONE)
        open_elephants(visited, elephants_at(3, LONG))
        yield visited


def box(page: Page) -> str:
    return str(page.locator("#board > svg").get_attribute("viewBox"))


def closer(page: Page) -> None:
    """Near one's own elephant."""
    page.locator(".lens-mine").click()
    page.evaluate(SETTLED)


def tap_strip(page: Page, row: int) -> None:
    """On the strip, where this row is drawn."""
    place = page.evaluate(
        """(row) => {
          const picture = document.querySelector('.lens-strip > svg');
          const drawn = document.querySelector(`#strip-${row} rect`);
          const x = Number(drawn.getAttribute('x')) + Number(drawn.getAttribute('width')) / 2;
          const at = new DOMPoint(x, 20).matrixTransform(picture.getScreenCTM());
          return [at.x, at.y];
        }""",
        row,
    )
    page.mouse.click(*place)


@pytest.mark.parametrize("size", SIZES)
def test_the_frame_on_the_strip_follows_the_lens(page: Page, size: tuple[int, int]) -> None:
    resize(page, size)
    for look in (".lens-mine", ".lens-leader"):
        page.locator(look).click()
        page.evaluate(SETTLED)
        seen, shown = set(page.evaluate(SEEN)), set(page.evaluate(SHOWN))
        assert shown
        assert shown <= seen, look
        assert len(seen - shown) <= 6, "rows on the very edge, and Finish"


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_on_the_strip_looks_there(page: Page, size: tuple[int, int]) -> None:
    resize(page, size)
    closer(page)
    for row in (40, 20, 3):
        tap_strip(page, row)
        assert page.evaluate(IN_SIGHT, f"#place-{row}b"), row


def test_a_drag_along_the_strip_moves_the_lens(page: Page) -> None:
    resize(page, PHONE)
    closer(page)
    tap_strip(page, 5)
    before = box(page)
    strip = page.locator(".lens-strip").bounding_box()
    assert strip
    y = strip["y"] + strip["height"] / 2
    page.mouse.move(strip["x"] + 40, y)
    page.mouse.down()
    page.mouse.move(strip["x"] + strip["width"] * 0.8, y, steps=6)
    page.mouse.up()
    assert box(page) != before
    assert page.evaluate(SEEN)[0] > 20
    assert page.locator("#choices .hand").count(), "looking decides nothing"


def test_buttons_look_at_ones_elephant_and_at_the_leader(page: Page) -> None:
    resize(page, PHONE)
    page.locator(".lens-leader").click()
    assert page.evaluate(IN_SIGHT, "#elephant-G")
    assert not page.evaluate(IN_SIGHT, "#elephant-R")
    page.locator(".lens-mine").click()
    assert page.evaluate(IN_SIGHT, "#elephant-R")
    assert not page.evaluate(IN_SIGHT, "#elephant-G")


def test_the_whole_course_toggles_back_to_what_one_looked_at(page: Page) -> None:
    resize(page, PHONE)
    page.locator(".lens-leader").click()
    before = box(page)
    page.locator(".lens-whole").click()
    expect(page.locator("#board")).not_to_have_class("is-close")
    assert len(page.evaluate(SEEN)) == page.locator("#art-strip [data-key=row]").count()
    page.locator(".lens-whole").click()
    assert box(page) == before


@pytest.mark.parametrize("size", SIZES)
def test_closer_and_further_are_on_every_screen(page: Page, size: tuple[int, int]) -> None:
    resize(page, size)
    closer(page)
    wide = float(box(page).split()[2])
    page.locator(".lens-in").click()
    near = float(box(page).split()[2])
    page.locator(".lens-out").click()
    assert near < wide
    assert float(box(page).split()[2]) > near


@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_the_lens_comes_back_when_a_card_is_chosen_and_shows_all_of_the_move(page: Page, size: tuple[int, int]) -> None:
    resize(page, size)
    page.locator(".lens-leader").click()
    assert not page.evaluate(IN_SIGHT, "#elephant-R")
    elephants.choose(page, "6")
    expect(page.locator("#board #ghost-R")).to_be_attached()
    page.evaluate(SETTLED)
    assert page.evaluate(IN_SIGHT, "#elephant-R")
    assert page.evaluate(IN_SIGHT, "#ghost-R")
    elephants.choose_none(page)


def test_everybody_is_on_the_strip_where_the_course_has_them(page: Page) -> None:
    places = page.evaluate(
        """() => Object.fromEntries(Array.from('RBG', (letter) => {
          const x = document.querySelector(`#strip-${letter}`).transform.baseVal.consolidate().matrix.e;
          const row = Array.from(document.querySelectorAll('#art-strip [data-key=row]')).find((it) => {
            const rect = it.querySelector('rect');
            const left = Number(rect.getAttribute('x'));
            return x > left && x < left + Number(rect.getAttribute('width'));
          });
          return [letter, Number(row.id.slice(6))];
        }))"""
    )
    assert places == {"R": 6, "B": 16, "G": 31}
