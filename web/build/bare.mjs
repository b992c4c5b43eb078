// `node web/build/bare.mjs FOLDER` makes the page that the boot benchmark compares with: Pyodide as its package brings
// it, `loadPyodide()` and `1 + 1`, compressed as well as the site is.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed } from './compress.mjs';

const pyodide = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="assets/bare.js"></script></head><body></body></html>
`;
const SCRIPT = `import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
if (python.runPython('1 + 1') === 2) performance.mark('engine-ready');
`;

const folder = process.argv[2];
if (!folder) throw new Error('Name a folder.');
await put('index.html', Buffer.from(PAGE));
await put('assets/bare.js', Buffer.from(SCRIPT));
for (const name of FILES) await put(`assets/${name}`, await readFile(join(pyodide, name)));

/** @param {string} name @param {Buffer} bytes */
async function put(name, bytes) {
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  for (const [suffix, copy] of await compressed(name, bytes, { atBoot: true })) await writeFile(target + suffix, copy);
}
