// The settings, as a dialog.
import { plain } from '../engine/gate.js';
import { isolated, t } from '../i18n/index.js';
import { NAMES } from '../i18n/languages.js';
import { CHOICES, setSetting, settings } from '../store/settings.js';
import { ask, say } from './dialogs.js';
import { el } from './dom.js';

/** @typedef {import('../store/settings.js').Settings} Settings */

/** @param {import('../engine/client.js').Engine} engine */
export function openSettings(engine) {
  return ask({
    title: t('settings-title'),
    className: 'settings',
    body: [language(), ...names().map(choice), wheel(engine)],
    buttons: [{ value: '', words: t('settings-close'), main: true }],
  });
}

/** A serious race has no coach to switch on. */
const names = () =>
  /** @type {(keyof Settings)[]} */ (Object.keys(CHOICES)).filter(
    (name) => name !== 'language' && (name !== 'coach' || !document.body.classList.contains('is-serious')),
  );

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

/** @param {keyof Settings} name */
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
  return el('fieldset', {}, el('legend', {}, t(`settings-${name}`)), el('div', { class: 'options' }, options));
}

/** A player's own Python: a wheel from the device. @param {import('../engine/client.js').Engine} engine */
function wheel(engine) {
  const input = el('input', { type: 'file', accept: '.whl', onchange: () => void install() });
  async function install() {
    const file = input.files?.[0];
    if (!file) return;
    const name = isolated(plain(file.name));
    try {
      await engine.installWheel(file);
      say(t('settings-wheel-done', { name }));
    } catch {
      say(t('settings-wheel-failed', { name }));
    }
    input.value = '';
  }
  return el(
    'fieldset',
    {},
    el('legend', {}, t('settings-wheel')),
    el('p', { class: 'faint' }, t('settings-wheel-hint')),
    el('label', { class: 'file' }, input, el('span', {}, t('settings-wheel-choose'))),
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
