// What is chosen on the course: starts, steps, cows and where they go. The board shows what can be chosen and where it
// leads; the same is there as buttons, in words, for keys and ears.
import { t } from '../../i18n/index.js';
import { part } from '../board.js';
import { el } from '../dom.js';
import { paged, roomForWords } from './pages.js';
import { cowPlace, fromThere, startPlace } from './places.js';
import { stepWords } from './ways.js';
import { elephantName } from './words.js';

/** @typedef {any} Offer a legal action with its fields; see elephant/types.py */
/** @typedef {import('../dom.js').Child} Child */

export const ON_BOARD = ['start', 'walk', 'cows', 'herd'];

/**
 * @param {HTMLElement} root
 * @param {import('../kits.js').Seating} seating
 * @param {{ current: () => any, render: () => void }} choices the update that is chosen from, and showing it anew
 */
export function createTargets(root, { act, request, board }, { current, render }) {
  /** Which part of the targets is shown as buttons. */
  let page = 0;
  /** The action whose way is seen on the board. */
  let seen = '';

  /** @param {string} type @returns {Offer[]} */
  const ofType = (type) => current().legal.filter((/** @type {Offer} */ one) => one.type === type);

  /** @param {string} words */
  const question = (words) => el('p', { class: 'question' }, words);

  // ---- where it leads

  /** Is something asked now that is chosen on the board? */
  const isAsked = () => current()?.legal.length > 0 && ON_BOARD.includes(current().view.phase);

  /** The way of an action and what it is about, on the board; of none with ''. @param {string} action @param {boolean} isFollowed */
  async function preview(action, isFollowed) {
    if (seen === action) return;
    seen = action;
    board.choose(action ? things(action) : []);
    const { ply, view, drawing } = current();
    const none = part(drawing, 'ghost');
    const shown = action ? (await request('ghost', { seat: view.seat, ply, action })).drawing : none;
    if (seen === action && current()?.ply === ply && shown) board.showPart(shown, { isFollowed });
  }

  /** @param {string} action @param {boolean} [isFollowed] false if the pointer is on the board: the reader looks there already */
  const see = (action, isFollowed = true) => void preview(action, isFollowed).catch(() => {}); // a worker that died: the table sees to that

  /** The things on the board that stand for an action. @param {string} action */
  const things = (action) =>
    Array.from(board.host.querySelectorAll('[data-actions]'))
      .filter((thing) => thing.getAttribute('data-actions')?.split(' ').includes(action))
      .map(({ id }) => id);

  /** @param {Event} event */
  function pointed({ target }) {
    if (!isAsked()) return;
    const thing = target instanceof Element ? target.closest('[data-actions]') : null;
    see(thing?.getAttribute('data-actions')?.split(' ')[0] ?? '', false);
  }

  const leave = () => isAsked() && see('');

  board.host.addEventListener('pointerover', pointed);
  board.host.addEventListener('pointerleave', leave);
  board.host.addEventListener('focusin', pointed);

  // ---- the same as buttons

  /** @param {Offer} one @param {string} words */
  const button = (one, words) =>
    el(
      'button',
      {
        type: 'button',
        'data-action': one.action,
        onclick: () => act(one.action),
        onfocus: () => see(one.action),
        onblur: leave,
        onpointerenter: () => see(one.action),
        onpointerleave: leave,
      },
      words,
    );

  /** Buttons for places or cows, as many as there is room for, and what can be done instead. @param {Offer[]} offers @param {(one: Offer) => string} words @param {Child[]} [instead] */
  function targets(offers, words, instead = []) {
    const { columns, most } = roomForWords(root);
    const draw = (/** @type {Offer} */ one) => button(one, words(one));
    const row = el('div', { class: 'spaces' });
    row.append(...paged(offers, { most: most - instead.length, page, draw, onTurn: turnPage }));
    row.append(...instead.filter((it) => it instanceof Node));
    row.style.setProperty('--columns', String(Math.min(columns, row.childElementCount)));
    return row;
  }

  /** @param {number} next */
  function turnPage(next) {
    page = next;
    render();
    const turner = root.querySelector('.page');
    if (turner instanceof HTMLElement) turner.focus({ preventScroll: true });
  }

  /** Enough of something, as a quiet last button. @param {string} words */
  const enough = (words) =>
    ofType('Done').map((one) =>
      el(
        'button',
        { type: 'button', class: 'enough', 'data-action': one.action, onclick: () => act(one.action) },
        words,
      ),
    );

  /** What is asked in each phase. @type {Record<string, () => (Child | Child[])[]>} */
  const views = {
    start: () => [
      question(t('ask-start', { elephant: elephantName(nextElephant(current().view)) })),
      targets(ofType('TakeStart'), ({ place }) => startPlace(place)),
    ],
    walk: () => [
      question(t('ask-step', { elephant: elephantName(current().view.walk.elephant), left: current().view.walk.left })),
      el(
        'div',
        { class: 'steps' },
        ...ofType('Step').map((one) => button(one, stepWords(current().view, one))),
        ...enough(t('step-stay')),
      ),
    ],
    cows: () => [
      question(t('ask-cow', { left: current().view.left })),
      targets(
        ofType('PickCow'),
        ({ cow }) => cowPlace(current().view, current().view.cows[Number(cow)]),
        enough(t('cows-done')),
      ),
    ],
    herd: () => [
      question(t('ask-cow-where', { left: current().view.left })),
      targets(ofType('HerdCow'), ({ place }) => fromThere(current().view.cows[Number(current().view.cow)], place)),
    ],
  };

  /** What the chosen card can be played on, if a card is chosen. */
  function offered() {
    const buttons = Array.from(root.querySelectorAll('[data-way], .play[data-action]'));
    return buttons.map((it) => it.getAttribute('data-way') ?? it.getAttribute('data-action') ?? '');
  }

  return {
    views,
    /** Of the pieces that can be tapped, let those stand out that the chosen card can be played on. */
    mark() {
      const actions = offered();
      for (const piece of board.host.querySelectorAll('#herd .can')) {
        const own = piece.getAttribute('data-actions')?.split(' ') ?? [];
        piece.toggleAttribute('data-off', actions.length > 0 && !own.some((one) => actions.includes(one)));
      }
    },
    /** Something else is asked. */
    drop() {
      page = 0;
      seen = '';
      board.choose([]);
    },
    close() {
      board.host.removeEventListener('pointerover', pointed);
      board.host.removeEventListener('pointerleave', leave);
      board.host.removeEventListener('focusin', pointed);
    },
  };
}

/** The elephant that takes its start next. @param {any} view */
function nextElephant({ seat, players, elephants }) {
  const own = [seat, seat + players.length].filter((at) => at < elephants.length);
  return 'RBGYPO'.charAt(own.find((at) => elephants[at] < 0) ?? seat);
}
