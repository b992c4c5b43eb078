// Taps on the board and on players: what they mean now, or why they mean nothing.
import { isolated, t } from '../i18n/index.js';
import { say } from './dialogs.js';
import { refusal } from './tell.js';

/**
 * @param {object} table
 * @param {import('../store/games.js').Race} table.race
 * @param {string[]} table.names
 * @param {import('./kits.js').Choices} table.choices
 * @param {() => import('../engine/messages.js').Update} table.now
 * @param {() => boolean} table.isElsewhere does one look back, or was the tap meant to skip something
 * @param {() => boolean} table.isFollowing
 * @param {(verb: string, fields?: Record<string, any>) => Promise<any>} table.request
 */
export function createTaps({ race, names, choices, now, isElsewhere, isFollowing, request }) {
  /** Say why an action is not possible. @param {string} action */
  async function explain(action) {
    const { reason } = await request('why', { seat: now().turn, action });
    if (reason) say(refusal(reason, names, race.game));
  }

  function tellWhoseTurn() {
    const turn = now()?.turn ?? 'over';
    if (turn !== 'over') say(t('not-your-turn', { name: isolated(names[turn] ?? '') }));
  }

  return {
    /** @param {Element} thing */
    async board(thing) {
      if (isElsewhere()) return;
      if (isFollowing()) return say(t('tabs-follows'));
      if (!choices.isOpen) return tellWhoseTurn();
      const action = choices.tap(thing);
      if (action) await explain(action);
    },
    /** @param {number} seat */
    player(seat) {
      if (choices.isOpen && !isElsewhere()) choices.tapSeat(seat);
    },
  };
}
