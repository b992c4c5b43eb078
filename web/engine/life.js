// One worker from its start to its end. Every wait has a deadline; whatever ends a life ends all that waits for it.

import { common } from './common.js';
import { nextWorker } from './first.js';
import { EngineError } from './messages.js';

/** @typedef {import('./messages.js').Asked} Asked */
/** @typedef {import('./messages.js').Progress} Progress */
/** @typedef {import('./messages.js').Told} Told */
/** @typedef {{ resolve(text: string): void, reject(error: EngineError): void, timer: Timer }} Waiting */
/** @typedef {{ stop(): void }} Timer */

const BOOT_DEADLINE = 60_000; // since the last byte or stage
const GRACE = 250; // a machine that slept may have the answer waiting behind the alarm
const SLICE = 1000; // a machine that sleeps for hours loses no more than this of a deadline

/**
 * @param {object} options
 * @param {(progress: Progress) => void} options.onProgress
 * @param {(from: import('./messages.js').Origin) => void} options.onReady
 * @param {(error: EngineError) => void} options.onEnd
 * @param {number} [options.bootDeadline]
 * @param {boolean} [options.plainly] without the snapshot
 */
export function startLife({ onProgress, onReady, onEnd, bootDeadline = BOOT_DEADLINE, plainly = false }) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {Worker | undefined} */
  let worker;
  /** @type {EngineError | undefined} */
  let over;
  let asked = 0;
  let lived = false;
  let stage = '';
  const bootAlarm = () =>
    alarm(bootDeadline, () => end(new EngineError('boot-timeout', { seconds: bootDeadline / 1000 })));
  let boot = bootAlarm();
  const ready = deferred();

  /** @param {EngineError} cause */
  function end(cause) {
    if (over) return;
    over = cause;
    boot.stop();
    worker?.terminate();
    ready.reject(cause);
    const [first] = waiting.keys(); // questions are answered one by one: it was at work on this one
    for (const [id, { reject, timer }] of waiting) {
      timer.stop();
      const behind = cause.code === 'late' || id !== first;
      reject(new EngineError('dead', { ...cause.params, cause: cause.code, ...(behind && { behind }) }));
    }
    waiting.clear();
    onEnd(cause);
  }

  /** For whoever measures. @param {string} next */
  function reach(next) {
    if (next !== stage) performance.mark(`engine-${next}`);
    stage = next;
  }

  /** @param {Told} told */
  function hear(told) {
    if ('progress' in told) {
      boot.stop();
      boot = bootAlarm();
      reach(told.progress.stage);
      onProgress(told.progress);
    } else if ('ready' in told) {
      boot.stop();
      lived = true;
      reach('ready');
      ready.resolve();
      onReady(told.ready);
    } else if ('runtime' in told) {
      common.runtime = told.runtime;
    } else if ('failed' in told) {
      end(new EngineError(told.failed.code, told.failed.params));
    } else {
      const asker = waiting.get(told.id);
      waiting.delete(told.id);
      asker?.timer.stop();
      asker?.resolve(told.text);
    }
  }

  /**
   * @param {(id: number) => Asked} question
   * @param {number} deadline in milliseconds
   * @returns {Promise<string>}
   */
  function ask(question, deadline) {
    if (over) return Promise.reject(over);
    const id = ++asked;
    return new Promise((resolve, reject) => {
      const timer = alarm(deadline, () => {
        waiting.delete(id);
        const late = new EngineError('late', { seconds: deadline / 1000 });
        reject(late);
        end(late);
      });
      waiting.set(id, { resolve, reject, timer });
      worker?.postMessage(question(id));
    });
  }

  try {
    worker = startWorker(hear, end, plainly);
  } catch (failure) {
    const what = String(failure).slice(0, 200);
    queueMicrotask(() => end(failure instanceof EngineError ? failure : new EngineError('boot-failed', { what })));
  }
  return { ready: ready.promise, ask, end, isOver: () => over !== undefined, hasLived: () => lived };
}

/**
 * @param {(told: Told) => void} hear
 * @param {(error: EngineError) => void} end
 * @param {boolean} plainly
 */
function startWorker(hear, end, plainly) {
  if (typeof WebAssembly !== 'object') throw new EngineError('no-wasm');
  const worker = nextWorker({ plainly });
  let heard = false;
  worker.onmessage = ({ data }) => {
    heard = true;
    hear(data);
  };
  worker.onmessageerror = () => end(new EngineError('dead'));
  worker.onerror = (event) => {
    event.preventDefault();
    const what = event.message ?? '';
    if (heard) end(new EngineError('dead', { what }));
    else end(new EngineError(what ? 'boot-failed' : 'network', { what })); // without words: it could not be fetched
  };
  return worker;
}

/**
 * Rings after so much time awake: whoever sleeps or is put away in the background is not late.
 * @param {number} milliseconds
 * @param {() => void} ring
 * @returns {Timer}
 */
function alarm(milliseconds, ring) {
  let left = milliseconds;
  let timer = setTimeout(tick, Math.min(left, SLICE));
  function tick() {
    left -= SLICE;
    timer = left > 0 ? setTimeout(tick, Math.min(left, SLICE)) : setTimeout(ring, GRACE);
  }
  return { stop: () => clearTimeout(timer) };
}

function deferred() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: EngineError) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {}); // nobody need wait for it
  return { promise, resolve, reject };
}
