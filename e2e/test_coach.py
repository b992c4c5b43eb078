"""The coach: off unless wanted, impossible in a serious game, and every number on the screen the engine's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from looks import PHONE, SIZES, TABLET_WIDE, problems, resize, too_small
from players import bots, new_game, people, wait_for_turn
from served import Served
from truth import ask, load, stored
from visits import size, visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """Beside the board, as on a desk."""
    with visit(browser, server, options=size(*SIZES[-1])) as visited:
        yield visited


@pytest.fixture(scope="module")
def coached(browser: Browser, server: Served) -> Iterator[Page]:
    """A decision about which the coach has said all it can; each test leaves it as it is."""
    with visit(browser, server, options=size(*SIZES[-1])) as page:
        new_game(page, [*people("Ann"), *bots(2)])
        wait_for_turn(page)
        players.ticket_by_button(page)
        wait_for_turn(page)
        switch(page, on=True)
        settled(page)
        yield page


@pytest.fixture(scope="module")
def odds(coached: Page) -> Any:
    """What the engine says about it."""
    load(coached)
    return whole("odds", seat=0)["odds"]


@pytest.fixture(scope="module")
def advice(coached: Page) -> Any:
    """What the engine advises, the best first."""
    return whole("advise", ply=load(coached)["ply"], seat=0)["advice"]


def switch(page: Page, *, on: bool) -> None:
    """By its button at the table."""
    if page.locator("#coach").is_visible() != on:
        page.locator("#open-coach" if on else "#coach-off").click()
    expect(page.locator("#coach")).to_be_visible(visible=on)


def number(text: str) -> float:
    return float(text.replace("−", "-").replace(",", "").removesuffix("%").strip())


def whole(verb: str, **fields: Any) -> Any:
    """All portions of the coach's work in CPython; the last one."""
    while not (answer := ask(verb, **fields))["done"]:
        pass
    return answer


