"""Texts that arrive at the page from outside: as a file, in the address, as something the device had kept.

Each is brought in as a person would bring it in, and the page is watched until it has said what came of it.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

import players
from players import bots, go_home, new_game, people, screen, wait_for_turn
from served import ROOT
from truth import PUT, shown, stored

sys.path.append(str(ROOT / "tests"))

from corruptions import corrupted
from stampede.bridge import handle

ADD = PUT.replace("change.objectStore('races').clear();", "")
FORGET = PUT.replace("change.objectStore('races').clear();", "").replace(".put(race)", ".delete(race)")

# How many interpreters there have been: one that died would be followed by another.
COUNT_WORKERS = """
globalThis.workers = 0;
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); globalThis.workers++; }
};
"""

SAID = """() => {
  const notice = document.querySelector('.notice p');
  if (notice) return notice.textContent;
  const toast = document.querySelector('#toast.is-shown');
  const past = document.querySelector('#past');
  return toast || past?.checkVisibility() ? 'read' : null;
}"""
QUIET = "() => { document.querySelector('#toast').classList.remove('is-shown'); }"


def said(page: Page) -> str:
    """What the page says about what arrived: a sentence, or `read` if it was a game after all."""
    words = str(page.wait_for_function(SAID).json_value())
    for button in page.locator(".notice button").all()[-1:]:
        button.click()
    expect(page.locator(".notice")).to_have_count(0)
    page.evaluate(QUIET)
    return words


# ---- three ways in


def by_file(page: Page, text: str) -> str:
    """Chosen in the list of games."""
    if page.locator("body").get_attribute("data-screen") != "games":
        go_home(page)
        page.locator("#open-games").click()
        screen(page, "games")
    content = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode("utf-8", "surrogatepass")}
    page.locator("#games input[type=file]").set_input_files(content)
    return said(page)


def by_link(page: Page, text: str) -> str:
    """Followed from elsewhere, while the site is open."""
    _leave_list(page)
    go_home(page)
    safe = quote(text.encode("utf-8", "replace"), safe="-_")
    page.evaluate("(hash) => { location.hash = hash; }", f"#game={safe}")
    found = said(page)
    go_home(page)
    return found


def by_store(page: Page, text: str) -> str:
    """Found on the device, and opened from the list; a save that can be read would only be a game."""
    save = _kept(text)
    if "ok" in json.loads(handle(json.dumps({"verb": "load", "table": "kept", "save": save, "seed": "s"}))):
        return by_file(page, text)
    _leave_list(page)
    go_home(page)
    race = stored(page)[0] | {"id": "broken", "save": save, "updated": 9e12, "name": "Broken"}
    page.evaluate(f"(text) => ({ADD})(JSON.parse(text))", json.dumps(race))  # keys like __proto__ survive only so
    page.locator("#open-games").click()
    page.locator("#games li", has_text="Broken").locator(".open").click()
    found = said(page)
    assert found != "read"
    go_home(page)
    page.evaluate(FORGET, "broken")
    return found


def _kept(text: str) -> Any:
    """What a device could have kept of a text: its values if it is JSON, else the text."""
    try:
        save = json.loads(text, parse_float=_number)
        json.dumps(save, allow_nan=False)
    except (ValueError, OverflowError, RecursionError):
        return text.encode("utf-8", "replace").decode()
    kept = save.get("save", save) if isinstance(save, dict) else save
    return "" if kept is None else kept  # nothing kept would be a race that has not begun


def _number(text: str) -> int | float:
    """As JavaScript keeps it: 1.0 is 1."""
    number = float(text)
    return int(number) if number.is_integer() else number


def _leave_list(page: Page) -> None:
    if page.locator("body").get_attribute("data-screen") == "games":
        page.locator("#games .back").click()
        screen(page, "start")


WAYS: tuple[Callable[[Page, str], str], ...] = (by_file, by_link, by_store)

# ---- many of them


def keep_a_game(page: Page) -> list[dict[str, Any]]:
    """A race of one's own that nothing of this may touch."""
    new_game(page, [*people("Mine"), *bots(2)])
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    go_home(page)
    return stored(page)


def bring_in(page: Page, numbers: range) -> Counter[str]:
    """So many corrupted texts, one after the other; how often the page said what."""
    before, found = keep_a_game(page), Counter[str]()
    for number in numbers:
        way = WAYS[number % len(WAYS)]
        it = corrupted(random.Random(f"page {number}"))
        try:
            answer = way(page, it.text)
        except PlaywrightError as failure:
            raise AssertionError(f"{number} {it.kind} {way.__name__}: the page said nothing") from failure
        assert answer == "read" or answer.endswith("."), f"{number} {it.kind} {way.__name__}: {answer!r}"
        found[answer] += 1
        _check_kept(page, before)
    assert page.evaluate("workers") == 1, "an interpreter died"
    return found


def _check_kept(page: Page, before: list[dict[str, Any]]) -> None:
    """The games that were there are as they were; one that came in is put away again."""
    now = stored(page)
    own = {race["id"] for race in before}
    assert [race for race in now if race["id"] in own] == before
    for race in now:
        if race["id"] not in own:
            page.evaluate(FORGET, race["id"])


def play_on(page: Page) -> None:
    """The race that was kept all along goes on."""
    _leave_list(page)
    go_home(page)
    page.reload()
    page.locator("#continue").click()
    wait_for_turn(page)
    before = shown(page)
    players.reveal_by_button(page)
    wait_for_turn(page)
    assert shown(page) != before
