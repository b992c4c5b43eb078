// What lies in front of a seat in a camel race: money, tickets, cards, tile, partner.
import { isolated, t } from '../../i18n/index.js';
import { art, el } from '../dom.js';
import { badge, moneyWords, thing } from '../players.js';
import { camelName } from '../vocabulary.js';

/** @param {import('../../engine/messages.js').View} view @param {number} seat @param {string[]} names */
export function panel(view, seat, names) {
  const player = /** @type {import('../../engine/messages.js').PlayerView} */ (view.players[seat]);
  const cards = 5 - [...view.winner_pile, ...view.loser_pile].filter((card) => card.seat === seat).length;
  return [
    el(
      'span',
      { class: 'panel-money' },
      art(['coin'], '-13 -12 26 27', 'coin'),
      el('b', {}, player.money),
      el('span', { class: 'unseen' }, ` ${moneyWords(view.edition, player.money)}`),
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
  ];
}
