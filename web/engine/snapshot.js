// A memory snapshot: the interpreter as it was in the build, with the engine imported and run in. It travels as a
// WebAssembly module of data alone, so that every host compresses it; here its runs of bytes are put in their places
// by hand, which is quicker than to have it compiled. Making one is the build's matter (web/build/freeze.mjs).

import { sumOf } from './sum.js';

/**
 * What its memory must be: how large, and the sum of its used parts, each from one place up to another; and what Python must
 * answer.
 * @typedef {{ size: number, used: [number, number][], sum: number, answer: string }} About
 */
/** @typedef {{ data: Uint8Array, head: Uint8Array, about: About }} Snapshot runs of bytes, and what Pyodide wants to know of them */
/**
 * The runtime's own view of its memory; private names of the one version that the build has checked.
 * @typedef {{ HEAP32: Int32Array, HEAPU8: Uint8Array, growMemory(size: number): void, __PyRuntime: number,
 *   __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number }} Runtime
 */

const MAGIC = 8; // bytes before the first section
const [CUSTOM, DATA] = [0, 11]; // kinds of sections
const [PLACE, END] = [2, 1]; // bytes before and after the place of a run: those of an expression

export const QUESTION = '{"verb": "games"}'; // asked in the build and after each boot: the answers must be the same

/**
 * Reads a snapshot from its file.
 * @param {ArrayBuffer} buffer
 * @returns {Snapshot}
 */
export function opened(buffer) {
  const file = reader(new Uint8Array(buffer), MAGIC);
  /** @type {Record<string, Uint8Array>} */
  const notes = {};
  /** @type {Uint8Array | undefined} */
  let data;
  while (!file.isOver()) {
    const [kind = 0] = file.bytes(1);
    const content = file.bytes(file.unsigned());
    if (kind === DATA) data = content;
    if (kind === CUSTOM) Object.assign(notes, noteIn(content));
  }
  const { head, about } = notes;
  if (!data || !head || !about) throw new Error('a snapshot without all its parts');
  return { data, head, about: JSON.parse(new TextDecoder().decode(about)) };
}

/** @param {Uint8Array} content */
function noteIn(content) {
  const note = reader(content);
  const name = new TextDecoder().decode(note.bytes(note.unsigned()));
  return { [name]: note.rest() };
}

/** The few things that the form of a WebAssembly file is made of. @param {Uint8Array} content @param {number} [at] */
function reader(content, at = 0) {
  /** @param {number} size */
  function bytes(size) {
    if (at + size > content.length) throw new Error('a snapshot that ends too soon');
    at += size;
    return content.subarray(at - size, at);
  }
  function unsigned() {
    let [number, factor, byte] = [0, 1, 0x80];
    for (; byte >= 0x80; factor *= 0x80) {
      if (at >= content.length) throw new Error('a snapshot that ends too soon');
      byte = content[at++] ?? 0;
      number += (byte & 0x7f) * factor;
    }
    return number;
  }
  return { bytes, unsigned, isOver: () => at >= content.length, rest: () => content.subarray(at) };
}

/**
 * Where the runtime keeps the one pointer that differs from browser to browser: how C functions are called.
 * @param {Runtime} runtime
 */
export function pointerOf({ HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }) {
  return (__PyRuntime + HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
}

/**
 * Lays the snapshot over the memory of a runtime that has not begun to run.
 * @param {Runtime} runtime
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Memory} memory
 */
export function lay(runtime, { data, about: { size, used, sum } }, memory) {
  if (memory.buffer.byteLength < size) runtime.growMemory(size);
  const at = pointerOf(runtime);
  const ours = runtime.HEAP32[at];
  runtime.HEAP32[at] = 0;
  const target = new Uint8Array(memory.buffer);
  const runs = reader(data);
  for (let left = runs.unsigned(); left > 0; left--) {
    runs.bytes(PLACE);
    const place = runs.unsigned();
    runs.bytes(END);
    target.set(runs.bytes(runs.unsigned()), place);
  }
  if (sumOf(memory.buffer, used) !== sum) throw new Error('the memory is not the one that was kept');
  runtime.HEAP32[at] = ours;
}

/**
 * One question whose answer is known.
 * @param {import('pyodide').PyodideAPI} python
 * @param {About} kept
 */
export function awaken(python, { answer }) {
  const handle = python.pyimport('stampede.bridge.handle');
  const given = handle(QUESTION);
  handle.destroy();
  if (given !== answer) throw new Error('the interpreter does not answer as it did');
}
