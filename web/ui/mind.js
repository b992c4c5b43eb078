// A bot at its turn: it thinks in portions, so that taps are answered meanwhile. A long think shows how far it is, and
// can be cut short.
import { t } from '../i18n/index.js';
import { el, fill } from './dom.js';

const PATIENCE = 500; // milliseconds before anything is shown

/**
 * @param {HTMLElement} root where a long think is shown
 * @param {() => Promise<{ share: number }>} think one more portion
 * @returns {Promise<boolean>} was it cut short
 */
export async function thinkThrough(root, think) {
  let isHurried = false;
  const bar = el('progress', { max: 1, value: 0, 'aria-label': t('mind-progress') });
  const hurry = el(
    'button',
    {
      type: 'button',
      onclick: () => {
        isHurried = true;
      },
    },
    t('mind-hurry'),
  );
  const shown = setTimeout(() => fill(root, el('div', { class: 'mind' }, bar, hurry)), PATIENCE);
  try {
    for (let share = 0; share < 1 && !isHurried; bar.value = share) ({ share } = await think());
  } finally {
    clearTimeout(shown);
    if (bar.isConnected) fill(root);
  }
  return isHurried;
}
