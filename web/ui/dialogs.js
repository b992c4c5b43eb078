// Dialogs and passing messages. Every dialog is a sheet (sheet.js).
import { t } from '../i18n/index.js';
import { byId, el, fill } from './dom.js';
import { openSheet } from './sheet.js';

let opened = 0;

/**
 * Open a dialog and wait until it is closed. The value is that of the button that closed it; ×, Escape, a tap outside, a
 * swipe and Back give ''.
 * @param {{ title: string, className?: string, body: import('./dom.js').Child[], buttons: { value: string, words: string, main?: boolean }[] }} what
 * @returns {Promise<string>}
 */
export function ask({ title, className = '', body, buttons }) {
  const name = `dialog-title-${++opened}`; // one dialog may open above another
  const heading = el('h2', { id: name }, title);
  const first = body[0];
  const isText = first instanceof HTMLParagraphElement;
  if (isText) first.id ||= `dialog-words-${opened}`;
  const dialog = el(
    'dialog',
    { class: className, 'aria-labelledby': name, 'aria-describedby': isText && first.id },
    heading,
    ...body,
    buttons.length > 0 &&
      el(
        'div',
        { class: 'buttons' },
        buttons.map(({ value, words, main }) =>
          el(
            'button',
            {
              type: 'button',
              class: main ? 'main' : '',
              'data-value': value,
              autofocus: main,
              onclick: () => dialog.close(value),
            },
            words,
          ),
        ),
      ),
    el('div', { class: 'announcer unseen', 'aria-live': 'polite' }), // nothing outside is heard meanwhile
  );
  return present(dialog);
}

/** Show a dialog until it is closed, and say with what. @param {HTMLDialogElement} dialog @returns {Promise<string>} */
export const present = (dialog) => openSheet(dialog);

/** Close whatever dialog is open. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close('');
}

let clearing = 0;
const KEPT = 40; // sentences, for those who read what was said

/** Something of the page that not every page has from the start. @param {string} id @param {Record<string, string>} props */
function place(id, props) {
  const known = document.getElementById(id);
  if (known) return known;
  const made = el('div', { id, ...props });
  document.body.append(made);
  return made;
}

/** A sentence that passes: why something cannot be done. @param {string} words */
export function say(words) {
  const toast = place('toast', { 'aria-hidden': 'true' });
  fill(toast, words);
  toast.classList.add('is-shown');
  clearTimeout(clearing);
  clearing = window.setTimeout(() => toast.classList.remove('is-shown'), 2500 + words.length * 45);
  announce(words);
}

/** Take the passing sentence away: what it told of is over. */
export function hush() {
  clearTimeout(clearing);
  document.getElementById('toast')?.classList.remove('is-shown');
}

/** A sentence for those who listen, once. @param {string} words */
export function announce(words) {
  if (!words) return;
  const region =
    Array.from(document.querySelectorAll('dialog[open] > .announcer')).at(-1) ??
    place('announcer', { class: 'unseen', 'aria-live': 'polite', 'aria-relevant': 'additions' });
  region.append(el('p', {}, words));
  while (region.children.length > KEPT) region.firstElementChild?.remove();
}

/**
 * A sentence that stays until it is answered.
 * @param {string} words
 * @param {{ words: string, act: () => void, stays?: boolean }[]} answers one that stays can be given again
 */
export function notice(words, answers) {
  const bar = el('div', { class: 'notice', role: 'alert' }, el('p', {}, words));
  const close = () => bar.remove();
  const answer = (/** @type {() => void} */ act, /** @type {boolean} */ stays) => {
    if (!stays) close();
    act();
  };
  const buttons = [...answers, ...(answers.length ? [] : [{ words: t('trouble-close'), act: () => {} }])];
  bar.append(
    ...buttons.map(({ words: label, act, stays = false }) =>
      el('button', { type: 'button', onclick: () => answer(act, stays) }, label),
    ),
  );
  byId('notices').append(bar);
  return close;
}
