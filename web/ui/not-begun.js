// A race that cannot be opened: why, in a sentence, and a way to take it elsewhere.
import { hasWords, t } from '../i18n/index.js';
import { notice } from './dialogs.js';
import { rescue } from './rescue.js';
import { refusal } from './tell.js';

/** @typedef {import('../store/games.js').Race} Race */

const NOT_BOOTED = ['no-wasm', 'network', 'boot-timeout', 'boot-failed']; // told by the page

/** @param {Race} race @param {{ code?: string, params?: Record<string, any> }} error */
export function tellNotBegun(race, error) {
  if (!NOT_BOOTED.includes(error.code ?? '')) notice(cannotBegin(race, error), wayOut(race));
}

/** @param {Race} race @param {{ code?: string, params?: Record<string, any> }} error */
function cannotBegin(race, { code = 'internal', params = {} }) {
  const names = race.seats.map((seat) => seat.name);
  if (race.save === null || code === 'stuck') return refusal({ code, params }, names);
  const why = refusal({ code: hasWords(code) ? code : 'not-a-save', params }, names);
  return t('trouble-save-unreadable', { why });
}

/** A race that cannot be opened can still be handed over. @param {Race} race */
const wayOut = (race) =>
  race.save === null || race.isShared
    ? []
    : [
        { words: t('trouble-export'), act: () => rescue(race), stays: true },
        { words: t('trouble-close'), act: () => {} },
      ];
