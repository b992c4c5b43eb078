// The worker: boots Python, then answers one text with one text. No proxy of a Python object leaves this file.

import { BootFailed, boot } from './boot.js';
import { PLAIN } from './messages.js';
import { installWheel } from './wheels.js';

/** @typedef {import('./messages.js').Asked} Asked */
/** @typedef {import('./messages.js').Told} Told */

/** @param {Told} message */
const tell = (message) => self.postMessage(message);

/**
 * @param {string} code
 * @param {unknown} what
 */
function fail(code, what) {
  tell({ failed: { code, params: { what: String(what).slice(0, 200) } } });
  self.close();
}

/** @param {import('pyodide').PyodideAPI} python */
function engineOf(python) {
  return /** @type {(text: string) => string} */ (python.pyimport('stampede.bridge.handle'));
}

try {
  const { python, from } = await boot((progress) => tell({ progress }), { plainly: self.name === PLAIN });
  const handle = engineOf(python);
  self.onmessage = async (/** @type {MessageEvent<Asked>} */ { data }) => {
    try {
      const text = 'wheel' in data ? await installWheel(python, data.wheel) : handle(data.text);
      tell({ id: data.id, text });
    } catch (failure) {
      fail('dead', failure); // the engine never raises: an interpreter that does is no longer one
    }
  };
  tell({ ready: from });
} catch (failure) {
  fail(failure instanceof BootFailed ? failure.code : 'boot-failed', failure);
}
