// `node web/build/profile.mjs RUNTIME SNAPSHOT EXERCISE OUT` lists the functions of the runtime that a boot from the snapshot
// and the whole of the engine call, by their place among those that the runtime defines. What compiles Python is not
// among them, unless it is called by the engine.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { awaken, lay, opened } from '../engine/snapshot.js';
import { counting } from './split.mjs';
import { steady } from './steady.mjs';

process.on('uncaughtException', ({ message }) => {
  console.error(message); // and not the runtime's source, where it happened
  process.exit(1);
});

steady(); // long questions are answered in portions of time
const [runtime, snapshot, exercise, out] = process.argv.slice(2);
const { file, called, forget } = counting(await readFile(join(runtime, 'pyodide.asm.wasm')));
const counts = counted();
const python = await booted();
const atBoot = called(counts.exports());
const everything = await exercised();
forget(counts.exports());
everything();
const all = new Set([...atBoot, ...called(counts.exports())]);
await writeFile(out, JSON.stringify([...all].sort((one, other) => one - other)));

/** From now on the runtime that counts takes the place of the other. */
function counted() {
  const { instantiate } = WebAssembly;
  /** @type {WebAssembly.Exports} */
  let exports = {};
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ _, /** @type {any} */ imports) => {
      WebAssembly.instantiate = instantiate;
      const made = await instantiate(new Uint8Array(file), imports);
      exports = made.instance.exports;
      return made;
    }
  );
  return { exports: () => exports };
}

/** As web/engine/boot.js does it. */
async function booted() {
  const kept = opened(new Uint8Array(await readFile(snapshot)).buffer);
  const { default: createModule } = await import(join(runtime, 'pyodide.asm.mjs'));
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: exercise, // anything: a snapshot needs no library, and Pyodide asks for one all the same
    env: { PYTHONPATH: '/engine.zip' },
    _loadSnapshot: kept.head.slice(),
    createPyodideModule: async (/** @type {unknown} */ settings) => {
      const module = await createModule(settings);
      lay(module, kept, /** @type {WebAssembly.Memory} */ (counts.exports().memory));
      return module;
    },
  });
  awaken(python, kept.about);
  return python;
}

/** What uses the engine, compiled. @returns {Promise<() => void>} */
async function exercised() {
  const globals = python.toPy({ __name__: 'exercise' });
  python.runPython(await readFile(exercise, 'utf8'), { globals });
  return globals.get('everything');
}
