// What came of it: the podium of a race, its review, and what one can do after the end.
import { t } from '../i18n/index.js';
import { el } from './dom.js';
import { kitOf } from './kits.js';

/**
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 */

/**
 * @param {object} table
 * @param {import('./tell.js').Told} table.told
 * @param {number[]} table.people
 * @param {import('./sound.js').Sound} table.sound
 * @param {(verb: string, fields?: Record<string, any>) => Promise<any>} table.request
 * @param {() => boolean} table.isOver
 * @param {() => boolean} table.isClosed
 * @param {(where: 'home' | 'again') => void} table.onLeave
 * @param {() => void} table.onShare
 * @param {() => void} table.onReplay
 * @param {(ply: number) => Promise<void>} table.onTryAgain
 */
export function createResults({
  told,
  people,
  sound,
  request,
  isOver,
  isClosed,
  onLeave,
  onShare,
  onReplay,
  onTryAgain,
}) {
  const kit = kitOf(told.game);
  const hasReview = () => kit.hasCoach && isOver() && people.length > 0;

  /** @param {GameEvent[]} events of the action that ended the race */
  async function podium(events) {
    const { scores } = await request('scores');
    const next = await kit.showEnd(events, { told, scores, sound, hasReview: hasReview() });
    if (isClosed()) return;
    if (next === 'review') await review();
    else if (next === 'again' || next === 'home') onLeave(next);
  }

  /** What the race teaches; from any decision it can be tried again. */
  async function review() {
    const [{ showReview }, { scores }] = await Promise.all([import('./review.js'), request('scores')]);
    if (isClosed()) return;
    const ply = await showReview({ told, people, scores, request });
    if (ply !== null && !isClosed()) await onTryAgain(ply);
  }

  /** @param {string} words @param {() => void} act @param {string} [className] */
  const button = (words, act, className) => el('button', { type: 'button', class: className, onclick: act }, words);

  return {
    podium,
    /** See the result or the race again, race again, leave. @param {GameEvent[]} events of the action that ended the race */
    choices: (events) =>
      el(
        'div',
        { class: 'buttons' },
        button(t('podium-again'), () => onLeave('again'), 'main'),
        isOver() && button(t('podium-result'), () => void podium(events)),
        hasReview() && button(t('review-open'), () => void review()),
        button(t('replay-open'), onReplay),
        button(t('share-open'), onShare),
        button(t('podium-home'), () => onLeave('home')),
      ),
  };
}
