// Who sits at the table, and what lies in front of each.
import { isolated, t } from '../i18n/index.js';
import { art, el, fill, icon } from './dom.js';

/** @param {number} seat @param {string} [className] */
export const face = (seat, className = '') =>
  art([`face-${seat}`, `seal-${seat}@15,15`], '-25 -27 52 54', `face on-seat-${seat} ${className}`);

/** A ticket as a small badge. @param {string} racer @param {string | number} value */
export const badge = (racer, value) => art([`badge-${racer}`], '-10 -13 20 26', 'badge', String(value));

/** @param {string} game @param {number} money */
export const moneyWords = (game, money) => t(game === 'camel1' ? 'player-coins' : 'player-money', { money });

/**
 * @param {HTMLElement} root
 * @param {{ view: any, names: string[], turn: number | null, onTap: (seat: number) => void,
 *   panel: (view: any, seat: number, names: string[]) => import('./dom.js').Child[], sides: import('./sides.js').Sides }} table
 *   `panel`: what lies in front of a seat, beside its name first
 */
export function showPlayers(root, { view, names, turn, onTap, panel, sides }) {
  root.dataset.seats = String(view.players.length);
  fill(
    root,
    names.map((name, seat) => {
      const shown = seatPanel(seat, name, turn === seat, panel(view, seat, names), onTap);
      return facing(shown, sides.of(seat), name, () => sides.turn(seat));
    }),
  );
}

const TURN = 'M19 12a7 7 0 1 1-2.2-5.1M17 3v4.4h-4.4';

/** A panel turned to the side where its player sits, and the way to turn it further. @param {HTMLElement} panel @param {number | null} side @param {string} name @param {() => void} onTurn */
function facing(panel, side, name, onTurn) {
  if (side === null) return panel;
  panel.dataset.side = String(side);
  const words = t('turn-seat', { name: isolated(name) });
  const turn = (/** @type {Event} */ event) => {
    event.stopPropagation();
    onTurn();
  };
  panel.append(
    el('button', { type: 'button', class: 'turn-seat', 'aria-label': words, title: words, onclick: turn }, icon(TURN)),
  );
  return panel;
}

/** @param {number} seat @param {string} name @param {boolean} isTurn @param {import('./dom.js').Child[]} things @param {(seat: number) => void} onTap */
function seatPanel(seat, name, isTurn, [first, ...rest], onTap) {
  return el(
    'li',
    {
      id: `panel-${seat}`,
      class: `panel seat-${seat}${isTurn ? ' is-turn' : ''}`,
      'data-seat': seat,
      onclick: () => onTap(seat),
    },
    face(seat),
    el(
      'div',
      { class: 'panel-words' },
      el('span', { class: 'panel-name' }, name, isTurn && el('span', { class: 'unseen' }, ` (${t('player-turn')})`)),
      first,
    ),
    ...rest,
  );
}

/** @param {Element} picture @param {string} words @param {number} [count] */
export function thing(picture, words, count) {
  return el(
    'li',
    { class: 'thing', title: words },
    picture,
    count !== undefined && el('span', { class: 'count', 'aria-hidden': 'true' }, count),
    el('span', { class: 'unseen' }, words),
  );
}
