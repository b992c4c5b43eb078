// Pyodide's two halves, WebAssembly and JavaScript, as the site ships them.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pruned } from './prune.mjs';
import { quickened } from './quicken.mjs';

/** Whoever names things of the runtime besides its JavaScript half. */
const USERS = ['../engine/snapshot.js', 'freeze.mjs'];
export const MADE_BY = ['runtime.mjs', 'prune.mjs', 'quicken.mjs', 'wasmfile.mjs', ...USERS];

/** @param {string} pyodide the installed package */
export async function leanRuntime(pyodide) {
  const users = [join(pyodide, 'pyodide.mjs'), ...USERS.map((name) => fileURLToPath(new URL(name, import.meta.url)))];
  const names = (await Promise.all(users.map((file) => readFile(file, 'utf8')))).join('\n').match(/[\w$]+/g) ?? [];
  const file = await readFile(join(pyodide, 'pyodide.asm.wasm'));
  const glue = await readFile(join(pyodide, 'pyodide.asm.mjs'), 'utf8');
  const lean = pruned(file, glue, names);
  return { file: lean.file, glue: Buffer.from(quickened(lean.glue)) };
}
