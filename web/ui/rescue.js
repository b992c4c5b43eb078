// A race as a file, made without the engine and without the network: for when nothing else is left.
import { el } from './dom.js';

/** @typedef {import('../store/games.js').Race} Race */

const VERSION = 1; // of files, as in py_src/stampede/links.py

/** What the engine would write about a race that it keeps; a race that still runs holds no seed. @param {Race} race */
function parcel({ save, seats, seed, over, open = true, practice = false, since = 0, name = '' }) {
  const sitters = seats.map(({ name: called, bot }) => ({ name: called, bot }));
  return { stampede: VERSION, save, seats: sitters, seed: over ? seed : null, open, practice, since, name };
}

/** Hand a race over as a file, from what the page knows. @param {Race} race */
export const rescue = (race) => handOver(`${JSON.stringify(parcel(race), null, 1)}\n`, race);

/** @param {string} text @param {Race} race */
export function handOver(text, race) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: `${fileName(race)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it only when the place is chosen
}

/** A name that every system can write down. @param {Race} race */
function fileName({ name, seats, updated }) {
  const words = (name || seats.map((seat) => seat.name).join('-')).replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
  return `stampede-${words.replace(/^-|-$/g, '')}-${new Date(updated).toISOString().slice(0, 10)}`;
}
