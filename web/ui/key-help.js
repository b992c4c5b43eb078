// The keys that mean something on this screen, as a dialog: told from the table that acts on them.
import { t } from '../i18n/index.js';
import { setSetting, settings } from '../store/settings.js';
import { ask } from './dialogs.js';
import { el } from './dom.js';
import { boundKeys } from './keys.js';

/** As they are printed on keyboards. @type {Record<string, string>} */
const PRINTED = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** @param {string} key */
const printed = (key) =>
  key === ' ' ? t('keys-space') : (PRINTED[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** @param {import('./keys.js').Binding} binding */
const line = ({ keys, says }) =>
  el(
    'tr',
    {},
    el(
      'th',
      { scope: 'row' },
      keys.map((key) => el('kbd', { 'data-key': key }, printed(key))),
    ),
    el('td', {}, says()),
  );

/** @param {import('./keys.js').Chapter} chapter */
const part = ({ title, bindings }) =>
  el('section', {}, el('h3', {}, title()), el('table', {}, el('tbody', {}, bindings.map(line))));

/** Letters, numbers and signs can be switched off here, too. */
function letters() {
  const choose = (/** @type {any} */ event) => setSetting('keys', event.target.checked ? 'on' : 'off');
  return el(
    'label',
    { class: 'letters' },
    el('input', { type: 'checkbox', name: 'keys', checked: settings.keys === 'on', onchange: choose }),
    el('span', {}, t('keys-letters')),
  );
}

export function openKeys() {
  return ask({
    title: t('keys-title'),
    className: 'keys',
    body: [letters(), el('div', { class: 'chapters' }, boundKeys().map(part))],
    buttons: [{ value: '', words: t('keys-close'), main: true }],
  });
}
