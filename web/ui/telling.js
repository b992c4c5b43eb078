// What happened, event by event: in the log, in the caption, aloud, and in motion on the board.
import { announce } from './dialogs.js';
import { byId, fill } from './dom.js';
import { tell, tellWhy } from './tell.js';

/** @typedef {import('../engine/messages.js').Update} Update */

/**
 * @param {{ race: import('../store/games.js').Race, kit: import('./kits.js').Kit, told: import('./tell.js').Told,
 *   stage: ReturnType<typeof import('./stage.js').createStage>, log: ReturnType<typeof import('./log.js').createLog>,
 *   sound: import('./sound.js').Sound, returned: () => Promise<unknown>, isClosed: () => boolean }} table
 */
export function createTelling({ race, kit, told, stage, log, sound, returned, isClosed }) {
  let isPlaying = false;

  /** @param {Update['events']} events */
  function digested(events) {
    return kit.digest(events.map((event) => ({ event, frames: [] }))).map(({ event }) => event);
  }

  /** Did a bot do this? Then it is shown in the short way. @param {Update} update */
  function isBots({ events }) {
    const seat = events.find((event) => event.seat !== undefined)?.seat;
    return Boolean(race.seats[seat]?.bot);
  }

  /** Everything that happened, one after the other. @param {Update} update */
  async function play(update) {
    isPlaying = true;
    stage.shorten(isBots(update));
    const happened = update.events.map((event, at) => ({ event, frames: update.frames[at] ?? [] }));
    for (const [at, { event, frames }] of kit.digest(happened).entries()) {
      await returned();
      if (isClosed()) return;
      log.add(event);
      if (at === 0 && update.why && kit.hasReason(event) && !race.serious) log.why(tellWhy(update.why, told));
      const words = tell(event, told);
      fill(byId('caption'), words);
      announce(words);
      await stage.play(event, update, frames);
      await kit.pauseAt(event, update, told, sound);
    }
    log.reach(update.ply);
    stage.shorten(false);
    isPlaying = false;
  }

  return {
    play,
    get isPlaying() {
      return isPlaying;
    },
    /** In as few sentences as it takes. @param {Update['events']} events */
    inWords: (events) =>
      digested(events)
        .map((event) => tell(event, told))
        .join(' '),
    /** What happened before one came in. @param {Update['events']} events @param {number} ply */
    write(events, ply) {
      for (const event of digested(events)) log.add(event);
      log.reach(ply);
    },
  };
}
