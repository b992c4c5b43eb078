// What Python draws at build time. A page says `<!-- still: POSITION -->` and gets a board; a style sheet says
// `@import "ink:light"` or `@import "ink:dark"` and gets the colours of all drawings, by `@import "ink:sheet"` the
// rules that use them, by `@import "ink:large"` those of larger pieces.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { kept } from './cache.mjs';
import { filesBelow, sha256 } from './files.mjs';
import { findPython } from './vendor.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

/**
 * @param {'still' | 'title' | 'loop' | 'empty' | 'preview' | 'faces' | 'inks' | 'lessons' | 'figures' | 'stencils' | 'circuits'} what
 * @param {string} of
 * @returns {Promise<string>}
 */
export async function drawn(what, of) {
  const scripts = ['drawn.py', 'loop.py', 'preview.py'].map((name) => join(here, name));
  const files = [...(await filesBelow(join(root, 'py_src'))), ...scripts].filter((file) => file.endsWith('.py'));
  const sources = await Promise.all(files.map((file) => readFile(file)));
  const stamp = sha256(Buffer.concat([...sources, Buffer.from(`${what} ${of}`)]), 'hex').slice(0, 16);
  const text = await kept(`${what}-${stamp}`, async () => {
    const env = { ...process.env, PYTHONPATH: join(root, 'py_src') };
    const { stdout } = await promisify(execFile)(findPython(root), [join(here, 'drawn.py'), what, of], {
      env,
      maxBuffer: 1e8,
    });
    return Buffer.from(stdout.trim());
  });
  return text.toString();
}

const DARK = {
  open: '@media (prefers-color-scheme: dark){:root:not([data-theme=light]){',
  close: '}}',
};

/** By day unless it is night. @param {string} css */
const daily = (css) => `:root{${css}}`;

/** By night if the system says so or the page was told to. @param {string} css */
const nightly = (css) => `${DARK.open}${css}${DARK.close}:root[data-theme=dark]{${css}}`;

/** @type {import('esbuild').Plugin} */
export const inks = {
  name: 'inks',
  setup(build) {
    build.onResolve({ filter: /^ink:/ }, ({ path }) => ({ path: path.slice('ink:'.length), namespace: 'ink' }));
    build.onLoad({ filter: /^(light|dark|sheet|large)$/, namespace: 'ink' }, async ({ path }) => {
      const css = await drawn('inks', path);
      const wrapped = { light: daily, dark: nightly, sheet: String, large: String }[path];
      return { contents: wrapped?.(css) ?? css, loader: 'css' };
    });
  },
};

/** Drawings that scripts import as JSON, by the name after `drawing:`. @type {Record<string, () => Promise<string>>} */
const DRAWINGS = {
  'preview-camel': () => drawn('preview', 'camel'), // what the settings show
  'preview-elephant': () => drawn('preview', 'elephant'),
  title: () => drawn('title', ''), // the start page's picture of the elephants
  empty: () => drawn('empty', ''), // the track before a race
  circuits: () => drawn('circuits', ''), // what the form of a new race offers
  'loop-camel': () => drawn('loop', 'camel'), // the race that the start page plays
  'loop-elephant': () => drawn('loop', 'elephant'),
};

/** `import('drawing:title')` is one of the drawings above. @type {import('esbuild').Plugin} */
export const scenes = {
  name: 'scenes',
  setup(build) {
    build.onResolve({ filter: /^drawing:/ }, ({ path }) => ({
      path: path.slice('drawing:'.length),
      namespace: 'drawing',
    }));
    build.onLoad({ filter: /.*/, namespace: 'drawing' }, async ({ path }) => ({
      contents: await DRAWINGS[path]?.(),
      loader: 'json',
    }));
  },
};
