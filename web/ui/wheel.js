// A player's own Python: a wheel from the device.
import { plain } from '../engine/gate.js';
import { isolated, t } from '../i18n/index.js';
import { say } from './dialogs.js';
import { el } from './dom.js';

/** @param {import('../engine/client.js').Engine} engine */
export function wheel(engine) {
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
