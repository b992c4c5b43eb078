"""The games kept on this device: committed before they are shown, listed, opened, named, deleted, taken out and in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from looks import SIZES, problems, too_small
from players import bots, go_home, new_game, people, screen, wait_for_turn
from served import Served
from truth import PUT, keep, last_decision, shown, stored
from visits import visit

ADD = PUT.replace("change.objectStore('races').clear();", "")


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def open_list(page: Page) -> None:
    go_home(page)
    page.locator("#open-games").click()
    screen(page, "games")


def leave_list(page: Page) -> None:
    page.locator("#games .back").click()
    screen(page, "start")


def item(page: Page, text: str) -> Any:
    return page.locator("#games li", has_text=text)


def do(page: Page, text: str, what: str) -> None:
    """Something out of a game's menu."""
    item(page, text).locator(".more").click()
    page.locator(f"dialog.menu [data-value={what}]").click()


# ---- committed first

# What the page tells, and how sure it wants to be, at each moment something is kept.
WATCH = """
globalThis.commits = [];
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (names, mode, options) {
  const asked = transaction.call(this, names, mode, options);
  if (mode === 'readwrite') asked.addEventListener('complete', () => {
    const told = Array.from(document.querySelectorAll('#log button'), (line) => Number(line.dataset.ply));
    commits.push({ durability: asked.durability, told: Math.max(0, ...told), kept: asked.kept });
  });
  return asked;
};
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (race) {
  this.transaction.kept = race.save.actions.length;
  return put.call(this, race);
};
"""


def test_every_action_is_on_the_device_for_good_before_it_is_told(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[WATCH]) as page:
        new_game(page, [*people("Ann"), *bots(2)])
        for turn in range(4):
            wait_for_turn(page)
            players.mixed(page, turn)
        wait_for_turn(page)
        commits = page.evaluate("commits")
        assert len(commits) >= 12
        assert {commit["durability"] for commit in commits} == {"strict"}
        opening, *actions = commits
        assert opening["told"] <= opening["kept"], "how the camels begin is told while it is kept: nobody has acted yet"
        for commit in actions:
            assert commit["told"] < commit["kept"], "an action was told before it was kept"


# ---- the list


def test_the_list_tells_players_leg_and_date_and_has_a_picture(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(2)])
    wait_for_turn(page)
    open_list(page)
    line = page.locator("#games li").first
    expect(line).to_contain_text("Bot B")
    expect(line.locator(".state")).to_have_text(words("games-leg", leg=1))
    year = page.evaluate("String(new Date().getFullYear())")
    expect(line).to_contain_text(year)
    expect(line.locator(".picture svg use").first).to_be_attached()
    assert page.locator("#games [id]").count() == 0, "a picture shares no ids with the board"


def test_a_game_opens_in_one_tap_at_the_same_decision(page: Page) -> None:
    new_game(page, people("Old", "Older"))
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    before = shown(page)
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    open_list(page)
    item(page, "Older").first.locator(".open").click()
    wait_for_turn(page)
    assert shown(page) == before


def test_finished_games_are_listed_with_their_winners(page: Page) -> None:
    players.finish(page, last_decision(["Zoe", "Ben", "Cleo"]))
    race = stored(page)[-1]
    assert race["over"]
    open_list(page)
    expect(page.locator("#games .state").first).to_contain_text(words("games-over"))
    expect(page.locator("#games .state").first).to_contain_text("won with")
    leave_list(page)


