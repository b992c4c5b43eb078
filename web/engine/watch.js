// While Pyodide boots it tells neither how many bytes came nor that something failed: a boot whose WebAssembly
// cannot be fetched or compiled never ends. This module looks over its shoulder.

/** What is answered with nothing: a snapshot needs no standard library, and Pyodide asks for one all the same. */
export const NO_LIBRARY = new URL('no-library.zip', import.meta.url).href;

/**
 * @param {object} watch
 * @param {Map<string, number>} watch.sizes the unpacked size of each file, by full address
 * @param {(loaded: number, total: number) => void} watch.onBytes
 * @param {(code: string, what: unknown) => void} watch.onFailure
 * @returns {{ arrived(url: string): void, memory(): WebAssembly.Memory, stop(): void }}
 */
export function watchBoot({ sizes, onBytes, onFailure }) {
  const total = sum(sizes.values());
  /** @type {Map<string, number>} */
  const loaded = new Map();
  const count = (/** @type {string} */ url, /** @type {number} */ bytes) => {
    loaded.set(url, Math.min(bytes, sizes.get(url) ?? 0));
    onBytes(sum(loaded.values()), total);
  };

  /** @type {Map<string, Promise<void>>} */
  const counting = new Map();

  /** @type {any} */
  let memory;
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;

  self.fetch = async (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href;
    if (url === NO_LIBRARY) return new Response(new Uint8Array());
    const response = await fetch(input, options).catch((failure) => {
      onFailure('network', url);
      throw failure;
    });
    if (!response.ok) onFailure('network', `${response.status} ${url}`);
    else if (sizes.has(url)) {
      // A copy is counted and the original handed on untouched: only then may the browser keep the compiled code.
      const counted = countBytes(response.clone(), (bytes) => count(url, bytes));
      counting.set(
        response.url,
        counted.catch(() => onFailure('network', url)),
      );
    }
    return response;
  };

  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const made = await instantiateStreaming.call(WebAssembly, source, imports);
      memory = made.instance.exports.memory;
      return made;
    } catch (failure) {
      await counting.get((await source).url); // half a file cannot be compiled either: that was the network
      onFailure('boot-failed', failure);
      throw failure;
    }
  };

  return {
    memory: () => memory,
    arrived: (url) => count(url, sizes.get(url) ?? 0),
    stop() {
      self.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
  };
}

/**
 * @param {Response} copy
 * @param {(bytes: number) => void} onBytes
 */
async function countBytes(copy, onBytes) {
  if (!copy.body) return;
  const reader = copy.body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    onBytes(bytes);
  }
}

/** @param {Iterable<number>} numbers */
function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
