// What the scripts of a page have in common even if they were bundled apart: the one that starts first and the rest.

/**
 * @typedef {object} Common
 * @property {{ createScriptURL(url: string): unknown }} [policy] see trusted.js
 * @property {{ worker: Worker, told: Event[], keep: (event: Event) => void }} [waiting] see first.js
 * @property {boolean} [isAsked] see first.js
 * @property {WebAssembly.Module} [runtime] compiled by a worker, for those that may take its place
 */

const KEY = Symbol.for('stampede');
const page = /** @type {any} */ (globalThis);
page[KEY] ??= {};

/** @type {Common} */
export const common = page[KEY];
