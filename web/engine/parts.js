// The large parts of a boot, fetched by the thread that boots: a page that is busy with its own first picture does not
// keep them waiting. A runtime that was compiled once is taken as it is.

import { BootFailed } from './messages.js';

/** @typedef {'runtime' | 'rest' | 'snapshot'} Part */
/** @typedef {(part: Part, bytes: number) => void} Counter told how many bytes of a part are here */
/**
 * @typedef {{ runtime: Promise<WebAssembly.Module>, rest: Promise<WebAssembly.Module> | undefined,
 *   snapshot: Promise<ArrayBuffer> | undefined, count(tell: Counter): void }} Parts
 */

const STEP = 256 * 1024; // bytes between two reports
const PATIENCE = 500; // milliseconds in which nobody asks how far it is

/**
 * @param {{ plainly: boolean, entirely?: boolean, runtime?: WebAssembly.Module }} given without the snapshot; with all of
 *   the runtime at once; a runtime that is here already
 * @returns {Parts}
 */
export function fetchParts({ plainly, entirely = plainly, runtime }) {
  /** @type {Map<Part, number>} */
  const bytes = new Map();
  /** @type {Counter} */
  let tell = () => {};
  const { sizes } = RUNTIME;
  const here = (/** @type {Part} */ part, /** @type {number} */ now) => {
    bytes.set(part, now);
    tell(part, now);
  };
  /** @template T @param {Part} part @param {string} name @param {(response: Response) => Promise<T>} take */
  async function coming(part, name, take) {
    const taken = await counted(await fetched(name), (now) => here(part, now), take);
    here(part, sizes[part]);
    return taken;
  }
  if (runtime) bytes.set('runtime', sizes.runtime);
  const parts = {
    runtime: runtime
      ? Promise.resolve(runtime)
      : coming('runtime', RUNTIME.code, (response) => WebAssembly.compileStreaming(response)),
    rest:
      entirely && RUNTIME.rest
        ? coming('rest', RUNTIME.rest, (response) => WebAssembly.compileStreaming(response))
        : undefined,
    snapshot:
      plainly || !RUNTIME.snapshot
        ? undefined
        : coming('snapshot', RUNTIME.snapshot, (response) => response.arrayBuffer()),
  };
  for (const part of Object.values(parts)) part?.catch(() => {}); // whoever wants it will see
  return {
    ...parts,
    count(counter) {
      tell = counter;
      for (const [part, now] of bytes) counter(part, now);
    },
  };
}

/** The rest of the runtime, when there is time. */
export async function fetchRest() {
  return WebAssembly.compileStreaming(await fetched(RUNTIME.rest ?? ''));
}

/** @param {string} name relative to this script */
async function fetched(name) {
  const { href } = new URL(name, import.meta.url);
  const response = await fetch(href).catch((failure) => {
    throw new BootFailed('network', failure);
  });
  if (!response.ok) throw new BootFailed('network', `${response.status} ${href}`);
  return response;
}

/**
 * What a response comes to. Who waits long is told how many bytes are here: a copy is counted then, for to look at every
 * piece costs time, and only what is handed on untouched may the browser keep compiled.
 * @template T
 * @param {Response} response
 * @param {(bytes: number) => void} onBytes
 * @param {(response: Response) => Promise<T>} take
 */
async function counted(response, onBytes, take) {
  const copy = response.clone();
  /** @type {Promise<void> | undefined} */
  let counting;
  const count = () => {
    counting ??= countBytes(copy, onBytes);
    counting.catch(() => {}); // looked at if it matters
  };
  const timer = setTimeout(count, PATIENCE);
  try {
    return await take(response);
  } catch (failure) {
    count();
    await counting?.catch((cut) => {
      throw new BootFailed('network', cut); // half a file cannot be compiled either
    });
    throw new BootFailed('boot-failed', failure);
  } finally {
    clearTimeout(timer);
    if (!counting) void copy.body?.cancel();
  }
}

/** @param {Response} copy @param {(bytes: number) => void} onBytes */
export async function countBytes(copy, onBytes) {
  if (!copy.body) return;
  const reader = copy.body.getReader();
  let [bytes, told] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes - told < STEP) continue;
    told = bytes;
    onBytes(bytes);
  }
  onBytes(bytes);
}
