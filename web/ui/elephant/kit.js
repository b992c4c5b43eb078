// Elephant Derby at the table.
import { t } from '../../i18n/index.js';
import { createChoices } from './choices.js';
import { showFinish } from './finish.js';
import { keys } from './keys.js';
import { motions } from './motions.js';
import { panel, rowsOf } from './panel.js';
import { reading } from './reading.js';
import { digest, elephantName, named, rowOf, WORDS } from './words.js';

const REASONED = ['CardPlayed', 'TigerPlayed', 'CardDiscarded', 'StartTaken', 'CardApplied'];

/** @type {import('../kits.js').Kit} */
export const elephant = {
  name: 'elephant',
  bots: ['calf', 'mahout', 'rajah'],
  bot: 'mahout',
  most: 6,
  hasCoach: false,
  words: WORDS,
  named,
  digest,
  hasReason: ({ type }) => REASONED.includes(type),
  isHeading: ({ type }) => type === 'TurnStarted' || type === 'RaceWon',
  isMark: ({ type, seat }) => type === 'TurnStarted' && seat === 0,
  notes: ({ view }) => (view.elephants.some((/** @type {number} */ place) => place >= 0) ? [leader(view)] : []),
  stretch: ({ leg }) => t('games-row', { row: leg }),
  stage: (view) => Math.max(1, ...view.elephants.map(rowOf)),
  panel,
  createChoices,
  reading,
  keys,
  motions,
  pauseAt: async () => {},
  showEnd: showFinish,
  answer: obvious,
  hasLens: true,
};

/** @param {any} view */
function leader(view) {
  const furthest = Math.max(...view.elephants);
  const letter = 'RBGYPO'.charAt(view.elephants.indexOf(furthest));
  const rows = rowsOf(view);
  return t('turn-row', { elephant: elephantName(letter), row: Math.min(rowOf(furthest), rows), rows });
}

/**
 * A lone person is asked only when there is something to decide: about a tiger in hand, about cards to play.
 * @param {import('../../engine/messages.js').Update} update
 * @param {{ eyes: number | null }} asked
 */
function obvious({ legal, turn }, { eyes }) {
  if (eyes === null || turn !== eyes || legal.length !== 1) return null;
  const [only] = legal;
  return only && ['Pass', 'Done'].includes(only.type) ? only.action : null;
}
