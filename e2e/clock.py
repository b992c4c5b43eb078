"""A clock of the page's own: timers and animations run by it, so that a test reads how long something takes on every
machine, not how long it took on this one.

The clock is free at first: it jumps to whatever is due next, as fast as the page can work. It does not count while a
dialog is open: that time is the player's. `hold` stops the clock; `advance` lets it run, drawing included. What the
engine needs is real time and counts nothing; timers that wait for it stay real, and so do long ones.
"""

from __future__ import annotations

from playwright.sync_api import Page

CLOCK = """
(() => {
  const LONG = 1700;
  const REAL = [1000, 250, 500]; // these wait for the engine: web/engine/life.js, web/ui/mind.js
  const [later, forget] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
  const { animate } = Element.prototype;
  const due = new Map();
  const running = new Set();
  let [count, isFree] = [1e9, true];
  const clock = { now: 0 };
  globalThis.clock = clock;

  globalThis.setTimeout = (act, ms = 0, ...given) => {
    if (!(ms > 0) || ms >= LONG || REAL.includes(ms)) return later(act, ms, ...given);
    count += 1;
    due.set(count, { at: clock.now + ms, act: () => act(...given) });
    return count;
  };
  globalThis.clearTimeout = (id) => { if (!due.delete(id)) forget(id); };

  Element.prototype.animate = function (frames, how) {
    const animation = animate.call(this, frames, how);
    animation.pause();
    const one = { animation, from: clock.now };
    running.add(one);
    count += 1;
    const id = count;
    due.set(id, { at: clock.now + animation.effect.getComputedTiming().endTime, act: () => animation.finish() });
    animation.finished.catch(() => {}).then(() => { running.delete(one); due.delete(id); });
    return animation;
  };

  const next = () => {
    let first = null;
    for (const [id, one] of due) if (!first || one.at < first[1].at) first = [id, one];
    return first;
  };
  const set = (now) => {
    if (!document.querySelector('dialog[open]')) clock.now = Math.max(clock.now, now);
  };
  const run = ([id, one]) => {
    due.delete(id);
    set(one.at);
    one.act();
  };
  const breath = () => new Promise((resolve) => later(resolve, 0));

  clock.busy = () => due.size > 0;
  clock.hold = () => { isFree = false; };
  clock.free = () => { isFree = true; };
  clock.advance = async (ms) => {
    const end = clock.now + ms;
    for (let first = next(); first && first[1].at <= end; first = next()) {
      run(first);
      await breath();
      await breath();
    }
    set(end);
    for (const { animation, from } of running) animation.currentTime = clock.now - from;
  };
  const pump = () => {
    const first = isFree ? next() : null;
    if (first) run(first);
    later(pump, first ? 0 : 8);
  };
  pump();
})();
"""


def now(page: Page) -> float:
    """Milliseconds that the page's clock has counted."""
    counted: float = page.evaluate("clock.now")
    return counted


def hold(page: Page) -> None:
    page.evaluate("clock.hold()")


def free(page: Page) -> None:
    page.evaluate("clock.free()")


def advance(page: Page, ms: float) -> None:
    page.evaluate("(ms) => clock.advance(ms)", ms)


def wait_for_motion(page: Page) -> None:
    """Until the clock has something to do; only while it is held."""
    page.wait_for_function("() => clock.busy()")
