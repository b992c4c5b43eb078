// The race on the start page: beats that the build has played, moved as at the table, again and again.
import { patch } from './board.js';
import { kitOf } from './kits.js';
import { expanded } from './shared-parts.js';
import { createStage } from './stage.js';

/**
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {import('./board.js').Board} Board
 * @typedef {{ events: GameEvent[], frames: Drawing[][], parts: Drawing[] }} Beat
 */

const REST = 1900; // milliseconds between two beats
const FADE = 450;
const PIECES = ['camels', 'tiles', 'dice', 'herd']; // layers that fade when the race begins again

/** @param {string} game */
const raceOf = (game) =>
  kitOf(game).name === 'elephant' ? import('drawing:loop-elephant') : import('drawing:loop-camel');

/** The beats of a game's race. @param {string} game @returns {Promise<Beat[]>} */
export async function beatsOf(game) {
  const { parts, beats } = /** @type {any} */ ((await raceOf(game)).default);
  return beats.map((/** @type {Beat} */ { events, frames, parts: after }) => ({
    events,
    frames: expanded(frames, parts),
    parts: expanded(after, parts),
  }));
}

/**
 * @param {{ board: Board, game: string, first: Drawing, beats: Beat[] }} race `first` is the position that it begins with
 */
export function createLoop({ board, game, first, beats }) {
  const kit = kitOf(game);
  let next = 0;
  let isMidBeat = false;
  /** What plays now. @type {ReturnType<typeof begin> | null} */
  let run = null;

  /** A run of the loop; once it has ended it touches the board no more, whatever it still waits for. */
  function begin() {
    let isOn = true;
    /** @type {() => void} */
    let wake = () => {};
    /** @param {Drawing} part */
    const showPart = (part) => {
      const known = isOn ? board.thing(part[1].id ?? '') : null;
      if (known) patch(known, part);
      return known;
    };
    const stage = createStage(
      { ...board, showPart },
      () => null,
      { play() {} },
      (tools) => ({
        ...kit.motions(tools),
        Faded: ({ from, to }) => faded(tools, from, to),
      }),
    );
    return {
      stage,
      showPart,
      get isOn() {
        return isOn;
      },
      /** @param {number} ms */
      rest: (ms) =>
        new Promise((/** @type {(value: void) => void} */ resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        }),
      end() {
        isOn = false;
        stage.hurry();
        wake();
      },
    };
  }

  /** All pieces fade away or come back. @param {import('./stage.js').Tools} tools @param {number} from @param {number} to */
  async function faded({ move }, from, to) {
    await Promise.all(PIECES.map((id) => move(board.thing(id), [{ opacity: from }, { opacity: to }], FADE)));
  }

  /** @param {import('./stage.js').Stage} stage @param {number} from @param {number} to */
  const fade = (stage, from, to) =>
    stage.play(/** @type {any} */ ({ type: 'Faded', from, to }), /** @type {any} */ ({}), []);

  /** @param {ReturnType<typeof begin>} mine */
  async function go(mine) {
    while (mine.isOn) {
      await mine.rest(REST);
      if (!mine.isOn) return;
      const beat = beats[next];
      if (beat) await play(mine, beat);
      else await rewind(mine);
    }
  }

  /** @param {ReturnType<typeof begin>} mine @param {Beat} beat */
  async function play(mine, { events, frames, parts }) {
    const update = /** @type {any} */ ({ events, drawing: ['g', {}, ...parts] });
    isMidBeat = true;
    for (const happening of kit.digest(events.map((event, at) => ({ event, frames: frames[at] ?? [] })))) {
      await mine.stage.play(happening.event, update, happening.frames);
      if (!mine.isOn) return;
    }
    finish();
  }

  /** The position after the beat that is under way. */
  function finish() {
    for (const part of beats[next]?.parts ?? []) run?.showPart(part);
    isMidBeat = false;
    next++;
  }

  /** @param {ReturnType<typeof begin>} mine */
  async function rewind(mine) {
    await mine.rest(REST);
    if (!mine.isOn) return;
    await fade(mine.stage, 1, 0);
    if (!mine.isOn) return;
    board.show(first);
    next = 0;
    await fade(mine.stage, 0, 1);
  }

  return {
    play() {
      if (run) return;
      run = begin();
      board.host.dataset.plays = '';
      void go(run);
    },
    /** Stand still; a beat that is under way ends at once. */
    pause() {
      if (isMidBeat) finish();
      this.stop();
    },
    /** The board is wanted for something else. */
    stop() {
      run?.end();
      run = null;
      delete board.host.dataset.plays;
    },
  };
}

/** @typedef {ReturnType<typeof createLoop>} Loop */
