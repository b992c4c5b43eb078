"""People at the table, as tests play them: real taps on buttons and on the things of the board.

A visit is a browser of its own with its troubles watched. What the page shows can be compared with what the engine
says, which is asked here in CPython about the race that the page has kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from served import Served, Troubles
from stampede.bridge import handle

Seat = tuple[str, str | None]  # a name, and a bot's or None for a person
QUICK = {"theme": "light", "speed": "off", "pace": "off", "confirm": "on", "sound": "off"}
RACERS = "bgyrp"
expect.set_options(timeout=15_000)  # both cores may be busy

# Nothing is forgotten that a test changes: only what is not there is set.
SETTINGS = (
    "try {{ localStorage.getItem('stampede.settings') ?? localStorage.setItem('stampede.settings', '{0}') }} catch {{}}"
)
# Every page load throws the same dice.
CHANCE = """
let chance = {0};
crypto.getRandomValues = (array) => {{
  for (const at of array.keys()) array[at] = (chance = (chance * 16807 + 11) % 2147483647) & 255;
  return array;
}};
"""
# What goes to the worker and what comes back, as texts.
WIRETAP = """
globalThis.traffic = [];
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { if (data.text) traffic.push({ told: data.id, text: data.text }); });
  }
  postMessage(message, ...more) {
    if (message.text) traffic.push({ asked: message.id, text: message.text });
    super.postMessage(message, ...more);
  }
};
"""


@contextmanager
def visit(
    browser: Browser,
    server: Served,
    *,
    address: str = "",
    chance: int = 1,
    remembers: bool = True,
    scripts: Sequence[str] = (),
    expected: str = "",
    options: dict[str, Any] | None = None,
    **settings: str,
) -> Iterator[Page]:
    """A visit to the site, with quick settings if it remembers any; nothing may go wrong but what is expected."""
    troubles = Troubles()
    if expected:
        troubles.expect(expected)
    context = browser.new_context(service_workers="block", **(options or {}))
    context.set_default_timeout(15_000)
    troubles.watch(context, server.origin)
    remembered = [SETTINGS.format(json.dumps(QUICK | settings))] if remembers else []
    for script in (CHANCE.format(chance), *remembered, *scripts):
        context.add_init_script(script)
    page = context.new_page()
    page.goto(server.url + address)
    try:
        yield page
    finally:
        context.close()
    assert not troubles.unexpected, "\n".join(troubles.unexpected)


def size(width: int, height: int, **more: Any) -> dict[str, Any]:
    """Options of a browser whose window has this size."""
    return {"viewport": {"width": width, "height": height}, **more}


# ---- before the race


def screen(page: Page, name: str) -> None:
    """Wait until this screen is shown."""
    expect(page.locator("body")).to_have_attribute("data-screen", name)


def go_home(page: Page) -> None:
    if page.locator("body").get_attribute("data-screen") == "table":
        for dialog in page.locator("dialog[open]").all():
            dialog.evaluate("(dialog) => dialog.close('')")
        use_tool(page, "home")
    elif page.locator("body").get_attribute("data-screen") == "form":
        page.locator("#form > .buttons button").last.click()
    screen(page, "start")


def open_form(page: Page) -> Locator:
    go_home(page)
    page.locator("#set-up").click()
    return page.locator("#form")


def fill_form(page: Page, seats: Sequence[Seat], *, game: str = "camel2", first: int | None = None) -> None:
    form = open_form(page)
    form.locator(f"input[name=game][value={game}]").check()
    rows = form.locator(".seats li")
    while rows.count() < len(seats):
        form.locator(".add").click()
    while rows.count() > len(seats):
        rows.last.locator(".remove").click()
    for at, (name, bot) in enumerate(seats):
        rows.nth(at).locator("input").fill(name)
        rows.nth(at).locator("select").select_option(bot or "")
    form.locator("select[name=first]").select_option("" if first is None else str(first))


def new_game(page: Page, seats: Sequence[Seat], *, game: str = "camel2", first: int | None = 0) -> None:
    """Through the real form, from wherever the page is, until the first decision."""
    fill_form(page, seats, game=game, first=first)
    page.locator("#form button[type=submit]").click()
    screen(page, "table")


def set_setting(page: Page, name: str, value: str) -> None:
    """In the dialog, from the start page or from the table."""
    open_settings(page)
    page.locator(f"dialog.settings input[name={name}][value={value}]").check()
    page.locator("dialog.settings .buttons button").click()


def open_settings(page: Page) -> None:
    if page.locator("#welcome-settings").is_visible():
        page.locator("#welcome-settings").click()
    else:
        use_tool(page, "settings")


def use_tool(page: Page, name: str) -> None:
    """`log`, `settings` or `home`; small screens keep them behind one button."""
    tool = page.locator({"log": "#open-log", "settings": "#open-settings", "home": "#go-home"}[name])
    if tool.is_visible():
        tool.click()
    else:
        page.locator("#open-menu").click()
        page.locator(f"dialog.menu [data-value={name}]").click()


def people(*names: str) -> list[Seat]:
    return [(name, None) for name in names]


def bots(count: int, kind: str = "simple") -> list[Seat]:
    return [(f"Bot {letter}", kind) for letter in "ABCDEFG"[:count]]


# ---- at the table

DECISION = """() => {
  const open = (name) => document.querySelector(`dialog.${name}[open]`);
  if (open('podium')) return 'podium';
  if (open('ledger')) return 'ledger';
  const choices = document.querySelector('#choices');
  return choices.dataset.question === 'all' && choices.querySelector('.kind') ? 'turn' : null;
}"""


def wait_for_decision(page: Page) -> str:
    """What the page waits for: a person's `turn`, the `ledger` to be closed, or the `podium`."""
    return str(page.wait_for_function(DECISION).json_value())


