"""Following the others: a card for each turn, what it shows again, and ways to shorten the wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from fitting import misfits
from looks import PHONE, resize
from players import bots, new_game, people, wait_for_turn
from served import Served
from truth import ask, load, shown
from visits import size, visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def cards(page: Page) -> list[int]:
    """The seats whose turns are shown, in order."""
    found: list[int] = page.locator("#recap .recap-card").evaluate_all(
        "(cards) => cards.map(({ dataset: { seat } }) => Number(seat))"
    )
    return found


@pytest.fixture
def after_a_round(page: Page) -> Page:
    """Ann has taken a ticket, three bots have moved."""
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    return page


def test_each_turn_of_the_bots_is_a_card_until_my_next_turn(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    assert cards(page) == []
    for _ in range(2):
        players.ticket_by_button(page)
        wait_for_turn(page)
        assert cards(page) == [1, 2, 3]


def test_a_card_tells_the_turn_and_shows_it_as_the_thing_itself(after_a_round: Page) -> None:
    page = after_a_round
    load(page)
    taken = [event for event in ask("log")["events"] if event["type"] == "TicketTaken" and event["seat"] in cards(page)]
    assert taken
    for event in taken:
        card = page.locator(f"#recap [data-seat='{event['seat']}']")
        assert words("camel-" + event["racer"]) in (card.get_attribute("aria-label") or "")
        expect(card.locator(f"use[href='#art-badge-{event['racer']}']")).to_have_count(1)
        expect(card.locator("text")).to_have_text(str(event["value"]))


def test_a_tap_on_a_card_shows_that_turn_on_the_board_again_and_comes_back(after_a_round: Page) -> None:
    page = after_a_round
    before = shown(page)
    page.locator("#recap .recap-card").first.click()
    page.wait_for_function("() => !document.querySelector('#table').classList.contains('is-past')")
    assert players.wait_for_decision(page) == "turn"
    assert shown(page) == before
    assert cards(page) == [1, 2, 3]


def test_round_one_tablet_each_person_sees_the_turns_since_their_own(page: Page) -> None:
    new_game(page, [*people("Ann", "Ben"), *bots(1)])
    seen = []
    for _ in range(4):
        wait_for_turn(page)
        seen.append(cards(page))
        players.ticket_by_button(page)
    assert seen == [[], [0], [1, 2], [2, 0]]


def test_an_undone_turn_leaves_the_cards_of_the_others(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    assert cards(page) == [0]
    page.locator("#undo").click()
    wait_for_turn(page)
    assert cards(page) == []


def test_the_wait_can_be_cut_short_by_button_and_by_key(browser: Browser, server: Served) -> None:
    """The pace is slow: without a skip, Playwright's clock would have to run for each bot."""
    own_browser = size(1024, 768, has_touch=True)  # the clock belongs to a whole browser context
    with visit(browser, server, pace="slow", confirm="off", options=own_browser) as page:
        page.clock.install()
        new_game(page, [*people("Ann"), *bots(3)])
        wait_for_turn(page)
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.locator("#choices .ticket:enabled").first.click()
        page.locator("[data-hurry=skip]").click()
        page.wait_for_function("() => document.querySelectorAll('#recap .recap-card').length === 1")
        page.keyboard.press("z")
        wait_for_turn(page)
        assert cards(page) == [1, 2, 3]


def test_what_happens_is_told_whole_while_others_move(browser: Browser, server: Served) -> None:
    """The longest caption in the longest language fits the smallest phone."""
    with visit(browser, server, address="?lang=pl", pace="slow") as page:
        resize(page, (320, 568))
        new_game(page, [*people("Ann"), *bots(3)])
        wait_for_turn(page)
        players.reveal_by_button(page)
        expect(page.locator("#hurry")).to_be_visible()
        page.locator("#caption").evaluate(
            "(caption, words) => caption.replaceChildren(words)",
            "Buczenie! Niebieski, zielony, żółty, czerwony i fioletowy cofają się o jedno pole, na 11, pod białego.",
        )
        assert misfits(page) == []


def test_the_strip_of_a_phone_opens_to_the_whole_cards(page: Page) -> None:
    resize(page, PHONE)
    new_game(page, [*people("Ann"), *bots(7)])
    wait_for_turn(page)
    page.locator("#panel-3").click()
    expect(page.locator("dialog.players")).to_be_visible()
    players.close_dialog(page)
    page.locator("#open-players").press("Enter")
    cards_open = page.locator("dialog.players .panel")
    expect(cards_open).to_have_count(8)
    expect(cards_open.first.locator(".panel-name")).to_contain_text("Ann")
    expect(cards_open.first.locator(".panel-things .thing").first).to_be_visible()
    players.close_dialog(page)
