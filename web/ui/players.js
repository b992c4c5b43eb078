// Who sits at the table, and what lies in front of each.
import { isolated, t } from '../i18n/index.js';
import { face, seatClass } from './cast.js';
import { ask } from './dialogs.js';
import { art, el, fill, icon } from './dom.js';

export { face };

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
  const cards = names.map((name, seat) => {
    const card = seatPanel(seat, name, turn === seat, panel(view, seat, names), onTap);
    return facing(card, sides.of(seat), name, () => sides.turn(seat));
  });
  const isRound = names.some((_, seat) => sides.of(seat) !== null);
  fill(root, isRound ? roundTheBoard(cards, (seat) => sides.of(seat) ?? 0) : cards);
}

/** The cards at the four sides of the tablet, each side turned to those who sit there. @param {HTMLElement[]} cards @param {(seat: number) => number} sideOf */
function roundTheBoard(cards, sideOf) {
  return [0, 90, 180, 270].flatMap((side) => {
    const here = cards.filter((_, seat) => sideOf(seat) === side);
    return here.length ? [el('li', { class: 'side', 'data-side': side }, el('ul', {}, here))] : [];
  });
}

/**
 * The whole cards of all players, where the table has room for a strip only.
 * @param {{ view: any, names: string[], turn: number | null, onTap: (seat: number) => void,
 *   panel: (view: any, seat: number, names: string[]) => import('./dom.js').Child[] }} table
 */
export async function openPlayers({ view, names, turn, onTap, panel }) {
  const choose = (/** @type {number} */ seat) => {
    onTap(seat);
    list.closest('dialog')?.close('');
  };
  const cards = names.map((name, seat) => {
    const card = seatPanel(seat, name, turn === seat, panel(view, seat, names), choose);
    card.removeAttribute('id');
    return card;
  });
  const list = el('ul', { class: 'whole-cards' }, cards);
  await ask({ title: t('players-open'), className: 'players', body: [list], buttons: [] });
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
function seatPanel(seat, name, isTurn, things, onTap) {
  return el(
    'li',
    {
      id: `panel-${seat}`,
      class: `panel ${seatClass(seat)}${isTurn ? ' is-turn' : ''}`,
      'data-seat': seat,
      onclick: () => onTap(seat),
    },
    el(
      'div',
      { class: 'panel-inside' },
      face(seat),
      el(
        'span',
        { class: 'panel-name', title: name },
        name,
        isTurn && el('span', { class: 'unseen' }, ` (${t('player-turn')})`),
      ),
      ...things,
    ),
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
