"""One race in several tabs: one plays it, the others follow and say so; whoever is left plays on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import players
from catalogue import words
from killing import come_back, decisions, kept_log
from looks import DESKTOP, PHONE, below_the_fold, problems, resize, too_small
from players import go_home, new_game, people, wait_for_turn
from served import Served
from truth import last_decision, shown, stored
from visits import visit

FOLLOWS = "#choices .follows"


@pytest.fixture(scope="module")
def tabs(browser: Browser, server: Served) -> Iterator[tuple[Page, Page]]:
    """Two that stay open."""
    with visit(browser, server, confirm="off") as page:
        yield page, another_tab(page.context, server.url)


def another_tab(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


def race(page: Page) -> Page:
    """Two people, one action old."""
    page.bring_to_front()
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    reveal(page)
    return page


@pytest.fixture
def writer(tabs: tuple[Page, Page]) -> Page:
    """A race of its own for each test."""
    go_home(tabs[1])
    return race(tabs[0])


@pytest.fixture
def follower(writer: Page, tabs: tuple[Page, Page]) -> Page:
    """The same race in another tab."""
    follow(tabs[1])
    return tabs[1]


def follow(page: Page) -> None:
    """From a start page that knows what is kept by now."""
    players.open_form(page)
    go_home(page)
    come_back(page)
    expect(page.locator(FOLLOWS)).to_contain_text(words("tabs-follows"))


@pytest.fixture
def closing(browser: Browser, server: Served) -> Iterator[Page]:
    """A race in a tab that is going to be closed."""
    with visit(browser, server, confirm="off") as page:
        yield race(page)


def reveal(page: Page) -> None:
    before = page.locator("#log .DieRolled").count()
    page.locator("#choices .reveal").click()
    expect(page.locator("#log .DieRolled")).to_have_count(before + 1)
    wait_for_turn(page)


def same_table(one: Page, other: Page) -> None:
    """The follower shows what the writer shows."""
    expect(other.locator("#log .line")).to_have_count(one.locator("#log .line").count())
    expect(other.locator("#turn-who")).to_have_text(str(one.locator("#turn-who").text_content()))
    for what in ("camels", "panels"):
        assert shown(other)[what] == shown(one)[what]


def test_the_second_tab_follows_and_says_so(writer: Page, follower: Page) -> None:
    before = [race["save"]["actions"] for race in stored(follower)][:-1]
    same_table(writer, follower)
    expect(follower.locator("#choices .kind")).to_have_count(0)
    players.thing(follower, "pyramid").click()
    expect(follower.locator("#toast")).to_have_text(words("tabs-follows"))
    for _ in range(2):
        reveal(writer)
        same_table(writer, follower)
    log = kept_log(writer)
    assert decisions(log) == 3
    assert [race["save"]["actions"] for race in stored(follower)] == [*before, list(log)]


def test_what_the_second_tab_says_fits(follower: Page) -> None:
    for to in (PHONE, DESKTOP):
        resize(follower, to)
        assert problems(follower) == []
        assert [part for part in below_the_fold(follower) if part != "log"] == []
        assert words("tabs-take") not in " ".join(too_small(follower))


def test_an_undo_is_followed_too(writer: Page, follower: Page) -> None:
    writer.locator("#choices .ticket:enabled").first.click()
    expect(writer.locator("#undo")).to_be_enabled()
    same_table(writer, follower)
    expect(follower.locator("#log .TicketTaken")).to_have_count(1)
    expect(follower.locator("#undo")).to_be_disabled()
    writer.locator("#undo").click()
    expect(follower.locator("#log .TicketTaken")).to_have_count(0)
    same_table(writer, follower)


def test_when_the_first_tab_is_closed_the_second_plays_on(closing: Page, server: Served) -> None:
    follower = another_tab(closing.context, server.url)
    follow(follower)
    before = kept_log(closing)
    closing.close()
    expect(follower.locator("#toast")).to_have_text(words("tabs-yours"))
    wait_for_turn(follower)
    reveal(follower)
    log = kept_log(follower)
    assert (log[: len(before)], decisions(log)) == (before, decisions(before) + 1)


def test_the_second_tab_can_ask_to_play_and_the_first_follows(writer: Page, follower: Page) -> None:
    follower.locator(FOLLOWS).get_by_role("button", name=words("tabs-take")).click()
    wait_for_turn(follower)
    expect(writer.locator(FOLLOWS)).to_be_visible()
    expect(writer.locator("#choices .kind")).to_have_count(0)
    reveal(follower)
    same_table(follower, writer)
    writer.locator(FOLLOWS).get_by_role("button").click()
    wait_for_turn(writer)
    reveal(writer)
    same_table(writer, follower)
    assert decisions(kept_log(writer)) == 3


def test_a_tab_that_was_left_open_does_not_go_back_to_an_older_log(closing: Page, server: Served) -> None:
    """Its start page offers the race as it was; another tab has played on and is closed by then."""
    page = another_tab(closing.context, server.url)
    expect(page.locator("#continue")).to_be_visible()
    reveal(closing)
    before = kept_log(closing)
    closing.close()
    come_back(page)
    wait_for_turn(page)
    assert kept_log(page) == before
    reveal(page)
    assert kept_log(page)[: len(before)] == before


def test_other_races_need_not_follow(writer: Page, tabs: tuple[Page, Page]) -> None:
    page = tabs[1]
    page.evaluate("() => void crypto.getRandomValues(new Uint8Array(1))")  # or both would have the same dice and name
    new_game(page, people("Cleo", "Dan"))
    wait_for_turn(page)
    reveal(page)
    reveal(writer)
    assert [decisions(race["save"]["actions"]) for race in stored(page)][-2:] == [1, 2]


def test_a_follower_sees_the_race_to_its_end(tabs: tuple[Page, Page]) -> None:
    page, other = tabs
    players.open_kept(page, last_decision(["Ann", "Bot A"]))
    go_home(other)
    follow(other)
    page.locator("#choices .reveal").click()
    expect(other.locator("#turn-who")).to_have_text(words("turn-over"))
    expect(other.locator(FOLLOWS)).to_have_count(0)
    assert stored(other)[-1]["over"]
