// The keys of the analysis board: each presses the button that carries its name.
import { t } from '../i18n/index.js';
import { say } from './dialogs.js';
import { bind } from './keys.js';

/** @param {HTMLElement} root @param {() => void} enterBoard */
export function bindStudy(root, enterBoard) {
  /** The first of these buttons that is there. @param {...string} names */
  function press(...names) {
    const found = names.map((name) => root.querySelector(`[data-key="${name}"]:not(:disabled)`)).find(Boolean);
    if (!(found instanceof HTMLElement)) return say(t('keys-not-now'));
    found.focus({ preventScroll: true });
    found.click();
  }

  /** A number of the chosen die; the grey die has every number twice, and one goes on with the arrow keys. @param {string} number */
  function roll(number) {
    const found = Array.from(root.querySelectorAll(`[data-roll$="${number}"]`));
    const [first] = found;
    if (!(first instanceof HTMLElement)) return say(t('keys-not-now'));
    first.focus({ preventScroll: true });
    if (found.length === 1) first.click();
  }

  const other = () => (root.dataset.mode === 'dice' ? 'tab-set-up' : 'tab-dice');

  return bind(
    () => t('analysis-title'),
    [
      { keys: Array.from('bgyrpwkx'), says: () => t('keys-piece'), act: (key) => press(`camel-${key}`, `out-${key}`) },
      { keys: ['+', '-'], says: () => t('keys-tile'), act: (key) => press(`tile-${key}`) },
      { keys: ['v'], says: () => t('skip-board'), act: enterBoard },
      { keys: ['t'], says: () => t('keys-tab'), act: () => press(other()) },
      { keys: ['1', '2', '3'], says: () => t('analysis-which-number'), act: roll },
      { keys: ['u'], says: () => t('analysis-undo'), act: () => press('undo') },
      { keys: ['e'], says: () => t('analysis-redo'), act: () => press('redo') },
    ],
  );
}
