"""What is chosen is shown on the board: lifted and ringed, a tile as a ghost, and what a bet pays before it is made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from crowded import crowded
from players import bots, new_game, people, thing, wait_for_turn
from served import Served
from truth import ask, load, stored
from visits import visit

GHOST = "() => Array.from(document.querySelectorAll('#board #ghost use'), (part) => part.getAttribute('href'))"
LIFT = "(thing) => getComputedStyle(thing).translate"
FIGURES = "(all) => all.map((one) => Number(one.textContent.replace('−', '-')))"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture
def solo(page: Page) -> Page:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    return page


def chosen(page: Page) -> set[str]:
    """The things on the board that are lifted and ringed."""
    return set(page.locator("#board .is-chosen").evaluate_all("(things) => things.map((thing) => thing.id)"))


def actions(page: Page) -> list[str]:
    kept: list[str] = stored(page)[-1]["save"]["actions"]
    return kept


# ---- lifted and ringed


def test_what_a_question_is_about_is_lifted_and_ringed_until_it_is_closed(solo: Page) -> None:
    for tapped, shown in (
        ("tickets-r", {"tickets-r", "camel-r"}),
        ("pyramid", {"pyramid"}),
        ("pile-loser", {"pile-loser"}),
    ):
        thing(solo, tapped).click()
        assert chosen(solo) == shown
        assert thing(solo, tapped).evaluate(LIFT) != "none"
        ring = thing(solo, tapped).locator("> .ring").evaluate("(ring) => getComputedStyle(ring).strokeWidth")
        assert ring == "4px", "a ring, not a colour alone"
        solo.locator("#choices .cancel").click()
        assert chosen(solo) == set()


def test_a_button_under_the_pointer_shows_its_place_on_the_board(solo: Page) -> None:
    solo.locator("#choices .tile").click()
    button = solo.locator("#choices .spaces button").last
    button.hover()
    assert chosen(solo) == {f"space-{button.get_attribute('data-space')}"}
    solo.locator("#choices .cancel").click()
    solo.locator("#choices .bet").click()
    solo.locator("#choices .card[data-card=y]").click()
    assert "camel-y" in chosen(solo)
    solo.locator("#choices [data-action='l:y']").hover()
    assert chosen(solo) == {"camel-y", "pile-loser"}
    solo.locator("#choices .cancel").click()


def test_nothing_is_lifted_any_more_when_it_is_done(solo: Page) -> None:
    players.ticket_on_the_board(solo)
    wait_for_turn(solo)
    assert chosen(solo) == set()


def test_the_lift_does_not_move_for_those_who_want_no_motion(browser: Browser, server: Served) -> None:
    with visit(browser, server, options={"reduced_motion": "reduce"}) as page:
        new_game(page, [*people("Ann"), *bots(1)])
        wait_for_turn(page)
        durations = thing(page, "pyramid").evaluate("(thing) => getComputedStyle(thing).transitionDuration")
        assert durations == "0s"


# ---- the ghost of a tile


def test_a_tile_lies_on_its_space_as_a_ghost_with_the_side_that_is_looked_at(solo: Page) -> None:
    space = players.glowing(solo, "space-")[1]
    thing(solo, space).click()
    assert chosen(solo) == {space}
    solo.wait_for_function(f"() => ({GHOST})().includes('#art-cheer')")
    solo.locator("#choices .side-minus").hover()
    solo.wait_for_function(f"() => ({GHOST})().includes('#art-boo')")
    expect(solo.locator("#choices .side-minus")).to_have_class("side side-minus is-shown")
    solo.locator("#choices .cancel").click()
    solo.wait_for_function(f"() => ({GHOST})().length === 0")
    assert not [action for action in actions(solo) if action.startswith("s:")]


def test_a_space_that_is_tapped_again_gets_the_tile_as_the_ghost_shows_it(solo: Page) -> None:
    space = players.glowing(solo, "space-")[1]
    thing(solo, space).click()
    solo.locator("#choices .side-minus").hover()
    solo.wait_for_function(f"() => ({GHOST})().includes('#art-boo')")
    thing(solo, space).click()
    wait_for_turn(solo)
    assert f"s:-{space.removeprefix('space-')}" in actions(solo)


# ---- what it pays


def test_a_bet_says_what_it_can_pay_now_as_the_engine_has_it(page: Page) -> None:
    players.open_kept(page, crowded(4))
    load(page)
    offers = {offer["action"]: offer for offer in ask("show", seat=0)["legal"]}
    racer = next(action[2] for action in offers if action.startswith("w:"))
    page.locator("#choices .bet").click()
    page.locator(f"#choices .card[data-card={racer}]").click()
    for pile in "wl":
        offer = offers[f"{pile}:{racer}"]
        button = page.locator(f"#choices [data-action='{pile}:{racer}']")
        assert button.locator(".scale .gained").evaluate_all(FIGURES) == offer["possible"]
        assert button.locator(".scale b:not(.lost)").evaluate_all(FIGURES) == offer["scale"]
        assert button.locator(".scale .lost").evaluate_all(FIGURES) == [-offer["costs"]]
        expect(button.locator(".there b")).to_have_text(str(offer["cards"]))
    assert len(offers[f"w:{racer}"]["possible"]) > 1, "cards lie there already"
    page.locator("#choices .cancel").click()


def test_a_ticket_says_what_it_pays_and_costs(solo: Page) -> None:
    thing(solo, "tickets-g").click()
    assert solo.locator("#choices .rank-pays b").evaluate_all(FIGURES) == [5, 1, -1]
    terms = words("ask-ticket-terms", racer=words("camel-g"), value=5, second=1, costs=1)
    expect(solo.locator("#choices .question")).to_contain_text(terms)
    solo.locator("#choices .cancel").click()


# ---- tap again


def test_tap_again_is_said_three_times_and_no_fourth(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        new_game(page, [*people("Ann"), *bots(1)])
        wait_for_turn(page)
        for stack, said in zip("bgyr", (1, 1, 1, 0), strict=True):
            thing(page, f"tickets-{stack}").click()
            expect(page.locator("#choices .hint")).to_have_count(said)
        page.locator("#choices .cancel").click()
        page.locator("#choices .reveal").click()
        expect(page.locator("#choices .hint")).to_have_count(0)
