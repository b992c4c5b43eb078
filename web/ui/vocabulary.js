// Names and little words that every sentence about a race is made of.
import { isolated, listed, t } from '../i18n/index.js';

/**
 * Who is told: the names by seat, the game, and the seat of the only person at the screen, if there is one.
 * @typedef {{ names: string[], game: string, eyes: number | null }} Told
 */

/** @param {string} letter */
export const camelName = (letter) => t(`camel-${letter}`);

/** The camels of a unit, from the top down as one sees them. @param {string} unit */
export const camelNames = (unit) => listed(Array.from(unit).reverse().map(camelName));

/** @param {string} side @param {string} game */
export const sideName = (side, game) => t(`side-${game}-${side === '+' ? 'plus' : 'minus'}`);

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @param {number} pounds */
export const signed = (pounds) => (pounds > 0 ? `+${pounds}` : pounds < 0 ? `−${-pounds}` : '0');

/** @param {number} seat @param {Told} told */
export const who = (seat, { names, eyes }) => ({
  name: isolated(names[seat] ?? ''),
  you: seat === eyes ? 'yes' : 'no',
});
