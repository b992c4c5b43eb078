// Ways to play a card and ways to step, as short words on buttons.
import { isolated, t } from '../../i18n/index.js';
import { sentence } from '../vocabulary.js';
import { placeOf } from './panel.js';
import { cardName, elephantName, pieceNames } from './words.js';

/** @param {any} offer a way to play a card @param {boolean} isOneOfTwo must the elephant be named @param {string[]} names */
export function wayWords(offer, isOneOfTwo, names) {
  switch (offer.type) {
    case 'Move':
      return moveWords(offer, isOneOfTwo);
    case 'PlayMouse':
      return elephantName(offer.elephant);
    case 'PlayMonkey':
      return isolated(names[offer.seat] ?? '');
    case 'PlayCharmer':
      return snakeWords(offer, names);
    default:
      return sentence(
        cardName({ PlayCow: 'w', PlayPrayer: 'p', PlayTiger: 't' }[/** @type {string} */ (offer.type)] ?? null),
      );
  }
}

/** @param {any} offer @param {boolean} isOneOfTwo */
function moveWords({ way, points, mud, elephant }, isOneOfTwo) {
  const plain = t(`way-${way}`, { points });
  const words = mud ? t('way-mud', { way: plain, mud }) : plain;
  return isOneOfTwo ? t('way-of', { elephant: elephantName(elephant), way: words }) : words;
}

/** @param {any} offer @param {string[]} names */
function snakeWords({ seat, taken_from: of }, names) {
  const name = isolated(names[seat] ?? '');
  return of === null ? name : t('whose-snake', { name, of: isolated(names[of] ?? '') });
}

/** Which way a step goes, and whom it pushes. @param {any} view @param {any} offer */
export function stepWords(view, { place, pushed }) {
  const from = placeOf(view, view.walk.elephant);
  const rows = Math.floor(place / 3) - Math.floor(from / 3);
  const lanes = (place % 3) - (from % 3);
  const ahead = rows > 0 ? 'ahead' : rows < 0 ? 'back' : '';
  const side = lanes < 0 ? 'left' : lanes > 0 ? 'right' : '';
  const step = t(`step-${[ahead, side].filter(Boolean).join('-')}`);
  return pushed ? t('step-pushes', { step, pushed: pieceNames(Array.from(pushed)) }) : step;
}
