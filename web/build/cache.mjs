// What takes long to make is made once and kept beside the packages, by a name that says what it was made from.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/stampede/', import.meta.url));

/**
 * @param {string} name unique for what the content is made from
 * @param {() => Buffer | Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
export async function kept(name, make) {
  const path = join(FOLDER, name);
  try {
    return await readFile(path);
  } catch {
    const made = await make();
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, path);
    return made;
  }
}
