// Events, reasons and refusals in words; each game has its own.
import { hasWords, isolated, t } from '../i18n/index.js';
import { kitOf } from './kits.js';
import { camelName, sentence } from './vocabulary.js';

export { camelName, camelNames, sentence, sideName, signed } from './vocabulary.js';

/**
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {import('./vocabulary.js').Told} Told
 */

/**
 * One line of the log.
 * @param {GameEvent} event
 * @param {Told} told
 */
export function tell(event, told) {
  const words = kitOf(told.game).words[event.type];
  return sentence(words ? words(event, told) : t(event.type));
}

/**
 * Why a bot moved, in its own words.
 * @param {{ key: string, params: Record<string, string | number> }} why
 * @param {Told} told
 */
export function tellWhy({ key, params }, told) {
  return sentence(t(key, { ...params, ...kitOf(told.game).named(params, told) }));
}

/**
 * Why something is refused.
 * @param {{ code: string, params: Record<string, string | number> }} reason
 * @param {string[]} names
 * @param {string} [game]
 */
export function refusal({ code, params }, names, game = 'camel2') {
  if (!hasWords(code)) return hasWords(`trouble-${code}`) ? t(`trouble-${code}`) : t('refused-otherwise', { code });
  const seat = Number(params.turn ?? params.seat);
  /** @type {Record<string, any>} */
  const words = { ...params, ...kitOf(game).named(params, { names }), name: isolated(names[seat] ?? '') };
  for (const part of ['racer', 'camel', 'die'])
    if (hasWords(`camel-${params[part]}`)) words[part] = camelName(String(params[part]));
  return t(code, words);
}
