// The large parts of a boot, fetched by the page, so that they are on their way before a worker has started. The runtime
// is compiled once, and a worker that takes another's place gets it as it is.

import { common } from './common.js';
import { BootFailed } from './messages.js';

/** @typedef {'runtime' | 'snapshot'} Part */
/** @typedef {(part: Part, bytes: number) => void} Counter told how many bytes of a part are here */
/**
 * @typedef {{ runtime: Promise<WebAssembly.Module>, snapshot: Promise<ArrayBuffer> | undefined,
 *   count(tell: Counter): void }} Parts
 */

const STEP = 256 * 1024; // bytes between two reports

/** The runtime on its way or here, for everybody. @typedef {ReturnType<typeof compiling>} Runtime */

/**
 * @param {{ plainly: boolean }} wish without the snapshot
 * @returns {Parts & { stop(): void }} `stop` if nobody waits for them any more
 */
export function fetchParts({ plainly }) {
  common.runtime ??= compiling(new URL(RUNTIME.code, import.meta.url).href);
  const { runtime } = common;
  const left = new AbortController();
  let bytes = 0;
  /** @type {Counter} */
  let tell = () => {};
  const hear = (/** @type {number} */ now) => tell('runtime', now);
  runtime.waiting.add(hear);
  const snapshot = plainly || !RUNTIME.snapshot ? undefined : whole(RUNTIME.snapshot, left.signal, counted);
  snapshot?.catch(() => {}); // whoever wants it will see

  /** @param {number} now */
  function counted(now) {
    bytes = now;
    tell('snapshot', now);
  }
  return {
    runtime: runtime.module,
    snapshot,
    count(counter) {
      tell = counter;
      counter('runtime', runtime.bytes());
      counter('snapshot', bytes);
    },
    stop() {
      left.abort();
      runtime.leave(hear);
    },
  };
}

/** The runtime, for as long as anybody waits for it. @param {string} url */
function compiling(url) {
  /** @type {Set<(bytes: number) => void>} */
  const waiting = new Set();
  const left = new AbortController();
  let bytes = 0;
  let isHere = false;
  const module = compiled(url, left.signal, (now) => {
    bytes = now;
    for (const tell of waiting) tell(now);
  });
  module.then(() => (isHere = true)).catch(forget); // the next worker tries again

  function forget() {
    if (common.runtime?.module === module) common.runtime = undefined;
  }
  return {
    module,
    waiting,
    bytes: () => bytes,
    /** @param {(bytes: number) => void} hear */
    leave(hear) {
      waiting.delete(hear);
      if (isHere || waiting.size > 0) return;
      forget();
      left.abort();
    },
  };
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} onBytes
 */
async function compiled(url, signal, onBytes) {
  const response = await fetched(url, signal);
  // A copy is counted and the original handed on untouched: only then may the browser keep the compiled code.
  const counted = counting(response.clone(), onBytes);
  const module = WebAssembly.compileStreaming(response);
  module.catch(() => {});
  await counted.catch((failure) => {
    throw new BootFailed('network', failure); // half a file cannot be compiled either
  });
  return module.catch((failure) => {
    throw new BootFailed('boot-failed', failure);
  });
}

/**
 * A file of known size, as it comes.
 * @param {string} name
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} onBytes
 */
async function whole(name, signal, onBytes) {
  const response = await fetched(new URL(name, import.meta.url).href, signal);
  const content = new Uint8Array(RUNTIME.sizes.snapshot);
  await counting(response, onBytes, (part, at) => content.set(part, at));
  return content.buffer;
}

/** @param {string} url @param {AbortSignal} signal */
async function fetched(url, signal) {
  const response = await fetch(url, { signal }).catch((failure) => {
    throw new BootFailed('network', failure);
  });
  if (!response.ok) throw new BootFailed('network', `${response.status} ${url}`);
  return response;
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} onBytes
 * @param {(part: Uint8Array, at: number) => void} [take]
 */
async function counting(response, onBytes, take) {
  if (!response.body) return;
  const reader = response.body.getReader();
  let [bytes, told] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    take?.(part.value, bytes);
    bytes += part.value.length;
    if (bytes - told < STEP) continue;
    told = bytes;
    onBytes(bytes);
  }
  onBytes(bytes);
}
