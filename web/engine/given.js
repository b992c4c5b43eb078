// The worker's side of parts.js: what the page has fetched comes in messages.

import { BootFailed } from './messages.js';

/** @typedef {import('./parts.js').Part} Part */
/** @typedef {import('./messages.js').Given} Given */

/** @param {{ plainly: boolean }} wish without the snapshot @returns {import('./parts.js').Parts} */
export function givenParts({ plainly }) {
  const [runtime, snapshot] = [awaited(), awaited()];
  const waiting = { runtime, snapshot };
  /** @type {Map<Part, number>} */
  const bytes = new Map();
  /** @type {import('./parts.js').Counter} */
  let tell = () => {};

  self.addEventListener('message', (event) => hear(/** @type {MessageEvent<Given>} */ (event).data));
  self.addEventListener('messageerror', () => runtime.reject(new BootFailed('boot-failed', 'messageerror')));

  /** @param {Given} given */
  function hear(given) {
    if ('coming' in given) {
      bytes.set(given.coming, given.bytes);
      tell(given.coming, given.bytes);
    } else if ('missing' in given) waiting[given.missing].reject(new BootFailed(given.code, given.what));
    else if ('runtime' in given) runtime.resolve(given.runtime);
    else if ('snapshot' in given) snapshot.resolve(given.snapshot);
  }

  return {
    runtime: runtime.promise,
    snapshot: plainly ? undefined : snapshot.promise,
    count(counter) {
      tell = counter;
      for (const [part, now] of bytes) counter(part, now);
    },
  };
}

function awaited() {
  /** @type {(value: any) => void} */
  let resolve = () => {};
  /** @type {(failure: BootFailed) => void} */
  let reject = () => {};
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {}); // the boot may have ended for another reason
  return { promise, resolve, reject };
}
