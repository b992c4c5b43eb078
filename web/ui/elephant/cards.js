// Cards as buttons and pictures.
import { t } from '../../i18n/index.js';
import { art, el } from '../dom.js';
import { sentence } from '../vocabulary.js';
import { cardName } from './words.js';

const GREEN = '65cfj';
const ORDER = '65cfj2wmskpt';
const BOX = '-31 -44 62 88';

/** @param {string | null} card */
export const cardPicture = (card) => art([card === null ? 'deck-back' : `deck-${card}`], BOX, 'card-face');

/** @param {string} card */
export const isGreen = (card) => GREEN.includes(card);

/** @param {string} card */
export const cardWords = (card) =>
  sentence(t('card-label', { card: cardName(card), colour: isGreen(card) ? 'green' : 'red' }));

/** A hand in a fixed order, so that nothing jumps. @param {(string | null)[]} hand @returns {string[]} */
export const sorted = (hand) =>
  /** @type {string[]} */ (hand.filter((card) => card !== null)).sort(
    (one, other) => ORDER.indexOf(one) - ORDER.indexOf(other),
  );

/** Cards side by side; a narrow screen shows many of them in two rows. @param {HTMLElement[]} cards @param {import('../dom.js').Props} [props] */
export function cardRow(cards, props = {}) {
  const row = el('div', { ...props, class: `hand ${props.class ?? ''}`, 'data-many': cards.length > 6 }, ...cards);
  row.style.setProperty('--cards', String(cards.length));
  row.style.setProperty('--half', String(Math.ceil(cards.length / 2)));
  return row;
}

/**
 * @param {string} card
 * @param {{ onclick?: () => void, isChosen?: boolean, isFaint?: boolean, action?: string }} [how]
 */
export function cardButton(card, { onclick, isChosen = false, isFaint = false, action } = {}) {
  const words = cardWords(card);
  return el(
    'button',
    {
      type: 'button',
      class: `playing-card${isChosen ? ' is-chosen' : ''}${isFaint ? ' is-faint' : ''}`,
      'data-card': card,
      'data-action': action,
      'aria-label': words,
      'aria-pressed': onclick && !action ? String(isChosen) : null,
      title: words,
      disabled: !onclick,
      onclick,
    },
    cardPicture(card),
  );
}
