// What those who listen can hear again whenever they like: by a key each, or from a menu.
import { t } from '../i18n/index.js';
import { ask, say } from './dialogs.js';
import { byId } from './dom.js';
import { bind } from './keys.js';

/** What can be heard, in the order of the menu. @typedef {'event' | 'board' | 'mine' | 'odds' | 'options'} Matter */
/** @typedef {Partial<Record<Matter, () => string | Promise<string>>>} Speeches */

/** @type {Record<Matter, string>} */
const KEYS = { event: 'n', board: 'a', mine: 'm', odds: 'q', options: 'o' };

/** @param {Speeches} speeches @returns {() => void} nothing can be heard any more */
export function offerToListen(speeches) {
  const matters = /** @type {Matter[]} */ (Object.keys(KEYS)).filter((matter) => speeches[matter]);
  const hear = async (/** @type {Matter} */ matter) => say((await speeches[matter]?.()) || t('listen-nothing'));
  const unbind = bind(
    () => t('listen-title'),
    matters.map((matter) => ({
      keys: [KEYS[matter]],
      says: () => t(`listen-${matter}`),
      act: () => void hear(matter),
    })),
  );

  async function openMenu() {
    const buttons = matters.map((value) => ({ value, words: t(`listen-${value}`) }));
    const close = { value: '', words: t('ask-cancel') };
    const chosen = await ask({ title: t('listen-title'), className: 'menu', body: [], buttons: [...buttons, close] });
    const matter = matters.find((one) => one === chosen);
    if (matter) await hear(matter);
  }

  const open = byId('open-listen');
  open.onclick = () => void openMenu();
  open.hidden = false;
  return () => {
    unbind();
    open.hidden = true;
  };
}

/** What the buttons of a group say. @param {Element} root */
export function buttonWords(root) {
  const question = root.querySelector('.question, .curtain-words')?.textContent ?? '';
  const names = Array.from(root.querySelectorAll('button:not(:disabled)'), (button) => nameOf(button)).filter(Boolean);
  return [question, names.join('; ')].filter(Boolean).join(' ');
}

/** @param {Element} button */
function nameOf(button) {
  const parts = Array.from(button.querySelectorAll(':scope > :not([aria-hidden])'), (part) => part.textContent);
  const said = button.getAttribute('aria-label') ?? (parts.length ? parts.join(', ') : (button.textContent ?? ''));
  return said.trim();
}
