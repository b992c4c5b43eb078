// The runtime comes in two files (web/build/split.mjs): what the game calls, and the rest. Whoever calls something of the
// rest before it is here waits until it is.

/** A boot puts something else in their place; and where they are missing, others say so. */
const { Instance, Module } = /** @type {typeof WebAssembly} */ (globalThis.WebAssembly ?? {});
const LOADER = 0; // the entry of the table that the two share which is called when another is empty
/** A module that is nothing but one function from outside: only such a function can be put into a table. */
const ONE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 97, 0, 0, 7, 5, 1, 1, 97, 0, 0];

/**
 * @param {WebAssembly.Instance} first
 * @param {WebAssembly.Imports} imports
 * @param {string} url of the rest
 * @param {(failure: unknown) => void} onFailure told that somebody called the rest and it could not be had
 * @returns {{ join(rest: WebAssembly.Module): Promise<void> }} what brings the two together before somebody has to wait
 */
export function joinable({ exports }, imports, url, onFailure) {
  const all = { ...imports, stampede: exports };
  let isHere = false;
  const waited = () => {
    try {
      new Instance(new Module(fetchedNow(url)), all);
    } catch (failure) {
      onFailure(failure);
      throw failure;
    }
    isHere = true;
  };
  const { a: entry } = new Instance(new Module(Uint8Array.from(ONE)), { a: { a: waited } }).exports;
  /** @type {WebAssembly.Table} */ (exports.calls).set(LOADER, entry);
  return {
    async join(rest) {
      if (!isHere) await WebAssembly.instantiate(rest, all);
      isHere = true;
    },
  };
}

/** In a worker only: a page is not kept waiting. @param {string} url @returns {ArrayBuffer} */
function fetchedNow(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${request.status} ${url}`);
  return request.response;
}
