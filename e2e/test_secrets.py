"""Finish cards stay secret: round one tablet and against bots, on the screen and behind it.

The same race with the same dice is played twice with another secret card. Whatever the other seats could see, hear
or read must then be the same to the last byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import leaks
import players
from catalogue import isolated, words
from leaks import seen
from players import bots, new_game, people, thing, wait_for_turn
from served import Served
from truth import stored
from visits import WIRETAP, visit

A = 0  # the seat that bets


def bet_in_secret(page: Page, racer: str, *, on_the_board: bool = False) -> None:
    """The seat to move, behind the curtain, on the winner's pile."""
    open_curtain(page, on_the_board=on_the_board)
    page.locator(f".curtain [data-card={racer}]").click()
    page.locator(f".curtain [data-action='w:{racer}']").click()
    expect(page.locator(".curtain")).to_have_count(0)
    wait_for_turn(page)


def open_curtain(page: Page, *, on_the_board: bool = False) -> None:
    if on_the_board:
        thing(page, "pile-winner").click()
    else:
        page.locator("#choices .bet").click()
    expect(page.locator(".curtain [data-card]")).to_have_count(0)
    page.locator(".curtain [data-value=show]").click()
    expect(page.locator(".curtain [data-card]").first).to_be_visible()


# ---- everything there is to see


def messages(page: Page) -> list[dict[str, Any]]:
    """Every text between page and worker, but what A did and saw behind the curtain, and the page's own store."""
    traffic = page.evaluate("traffic")
    asked = {message["asked"]: json.loads(message["text"]) for message in traffic if "asked" in message}
    own = {number for number, request in asked.items() if request["verb"] == "save" or request.get("seat") == A}
    bets = {number for number, request in asked.items() if request["verb"] == "act"}
    return [
        message
        for message in traffic
        if message.get("asked") not in own and message.get("told") not in own - bets  # a bet is answered for all
    ]


def secret_race(browser: Browser, server: Served, racer: str) -> Iterator[dict[str, Any]]:
    """What the others find after each step of the race in which A bets on this racer."""
    with visit(browser, server, scripts=[WIRETAP]) as page:
        new_game(page, people("Ann", "Ben", "Cleo"))
        wait_for_turn(page)
        bet_in_secret(page, racer)
        yield seen(page)
        players.reveal_by_button(page)  # Ben
        wait_for_turn(page)
        players.ticket_on_the_board(page)  # Cleo
        wait_for_turn(page)
        yield seen(page)
        bet_in_secret(page, "p", on_the_board=True)  # Ann again, the same in both races
        open_curtain(page)  # Ben looks at his cards, but bets nothing
        yield seen(page)
        page.locator(".curtain .cancel").click()
        page.locator("#log button").last.click()
        expect(page.locator("#past-words")).to_be_visible()
        yield seen(page)
        page.locator("#past button").last.click()
        page.locator("#go-home").click()
        expect(page.locator("#continue")).to_be_visible()
        yield seen(page)
        yield {"messages": messages(page)}


def test_nobody_else_finds_a_trace_of_a_secret_card(browser: Browser, server: Served) -> None:
    steps = list(secret_race(browser, server, "r"))
    other = list(secret_race(browser, server, "g"))
    assert len(steps) == len(other) == 6
    for at, (one, two) in enumerate(zip(steps, other, strict=True)):
        for what, found in one.items():
            assert found == two[what], f"step {at}: {what} tells which card it was"
    told = steps[-1]["messages"]
    verbs = {json.loads(message["text"])["verb"] for message in told if "asked" in message}
    assert verbs >= {"new", "act", "show"}, "the worker was overheard"
    assert any('"CardPlaced"' in message["text"] for message in told), "that a card was placed is no secret"


@pytest.mark.parametrize("number", range(1))  # `make soak` scans 100 at every turn, through every pair of eyes
def test_the_turns_of_a_race_look_the_same_whatever_others_hold(browser: Browser, server: Served, number: int) -> None:
    with visit(browser, server, scripts=[WIRETAP]) as page:
        expect(page.locator("#boot")).to_have_class("is-ready")
        assert leaks.scan(page, number, pairs=1, step=5) > 15


# ---- the curtain


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, scripts=[SLOW_ANSWERS]) as visited:
        yield visited


