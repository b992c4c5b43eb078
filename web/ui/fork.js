// Playing on from a position of any race: a new game with new dice; the race it comes from is left as it is.
import { t } from '../i18n/index.js';
import { keep, newId, newSeed } from '../store/games.js';
import { ask, say } from './dialogs.js';
import { el } from './dom.js';
import { kitOf } from './kits.js';

/** @typedef {import('../store/games.js').Race} Race */

/**
 * @param {{ race: Race, ply: number, eyes: number | null, seats?: import('../store/games.js').Seat[],
 *   request: (verb: string, fields: Record<string, any>) => Promise<any> }} from
 * @returns {Promise<Race | null>} the new game, kept already; null if nobody wants it
 */
export async function playOn({ race, ply, eyes, request, seats: known }) {
  const then = await request('show', { ply, seat: eyes });
  if (then.turn === 'over') {
    say(t('fork-over'));
    return null;
  }
  const seed = newSeed();
  const { save, dealt } = await request('fork', { ply, seed, seat: eyes });
  const seats = known ?? (await players(race, personAt(race, then.view.seat), dealt));
  if (!seats) return null;
  const { game, first, practice, serious } = race;
  const about = {
    leg: kitOf(race.game).stage(then.view),
    over: false,
    updated: Date.now(),
    since: save.actions.length,
  };
  const copy = {
    id: newId(),
    game,
    seats,
    first,
    seed,
    save,
    practice: practice === true,
    serious: serious === true,
    ...about,
  };
  await keep(copy).catch(() => {}); // the table says so if nothing can be kept
  return copy;
}

/** What is new in the copy. A race with hands goes on from the beginning of a turn. @param {Race} race @param {boolean} dealt */
function hints({ game }, dealt) {
  if (game === 'elephant') return [t('fork-hint-elephant'), ...(dealt ? [t('fork-dealt-elephant')] : [])];
  return [t('fork-hint'), ...(dealt ? [t('fork-dealt')] : [])];
}

/** The seat to move if a person sits there, else the first person's; among bots alone, anybody's. @param {Race} race @param {number} seat */
function personAt({ seats }, seat) {
  const first = seats.findIndex(({ bot }) => bot === null);
  return seats[seat]?.bot === null || first < 0 ? seat : first;
}

/** Who plays on: the same as before, or one person against bots. @param {Race} race @param {number} seat @param {boolean} dealt */
async function players(race, seat, dealt) {
  const isAlone = race.seats.every(({ bot }, at) => (bot === null) === (at === seat));
  const chosen = await ask({
    title: t('replay-fork'),
    body: hints(race, dealt).map((words) => el('p', {}, words)),
    buttons: [
      { value: 'same', words: t('fork-same'), main: true },
      ...(isAlone ? [] : [{ value: 'bots', words: t('fork-bots', { name: race.seats[seat]?.name ?? '' }) }]),
      { value: '', words: t('ask-cancel') },
    ],
  });
  if (chosen === 'same') return race.seats;
  return chosen === 'bots'
    ? race.seats.map((one, at) => ({ ...one, bot: at === seat ? null : kitOf(race.game).bot }))
    : null;
}
