// The page's workers, each told how to begin. The first may be started before most of the page is there; what it tells
// meanwhile is kept.

import { common } from './common.js';
import { AT_ONCE } from './messages.js';
import { scriptURL } from './trusted.js';

const TOLD = /** @type {const} */ (['message', 'messageerror', 'error']);

/** @param {{ plainly: boolean }} wish without the snapshot */
function newWorker({ plainly }) {
  const { runtime } = common;
  const name = plainly ? 'engine, plainly' : runtime ? 'engine, again' : AT_ONCE;
  const worker = new Worker(scriptURL(new URL(WORKER, import.meta.url)), { type: 'module', name });
  /** @type {import('./messages.js').Begun} */
  const begun = { plainly, runtime };
  if (name !== AT_ONCE) worker.postMessage(begun);
  return worker;
}

/** Starts the worker that `nextWorker` will give to whoever asks for it first. */
export function startAhead() {
  if (common.isAsked) return; // too late to be ahead
  const worker = newWorker({ plainly: false });
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    told.push(event);
  };
  for (const kind of TOLD) worker.addEventListener(kind, keep);
  common.waiting = { worker, told, keep };
}

/** A worker, started already or now; what it has told comes after the caller has got hold of it. @param {{ plainly: boolean }} wish */
export function nextWorker(wish) {
  common.isAsked = true;
  if (!common.waiting) return newWorker(wish);
  const { worker, told, keep } = common.waiting;
  common.waiting = undefined;
  for (const kind of TOLD) worker.removeEventListener(kind, keep);
  queueMicrotask(() => {
    for (const event of told) worker.dispatchEvent(event);
  });
  return worker;
}
