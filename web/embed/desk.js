// A race in a frame: a reader against bots, a reader who only shakes the pyramid, or a recorded race that is looked at.
// Nothing is kept: the author's position opens as authored. While the interpreter rests, its log waits here.
import { cleanName } from '../engine/gate.js';
import { isolated, t } from '../i18n/index.js';
import { createBoard } from '../ui/board.js';
import { castFor, seatCast } from '../ui/cast.js';
import { announce } from '../ui/dialogs.js';
import { el, fill, pause } from '../ui/dom.js';
import { bindChoices } from '../ui/ears.js';
import { kitOf } from '../ui/kits.js';
import { buttonWords } from '../ui/listen.js';
import { createReader } from '../ui/reader.js';
import { createReplay } from '../ui/replay.js';
import { roveButtons } from '../ui/roving.js';
import { createStage } from '../ui/stage.js';
import { refusal, sentence, tell } from '../ui/tell.js';
import { atSpeed } from '../ui/tempo.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {{ call(verb: string, fields?: Record<string, any>): Promise<any>, end(): void }} Engine
 * @typedef {{ game: string, seats: number, start: string | null, record: string, ply: number | null,
 *   panel: 'look' | 'dice' | 'play' }} Race
 */

const TABLE = 'embed';
const BEAT = 450; // milliseconds before a bot moves
const SILENT = { play() {} };

/**
 * @param {Race} race
 * @param {object} room
 * @param {HTMLElement} room.host of the board
 * @param {HTMLElement} room.panel
 * @param {() => Promise<Engine>} room.start an engine, when no other frame has one
 * @param {(update: Update) => void} room.onState
 * @param {(result: { scores: number[] }) => void} room.onDone
 * @param {(words: string) => void} room.onTrouble
 */
