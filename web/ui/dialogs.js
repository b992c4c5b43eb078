// Dialogs and passing messages. A dialog is a <dialog>: focus, Escape and the backdrop are the browser's.
import { t } from '../i18n/index.js';
import { byId, el, fill } from './dom.js';

let opened = 0;

/**
 * Open a dialog and wait until it is closed; the value is that of the button that closed it.
 * @param {{ title: string, className?: string, body: import('./dom.js').Child[], buttons: { value: string, words: string, main?: boolean }[] }} what
 * @returns {Promise<string>}
 */
export function ask({ title, className = '', body, buttons }) {
  const name = `dialog-title-${++opened}`; // one dialog may open above another
  const heading = el('h2', { id: name }, title);
  const dialog = el(
    'dialog',
    { class: className, 'aria-labelledby': name },
    heading,
    ...body,
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
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** Close whatever dialog is open. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close('');
}

let clearing = 0;

/** A sentence that passes: why something cannot be done. @param {string} words */
export function say(words) {
  fill(byId('toast'), words);
  byId('toast').classList.add('is-shown');
  clearTimeout(clearing);
  clearing = window.setTimeout(() => byId('toast').classList.remove('is-shown'), 2500 + words.length * 45);
}

/** A sentence for those who listen. @param {string} words */
export function announce(words) {
  byId('announcer').append(el('p', {}, words));
  while (byId('announcer').children.length > 12) byId('announcer').firstElementChild?.remove();
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
