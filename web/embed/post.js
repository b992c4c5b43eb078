// Messages between a frame and the page around it, version 1. Whatever comes in was written by a stranger: only the page
// around us is heard, only known types with known fields, and nothing large.
import { NAMES, THEMES } from './address.js';

const PROTOCOL = 1;
const LARGEST = 16 * 1024; // characters in all

/** @typedef {{ type: string, [field: string]: any }} Message */
/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
const isText = (value) => typeof value === 'string';
/** @param {readonly string[]} known @returns {Check} */
const oneOf = (known) => (value) => typeof value === 'string' && known.includes(value);
/** @type {Check} */
const isPly = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10_000;
/** @type {Check} */
const isLanguage = (value) => typeof value === 'string' && /^[a-z]{2,8}(-[A-Za-z0-9]{1,8})?$/.test(value);

/** What may be said to a frame, field by field. @type {Record<string, Record<string, Check>>} */
const HEARD = {
  goto: { ply: isPly },
  theme: { theme: oneOf(THEMES) },
  lang: { lang: isLanguage },
  reset: {},
  rest: {},
  load: Object.fromEntries(NAMES.map((name) => [name, isText])),
};
const OPTIONAL = ['load'];

/**
 * The message in what was sent, or null if it is not one of ours.
 * @param {unknown} sent
 * @returns {Message | null}
 */
export function messageIn(sent) {
  if (typeof sent !== 'object' || sent === null || Object.getPrototypeOf(sent) !== Object.prototype) return null;
  const { stampede, type, ...fields } = /** @type {Record<string, any>} */ (sent);
  if (stampede !== PROTOCOL || typeof type !== 'string' || !Object.hasOwn(HEARD, type)) return null;
  const wanted = HEARD[type] ?? {};
  const names = Object.keys(fields);
  const isWhole = OPTIONAL.includes(type) || names.length === Object.keys(wanted).length;
  if (!isWhole || !names.every((name) => Object.hasOwn(wanted, name) && wanted[name]?.(fields[name]))) return null;
  return lengthOf(fields) <= LARGEST ? { type, ...fields } : null;
}

/** @param {Record<string, any>} fields */
const lengthOf = (fields) => Object.values(fields).reduce((sum, value) => sum + String(value).length, 0);

/**
 * The frame's side: what it says to the page around it, and what it hears from there.
 * @param {(message: Message) => void} onMessage
 */
export function createPost(onMessage) {
  const isFramed = parent !== self;
  addEventListener('message', ({ source, data }) => {
    const message = isFramed && source === parent ? messageIn(data) : null;
    if (message) onMessage(message);
  });
  return {
    /** All that is said is public, so whoever frames us may hear it. @param {string} type @param {Record<string, any>} [fields] */
    tell(type, fields = {}) {
      if (isFramed) parent.postMessage({ stampede: PROTOCOL, type, ...fields }, '*');
    },
  };
}