export function createDesk(race, { host, panel, start, onState, onDone, onTrouble }) {
  const kit = kitOf(race.game);
  const isFree = race.panel === 'dice' && kit.name === 'camel'; // one hand shakes for every seat
  const eyes = isFree || race.record ? null : 0;
  const names = Array.from({ length: race.seats }, (_, at) =>
    t(at === 0 && eyes === 0 ? 'form-name-you' : 'form-name-default', { number: at + 1 }),
  );
  const told = { names, game: race.game, eyes };
  document.body.dataset.game = kit.name;
  seatCast({ game: race.game, seats: [] }); // each seat has the face and the colour of its number
  const caption = el('p', { id: 'caption' });
  const choicesRoot = el('div', { id: 'choices', role: 'toolbar', 'aria-label': t('choices-label') });
  const past = el('div', { id: 'past' });
  const board = createBoard(host, (thing) => void tap(thing).catch(trouble));
  const stage = createStage(board, () => null, /** @type {any} */ (SILENT), kit.motions);
  const choices = kit.createChoices(choicesRoot, {
    act: (action) => void act(action),
    request,
    board,
    told,
    people: [0],
  });
  const reader = createReader(board, kit.reading, told);
  const group = roveButtons(choicesRoot);
  const unbind = bindChoices(choicesRoot, isFree || race.record ? [] : kit.keys, () => buttonWords(choicesRoot));
  /** @type {Engine | null} */
  let engine = null;
  /** @type {Update} */
  let now;
  /** The log of a race whose interpreter rests. @type {any} */
  let kept = null;
  let seed = dice();
  let course = 0;
  let isBusy = false;

  /** @param {string} verb @param {Record<string, any>} [fields] */
  function request(verb, fields = {}) {
    if (!engine) throw Object.assign(new Error('rests'), { code: 'dead' });
    return engine.call(verb, { table: TABLE, ...fields });
  }

  // ---- beginning, resting, going on

  async function open() {
    engine = await start();
    fill(panel, caption, choicesRoot);
    if (kit.hasLens) board.lens.open();
    if (race.record) return watch();
    now = kept
      ? await request('load', { save: kept, seed, seat: eyes })
      : await request('new', { ...setup(), seed, seat: eyes });
    kept = null;
    showBoard(now);
    onState(now);
    void goOn().catch(trouble);
  }

  /** @param {Update} update */
  function showBoard({ drawing, view }) {
    board.show(drawing);
    reader.look(view);
  }

  /** For eyes and ears. @param {string} words */
  function tellAll(words) {
    fill(caption, words);
    announce(words);
  }

  const setup = () => ({ game: race.game, seats: race.seats, first: 0, start: race.start });

  /** The interpreter is put away; what happened so far is not. */
  async function rest() {
    course++;
    stage.hurry();
    choices.clear();
    if (engine && now && !race.record)
      kept = await request('save').then(
        ({ save }) => save,
        () => kept, // it had not been laid out again yet
      );
    engine?.end();
    engine = null;
  }

  // ---- the course of the race

  async function goOn() {
    const mine = ++course;
    while (now.turn !== 'over') {
      const seat = Number(now.turn);
      if (isFree || seat === eyes) return offer();
      choices.look(now);
      await pause(atSpeed(BEAT));
      if (mine !== course) return;
      await play(await request('play', { ply: now.ply, bot: kit.bot, seat: eyes, hurry: false }));
      if (mine !== course) return;
    }
    over();
  }

  function offer() {
    const obvious = kit.answer(now, { eyes, people: [0] });
    if (obvious !== null) return void act(obvious);
    if (isFree) fill(choicesRoot, shake());
    else choices.offer(now, false);
    host.classList.add('is-live');
  }

  /** @returns {HTMLElement} */
  function shake() {
    const reveal = now.legal.find(({ type }) => type === 'Reveal');
    return el(
      'button',
      { type: 'button', class: 'main', id: 'shake', onclick: () => reveal && void act(reveal.action) },
      t('embed-shake'),
    );
  }

  /** @param {string} action */
  async function act(action) {
    if (isBusy) return;
    isBusy = true;
    choices.clear();
    host.classList.remove('is-live');
    try {
      await play(await request('act', { seat: now.turn, ply: now.ply, action, public: eyes === null }));
      isBusy = false;
      await goOn();
    } catch (error) {
      isBusy = false;
      trouble(error);
    }
  }

  /** Everything that happened, then the truth. @param {Update} update */
  async function play(update) {
    const mine = course;
    stage.calm();
    stage.shorten(!isFree && now.turn !== eyes); // a bot moved
    const happened = update.events.map((event, at) => ({ event, frames: update.frames[at] ?? [] }));
    for (const { event, frames } of kit.digest(happened)) {
      if (mine !== course) return;
      tellAll(tell(event, told));
      await stage.play(event, update, frames);
    }
    now = update;
    showBoard(update);
    onState(update);
  }

  function over() {
    fill(choicesRoot, el('p', { class: 'question' }, standing()));
    onDone({ scores: now.scores });
  }

  /** Who is ahead when all is over, in a sentence for each. */
  const standing = () =>
    now.scores.map((score, seat) => t('embed-score', { name: isolated(names[seat] ?? ''), score })).join(' ');

  // ---- a recorded race

  /** @type {ReturnType<typeof createReplay> | null} */
  let replay = null;

  async function watch() {
    const parcel = await engine?.call('receive', { text: race.record });
    names.splice(0, names.length, ...parcel.seats.map((/** @type {{ name: string }} */ seat) => cleanName(seat.name)));
    const shared = { game: parcel.save.game, seats: parcel.seats };
    seatCast(shared);
    now = await request('load', { save: parcel.save, seed: '', seat: null, cast: castFor(shared) });
    const { events } = await request('log', { seat: null });
    const plies = [...new Set(events.map((/** @type {{ ply: number }} */ { ply }) => ply))];
    fill(panel, caption, past);
    panel.classList.add('is-past');
    replay?.end();
    replay = createReplay(past, {
      fetch: (ply) => request('show', { seat: null, ply }),
      show: showPast,
      length: () => ({ last: now.ply, legs: [], told: /** @type {number[]} */ (plies) }),
      onOpen: () => {},
      onClose: () => void replay?.go(now.ply),
      onTrouble: trouble,
      onFork: null,
      now: () => t('replay-end'),
      stage,
    });
    await replay.go(race.ply ?? 0);
  }

  /** @param {Update} then */
  function showPast(then) {
    showBoard(then);
    tellAll(then.events.map((event) => tell(event, told)).join(' '));
    onState(then);
  }

  // ---- taps and troubles

  /** @param {Element} thing */
  async function tap(thing) {
    if (!host.classList.contains('is-live') || isBusy) return;
    if (isFree) return thing.id === 'pyramid' ? void document.getElementById('shake')?.click() : undefined;
    const meant = choices.tap(thing);
    if (!meant) return;
    const { reason } = await request('why', { seat: now.turn, action: meant });
    if (reason) tellAll(refusal(reason, names, race.game));
  }

  /** @param {any} error */
  function trouble(error) {
    if (engine)
      onTrouble(
        sentence(
          error?.code ? refusal({ code: error.code, params: error.params ?? {} }, names, race.game) : String(error),
        ),
      );
  }

  return {
    open,
    rest,
    /** @param {number} ply */
    goto: (ply) => replay?.go(ply),
    /** Nothing of it is heard any more. */
    close() {
      course++;
      panel.classList.remove('is-past');
      replay?.end();
      reader.end();
      group.end();
      unbind();
      choices.close();
      engine?.end();
      engine = null;
      seed = dice();
    },
  };
}

/** Secret numbers for the dice of one visit. */
const dice = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
