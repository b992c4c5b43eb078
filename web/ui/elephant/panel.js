// What lies in front of a seat in an elephant race: its elephants and how far they are, cards, snakes.
import { t } from '../../i18n/index.js';
import { shownAs } from '../cast.js';
import { art, el } from '../dom.js';
import { thing } from '../players.js';
import { elephantName, elephantsOf, rowOf } from './words.js';

/** @param {any} view */
export const rowsOf = (view) => view.course.length * 5 + 2;

/** @param {any} view @param {string} elephant */
export const placeOf = (view, elephant) => view.elephants['RBGYPO'.indexOf(elephant)];

/** @param {any} view @param {number} seat */
export function panel(view, seat) {
  const { hand, snakes } = view.players[seat];
  return [
    el(
      'span',
      { class: 'panel-herd' },
      elephantsOf(seat, view.players.length).map((elephant) => herd(view, elephant)),
    ),
    el(
      'ul',
      { class: 'panel-things' },
      thing(art(['deck-back'], '-30 -43 60 86', 'badge'), t('panel-hand', { count: hand.length }), hand.length),
      snakes > 0 && thing(art(['snake'], '-22 -36 44 48', 'badge'), t('panel-snakes', { count: snakes }), snakes),
    ),
  ];
}

/** @param {any} view @param {string} elephant */
function herd(view, elephant) {
  const place = placeOf(view, elephant);
  const row = rowOf(place);
  const isHome = row > rowsOf(view);
  const words = place < 0 ? '' : isHome ? t('panel-home') : t('panel-row', { row });
  return el(
    'span',
    { class: 'panel-elephant' },
    art([`badge-${shownAs(elephant)}`], '-10 -13 20 26', 'badge'),
    el('span', { class: 'unseen' }, `${elephantName(elephant)} `),
    el('b', { class: 'panel-row' }, words),
    el('b', { class: 'panel-row-short', 'aria-hidden': 'true' }, place < 0 ? '' : isHome ? '★' : row),
  );
}
