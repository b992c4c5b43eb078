"""The hand: cards that are read, lifted, dragged and looked up, and turns that no double tap ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import clock
import elephants
import players
import races
from catalogue import words
from clock import CLOCK
from elephants import bots, people
from looks import DESKTOP, EVERY_SIZE, PHONE, TABLET, TABLET_WIDE, resize, small_text, too_small
from served import Served
from stampede.elephant.deck import CARDS, COUNTS, NUMBERS, SIZE
from visits import size, visit
from waits import ELEPHANT_ROUNDS, waits_of_elephants

HERE = "FaGMIJ 14bR,9bB,9cG 10a,11b,20b {hand}/6/5 65 -"
SIX, NINE = "65fwsk", "65cfjm2sk"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def holding(page: Page, hand: str, actions: str = "") -> None:
    resize(page, DESKTOP)
    races.open_race(page, races.at(HERE.format(hand=hand), actions))
    assert elephants.decision(page) == "turn"


def card(page: Page, letter: str) -> Locator:
    return page.locator(f"#choices .hand .playing-card[data-card='{letter}']").first


# ---- reading


@pytest.mark.parametrize("hand", [SIX, NINE])
def test_every_card_shows_its_name_and_its_number(page: Page, hand: str) -> None:
    holding(page, hand)
    for to in EVERY_SIZE:
        resize(page, to)
        for letter in hand:
            name = card(page, letter).locator(".card-name")
            expect(name).to_be_visible()
            expect(name).to_have_text(words(f"card-{letter}").capitalize())
            expect(card(page, letter).locator(".card-number")).to_have_count(int(letter in NUMBERS))
        assert too_small(page) == [], to
        assert small_text(page, "#choices") == [], to


@pytest.mark.parametrize("to", [TABLET, TABLET_WIDE, DESKTOP])
def test_six_cards_say_what_they_do_where_there_is_room(page: Page, to: tuple[int, int]) -> None:
    holding(page, SIX)
    resize(page, to)
    for letter in SIX:
        line = card(page, letter).locator(".card-line")
        expect(line).to_be_visible()
        assert line.text_content() == words(f"card-{letter}-line").capitalize()
        inner, outer = line.bounding_box(), card(page, letter).bounding_box()
        assert inner
        assert outer
        assert outer["y"] <= inner["y"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_a_mouse_lifts_a_card_that_says_what_it_does_and_leaves_it(page: Page) -> None:
    holding(page, NINE)
    for to in EVERY_SIZE:
        resize(page, to)
        card(page, "f").hover()
        expect(page.locator(".lifted .card-does")).to_have_text(words("card-f-does"))
        box = page.locator(".lifted").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= to[0]
        assert box["y"] + box["height"] <= to[1]
        page.mouse.move(1, 1)
        expect(page.locator(".lifted")).to_have_count(0)


def test_keys_lift_the_card_that_has_the_focus(page: Page) -> None:
    holding(page, SIX)
    card(page, "6").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lifted .card-does")).to_have_text(words("card-5-does"))
    page.keyboard.press("Enter")
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(1)
    expect(page.locator(".lifted")).to_have_count(0)


def test_a_lifted_card_says_why_it_cannot_be_played_now(page: Page) -> None:
    holding(page, "65t", "")
    card(page, "t").hover()
    expect(page.locator(".lifted .card-why")).to_have_text(f"{words('lift-not-now')} {words('no-snakes')}")
    card(page, "6").hover()
    expect(page.locator(".lifted .card-does")).to_have_text(words("card-6-does"))
    expect(page.locator(".lifted .card-why")).to_be_empty()


PRESS = """([letter, ms]) => {
  const card = document.querySelector(`#choices .hand .playing-card[data-card='${letter}']`);
  const { x, y, width, height } = card.getBoundingClientRect();
  const finger = (type) => card.dispatchEvent(new PointerEvent(type,
    { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 }));
  finger('pointerdown');
  return new Promise((resolve) => setTimeout(() => {
    finger('pointerup');
    card.click();
    resolve();
  }, ms));
}"""


def test_on_a_phone_a_long_press_reads_and_a_tap_chooses(page: Page) -> None:
    holding(page, NINE)
    resize(page, PHONE)
    page.evaluate(PRESS, ["m", 600])
    expect(page.locator(".lifted .card-does")).to_have_text(words("card-m-does"))
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate(PRESS, ["m", 20])
    expect(page.locator(".lifted")).to_have_count(0)
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_attribute("data-card", "m")
    expect(page.locator("#choices .does")).to_contain_text(words("card-m-does"))


# ---- dragging


def drag(page: Page, letter: str, to: Locator) -> None:
    from_box, to_box = card(page, letter).bounding_box(), to.bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + from_box["width"] / 2, from_box["y"] + from_box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to_box["x"] + to_box["width"] / 3, to_box["y"] + 12, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


@pytest.mark.parametrize("to", [PHONE, TABLET_WIDE])
def test_a_card_that_is_dragged_onto_the_board_is_played(page: Page, to: tuple[int, int]) -> None:
    holding(page, SIX)
    resize(page, to)
    drag(page, "6", page.locator("#board"))
    expect(page.locator("#log .CardPlayed")).to_have_count(1)


def test_a_card_that_is_let_go_elsewhere_stays_in_the_hand(page: Page) -> None:
    holding(page, SIX)
    drag(page, "6", page.locator("#turn"))
    expect(elephants.cards(page)).to_have_count(6)
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(0)
    expect(page.locator("#log .CardPlayed")).to_have_count(0)


def test_a_dragged_card_that_needs_a_target_asks_for_it(page: Page) -> None:
    holding(page, SIX)
    drag(page, "k", page.locator("#board"))
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_attribute("data-card", "k")
    expect(page.locator("#choices .ways button")).to_have_count(2)
    expect(page.locator("#log .CardPlayed")).to_have_count(0)


# ---- all cards


@pytest.mark.parametrize("to", [PHONE, (640, 360), TABLET, DESKTOP])
def test_the_menu_opens_the_list_of_all_cards(page: Page, to: tuple[int, int]) -> None:
    holding(page, SIX)
    resize(page, to)
    players.use_tool(page, "cards")
    kinds = page.locator(".all-cards [data-kind]")
    expect(kinds).to_have_count(len(CARDS))
    for letter in CARDS:
        kind = page.locator(f".all-cards [data-kind='{letter}']")
        expect(kind.locator("h3")).to_have_text(words(f"card-{letter}").capitalize())
        expect(kind).to_contain_text(words(f"card-{letter}-does"))
        expect(kind).to_contain_text(words("cards-in-deck", count=COUNTS[letter]))
    expect(page.locator("dialog.cards-sheet")).to_contain_text(words("cards-total", count=SIZE))
    assert small_text(page) == []
    players.close_dialog(page)


def test_camels_have_no_list_of_cards(page: Page) -> None:
    resize(page, PHONE)
    players.new_game(page, [*players.people("Ann"), *players.bots(1)])
    players.wait_for_turn(page)
    page.locator("#open-menu").click()
    expect(page.locator("dialog.menu [data-value=rules]")).to_be_visible()
    expect(page.locator("dialog.menu [data-value=cards]")).to_have_count(0)
    players.close_dialog(page)


# ---- what others play

FULL = {"motion": "full", "speed": "normal", "pace": "normal"}


def until_a_card_is_held_up(page: Page) -> None:
    """Amina is to play; the clock stands when her card is in the middle of the board."""
    players.keep_only(page, races.at("FaGMIJ 14bR,9bB,9cG 10a,11b,20b 66/2m62/66 65 -", first=1))
    clock.hold(page)
    page.locator("#continue").click()
    while not page.locator(".held-up").count():
        page.wait_for_function("() => clock.busy() || document.querySelector('.held-up')")
        clock.advance(page, 50)
    clock.advance(page, 400)


@pytest.mark.parametrize("to", [PHONE, (640, 360), TABLET, DESKTOP])
def test_a_card_that_others_play_is_large_in_the_middle_and_can_be_skipped(
    browser: Browser, server: Served, to: tuple[int, int]
) -> None:
    with visit(browser, server, scripts=[CLOCK], options=size(*to), **FULL) as page:
        until_a_card_is_held_up(page)
        sheet, board = page.locator(".held-up .card-sheet").bounding_box(), page.locator("#board").bounding_box()
        assert sheet
        assert board
        assert abs(sheet["x"] + sheet["width"] / 2 - board["x"] - board["width"] / 2) < 0.1 * board["width"]
        assert sheet["height"] >= 0.5 * board["height"] or sheet["height"] >= 200
        expect(page.locator(".held-up .card-name")).to_be_visible()
        expect(page.locator(".held-up .card-line")).to_be_visible()
        assert small_text(page, ".held-up") == []
        page.locator("#board").dispatch_event("pointerdown")
        expect(page.locator(".held-up")).to_have_count(0)
        clock.free(page)
        elephants.decision(page)


def test_what_was_played_can_be_read_in_the_recap(page: Page) -> None:
    resize(page, DESKTOP)
    races.open_race(page, races.at("FaGMIJ 14bR,9bB,9cG 10a,11b,20b 66/6/5 65 -", first=1))
    assert elephants.decision(page) == "turn"
    cards = page.locator("#recap .recap-card")
    expect(cards).to_have_count(2)
    for at, name in enumerate(("card-6", "card-5")):
        expect(cards.nth(at).locator(".recap-played b")).to_have_text(words(name).capitalize())
        expect(cards.nth(at).locator(".recap-played b")).to_be_visible()


# ---- ending the turn

LAST_TAP = """
globalThis.tapped = [-1, -1];
addEventListener('pointerdown', ({ clientX, clientY }) => { tapped = [clientX, clientY]; }, { capture: true });
"""
UNDER_THE_LAST_TAP = """() => {
  const end = document.querySelector('#choices [data-action=e]');
  if (!end || document.querySelector('#choices').dataset.question !== 'turn') return false;
  const { left, right, top, bottom } = end.getBoundingClientRect();
  const [x, y] = tapped;
  return x >= left - 10 && x <= right + 10 && y >= top - 10 && y <= bottom + 10;
}"""


@pytest.mark.parametrize("to", [(320, 568), PHONE, (640, 360), TABLET, TABLET_WIDE, DESKTOP])
def test_end_turn_never_lies_where_the_last_tap_was(browser: Browser, server: Served, to: tuple[int, int]) -> None:
    with visit(browser, server, scripts=[LAST_TAP], options=size(*to)) as page:
        elephants.race(page, [*people("Ann"), *bots(1, "calf")])
        ends = 0
        for number in range(40):
            what = elephants.decision(page)
            if what == "podium":
                break
            ends += page.locator("#choices .end").count()
            assert not page.evaluate(UNDER_THE_LAST_TAP), (number, what)
            elephants.decide(page, what, 0)
        assert ends > 3, "the turn could be ended now and then"


def test_end_turn_moves_out_of_the_way_of_a_second_tap(page: Page) -> None:
    """Somebody taps exactly where the button would appear."""
    holding(page, "662")
    elephants.choose(page, "6")
    page.locator("#choices .play").click()
    end = page.locator("#choices .end button")
    first = end.bounding_box()
    assert first
    tap = """([x, y]) => document.body.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: x, clientY: y }))"""
    page.evaluate(tap, [first["x"] + 10, first["y"] + 10])
    card(page, "2").dispatch_event("click")
    page.locator("#choices .cancel").dispatch_event("click")
    second = end.bounding_box()
    assert second
    assert second["x"] + second["width"] < first["x"] or second["x"] > first["x"] + first["width"]


def test_a_second_press_of_enter_does_not_end_the_turn(page: Page) -> None:
    holding(page, "662")
    card(page, "6").focus()
    page.keyboard.press("Enter")
    page.locator("#choices .play").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#choices .end")).to_have_count(1)
    page.wait_for_function("() => document.activeElement.closest('#choices')")
    assert page.evaluate("document.activeElement.matches('.hand .playing-card')")


# ---- how long one waits


@pytest.mark.parametrize(("speed", "most"), [("normal", 15_000), ("fast", 5_000)])
def test_with_six_players_ones_next_turn_comes_soon(browser: Browser, server: Served, speed: str, most: int) -> None:
    """By the page's clock: motion and pauses, from the end of a person's turn to the next."""
    with visit(browser, server, scripts=[CLOCK], options=size(360, 640), **{**FULL, "speed": speed}) as page:
        waits = waits_of_elephants(page, clock.now)
    assert len(waits) == ELEPHANT_ROUNDS
    assert max(waits) <= most, waits