def settled(page: Page) -> None:
    """Until the coach has nothing more to find out."""
    expect(page.locator(".coach-best")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#coach .odds-state").last).to_have_text(SETTLED)


SETTLED = re.compile(r"^± 0\.[0-3]$|exact")


# ---- off and on


def test_the_coach_is_off_until_somebody_switches_it_on(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    expect(page.locator("#coach")).to_be_hidden()
    assert page.locator("#choices .worth").count() == 0
    switch(page, on=True)
    expect(page.locator("#choices .reveal .worth")).to_have_text("+1.00")
    switch(page, on=False)
    expect(page.locator("#choices .worth")).to_have_count(0)
    expect(page.locator("#choices [aria-description]")).to_have_count(0)


def test_the_settings_switch_it_too(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    players.set_setting(page, "coach", "on")
    expect(page.locator("#coach .advice").first).to_be_visible()
    players.set_setting(page, "coach", "off")
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#choices .worth")).to_have_count(0)


def serious_game(page: Page) -> None:
    players.fill_form(page, [*people("Ann"), *bots(2)], first=0)
    page.locator("#form input[name=serious]").check()
    page.locator("#form button[type=submit]").click()
    players.screen(page, "table")
    wait_for_turn(page)


def test_a_serious_game_has_no_coach_and_no_way_to_one(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*SIZES[-1])) as page:
        serious_game(page)
        expect(page.locator("#open-coach")).to_be_hidden()
        players.open_settings(page)
        expect(page.locator("dialog.settings fieldset").first).to_be_visible()
        expect(page.locator("dialog.settings input[name=coach]")).to_have_count(0)
        page.locator("dialog.settings .buttons button").click()
        assert stored(page)[-1]["serious"] is True
        players.reload(page)
        wait_for_turn(page)
        expect(page.locator("#open-coach")).to_be_hidden()


def test_a_coach_that_is_wanted_stays_out_of_a_serious_game(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*TABLET_WIDE), coach="on") as page:
        serious_game(page)
        expect(page.locator("#coach")).to_be_hidden()
        page.locator("#choices .tile").click()
        page.locator("#choices .cancel").click()
        assert page.locator("#choices .worth").count() == 0
        page.locator("#open-menu").click()
        expect(page.locator("dialog.menu [data-value=home]")).to_be_visible()
        expect(page.locator("dialog.menu [data-value=coach]")).to_have_count(0)


# ---- the same numbers as the engine's


def test_the_odds_on_the_screen_are_the_engines(coached: Page, odds: Any) -> None:
    leg, race = odds["leg"], odds["race"]
    shown = coached.locator("#coach .odd").evaluate_all(
        "(cells) => cells.map(({ dataset: { racer, odd }, textContent }) => [racer, odd, textContent])"
    )
    assert len(shown) == 25
    for racer, what, text in shown:
        rank = {"first": 0, "second": 1, "last": 4}.get(what)
        share = leg["ranks"][racer][rank] / leg["total"] if rank is not None else race[what][racer] / race["total"]
        assert number(text) == pytest.approx(100 * share, abs=0.051), (racer, what)
    leaders = [racer for racer, what, _ in shown if what == "first"]
    assert leaders == sorted(leaders, key=lambda racer: -leg["ranks"][racer][0]), "the likeliest leader on top"
    ends = coached.locator("#coach [data-odd=ends] b").inner_text()
    assert number(ends) == pytest.approx(100 * leg["ends"] / leg["total"], abs=0.051)
    held = coached.locator("#coach .held b").all_inner_texts()
    assert [number(text) for text in held] == [
        pytest.approx(ticket["pounds"], abs=0.0051) for ticket in odds["holdings"][0]["tickets"]
    ]


def test_the_actions_are_ranked_as_by_the_engine(coached: Page, advice: Any) -> None:
    coached.locator("#coach .more").click()
    shown = coached.locator("#coach .advice").evaluate_all(
        "(rows) => rows.map((row) => [row.dataset.advice, row.querySelector('b').textContent])"
    )
    assert [action for action, _ in shown] == [it["offer"]["action"] for it in advice]
    for (_, text), it in zip(shown, advice, strict=True):
        assert number(text) == pytest.approx(it["pounds"], abs=0.0051)


def test_the_buttons_say_what_they_are_worth(coached: Page, advice: Any) -> None:
    by_action = {it["offer"]["action"]: it for it in advice}
    for button in coached.locator("#choices .ticket:enabled").all():
        it = by_action[str(button.get_attribute("data-action"))]
        assert number(button.locator(".worth").inner_text()) == pytest.approx(it["pounds"], abs=0.0051)
        assert button.get_attribute("aria-description")
    best = next(iter(by_action))
    tiles = [it for action, it in by_action.items() if action.startswith("s:")]
    marked = coached.locator("#choices .is-best")
    expect(marked).to_have_count(1)
    assert marked.get_attribute("data-action") == best or not best.startswith(("t:", "r"))
    coached.locator("#choices .tile").click()
    space = tiles[0]["offer"]["space"]
    shown = coached.locator(f"#choices [data-space='{space}'] .worth").inner_text()
    assert number(shown) == pytest.approx(tiles[0]["pounds"], abs=0.0051)
    coached.locator("#choices .cancel").click()


def test_a_tap_on_a_number_says_where_it_comes_from(coached: Page, odds: Any) -> None:
    leg = odds["leg"]
    racer = max(leg["ranks"], key=lambda racer: leg["ranks"][racer][0])
    coached.locator(f"#coach [data-racer={racer}][data-odd=first]").click()
    origin = words("odds-from-leg", weight=f"{leg['ranks'][racer][0]:,}", total=f"{leg['total']:,}")
    expect(coached.locator("dialog.explain")).to_contain_text(origin)
    players.close_dialog(coached)
    coached.locator(f"#coach [data-racer={racer}][data-odd=winner]").focus()
    coached.keyboard.press("Enter")
    expect(coached.locator("dialog.explain .explain-number")).to_be_visible()
    players.close_dialog(coached)


def test_a_dialog_that_is_closed_is_gone_before_another_opens(coached: Page) -> None:
    left = coached.evaluate(
        """() => {
          const [one, other] = document.querySelectorAll('#coach [data-odd=first]');
          one.click();
          document.querySelector('dialog').close();
          other.click();
          return document.querySelectorAll('dialog').length;
        }"""
    )
    assert left == 1
    players.close_dialog(coached)


def test_a_tap_on_an_action_tells_the_parts_of_its_worth(coached: Page, advice: Any) -> None:
    best = advice[0]
    coached.locator("#coach .advice").first.click()
    numbers = coached.locator("dialog.explain .parts b").all_inner_texts()
    told = [*(part["pounds"] for part in best["parts"]), best["pounds"], best["judgement"] - best["pounds"]]
    assert [number(text) for text in numbers] == [
        pytest.approx(pounds, abs=0.0051) for pounds in (*told, best["judgement"])
    ]
    assert "{" not in coached.locator("dialog.explain").inner_text()
    players.close_dialog(coached)


def test_looking_back_shows_the_odds_of_then(coached: Page) -> None:
    now = coached.locator("#coach .odd").all_inner_texts()
    load(coached)
    opening = whole("odds", ply=_first_decision(coached))["odds"]["leg"]
    coached.locator("#coach-close").click()
    coached.locator("#log .line button").nth(_opening_lines(coached)).click()
    coached.locator("#open-coach").click()
    cell = coached.locator("#coach [data-racer=r][data-odd=first]")
    share = opening["ranks"]["r"][0] / opening["total"]
    expect(cell).to_have_text(f"{100 * share:.1f}")
    coached.locator("#past button").last.click()
    expect(coached.locator("#coach .odd").first).to_have_text(now[0])


def _first_decision(page: Page) -> int:
    return sum(action[0] in "fo" for action in stored(page)[-1]["save"]["actions"])


def _opening_lines(page: Page) -> int:
    return len(page.locator("#log :is(.FirstSeatChosen, .CamelEntered)").all()) - 1


# ---- secrets


def test_round_one_screen_the_coach_says_only_what_everybody_may_know(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    switch(page, on=True)
    settled(page)
    page.locator("#coach .more").click()
    actions = page.locator("#coach .advice").evaluate_all("(rows) => rows.map((row) => row.dataset.advice)")
    assert actions
    assert not [action for action in actions if action[0] in "wl"]
    expect(page.locator(".coach-best")).to_contain_text(words("coach-public"))
    expect(page.locator("#choices .bet .worth")).to_have_count(0)
    switch(page, on=False)


# ---- the look


def test_the_coach_fits_every_screen_and_moves_nothing(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        new_game(page, [*people("Ann"), *bots(5)])
        wait_for_turn(page)
        for to in SIZES:
            resize(page, to)
            _moves_nothing(page)
            _fits(page)
            if not page.locator("#coach").is_visible():
                open_coach(page)
            switch(page, on=False)


def open_coach(page: Page) -> None:
    """Small screens keep its button in the menu."""
    if page.locator("#open-coach").is_visible():
        page.locator("#open-coach").click()
    else:
        page.locator("#open-menu").click()
        page.locator("dialog.menu [data-value=coach]").click()
    expect(page.locator("#coach")).to_be_visible()


def _moves_nothing(page: Page) -> None:
    board = page.locator("#board").bounding_box()
    places = page.locator("#choices button").evaluate_all(PLACES)
    open_coach(page)
    settled(page)
    assert page.locator("#board").bounding_box() == board
    assert page.locator("#choices button").evaluate_all(PLACES) == places


def _fits(page: Page) -> None:
    assert problems(page) == []
    assert too_small(page) == []
    coach = page.locator("#coach").evaluate("(box) => [box.scrollWidth, box.clientWidth]")
    assert coach[0] <= coach[1]
    page.locator("#coach .advice").first.click()
    assert problems(page) == []
    players.close_dialog(page)
    if page.locator("dialog #coach").count():  # it lies over the choices
        page.locator("#coach-close").click()
    for question in (".tile", ".bet", ".reveal"):
        page.locator(f"#choices {question}").click()
        assert problems(page) == []
        page.locator("#choices .cancel").click()


PLACES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def test_with_longer_words_it_still_fits(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="?lang=pseudo", options=size(*PHONE), coach="on") as page:
        new_game(page, [*people("Ann"), *bots(2)])
        wait_for_turn(page)
        for to in (PHONE, TABLET_WIDE):
            resize(page, to)
            if not page.locator("#coach").is_visible():
                open_coach(page)
            expect(page.locator(".coach-best")).to_have_attribute("aria-busy", "false")
            assert problems(page) == []
            page.locator("#coach .advice").first.click()
            assert problems(page) == []
            players.close_dialog(page)