# The worker's answers wait as long as `hold` is set.
SLOW_ANSWERS = """
globalThis.held = [];
globalThis.Worker = class extends Worker {
  set onmessage(hear) {
    super.onmessage = (event) => (globalThis.hold && event.data.text ? held.push(() => hear(event)) : hear(event));
  }
};
"""


@pytest.fixture
def tablet(page: Page) -> Page:
    new_game(page, people("Ann", "Ben", "Cleo"))
    wait_for_turn(page)
    return page


def is_drawn(page: Page) -> None:
    """The curtain hides the cards again."""
    expect(page.locator(".curtain [data-value=show]")).to_be_visible()
    expect(page.locator(".curtain .cards, .curtain [data-card], .curtain [data-action]")).to_have_count(0)


BLUR = "dispatchEvent(new Event('blur'))"
HIDE = "document.dispatchEvent(new Event('visibilitychange'))"


def test_the_curtain_says_who_may_look_and_shows_nothing_yet(tablet: Page) -> None:
    tablet.locator("#choices .bet").click()
    expect(tablet.locator(".curtain h2")).to_have_text(words("ask-secret", name=isolated("Ann")))
    is_drawn(tablet)
    tablet.get_by_role("button", name=words("ask-secret-back")).click()
    assert players.wait_for_decision(tablet) == "turn"


@pytest.mark.parametrize("event", [BLUR, HIDE], ids=["blur", "hide"])
def test_the_cards_are_hidden_again_when_somebody_else_may_look(tablet: Page, event: str) -> None:
    open_curtain(tablet)
    tablet.evaluate(event)
    is_drawn(tablet)
    tablet.locator(".curtain [data-value=show]").click()
    tablet.locator(".curtain [data-card=b]").click()
    expect(tablet.locator(".curtain [data-action]")).to_have_count(2)
    tablet.evaluate(event)
    is_drawn(tablet)
    tablet.keyboard.press("Escape")
    assert players.wait_for_decision(tablet) == "turn"


def test_cards_that_come_too_late_stay_hidden(tablet: Page) -> None:
    """Somebody else looks while the engine still thinks."""
    tablet.locator("#choices .bet").click()
    tablet.evaluate("globalThis.hold = true")
    tablet.locator(".curtain [data-value=show]").click()
    tablet.wait_for_function("() => held.length > 0")
    tablet.evaluate(BLUR)
    tablet.evaluate("() => { globalThis.hold = false; for (const hear of held.splice(0)) hear(); }")
    tablet.wait_for_timeout(100)  # for the cards that should not come
    is_drawn(tablet)
    players.close_dialog(tablet)


def test_a_card_is_bet_behind_the_curtain(tablet: Page) -> None:
    bet_in_secret(tablet, "y")
    assert stored(tablet)[-1]["save"]["actions"][-1] == "w:y"
    line = tablet.locator("#log .CardPlaced").last
    expect(line).to_contain_text("Ann")
    expect(line).not_to_contain_text(words("camel-y"))
    expect(tablet.locator("#turn-who")).to_have_text(words("turn-person", name=isolated("Ben")))


# ---- against bots


def test_bots_cards_never_appear_before_the_end(browser: Browser, server: Served) -> None:
    """Bots that play by whim bet early; whatever the worker tells is for the person's eyes."""
    with visit(browser, server, scripts=[WIRETAP]) as page:
        new_game(page, [*people("Ann"), *bots(3, "greenhorn")])
        wait_for_turn(page)
        for _ in range(5):
            assert players.card_by_button(page)
            wait_for_turn(page)
        lines = page.locator("#log .CardPlaced").all_text_contents()
        theirs = [line for line in lines if "Bot" in line]
        assert theirs and not [line for line in theirs if any(words(f"camel-{it}") in line for it in players.RACERS)]
        answers = [
            json.loads(message["text"])["ok"]
            for message in page.evaluate("traffic")
            if "told" in message and "turn" in message["text"]
        ]
        updates = [answer for answer in answers if "view" in answer]
        assert len(updates) > 4
        for update in updates:
            assert _secrets(update) == []


def _secrets(update: dict[str, Any]) -> list[Any]:
    """What an update tells of others' cards."""
    view = update["view"]
    hands = [player["hand"] for player in view["players"][1:] if player["hand"] is not None]
    cards = [card for card in view["winner_pile"] + view["loser_pile"] if card["seat"] != A and card["racer"]]
    placed = [event for event in update["events"] if event["type"] == "CardPlaced"]
    return [*hands, *cards, *(event for event in placed if event["seat"] != A and event["racer"])]
