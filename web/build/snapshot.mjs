// The memory snapshot for the boot, made by a process of its own. A site without one starts as well, only slower: what
// cannot be made is told and left out.
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

const PATIENCE = 120_000; // milliseconds
const MADE_BY = ['freeze.mjs', 'datafile.mjs', 'warm.py', '../engine/snapshot.js', '../engine/sum.js'];
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

/** Made anew, whatever is kept. @param {string} pyodide @param {Record<string, Buffer>} parts */
export async function frozen(pyodide, parts) {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const path = (/** @type {string} */ name) => join(folder, name);
  try {
    for (const [name, bytes] of Object.entries(parts)) await writeFile(path(name), bytes);
    const names = ['library', 'engine', 'modules', 'snapshot'];
    const command = [place('freeze.mjs'), pyodide, ...names.map(path)];
    await promisify(execFile)(process.execPath, command, { timeout: PATIENCE });
    return await readFile(path('snapshot'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
