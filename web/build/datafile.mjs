// Writes the difference between two memories as a WebAssembly module that holds nothing but data.

import { counted, MAGIC, name, SECTION, section, signed, unsigned } from './wasmfile.mjs';

const PAGE = 65536;
const BLOCK = 256; // bytes that travel or stay at home together

/** @typedef {{ at: number, bytes: Uint8Array }} Run bytes that lie together */

/**
 * What of a memory has to travel: where it differs, and where the runtime itself writes before it begins, for that
 * may be different elsewhere.
 * @param {{ kept: Uint8Array, fresh: Uint8Array, untouched: Uint8Array }} memories
 * @returns {Run[]}
 */
export function differences({ kept, fresh, untouched }) {
  /** @type {Run[]} */
  const runs = [];
  let began = -1;
  for (let at = 0; at <= kept.length; at += BLOCK) {
    const travels = at < kept.length && !(same(kept, fresh, at) && same(fresh, untouched, at));
    if (travels && began < 0) began = at;
    if (!travels && began >= 0) {
      runs.push({ at: began, bytes: kept.subarray(began, at) });
      began = -1;
    }
  }
  return runs;
}

/** Beyond its end a memory counts as empty. @param {Uint8Array} one @param {Uint8Array} other @param {number} at */
function same(one, other, at) {
  for (let byte = at; byte < at + BLOCK; byte++) if ((one[byte] ?? 0) !== (other[byte] ?? 0)) return false;
  return true;
}

/**
 * @param {Run[]} runs
 * @param {number} size of the memory
 * @param {Record<string, Uint8Array>} notes custom sections
 * @returns {Buffer}
 */
export function dataModule(runs, size, notes) {
  const memory = [...name('env'), ...name('memory'), 0x02, 0x00, ...unsigned(size / PAGE)];
  const data = runs.map(({ at, bytes }) =>
    Buffer.concat([Buffer.from([0x00, 0x41, ...signed(at), 0x0b, ...unsigned(bytes.length)]), bytes]),
  );
  return Buffer.concat([
    MAGIC,
    section(SECTION.imports, Buffer.from([1, ...memory])),
    section(SECTION.data, counted(data)),
    ...Object.entries(notes).map(([title, bytes]) =>
      section(SECTION.custom, Buffer.concat([Buffer.from(name(title)), bytes])),
    ),
  ]);
}
