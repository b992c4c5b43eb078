// Everything a person can choose, in groups, beside a preview that shows it at once: as a dialog at the table, and as
// a page of its own. What a choice changes elsewhere is told by an event named after the setting.
import { t } from '../i18n/index.js';
import { NAMES } from '../i18n/languages.js';
import { CHOICES, setSetting, settings } from '../store/settings.js';
import { ask } from './dialogs.js';
import { el } from './dom.js';
import { createPreview } from './preview.js';
import { wheel } from './wheel.js';

/** @typedef {import('../store/settings.js').Settings} Settings */

/** @type {Record<string, (keyof Settings)[]>} */
const GROUPS = {
  see: ['language', 'theme', 'pieces'],
  motion: ['motion', 'speed', 'pace', 'sound'],
  table: ['confirm', 'coach', 'seats', 'keys'],
};

/** What cannot be said in the choice itself. @type {Partial<Record<keyof Settings, () => string>>} */
const HINTS = {
  motion: () => t('settings-motion-hint'),
  pieces: () => t('settings-pieces-hint'),
  seats: () => t('settings-seats-hint'),
  keys: () => t('settings-keys-hint'),
};

/** @param {import('../engine/client.js').Engine} engine */
export function openSettings(engine) {
  return ask({
    title: t('settings-title'),
    className: 'settings',
    body: [
      ...settingsIn(engine, 'h3'),
      el('p', {}, el('a', { class: 'to-page', href: 'settings/', target: '_blank' }, t('settings-all'))),
    ],
    buttons: [{ value: '', words: t('settings-close'), main: true }],
  });
}

/**
 * The whole of it; an engine is needed for a player's own Python alone.
 * @param {import('../engine/client.js').Engine | null} engine
 * @param {'h2' | 'h3'} heading of the groups
 */
export function settingsIn(engine, heading) {
  /** @param {string} name @param {HTMLElement[]} fields */
  const group = (name, fields) =>
    el('section', { class: 'group' }, el(heading, {}, t(`settings-group-${name}`)), ...fields);
  const groups = Object.entries(GROUPS).map(([name, settings]) => group(name, settings.filter(isOffered).map(field)));
  return [createPreview(), ...groups, engine && group('device', [wheel(engine)])];
}

/** A serious race has no coach to switch on. @param {keyof Settings} name */
const isOffered = (name) => name !== 'coach' || !document.body.classList.contains('is-serious');

/** @param {keyof Settings} name */
const field = (name) => (name === 'language' ? language() : choice(name));

/** Languages by their own names. */
function language() {
  const options = CHOICES.language.map((value) =>
    el('option', { value, selected: settings.language === value }, NAMES[value] ?? t('settings-language-auto')),
  );
  const choose = (/** @type {any} */ event) => setSetting('language', event.target.value);
  return el(
    'fieldset',
    {},
    el('legend', {}, t('settings-language')),
    el('select', { name: 'language', 'aria-label': t('settings-language'), onchange: choose }, options),
  );
}

/** @param {Exclude<keyof Settings, 'language'>} name */
function choice(name) {
  const options = CHOICES[name].map((value) =>
    el(
      'label',
      {},
      el('input', {
        type: 'radio',
        name,
        value,
        checked: settings[name] === value,
        onchange: () => setSetting(name, /** @type {never} */ (value)),
      }),
      el('span', {}, t(`settings-${name}-${value}`)),
    ),
  );
  const hint = HINTS[name]?.();
  return el(
    'fieldset',
    {},
    el('legend', {}, t(`settings-${name}`)),
    el('div', { class: 'options' }, options),
    hint && el('p', { class: 'faint' }, hint),
  );
}

export function openCredits() {
  return ask({
    title: t('credits-title'),
    className: 'credits',
    body: [el('p', {}, t('credits-games')), el('p', {}, t('credits-own'))],
    buttons: [{ value: '', words: t('credits-close'), main: true }],
  });
}
