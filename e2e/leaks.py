"""What the page lets be seen of a running race, at every turn and through every pair of eyes.

A race and its twin, which differ only in what those eyes may not know, are opened one after the other. The list with
its picture, the table, what a screen reader finds, the log, every earlier turn, the link, and every message of the
worker must be the same to the last byte.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from playwright.sync_api import Page, expect

from players import go_home, screen, wait_for_turn
from served import ROOT
from truth import keep

sys.path.append(str(ROOT / "tests"))

from stampede import table
from stampede.game import Seat, Setup
from stampede.table import Table
from twins import SEED, running, twin

KINDS = (("camel2", 2), ("camel1", 3), ("camel2", 4), ("camel1", 2), ("camel2", 3))
NAMES = ("Ann", "Ben", "Cleo", "Dov")

# ---- everything there is to see

ACCESSIBLE = ("role", "name", "value", "description", "properties")

# What markup does not tell: what forms, dialogs and elements hold.
PROPERTIES = """() => Array.from(document.querySelectorAll('*'), (element) =>
  [element.tagName, element.value, element.checked, element.returnValue, element.open,
    JSON.stringify(element.dataset)].join())"""

# What time alone changes: the numbers of dialogs, and the mark that the boot's news were read.
TIMED = re.compile(r"""dialog-title-\d+| data-read=[\\"]*|\\?"read\\?":\s*\\?"\\?",?\s*""")


def seen(page: Page) -> dict[str, Any]:
    """All that the screen, a screen reader, or somebody who looks into the page can find now, whatever the time."""
    return {
        "page": TIMED.sub("", page.content()),
        "properties": TIMED.sub("", json.dumps(page.evaluate(PROPERTIES))),
        "title": page.title(),
        "heard": page.locator("body").aria_snapshot(),
        "tree": _accessibility_tree(page),
        "storage": page.evaluate("() => JSON.stringify(localStorage)"),
    }


def _accessibility_tree(page: Page) -> list[dict[str, Any]]:
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [{part: _without_ids(node.get(part)) for part in ACCESSIBLE} for node in nodes]


def _without_ids(part: Any) -> Any:
    """Nodes are numbered as it pleases the browser."""
    if isinstance(part, dict):
        return {name: _without_ids(value) for name, value in part.items() if name != "backendDOMNodeId"}
    return [_without_ids(value) for value in part] if isinstance(part, list) else part


# ---- a race and its twin


def races(number: int) -> Iterator[tuple[Seat | None, dict[str, Any], dict[str, Any]]]:
    """For nobody's eyes and for each seat's, late in a race: the race as the page would keep it, and its twin."""
    rng, (game, seats) = random.Random(number), KINDS[number % len(KINDS)]
    whole = running(Setup(game, seats), rng)
    for eyes in (None, *range(seats)):
        at = _last_turn_of(whole, eyes)
        yield eyes, _kept(at, eyes), _kept(twin(at, eyes, rng), eyes)


def _last_turn_of(whole: Table, eyes: Seat | None) -> Table:
    """So that the page waits for these eyes' own decision, and no bot moves on."""
    game = table.game_of(whole)
    plies = range(whole.ply, -1, -1)
    wanted = (lambda turn: isinstance(turn, int)) if eyes is None else (lambda turn: turn == eyes)
    return table.back_at(whole, next(ply for ply in plies if wanted(game.turn(whole.states[ply]))))


def _kept(at: Table, eyes: Seat | None) -> dict[str, Any]:
    """Round one tablet, or one person among bots."""
    seats = [
        {"name": NAMES[seat], "bot": None if eyes in (None, seat) else "regular"} for seat in range(at.setup.seats)
    ]
    about = {"id": "leak", "game": at.setup.game, "seats": seats, "first": None, "seed": SEED, "leg": at.state.leg}
    return {**about, "save": table.save(at), "over": False, "updated": 1}


# ---- what they let be seen

# Every turn again, from the first, or every so many: what the page is and holds at each.
TURNS = f"""async (step) => {{
  const found = [];
  const range = document.querySelector('#past input[type=range]');
  for (let ply = 0; ply <= Number(range.max); ply += step) {{
    range.value = ply;
    range.dispatchEvent(new Event('input'));
    const shown = () => Number(document.querySelector('#past-words').textContent.match(/\\d+/)?.[0]);
    while (shown() !== ply) await new Promise((then) => setTimeout(then, 1));
    await new Promise((then) => setTimeout(then, 0));
    found.push(document.documentElement.outerHTML + ({PROPERTIES})().join());
  }}
  return found;
}}"""


def told(page: Page, race: dict[str, Any], step: int) -> Iterator[tuple[str, Any]]:
    """Each thing that can be found out about a race, by name."""
    keep(page, race)
    page.reload()  # so that nothing on the page is left of the race before
    expect(page.locator("#boot")).to_have_class("is-ready")
    page.locator("#open-games").click()
    expect(page.locator("#games .picture svg")).to_have_count(1)
    yield "list", seen(page)
    page.locator("#games .open").click()
    wait_for_turn(page)
    yield "table", seen(page)
    yield from _shared(page)
    page.locator("#log button").first.click()
    expect(page.locator("#past-words")).not_to_be_empty()
    yield from ((f"turn {ply}", content) for ply, content in enumerate(page.evaluate(TURNS, step)))
    yield "the past", seen(page)
    page.locator("#past .now").click()
    go_home(page)
    screen(page, "start")
    yield "start", seen(page)
    yield "messages", _messages(page)


def _shared(page: Page) -> Iterator[tuple[str, Any]]:
    page.locator("#open-share").click()
    expect(page.locator(".share-link input")).to_be_visible()
    expect(page.locator(".share .seal")).to_be_visible()
    yield "link", (page.locator(".share-link input").input_value(), seen(page))
    page.locator(".share .buttons .main").last.click()
    expect(page.locator("dialog")).to_have_count(0)


def _messages(page: Page) -> list[str]:
    """What the worker told, but for what the page keeps on its device."""
    traffic = page.evaluate("traffic")
    asked = {it["asked"]: json.loads(it["text"])["verb"] for it in traffic if "asked" in it}
    return [it["text"].partition(",")[2] for it in traffic if "told" in it and asked.get(it["told"]) != "save"]


def scan(page: Page, number: int, pairs: int | None = None, step: int = 1) -> int:
    """A race and its twins compared through every pair of eyes, or so many, at every turn or every so many.

    Tells how many things were compared.
    """
    compared = 0
    for eyes, race, other in islice(races(number), pairs):
        found = [(name, _digest(content)) for name, content in told(page, race, step)]
        for (name, digest), (_, content) in zip(found, told(page, other, step), strict=True):
            assert digest == _digest(content), f"race {number}: {name} tells {eyes} what it may not know"
            assert SEED not in json.dumps(content), f"race {number}: {name} tells the seed"
            compared += 1
    return compared


def _digest(content: Any) -> str:
    return sha256(TIMED.sub("", json.dumps(content)).encode()).hexdigest()
