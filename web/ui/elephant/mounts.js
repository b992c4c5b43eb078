// Which elephant a player of the new-game form has: its button. The dialog is `riding.js`'s.
import { isolated, listed, t } from '../../i18n/index.js';
import { ELEPHANTS, elephantsChosen, lettersOf } from '../cast.js';
import { el } from '../dom.js';
import { elephantsOf } from './words.js';

/** @typedef {import('../../store/games.js').Seat} Seat */

/** @param {string} letter as it is seen */
export const nameOf = (letter) => t(`elephant-${letter}`);

/** The elephants of a seat as they are seen: two with two players. @param {number} seat @param {number[]} chosen */
export const ridden = (seat, chosen) =>
  elephantsOf(seat, chosen.length).map((letter) => lettersOf(chosen).charAt(ELEPHANTS.indexOf(letter)));

/** @param {string} letter */
export const tile = (letter) => el('b', { class: `mount mount-${letter}`, 'aria-hidden': 'true' }, letter);

/** @param {{ seat: number, seats: Seat[], name: string, onclick: () => void }} about */
export function mountButton({ seat, seats, name, onclick }) {
  const letters = ridden(seat, elephantsChosen(seats));
  const words = t('mount-open', { name: isolated(name), elephants: listed(letters.map(nameOf)) });
  return el(
    'button',
    {
      type: 'button',
      class: 'character mounts',
      'aria-label': words,
      title: words,
      'aria-haspopup': 'dialog',
      onclick,
    },
    letters.map(tile),
  );
}
