"""What can be measured of the look: every screen fits every size, everything can be hit, and motion is a choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from looks import DESKTOP, PHONE, SIZES, TABLET_WIDE, below_the_fold, problems, resize, too_small
from players import bots, new_game, people, thing, wait_for_turn
from served import Served
from truth import ask, last_decision, load, stored
from visits import size, visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def at_every_size(page: Page) -> dict[str, list[str]]:
    """What does not fit, by size."""
    found = {}
    for to in SIZES:
        resize(page, to)
        if wrong := problems(page):
            found["×".join(map(str, to))] = wrong
    return found


# ---- every screen at every size


def test_the_start_page_fits(page: Page) -> None:
    players.go_home(page)
    assert at_every_size(page) == {}


def test_the_form_fits(page: Page) -> None:
    players.fill_form(page, [*people("Maximiliane Anastasia"), *bots(7)])
    assert at_every_size(page) == {}


@pytest.mark.parametrize("seats", [3, 8])
def test_the_table_fits(page: Page, seats: int) -> None:
    new_game(page, [*people("Maximiliane Anastasia"), *bots(seats - 1)])
    wait_for_turn(page)
    assert at_every_size(page) == {}
    for question in (".tile", ".bet", ".reveal"):
        page.locator(f"#choices {question}").click()
        assert at_every_size(page) == {}
        page.locator("#choices .cancel").click()


@pytest.mark.parametrize("seats", [4, 8])
def test_ledger_and_podium_fit(page: Page, seats: int) -> None:
    players.open_kept(page, last_decision(["Maximiliane Anastasia", *(name for name, _ in bots(seats - 1))]))
    players.reveal_by_button(page)
    assert players.wait_for_decision(page) == "ledger"
    assert at_every_size(page) == {}
    resize(page, PHONE)
    assert too_small(page) == []
    players.close_ledger(page)
    assert players.wait_for_decision(page) == "podium"
    expect(page.locator("dialog.podium .standings li")).to_have_count(seats)
    assert too_small(page) == []
    assert at_every_size(page) == {}


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_nothing_of_the_table_is_below_the_fold(page: Page, seats: int) -> None:
    new_game(page, [*people("Ann"), *bots(seats - 1)])
    for _ in range(2):
        wait_for_turn(page)
        players.reveal_by_button(page)
    wait_for_turn(page)
    for to in (TABLET_WIDE, DESKTOP):
        resize(page, to)
        assert below_the_fold(page) == []
        for question in (".tile", ".bet", ".reveal"):
            page.locator(f"#choices {question}").click()
            assert below_the_fold(page) == []
            page.locator("#choices .cancel").click()


def test_everything_can_be_hit_with_a_thumb(page: Page) -> None:
    resize(page, PHONE)
    players.go_home(page)
    found = {"start": too_small(page)}
    players.open_settings(page)
    found["settings"] = too_small(page)
    page.locator("dialog .buttons button").click()
    players.open_form(page)
    found["form"] = too_small(page)
    new_game(page, [*people("Ann"), *bots(5)])
    wait_for_turn(page)
    expect(page.locator("#board")).to_have_class("is-live")
    found["table"] = too_small(page)
    for question in (".tile", ".bet", ".partner", ".reveal"):
        page.locator(f"#choices {question}").click()
        found[question] = too_small(page)
        page.locator("#choices .cancel").click()
    players.use_tool(page, "log")
    found["log"] = too_small(page)
    page.locator("#log button").first.click()
    expect(page.locator("#log")).to_be_hidden()
    found["past"] = too_small(page)
    page.locator("#past button").last.click()
    small = [f"{where}: {wrong}" for where, all_wrong in found.items() for wrong in all_wrong]
    assert not small, "\n".join(small)


# ---- whose turn it is


def test_whose_turn_it_is_can_be_seen(page: Page) -> None:
    resize(page, TABLET_WIDE)
    new_game(page, people("Ann", "Ben"))
    looks = []
    for seat, name in enumerate(("Ann", "Ben")):
        wait_for_turn(page)
        expect(page.locator("#turn-who")).to_have_text(words("turn-person", name=isolated(name)))
        expect(page.locator(".panel.is-turn")).to_have_id(f"panel-{seat}")
        expect(page.locator("#turn")).to_have_class(f"seat-{seat} is-yours")
        large = page.locator("#turn-who").evaluate("(who) => parseFloat(getComputedStyle(who).fontSize)")
        assert large >= 24, "readable from across the table"
        looks.append(page.locator("#panel-0").evaluate(OUTLINE))
        players.reveal_by_button(page)
    assert looks[0] != looks[1], "the panel of the seat to move looks different"


OUTLINE = "(panel) => { const { borderColor, boxShadow } = getComputedStyle(panel); return borderColor + boxShadow; }"


# ---- colours


def ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_day_and_night_can_be_chosen_or_left_to_the_device(page: Page) -> None:
    players.go_home(page)
    page.emulate_media(color_scheme="light")
    seen = {}
    for theme in ("light", "dark", "auto"):
        players.set_setting(page, "theme", theme)
        seen[theme] = ground(page)
    page.emulate_media(color_scheme="dark")
    seen["auto at night"] = ground(page)
    page.reload()
    seen["after a return"] = ground(page)
    players.set_setting(page, "theme", "light")
    seen["light at night"] = ground(page)
    page.emulate_media(color_scheme=None)
    assert seen["light"] == seen["auto"] == seen["light at night"]
    assert seen["dark"] == seen["auto at night"] == seen["after a return"] != seen["light"]


# ---- motion

# How many animations have run at the same time at most.
COUNT_MOTION = """
globalThis.motion = [];
const look = () => {
  for (const one of document.getAnimations())
    if (one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
      motion.push(one.effect.target?.id || one.effect.target?.className || one.constructor.name);
  requestAnimationFrame(look);
};
look();
"""


def test_with_reduced_motion_nothing_moves(browser: Browser, server: Served) -> None:
    options = size(*PHONE, reduced_motion="reduce")
    with visit(browser, server, remembers=False, scripts=[COUNT_MOTION], options=options) as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        for way in (players.reveal_by_button, players.ticket_on_the_board, players.tile_on_the_board):
            assert way(page)
            wait_for_turn(page)
        players.use_tool(page, "log")
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )
        assert page.evaluate("[...new Set(motion.map(String))]") == []


@pytest.fixture(scope="module")
def slow(browser: Browser, server: Served) -> Iterator[Page]:
    """Where everything takes its time and one tap acts."""
    with visit(browser, server, scripts=[COUNT_MOTION], speed="slow", confirm="off") as visited:
        yield visited


MOVING = """() => document.getAnimations().some((one) =>
  one.playState === 'running' && one.effect.target?.closest?.('#board, .flyer'))"""


def middle(page: Page, name: str) -> tuple[float, float]:
    box = thing(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_skips_the_motion_and_does_nothing_else(slow: Page) -> None:
    """The finger stays down until it is Ben's turn: what lies under it must not be taken."""
    new_game(slow, people("Ann", "Ben"))
    slow.wait_for_function(MOVING)
    slow.mouse.click(*middle(slow, "pyramid"))
    wait_for_turn(slow)
    slow.locator("#choices .reveal").click()
    slow.wait_for_function(MOVING)
    slow.mouse.move(*middle(slow, "tickets-r"))
    slow.mouse.down()
    slow.wait_for_function(f"() => !({MOVING})()")
    wait_for_turn(slow)
    slow.mouse.up()
    expect(slow.locator("#turn-who")).to_have_text(words("turn-person", name=isolated("Ben")))
    expect(slow.locator("#toast.is-shown")).to_have_count(0)
    assert "t:r" not in stored(slow)[-1]["save"]["actions"]
    thing(slow, "tickets-r").click()
    expect(slow.locator("#log .TicketTaken")).to_have_count(1)


def test_motion_shows_each_step_of_the_way(slow: Page) -> None:
    """Camels hop from space to space: the one that moves is seen on every space of its path."""
    new_game(slow, people("Ann", "Ben"))
    slow.wait_for_function(MOVING)
    slow.mouse.click(*middle(slow, "pyramid"))
    wait_for_turn(slow)
    slow.evaluate(WATCH_SPACES)
    slow.locator("#choices .reveal").click()
    wait_for_turn(slow)
    load(slow)
    moved = next(event for event in reversed(ask("log")["events"]) if event["type"] == "UnitMoved")
    seen = slow.evaluate("(camel) => spaces[camel]", moved["unit"][0])
    assert seen == moved["path"]


WATCH_SPACES = """() => {
  globalThis.spaces = {};
  const look = () => {
    for (const { dataset: { camel, space } } of document.querySelectorAll('#board [data-camel]')) {
      const path = (spaces[camel] ??= []);
      if (path.at(-1) !== Number(space)) path.push(Number(space));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
