// How long a person waits between two turns. A round may show so much, motion and thinking pauses together; what is left
// is shared among the bots still to move, and where a share is short, both are quicker.

const QUICKEST = 0.22; // of the usual time: below it, nothing could be followed
const AFTERTHOUGHT = 0.25; // of the pause before a turn, between two actions of one bot
const USUAL = 400; // milliseconds: who wants bots to think for longer than this waits for longer

/**
 * @param {{ race: import('../store/games.js').Race, kit: import('./kits.js').Kit,
 *   stage: import('./stage.js').Stage }} table
 */
export function createAllowance({ race, kit, stage }) {
  let began = stage.shown;
  let thought = 0;
  /** @type {number | null} */
  let last = null;

  /** How many bots move before a person does again, this one included. @param {number} seat */
  function ahead(seat) {
    const { length } = race.seats;
    let bots = 0;
    while (bots < length && race.seats[(seat + bots) % length]?.bot) bots++;
    return bots;
  }

  /** A pause counts, too. @param {number} ms at normal speed */
  function spend(ms) {
    thought += Math.min(ms, USUAL);
    return ms;
  }

  return {
    /** A person has chosen: the round begins. */
    begin() {
      began = stage.shown;
      thought = 0;
      last = null;
      stage.hasten(1);
    },
    /** A bot is about to act: how long it seems to think, of so many milliseconds. @param {number} seat @param {number} thinking */
    next(seat, thinking) {
      const left = kit.waits.round - (stage.shown - began) - thought;
      const share = left / ahead(seat) / kit.waits.turn;
      const rate = Math.max(QUICKEST, Math.min(1, share));
      stage.hasten(rate);
      const isGoingOn = seat === last;
      last = seat;
      return spend(rate * thinking * (isGoingOn ? AFTERTHOUGHT : 1));
    },
    spend,
  };
}
