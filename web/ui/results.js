// What came of a race: its result, its review, and what one can do after the end.

import { face } from './cast.js';
import { el } from './dom.js';
import { kitOf } from './kits.js';
import { placeWords } from './outcome.js';
import { deedButtons } from './result-buttons.js';

/**
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 */

/**
 * @param {object} table
 * @param {import('./tell.js').Told} table.told
 * @param {number[]} table.people
 * @param {import('./sound.js').Sound} table.sound
 * @param {(verb: string, fields?: Record<string, any>) => Promise<any>} table.request
 * @param {() => number[]} table.scores of every seat, now
 * @param {() => boolean} table.isOver
 * @param {() => boolean} table.isClosed
 * @param {(where: 'home' | 'again') => void} table.onLeave
 * @param {() => Promise<void> | void} table.onShare done when sharing is closed
 * @param {() => void} table.onReplay
 * @param {(ply: number) => Promise<void>} table.onTryAgain
 */
export function createResults({
  told,
  people,
  sound,
  request,
  scores: scoresNow,
  isOver,
  isClosed,
  onLeave,
  onShare,
  onReplay,
  onTryAgain,
}) {
  const kit = kitOf(told.game);
  const hasReview = () => kit.hasCoach && isOver() && people.length > 0;

  /** Every seat's score after every ply, and where legs begin. */
  async function course() {
    const [{ scores }, { events }] = await Promise.all([request('scores'), request('log', { seat: told.eyes })]);
    const starts = events.filter((/** @type {GameEvent} */ { type }) => type === 'LegStarted');
    return { scores, legs: starts.map((/** @type {GameEvent} */ { ply }) => ply) };
  }

  /**
   * Open the result; from a review or from sharing one comes back to it.
   * @param {GameEvent[]} events of the action that ended the race
   * @param {{ isFirst?: boolean }} [how] the first time the finish cards are turned in sight
   */
  async function podium(events, { isFirst = false } = {}) {
    const race = { ...(await course()), told, sound, hasReview: hasReview() };
    for (let first = isFirst; !isClosed(); first = false) {
      const next = await kit.showEnd(events, { ...race, isFirst: first });
      if (isClosed()) return;
      if (next === 'again' || next === 'home') return onLeave(next);
      if (next === 'share') await onShare();
      else if (next !== 'review' || (await review())) return;
    }
  }

  /** What the race teaches; from any decision it can be tried again. @returns {Promise<boolean>} is it tried again */
  async function review() {
    const [{ showReview }, race] = await Promise.all([import('./review.js'), course()]);
    if (isClosed()) return false;
    const ply = await showReview({ ...race, told, people, request });
    if (ply === null || isClosed()) return false;
    await onTryAgain(ply);
    return true;
  }

  /** Who won and your place, in one line. @param {GameEvent[]} events */
  function line(events) {
    const outcome = kit.outcome(events, scoresNow(), told);
    return el(
      'p',
      { class: 'outcome-line' },
      outcome.winners.slice(0, 3).map((seat) => face(seat)),
      el('span', {}, el('strong', {}, outcome.words), ' ', el('span', {}, placeWords(outcome, told))),
    );
  }

  return {
    podium,
    /** What the table shows when a race is over or another's. @param {GameEvent[]} events of the action that ended the race */
    choices: (events) =>
      el(
        'div',
        { class: 'outcome' },
        isOver() && line(events),
        deedButtons({
          ...(hasReview() && { review: () => void review() }),
          again: () => onLeave('again'),
          share: () => void onShare(),
          ...(isOver() && { result: () => void podium(events) }),
          replay: onReplay,
          home: () => onLeave('home'),
        }),
      ),
  };
}
