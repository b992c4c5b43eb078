// What takes long to make is made once and kept, by a name that says what it was made from.

import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../out/cache/', import.meta.url));
const DAYS = 14;

/**
 * @param {string} name unique for what the content is made from
 * @param {() => Buffer | Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
export async function kept(name, make) {
  const path = join(FOLDER, name);
  try {
    const found = await readFile(path);
    await utimes(path, new Date(), new Date());
    return found;
  } catch {
    const made = await make();
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, path);
    return made;
  }
}

/** Throws away what no build asked for in two weeks. */
export async function forgetOld() {
  const oldest = Date.now() - DAYS * 24 * 3600 * 1000;
  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name);
    if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true });
  }
}
