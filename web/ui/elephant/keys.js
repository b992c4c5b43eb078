// One key for each thing that can be done in an elephant race: cards by their place in the hand.
import { t } from '../../i18n/index.js';

/** @param {string} button @returns {(root: HTMLElement) => Element | null} */
const press = (button) => (root) => root.querySelector(button);

/** @type {import('../ears.js').GameKey[]} */
export const keys = [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    says: () => t('keys-card'),
    find: (root, number) => root.querySelectorAll('.hand button.playing-card')[Number(number) - 1] ?? null,
  },
  { keys: ['p'], says: () => t('keys-play'), find: press('.play') },
  { keys: ['d'], says: () => t('hand-discard'), find: press('.discard') },
  { keys: ['t'], says: () => t('tiger-play'), find: press('[data-action="t"]:not(.play)') },
  {
    keys: ['f'],
    says: () => t('keys-enough'),
    find: press('[data-action="e"], [data-action="n"], [data-value="nobody"]'),
  },
];
