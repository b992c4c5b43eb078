// The dialog in which a player of the new-game form chooses an elephant.
import { isolated, t } from '../../i18n/index.js';
import { ELEPHANTS, elephantsChosen } from '../cast.js';
import { ask } from '../dialogs.js';
import { el, fill } from '../dom.js';
import { nameOf, ridden, tile } from './mounts.js';

/** @typedef {import('../../store/games.js').Seat} Seat */

/**
 * Ask which elephant a seat wants. One that another seat has changes places; true if something was chosen.
 * @param {{ seat: number, seats: Seat[], names: string[] }} party its seats are changed
 */
export async function pickElephant({ seat, seats, names }) {
  let chosen = elephantsChosen(seats);
  const shown = el('span', { class: 'mounts', 'aria-hidden': 'true' });
  const show = () => fill(shown, ridden(seat, chosen).map(tile));

  /** @param {string} letter @param {number} number */
  function option(letter, number) {
    const other = elephantsChosen(seats).indexOf(number);
    const isTaken = other >= 0 && other !== seat;
    const words = isTaken
      ? t('cast-swap', { what: nameOf(letter), name: isolated(names[other] ?? '') })
      : nameOf(letter);
    const isChecked = other === seat;
    return el(
      'label',
      { title: words },
      el('input', {
        type: 'radio',
        name: 'pick-elephant',
        value: number,
        checked: isChecked,
        autofocus: isChecked,
        'aria-label': words,
        onchange: () => {
          chosen = swapped(elephantsChosen(seats), seat, number);
          show();
        },
      }),
      tile(letter),
      el('small', { 'aria-hidden': 'true' }, nameOf(letter)),
    );
  }

  show();
  const done = await ask({
    title: t('mount-title', { name: isolated(names[seat] ?? '') }),
    className: 'picker',
    body: [
      el('div', { class: 'herd' }, Array.from(ELEPHANTS, option)),
      seats.length === 2 && el('p', { class: 'pair' }, shown, t('mount-two-hint')),
      el('p', { class: 'faint' }, t('mount-swap-hint')),
    ],
    buttons: [
      { value: 'done', words: t('cast-done'), main: true },
      { value: '', words: t('ask-cancel') },
    ],
  });
  if (done !== 'done') return;
  chosen.forEach((elephant, at) => void Object.assign(/** @type {Seat} */ (seats[at]), { elephant }));
}

/** @param {number[]} chosen @param {number} seat @param {number} wanted */
const swapped = (chosen, seat, wanted) =>
  chosen.map((one, at) => (at === seat ? wanted : one === wanted ? /** @type {number} */ (chosen[seat]) : one));
