// From nothing to a Python that answers: all files fetched at once, a snapshot of the memory or else bytecode, no
// package index.

import './module-worker.js';

import { loadPyodide } from 'pyodide';
import { about, awaken, headOf, lay } from './snapshot.js';
import { scriptURL } from './trusted.js';
import { NO_LIBRARY, watchBoot } from './watch.js';

/** @typedef {import('./messages.js').Progress} Progress */
/** @typedef {import('./messages.js').Origin} Origin */
/** @typedef {import('pyodide').PyodideAPI} Python */
/** @typedef {ReturnType<typeof reporter>} Report */
/** @typedef {ReturnType<typeof watchBoot>} Watch */

export const ENGINE = '/engine.zip';
const STEP = 64 * 1024; // bytes between two reports

/** @param {string} part */
export const address = (part) => new URL(part, import.meta.url).href;

const runtime = {
  glue: address(`${PARTS.runtime}pyodide.asm.mjs`),
  wasm: address(`${PARTS.runtime}pyodide.asm.wasm`),
};

const SIZES = new Map(Object.entries(PARTS.sizes).map(([part, size]) => [address(part), size]));

export class BootFailed extends Error {
  /**
   * @param {string} code
   * @param {unknown} what
   */
  constructor(code, what) {
    super(String(what));
    this.code = code;
  }
}

/**
 * From the snapshot; from bytecode if there is none, if it is not wanted, or if anything about it is not as it should be.
 * @param {(progress: Progress) => void} onProgress
 * @param {{ plainly: boolean }} wish
 * @returns {Promise<{ python: Python, from: Origin }>} with the engine on its path
 */
export async function boot(onProgress, { plainly }) {
  if (typeof WebAssembly !== 'object') throw new BootFailed('no-wasm', 'WebAssembly');
  if (PARTS.snapshot && !plainly) {
    try {
      return { python: await attempt(fromSnapshot, [PARTS.snapshot], onProgress), from: 'snapshot' };
    } catch (failure) {
      console.warn(`Starting without the snapshot: ${failure}`);
    }
  }
  return { python: await attempt(fromBytecode, [PARTS.library, PARTS.engine], onProgress), from: 'bytecode' };
}

/**
 * @param {(report: Report, watch: Watch) => Promise<Python>} load
 * @param {string[]} parts what it fetches besides the runtime
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<Python>}
 */
async function attempt(load, parts, onProgress) {
  /** @type {(failure: BootFailed) => void} */
  let giveUp = () => {};
  const failure = new Promise((_, reject) => {
    giveUp = reject;
  });
  const report = reporter(onProgress);
  const addresses = [runtime.glue, runtime.wasm, ...parts.map(address)];
  const watch = watchBoot({
    sizes: new Map(addresses.map((url) => [url, SIZES.get(url) ?? 0])),
    onBytes: report.bytes,
    onFailure: (code, what) => giveUp(new BootFailed(code, what)),
  });
  try {
    return await Promise.race([load(report, watch), failure]);
  } finally {
    watch.stop();
  }
}

/**
 * @param {Report} report
 * @param {Watch} watch
 * @returns {Promise<Python>}
 */
async function fromSnapshot(report, watch) {
  const glue = loadGlue(watch);
  const snapshot = WebAssembly.compileStreaming(fetch(address(PARTS.snapshot ?? '')));
  const head = snapshot.then(headOf);
  head.catch(() => {}); // Pyodide will look at it later
  const python = await loadPyodide({
    ...settings(),
    stdLibURL: NO_LIBRARY,
    _loadSnapshot: head,
    createPyodideModule: async (/** @type {unknown} */ settings) => {
      const module = await (await glue)(settings);
      report.stage('start');
      await lay(module, await snapshot, watch.memory());
      return module;
    },
  });
  report.stage('engine');
  awaken(python, about(await snapshot));
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
    indexURL: address(PARTS.runtime),
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
