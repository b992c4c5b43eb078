// Small pictures beside each other: each borrows its art from one set of definitions, which is on the page once.
import { build } from './board.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */
/** @typedef {{ drawing: Drawing, definitions: Drawing[] }} Small */

/**
 * The element of a picture; what it borrows and nothing inside `home` has yet is put there.
 * @param {Element} home
 * @param {Small} small
 */
export function smallPicture(home, { drawing, definitions }) {
  define(home, definitions);
  return build(drawing);
}

/** @param {Element} home @param {Drawing[]} definitions */
export function define(home, definitions) {
  const missing = definitions.filter(([, { id = '' }]) => !home.querySelector(`#${CSS.escape(id)}`));
  if (!missing.length) return;
  const unseen = { class: 'definitions', width: '0', height: '0', 'aria-hidden': 'true' };
  home.append(build(['svg', unseen, ['defs', {}, ...missing]]));
}
