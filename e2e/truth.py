"""What the page shows, what it has kept, and what the engine says about that: asked here, in CPython."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Page

from stampede import table
from stampede.bridge import handle
from stampede.game import Setup, decision

SHOWN = """() => ({
  camels: Object.fromEntries(Array.from(document.querySelectorAll('#board [data-camel]'),
    (camel) => [camel.dataset.camel, Number(camel.dataset.space)])),
  panels: Array.from(document.querySelectorAll('#players .panel'), (panel) => panel.textContent),
  turn: document.querySelector('#turn').textContent,
  offers: Array.from(document.querySelectorAll('#choices [data-action]'), (button) => button.dataset.action),
  glow: Array.from(document.querySelectorAll('#board [data-actions]'), (thing) => thing.dataset.actions),
})"""
STORED = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('stampede');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('races').objectStore('races').index('updated').getAll();
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
  };
})"""
PUT = """(race) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('stampede');
  opening.onsuccess = () => {
    const change = opening.result.transaction('races', 'readwrite');
    change.objectStore('races').clear();
    change.objectStore('races').put(race);
    change.oncomplete = () => { opening.result.close(); resolve(); };
    change.onerror = () => reject(change.error);
  };
})"""


def shown(page: Page) -> dict[str, Any]:
    """The position as the page shows it, and the decision it waits for."""
    found: dict[str, Any] = page.evaluate(SHOWN)
    return found


def stored(page: Page) -> list[dict[str, Any]]:
    """Every race the page has kept, the last one last."""
    found: list[dict[str, Any]] = page.evaluate(STORED)
    return found


def keep(page: Page, race: dict[str, Any]) -> None:
    """This race instead of all that the page has kept."""
    page.evaluate(PUT, race)


def ask(verb: str, **fields: Any) -> Any:
    """The engine in CPython."""
    answer = json.loads(handle(json.dumps({"verb": verb, "table": "e2e", **fields})))
    assert "ok" in answer, answer
    return answer["ok"]


def load(page: Page) -> dict[str, Any]:
    """The race that the page has kept last, loaded in CPython; from here on `ask` is about it."""
    race = stored(page)[-1]
    update: dict[str, Any] = ask("load", save=race["save"], seed=race["seed"])
    return update


def camels_of(update: dict[str, Any]) -> dict[str, int]:
    """Where each camel stands, by the engine."""
    return {camel: space for space, stack in enumerate(update["view"]["track"]) for camel in stack}


def last_decision(names: Sequence[str], game: str = "camel2") -> dict[str, Any]:
    """A race as the page would keep it: the first name is a person, and ends it by one more shake of the pyramid."""
    ends = ((str(seed), _before_the_end(Setup(game, len(names), 0), str(seed))) for seed in count())
    seed, save = next((seed, save) for seed, save in ends if save)
    seats = [{"name": name, "bot": "random" if at else None} for at, name in enumerate(names)]
    about = {"id": "last", "game": game, "seats": seats, "first": 0, "seed": seed, "leg": 9}
    return {**about, "save": save, "over": False, "updated": 1}


def finished(names: Sequence[str], person: int, wanted: Callable[[list[int]], bool] = bool) -> dict[str, Any]:
    """A race that is over, with one person among bots, whose scores are as wanted."""
    for seed in count():
        now = table.sit_down(Setup("camel2", len(names), 0), f"over {seed}")
        game = table.game_of(now)
        while isinstance(seat := table.turn(now), int):
            whim = game.BOTS["random"](game.view(now.state, seat), seat, table.bot_rng(now))
            now = table.act(now, decision(whim).action)
        if wanted(list(game.scores(now.state))):
            break
    seats = [{"name": name, "bot": None if at == person else "random"} for at, name in enumerate(names)]
    about = {"id": "over", "game": "camel2", "seats": seats, "first": 0, "seed": f"over {seed}", "leg": 9}
    return {**about, "save": table.save(now), "over": True, "updated": 1}


def _before_the_end(setup: Setup, seed: str) -> Any:
    """None if somebody else ends the race; the person bets once, and then does nothing but reveal."""
    now, save = table.sit_down(setup, seed), None
    game = table.game_of(now)
    while isinstance(seat := table.turn(now), int):
        save = table.save(now) if seat == 0 else None
        bet = game.read_action("r" if save and "w:b" in save["actions"] else "w:b")
        whim = game.BOTS["random"](game.view(now.state, seat), seat, table.bot_rng(now))
        action = bet if seat == 0 else decision(whim).action
        now = table.act(now, action)
    return save
