// Asking what something is to be called.
import { cleanName, LONGEST_NAME } from '../engine/gate.js';
import { t } from '../i18n/index.js';
import { ask } from './dialogs.js';
import { el } from './dom.js';

/**
 * A name without marks, perhaps none; null if nobody wants to change it.
 * @param {{ title: string, label: string, name: string, words: string }} about
 * @returns {Promise<string | null>}
 */
export async function askName({ title, label, name, words }) {
  const field = el('input', { type: 'text', value: name, maxlength: LONGEST_NAME, 'aria-label': label });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // what gets the focus next must not hear it
    field.closest('dialog')?.close('keep');
  });
  const buttons = [
    { value: 'keep', words, main: true },
    { value: '', words: t('ask-cancel') },
  ];
  const chosen = await ask({ title, className: 'rename', body: [field], buttons });
  return chosen === 'keep' ? cleanName(field.value) : null;
}
