"""Replays of running and finished races: step, jump, scrub, play; and playing on from anywhere as a new game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from looks import SIZES, problems, resize
from players import bots, new_game, people, wait_for_turn
from served import Served
from truth import ask, camels_of, keep, last_decision, load, shown, stored
from visits import WIRETAP, visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture(scope="module")
def finished(page: Page) -> dict[str, Any]:
    """A race of a person and two bots, as it is kept when it is over."""
    players.finish(page, last_decision(["Ann", "Ben", "Cleo"]))
    return stored(page)[-1]


@pytest.fixture
def over(page: Page, finished: dict[str, Any]) -> Page:
    """A race that is over, the only one, opened again from the list."""
    players.go_home(page)
    keep(page, finished)
    load(page)
    page.locator("#open-games").click()
    page.locator("#games .open").first.click()
    expect(page.locator("#past")).to_be_visible()
    return page


@pytest.fixture
def running(page: Page) -> Page:
    """Two people after four shakes of the pyramid."""
    players.race_of_two(page)
    load(page)
    return page


def at(page: Page, ply: int) -> None:
    """The page shows the table after so many plies, by the engine."""
    last = ask("show")["ply"]
    expect(page.locator("#past-words")).to_have_text(words("log-past", ply=ply, last=last))
    expect(page.locator("#past input[type=range]")).to_have_value(str(ply))
    there = camels_of(ask("show", ply=ply))
    page.wait_for_function(
        "(there) => Object.entries(there).every(([camel, space]) =>"
        " document.querySelector(`#board [data-camel='${camel}']`)?.dataset.space === String(space))",
        arg=there,
    )


# ---- moving about


def test_a_finished_race_opens_as_a_replay_from_its_first_step(over: Page) -> None:
    last = ask("show")["ply"]
    at(over, 0)
    for name, ply in (("on", 1), ("last", last), ("back", last - 1), ("first", 0)):
        over.locator(f"#past .replay-{name}").click()
        at(over, ply)
    expect(over.locator("#past .to-result")).to_be_hidden()
    over.locator("#past .replay-last").click()
    over.locator("#past .to-result").click()
    expect(over.locator("dialog.podium")).to_contain_text("Ann")
    over.locator("dialog.podium [data-value=look]").click()
    over.locator("#past .now").click()
    players.screen(over, "games")
    expect(over.locator("#games .open").first).to_be_visible()


def test_leaving_a_replay_of_the_race_one_has_just_played_shows_its_end(page: Page) -> None:
    players.finish(page, last_decision(["Ann", "Ben", "Cleo"]))
    page.get_by_role("button", name=words("replay-open"), exact=True).click()
    page.locator("#past .now").click()
    expect(page.locator("#past")).to_be_hidden()
    expect(page.locator("#choices .outcome-line")).to_be_visible()


@pytest.mark.parametrize("race", ["over", "running"])
def test_arrow_keys_step_and_jump(race: str, request: pytest.FixtureRequest) -> None:
    page = request.getfixturevalue(race)
    last = ask("show")["ply"]
    page.locator("#turn").click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    at(page, 0)
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        at(page, ply)
    page.keyboard.press("Escape")
    expect(page.locator("#past")).to_be_hidden()


def test_the_scrubber_goes_anywhere_and_marks_the_legs(over: Page) -> None:
    last = ask("show")["ply"]
    starts = [event["ply"] for event in ask("log")["events"] if event["type"] == "LegStarted"]
    places = over.locator("#past .marks span").evaluate_all(
        "(marks) => marks.map((mark) => mark.style.insetInlineStart)"
    )
    assert [round(float(place.removesuffix("%")) * last / 100) for place in places] == starts
    assert over.locator("#past .marks span").all_text_contents() == [str(leg + 2) for leg in range(len(starts))]
    scrubber = over.locator("#past input[type=range]")
    scrubber.fill(str(last // 2))
    at(over, last // 2)
    scrubber.press("ArrowRight")
    at(over, last // 2 + 1)


def test_a_line_of_the_log_is_a_jump(over: Page) -> None:
    over.locator("#log button[data-ply='12']").first.click()
    at(over, 12)


# ---- the film


def test_speeds_go_from_a_half_to_eight(over: Page) -> None:
    options = over.locator("#past .speed option").evaluate_all("(options) => options.map(({ value }) => Number(value))")
    assert (min(options), max(options)) == (0.5, 8)


def test_it_plays_to_the_end_and_stops_there(over: Page) -> None:
    last = ask("show")["ply"]
    over.locator("#past .speed").select_option("8")
    over.locator("#past input[type=range]").fill(str(last - 6))
    at(over, last - 6)
    play = over.locator("#past .replay-play")
    play.click()
    expect(play).to_have_attribute("aria-label", words("replay-pause"))
    at(over, last)
    expect(play).to_have_attribute("aria-label", words("replay-play"))


def test_it_pauses_where_it_is_and_any_step_stops_it(over: Page) -> None:
    play = over.locator("#past .replay-play")
    over.locator("#past .speed").select_option("8")
    play.click()
    over.wait_for_function("() => Number(document.querySelector('#past input').value) >= 3")
    play.click()
    expect(play).to_have_attribute("aria-label", words("replay-play"))
    here = int(over.locator("#past input[type=range]").input_value())
    over.wait_for_timeout(400)  # several steps at this speed: only time shows that nothing happens
    at(over, here)
    play.click()
    over.locator("#past .replay-first").click()
    at(over, 0)
    expect(play).to_have_attribute("aria-label", words("replay-play"))


def test_the_film_moves_the_camels(browser: Browser, server: Served) -> None:
    """With movement on, a step of the film is animated."""
    with visit(browser, server, speed="slow") as page:
        players.open_kept(page, last_decision(["Ann", "Ben"]))
        page.keyboard.press(",")
        page.locator("#past .replay-first").click()
        page.locator("#past .replay-play").click()
        page.wait_for_function("() => document.querySelector('#board').getAnimations({ subtree: true }).length > 0")


# ---- secrets


def test_several_people_look_back_with_nobodys_eyes(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[WIRETAP]) as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        players.bet_behind_the_curtain(page, "y")
        wait_for_turn(page)
        page.evaluate("traffic.length = 0")
        page.keyboard.press(",")
        expect(page.locator("#past .replay-back")).to_be_focused()
        page.keyboard.press("Home")
        expect(page.locator("#past input[type=range]")).to_have_value("0")
        page.keyboard.press("End")
        expect(page.locator("#past input[type=range]")).not_to_have_value("0")
        told = [json.loads(it["text"]) for it in page.evaluate("traffic")]
        shows = [request for request in told if request.get("verb") == "show"]
        assert len(shows) >= 3
        assert {request["seat"] for request in shows} == {None}
        for answer in told:
            for card in answer.get("ok", {}).get("view", {}).get("winner_pile", []):
                assert card["racer"] is None


# ---- playing on


def fork(page: Page, ply: int, choice: str = "same") -> None:
    page.locator("#past input[type=range]").fill(str(ply))
    at(page, ply)
    page.locator("#past .fork").click()
    page.locator(f"dialog [data-value={choice}]").click()
    expect(page.locator("#past")).to_be_hidden()


def test_one_can_play_on_from_a_finished_race_which_stays_as_it_is(over: Page) -> None:
    original = stored(over)[-1]
    ply = next(ply for ply in range(20, 99) if ask("show", ply=ply)["turn"] == 0)
    before = camels_of(ask("show", ply=ply))
    fork(over, ply)
    wait_for_turn(over)
    expect(over.locator("#turn-who")).to_have_text(words("turn-yours"))
    assert shown(over)["camels"] == before
    first, copy = stored(over)
    assert first == original
    assert copy["save"]["actions"] == original["save"]["actions"][:ply]
    assert (copy["since"], copy["over"]) == (ply, False)
    assert copy["seed"] not in ("", original["seed"])
    players.ticket_by_button(over)
    wait_for_turn(over)
    assert stored(over)[0] == original


def test_there_is_nothing_to_play_on_from_at_the_end(over: Page) -> None:
    over.locator("#past .replay-last").click()
    at(over, ask("show")["ply"])
    expect(over.locator("#past .fork")).to_be_hidden()
    expect(over.locator("#past .to-result")).to_be_visible()


def test_of_several_people_one_can_play_on_against_bots(running: Page) -> None:
    races = len(stored(running))
    running.keyboard.press(",")
    ply = next(ply for ply in range(9, 99) if ask("show", ply=ply)["turn"] == 1)
    fork(running, ply, "bots")
    wait_for_turn(running)
    expect(running.locator("#turn-who")).to_have_text(words("turn-yours"))
    kept = stored(running)
    assert len(kept) == races + 1
    assert [(seat["name"], seat["bot"]) for seat in kept[-1]["seats"]] == [("Ann", "regular"), ("Ben", None)]


def test_a_copy_of_a_running_race_deals_hidden_cards_anew_and_says_so(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.bet_behind_the_curtain(page, "y")
    wait_for_turn(page)
    load(page)
    page.keyboard.press(",")
    expect(page.locator("#past .replay-back")).to_be_focused()
    page.keyboard.press("End")
    at(page, ask("show")["ply"])
    page.locator("#past .fork").click()
    expect(page.locator("dialog")).to_contain_text(words("fork-dealt"))
    players.close_dialog(page)


def test_a_copy_against_bots_keeps_the_race_it_comes_from_running(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    load(page)
    original = stored(page)[-1]
    page.keyboard.press(",")
    fork(page, 8)
    wait_for_turn(page)
    assert [race for race in stored(page) if race["id"] == original["id"]] == [original]
    expect(page.locator("#players")).to_contain_text("Bot B")


# ---- how it looks


def test_everything_fits_every_screen(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        players.finish(page, last_decision(["Ann", "Ben", "Cleo"]))
        page.get_by_role("button", name=words("replay-open")).click()
        expect(page.locator("#past")).to_be_visible()
        page.keyboard.press("End")
        for to in SIZES:
            resize(page, to)
            assert problems(page) == [], to
            sizes = page.locator("#past :is(button, select, input):not([hidden])").evaluate_all(
                "(all) => all.map((it) => it.getBoundingClientRect())"
                ".map(({ width, height }) => Math.min(width, height))"
            )
            assert min(sizes) >= 43.5, to
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1"), to


def test_who_wins_is_isolated_in_its_sentence(over: Page) -> None:
    players.go_home(over)
    over.locator("#open-games").click()
    expect(over.locator("#games .state").first).to_contain_text(isolated("Ann").strip("\u2068\u2069"))
