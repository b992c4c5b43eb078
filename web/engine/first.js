// The page's first worker, which may be started before most of the page is there; what it tells meanwhile is kept.

import { scriptURL } from './trusted.js';

const TOLD = /** @type {const} */ (['message', 'messageerror', 'error']);

/** @type {{ worker: Worker, told: Event[], keep: (event: Event) => void } | undefined} */
let waiting;

/** @param {string} name */
function newWorker(name) {
  return new Worker(scriptURL(new URL(WORKER, import.meta.url)), { type: 'module', name });
}

/** Has somebody asked already? Then it is too late to be ahead. */
let isAsked = false;

/** Starts the worker that `workerNamed` will give to whoever asks for it first. @param {string} name */
export function startAhead(name) {
  if (isAsked) return;
  const worker = newWorker(name);
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    told.push(event);
  };
  for (const kind of TOLD) worker.addEventListener(kind, keep);
  waiting = { worker, told, keep };
}

/** A worker, started already or now; what it has told comes after the caller has got hold of it. @param {string} name */
export function workerNamed(name) {
  isAsked = true;
  if (!waiting) return newWorker(name);
  const { worker, told, keep } = waiting;
  waiting = undefined;
  for (const kind of TOLD) worker.removeEventListener(kind, keep);
  queueMicrotask(() => {
    for (const event of told) worker.dispatchEvent(event);
  });
  return worker;
}
