// Small words about files, used by every step of the build.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param {NodeJS.ArrayBufferView} bytes
 * @param {'hex' | 'base64'} encoding
 */
export function sha256(bytes, encoding) {
  return createHash('sha256').update(bytes).digest(encoding);
}

/** The short hash that goes into a file's name. @param {NodeJS.ArrayBufferView} bytes */
export function shortHash(bytes) {
  return sha256(bytes, 'hex').slice(0, 10);
}

/** Every file below a folder, full paths, sorted. @param {string} folder @returns {Promise<string[]>} */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** A name for what is made from these files. @param {string[]} files */
export async function stampOf(files) {
  const parts = await Promise.all(files.sort().map(async (file) => `${file} ${sha256(await readFile(file), 'hex')}`));
  return sha256(Buffer.from(parts.join('\n')), 'hex').slice(0, 16);
}
