"""A tablet in the middle of a table: large pieces, and seats that face their players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from catalogue import isolated, words
from fitting import misfits
from looks import TABLET, TABLET_WIDE, problems, resize
from players import new_game, people, wait_for_turn
from served import Served
from visits import size, visit

# By how many degrees the words of an element are turned, as they stand on the screen.
TURNED = """(element) => {
  const own = (one) => parseFloat(getComputedStyle(one).rotate) || 0;
  let sum = getComputedStyle(element).writingMode === 'vertical-rl' ? 90 : 0;
  for (let one = element; one; one = one.parentElement) sum += own(one);
  return sum % 360;
}"""
# Pieces whose letter or number is outside of the picture.
OUTSIDE = """() => {
  const frame = document.querySelector('#board > svg').getBoundingClientRect();
  return Array.from(document.querySelectorAll('#board [data-camel] text'))
    .filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    }).map((text) => text.textContent);
}"""


# Letters higher or lower than the first one or outside of their button, and a cut heading; as if nothing was turned.
UNTIDY = """() => {
  const tickets = Array.from(document.querySelectorAll('#choices .ticket'));
  const down = (ticket) => {
    const letter = ticket.querySelector('.letter');
    return letter.offsetTop - (letter.offsetParent === ticket ? 0 : ticket.offsetTop);
  };
  const untidy = tickets.filter((ticket) => {
    const end = down(ticket) + ticket.querySelector('.letter').offsetHeight;
    return Math.abs(down(ticket) - down(tickets[0])) > 1 || end > ticket.offsetHeight;
  }).map((ticket) => ticket.textContent);
  const who = document.querySelector('#turn-who');
  return who.scrollHeight > who.clientHeight + 1 ? [...untidy, who.textContent] : untidy;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, options=size(*TABLET_WIDE), pieces="large", seats="facing") as visited:
        yield visited


def sides(page: Page) -> list[str | None]:
    seats = range(page.locator("#players .panel").count())
    return [page.locator(f"#panel-{seat}").get_attribute("data-side") for seat in seats]


def turned(page: Page, what: str) -> int:
    return int(page.locator(what).evaluate(TURNED))


def test_seats_stand_round_the_board_and_the_one_to_move_can_read(page: Page) -> None:
    new_game(page, people("Ann", "Ben", "Cleo", "Dora"))
    wait_for_turn(page)
    assert sides(page) == ["0", "90", "180", "270"]
    assert [turned(page, f"#panel-{seat} .panel-name") for seat in range(4)] == [0, 90, 180, 270]
    assert [turned(page, f"#panel-{seat} .face") for seat in range(4)] == [0, 90, 180, 270]
    for way in (0, 90, 180):
        wait_for_turn(page)
        assert turned(page, "#choices") == turned(page, "#caption") == way
        for to in (TABLET, TABLET_WIDE):
            resize(page, to)
            assert (problems(page), misfits(page), page.evaluate(OUTSIDE), page.evaluate(UNTIDY)) == ([], [], [], [])
            assert around(page) == ["below", "left", "above", "right"]
        if way != 180:
            players.reveal_by_button(page)


def around(page: Page) -> list[str]:
    """Where each card stands, seen from the board."""
    found: list[str] = page.evaluate(AROUND)
    return found


AROUND = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  return Array.from(document.querySelectorAll('#players .panel'))
    .sort((one, other) => Number(one.dataset.seat) - Number(other.dataset.seat)).map((panel) => {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      if (top >= board.bottom - 1) return 'below';
      if (bottom <= board.top + 1) return 'above';
      return right <= board.left + 1 ? 'left' : left >= board.right - 1 ? 'right' : 'on the board';
    });
}"""


def test_a_curtain_faces_its_owner_too(page: Page) -> None:
    expect(page.locator("#table")).to_have_attribute("data-turned", "180")
    page.locator("#choices .bet").click()
    assert turned(page, ".curtain") == 180
    assert problems(page) == []
    page.locator(".curtain button").last.click()
    players.reveal_by_button(page)
    wait_for_turn(page)
    page.locator("#choices .bet").click()
    assert turned(page, ".curtain") == 270
    page.locator(".curtain [data-value=show]").click()
    expect(page.locator(".curtain [data-card]").first).to_be_visible()
    assert problems(page) == []
    players.close_dialog(page)


def test_a_tap_turns_a_seat_further_and_it_is_remembered(page: Page) -> None:
    turn = page.locator("#panel-0").get_by_role("button", name=words("turn-seat", name=isolated("Ann")))
    turn.click()
    assert sides(page) == ["90", "90", "180", "270"]
    expect(turn).to_be_focused()
    new_game(page, people("Ann", "Ben", "Cleo", "Dora"))
    wait_for_turn(page)
    assert sides(page)[0] == "90"


def test_a_hand_of_cards_faces_its_owner(page: Page) -> None:
    elephants.race(page, people("Ann", "Ben"))
    while elephants.decision(page) == "start":
        elephants.decide(page, "start", 0)
    seen = set()
    for number in range(40):
        what = elephants.decision(page)
        way = turned(page, "#choices")
        seen.add((what, way))
        assert way == int(str(page.locator(".panel.is-turn").get_attribute("data-side")))
        assert problems(page) == []
        if {("curtain", 180), ("turn", 180)} <= seen:
            return
        before = page.locator("#choices").inner_html()
        elephants.decide(page, what, number)
        expect(page.locator("#choices")).not_to_have_js_property("innerHTML", before)
    raise AssertionError(seen)


def test_seats_are_turned_back_at_once(page: Page) -> None:
    players.set_setting(page, "seats", "same")
    assert sides(page) == [None, None]
    assert turned(page, "#choices") == 0


def test_a_lone_person_is_not_turned(page: Page) -> None:
    players.set_setting(page, "seats", "facing")
    new_game(page, [*people("Ann"), *players.bots(2)])
    wait_for_turn(page)
    assert sides(page) == [None] * 3
