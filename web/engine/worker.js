// The worker: boots Python, then answers one text with one text. No proxy of a Python object leaves this file.

import { boot } from './boot.js';
import { AT_ONCE, BootFailed } from './messages.js';
import { fetchParts, fetchRest } from './parts.js';
import { installWheel } from './wheels.js';

/** @typedef {import('./messages.js').Asked} Asked */
/** @typedef {import('./messages.js').Told} Told */

const PATIENCE = 3000; // milliseconds after which there is time for what may be needed one day

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

/** @param {import('./messages.js').Begun} begun */
async function start({ plainly, runtime }) {
  const parts = fetchParts({ plainly: plainly || !PARTS.snapshot, runtime });
  const { python, from, join } = await boot((progress) => tell({ progress }), parts);
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
  setTimeout(async () => {
    if (!runtime) tell({ runtime: await parts.runtime }); // for a worker that takes the place of this one
    if (PARTS.rest && !parts.rest) await fetchRest().then(join, () => {}); // or else when it is called
  }, PATIENCE);
}

/** @param {import('./messages.js').Begun} begun */
const begin = (begun) =>
  start(begun).catch((failure) => fail(failure instanceof BootFailed ? failure.code : 'boot-failed', failure));

if (self.name === AT_ONCE) begin({ plainly: false, runtime: undefined });
else self.onmessage = (/** @type {MessageEvent<import('./messages.js').Begun>} */ { data }) => begin(data);
