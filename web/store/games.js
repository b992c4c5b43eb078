// Races kept on this device, in IndexedDB. A race is its log; every action is kept before it is shown as done.
import { openDB } from 'idb';

/**
 * @typedef {{ name: string, bot: string | null, face?: number, colour?: number, elephant?: number }} Seat a seat without `face` or `colour` gets
 *   them from `castOf` (ui/cast.js)
 * @typedef {object} Race
 * @property {string} id
 * @property {string} game
 * @property {Seat[]} seats
 * @property {number | null} first
 * @property {string} seed decides the dice; leaves the device after the race only
 * @property {any} save the log, null before the first move
 * @property {number} leg
 * @property {boolean} over
 * @property {number} updated
 * @property {string} [name] what its owner calls it
 * @property {string | null} [start] where it begins, in the game's notation; null for the usual opening
 * @property {boolean} [serious] nobody is coached
 * @property {boolean} [practice] anything may be taken back
 * @property {number} [since] the ply from which the dice are the seed's; before it they are another race's
 * @property {string} [seal] of the seed, from before the first move
 * @property {boolean} [isShared] came by a link: it is looked at and never kept
 * @property {boolean} [open] false if finish cards that lie face down are not known
 */

const PATIENCE = 5000; // milliseconds

/** @type {ReturnType<typeof openDB> | null} */
let opening = null;

function database() {
  opening ??= openDB('stampede', 1, {
    upgrade(db) {
      db.createObjectStore('races', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    blocking: reopen, // a later version of the site waits in another tab: it must not wait for us
    terminated: reopen,
  });
  opening.catch(() => {
    opening = null;
  });
  return inTime(opening, PATIENCE); // another tab may hold it up
}

/**
 * What somebody waits for, or a refusal if it takes too long.
 * @template T
 * @param {Promise<T>} work
 * @param {number} milliseconds
 * @returns {Promise<T>}
 */
export function inTime(work, milliseconds) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whatever is asked next opens the database anew. */
function reopen() {
  opening?.then((db) => db.close()).catch(() => {});
  opening = null;
}

/** Keep a race; rejects if the device refuses. @param {Race} race */
export const keep = (race) => put({ ...race, updated: Date.now() });

/** Put a race back as it was. @param {Race} race */
export const restore = (race) => put(race);

/** Done when the device has it, and would have it even if it lost its power. @param {Race} race */
async function put(race) {
  const db = await database();
  try {
    const change = db.transaction('races', 'readwrite', { durability: 'strict' });
    change.done.catch(() => {}); // what is refused at once is not waited for
    await Promise.all([change.store.put(race), change.done]);
  } catch (failure) {
    reopen(); // a connection that failed once may be lost for good
    throw failure;
  }
}

/** @param {string} id */
export async function forget(id) {
  const db = await database();
  const change = db.transaction('races', 'readwrite', { durability: 'strict' });
  await change.store.delete(id);
  await change.done;
}

/** Call a race something else; when it was played stays as it is. @param {string} id @param {string} name */
export async function rename(id, name) {
  const db = await database();
  const change = db.transaction('races', 'readwrite', { durability: 'strict' });
  const race = await change.store.get(id);
  if (race) await change.store.put({ ...race, name });
  await change.done;
}

/** Every race that has begun, the one played last first; rejects if the device refuses. @returns {Promise<Race[]>} */
export async function races() {
  const db = await database();
  const found = await db.getAllFromIndex('races', 'updated');
  return found
    .filter((race) => isRace(race) && race.save !== null)
    .map(asToday)
    .reverse();
}

/** A race as it is kept now; null if it is not. @param {string} id @returns {Promise<Race | null>} */
export async function raceKept(id) {
  const found = await (await database()).get('races', id);
  return found && isRace(found) ? asToday(found) : null;
}

/** The race that was played last and is not over, if the device has one. @returns {Promise<Race | null>} */
export async function unfinished() {
  try {
    return (await races()).find((race) => !race.over) ?? null;
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

/** @type {Record<string, string>} bots that were called otherwise once */
const FORMER = { simple: 'regular' };

/** What a bot of this name is called today. @param {string | null} bot */
export const botToday = (bot) => (bot !== null && Object.hasOwn(FORMER, bot) ? (FORMER[bot] ?? bot) : bot);

/** A race as an earlier version kept it, in today's words. @param {Race} race @returns {Race} */
const asToday = (race) => ({ ...race, seats: race.seats.map((seat) => ({ ...seat, bot: botToday(seat.bot) })) });

/** 128 bits that nobody can guess. */
export function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newId = () => newSeed().slice(0, 12);

// ---- how long the device keeps them

const ASKED = 'stampede.asked-to-stay';

/** Ask the browser, once, not to clear races away. Nobody waits for the answer: some browsers never give one. */
export function askToStay() {
  try {
    if (localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, 'yes');
  } catch {
    return; // a device that keeps nothing need not be asked
  }
  navigator.storage?.persist?.().catch(() => {});
}

/** May this browser clear races away after a week without a visit? Safari does, unless the site is installed. */
export function mayBeCleared() {
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || /** @type {any} */ (navigator).standalone === true;
  return navigator.vendor.startsWith('Apple') && !isInstalled;
}
