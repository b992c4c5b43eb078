// While others move: what is happening, in words, and the buttons that shorten the wait.
import { t } from '../i18n/index.js';
import { byId, el, fill } from './dom.js';

/**
 * @param {{ onSkip: () => void, onHurry: () => void }} table
 *   `onSkip`: show the rest of this move at once; `onHurry`: everything until the next decision of a person
 */
export function createMeanwhile({ onSkip, onHurry }) {
  const tools = byId('hurry');
  /** @param {string} name @param {string} words @param {() => void} act */
  const button = (name, words, act) => el('button', { type: 'button', 'data-hurry': name, onclick: act }, words);
  const thinking = el('div', { class: 'mind-place' });
  fill(tools, thinking, button('skip', t('hurry-skip'), onSkip), button('on', t('hurry-on'), onHurry));

  return {
    /** Where a bot shows how far it has thought. */
    thinking,
    /** Are there moves to shorten? @param {boolean} isOffered */
    offer(isOffered) {
      tools.classList.toggle('is-off', !isOffered);
    },
    close() {
      fill(tools);
    },
  };
}
