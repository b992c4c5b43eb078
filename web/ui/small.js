// Small pictures beside each other: each borrows its art from definitions that are on the page once, the board's or ours.
import { build } from './board.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */
/** @typedef {{ drawing: Drawing, definitions: Drawing[] }} Small */

/**
 * The element of a picture; what it borrows and the page does not have yet is put into `home`.
 * @param {Element} home
 * @param {Small} small
 */
export function smallPicture(home, { drawing, definitions }) {
  define(home, definitions);
  return build(drawing);
}

/** @param {Element} home @param {Drawing[]} definitions */
export function define(home, definitions) {
  const missing = definitions.filter(([, { id = '' }]) => !document.getElementById(id));
  if (!missing.length) return;
  const unseen = { class: 'definitions', width: '0', height: '0', 'aria-hidden': 'true' };
  home.append(build(['svg', unseen, ['defs', {}, ...missing]]));
}
