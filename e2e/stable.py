"""A stable: a browser that stays, with an engine that has booted, lent to one visit after another.

Whoever comes finds nothing stored, as on a first visit; only the interpreter is warm already. A visit that looks at
the boot itself, or at workers that die, has an engine of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from probing import run
from served import TELL_VIOLATIONS, Served, Troubles

PAGE = "assets/probe.html?keeper"  # on which nothing boots by itself

# The page that keeps the worker: what visitors ask goes to it, under numbers of its own.
LENDS = """
const visitors = new BroadcastChannel('stable');
const asked = new Map();
let worker;
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    worker = this;
    this.addEventListener('message', ({ data }) => {
      const from = asked.get(data.id);
      asked.delete(data.id);
      if (from) visitors.postMessage({ to: from.who, told: { id: from.id, text: data.text } });
    });
  }
};
let count = 1_000_000;
visitors.onmessage = ({ data: { who, question } }) => {
  if (!question) return;
  count += 1;
  asked.set(count, { who, id: question.id });
  worker.postMessage({ ...question, id: count });
};
"""
# The visitor's worker, on any other page: it is ready at once, and asks the one that is kept.
BORROWS = """
if (location.search !== '?keeper') globalThis.Worker = class extends EventTarget {
  #stable = new BroadcastChannel('stable');
  #who = Math.random();
  constructor() {
    super();
    this.#stable.onmessage = ({ data: { to, told } }) => { if (to === this.#who) this.#tell(told); };
    setTimeout(() => this.#tell({ ready: 'snapshot' }));
  }
  #tell(data) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  set onmessage(hear) { this.addEventListener('message', hear); }
  set onmessageerror(hear) {}
  set onerror(hear) {}
  postMessage(question) { if ('id' in question) this.#stable.postMessage({ who: this.#who, question }); }
  terminate() { this.#stable.close(); }
};
if (location.search !== '?keeper') { // what a worker would boot from is not wanted
  const { fetch } = globalThis;
  globalThis.fetch = (what, how) => String(what).endsWith('.wasm') ? new Promise(() => {}) : fetch(what, how);
}
"""


class Stable:
    """One browser context of a server, for visits that come one at a time."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.server = server
        self.is_free = True
        self.context = browser.new_context(service_workers="block")
        for script in (TELL_VIOLATIONS, BORROWS):
            self.context.add_init_script(script)
        self.keeper = self.context.new_page()
        self.keeper.add_init_script(LENDS)
        self.keeper.goto(server.url + PAGE)
        self.keeper.wait_for_function("globalThis.probe")
        run(self.keeper, "await create().ready")
        self.tools = self.context.new_cdp_session(self.keeper)

    @contextmanager
    def lend(self, troubles: Troubles, scripts: Sequence[str], viewport: dict[str, int] | None) -> Iterator[Page]:
        """A page that has not gone anywhere yet; afterwards everything it stored is forgotten."""
        self.is_free = False
        page = self.context.new_page()
        if viewport:
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
        for script in scripts:
            page.add_init_script(script)
        with troubles.listening(self.context, self.server.origin):
            try:
                yield page
            finally:
                self._clean()

    def _clean(self) -> None:
        for left in self.context.pages:
            if left != self.keeper:
                left.close()
        self.context.unroute_all()
        self.context.clear_permissions()
        self.context.set_offline(False)
        self.tools.send("Storage.clearDataForOrigin", {"origin": self.server.origin, "storageTypes": "all"})
        self.is_free = True


_stables: dict[tuple[int, str], list[Stable]] = {}


def free_stable(browser: Browser, server: Served) -> Stable:
    """One that nobody visits now, of this browser and server."""
    known = _stables.setdefault((id(browser), server.url), [])
    for stable in known:
        if stable.is_free:
            return stable
    known.append(Stable(browser, server))
    return known[-1]


def fits(options: dict[str, Any], scripts: Sequence[str]) -> bool:
    """May such a visit be lent an engine: nothing but the window's size is special, and it does not look at workers."""
    return set(options) <= {"viewport"} and not any("Worker" in script or "WebAssembly" in script for script in scripts)