def test_the_list_of_a_new_visitor_says_that_games_are_kept(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as page:
        open_list(page)
        expect(page.locator("#games .games")).to_have_text(words("games-none"))


def test_the_list_is_there_before_the_engine(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        keep_first(page)
        page.route("**/*.zip", lambda route: None)  # never answered
        page.reload()
        open_list(page)
        expect(item(page, "Ann").locator(".about")).to_contain_text("Cleo")


def keep_first(page: Page) -> None:
    """The store exists from the first look at it."""
    expect(page.locator("#boot")).to_have_class("is-ready")
    keep(page, last_decision(["Ann", "Ben", "Cleo"]))


# ---- names


def test_a_game_gets_a_name_without_marks_of_at_most_20_letters(page: Page) -> None:
    go_home(page)
    keep(page, last_decision(["Ann", "Ben", "Cleo"]))
    open_list(page)
    do(page, "Ann", "rename")
    page.locator("dialog.rename input").fill("\u202eFriday\u0007 night at the oasis inn")
    page.locator("dialog.rename [data-value=keep]").click()
    expect(item(page, "Friday").locator("b")).to_have_text("Friday night at the")
    assert stored(page)[-1]["name"] == "Friday night at the"
    do(page, "Friday", "rename")
    page.locator("dialog.rename input").fill("")
    page.keyboard.press("Enter")
    expect(page.locator("#games b").first).to_contain_text("Ann")
    assert problems(page) == []
    leave_list(page)


def test_a_name_is_kept_through_the_race(page: Page) -> None:
    players.finish(page, last_decision(["Ann", "Ben", "Cleo"]) | {"name": "Derby"})
    assert stored(page)[-1]["name"] == "Derby"


# ---- deleting


def test_a_deleted_game_can_be_brought_back_as_it_was(page: Page) -> None:
    go_home(page)
    keep(page, last_decision(["Ann", "Ben", "Cleo"]) | {"name": "Derby"})
    page.evaluate(ADD, last_decision(["Xie", "Yan"]) | {"id": "other", "updated": 5})
    before = stored(page)
    open_list(page)
    expect(page.locator("#games li")).to_have_count(2)
    do(page, "Derby", "delete")
    expect(page.locator("#games li")).to_have_count(1)
    assert [race["id"] for race in stored(page)] == ["other"]
    page.locator(".notice button", has_text=words("games-undelete")).click()
    expect(page.locator("#games li")).to_have_count(2)
    assert stored(page) == before
    do(page, "Derby", "delete")
    page.locator(".notice button", has_text=words("trouble-close")).click()
    assert [race["id"] for race in stored(page)] == ["other"]
    leave_list(page)


# ---- files


def exported(page: Page, name: str, folder: Path) -> Path:
    do(page, name, "share")
    with page.expect_download() as started:
        page.locator(".share .save").click()
    file = folder / started.value.suggested_filename
    started.value.save_as(file)
    page.locator(".share .buttons .main").last.click()
    expect(page.locator("dialog")).to_have_count(0)
    return file


def bring_in(page: Page, file: Path | dict[str, Any]) -> None:
    page.locator("#games input[type=file]").set_input_files(file)


def test_a_finished_game_goes_out_as_a_file_and_comes_in_again(page: Page, tmp_path: Path) -> None:
    players.finish(page, last_decision(["Ann", "Ben", "Cleo"]) | {"name": "Derby"})
    open_list(page)
    file = exported(page, "Derby", tmp_path)
    assert file.name.startswith("stampede-Derby-")
    bring_in(page, file)
    expect(page.locator("#games li")).to_have_count(2)
    one, two = stored(page)
    assert one["id"] != two["id"]
    for part in ("game", "save", "seed", "over", "name"):
        assert one[part] == two[part], part
    assert [seat["name"] for seat in two["seats"]] == ["Ann", "Ben", "Cleo"]
    leave_list(page)


def test_a_backup_of_a_running_game_goes_on_with_other_dice(page: Page, tmp_path: Path) -> None:
    go_home(page)
    new_game(page, [*people("Ann"), *bots(2)])
    for turn in (1, 3, 0):
        wait_for_turn(page)
        players.mixed(page, turn)
    wait_for_turn(page)
    before, race = shown(page), stored(page)[-1]
    open_list(page)
    do(page, "Bot B", "share")
    expect(page.locator(".share-file")).to_contain_text(words("share-backup-hint"))
    page.locator(".share .buttons .main").last.click()
    file = exported(page, "Bot B", tmp_path)
    assert race["seed"] not in file.read_text("utf-8")
    listed = page.locator("#games li").count()
    bring_in(page, file)
    expect(page.locator("#games li")).to_have_count(listed + 1)
    copy = stored(page)[-1]
    assert copy["id"] != race["id"]
    assert copy["seed"] != race["seed"]
    assert (copy["save"], copy["since"]) == (race["save"], len(race["save"]["actions"]))
    page.locator("#games .open").first.click()
    wait_for_turn(page)
    assert shown(page) == before


BAD_FILES = {
    "": "not-a-save",
    "hello": "not-a-save",
    "{": None,
    "[1, 2]": "not-a-save",
    '{"stampede": 99}': "save-from-future",
    '{"stampede": 1}': None,
    "[" * 20_000: "text-too-deep",
    '"' + "x" * 300_000 + '"': "text-too-long",
    "\x00\x01\x02": "not-a-save",
}


@pytest.mark.parametrize("content", BAD_FILES, ids=lambda text: text[:12])
def test_a_file_that_is_no_game_is_refused_in_words_and_changes_nothing(page: Page, content: str) -> None:
    go_home(page)
    keep(page, last_decision(["Ann", "Ben", "Cleo"]))
    open_list(page)
    before = stored(page)
    bring_in(page, {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()})
    code = BAD_FILES[content]
    why = words(code) if code else words("parcel-unreadable")
    wanted = words("games-import-failed", file=isolated("game.json"), why=why)
    expect(page.locator(".notice p")).to_have_text(wanted)
    page.locator(".notice button").click()
    assert stored(page) == before
    leave_list(page)


def test_names_in_a_file_are_cleaned_and_become_text(page: Page) -> None:
    race = last_decision(["Ann", "Ben"])
    seats = [{"name": "<img src=x onerror=hacked=1>", "bot": None}, {"name": "\u202e" + "x" * 99, "bot": "<b>"}]
    parcel = {"stampede": 1, "save": race["save"], "seats": seats, "name": "\u2067<script>hacked=1</script>"}
    open_list(page)
    buffer = json.dumps(parcel).encode()
    bring_in(page, {"name": "g.json", "mimeType": "application/json", "buffer": buffer})
    expect(item(page, "<script>hacked=1</sc")).to_have_count(1)
    kept = stored(page)[-1]
    assert [seat["name"] for seat in kept["seats"]] == ["<img src=x onerror=h", "x" * 20]
    assert kept["seats"][1]["bot"] == "regular"
    assert page.evaluate("typeof hacked") == "undefined"
    leave_list(page)


# ---- games of earlier versions


def test_a_stored_game_with_a_bot_of_its_former_name_goes_on(page: Page) -> None:
    race = last_decision(["Ann", "Ben"])
    old = {key: race[key] for key in ("id", "game", "seats", "first", "seed", "save", "leg", "over", "updated")}
    old["seats"] = [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": "simple"}]
    players.open_kept(page, old)
    players.ticket_by_button(page)
    wait_for_turn(page)
    assert stored(page)[-1]["seats"][1]["bot"] == "regular"


# ---- how long the device keeps them

PERSIST = """
globalThis.asked = 0;
const persist = () => { asked++; return new Promise(() => {}); };
if (navigator.storage) Object.defineProperty(navigator.storage, 'persist', { value: persist });
"""


def test_the_browser_is_asked_to_keep_games_after_the_first_one_and_nobody_waits(
    browser: Browser, server: Served
) -> None:
    with visit(browser, server, scripts=[PERSIST]) as page:
        keep_first(page)
        page.reload()
        page.locator("#continue").click()
        wait_for_turn(page)
        assert page.evaluate("asked") == 0
        players.reveal_by_button(page)
        while players.wait_for_decision(page) == "ledger":
            players.close_ledger(page)
        assert page.evaluate("asked") == 1
        page.locator("dialog.podium [data-value=look]").click()
        page.reload()
        players.finish(page, last_decision(["Ann", "Ben"]))
        assert page.evaluate("asked") == 0, "once is enough"


SAFARI = "Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });"
INSTALLED = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });"


@pytest.mark.parametrize(("scripts", "count"), [([], 0), ([SAFARI], 1), ([SAFARI, INSTALLED], 0)])
def test_where_a_browser_may_clear_games_away_it_says_so(
    browser: Browser, server: Served, scripts: list[str], count: int
) -> None:
    with visit(browser, server, scripts=scripts, boots=False) as page:
        open_list(page)
        expect(page.locator("#games .clearing")).to_have_count(count)


# ---- how it looks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_list_fits_every_screen(page: Page, theme: str) -> None:
    players.keep_only(page, last_decision(["W" * 20, "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "M" * 20]))
    players.set_setting(page, "theme", theme)
    open_list(page)
    expect(page.locator("#games .picture svg")).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert problems(page) == [], f"{width} × {height}"
        assert too_small(page) == [], f"{width} × {height}"
        do(page, "Ben", "share")
        expect(page.locator(".share .seal")).to_be_visible()
        assert problems(page) == [], f"{width} × {height}"
        assert too_small(page) == [], f"{width} × {height}"
        players.close_dialog(page)
