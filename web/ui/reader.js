// The board for those who use keys or listen: its things have names and can be reached one by one, and all of it is
// there as an ordered list. What stands where is the game's to say; what is tapped goes the way every tap goes.
import { t } from '../i18n/index.js';
import { el, fill } from './dom.js';
import { rove } from './roving.js';

/**
 * How a game's board is read.
 * @typedef {object} Reading
 * @property {(board: import('./board.js').Board) => SVGGraphicsElement[]} things that one can go to, in the order of the race
 * @property {(view: any, told: import('./vocabulary.js').Told) => (thing: Element) => string} names of the things
 * @property {(view: any, told: import('./vocabulary.js').Told) => string[]} lines the track or course in order, as far as anything is on it
 * @property {(view: any, told: import('./vocabulary.js').Told, board: import('./board.js').Board) => string[]} rest of what lies on the table for all to see
 * @property {(view: any, seat: number, told: import('./vocabulary.js').Told) => string[]} holdings what a seat has, as far as the view shows it
 */

/**
 * @param {import('./board.js').Board} board
 * @param {Reading} reading
 * @param {import('./vocabulary.js').Told} told
 */
export function createReader(board, reading, told) {
  const spaces = el('ol');
  const rest = el('ul');
  const list = el('div', { id: 'board-words', class: 'unseen' }, spaces, rest);
  /** @type {any} */
  let view = null;
  /** What the lists say now. */
  let said = '';

  const group = rove(board.host, {
    find: () => reading.things(board),
    isOpen,
    onFocus: (thing) => board.lens.look(/** @type {SVGGraphicsElement} */ (thing)),
  });

  /** Can something be done with it, or with what stands on it? @param {Element} thing */
  function isOpen(thing) {
    const on = thing.id.startsWith('place-') ? `[data-space="${thing.id.slice(6)}"][data-actions]` : null;
    if (board.host.closest('.is-past')) return false;
    return thing.hasAttribute('data-actions') || (on !== null && board.host.querySelector(on) !== null);
  }

  /** @param {Element} element @param {string} name @param {string} value */
  function set(element, name, value) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  function refresh() {
    if (view === null) return;
    const svg = board.host.querySelector(':scope > svg');
    if (!svg) return;
    svg.removeAttribute('aria-hidden'); // a still picture was
    set(svg, 'role', 'application');
    set(svg, 'aria-label', t('board-keys'));
    nameThings();
    for (const layer of svg.children) set(layer, 'aria-hidden', String(!layer.querySelector('[role="button"]')));
    group.refresh();
    tellAll();
  }

  function nameThings() {
    const name = reading.names(view, told);
    for (const thing of reading.things(board)) {
      const words = name(thing);
      set(thing, 'role', 'button');
      set(thing, 'aria-label', isOpen(thing) ? t('board-open', { thing: words }) : words);
    }
  }

  function tellAll() {
    const [lines, more] = [reading.lines(view, told), reading.rest(view, told, board)];
    const now = [...lines, '', ...more].join('\n');
    if (now === said) return;
    said = now;
    fill(
      spaces,
      lines.map((line) => el('li', {}, line)),
    );
    fill(
      rest,
      more.map((line) => el('li', {}, line)),
    );
  }

  board.host.append(list);
  board.onShow(refresh);
  return {
    /** The table shows this now. @param {any} shown */
    look(shown) {
      view = shown;
      refresh();
    },
    enter: group.enter,
    /** All of it in one go. */
    words: () => (view === null ? '' : [...reading.lines(view, told), ...reading.rest(view, told, board)].join('. ')),
    /** Leave the board as it was found. */
    end() {
      view = null;
      board.onShow(() => {});
      for (const thing of board.host.querySelectorAll('svg :is([role], [aria-label], [aria-hidden], [tabindex])'))
        for (const name of ['role', 'aria-label', 'aria-hidden', 'tabindex']) thing.removeAttribute(name);
      for (const name of ['role', 'aria-label']) board.host.querySelector(':scope > svg')?.removeAttribute(name);
      group.end();
      list.remove();
    },
  };
}
