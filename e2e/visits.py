"""A visit to the site: a browser of its own, its settings and its dice, and its troubles watched."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from served import Served, Troubles
from stable import fits, free_stable

QUICK = {"theme": "light", "speed": "off", "pace": "off", "confirm": "on", "sound": "off"}
ELSEWHERE = "assets/probe.html"  # a page of the site on which nothing boots
PATIENCE = 60_000  # milliseconds: both cores may be busy
expect.set_options(timeout=PATIENCE)

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
    this.addEventListener('message', ({ data: { id, text } }) => { if (text) traffic.push({ told: id, text }); });
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
    boots: bool = True,
    scripts: Sequence[str] = (),
    expected: str = "",
    options: dict[str, Any] | None = None,
    **settings: str,
) -> Iterator[Page]:
    """A visit to the site, with quick settings if it remembers any; nothing may go wrong but what is expected.

    Where nothing is asked of the engine it need not boot: it waits for its bytes for ever. Where nothing special is
    asked of the browser, an engine that has booted is lent; whoever looks at the boot begins elsewhere.
    """
    troubles = Troubles()
    if expected:
        troubles.expect(expected)
    remembered = [SETTINGS.format(json.dumps(QUICK | settings))] if remembers else []
    every = (CHANCE.format(chance), *remembered, *scripts)
    is_lent = boots and address != ELSEWHERE and fits(options or {}, scripts)
    way = _lent if is_lent else _fresh
    with way(browser, server, troubles, every, options or {}) as page:
        if not boots:
            page.context.route("**/*.wasm", lambda route: None)
        page.goto(server.url + address)
        yield page
    assert not troubles.unexpected, "\n".join(troubles.unexpected)


@contextmanager
def _fresh(
    browser: Browser, server: Served, troubles: Troubles, scripts: Sequence[str], options: dict[str, Any]
) -> Iterator[Page]:
    """A browser of its own."""
    context = browser.new_context(service_workers="block", **options)
    context.set_default_timeout(PATIENCE)
    troubles.watch(context, server.origin)
    for script in scripts:
        context.add_init_script(script)
    try:
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def _lent(
    browser: Browser, server: Served, troubles: Troubles, scripts: Sequence[str], options: dict[str, Any]
) -> Iterator[Page]:
    with free_stable(browser, server).lend(troubles, scripts, options.get("viewport")) as page:
        page.set_default_timeout(PATIENCE)
        yield page


def size(width: int, height: int, **more: Any) -> dict[str, Any]:
    """Options of a browser whose window has this size."""
    return {"viewport": {"width": width, "height": height}, **more}
