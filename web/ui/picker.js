// The dialog in which a player's face and colour are chosen.
import { isolated, t } from '../i18n/index.js';
import { COLOURS, colourName, FACES, faceName, portrait } from './cast.js';
import { ask } from './dialogs.js';
import { art, el, fill } from './dom.js';

/** @typedef {import('./cast.js').Character} Character */

/**
 * A face and a colour for one seat; null if nothing is to change.
 * @param {{ seat: number, names: string[], cast: Character[] }} party
 * @returns {Promise<Character | null>}
 */
export async function pickCharacter({ seat, names, cast }) {
  const draft = { ...(cast[seat] ?? { face: 0, colour: 0 }) };
  const shown = el('div', { class: 'chosen', 'aria-hidden': 'true' });
  /** The name of another player whose character fits, or null. @param {(one: Character) => boolean} fits */
  function owner(fits) {
    const at = cast.findIndex((one, other) => other !== seat && fits(one));
    return at < 0 ? null : isolated(names[at] ?? '');
  }

  const show = () => fill(shown, portrait(draft));

  /** @param {number} face */
  function faceOption(face) {
    const taken = owner((one) => one.face === face);
    const words = taken ? t('cast-taken', { what: faceName(face), name: taken }) : faceName(face);
    const choose = () => {
      draft.face = face;
      show();
    };
    const picture = art([`face-${face}`], '-23 -26 46 48', '');
    return option(
      { name: 'face', value: face, words, isChecked: draft.face === face, isTaken: !!taken, choose },
      picture,
    );
  }

  /** @param {number} colour */
  function colourOption(colour) {
    const other = cast.find((one, at) => at !== seat && one.colour === colour);
    const name = owner((one) => one.colour === colour);
    const words = name ? t('cast-swap', { what: colourName(colour), name }) : colourName(colour);
    const choose = () => {
      draft.colour = colour;
      show();
    };
    const picture = art([`seal-${colour}`], '-11 -11 22 22', '');
    const label = option({ name: 'colour', value: colour, words, isChecked: draft.colour === colour, choose }, picture);
    label.classList.add(`seat-${colour}`);
    if (other) label.append(portrait(other, 'owner'));
    return label;
  }

  const faces = el('div', { class: 'faces' }, numbers(FACES).map(faceOption));
  const colours = el('div', { class: 'colours' }, numbers(COLOURS).map(colourOption));
  show();
  const done = await ask({
    title: t('cast-title', { name: isolated(names[seat] ?? '') }),
    className: 'picker',
    body: [
      shown,
      el('fieldset', {}, el('legend', {}, t('cast-faces')), faces),
      el('fieldset', {}, el('legend', {}, t('cast-colours')), colours),
      el('p', { class: 'faint' }, t('cast-swap-hint')),
    ],
    buttons: [
      { value: 'done', words: t('cast-done'), main: true },
      { value: '', words: t('ask-cancel') },
    ],
  });
  return done === 'done' ? draft : null;
}

/** @param {number} end */
const numbers = (end) => Array.from({ length: end }, (_, at) => at);

/**
 * One choice of several: a picture on a radio button, so that arrow keys and screen readers work.
 * @param {{ name: string, value: number, words: string, isChecked: boolean, isTaken?: boolean, choose: () => void }} about
 * @param {Element} picture
 */
function option({ name, value, words, isChecked, isTaken = false, choose }, picture) {
  return el(
    'label',
    { title: words },
    el('input', {
      type: 'radio',
      name: `pick-${name}`,
      value,
      checked: isChecked,
      disabled: isTaken,
      autofocus: isChecked && name === 'face',
      'aria-label': words,
      onchange: choose,
    }),
    picture,
  );
}
