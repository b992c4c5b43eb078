// Which elephant a player of the new-game form has: its button, and the dialog in which another one is chosen.
import { isolated, listed, t } from '../../i18n/index.js';
import { ELEPHANTS, elephantsChosen, lettersOf } from '../cast.js';
import { ask } from '../dialogs.js';
import { el, fill } from '../dom.js';
import { elephantsOf } from './words.js';

/** @typedef {import('../../store/games.js').Seat} Seat */

/** @param {string} letter as it is seen */
const nameOf = (letter) => t(`elephant-${letter}`);

/** The elephants of a seat as they are seen: two with two players. @param {number} seat @param {number[]} chosen */
const ridden = (seat, chosen) =>
  elephantsOf(seat, chosen.length).map((letter) => lettersOf(chosen).charAt(ELEPHANTS.indexOf(letter)));

/** @param {string} letter */
const tile = (letter) => el('b', { class: `mount mount-${letter}`, 'aria-hidden': 'true' }, letter);

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
