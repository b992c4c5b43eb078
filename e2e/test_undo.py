"""Taking back: one's own last action while nothing came of it; in a practice game, anything, with the same dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from looks import SIZES, problems, resize
from players import bots, fill_form, go_home, new_game, people, wait_for_turn
from served import Served
from truth import shown, stored
from visits import visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def actions(page: Page) -> list[str]:
    kept: list[str] = stored(page)[-1]["save"]["actions"]
    return kept


def turn_of(page: Page, name: str) -> None:
    expect(page.locator("#turn-who")).to_have_text(words("turn-person", name=isolated(name)))


def practise(page: Page, seats: list[Any]) -> None:
    fill_form(page, seats, first=0)
    page.locator("#form input[name=practice]").check()
    page.locator("#form button[type=submit]").click()
    wait_for_turn(page)


def test_an_action_that_shows_nothing_goes_back_and_forth_again(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    before, kept = shown(page), actions(page)
    expect(page.locator("#undo")).to_be_disabled()
    players.ticket_by_button(page)
    turn_of(page, "Ben")
    wait_for_turn(page)
    after, done = shown(page), actions(page)
    page.locator("#undo").click()
    turn_of(page, "Ann")
    assert (shown(page), actions(page)) == (before, kept)
    expect(page.locator("#log .TicketTaken")).to_have_count(0)
    expect(page.locator("#undo")).to_be_disabled()
    page.locator("#redo").click()
    turn_of(page, "Ben")
    wait_for_turn(page)
    assert (shown(page), actions(page)) == (after, done)
    expect(page.locator("#redo")).to_be_disabled()


def test_a_die_cannot_be_taken_back(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.reveal_by_button(page)
    turn_of(page, "Ben")
    wait_for_turn(page)
    expect(page.locator("#undo")).to_be_disabled()


def test_another_action_forgets_the_one_that_was_taken_back(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.ticket_by_button(page)
    turn_of(page, "Ben")
    page.locator("#undo").click()
    turn_of(page, "Ann")
    wait_for_turn(page)
    players.tile_on_the_board(page)
    turn_of(page, "Ben")
    expect(page.locator("#redo")).to_be_disabled()
    assert actions(page)[-1].startswith("s:")


def test_against_bots_one_can_take_back_until_a_bot_has_moved(page: Page) -> None:
    go_home(page)
    players.set_setting(page, "pace", "slow")
    try:
        new_game(page, [*people("Ann"), *bots(1)])
        wait_for_turn(page)
        kept = actions(page)
        players.ticket_by_button(page)
        expect(page.locator("#turn-who")).to_have_text(words("turn-bot", name=isolated("Bot A")))
        page.locator("#undo").click()
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))
        page.wait_for_timeout(1900)  # more than the bot would have thought: only time shows that it does not move
        assert actions(page) == kept
        wait_for_turn(page)
        players.ticket_by_button(page)
        wait_for_turn(page)
        expect(page.locator("#undo")).to_be_disabled()
    finally:
        go_home(page)
        players.set_setting(page, "pace", "off")


def test_practice_goes_back_past_dice_and_bots_and_the_dice_stay_the_same(page: Page) -> None:
    practise(page, [*people("Ann"), *bots(2)])
    begun = shown(page)
    for _ in range(3):
        players.reveal_by_button(page)
        wait_for_turn(page)
    end, done = shown(page), actions(page)
    for _ in range(3):
        page.locator("#undo").click()
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))
        wait_for_turn(page)
    assert shown(page) == begun
    expect(page.locator("#undo")).to_be_disabled()
    for _ in range(3):
        wait_for_turn(page)
        page.locator("#redo").click()
        expect(page.locator("#undo")).to_be_enabled()
    wait_for_turn(page)
    expect(page.locator("#redo")).to_be_disabled()
    assert (shown(page), actions(page)) == (end, done)


def test_practice_says_so_and_stays_practice(page: Page) -> None:
    practise(page, [*people("Ann"), *bots(1)])
    expect(page.locator("#turn-leg")).to_contain_text(words("turn-practice"))
    players.reveal_by_button(page)
    wait_for_turn(page)
    players.reload(page)
    wait_for_turn(page)
    expect(page.locator("#turn-leg")).to_contain_text(words("turn-practice"))
    expect(page.locator("#undo")).to_be_enabled()
    players.open_form(page)
    expect(page.locator("#form input[name=practice]")).to_be_checked()
    page.locator("#form input[name=practice]").uncheck()
    page.locator("#form button[type=submit]").click()
    wait_for_turn(page)
    expect(page.locator("#turn-leg")).not_to_contain_text(words("turn-practice"))


def test_what_is_taken_back_stays_taken_back_after_a_return(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    before = shown(page)
    players.ticket_by_button(page)
    turn_of(page, "Ben")
    page.locator("#undo").click()
    turn_of(page, "Ann")
    players.reload(page)
    wait_for_turn(page)
    assert shown(page) == before


def test_taking_back_is_in_sight_on_every_screen(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.ticket_by_button(page)
    turn_of(page, "Ben")
    for to in SIZES:
        resize(page, to)
        expect(page.locator("#undo")).to_be_in_viewport()
        page.locator("#undo").click()
        turn_of(page, "Ann")
        expect(page.locator("#redo")).to_be_in_viewport()
        assert problems(page) == [], to
        page.locator("#redo").click()
        turn_of(page, "Ben")
