// All cards of Elephant Derby as a sheet: picture, name, what each does, and how many there are.
import { t } from '../../i18n/index.js';
import { ask } from '../dialogs.js';
import { el } from '../dom.js';
import { sentence } from '../vocabulary.js';
import { cardPicture, isGreen } from './cards.js';
import { cardName } from './words.js';

/** @typedef {{ card: string, count: number }} Kind */

/** @param {(verb: string, fields: Record<string, any>) => Promise<any>} call asks the engine */
export async function openCards(call) {
  /** @type {{ cards: Kind[] }} */
  const { cards } = await call('deck', { game: 'elephant' });
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  await ask({
    title: t('menu-cards'),
    className: 'cards-sheet',
    body: [el('p', {}, t('cards-total', { count: total })), el('ul', { class: 'all-cards' }, cards.map(line))],
    buttons: [],
  });
}

/** @param {Kind} kind */
const line = ({ card, count }) =>
  el(
    'li',
    { class: isGreen(card) ? 'is-green' : 'is-red', 'data-kind': card },
    cardPicture(card),
    el(
      'div',
      {},
      el('h3', {}, sentence(cardName(card))),
      el('p', {}, t(`card-${card}-does`)),
      el('p', { class: 'faint' }, t('cards-in-deck', { count })),
    ),
  );
