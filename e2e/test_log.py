"""What happened, line by line: each line brings its position back, and the race goes on untouched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from players import bots, new_game, people, thing, wait_for_turn
from served import Served
from truth import ask, camels_of, load, shown, stored
from visits import visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture
def race(page: Page) -> Page:
    """Two people who have shaken the pyramid a few times; it is Ann's turn."""
    players.race_of_two(page)
    load(page)
    return page


def line(page: Page, ply: int) -> None:
    page.locator(f"#log button[data-ply='{ply}']").first.click()


def looks_like(page: Page, ply: int) -> None:
    """The page shows the table as it was after so many plies, by the engine."""
    then = ask("show", ply=ply)
    expect(page.locator("#past-words")).to_have_text(words("log-past", ply=ply, last=ask("show")["ply"]))
    assert shown(page)["camels"] == camels_of(then)
    money = page.locator("#players .panel-money b").all_inner_texts()
    assert [int(text) for text in money] == then["scores"]


def marked(page: Page) -> set[str]:
    lines = page.locator("#log .is-shown button")
    return set(lines.evaluate_all("(buttons) => buttons.map((button) => button.dataset.ply)"))


def test_every_line_brings_back_its_position(race: Page) -> None:
    last = ask("show")["ply"]
    for ply in sorted({last, last // 2, last - 1, 3, 1}, reverse=True):
        line(race, ply)
        looks_like(race, ply)
        assert marked(race) == {str(ply)}


def test_one_can_step_back_and_on_and_return_to_now(race: Page) -> None:
    last, before = ask("show")["ply"], shown(race)
    back, on, now = (race.locator(f"#past .{name}") for name in ("replay-back", "replay-on", "now"))
    line(race, last - 1)
    looks_like(race, last - 1)
    for step, ply in ((back, last - 2), (back, last - 3), (on, last - 2), (on, last - 1), (on, last), (on, last)):
        step.click()
        looks_like(race, ply)
    line(race, 1)
    for _ in range(2):
        back.click()
        looks_like(race, 0)
    now.click()
    expect(race.locator("#past-words")).to_be_hidden()
    assert shown(race) == before
    assert marked(race) == set()


def test_looking_back_changes_nothing_and_the_race_goes_on(race: Page) -> None:
    kept = stored(race)[-1]["save"]
    line(race, 3)
    looks_like(race, 3)
    thing(race, "pyramid").click()
    expect(race.locator("#choices")).to_be_hidden()
    assert stored(race)[-1]["save"] == kept
    race.locator("#past button").last.click()
    players.ticket_on_the_board(race)
    wait_for_turn(race)
    assert stored(race)[-1]["save"]["actions"] == [*kept["actions"], "t:p"]


def test_the_turn_bar_says_whose_turn_it_was_then(race: Page) -> None:
    """Seat 1 was to move after the first reveal."""
    who = race.locator("#turn-who")
    expect(who).to_have_text(words("turn-person", name=isolated("Ann")))
    ply = next(ply for ply in range(ask("show")["ply"]) if ask("show", ply=ply)["turn"] == 1)
    line(race, ply)
    looks_like(race, ply)
    expect(race.locator("#panel-1")).to_have_class("panel seat-1 is-turn")
    expect(who).to_have_text(words("turn-person", name=isolated("Ben")))


def test_bots_wait_while_somebody_looks_back(page: Page) -> None:
    players.go_home(page)
    players.set_setting(page, "pace", "slow")
    try:
        new_game(page, [*bots(1), *people("Ann")])
        expect(page.locator("#turn-who")).to_have_text(words("turn-bot", name=isolated("Bot A")))
        line(page, 2)
        kept = stored(page)[-1]["save"]
        page.wait_for_timeout(1900)  # more than a bot needs: only time shows that nothing happens
        assert stored(page)[-1]["save"] == kept
        page.locator("#past button").last.click()
        wait_for_turn(page)
        assert stored(page)[-1]["save"] != kept
    finally:
        players.go_home(page)
        players.set_setting(page, "pace", "off")


def test_the_log_reads_the_same_after_a_return(race: Page) -> None:
    lines = race.locator("#log .line").all_text_contents()
    assert len(lines) == len(ask("log")["events"])
    players.reload(race)
    wait_for_turn(race)
    assert race.locator("#log .line").all_text_contents() == lines
