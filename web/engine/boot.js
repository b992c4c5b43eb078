// From nothing to a Python that answers: all files fetched at once, bytecode instead of sources, no package index.

import './module-worker.js';
import './module-worker.js';

import { loadPyodide } from 'pyodide';
import { scriptURL } from './trusted.js';
import { watchBoot } from './watch.js';

/** @typedef {import('./messages.js').Progress} Progress */
/** @typedef {import('pyodide').PyodideAPI} Python */

const ENGINE = '/engine.zip';
const STEP = 64 * 1024; // bytes between two reports

/** @param {string} part */
export const address = (part) => new URL(part, import.meta.url).href;

const runtime = {
  glue: address(`${PARTS.runtime}pyodide.asm.mjs`),
  wasm: address(`${PARTS.runtime}pyodide.asm.wasm`),
};

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
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<Python>} with the engine on its path
 */
export async function boot(onProgress) {
  if (typeof WebAssembly !== 'object') throw new BootFailed('no-wasm', 'WebAssembly');
  /** @type {(failure: BootFailed) => void} */
  let giveUp = () => {};
  const failure = new Promise((_, reject) => {
    giveUp = reject;
  });
  const report = reporter(onProgress);
  const watch = watchBoot({
    sizes: new Map(Object.entries(PARTS.sizes).map(([part, size]) => [address(part), size])),
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
 * @param {ReturnType<typeof reporter>} report
 * @param {ReturnType<typeof watchBoot>} watch
 * @returns {Promise<Python>}
 */
async function load(report, watch) {
  const glue = loadGlue(watch);
  const engine = fetch(address(PARTS.engine)).then((response) => response.arrayBuffer());
  engine.catch(() => {}); // the watch has told
  const python = await loadPyodide({
    indexURL: address(PARTS.runtime),
    stdLibURL: address(PARTS.library),
    lockFileContents: /** @type {any} */ (PARTS.lock),
    packageBaseUrl: address(PARTS.wheels),
    env: { PYTHONPATH: ENGINE },
    createPyodideModule: async (/** @type {unknown} */ settings) => (await glue)(settings),
    fsInit: async (FS) => {
      report.stage('start');
      FS.writeFile(ENGINE, new Uint8Array(await engine));
    },
  });
  report.stage('engine');
  return python;
}

/**
 * Pyodide's JavaScript half, imported like any module: its bytes cannot be counted on the way.
 * @param {ReturnType<typeof watchBoot>} watch
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
