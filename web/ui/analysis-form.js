// The position as text: read from a field, written as a link.
import { t } from '../i18n/index.js';
import { addressOf, readPasted } from './analysis-link.js';
import { button } from './analysis-tools.js';
import { why } from './analysis-words.js';
import { say } from './dialogs.js';
import { el, fill } from './dom.js';

/** @typedef {import('./analysis-tools.js').Page} Page */

/**
 * @param {() => Page} page
 * @param {(sought: import('./analysis-link.js').Linked) => Promise<void>} load rejects if there is no such position
 */
export function createForm(page, load) {
  const field = el('input', {
    type: 'text',
    id: 'study-notation',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 400,
    'aria-describedby': 'study-wrong',
  });
  const wrong = el('p', { id: 'study-wrong', role: 'alert' });

  /** @param {Event} event */
  async function read(event) {
    event.preventDefault();
    fill(wrong);
    try {
      await load(readPasted(field.value));
      field.value = page().position;
    } catch (error) {
      fill(wrong, why(error));
    }
  }

  async function copyLink() {
    const address = addressOf(page());
    try {
      await navigator.clipboard.writeText(address);
      say(t('analysis-copied'));
    } catch {
      field.value = address; // no clipboard: it can be taken from here
      field.select();
      say(t('analysis-copy-yourself'));
    }
  }

  /** Somebody may think better of it. */
  const share = () => void navigator.share({ title: t('analysis-title'), url: addressOf(page()) }).catch(() => {});

  const link = button('link', { id: 'study-link', onclick: () => void copyLink() }, t('analysis-copy-link'));
  const form = el(
    'form',
    { id: 'study-position', onsubmit: (event) => void read(event) },
    el('label', { for: 'study-notation' }, t('analysis-notation')),
    field,
    wrong,
    el(
      'div',
      { class: 'buttons' },
      el('button', { type: 'submit', id: 'study-read' }, t('analysis-read')),
      link,
      typeof navigator.share === 'function' && button('share', { onclick: share }, t('analysis-share')),
    ),
  );
  return {
    element: form,
    /** Write the position, unless somebody is writing. */
    update() {
      if (document.activeElement !== field) {
        field.value = page().position;
        fill(wrong);
      }
      link.toggleAttribute('disabled', page().missing !== '');
    },
  };
}
