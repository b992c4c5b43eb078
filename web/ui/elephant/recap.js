// A turn of Elephant Derby as a picture: the cards that were played or discarded.
import { cardPicture } from './cards.js';

const SHOWN = ['CardPlayed', 'TigerPlayed', 'CardTurnedUp'];

/** @param {import('../../engine/messages.js').GameEvent[]} events */
export const recap = (events) =>
  events.flatMap((/** @type {any} */ { type, card }) => {
    if (type === 'TigerPlayed') return [cardPicture('t')];
    return SHOWN.includes(type) ? [cardPicture(card)] : [];
  });
