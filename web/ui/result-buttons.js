// What can be done after a race, as buttons with a picture and a word: in the result and under the board.
import { t } from '../i18n/index.js';
import { el, icon } from './dom.js';

/** @typedef {'review' | 'again' | 'share' | 'home' | 'look' | 'result' | 'replay'} Deed */

/** @type {Record<Deed, string>} */
const ICONS = {
  review: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M14.6 14.6 20 20',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17 3v4.4h-4.4',
  share: 'M12 15V4.5M8 8l4-4 4 4M6 12.5v7h12v-7',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  look: 'M3.5 12C6 7.5 9 5.5 12 5.5s6 2 8.5 6.5c-2.5 4.5-5.5 6.5-8.5 6.5S6 16.5 3.5 12M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  result: 'M4 20v-6h5V8h6v4h5v8zM9 14v6M15 12v8',
  replay: 'M4 5.5h16v13H4zM10 9v6l5-3z',
};

/** @type {Record<Deed, () => string>} */
const WORDS = {
  review: () => t('review-open'),
  again: () => t('podium-again'),
  share: () => t('share-open'),
  home: () => t('podium-home'),
  look: () => t('podium-look'),
  result: () => t('podium-result'),
  replay: () => t('replay-open'),
};

/** What a dialog is asked with. @param {Deed[]} deeds */
export const asked = (deeds) => deeds.map((value) => ({ value, words: WORDS[value](), main: value === 'again' }));

/** Add a picture to each button of a dialog. @param {Element | null} dialog */
export function addPictures(dialog) {
  for (const button of dialog?.querySelectorAll('.buttons > [data-value]') ?? [])
    if (button instanceof HTMLElement && Object.hasOwn(ICONS, button.dataset.value ?? '')) {
      const value = /** @type {Deed} */ (button.dataset.value);
      button.replaceChildren(icon(ICONS[value]), el('span', {}, WORDS[value]()));
      button.classList.add('deed');
    }
}

/** @param {Partial<Record<Deed, () => void>>} deeds in the order of the buttons */
export function deedButtons(deeds) {
  const values = /** @type {Deed[]} */ (Object.keys(deeds));
  return el(
    'div',
    { class: 'buttons deeds', 'data-count': values.length },
    values.map((value) =>
      el(
        'button',
        {
          type: 'button',
          class: `deed${value === 'again' ? ' main' : ''}`,
          'data-value': value,
          onclick: deeds[value],
        },
        icon(ICONS[value]),
        el('span', {}, WORDS[value]()),
      ),
    ),
  );
}
