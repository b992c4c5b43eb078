// Elephant Derby at the table.
import { t } from '../../i18n/index.js';
import { createChoices } from './choices.js';
import { finishOutcome, showFinish } from './finish.js';
import { keys } from './keys.js';
import { leadingRow, leadWords } from './lead.js';
import { motions } from './motions.js';
import { panel, placeOf, rowsOf } from './panel.js';
import { reading } from './reading.js';
import { recap } from './recap.js';
import { digest, elephantName, elephantsOf, named, rowOf, WORDS } from './words.js';

const REASONED = ['CardPlayed', 'TigerPlayed', 'CardDiscarded', 'StartTaken', 'CardApplied'];

/** @type {import('../kits.js').Kit} */
export const elephant = {
  name: 'elephant',
  bots: ['calf', 'mahout', 'rajah'],
  bot: 'mahout',
  most: 6,
  waits: { turn: 4600, round: 9000 },
  hasCoach: false,
  words: WORDS,
  named,
  digest,
  hasReason: ({ type }) => REASONED.includes(type),
  isHeading: ({ type }) => type === 'TurnStarted' || type === 'RaceWon',
  isMark: ({ type, seat }) => type === 'TurnStarted' && seat === 0,
  notes: ({ view }) => [...leadWords(view), ...homes(view)],
  stretch: ({ leg }) => t('games-row', { row: leg }),
  stage: leadingRow,
  panel,
  firstHint: 'recap-first-elephant',
  recap,
  createChoices,
  reading,
  keys,
  motions,
  pauseAt: async () => {},
  outcome: finishOutcome,
  showEnd: showFinish,
  answer: obvious,
  asideOf: ({ turn, view }) => (turn !== 'over' && view.phase === 'tiger' ? view.active : null),
  openCards: async (call) => (await import('./reference.js')).openCards(call),
  hasLens: true,
};

/** With two players: who has one elephant home, and which one is still needed. @param {any} view */
function homes(view) {
  const isHome = (/** @type {string} */ letter) => rowOf(placeOf(view, letter)) > rowsOf(view);
  return view.players.flatMap((/** @type {any} */ _, /** @type {number} */ seat) => {
    const own = elephantsOf(seat, view.players.length);
    const [home, needed] = [own.find(isHome), own.find((letter) => !isHome(letter))];
    return home && needed ? [t('turn-home-one', { home: elephantName(home), elephant: elephantName(needed) })] : [];
  });
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
