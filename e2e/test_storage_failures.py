"""A device that refuses to keep a race: it is said at once and for as long as it is true, the race goes on, and a file
of it can be had. Never is anything shown as saved that is not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from failing import FAILING, KINDS, act, banner, done, exported, fail_next
from killing import SHORT_DEADLINES, decisions, kept_log, received
from looks import PHONE, problems, too_small
from players import new_game, people, wait_for_turn
from served import Served
from truth import stored
from visits import size, visit


@pytest.fixture(scope="module")
def device(browser: Browser, server: Served) -> Iterator[Page]:
    scripts = [SHORT_DEADLINES, FAILING]
    with visit(browser, server, scripts=scripts, confirm="off", options=size(*PHONE)) as page:
        yield page


@pytest.fixture
def failing(device: Page) -> Iterator[Page]:
    """A race of its own for each test, kept so far."""
    new_game(device, people("Ann", "Ben"))
    wait_for_turn(device)
    expect(banner(device)).to_have_count(0)
    yield device
    device.evaluate("Object.assign(failing, { next: '', from: Infinity, failed: 0, hangs: false })")
    if banner(device).count():
        device.reload()


def test_each_call_fails_in_turn_through_thirty_actions(failing: Page) -> None:
    """Told while it is so, and no longer: the next action that is kept keeps all before it."""
    for number in range(30):
        fail_next(failing, KINDS[number // 2 % len(KINDS)] if number % 2 else "")
        act(failing, number)
        if number % 2:
            expect(banner(failing)).to_have_count(1)
            expect(failing.locator("#turn-leg")).to_contain_text(words("turn-unsaved"))
        else:
            expect(banner(failing)).to_have_count(0)
            expect(failing.locator("#turn-leg")).not_to_contain_text(words("turn-unsaved"))
            assert decisions(kept_log(failing)) == number + 1
    assert failing.evaluate("failing.failed") == 15
    parcel = exported(failing)
    assert decisions(parcel["save"]["actions"]) == 30
    assert received(parcel) == parcel["save"]


@pytest.mark.parametrize("call", [1, 4])
def test_from_some_call_on_everything_fails(failing: Page, call: int) -> None:
    failing.evaluate("(call) => (failing.from = failing.calls + call)", call)
    for number in range(4):
        act(failing, number)
    expect(banner(failing)).to_have_count(1)
    assert (problems(failing), too_small(failing)) == ([], [])
    parcel = exported(failing)
    assert decisions(parcel["save"]["actions"]) == done(failing) == 4
    players.go_home(failing)
    expect(banner(failing)).to_have_count(1)
    assert exported(failing) == parcel, "the race can still be had"


def test_a_banner_that_was_put_away_leaves_its_mark(failing: Page) -> None:
    failing.evaluate("failing.from = 0")
    act(failing, 1)
    banner(failing).get_by_role("button", name=words("trouble-close")).click()
    act(failing, 2)
    expect(banner(failing)).to_have_count(0)
    expect(failing.locator("#turn-leg")).to_contain_text(words("turn-unsaved"))
    failing.evaluate("failing.from = Infinity")
    act(failing, 4)
    expect(failing.locator("#turn-leg")).not_to_contain_text(words("turn-unsaved"))
    assert decisions(kept_log(failing)) == 3


def test_one_may_think_while_a_new_race_is_being_kept(browser: Browser, server: Served) -> None:
    """Nobody has done anything that could be lost; what is done first waits until it is kept."""
    with visit(browser, server, scripts=[SHORT_DEADLINES, FAILING], confirm="off") as page:
        page.evaluate("failing.next = 'never done'")
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        expect(banner(page)).to_have_count(0)
        expect(banner(page)).to_have_count(1)
        page.evaluate("failing.hangs = false")
        expect(banner(page)).to_have_count(0)
        act(page, 1)
        assert decisions(kept_log(page)) == 1


# ---- the browser's own refusals


def test_a_full_device_is_told_and_once_there_is_room_all_is_kept(browser: Browser, server: Served) -> None:
    with visit(browser, server, confirm="off", options=size(*PHONE)) as page:
        session = page.context.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": 1})
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        expect(banner(page)).to_have_count(1)
        act(page, 1)
        act(page, 2)
        assert stored(page) == []
        assert decisions(exported(page)["save"]["actions"]) == 2
        session.send("Storage.overrideQuotaForOrigin", {"origin": server.origin})
        act(page, 3)
        expect(banner(page)).to_have_count(0)
        assert decisions(kept_log(page)) == 3


HOLD = """(version) => new Promise((resolve) => {
  const opening = indexedDB.open('stampede', version);
  opening.onblocked = () => resolve('blocked');
  opening.onsuccess = () => { globalThis.held = opening.result; resolve('open'); };
})"""


def test_an_upgrade_that_another_tab_blocks_is_told_and_the_race_goes_on(browser: Browser, server: Served) -> None:
    """One tab does not let go of the database, another wants to change it: whoever comes now waits for ever."""
    with visit(browser, server, scripts=[SHORT_DEADLINES], confirm="off", options=size(*PHONE)) as page:
        expect(page.locator("#boot")).to_have_class("is-ready")
        holder, upgrader = page.context.new_page(), page.context.new_page()
        for tab in (holder, upgrader):
            tab.goto(f"{server.url}assets/probe.html")
        assert holder.evaluate(HOLD, 1) == "open"
        assert upgrader.evaluate(HOLD, 2) == "blocked"
        page.bring_to_front()
        page.reload()
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        expect(banner(page)).to_have_count(1)
        act(page, 1)
        assert decisions(exported(page)["save"]["actions"]) == 1
        upgrader.close()
        holder.close()
        act(page, 2)
        expect(banner(page)).to_have_count(0)
        assert decisions(kept_log(page)) == 2


def test_a_later_version_of_the_site_is_not_blocked_by_an_open_race(browser: Browser, server: Served) -> None:
    with visit(browser, server, confirm="off", options=size(*PHONE)) as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        act(page, 1)
        later = page.context.new_page()
        later.goto(f"{server.url}assets/probe.html")
        assert later.evaluate(HOLD, 2) == "open"
        page.bring_to_front()
        act(page, 2)
        expect(banner(page)).to_have_count(1)
        assert decisions(exported(page)["save"]["actions"]) == 2


def test_an_exported_race_comes_back_in_where_it_was(failing: Page) -> None:
    failing.evaluate("failing.from = 0")
    act(failing, 1)
    act(failing, 2)
    parcel = exported(failing)
    failing.evaluate("failing.from = Infinity")
    players.go_home(failing)
    failing.locator("#open-games").click()
    file = {"name": "race.json", "mimeType": "application/json", "buffer": json.dumps(parcel).encode()}
    kept = len(stored(failing))
    failing.locator("#games input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(failing.locator("#games .open")).to_have_count(kept + 1)
    assert stored(failing)[-1]["save"] == parcel["save"]
    failing.locator("#games .open").first.click()
    wait_for_turn(failing)
    act(failing, 4)
    assert decisions(kept_log(failing)) == 3


def test_a_start_page_whose_database_never_answers_can_be_used(browser: Browser, server: Served) -> None:
    never = "IDBFactory.prototype.open = () => Object.assign(new EventTarget(), { result: null });"
    with visit(browser, server, scripts=[SHORT_DEADLINES, never], confirm="off", options=size(*PHONE)) as page:
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        expect(banner(page)).to_have_count(1)
        act(page, 1)