def wait_for_turn(page: Page) -> None:
    """Through ledgers to a person's turn."""
    while (what := wait_for_decision(page)) == "ledger":
        close_ledger(page)
    assert what == "turn", "the race ended too early for this test"


def close_ledger(page: Page) -> None:
    """The next one may open at once."""
    ledger = page.locator("dialog.ledger").element_handle()
    page.locator("dialog.ledger button[data-value=on]").click()
    page.wait_for_function("(ledger) => !ledger.isConnected", arg=ledger)


def play_whole_game(
    page: Page,
    choose: Callable[[Page, int], None],
    *,
    at_ledger: Callable[[Page], None] = close_ledger,
    most: int = 400,
) -> None:
    """Turn after turn until the podium is there."""
    turns = 0
    for _ in range(most):
        what = wait_for_decision(page)
        if what == "podium":
            return
        if what == "ledger":
            at_ledger(page)
        else:
            choose(page, turns)
            turns += 1
    raise AssertionError(f"no podium after {most} decisions")


# ---- what a person can do, each in two ways; False if it cannot be done now


def thing(page: Page, name: str) -> Locator:
    """A thing on the board by its id."""
    return page.locator(f"#board #{name}")


def glowing(page: Page, prefix: str) -> list[str]:
    """The things on the board that can be tapped now, by their ids."""
    found = page.locator(f"#board [id^='{prefix}'][data-actions]")
    return [str(name) for name in found.evaluate_all("(things) => things.map((thing) => thing.id)")]


def confirm(page: Page) -> bool:
    page.locator("#choices[data-question=ask] button.main").click()
    return True


def ticket_on_the_board(page: Page) -> bool:
    if not (stacks := glowing(page, "tickets-")):
        return False
    thing(page, stacks[-1]).click()
    return confirm(page)


def ticket_by_button(page: Page) -> bool:
    buttons = page.locator("#choices .ticket:enabled")
    if not buttons.count():
        return False
    buttons.first.click()
    return confirm(page)


def pyramid_twice(page: Page) -> bool:
    """The second tap on the same thing confirms the first."""
    thing(page, "pyramid").click()
    expect(page.locator("#choices")).to_have_attribute("data-question", "ask")
    thing(page, "pyramid").click()
    return True


def reveal_by_button(page: Page) -> bool:
    page.locator("#choices .reveal").click()
    return confirm(page)


def tile_on_the_board(page: Page) -> bool:
    if not (spaces := glowing(page, "space-")):
        return False
    thing(page, spaces[len(spaces) // 2]).click()
    page.locator("#choices .side-plus").click()
    return True


def tile_by_button(page: Page) -> bool:
    if not page.locator("#choices .tile:enabled").count():
        return False
    page.locator("#choices .tile").click()
    page.locator("#choices .spaces button").last.click()
    page.locator("#choices .side-minus").click()
    return True


def card_on_the_board(page: Page) -> bool:
    """On the winner's pile: it is known already which pile is meant."""
    if not glowing(page, "pile-winner"):
        return False
    thing(page, "pile-winner").click()
    page.locator("#choices .card").first.click()
    return True


def card_by_button(page: Page) -> bool:
    if not page.locator("#choices .bet:enabled").count():
        return False
    page.locator("#choices .bet").click()
    page.locator("#choices .card").last.click()
    page.locator("#choices [data-action^='l:']").click()
    return True


WAYS: tuple[Callable[[Page], bool], ...] = (
    pyramid_twice,
    ticket_on_the_board,
    tile_on_the_board,
    card_on_the_board,
    reveal_by_button,
    ticket_by_button,
    tile_by_button,
    card_by_button,
)


def mixed(page: Page, turn: int) -> None:
    """Every way in its turn; a pyramid can always be shaken."""
    assert WAYS[turn % len(WAYS)](page) or pyramid_twice(page)


def only_reveals(page: Page, _turn: int) -> None:
    pyramid_twice(page)


# ---- what the page shows, and what the engine says

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


def shown(page: Page) -> dict[str, Any]:
    """The position as the page shows it, and the decision it waits for."""
    found: dict[str, Any] = page.evaluate(SHOWN)
    return found


def stored(page: Page) -> list[dict[str, Any]]:
    """Every race the page has kept, the last one last."""
    found: list[dict[str, Any]] = page.evaluate(STORED)
    return found


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


def plain(text: str) -> str:
    """Without the marks that keep names apart from the sentence around them."""
    return re.sub("[\u2066-\u2069]", "", text)
