// Camel Derby at the table.
import { isolated, t } from '../../i18n/index.js';
import { camelName } from '../vocabulary.js';
import { createChoices } from './choices.js';
import { keys } from './keys.js';
import { showLedger } from './ledger.js';
import { motions } from './motions.js';
import { panel } from './panel.js';
import { podiumOutcome, showPodium } from './podium.js';
import { reading } from './reading.js';
import { recap } from './recap.js';
import { WORDS } from './words.js';

/** @type {import('../kits.js').Kit} */
export const camel = {
  name: 'camel',
  bots: ['greenhorn', 'regular', 'tipster', 'bookmaker'],
  bot: 'regular',
  most: 8,
  waits: { turn: 1850, round: 9900 },
  hasCoach: true,
  words: WORDS,
  named,
  digest: (happened) => happened,
  hasReason: () => true,
  isHeading: ({ type }) => type === 'LegStarted' || type === 'RaceEnded',
  isMark: ({ type }) => type === 'LegStarted',
  notes: ({ view, turn }) => [
    t('turn-leg', { leg: view.leg }),
    ...(turn === 'over' ? [] : [t('turn-dice', { left: view.pyramid.length - (view.edition === 'camel2' ? 1 : 0) })]),
  ],
  stretch: ({ leg }) => t('games-leg', { leg }),
  stage: (view) => view.leg,
  panel,
  firstHint: 'recap-first-camel',
  recap,
  createChoices,
  reading,
  keys,
  motions,
  async pauseAt(event, update, { names }, sound) {
    if (event.type !== 'LegEnded') return;
    const scores = update.events.filter(({ type }) => type === 'LegScored');
    await showLedger(event, scores, names, { last: update.turn === 'over', sound });
  },
  outcome: podiumOutcome,
  showEnd: showPodium,
  answer: () => null,
  asideOf: () => null,
  hasLens: false,
};

/** @param {Record<string, any>} params @param {{ names: string[] }} told */
function named({ racer, seat, chance }, { names }) {
  return {
    ...(racer !== undefined && { racer: camelName(String(racer)) }),
    ...(seat !== undefined && { name: isolated(names[Number(seat)] ?? '') }),
    ...(chance !== undefined && { percent: Math.round(100 * Number(chance)) }),
  };
}
