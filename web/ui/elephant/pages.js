// More choices than the action area holds: one part after the other, by one more button.
import { t } from '../../i18n/index.js';
import { el } from '../dom.js';

const WIDE = 138; // pixels that the words of a place take
const CELL = 50; // pixels from button to button
const LINE = 56; // pixels for the question above them

/**
 * The things of one page; if there are several pages, a button that shows the next is added.
 * @template T
 * @param {T[]} things
 * @param {{ most: number, page: number, draw: (thing: T) => HTMLElement, onTurn: (page: number) => void }} how
 *   `most`: how many buttons there is room for
 */
export function paged(things, { most, page, draw, onTurn }) {
  if (things.length <= most) return things.map(draw);
  const size = most - 1;
  const pages = Math.ceil(things.length / size);
  const shown = things.slice(page * size, (page + 1) * size).map(draw);
  const words = t('more-places', { page: page + 1, pages });
  const next = () => onTurn((page + 1) % pages);
  const attributes = { type: 'button', class: 'page', 'aria-label': words, title: words, onclick: next };
  return [...shown, el('button', attributes, `${page + 1}/${pages} ›`)];
}

/** How many buttons with words fit the action area, in how many columns. @param {HTMLElement} root */
export function roomForWords({ clientWidth, clientHeight }) {
  const columns = Math.max(2, Math.floor(clientWidth / WIDE));
  return { columns, most: columns * Math.max(2, Math.floor((clientHeight - LINE) / CELL)) };
}
