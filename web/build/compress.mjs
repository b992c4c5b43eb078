// Compressed copies beside the files, made once for the same content: the local server sends them as they are.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from './cache.mjs';
import { shortHash } from './files.mjs';

const COMPRESSIBLE = /\.(html|css|js|mjs|json|webmanifest|svg|txt|md|wasm|zip)$/;
const LARGE = 4_000_000;

/**
 * @param {string} name
 * @param {Buffer} bytes
 * @param {{ atBoot: boolean }} use what every visitor waits for is compressed as well as can be
 * @returns {Promise<[suffix: string, bytes: Buffer][]>}
 */
export async function compressed(name, bytes, { atBoot }) {
  if (!COMPRESSIBLE.test(name) || bytes.length < 256) return [];
  const quality = atBoot || bytes.length < LARGE ? constants.BROTLI_MAX_QUALITY : 9;
  const stamp = shortHash(bytes);
  return [
    ['.br', await kept(`${stamp}-${quality}.br`, () => brotli(bytes, quality))],
    ['.gz', await kept(`${stamp}.gz`, () => promisify(gzip)(bytes, { level: 9 }))],
  ];
}

/**
 * @param {Buffer} bytes
 * @param {number} quality
 */
function brotli(bytes, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
