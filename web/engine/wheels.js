// Wheels that a player brings: micropip and the whole standard library are fetched when the first one comes.

import { address } from './boot.js';
import source from './wheels.py';

/** @typedef {import('pyodide').PyodideAPI} Python */

/** @type {Promise<(wheel: Uint8Array) => Promise<string>> | undefined} */
let installer;

/**
 * @param {Python} python
 * @param {ArrayBuffer | string} wheel its bytes, or its address on this site
 * @returns {Promise<string>} `{ok}` or `{error}` as JSON
 */
export async function installWheel(python, wheel) {
  try {
    const bytes = typeof wheel === 'string' ? await fetched(wheel) : new Uint8Array(wheel);
    installer ??= prepare(python);
    const install = await installer;
    return await install(bytes);
  } catch (failure) {
    installer = undefined;
    return JSON.stringify({ error: { code: 'wheel-refused', params: { why: String(failure).slice(0, 200) } } });
  }
}

/** @param {Python} python */
async function prepare(python) {
  const [major, minor] = python.runPython('__import__("sys").version').split('.');
  // The same path, so that packages that are imported already find the modules that were trimmed away.
  python.FS.writeFile(`/lib/python${major}${minor}.zip`, await fetched(address(PARTS.whole)));
  python.runPython('__import__("importlib").invalidate_caches()');
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const globals = python.toPy({});
  python.runPython(source, { globals, filename: 'wheels.py' });
  const install = globals.get('install');
  globals.destroy();
  return async (/** @type {Uint8Array} */ bytes) => {
    const wheel = python.toPy(bytes);
    const content = wheel.tobytes();
    try {
      return await install(content);
    } finally {
      content.destroy();
      wheel.destroy();
    }
  };
}

/** @param {string} url */
async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}
