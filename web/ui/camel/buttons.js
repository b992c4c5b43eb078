// The buttons of a camel race's choices. What a tap does, and what a pointer shows on the board, is `questions`' to say.
import { isolated, t } from '../../i18n/index.js';
import { art, called, el } from '../dom.js';
import { badge, face } from '../players.js';
import { camelName, sentence } from '../vocabulary.js';
import { kindPicture, scaleFigure, scaleWords, standPicture } from './figures.js';

/**
 * @typedef {import('../../engine/messages.js').Offer} Offer
 * @typedef {Record<string, (event: any) => void>} On listeners: `onclick`, `onfocus`, `onpointerenter`
 */

/** @param {string} racer @param {Offer | undefined} offer @param {On} on */
export function ticketButton(racer, offer, on) {
  const words = offer
    ? t('choose-ticket', { racer: camelName(racer), value: offer.value ?? 0 })
    : t('choose-ticket-gone', { racer: camelName(racer) });
  const about = { 'data-racer': racer, 'data-action': offer?.action, title: words, disabled: !offer };
  return el(
    'button',
    { type: 'button', class: 'ticket', ...about, ...on },
    called(words, badge(racer, offer?.value ?? '–'), el('span', { class: 'letter' }, racer.toUpperCase())),
  );
}

/**
 * A kind of action: in few words where there is little room.
 * @param {'reveal' | 'tile' | 'bet' | 'partner'} name
 * @param {{ words: string, hint: string, open: (() => void) | null, action?: string }} what `open`: null if it cannot be done
 */
export function kindButton(name, { words, hint, open, action }) {
  const about = { title: words, disabled: !open, 'data-action': action, onclick: open };
  return el(
    'button',
    { type: 'button', class: `kind ${name}`, ...about },
    kindPicture(name),
    el('b', { class: 'whole' }, words),
    el('b', { class: 'short', 'aria-hidden': 'true' }, t(`choose-${name}-short`)),
    el('small', {}, hint),
  );
}

/** @param {Offer} offer @param {On} on */
export const doItButton = ({ action }, on) =>
  el('button', { type: 'button', class: 'main', 'data-action': action, ...on }, t('ask-do'));

/** @param {() => void} onclick */
export function cancelButton(onclick) {
  const words = t('ask-cancel');
  return el('button', { type: 'button', class: 'cancel', 'aria-label': words, title: words, onclick }, '×');
}

/** @param {number} space @param {On} on */
export const spaceButton = (space, on) =>
  el('button', { type: 'button', 'aria-label': t('space-label', { space }), 'data-space': space, ...on }, space);

/** One side of a tile. @param {Offer} offer @param {{ game: string, seat: number }} whose @param {On} on */
export function sideButton({ action, side = '+' }, { game, seat }, on) {
  const name = side === '+' ? 'plus' : 'minus';
  return el(
    'button',
    { type: 'button', class: `side side-${name}`, 'data-action': action, ...on },
    standPicture(seat, side),
    el('span', {}, t(`ask-tile-${game}-${name}`)),
  );
}

/** @param {string} racer @param {On} on */
export const cardButton = (racer, on) =>
  el(
    'button',
    { type: 'button', class: 'card', 'data-card': racer, ...on },
    badge(racer, racer.toUpperCase()),
    el('span', {}, camelName(racer)),
  );

/** A finish card on one of the piles, with what it can pay. @param {Offer} offer @param {On} on */
export function pileButton(offer, on) {
  const terms = scaleWords(offer);
  return el(
    'button',
    { type: 'button', class: 'side', 'data-action': offer.action, title: terms, ...on },
    cardsThere(offer),
    el('span', {}, sentence(t(`ask-card-${offer.pile}`, { racer: camelName(offer.racer ?? '') }))),
    scaleFigure(offer),
    el('span', { class: 'unseen' }, terms),
  );
}

/** A pile, and how many cards lie there. @param {Offer} offer */
export const cardsThere = ({ pile, cards = 0 }) =>
  el(
    'span',
    { class: 'there', 'aria-hidden': 'true' },
    art([`emblem-${pile}`], '-20 -14 40 28', 'emblem'),
    art(['card'], '-10 -13 20 26', 'badge'),
    el('b', {}, cards),
  );

/** @param {Offer} offer @param {string} name @param {On} on */
export const seatButton = ({ action, seat = 0 }, name, on) =>
  el(
    'button',
    { type: 'button', class: 'seat', 'data-action': action, title: name, ...on },
    face(seat),
    el('span', {}, t('ask-partner-seat', { name: isolated(name) })),
  );
