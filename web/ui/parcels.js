// Games in and out: links, files, copies. Here they are named; what they mean is the engine's to say.

import { cleanName, fragmentText, textOfFile } from '../engine/gate.js';
import { EngineError } from '../engine/messages.js';
import { t } from '../i18n/index.js';
import { botToday, newId, newSeed } from '../store/games.js';
import { kitOf } from './kits.js';

/**
 * @typedef {import('../engine/client.js').Engine} Engine
 * @typedef {import('../store/games.js').Race} Race
 */

const NAME = '#game=';
const LONGEST = 8000;

/** Does an address bring a game along? @param {string} hash */
export const isGameLink = (hash) => hash.startsWith(NAME);

/** The race in a link, to be looked at. @param {Engine} engine @param {string} hash @returns {Promise<Race>} */
export async function raceFromLink(engine, hash) {
  const text = fragmentText(hash, NAME, LONGEST, 'link-mangled');
  return { ...(await received(engine, text)), isShared: true };
}

/** The race in a file, to be kept. @param {Engine} engine @param {Blob} file @returns {Promise<Race>} */
export async function raceFromFile(engine, file) {
  const text = await textOfFile(file);
  if (!/^\s*[{[]/.test(text)) throw new EngineError('not-a-save');
  return received(engine, text);
}

/** @param {Engine} engine @param {string} text @returns {Promise<Race>} */
async function received(engine, text) {
  const { save, seats, seed, open, practice, since, name, over, leg } = await engine.call('receive', { text });
  return {
    id: newId(),
    game: save.game,
    seats: seats.map((/** @type {any} */ seat, /** @type {number} */ at) => seatOf(seat, at, save.game)),
    first: save.setup.first,
    seed: seed ?? newSeed(),
    save,
    leg,
    over,
    updated: Date.now(),
    name: cleanName(name),
    practice,
    since: seed === null ? save.actions.length : since,
    open,
  };
}

/** @param {{ name: string, bot: string | null }} seat @param {number} at @param {string} game */
function seatOf({ name, bot }, at, game) {
  const known = botToday(bot);
  const { bots, bot: usual } = kitOf(game);
  const kind = known === null || bots.includes(known) ? known : usual;
  return { name: cleanName(name) || t('form-name-default', { number: at + 1 }), bot: kind };
}

/** Who sits where, as it travels: names and bots. Faces and colours stay on this device. @param {Race} race */
const sitters = ({ seats }) => seats.map(({ name, bot }) => ({ name, bot }));

/**
 * A race as an address; `open` is false if something in it is hidden.
 * @param {Engine} engine
 * @param {Race} race
 * @returns {Promise<{ address: string, open: boolean }>}
 */
export async function linkOf(engine, race) {
  const { practice = false, since = 0 } = race;
  const seats = sitters(race);
  const { link, open } = await laidOut(engine, race, (table) => engine.call('link', { table, seats, practice, since }));
  return { address: location.href.replace(/[#?].*$/s, '') + NAME + link, open: open && race.open !== false };
}

/** A race as the text of a file. @param {Engine} engine @param {Race} race @returns {Promise<string>} */
export async function fileOf(engine, race) {
  const { practice = false, since = 0, name = '' } = race;
  const seats = sitters(race);
  const { file } = await laidOut(engine, race, (table) => engine.call('file', { table, seats, practice, since, name }));
  return file;
}

/** What the seal of a race's dice is and, after the race, whether it holds. @param {Engine} engine @param {Race} race */
export const diceOf = (engine, race) =>
  laidOut(engine, race, (table) => engine.call('fair', { table, since: race.since ?? 0 }));

let laid = 0;

/**
 * A race on a table of its own for as long as something is asked about it.
 * @template T
 * @param {Engine} engine
 * @param {Race} race
 * @param {(table: string) => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function laidOut(engine, { id, save, seed }, ask) {
  const table = `${id}-out-${++laid}`;
  await engine.call('load', { table, save, seed });
  try {
    return await ask(table);
  } finally {
    engine.call('close', { table }).catch(() => {}); // gone with its worker, perhaps
  }
}
