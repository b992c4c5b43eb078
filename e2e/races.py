"""Races of elephants at a certain point, as the page keeps them: a position, and actions that led on from it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

import players
from crowded import kept
from stampede import table
from stampede.game import Setup

# The person may hold a tiger and is then asked about Amina's card; the other seats hold none.
ASKED = "FaGMIJ 14bR,9bB,9cG 10a,11b,20b {hand}/{card}6/66 65 -"


def at(start: str, actions: str = "", *, first: int = 0, people: int = 1) -> dict[str, Any]:
    """The race after these actions."""
    seats = len(start.split()[3].split("/"))
    now = table.sit_down(Setup("elephant", seats, first, start), "x")
    for action in actions.split():
        now = table.act(now, table.game_of(now).read_action(action))
    return {**kept("elephant", seats, people, table.save(now)), "first": first}


def asked_about(card: str, action: str, hand: str = "t6") -> dict[str, Any]:
    """Seat 1 has played a red card, and the seats are asked whether they answer it with a tiger."""
    return at(ASKED.format(hand=hand, card=card), action, first=1)


def open_race(page: Page, race: dict[str, Any]) -> None:
    """This race and no other, until somebody can choose."""
    players.keep_only(page, race)
    page.locator("#continue").click()
    page.wait_for_selector("#choices button:enabled")
