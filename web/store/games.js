// Races kept on this device, in IndexedDB. A race is its log; every action is kept before it is shown as done.
import { openDB } from 'idb';

/**
 * @typedef {{ name: string, bot: string | null }} Seat
 * @typedef {{ id: string, game: string, seats: Seat[], first: number | null, seed: string, save: unknown, leg: number,
 *   over: boolean, updated: number }} Race
 */

/** @type {ReturnType<typeof openDB> | null} */
let opening = null;

function database() {
  opening ??= openDB('stampede', 1, {
    upgrade(db) {
      db.createObjectStore('races', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Keep a race; rejects if the device refuses. @param {Race} race */
export async function keep(race) {
  const db = await database();
  const change = db.transaction('races', 'readwrite', { durability: 'strict' });
  await change.store.put({ ...race, updated: Date.now() });
  await change.done;
}

/** The race that was played last and is not over, if the device has one. @returns {Promise<Race | null>} */
export async function unfinished() {
  try {
    const db = await database();
    const races = /** @type {Race[]} */ (await db.getAllFromIndex('races', 'updated'));
    return races.filter((race) => isRace(race) && !race.over && race.save !== null).pop() ?? null;
  } catch {
    return null;
  }
}

/** Is this what `keep` has put there? What is not, is left alone. @param {any} found */
function isRace({ id, game, seats, seed, save, leg }) {
  const isSeat = (/** @type {any} */ seat) =>
    typeof seat?.name === 'string' && (seat.bot === null || typeof seat.bot === 'string');
  return (
    [id, game, seed].every((text) => typeof text === 'string') &&
    save !== undefined &&
    Number.isInteger(leg) &&
    Array.isArray(seats) &&
    seats.every(isSeat)
  );
}

/** 128 bits that nobody can guess. */
export function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
