// A position as a link: all of it stands behind `#position=`, and is measured before anybody reads it.
import { fragmentText } from '../engine/gate.js';
import { EngineError } from '../engine/messages.js';

const NAME = '#position=';
const LONGEST = 300;

/** @typedef {{ position: string, tickets: number[] | null }} Linked */

/** Does an address ask for the analysis board? @param {string} hash */
export const isPositionLink = (hash) => hash.startsWith(NAME);

/**
 * What follows the address of the page: the position's three fields, and tickets left by racer if some are gone.
 * @param {{ position: string, tickets: number[], edition: string }} sheet
 */
export function fragmentOf({ position, tickets, edition }) {
  const all = edition === 'camel1' ? 3 : 4;
  const fields = [...position.split(' '), ...(tickets.every((left) => left === all) ? [] : [tickets.join('')])];
  return NAME + encodeURIComponent(fields.join('_')).replaceAll('%2C', ',');
}

/** @param {Parameters<typeof fragmentOf>[0]} sheet */
export const addressOf = (sheet) => location.href.replace(/[#?].*$/s, '') + fragmentOf(sheet);

/** The position in a link; what is wrong with it is for the engine to say. @param {string} hash @returns {Linked} */
export function readLink(hash) {
  const fields = decoded(fragmentText(hash, NAME, LONGEST, 'position-too-long')).split(/[_ ]/);
  const last = fields[3];
  if (last === undefined || !/^[0-4]{5}$/.test(last)) return { position: fields.join(' '), tickets: null };
  return { position: fields.filter((_, at) => at !== 3).join(' '), tickets: Array.from(last, Number) };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new EngineError('link-unreadable');
  }
}

/** What somebody has pasted: a position, or a link to one. @param {string} text @returns {Linked} */
export function readPasted(text) {
  const at = text.indexOf(NAME);
  if (at >= 0) return readLink(text.slice(at).trim());
  return { position: fragmentText(text.trim(), '', LONGEST, 'position-too-long'), tickets: null };
}
