// Who sits at the table, and what lies in front of each.
import { isolated, t } from '../i18n/index.js';
import { art, el, fill } from './dom.js';
import { camelName } from './tell.js';

/** @typedef {import('../engine/messages.js').View} View */

/** @param {number} seat @param {string} [className] */
export const face = (seat, className = '') =>
  art([`face-${seat}`, `seal-${seat}@15,15`], '-25 -27 52 54', `face on-seat-${seat} ${className}`);

/** A ticket as a small badge. @param {string} racer @param {string | number} value */
export const badge = (racer, value) => art([`badge-${racer}`], '-10 -13 20 26', 'badge', String(value));

/** @param {string} game @param {number} money */
export const moneyWords = (game, money) => t(game === 'camel1' ? 'player-coins' : 'player-money', { money });

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {string[]} names
 * @param {number | null} turn
 * @param {(seat: number) => void} onTap
 */
export function showPlayers(root, view, names, turn, onTap) {
  root.dataset.seats = String(view.players.length);
  fill(
    root,
    view.players.map((player, seat) => panel(view, player, seat, names, turn === seat, onTap)),
  );
}

/** @param {View} view @param {import('../engine/messages.js').PlayerView} player @param {number} seat @param {string[]} names @param {boolean} isTurn @param {(seat: number) => void} onTap */
function panel(view, player, seat, names, isTurn, onTap) {
  const cards = 5 - [...view.winner_pile, ...view.loser_pile].filter((card) => card.seat === seat).length;
  const name = names[seat] ?? '';
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
      el(
        'span',
        { class: 'panel-money' },
        art(['coin'], '-13 -12 26 27', 'coin'),
        el('b', {}, player.money),
        el('span', { class: 'unseen' }, ` ${moneyWords(view.edition, player.money)}`),
      ),
    ),
    el(
      'ul',
      { class: 'panel-things' },
      player.tickets.map(({ racer, value }) =>
        thing(badge(racer, value), t('player-ticket', { racer: camelName(racer), value })),
      ),
      player.pyramid_tickets > 0 &&
        thing(
          art(['pyramid-ticket'], '-10 -11 20 20', 'badge'),
          t('player-pyramid', { count: player.pyramid_tickets }),
          player.pyramid_tickets,
        ),
      thing(art(['card'], '-10 -13 20 26', 'badge'), t('player-cards', { count: cards }), cards),
      !player.tile && thing(art(['at-home'], '-15 -17 30 30', 'badge'), t('player-tile')),
      player.partner !== null &&
        thing(
          art([`seal-${player.partner}`], '-13 -13 26 26', 'badge'),
          t('player-partner', { name: isolated(names[player.partner] ?? '') }),
        ),
    ),
  );
}

/** @param {Element} picture @param {string} words @param {number} [count] */
function thing(picture, words, count) {
  return el(
    'li',
    { class: 'thing', title: words },
    picture,
    count !== undefined && el('span', { class: 'count', 'aria-hidden': 'true' }, count),
    el('span', { class: 'unseen' }, words),
  );
}
