// A memory snapshot: the interpreter as it was in the build, with the engine imported and run in. It travels as a
// WebAssembly module of data alone, so hosts compress it, browsers check its form, and instantiating it over the
// runtime's memory puts every byte in its place. Making one is the build's matter (web/build/freeze.mjs).

import { sumOf } from './sum.js';

/** @typedef {{ size: number, sum: number, answer: string }} About what its memory must be, and what Python must answer */
/**
 * The runtime's own view of its memory; private names of the one version that the build has checked.
 * @typedef {{ HEAP32: Int32Array, HEAPU8: Uint8Array, growMemory(size: number): void, __PyRuntime: number,
 *   __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number }} Runtime
 */

export const QUESTION = '{"verb": "games"}'; // asked in the build and after each boot: the answers must be the same

/** @param {WebAssembly.Module} snapshot @returns {About} */
export function about(snapshot) {
  return JSON.parse(new TextDecoder().decode(section(snapshot, 'about')));
}

/** What Pyodide wants to know of it. @param {WebAssembly.Module} snapshot */
export function headOf(snapshot) {
  return new Uint8Array(section(snapshot, 'head'));
}

/** @param {WebAssembly.Module} snapshot @param {string} name */
function section(snapshot, name) {
  const [found] = WebAssembly.Module.customSections(snapshot, name);
  if (!found) throw new Error(`a snapshot without its ${name}`);
  return found;
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
 * @param {WebAssembly.Module} snapshot
 * @param {WebAssembly.Memory} memory
 */
export async function lay(runtime, snapshot, memory) {
  const { size, sum } = about(snapshot);
  if (memory.buffer.byteLength < size) runtime.growMemory(size);
  const at = pointerOf(runtime);
  const ours = runtime.HEAP32[at];
  runtime.HEAP32[at] = 0;
  await WebAssembly.instantiate(snapshot, { env: { memory } });
  if (sumOf(new Uint32Array(memory.buffer)) !== sum) throw new Error('the memory is not the one that was kept');
  runtime.HEAP32[at] = ours;
}

/**
 * New dice for this visit, and one question whose answer is known.
 * @param {import('pyodide').PyodideAPI} python
 * @param {About} kept
 */
export function awaken(python, { answer }) {
  python.runPython('import random; random.seed()');
  const handle = python.pyimport('stampede.bridge.handle');
  const given = handle(QUESTION);
  handle.destroy();
  if (given !== answer) throw new Error('the interpreter does not answer as it did');
}
