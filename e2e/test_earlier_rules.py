"""Rules of Elephant Derby that changed: old races open up to the step that used them, and what is new is offered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
from catalogue import words
from players import go_home, keep_only
from served import Served
from truth import stored
from visits import visit

SAVES = Path(__file__).parents[1] / "tests" / "saves"
NAMES = ("Ann", "Ben", "Cleo", "Dov")


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def old(name: str) -> dict[str, Any]:
    """A race as an earlier version kept it."""
    content: dict[str, Any] = json.loads((SAVES / f"format1-elephant-{name}.json").read_text("utf-8"))
    return content


def race(save: dict[str, Any], seed: str = "s") -> dict[str, Any]:
    """A race as the page keeps it: Ann among bots."""
    seats = [{"name": name, "bot": "calf" if at else None} for at, name in enumerate(NAMES[: save["setup"]["seats"]])]
    about = {"id": "old", "game": "elephant", "seats": seats, "first": save["setup"]["first"], "seed": seed}
    return {**about, "save": save, "leg": 9, "over": False, "updated": 1}


def at(position: str, *actions: str) -> dict[str, Any]:
    """A race of today that began with a position."""
    setup = {"seats": len(position.split()[3].split("/")), "first": 0, "start": position}
    return race({"format": 2, "game": "elephant", "setup": setup, "actions": list(actions), "added": []})


def stops(name: str) -> str:
    ply, of = old(name)["stop"]
    return words("race-stopped", ply=ply, of=of)


@pytest.mark.parametrize("name", ["carpet", "bridge"])
def test_a_kept_race_that_used_an_earlier_rule_opens_up_to_that_step_and_says_so(page: Page, name: str) -> None:
    kept = race(old(name)["save"], old(name)["seed"])
    keep_only(page, kept)
    page.locator("#continue").click()
    expect(page.locator(".notice")).to_contain_text(stops(name))
    expect(page.locator("#past")).to_be_visible()
    where = {place[-1]: place[:-1] for place in old(name)["position"].split()[1].split(",")}
    assert {name[-1]: place for name, place in elephants.places(page).items() if name.startswith("elephant-")} == where
    assert stored(page) == [kept], "what is kept stays as it is"
    page.locator(".notice button").click()
    go_home(page)


def test_a_link_to_a_race_that_used_an_earlier_rule_opens_up_to_that_step_and_says_so(page: Page) -> None:
    page.evaluate("(hash) => { location.hash = hash; }", f"#game={old('carpet')['link']}")
    expect(page.locator(".notice")).to_contain_text(stops("carpet"))
    expect(page.locator("#past")).to_be_visible()
    page.locator(".notice button").click()
    go_home(page)


def test_an_old_link_to_a_race_that_used_none_opens_as_before(page: Page) -> None:
    page.evaluate("(hash) => { location.hash = hash; }", f"#game={old('mouse')['link']}")
    expect(page.locator("#past")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    go_home(page)


def test_a_mouse_that_a_stall_turned_up_can_be_left_in_its_hole(page: Page) -> None:
    keep_only(page, at("FaGMIJ 26cR,12aB,11aG - 62/66/- - -", "2:R", "n", "u:m"))
    page.locator("#continue").click()
    assert elephants.decision(page) == "stall"
    expect(page.locator("#choices .question")).to_have_text(words("ask-stall-mouse"))
    expect(page.locator("#choices .ways button")).to_have_count(1)
    stay = page.locator("#choices .stay")
    expect(stay).to_have_text(words("mouse-stay"))
    stay.click()
    assert elephants.decision(page) == "turn"
    expect(page.locator("#log .MouseStayed")).to_contain_text("You leave the mouse in its hole.")
    assert stored(page)[-1]["save"]["actions"][-1] == "e"
    go_home(page)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("DE 5aR,5cB,3cG - 62/-/- - -", "Red and Blue lead together: row 5 of 12"),
        ("DE 4cR,5aB,3cG - 62/-/- - -", "Blue leads: row 5 of 12"),
        ("DE 13aR,5bB,4cG,3aY - 62/- - -", "Blue leads: row 5 of 12"),
    ],
    ids=["a tie", "by rows", "home"],
)
def test_who_leads_is_told_by_rows(page: Page, position: str, told: str) -> None:
    keep_only(page, at(position))
    page.locator("#continue").click()
    assert elephants.decision(page) == "turn"
    expect(page.locator("#turn-leg")).to_contain_text(told)
    go_home(page)
