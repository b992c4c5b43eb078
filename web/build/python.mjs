// The Python half of the site as zips of bytecode: the standard library, whole and trimmed, and the engine.
// All of it is made inside Pyodide in Node, and kept by the hash of what it is made from.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { kept } from './cache.mjs';
import { filesBelow, stampOf } from './files.mjs';
import { snapshotOf } from './snapshot.mjs';

/** Docstrings, asserts and line numbers are dropped: nobody sees them in a browser, and everybody would wait for them. */
const OPTIMIZE = { library: 2, engine: 2 };

/** What Pyodide imports and the engine never uses, and what stands for it in a snapshot. */
const ABSENT = {
  'asyncio/__init__.py': 'asyncio.py',
  'pyodide/_package_loader.py': 'package_loader.py',
  'pyodide/webloop.py': 'webloop.py',
};

/**
 * @param {{ pyodide: string, sources: string, scripts: string }} places folders
 * @returns {Promise<{ engine: Buffer, library: Buffer, whole: Buffer, lean: Buffer, modules: Buffer, snapshot: Buffer | undefined }>}
 */
export async function packPython({ pyodide, sources, scripts }) {
  const standins = await filesBelow(join(scripts, 'standins'));
  const makers = [join(scripts, 'pack.py'), import.meta.filename ?? '', ...standins];
  const runtime = await stampOf([join(pyodide, 'package.json'), ...makers]);
  const engineFiles = (await filesBelow(sources)).filter((file) => file.endsWith('.py'));
  const engine = await stampOf([...engineFiles, join(scripts, 'exercise.py')]);

  const whole = await kept(`library-${runtime}.zip`, () => packLibrary(pyodide, scripts));
  const lean = await kept(`lean-${runtime}.zip`, () => packLean(pyodide, scripts, whole));
  const name = `${runtime}-${engine}`;
  /** @type {ReturnType<typeof packEngine> | undefined} */
  let opened;
  const open = () => {
    opened ??= packEngine({ pyodide, sources, scripts, engineFiles, whole, lean });
    return opened;
  };
  const library = await kept(`used-${name}.zip`, async () => (await open()).library);
  const packed = await kept(`engine-${name}.zip`, async () => (await open()).engine);
  const modules = await kept(`modules-${name}.json`, async () => (await open()).modules);
  const snapshot = await snapshotOf({ pyodide, library: lean, engine: packed, modules });
  return { whole, lean, library, engine: packed, modules, snapshot };
}

/**
 * The whole standard library.
 * @param {string} pyodide
 * @param {string} scripts
 */
async function packLibrary(pyodide, scripts) {
  const library = join(pyodide, 'python_stdlib.zip');
  const python = await pythonWith(pyodide, library, [
    [join(scripts, 'pack.py'), '/scripts/pack.py'],
    [library, '/library.zip'],
  ]);
  return made(python, `import pack; pack.pack(pack.sources_of_zip("/library.zip"), optimize=${OPTIMIZE.library})`);
}

/**
 * The whole standard library but for what a snapshot does without.
 * @param {string} pyodide
 * @param {string} scripts
 * @param {Buffer} whole
 */
async function packLean(pyodide, scripts, whole) {
  const absent = Object.entries(ABSENT).map(([to, from]) => [join(scripts, 'standins', from), `/absent/${to}`]);
  const files = /** @type {[string, string][]} */ ([[join(scripts, 'pack.py'), '/scripts/pack.py'], ...absent]);
  return withLibrary(whole, async (library) => {
    const python = await pythonWith(pyodide, library, [...files, [library, '/library.zip']]);
    const standins = 'pack.sources_of_folder("/absent")';
    return made(python, `import pack; pack.without("/library.zip", ${standins}, optimize=${OPTIMIZE.library})`);
  });
}

/**
 * The engine, and the part of the library that a boot from bytecode and the engine use when all of it is exercised.
 * @param {{ pyodide: string, sources: string, scripts: string, engineFiles: string[], whole: Buffer, lean: Buffer }} places
 */
async function packEngine({ pyodide, sources, scripts, engineFiles, whole, lean }) {
  const atBoot = await withLibrary(whole, async (library) => {
    const python = await pythonWith(pyodide, library, []);
    return python.runPython('import json, sys; json.dumps(list(sys.modules))');
  });
  return withLibrary(lean, async (library) => {
    const python = await pythonWith(pyodide, library, [
      ...engineFiles.map((file) => /** @type {[string, string]} */ ([file, `/engine${file.slice(sources.length)}`])),
      [join(scripts, 'exercise.py'), '/scripts/exercise.py'],
      [join(scripts, 'pack.py'), '/scripts/pack.py'],
      [join(pyodide, 'python_stdlib.zip'), '/library.zip'],
    ]);
    python.runPython('import exercise, sys; exercise.everything(); imported = list(sys.modules)');
    python.runPython('import pack; engine = pack.sources_of_folder("/engine")');
    python.runPython('library = pack.sources_of_zip("/library.zip")');
    const packed = (/** @type {string} */ sources, /** @type {number} */ optimize) =>
      made(python, `pack.pack(${sources}, optimize=${optimize}, annotated=False)`);
    return {
      engine: packed('engine', OPTIMIZE.engine),
      library: packed(`pack.used(library, engine, imported + ${atBoot})`, OPTIMIZE.library),
      modules: made(python, 'pack.reached(library, engine, imported)'),
    };
  });
}

/**
 * Something done with a library in a file.
 * @template T
 * @param {Buffer} bytes
 * @param {(path: string) => Promise<T>} work
 */
async function withLibrary(bytes, work) {
  const folder = await mkdtemp(join(tmpdir(), 'library-'));
  const path = join(folder, 'library.zip');
  try {
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {string} pyodide
 * @param {string} stdLibURL
 * @param {[from: string, to: string][]} files
 */
async function pythonWith(pyodide, stdLibURL, files) {
  const contents = await Promise.all(files.map(([from]) => readFile(from)));
  return loadPyodide({
    indexURL: pyodide,
    stdLibURL,
    env: { PYTHONPATH: '/engine:/scripts' },
    fsInit: async (FS) => {
      files.forEach(([, to], index) => {
        FS.mkdirTree(to.slice(0, to.lastIndexOf('/')));
        FS.writeFile(to, contents[index]);
      });
    },
  });
}

/**
 * The bytes that a piece of Python makes.
 * @param {import('pyodide').PyodideAPI} python
 * @param {string} code
 */
function made(python, code) {
  const bytes = python.runPython(code);
  const copy = Buffer.from(bytes.toJs());
  bytes.destroy();
  return copy;
}
