// `node web/build/freeze.mjs RUNTIME LIBRARY ENGINE MODULES OUT` takes the memory snapshot that web/engine/snapshot.js lays out:
// an interpreter with the engine imported and run in. The same files give the same bytes: clock and dice stand still here.
// The options of Pyodide that begin with an underscore are private to the one version that the build has checked.

import { readFile, writeFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';
import { pointerOf, QUESTION } from '../engine/snapshot.js';
import { sumOf } from '../engine/sum.js';
import { dataModule, differences } from './datafile.mjs';
import { steady } from './steady.mjs';

const LARGEST = 1 << 20;
const SMALLEST = 16;
const UNIT = 8; // bytes that are summed up together
const HEAD_SIZE = 1; // the word of Pyodide's snapshot that tells how long its head is

process.on('uncaughtException', ({ message }) => {
  console.error(message); // and not the runtime's source, where it happened
  process.exit(1);
});

const [pyodide, library, engine, modules, out] = process.argv.slice(2);
const warm = new URL('warm.py', import.meta.url);
const { default: createModule } = await import(`${pyodide}/pyodide.asm.mjs`);
const common = { indexURL: pyodide, stdLibURL: library, _sysExecutable: 'python' };

steady();
const { untouched, fresh, functions } = await freshMemory();
const { head, kept, answer, stack, end } = await warmMemory();
const runs = differences({ kept, fresh, untouched });
const used = usedParts(kept, stack, end);
const sum = sumOf(kept.slice().buffer, used);
const about = Buffer.from(JSON.stringify({ size: kept.length, used, sum, answer }));
await writeFile(out, dataModule(runs, kept.length, { head, about }));

/** The memory as the runtime's file describes it, and as it is when the interpreter is about to start. */
async function freshMemory() {
  const { instantiate } = WebAssembly;
  let untouched = new Uint8Array();
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ source, /** @type {any} */ imports) => {
      const made = /** @type {any} */ (await instantiate(source, imports));
      if (made.instance?.exports.memory) untouched = new Uint8Array(made.instance.exports.memory.buffer.slice(0));
      return made;
    }
  );
  const runtime = await stoppedBeforeStart();
  WebAssembly.instantiate = instantiate;
  runtime.HEAP32[pointerOf(runtime)] = 0;
  return { untouched, fresh: runtime.HEAPU8.slice(), functions: runtime.wasmTable.length };
}

/** @returns {Promise<any>} the runtime's module */
function stoppedBeforeStart() {
  return new Promise((resolve, reject) => {
    const createPyodideModule = async (/** @type {any} */ settings) => {
      settings.noInitialRun = true;
      resolve(await createModule(settings));
      return new Promise(() => {}); // nobody goes on with it
    };
    loadPyodide({ ...common, createPyodideModule }).catch(reject);
  });
}

/** The memory with everything imported and run in, and without what was only left lying about. */
async function warmMemory() {
  /** @type {any} */
  let runtime;
  const python = await loadPyodide({
    ...common,
    _makeSnapshot: true,
    env: { PYTHONHASHSEED: '0', PYTHONPATH: '/engine.zip', LANG: 'C.UTF-8' },
    createPyodideModule: async (/** @type {any} */ settings) => {
      runtime = await createModule(settings);
      return runtime;
    },
    fsInit: async (FS) => FS.writeFile('/engine.zip', await readFile(engine)),
  });
  const answer = await warmedUp(python);
  if (runtime.wasmTable.length !== functions) throw new Error('functions were added that no other runtime will have');
  sweep(runtime);
  const stack = [runtime._emscripten_stack_get_end(), runtime.stackSave()];
  const end = runtime._sbrk(0);
  const whole = /** @type {any} */ (python).makeMemorySnapshot();
  const size = new Uint32Array(whole.buffer)[HEAD_SIZE];
  return { head: whole.subarray(0, size), kept: whole.subarray(size), answer, stack, end };
}

/**
 * All but the unused stack and what lies behind the last piece that was ever allocated: there is nothing.
 * @param {Uint8Array} memory
 * @param {number[]} stack
 * @param {number} end
 * @returns {[number, number][]}
 */
function usedParts(memory, [low = 0, high = 0], end) {
  const [first, second, last] = [
    Math.ceil(low / UNIT) * UNIT,
    Math.floor(high / UNIT) * UNIT,
    Math.ceil(end / UNIT) * UNIT,
  ];
  const isEmpty = (/** @type {number} */ from, /** @type {number} */ to) =>
    memory.subarray(from, to).every((byte) => !byte);
  if (!isEmpty(first, second) || !isEmpty(last, memory.length)) throw new Error('something lies where nothing should');
  return [
    [0, first],
    [second, last],
  ];
}

/** Imports and plays; no name and no object of it stays. @param {import('pyodide').PyodideAPI} python */
async function warmedUp(python) {
  const globals = python.toPy({});
  const list = JSON.stringify(await readFile(modules, 'utf8'));
  python.runPython(await readFile(warm, 'utf8'), { globals, filename: 'warm.py' });
  python.runPython(`ready(json.loads(${list}))`, { globals });
  const ask = `importlib.import_module("stampede.bridge").handle(${JSON.stringify(QUESTION)})`;
  const answer = python.runPython(ask, { globals });
  globals.destroy();
  python.runPython('import gc; gc.collect(); del gc');
  return answer;
}

/** Zeros where nothing is kept: the unused stack and every piece that can still be allocated. @param {any} runtime */
function sweep(runtime) {
  runtime.HEAP32[pointerOf(runtime)] = 0;
  runtime.HEAPU8.fill(0, runtime._emscripten_stack_get_end(), runtime.stackSave());
  const taken = [];
  for (let size = LARGEST; size >= SMALLEST; size /= 2) {
    for (let end = runtime._sbrk(0); end === runtime._sbrk(0); ) {
      const piece = runtime._malloc(size);
      runtime.HEAPU8.fill(0, piece, piece + size);
      taken.push(piece);
    }
  }
  for (const piece of taken) runtime._free(piece);
  runtime.HEAPU8.fill(0, runtime._sbrk(0));
}
