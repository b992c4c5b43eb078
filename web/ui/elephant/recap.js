// A turn of Elephant Derby as pictures and names: the cards that were played, and the tigers that answered them.
import { el } from '../dom.js';
import { sentence } from '../vocabulary.js';
import { cardPicture } from './cards.js';
import { cardName } from './words.js';

const SHOWN = ['CardPlayed', 'TigerPlayed', 'CardTurnedUp'];

/** @param {import('../../engine/messages.js').GameEvent[]} events */
export const recap = (events) =>
  events
    .filter(({ type }) => SHOWN.includes(type))
    .map((/** @type {any} */ { type, card }) => thing(type === 'TigerPlayed' ? 't' : card));

/** @param {string} card */
const thing = (card) => el('span', { class: 'recap-played' }, cardPicture(card), el('b', {}, sentence(cardName(card))));
