"""What tests that kill share: workers that die at chosen moments, races that go by themselves, the same in CPython."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

from players import close_ledger, keep_only, screen, wait_for_decision
from stampede.bridge import handle
from truth import ask, stored

Bots = tuple[str | None, ...]  # None for a person

# Deadlines of seconds pass in a blink: a worker that is silent is given up soon.
SHORT_DEADLINES = """
const later = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...more) => later(work, ms >= 1000 ? ms / 5 : ms, ...more);
"""

# At each action the worker dies once: when it hears of it, when it has done it, or when its log is here.
KILLER = """
globalThis.killing = { isOn: true, kills: 0, moments: ['heard', 'done', 'saved'], past: new Set() };
globalThis.Worker = class extends Worker {
  #asked = new Map();
  #ply = -1;
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data: { id, text } }) => {
      const verb = text && this.#asked.get(id);
      if (['act', 'play'].includes(verb)) this.#meet('done');
      if (verb === 'save') this.#meet('saved');
    });
  }
  postMessage(message, ...more) {
    const { verb, ply } = message.text ? JSON.parse(message.text) : {};
    this.#asked.set(message.id, verb);
    super.postMessage(message, ...more);
    if (!['act', 'play'].includes(verb)) return;
    this.#ply = ply;
    this.#meet('heard');
  }
  #meet(moment) {
    const { isOn, moments, past } = killing;
    if (!isOn || past.has(this.#ply) || moments[this.#ply % moments.length] !== moment) return;
    past.add(this.#ply);
    killing.kills++;
    this.terminate();
    setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'killed' })));
  }
};
"""


def finish(page: Page, *, most: int = 400) -> None:
    """To the podium through a race in which bots do everything, or people who only reveal."""
    for _ in range(most):
        match wait_for_decision(page):
            case "podium":
                return
            case "ledger":
                close_ledger(page)
            case _:
                page.locator("#choices .reveal").click()
    raise AssertionError(f"no podium after {most} decisions")


def come_back(page: Page) -> None:
    """To the race that was played last, in one tap."""
    page.locator("#continue").click()
    screen(page, "table")


def open_race(page: Page, race: dict[str, Any]) -> None:
    """This race and no other is kept, and opened."""
    keep_only(page, race)
    come_back(page)


# ---- what should become of it


def race_of(bots: Bots, seed: str, game: str = "camel2", *, plies: int | None = None) -> dict[str, Any]:
    """A race as the page keeps one, some plies old."""
    seats = [{"name": f"Seat {at}", "bot": bot} for at, bot in enumerate(bots)]
    ask("new", game=game, seats=len(bots), seed=seed, first=0)
    save = ask("save")["save"]
    if plies is not None:
        save["actions"] = list(whole_log(bots, seed, game)[:plies])
    about = {"id": f"race-{seed}", "game": game, "seats": seats, "first": 0, "seed": seed, "leg": 1}
    return {**about, "save": save, "over": False, "updated": 1}


@cache
def whole_log(bots: Bots, seed: str, game: str = "camel2") -> tuple[str, ...]:
    """Every action of that race when nothing disturbs it: bots by their own lights, people reveal."""
    update = ask("new", game=game, seats=len(bots), seed=seed, first=0)
    while update["turn"] != "over":
        bot, at = bots[update["turn"]], {"ply": update["ply"]}
        reveal = {"seat": update["turn"], "action": "r"}
        update = ask("play", bot=bot, **at) if bot else ask("act", **reveal, **at)
    return tuple(ask("save")["save"]["actions"])


def decisions(log: Sequence[str]) -> int:
    """How many actions are players': a die is written with a colon behind its letter, and so is the opening."""
    return sum(not action.startswith(("o:", "r:")) for action in log)


def received(parcel: dict[str, Any]) -> Any:
    """The save in a file, as the engine reads it."""
    return json.loads(handle(json.dumps({"verb": "receive", "text": json.dumps(parcel)})))["ok"]["save"]


def kept_log(page: Page) -> tuple[str, ...]:
    """The actions of the race that the page kept last."""
    return tuple(stored(page)[-1]["save"]["actions"])
