"""A worker may die or hang at any moment: the race goes on as if nothing had happened, or stops with a file in hand."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

import players
from catalogue import words
from crashes import kill_again_and_again
from killing import KILLER, SHORT_DEADLINES, Bots, decisions, finish, kept_log, open_race, race_of, received, whole_log
from looks import DESKTOP, PHONE, problems, too_small
from players import new_game, people, wait_for_turn
from served import Served
from truth import shown, stored
from visits import ELSEWHERE, size, visit

# Workers that hang, or are silent as the dead are, at a question that contains a word.
BAITED = """
globalThis.bait = { word: '', times: 0 };
globalThis.Worker = class extends Worker {
  postMessage(message, ...more) {
    if (bait.times > 0 && message.text?.includes(bait.word)) { bait.times--; message = { ...message, bait: true }; }
    super.postMessage(message, ...more);
  }
};
"""
LOOP = "self.addEventListener('message', ({ data }) => { if (data.bait) for (;;); }, { capture: true });"


def set_bait(page: Page, word: str, times: int) -> None:
    page.evaluate("(given) => Object.assign(bait, given)", {"word": word, "times": times})


def with_loops(page: Page, url: str) -> None:
    """The site, where every worker hangs when it is given a bait."""

    def add_loop(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=LOOP + answer.text())

    page.route("**/worker-*.js", add_loop)
    page.goto(url)


# ---- killed at every action


@pytest.mark.parametrize(("bots", "seed"), [((None, "greenhorn"), "9")], ids=["a bot"])
def test_a_worker_that_dies_at_every_action_of_a_race_changes_nothing(
    browser: Browser, server: Served, bots: Bots, seed: str
) -> None:
    log = whole_log(bots, seed)
    race = race_of(bots, seed, plies=None if bots == (None, None) else len(log) - 12)  # `make soak`: all of it
    with visit(browser, server, scripts=[KILLER], confirm="off") as page:
        open_race(page, race)
        finish(page)
        assert kept_log(page) == log
        assert stored(page)[-1]["over"]
        assert page.evaluate("killing.kills") == decisions(log) - decisions(race["save"]["actions"])


# ---- hanging


@pytest.fixture(scope="module")
def baited(browser: Browser, server: Served) -> Iterator[Page]:
    scripts = [BAITED, SHORT_DEADLINES]
    with visit(browser, server, address=ELSEWHERE, scripts=scripts, confirm="off", options=size(*PHONE)) as page:
        with_loops(page, server.url)
        yield page


@pytest.fixture
def hanging(baited: Page) -> Iterator[Page]:
    """A race of its own for each test, and nothing hangs yet."""
    new_game(baited, [*people("Ann"), *players.bots(1, "greenhorn")])
    wait_for_turn(baited)
    yield baited
    set_bait(baited, "", 0)
    if baited.locator(".notice").count():
        baited.reload()


HANGS = [("act", 2), ("save", 1), ("think", 1), ("play", 1)]
MORE_HANGS = [pytest.param(verb, 2, marks=pytest.mark.soak) for verb in ("save", "think", "play")]


@pytest.mark.parametrize(("verb", "times"), [*HANGS, *MORE_HANGS])
def test_a_worker_that_hangs_is_replaced_and_the_race_goes_on(hanging: Page, verb: str, times: int) -> None:
    before = kept_log(hanging)
    set_bait(hanging, f'"verb":"{verb}"', times)
    hanging.locator("#choices .reveal").click()
    wait_for_turn(hanging)
    assert hanging.evaluate("bait.times") == 0
    log = kept_log(hanging)
    assert log[: len(before)] == before
    assert decisions(log) == decisions(before) + 2
    expect(hanging.locator(".notice")).to_have_count(0)


def test_after_three_failures_at_one_place_it_stops_with_a_file(hanging: Page, tmp_path: Path) -> None:
    before = kept_log(hanging)
    set_bait(hanging, '"verb":"play"', 1000)
    hanging.locator("#choices .reveal").click()
    notice = hanging.locator(".notice")
    expect(notice.locator("p")).to_have_text(words("trouble-stuck"))
    assert hanging.evaluate("bait.times") == 997
    assert (problems(hanging), too_small(hanging)) == ([], [])
    with hanging.expect_download() as download:
        notice.get_by_role("button", name=words("trouble-export")).click()
    download.value.save_as(tmp_path / "race.json")
    parcel = json.loads((tmp_path / "race.json").read_text("utf-8"))
    assert tuple(parcel["save"]["actions"]) == kept_log(hanging)
    assert parcel["seed"] is None, "the race still runs"
    assert received(parcel) == parcel["save"]
    assert decisions(kept_log(hanging)) == decisions(before) + 1

    set_bait(hanging, "", 0)
    notice.get_by_role("button", name=words("trouble-retry")).click()
    wait_for_turn(hanging)
    expect(notice).to_have_count(0)
    assert decisions(kept_log(hanging)) == decisions(before) + 2


def test_a_race_that_kills_whatever_opens_it_is_handed_over_and_left_alone(hanging: Page) -> None:
    kept = stored(hanging)
    players.go_home(hanging)
    set_bait(hanging, '"verb":"load"', 1000)
    hanging.locator("#continue").click()
    players.screen(hanging, "start")
    notice = hanging.locator(".notice")
    expect(notice.locator("p")).to_have_text(words("trouble-stuck"))
    with hanging.expect_download():
        notice.get_by_role("button", name=words("trouble-export")).click()
    assert stored(hanging) == kept


@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_a_coach_that_hangs_stops_nobody_from_playing(browser: Browser, server: Served, turns: int) -> None:
    scripts = [BAITED, SHORT_DEADLINES]
    looks = size(*DESKTOP)
    with visit(browser, server, address=ELSEWHERE, scripts=scripts, confirm="off", coach="on", options=looks) as page:
        with_loops(page, server.url)
        set_bait(page, '"verb":"advise"', 1000)
        new_game(page, people("Ann", "Ben"))
        for _ in range(turns):
            wait_for_turn(page)
            before = decisions(kept_log(page))
            page.locator("#choices .reveal").click()
            page.wait_for_function(
                "(ply) => document.querySelectorAll('#log .DieRolled').length >= ply", arg=before + 1
            )
        expect(page.locator(".notice")).to_have_count(0)


# ---- a browser that is killed


def test_what_was_shown_before_the_browser_was_killed_is_there_after_it(
    playwright: Playwright, server: Served, tmp_path: Path
) -> None:
    tally = kill_again_and_again(playwright, server, tmp_path / "profile", 3, random.Random(5))  # `make soak`: 100
    assert tally.kills == 3
    assert tally.confirmed > 3 * 7, "more than the opening was seen each time"


# ---- put away and taken out again


def test_a_page_that_is_frozen_in_a_bots_turn_goes_on_when_it_is_thawed(browser: Browser, server: Served) -> None:
    with visit(browser, server, confirm="off", pace="normal") as page:
        new_game(page, [*people("Ann"), *players.bots(1, "greenhorn")])
        wait_for_turn(page)
        before = kept_log(page)
        page.locator("#choices .reveal").click()
        expect(page.locator("#turn-who")).to_contain_text("Bot A")
        session = page.context.new_cdp_session(page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        session.send("Page.setWebLifecycleState", {"state": "active"})
        wait_for_turn(page)
        assert decisions(kept_log(page)) == decisions(before) + 2


def test_a_page_that_comes_back_from_the_cache_plays_on_from_what_is_kept(browser: Browser, server: Served) -> None:
    with visit(browser, server, confirm="off") as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        before = shown(page)
        page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        expect(page.locator("#toast")).to_have_text(words("tabs-yours"))
        wait_for_turn(page)
        assert shown(page) == before
        log = kept_log(page)
        page.locator("#choices .reveal").click()
        page.wait_for_function("() => document.querySelectorAll('#log .DieRolled').length === 1")
        assert decisions(kept_log(page)) == decisions(log) + 1
