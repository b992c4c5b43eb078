// The worker: boots Python, then answers one text with one text. No proxy of a Python object leaves this file.

import { boot } from './boot.js';
import { givenParts } from './given.js';
import { BootFailed, PLAIN } from './messages.js';
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

/** What the page sends is heard from the first moment on. */
const parts = givenParts({ plainly: self.name === PLAIN || !PARTS.snapshot });

async function start() {
  const { python, from } = await boot((progress) => tell({ progress }), parts);
  const handle = engineOf(python);
  self.onmessage = async (/** @type {MessageEvent<Asked>} */ { data }) => {
    if (!('id' in data)) return; // a part that came too late
    try {
      const text = 'wheel' in data ? await installWheel(python, data.wheel) : handle(data.text);
      tell({ id: data.id, text });
    } catch (failure) {
      fail('dead', failure); // the engine never raises: an interpreter that does is no longer one
    }
  };
  tell({ ready: from });
}

start().catch((failure) => fail(failure instanceof BootFailed ? failure.code : 'boot-failed', failure));
