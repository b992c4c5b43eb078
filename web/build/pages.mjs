// The site's pages: every index.html of the sources, with the names of the built files filled in.
//
// A page names sources (`src="app.js"`, `href="style/main.css"`, `href="~package/font.woff2"`); what was built from
// one takes its place, relative to the page. The modules a script imports are announced before it. What all pages
// have in their heads stands in head.txt.

import { readFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { drawn } from './drawn.mjs';
import { filesBelow } from './files.mjs';
import { importsOf } from './gather.mjs';

/** @typedef {import('./bundles.mjs').Bundle} Bundle */
/** @typedef {{ path: string, html: string }} Page */

const ADDRESS = /\b(src|href)="([^"#?:]+)"/g;
const ENTRY = /\.(js|css)$/;
const STILL = /<!-- still: (.+?) -->/g;
const HEAD = /^ *<!-- head -->\n/m;
/** The script that starts Python while the page still loads. */
export const AHEAD = 'engine/ahead.js';
const FACES = /<!-- (faces) -->/g;

/** @param {string} web @returns {Promise<Page[]>} */
export async function readPages(web) {
  const files = (await filesBelow(web)).filter((file) => file.endsWith('.html') && !file.includes('node_modules'));
  const head = await readFile(join(web, 'build/head.txt'), 'utf8');
  return Promise.all(
    files.map(async (file) => {
      const path = posixPath(relative(web, file));
      return { path, html: (await readFile(file, 'utf8')).replace(HEAD, headOf(path, head)) };
    }),
  );
}

/** What every page of the site begins with, as seen from this one. @param {string} path @param {string} head */
function headOf(path, head) {
  return head.replace(ADDRESS, (whole, attribute, address) =>
    address.startsWith('~') ? whole : `${attribute}="${fromPage(path, address)}"`,
  );
}

/** The scripts and style sheets that pages name. @param {Page[]} pages @returns {string[]} */
export function entriesOf(pages) {
  const named = pages.flatMap(({ path, html }) => addresses(html).map((address) => sourceOf(path, address)));
  return [...new Set(named.filter((source) => ENTRY.test(source)))].sort();
}

/**
 * @param {Page} page
 * @param {Bundle} bundle
 * @returns {Promise<string>}
 */
export async function finishedPage({ path, html }, bundle) {
  const built = builtFrom(bundle);
  const withFaces = await replaced(html, FACES, () => drawn('faces', ''));
  const withStills = await replaced(withFaces, STILL, (position) => drawn('still', position));
  const filled = withStills.replace(ADDRESS, (whole, attribute, address) => {
    const output = built.get(sourceOf(path, address));
    return output ? `${attribute}="${fromPage(path, output)}"` : whole;
  });
  const ahead = announced(path, bundle, built, html);
  return filled.replace('</head>', `${ahead.map((link) => `  ${link}\n`).join('')}</head>`);
}

/** Output by source, for entries and for files taken over whole. @param {Bundle} bundle */
function builtFrom({ metafile }) {
  const built = new Map();
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    const [only, ...others] = Object.keys(inputs);
    if (entryPoint) built.set(entryPoint, output);
    else if (only && others.length === 0 && !ENTRY.test(output)) built.set(only, output);
  }
  return built;
}

/**
 * Links that let the browser fetch what a script imports before it has read the script.
 * @param {string} path
 * @param {Bundle} bundle
 * @param {Map<string, string>} built
 * @param {string} html
 */
function announced(path, { metafile }, built, html) {
  const scripts = addresses(html).map((address) => built.get(sourceOf(path, address)));
  const imported = scripts.flatMap((script) => (script?.endsWith('.js') ? importsOf(metafile.outputs, script) : []));
  return [...new Set(imported)].map((output) => `<link rel="modulepreload" href="${fromPage(path, output)}">`);
}

/** @param {string} html */
function addresses(html) {
  return [...html.matchAll(ADDRESS)].map(([, , address]) => address);
}

/** @param {string} page @param {string} address */
function sourceOf(page, address) {
  return address.startsWith('~') ? `node_modules/${address.slice(1)}` : posix.join(dirname(page), address);
}

/** @param {string} page @param {string} output */
function fromPage(page, output) {
  return posix.relative(dirname(page), output);
}

/** @param {string} path */
function posixPath(path) {
  return join(path).replaceAll('\\', '/');
}

/**
 * @param {string} text
 * @param {RegExp} pattern with one group
 * @param {(group: string) => Promise<string>} make
 */
async function replaced(text, pattern, make) {
  const made = await Promise.all([...text.matchAll(pattern)].map(([, group]) => make(group)));
  return text.replace(pattern, () => made.shift() ?? '');
}
