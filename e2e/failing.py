"""A device that refuses to keep anything, call by call, and how people play on all the same."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from catalogue import words
from players import wait_for_turn

# IndexedDB, each of whose calls can be made to fail: the next one of a kind, or all from a number on.
FAILING = """
globalThis.failing = { next: '', from: Infinity, calls: 0, failed: 0, hangs: false };
const isDue = (kind) => {
  failing.calls++;
  const due = failing.next === kind || failing.calls >= failing.from;
  if (failing.next === kind) failing.next = '';
  failing.failed += due;
  return due;
};
const refuse = () => { throw new DOMException('made to fail', 'UnknownError'); };
const { open } = IDBFactory.prototype;
const { transaction } = IDBDatabase.prototype;
const { put } = IDBObjectStore.prototype;
IDBFactory.prototype.open = function (...given) {
  return isDue('open') ? refuse() : open.apply(this, given);
};
IDBDatabase.prototype.transaction = function (...given) {
  if (given[1] !== 'readwrite') return transaction.apply(this, given);
  if (isDue('transaction')) refuse();
  const change = transaction.apply(this, given);
  if (isDue('lost connection')) { this.close(); change.abort(); }
  return change;
};
IDBObjectStore.prototype.put = function (...given) {
  if (isDue('put')) refuse();
  const request = put.apply(this, given);
  if (isDue('write')) request.addEventListener('success', () => this.transaction.abort());
  if (isDue('never done')) {
    failing.hangs = true; // its transaction is kept busy
    const again = () => { if (failing.hangs) this.get('nothing').onsuccess = again; };
    again();
  }
  return request;
};
"""
DONE = "#log .TicketTaken, #log .PyramidTicketTaken"
KINDS = ("transaction", "put", "write", "lost connection", "never done")


def banner(page: Page) -> Locator:
    """What says that nothing is saved."""
    return page.locator(".notice", has_text=words("trouble-storage"))


def act(page: Page, number: int) -> None:
    """An action, until the next decision."""
    before = done(page)
    button = "#choices .ticket:enabled" if number % 3 else "#choices .reveal"  # slow enough for thirty of them
    page.locator(button).first.click()
    expect(page.locator(DONE)).to_have_count(before + 1)
    wait_for_turn(page)


def done(page: Page) -> int:
    """How many actions the page shows as done."""
    return page.locator(DONE).count()


def exported(page: Page) -> dict[str, Any]:
    """The file that the banner offers."""
    with page.expect_download() as download:
        banner(page).get_by_role("button", name=words("trouble-export")).click()
    with open(download.value.path(), encoding="utf-8") as file:
        parcel: dict[str, Any] = json.load(file)
    return parcel


def fail_next(page: Page, kind: str) -> None:
    """The next call of this kind fails; none if it has no name."""
    page.evaluate("(kind) => Object.assign(failing, { next: kind, hangs: false })", kind)
