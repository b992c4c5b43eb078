// From the parts to a Python that answers: a snapshot of the memory or else bytecode, no package index.

import './module-worker.js';

import { loadPyodide } from 'pyodide';
import { BootFailed } from './messages.js';
import { awaken, lay, opened } from './snapshot.js';
import { scriptURL } from './trusted.js';
import { NO_LIBRARY, watchBoot } from './watch.js';

/** @typedef {import('./messages.js').Progress} Progress */
/** @typedef {import('./messages.js').Origin} Origin */
/** @typedef {import('pyodide').PyodideAPI} Python */
/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {ReturnType<typeof reporter>} Report */
/** @typedef {ReturnType<typeof watchBoot>} Watch */

const ENGINE = '/engine.zip';
const STEP = 64 * 1024; // bytes between two reports

/** @param {string} part */
export const address = (part) => new URL(part, import.meta.url).href;

const runtime = {
  glue: address(PARTS.glue),
  wasm: address(PARTS.code),
  rest: PARTS.rest && address(PARTS.rest),
};

/** What Pyodide asks for when it wants its runtime. */
const ASKED = address('./pyodide.asm.wasm');

const SIZES = new Map(Object.entries(PARTS.sizes).map(([part, size]) => [address(part), size]));

/**
 * From the snapshot; from bytecode if there is none, if it is not wanted, or if anything about it is not as it should be.
 * @param {(progress: Progress) => void} onProgress
 * @param {Parts} parts
 * @returns {Promise<{ python: Python, from: Origin, join: import('./watch.js').Joining }>} with the engine on its path
 */
export async function boot(onProgress, parts) {
  if (typeof WebAssembly !== 'object') throw new BootFailed('no-wasm', 'WebAssembly');
  if (parts.snapshot) {
    try {
      return { ...(await attempt(fromSnapshot, [PARTS.snapshot ?? ''], parts, onProgress)), from: 'snapshot' };
    } catch (failure) {
      console.warn(`Starting without the snapshot: ${failure}`);
    }
  }
  const plain = { ...parts, snapshot: undefined };
  return { ...(await attempt(fromBytecode, [PARTS.library, PARTS.engine], plain, onProgress)), from: 'bytecode' };
}

/**
 * @param {(report: Report, watch: Watch, parts: Parts) => Promise<Python>} load
 * @param {string[]} files what it needs besides the runtime
 * @param {Parts} parts
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<{ python: Python, join: import('./watch.js').Joining }>}
 */
async function attempt(load, files, parts, onProgress) {
  /** @type {(failure: BootFailed) => void} */
  let giveUp = () => {};
  const failure = new Promise((_, reject) => {
    giveUp = reject;
  });
  const report = reporter(onProgress);
  const of = { runtime: runtime.wasm, rest: runtime.rest ?? '', snapshot: address(PARTS.snapshot ?? '') };
  const addresses = [runtime.glue, runtime.wasm, ...(parts.rest ? [of.rest] : []), ...files.map(address)];
  const watch = watchBoot({
    code: ASKED,
    parts,
    rest: runtime.rest,
    sizes: new Map(addresses.map((url) => [url, SIZES.get(url) ?? 0])),
    onBytes: report.bytes,
    onFailure: (code, what) => giveUp(new BootFailed(code, what)),
  });
  parts.count((part, bytes) => {
    if (part !== 'snapshot' || parts.snapshot) watch.arrived(of[part], bytes);
  });
  try {
    const python = /** @type {Python} */ (await Promise.race([load(report, watch, parts), failure]));
    return { python, join: watch.join };
  } finally {
    watch.stop();
    parts.count(() => {});
  }
}

/**
 * @param {Report} report
 * @param {Watch} watch
 * @param {Parts} parts
 * @returns {Promise<Python>}
 */
async function fromSnapshot(report, watch, parts) {
  const glue = loadGlue(watch);
  const head = new Uint8Array(PARTS.head); // Pyodide wants it at once and reads it at last
  const snapshot = Promise.resolve(parts.snapshot).then((bytes) => opened(bytes ?? new ArrayBuffer()));
  snapshot.catch(() => {}); // looked at later
  const python = await loadPyodide({
    ...settings(),
    stdLibURL: NO_LIBRARY,
    _loadSnapshot: head,
    createPyodideModule: async (/** @type {unknown} */ settings) => {
      const module = await (await glue)(settings);
      report.stage('start');
      head.set((await snapshot).head);
      lay(module, await snapshot, watch.memory());
      return module;
    },
  });
  report.stage('engine');
  awaken(python, (await snapshot).about);
  return python;
}

/**
 * @param {Report} report
 * @param {Watch} watch
 * @returns {Promise<Python>}
 */
async function fromBytecode(report, watch) {
  const glue = loadGlue(watch);
  const engine = fetch(address(PARTS.engine)).then((response) => response.arrayBuffer());
  engine.catch(() => {}); // the watch has told
  const python = await loadPyodide({
    ...settings(),
    stdLibURL: address(PARTS.library),
    createPyodideModule: async (/** @type {unknown} */ settings) => (await glue)(settings),
    fsInit: async (FS) => {
      report.stage('start');
      FS.writeFile(ENGINE, new Uint8Array(await engine));
    },
  });
  report.stage('engine');
  return python;
}

function settings() {
  return {
    indexURL: address('./'),
    lockFileContents: /** @type {any} */ (PARTS.lock),
    packageBaseUrl: address(PARTS.wheels),
    env: { PYTHONPATH: ENGINE },
  };
}

/**
 * Pyodide's JavaScript half, imported like any module: its bytes cannot be counted on the way.
 * @param {Watch} watch
 */
async function loadGlue(watch) {
  try {
    const module = await import(scriptURL(runtime.glue));
    watch.arrived(runtime.glue);
    return module.default;
  } catch (failure) {
    throw new BootFailed('network', failure);
  }
}

/** Stages and bytes as progress reports, not more than needed. @param {(progress: Progress) => void} onProgress */
function reporter(onProgress) {
  /** @type {Progress} */
  let last = { stage: 'download', loaded: 0, total: 0 };
  /** @type {Progress['stage'] | undefined} */
  let reached; // a stage that began while a file was still on its way: told when all are here
  const tell = (/** @type {Partial<Progress>} */ news) => {
    last = { ...last, ...news };
    onProgress(last);
  };
  return {
    bytes(/** @type {number} */ loaded, /** @type {number} */ total) {
      if (loaded === total && last.stage === 'download') {
        tell({ stage: 'compile', loaded, total });
        if (reached) tell({ stage: reached });
      } else if (loaded - last.loaded >= STEP || last.total === 0) tell({ loaded, total });
    },
    stage(/** @type {Progress['stage']} */ stage) {
      if (last.stage === 'download') reached = stage;
      else tell({ stage });
    },
  };
}
