// One key for each thing that can be done in a camel race: the letters are on the camels' blankets.
import { t } from '../../i18n/index.js';

/** @param {string} button @returns {(root: HTMLElement) => Element | null} */
const press = (button) => (root) => root.querySelector(button);

/** @type {import('../ears.js').GameKey[]} */
export const keys = [
  {
    keys: ['b', 'g', 'y', 'r', 'p'],
    says: () => t('keys-ticket'),
    find: (root, racer) =>
      root.querySelector(`[data-racer="${racer}"], .main[data-action="t:${racer}"], [data-card="${racer}"]`),
  },
  { keys: ['s'], says: () => t('choose-reveal'), find: press('.reveal, .main[data-action="r"]') },
  { keys: ['t'], says: () => t('choose-tile'), find: press('.kind.tile') },
  { keys: ['f'], says: () => t('choose-bet'), find: press('.kind.bet') },
  { keys: ['j'], says: () => t('choose-partner'), find: press('.kind.partner') },
];
