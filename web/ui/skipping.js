// Skipping what is being shown: a tap on the board, Escape or Space show the rest at once, and do nothing else.
import { t } from '../i18n/index.js';
import { bind } from './keys.js';

/**
 * @param {HTMLElement} host of the board
 * @param {{ isPlaying: () => boolean, hurry: () => void }} table
 */
export function createSkipping(host, { isPlaying, hurry }) {
  let isSkipping = false;
  /** Even if the motion ends while the finger is still down, the tap is no tap on the board. */
  const skip = () => {
    isSkipping = isPlaying();
    hurry();
  };
  const skipped = () => {
    isSkipping = false;
  };

  /** While an earlier step is looked at, the keys are the replay's. */
  const canSkip = () => isPlaying() && !host.closest('.is-past');

  /** @param {string} key */
  function press(key) {
    const isPressed = document.activeElement?.matches('button, a, summary') === true;
    if (!canSkip() || (key === ' ' && isPressed)) return false;
    hurry();
  }

  /** A thing of the board that has the focus must not take the key for a tap. @param {KeyboardEvent} event */
  function keydown(event) {
    isSkipping = false;
    if (!canSkip() || ![' ', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    hurry();
  }

  host.addEventListener('pointerdown', skip);
  host.addEventListener('click', skipped);
  host.addEventListener('keydown', keydown, { capture: true });
  const unbind = bind(() => t('keys-show'), [{ keys: ['Escape', ' '], says: () => t('keys-skip'), act: press }]);
  return {
    get isSkipping() {
      return isSkipping;
    },
    end() {
      host.removeEventListener('pointerdown', skip);
      host.removeEventListener('click', skipped);
      host.removeEventListener('keydown', keydown, { capture: true });
      unbind();
    },
  };
}
