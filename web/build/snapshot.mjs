// The memory snapshot for the boot, and which functions of the runtime are called after it: made by processes of their
// own. A site without them starts as well, only slower: what cannot be made is told and left out.
//
// STAMPEDE_SNAPSHOT=0  makes none

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { kept } from './cache.mjs';
import { shortHash, stampOf } from './files.mjs';
import { leanRuntime, MADE_BY as RUNTIME } from './runtime.mjs';

const PATIENCE = 1_200_000; // milliseconds: a busy machine is slow
const MADE_BY = [...RUNTIME, 'snapshot.mjs', 'datafile.mjs', 'steady.mjs', 'warm.py', '../engine/sum.js'];
const CALLED_BY = ['profile.mjs', 'split.mjs', 'steady.mjs'];
const LOCK = 'pyodide-lock.json'; // read at every start of Pyodide
const place = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @param {{ pyodide: string, library: Buffer, engine: Buffer, modules: Buffer }} parts
 * @returns {Promise<Buffer | undefined>}
 */
export async function snapshotOf({ pyodide, ...parts }) {
  if (process.env.STAMPEDE_SNAPSHOT === '0') return undefined;
  const makers = await stampOf([...MADE_BY.map(place), join(pyodide, 'package.json')]);
  const name = [makers, ...Object.values(parts).map(shortHash)].join('-');
  try {
    return await kept(`snapshot-${name}.wasm`, () => frozen(pyodide, parts));
  } catch (failure) {
    console.warn(
      `No snapshot, the site will start slower. ${String(/** @type {Error} */ (failure).message).slice(-500)}`,
    );
    return undefined;
  }
}

/** Made anew, whatever is kept. @param {string} pyodide @param {{ library: Buffer, engine: Buffer, modules: Buffer }} parts */
export function frozen(pyodide, { library, engine, modules }) {
  return madeBy('freeze.mjs', pyodide, { library, engine, modules });
}

/**
 * The functions that come first, if there is a snapshot to begin with.
 * @param {{ pyodide: string, snapshot: Buffer, exercise: Buffer }} parts
 * @returns {Promise<number[]>}
 */
export async function calledIn({ pyodide, snapshot, exercise }) {
  const makers = await stampOf(CALLED_BY.map(place));
  const name = [makers, shortHash(snapshot), shortHash(exercise)].join('-');
  const list = await kept(`called-${name}.json`, () => madeBy('profile.mjs', pyodide, { snapshot, exercise }));
  return JSON.parse(list.toString());
}

/**
 * What a script makes of a runtime and of files, which are its arguments.
 * @param {string} script
 * @param {string} pyodide
 * @param {Record<string, Buffer>} files
 */
async function madeBy(script, pyodide, files) {
  const folder = await mkdtemp(join(tmpdir(), 'runtime-'));
  const path = (/** @type {string} */ name) => join(folder, name);
  try {
    const { file, glue } = await leanRuntime(pyodide);
    const runtime = { 'pyodide.asm.wasm': file, 'pyodide.asm.mjs': glue, [LOCK]: await readFile(join(pyodide, LOCK)) };
    for (const [name, bytes] of Object.entries({ ...runtime, ...files })) await writeFile(path(name), bytes);
    const command = [place(script), folder, ...[...Object.keys(files), 'made'].map(path)];
    await promisify(execFile)(process.execPath, command, { timeout: PATIENCE });
    return await readFile(path('made'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
