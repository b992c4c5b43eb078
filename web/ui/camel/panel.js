// What lies in front of a seat in a camel race: money, tickets, cards, tile, partner.
import { isolated, t } from '../../i18n/index.js';
import { face } from '../cast.js';
import { art, el } from '../dom.js';
import { badge, moneyWords, thing } from '../players.js';
import { camelName, sideName } from '../vocabulary.js';

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
    ticketCount(player),
    el(
      'ul',
      { class: 'panel-things' },
      player.tickets.map(({ racer, value }) =>
        thing(badge(racer, value), t('player-ticket', { racer: camelName(racer), value })),
      ),
      player.pyramid_tickets > 0 &&
        thing(
          art(['pyramid-ticket'], '-10 -11 20 20', 'badge pyramid'),
          t('player-pyramid', { count: player.pyramid_tickets }),
          player.pyramid_tickets,
        ),
      thing(art(['card'], '-10 -13 20 26', 'badge'), t('player-cards', { count: cards }), cards),
      tileThing(player, view.edition),
    ),
    player.partner !== null && partnerMark(player.partner, names),
  ];
}

/** @param {number} partner @param {string[]} names */
function partnerMark(partner, names) {
  const words = t('player-partner', { name: isolated(names[partner] ?? '') });
  return el(
    'span',
    { class: 'panel-partner', title: words },
    face(partner, 'tiny'),
    el('span', { class: 'unseen' }, words),
  );
}

/** How many tickets, where there is no room to show each. @param {import('../../engine/messages.js').PlayerView} player */
function ticketCount({ tickets, pyramid_tickets: pyramid }) {
  const count = tickets.length + pyramid;
  return count > 0 && el('span', { class: 'panel-count', 'aria-hidden': 'true' }, count);
}

/** The tile in hand, or the space where it lies with its side. @param {import('../../engine/messages.js').PlayerView} player @param {string} game */
function tileThing({ tile }, game) {
  if (!tile) return thing(art(['at-home'], '-15 -17 30 30', 'badge at-home'), t('player-tile'));
  const { space, side } = tile;
  const sign = `tile-place ${side === '+' ? 'is-plus' : 'is-minus'}`;
  const place = el('span', { class: sign, 'aria-hidden': 'true' }, space);
  return thing(place, t('tile-laid', { space, side: sideName(side, game) }));
}
