// Cards as buttons and pictures.
import { t } from '../../i18n/index.js';
import { art, el } from '../dom.js';
import { sentence } from '../vocabulary.js';
import { cardName } from './words.js';

const GREEN = '65cfj';
const NUMBERED = '65cfj2';
const ORDER = '65cfj2wmskpt';
const BOX = '-31 -44 62 88';
const VIEW = '-25 -36 51 71'; // a picture without its frame
const CORNER = '-29 -41.5 27 27'; // the number

/** @param {string | null} card */
export const cardPicture = (card) => art([card === null ? 'deck-back' : `deck-${card}`], BOX, 'card-face');

/** @param {string} card */
export const isGreen = (card) => GREEN.includes(card);

/** @param {string} card */
export const cardWords = (card) =>
  t('card-label', {
    card: `${sentence(cardName(card))}: ${sentence(t(`card-${card}-line`))}`,
    colour: isGreen(card) ? 'green' : 'red',
  });

/**
 * A card to be read: picture, number, name and a line of what it does, as much of it as there is room for (style/hand.css).
 * @param {string} card
 * @param {...import('../dom.js').Child} more what else is written on it, in place of the line
 */
export function cardSheet(card, ...more) {
  const line = more.length ? more : [el('span', { class: 'card-line' }, sentence(t(`card-${card}-line`)))];
  return el(
    'span',
    { class: `card-sheet is-${isGreen(card) ? 'green' : 'red'}`, 'aria-hidden': 'true' },
    art([`view-${card}`], VIEW, 'card-view'),
    NUMBERED.includes(card) && art([`number-${card}`], CORNER, 'card-number'),
    el('span', { class: 'card-words' }, el('b', { class: 'card-name' }, sentence(cardName(card))), ' ', ...line),
  );
}

/** A hand in a fixed order, so that nothing jumps. @param {(string | null)[]} hand @returns {string[]} */
export const sorted = (hand) =>
  /** @type {string[]} */ (hand.filter((card) => card !== null)).sort(
    (one, other) => ORDER.indexOf(one) - ORDER.indexOf(other),
  );

/** Cards side by side where there is room, else in rows of three. @param {HTMLElement[]} cards @param {import('../dom.js').Props} [props] */
export function cardRow(cards, props = {}) {
  const row = el('div', { ...props, class: `hand ${props.class ?? ''}`, 'data-many': cards.length > 6 }, ...cards);
  row.style.setProperty('--cards', String(cards.length));
  row.style.setProperty('--columns', String(cards.length === 4 ? 2 : Math.min(3, cards.length)));
  return row;
}

/** A card that is looked at and not played now. @param {string} card */
export const shownCard = (card) =>
  el('span', { class: 'playing-card', role: 'img', 'data-card': card, 'aria-label': cardWords(card) }, cardSheet(card));

/**
 * @param {string} card
 * @param {{ onclick: () => void, isChosen?: boolean, isFaint?: boolean, action?: string }} how
 */
export function cardButton(card, { onclick, isChosen = false, isFaint = false, action }) {
  return el(
    'button',
    {
      type: 'button',
      class: `playing-card${isChosen ? ' is-chosen' : ''}${isFaint ? ' is-faint' : ''}`,
      'data-card': card,
      'data-action': action,
      'aria-label': cardWords(card),
      'aria-description': t(`card-${card}-does`),
      'aria-pressed': action ? null : String(isChosen),
      onclick,
    },
    cardSheet(card),
  );
}
