// A race that another tab plays: this one shows what that one keeps, says so, and plays on when it may. Who may play is
// settled by `tabs`; what a race looks like and how it goes on is the table's business.
import { t } from '../i18n/index.js';
import { raceKept } from '../store/games.js';
import { say } from './dialogs.js';
import { el } from './dom.js';
import { takePlace } from './tabs.js';

/**
 * The table, as far as its follower needs it.
 * @typedef {object} Followed
 * @property {() => boolean} isLaidOut
 * @property {() => boolean} isClosed
 * @property {() => boolean} isOver
 * @property {() => boolean} isPast somebody looks back
 * @property {() => void} rest nothing more is offered, and what is under way is not gone on with
 * @property {(work: () => Promise<void>) => void} queue work for when all is done and kept
 * @property {() => Promise<unknown>} settled when all is done and kept
 * @property {() => Promise<void>} read the race anew, as it is kept
 * @property {() => void} show it
 * @property {() => void} showEnd
 * @property {(element: Element) => void} showInstead of choices
 * @property {() => void} goOn
 */

/** @param {import('../store/games.js').Race} race @param {Followed} table */
export function createFollower(race, table) {
  const place = takePlace(race.id, { onAsked: () => void giveWay(), onKept: catchUp });
  let isFollowing = false;
  let isWaiting = false;
  let isLooking = false;

  /** The race as it is kept: another tab may have played on. */
  async function freshen() {
    const kept = race.isShared ? null : await raceKept(race.id).catch(() => null);
    if (kept) Object.assign(race, kept);
  }

  /** Another tab plays: this one shows what it does. */
  function follow() {
    table.showInstead(
      el(
        'div',
        { class: 'follows' },
        el('p', { role: 'status' }, t('tabs-follows')),
        el('button', { type: 'button', class: 'main', onclick: place.askFor }, t('tabs-take')),
      ),
    );
  }

  /** The other tab has kept something: show it, once for all that comes meanwhile. */
  function catchUp() {
    if (!isFollowing || !table.isLaidOut() || isLooking) return;
    isLooking = true;
    table.queue(() => {
      isLooking = false;
      return lookAgain();
    });
  }

  async function lookAgain() {
    if (table.isClosed()) return;
    await freshen();
    await table.read();
    if (table.isClosed() || table.isPast()) return;
    table.show();
    if (table.isOver()) table.showEnd();
    else follow();
  }

  /** The other tab stopped, was closed or crashed: this one plays on. */
  async function takeOver() {
    catchUp();
    await table.settled();
    if (table.isClosed()) return;
    isFollowing = false;
    if (table.isOver()) return;
    say(t('tabs-yours'));
    table.goOn();
  }

  function waitForTurn() {
    if (isWaiting) return;
    isWaiting = true;
    void place.wait().then((isMine) => {
      isWaiting = false;
      if (isMine && !table.isClosed()) void takeOver();
    });
  }

  /** Another tab wants to play: what is being done is kept first. */
  async function giveWay() {
    if (isFollowing || table.isClosed() || !table.isLaidOut()) return;
    await stepAside();
    waitForTurn();
    if (!table.isOver() && !table.isPast()) follow();
  }

  async function stepAside() {
    isFollowing = true;
    table.rest();
    await table.settled();
    place.release();
  }

  // A page that is put away and taken out again: meanwhile another tab may have played.
  const putAway = (/** @type {PageTransitionEvent} */ { persisted }) => {
    if (persisted && !isFollowing && table.isLaidOut()) void stepAside();
  };
  const takenOut = (/** @type {PageTransitionEvent} */ { persisted }) => {
    if (persisted && isFollowing) waitForTurn();
  };
  addEventListener('pagehide', putAway);
  addEventListener('pageshow', takenOut);

  return {
    get isFollowing() {
      return isFollowing;
    },
    /** Play the race if no other tab does. */
    async claim() {
      isFollowing = !(await place.claim());
    },
    freshen,
    follow,
    catchUp,
    waitForTurn,
    tellKept: place.tellKept,
    leave() {
      removeEventListener('pagehide', putAway);
      removeEventListener('pageshow', takenOut);
      place.leave();
    },
  };
}
