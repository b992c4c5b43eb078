// The board before a race: the track of the camels without camels, tiles and dice; the elephants' meadow without a course.
import parts from 'drawing:empty';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

const PARTS = /** @type {Record<string, Drawing[]>} */ (parts);
/** @type {Drawing} */
const MEADOW = ['svg', { viewBox: '0 0 500 586', class: 'derby' }];

/**
 * What is on the board before a race of this game begins.
 * @param {string} game
 * @param {Drawing} title the camels' title picture, which has everything else that an empty track has
 * @returns {Drawing}
 */
export function emptyBoard(game, title) {
  const changed = PARTS[game];
  return changed ? withParts(title, new Map(changed.map((part) => [part[1].id ?? '', part]))) : MEADOW;
}

/** A drawing with other parts in the place of those with the same ids. @param {Drawing} drawing @param {Map<string, Drawing>} others @returns {Drawing} */
function withParts(drawing, others) {
  const other = others.get(drawing[1].id ?? '');
  if (other) return other;
  const [tag, attributes, ...children] = drawing;
  return [tag, attributes, ...children.map((child) => (typeof child === 'string' ? child : withParts(child, others)))];
}
