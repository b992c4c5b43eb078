// What others made and we ship: Pyodide's files, compared with the list in pyodide.sha256, and the wheels of
// wheels.txt, whose hashes pip checks.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kept } from './cache.mjs';
import { sha256 } from './files.mjs';

const run = promisify(execFile);

/**
 * Read Pyodide's files, each compared with its sum.
 * @param {string} folder the installed package
 * @param {string} list a file as sha256sum writes it
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function checkedPyodide(folder, list) {
  const lines = (await readFile(list, 'utf8')).trim().split('\n');
  const files = new Map();
  for (const line of lines) {
    const [sum, name] = line.split(/\s+/);
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes === undefined) throw new Error(`Pyodide's ${name} is missing: run "npm ci" in web/.`);
    if (sha256(bytes, 'hex') !== sum) {
      throw new Error(
        `Pyodide's ${name} is not the file named in ${list}: it was altered, or another version is installed.`,
      );
    }
    files.set(name, bytes);
  }
  return files;
}

/**
 * The wheels that install a player's wheel, by file name.
 * @param {string} list requirements with hashes
 * @param {string} python the project's Python
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function checkedWheels(list, python) {
  const stamp = sha256(await readFile(list), 'hex').slice(0, 16);
  const pack = await kept(`wheels-${stamp}.json`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wheels-'));
    try {
      await downloaded(list, python, folder);
      const names = (await readdir(folder)).sort();
      const pairs = names.map(async (name) => [name, await readFile(join(folder, name), 'base64')]);
      return Buffer.from(JSON.stringify(await Promise.all(pairs)));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
  /** @type {[string, string][]} */
  const pairs = JSON.parse(pack.toString());
  return new Map(pairs.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}

/**
 * @param {string} list
 * @param {string} python
 * @param {string} folder
 */
async function downloaded(list, python, folder) {
  const options = ['--no-deps', '--require-hashes', '--only-binary=:all:', '--python-version=3.14'];
  const quiet = ['--quiet', '--disable-pip-version-check'];
  try {
    await run(python, ['-m', 'pip', 'download', ...quiet, ...options, '--dest', folder, '--requirement', list]);
  } catch (failure) {
    throw new Error(`The wheels of ${list} could not be fetched: ${/** @type {any} */ (failure).stderr}`);
  }
}

/**
 * Pyodide's own list of packages, holding nothing but these wheels: no other package can be asked for.
 * @param {Map<string, Buffer>} wheels
 * @param {unknown} info of the runtime, from Pyodide's lock file
 */
export function lockOf(wheels, info) {
  const packages = [...wheels].map(([file, bytes]) => {
    const [name, version] = file.split('-');
    const common = {
      install_dir: 'site',
      package_type: 'package',
      unvendored_tests: false,
      depends: [],
      imports: [name],
    };
    return [name, { name, version, file_name: file, sha256: sha256(bytes, 'hex'), ...common }];
  });
  return { info, packages: Object.fromEntries(packages) };
}

/** The project's Python, or the machine's. @param {string} root */
export function findPython(root) {
  const own = join(root, '.venv', 'bin', 'python');
  return process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
}
