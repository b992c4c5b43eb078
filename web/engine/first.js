// The page's workers, each given what it starts with. The first may be started before most of the page is there; what
// it tells meanwhile is kept.

import { common } from './common.js';
import { PLAIN } from './messages.js';
import { fetchParts } from './parts.js';
import { scriptURL } from './trusted.js';

const TOLD = /** @type {const} */ (['message', 'messageerror', 'error']);

/** How to stop fetching for a worker. */
common.stops ??= new WeakMap();
const { stops } = common;

/** @param {string} name */
function newWorker(name) {
  const worker = new Worker(scriptURL(new URL(WORKER, import.meta.url)), { type: 'module', name });
  stops.set(worker, supply(worker, name === PLAIN));
  return worker;
}

/** @param {Worker} worker @param {boolean} plainly */
function supply(worker, plainly) {
  const { runtime, snapshot, count, stop } = fetchParts({ plainly });
  /** @param {import('./messages.js').Given} given @param {Transferable[]} [moved] */
  const give = (given, moved = []) => worker.postMessage(given, moved);
  const miss = (/** @type {import('./parts.js').Part} */ missing) => (/** @type {any} */ failure) =>
    give({ missing, code: failure.code ?? 'boot-failed', what: String(failure) });
  count((coming, bytes) => give({ coming, bytes }));
  runtime.then((runtime) => give({ runtime })).catch(miss('runtime'));
  snapshot?.then((snapshot) => give({ snapshot }, [snapshot])).catch(miss('snapshot'));
  return stop;
}

/** @param {Worker | undefined} worker */
export function endWorker(worker) {
  if (!worker) return;
  worker.terminate();
  stops.get(worker)?.();
}

/** Starts the worker that `workerNamed` will give to whoever asks for it first. @param {string} name */
export function startAhead(name) {
  if (common.isAsked) return; // too late to be ahead
  const worker = newWorker(name);
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    told.push(event);
  };
  for (const kind of TOLD) worker.addEventListener(kind, keep);
  common.waiting = { worker, told, keep };
}

/** A worker, started already or now; what it has told comes after the caller has got hold of it. @param {string} name */
export function workerNamed(name) {
  common.isAsked = true;
  if (!common.waiting) return newWorker(name);
  const { worker, told, keep } = common.waiting;
  common.waiting = undefined;
  for (const kind of TOLD) worker.removeEventListener(kind, keep);
  queueMicrotask(() => {
    for (const event of told) worker.dispatchEvent(event);
  });
  return worker;
}
