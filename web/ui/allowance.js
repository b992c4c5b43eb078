// How long a person waits between two turns. A round may show so much; what is left is shared among the bots still to move,
// and where a share is short, their motions and thinking pauses are quicker.

const QUICKEST = 0.35; // of the usual time: below it, nothing could be followed

/**
 * @param {{ race: import('../store/games.js').Race, kit: import('./kits.js').Kit,
 *   stage: import('./stage.js').Stage }} table
 */
export function createAllowance({ race, kit, stage }) {
  let began = stage.shown;

  /** How many bots move before a person does again, this one included. @param {number} seat */
  function ahead(seat) {
    const { length } = race.seats;
    let bots = 0;
    while (bots < length && race.seats[(seat + bots) % length]?.bot) bots++;
    return bots;
  }

  return {
    /** A person has chosen: the round begins. */
    begin() {
      began = stage.shown;
      stage.hasten(1);
    },
    /** A bot is about to move: how long it may take, as a share of the usual time. @param {number} seat */
    next(seat) {
      const left = kit.waits.round - (stage.shown - began);
      const share = left / ahead(seat) / kit.waits.turn;
      const rate = Math.max(QUICKEST, Math.min(1, share));
      stage.hasten(rate);
      return rate;
    },
  };
}
