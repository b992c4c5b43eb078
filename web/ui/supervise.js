// Somebody who sees to it that nothing is lost. The engine may die or hang at any question: then the race is laid out
// again from its log and the question asked again, three times at most at one place. What was done is kept before
// anybody is told; if the device refuses, a banner says so and offers a file, and the race goes on in memory.
import { EngineError } from '../engine/messages.js';
import { t } from '../i18n/index.js';
import { askToStay, inTime, keep } from '../store/games.js';
import { castFor } from './cast.js';
import { notice, say } from './dialogs.js';
import { kitOf } from './kits.js';
import { rescue } from './rescue.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../store/games.js').Race} Race
 * @typedef {Record<string, any>} Fields
 */

const MOST = 3; // failures at one place
const MOST_BEHIND = 9; // and others', while this one waited
const MENDED = ['dead', 'late', 'no-such-table'];
const PATIENCE = 8000; // milliseconds for a device to keep a race
const IMPATIENCE = 300; // once it is known that it does not

/**
 * @param {Race} race
 * @param {{ engine: import('../engine/client.js').Engine, eyes: number | null, isClosed: () => boolean,
 *   onKept: () => void }} table
 */
export function supervise(race, { engine, eyes, isClosed, onKept }) {
  /** The worker that knows the race, and the race's way there. @type {{ life: number, laying: Promise<Update> } | null} */
  let laid = null;
  /** How often each question failed at this place. @type {Map<string, number>} */
  const failures = new Map();
  const banner = unsavedBanner(race);
  let keeping = 0;

  // ---- asking the engine

  /** The race on the table of the worker there is now. @returns {Promise<Update>} */
  function lay() {
    const life = engine.wake();
    if (laid?.life !== life) laid = { life, laying: layOut() };
    return laid.laying;
  }

  /** @returns {Promise<Update>} */
  function layOut() {
    const { id: table, save, seed, game, first, seats, start = null } = race;
    return save === null
      ? engine.call('new', { table, game, seats: seats.length, seed, first, start, seat: eyes, cast: castFor(race) })
      : engine.call('load', { table, save, seed, seat: eyes, cast: castFor(race) });
  }

  /**
   * Work at the table, begun anew with a new worker whenever one dies of it.
   * @template T
   * @param {string} question
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function attempt(question, work) {
    for (let behind = 0; ; ) {
      if ((failures.get(question) ?? 0) >= MOST) throw new EngineError('stuck');
      try {
        await lay();
        return await work();
      } catch (failure) {
        const { code, params } = /** @type {EngineError} */ (failure);
        if (!MENDED.includes(code) || isClosed()) throw failure;
        if (code === 'no-such-table') laid = null;
        else say(t(`trouble-${code}`));
        if (!params.behind) failures.set(question, (failures.get(question) ?? 0) + 1);
        else if (++behind > MOST_BEHIND) throw failure;
      }
    }
  }

  /** @param {string} verb @param {Fields} fields */
  const ask = (verb, fields) => engine.call(verb, { table: race.id, ...fields });

  /** Ask about this race. @param {string} verb @param {Fields} [fields] @returns {Promise<any>} */
  const request = (verb, fields = {}) => attempt(verb + JSON.stringify(fields), () => ask(verb, fields));

  /**
   * Something is done at the table, and kept; a worker that dies before its log is here has done nothing.
   * @param {string} verb
   * @param {Fields} fields
   * @returns {Promise<Update>}
   */
  async function done(verb, fields) {
    const [update, { save }] = await attempt(verb + JSON.stringify(fields), () =>
      Promise.all([ask(verb, fields), ask('save', {})]),
    );
    await note(update, save);
    return update;
  }

  /**
   * Keep the race as it is now: dice fell, and nobody has done anything.
   * @param {Update} update
   * @param {Promise<unknown>} [first] what belongs to it
   */
  async function commit(update, first) {
    const [{ save }] = await Promise.all([request('save'), first]);
    await note(update, save);
  }

  /** A new race is kept, and with it the seal of its dice: nobody has done anything yet. @param {Update} now */
  async function seal(now) {
    const sealing = request('fair').then((told) => {
      race.seal = told.seal;
    });
    await commit(now, sealing);
  }

  // ---- keeping

  /** @param {Update} update @param {any} save */
  async function note(update, save) {
    if (race.isShared) return; // it is another's
    race.save = save;
    race.leg = kitOf(race.game).stage(update.view);
    race.over = update.turn === 'over';
    failures.clear();
    await store();
    if (race.over) askToStay();
  }

  /** Whatever becomes of it, the race goes on. */
  async function store() {
    const mine = ++keeping;
    const work = keep(race);
    const told = work.then(() => {
      onKept();
      if (mine === keeping) banner.close(); // even if it comes late
    });
    await inTime(told, banner.isOpen ? IMPATIENCE : PATIENCE).catch(() => mine === keeping && banner.open());
  }

  return {
    request,
    done,
    commit,
    seal,
    /** Lay the race out, as it was kept or anew. @returns {Promise<Update>} */
    begin: () => attempt('load', lay),
    /** Lay it out again: its log has come from elsewhere. @returns {Promise<Update>} */
    beginAgain() {
      laid = null;
      return attempt('load', lay);
    },
    /** Stop here: say so, and hand over the race. @param {() => void} onRetry */
    stop(onRetry) {
      const retry = () => {
        failures.clear();
        onRetry();
      };
      return notice(t('trouble-stuck'), [
        { words: t('trouble-export'), act: () => rescue(race), stays: true },
        { words: t('trouble-retry'), act: retry },
      ]);
    },
    get isSaved() {
      return !banner.isOpen;
    },
  };
}

/** Says that a race is not saved, until it is; whoever leaves the page is asked first. @param {Race} race */
function unsavedBanner(race) {
  /** @type {(() => void) | null} */
  let close = null;
  let isUnsaved = false;
  const warn = (/** @type {Event} */ event) => event.preventDefault();
  return {
    open() {
      if (isUnsaved) return;
      isUnsaved = true;
      addEventListener('beforeunload', warn);
      close = notice(t('trouble-storage'), [
        { words: t('trouble-export'), act: () => rescue(race), stays: true },
        { words: t('trouble-close'), act: () => {} },
      ]);
    },
    close() {
      isUnsaved = false;
      removeEventListener('beforeunload', warn);
      close?.();
    },
    /** Even if somebody has put it away. */
    get isOpen() {
      return isUnsaved;
    },
  };
}
