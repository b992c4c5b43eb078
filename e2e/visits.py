"""A visit to the site: a browser of its own, its settings and its dice, and its troubles watched."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from served import Served, Troubles

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

    Where nothing is asked of the engine it need not boot: it waits for its bytes for ever.
    """
    troubles = Troubles()
    if expected:
        troubles.expect(expected)
    context = browser.new_context(service_workers="block", **(options or {}))
    context.set_default_timeout(PATIENCE)
    troubles.watch(context, server.origin)
    remembered = [SETTINGS.format(json.dumps(QUICK | settings))] if remembers else []
    for script in (CHANCE.format(chance), *remembered, *scripts):
        context.add_init_script(script)
    if not boots:
        context.route("**/*.wasm", lambda route: None)
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
