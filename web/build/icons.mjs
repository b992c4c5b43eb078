// The icons of the installed site, drawn by icons.py and rasterised in the sizes that devices ask for.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { kept } from './cache.mjs';
import { filesBelow, sha256 } from './files.mjs';
import { findPython } from './vendor.mjs';

/** @type {[name: string, purpose: 'any' | 'maskable', width: number][]} */
const SIZES = [
  ['192.png', 'any', 192],
  ['512.png', 'any', 512],
  ['maskable-512.png', 'maskable', 512],
  ['apple-touch-icon.png', 'maskable', 180],
];

/** @param {string} root @returns {Promise<[string, Buffer][]>} */
export async function iconFiles(root) {
  const pictures = { any: await picture(root, 'any'), maskable: await picture(root, 'maskable') };
  const rasters = SIZES.map(async ([name, purpose, width]) => {
    const stamp = sha256(pictures[purpose], 'hex').slice(0, 16);
    const png = await kept(`icon-${stamp}-${width}.png`, () => rasterised(pictures[purpose], width));
    return /** @type {[string, Buffer]} */ ([name, png]);
  });
  return [['icon.svg', pictures.any], ...(await Promise.all(rasters))];
}

/**
 * @param {Buffer} svg
 * @param {number} width
 */
function rasterised(svg, width) {
  return Buffer.from(new Resvg(svg.toString(), { fitTo: { mode: 'width', value: width } }).render().asPng());
}

/**
 * @param {string} root
 * @param {string} purpose
 */
async function picture(root, purpose) {
  const script = join(root, 'web/build/icons.py');
  const art = (await filesBelow(join(root, 'py_src'))).filter((file) => file.endsWith('.py'));
  const sources = await Promise.all([script, ...art].map((file) => readFile(file)));
  const stamp = sha256(Buffer.concat(sources), 'hex').slice(0, 16);
  return kept(`icon-${stamp}-${purpose}.svg`, async () => {
    const env = { ...process.env, PYTHONPATH: join(root, 'py_src') };
    const { stdout } = await promisify(execFile)(findPython(root), [script, purpose], { env });
    return Buffer.from(stdout.trim());
  });
}
