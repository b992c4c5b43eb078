// While Pyodide boots it tells neither how many bytes came nor that something failed, and it fetches what the page has
// fetched already: a boot whose WebAssembly cannot be had never ends. This module looks over its shoulder.

import { countBytes } from './parts.js';
import { joinable } from './rest.js';

/** @typedef {(rest: WebAssembly.Module) => Promise<void>} Joining brings the runtime and its rest together */

/** What is answered with nothing: a snapshot needs no standard library, and Pyodide asks for one all the same. */
export const NO_LIBRARY = new URL('no-library.zip', import.meta.url).href;

/**
 * @param {object} watch
 * @param {string} watch.code the runtime's address, which is not fetched here
 * @param {import('./parts.js').Parts} watch.parts
 * @param {string | undefined} watch.rest the address of the rest of the runtime, if it comes in two files
 * @param {Map<string, number>} watch.sizes the unpacked size of each file, by full address
 * @param {(loaded: number, total: number) => void} watch.onBytes
 * @param {(code: string, what: unknown) => void} watch.onFailure
 * @returns {{ arrived(url: string, bytes?: number): void, memory(): WebAssembly.Memory, join: Joining, stop(): void }}
 */
export function watchBoot({ code, parts, rest, sizes, onBytes, onFailure }) {
  const total = sum(sizes.values());
  /** @type {Map<string, number>} */
  const loaded = new Map();
  const count = (/** @type {string} */ url, /** @type {number} */ bytes) => {
    loaded.set(url, Math.min(bytes, sizes.get(url) ?? 0));
    onBytes(sum(loaded.values()), total);
  };

  /** @type {any} */
  let memory;
  /** @type {Joining} */
  let join = async () => {};
  const { fetch } = self;
  const { instantiateStreaming, Module } = WebAssembly;

  self.fetch = async (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href;
    if (url === NO_LIBRARY || url === code) return new Response();
    const response = await fetch(input, options).catch((failure) => {
      onFailure('network', url);
      throw failure;
    });
    if (!response.ok) onFailure('network', `${response.status} ${url}`);
    else if (sizes.has(url))
      countBytes(response.clone(), (bytes) => count(url, bytes)).catch(() => onFailure('network', url));
    return response;
  };

  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await parts.runtime;
      const instance = await WebAssembly.instantiate(module, imports);
      memory = instance.exports.memory;
      if (rest) join = joinable(instance, imports ?? {}, rest, (what) => onFailure('network', what)).join;
      if (parts.rest) await join(await parts.rest);
      return { module, instance };
    } catch (failure) {
      onFailure(/** @type {any} */ (failure)?.code ?? 'boot-failed', failure);
      throw failure;
    }
  };

  WebAssembly.Module = compiledOnce(Module);
  const errors = /** @type {{ stackTraceLimit?: number }} */ (Error); // where browsers know it
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = 0; // it throws and catches hundreds of errors, and nobody reads where they came from

  return {
    memory: () => memory,
    join: (module) => join(module),
    arrived: (url, bytes = sizes.get(url) ?? 0) => count(url, bytes),
    stop() {
      self.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
      WebAssembly.Module = Module;
      errors.stackTraceLimit = stackTraceLimit;
    },
  };
}

/**
 * The runtime wraps hundreds of JavaScript functions in modules of their own, which differ only in a few signatures.
 * @param {typeof WebAssembly.Module} Module
 */
function compiledOnce(Module) {
  /** @type {Map<string, WebAssembly.Module>} */
  const known = new Map();
  return new Proxy(Module, {
    construct(made, [bytes]) {
      const key = String(bytes);
      const module = known.get(key) ?? new made(bytes);
      known.set(key, module);
      return module;
    },
  });
}

/** @param {Iterable<number>} numbers */
function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
