"""Races of both games side by side: their pictures in the list; what leaves a race of elephants that still runs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from catalogue import words
from players import screen
from served import Served
from stampede import elephant, table
from stampede.game import Setup, decision
from test_games import ADD, open_list
from truth import last_decision, stored
from visits import visit

# Whatever a picture borrows that is nowhere in the page.
LOST = """() => Array.from(document.querySelectorAll("#games .picture [href]"), (use) => use.href.baseVal.slice(1))
  .filter((id) => !document.getElementById(id))"""

PLAIN = {"fill": "rgb(0, 0, 0)", "stroke": "none", "stroke-width": "1px"}


def running(seed: str = "e") -> dict[str, Any]:
    """A race of elephants as the page would keep it: some turns in, a person on the first seat is to move."""
    now, rng = table.sit_down(Setup("elephant", 3, 0), seed), random.Random(seed)
    while now.ply < 120 or now.state.seat != 0 or not elephant.resume(now.state):
        seat = now.state.seat
        now = table.act(now, decision(elephant.BOTS["random"](elephant.view(now.state, seat), seat, rng)).action)
    seats = [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": "calf"}, {"name": "Cleo", "bot": "calf"}]
    about = {"id": "herd", "game": "elephant", "seats": seats, "first": 0, "seed": seed, "leg": 9, "updated": 2}
    return {**about, "save": table.save(now), "over": False}


def begun_from(save: dict[str, Any]) -> str:
    """Where the race stood when its latest turn began, as everybody sees it."""
    return elephant.position(elephant.view(table.load(save, "").state, None))


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.mark.parametrize("game", ["camel2", "elephant"])
def test_pictures_of_both_games_have_all_their_art_whichever_the_start_page_shows(page: Page, game: str) -> None:
    players.keep_only(page, last_decision(["Ann", "Ben"]))
    page.evaluate(ADD, running())
    page.locator(f"#which-game [data-game={game}]").click()
    expect(page.locator("body")).to_have_attribute("data-game", "elephant" if game == "elephant" else "camel")
    open_list(page)
    expect(page.locator("#games .picture svg")).to_have_count(2)
    assert page.locator("#games .picture use").count() > 50
    assert page.evaluate(LOST) == []
    for name in ("fill", "stroke", "stroke-width"):
        printed = page.locator("#games .picture svg").first.evaluate(f"(svg) => getComputedStyle(svg)['{name}']")
        assert printed == PLAIN[name], "classes of the page print nothing inside a picture"
    page.locator("#games .back").click()


def test_a_link_of_running_elephants_opens_where_the_turn_began_and_keeps_nothing(page: Page) -> None:
    race = running()
    players.keep_only(page, race)
    open_list(page)
    page.locator("#games .more").click()
    page.locator("dialog.menu [data-value=share]").click()
    expect(page.locator("dialog.share .share-link")).to_contain_text(words("share-link-elephant"))
    address = page.locator("dialog.share .share-link input").input_value()
    players.close_dialog(page)
    page.locator("#games .back").click()
    page.goto(address)
    screen(page, "table")
    elephants_there = begun_from(race["save"]).split()[1].split(",")
    expect(page.locator("#board #herd [id^=elephant-]")).to_have_count(len(elephants_there))
    there = {name.removeprefix("elephant-"): place for name, place in elephants.places(page).items()}
    assert {place[-1]: place[:-1] for place in elephants_there}.items() <= there.items()
    assert [kept["id"] for kept in stored(page)] == ["herd"]


def test_a_copy_of_running_elephants_begins_with_this_turn_and_keeps_ones_own_hand(page: Page) -> None:
    race = running("f")
    players.reload(page)
    players.keep_only(page, race)
    page.locator("#continue").click()
    assert elephants.decision(page) == "turn"
    mine = elephants.hand(page)
    page.keyboard.press(",")
    expect(page.locator("#past .replay-back")).to_be_focused()
    page.keyboard.press("End")
    page.locator("#past .fork").click()
    expect(page.locator("dialog")).to_contain_text(words("fork-dealt-elephant"))
    page.locator("dialog [data-value=same]").click()
    expect(page.locator("#past .fork")).not_to_be_visible()
    assert elephants.decision(page) == "turn"
    assert elephants.hand(page) == mine
    copy = stored(page)[-1]
    assert copy["id"] != "herd"
    assert begun_from(copy["save"]).split()[:4] == begun_from(race["save"]).split()[:4]
