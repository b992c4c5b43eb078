// The engine as the page sees it: ask and be answered. Behind it lives one worker at a time, and a new one takes the
// place of one that died or came late; tables live in the worker, so the page then loads its save again.

import { createDrawings } from './drawings.js';
import { bytesOfWheel, checkedText, plain } from './gate.js';
import { startLife } from './life.js';
import { EngineError } from './messages.js';

export { EngineError };

/** @typedef {import('./messages.js').Params} Params */
/** @typedef {import('./messages.js').Progress} Progress */
/** @typedef {import('./messages.js').State} State */
/** @typedef {import('./messages.js').Wheel} Wheel */

const CALL_DEADLINE = 15_000;
const WHEEL_DEADLINE = 60_000;

/**
 * @typedef {object} Engine
 * @property {Promise<void>} ready of the worker there is now; rejects with 'boot-timeout', 'no-wasm', 'network' or 'boot-failed'
 * @property {State} state
 * @property {import('./messages.js').Origin | undefined} from what the worker there is was started from
 * @property {(verb: string, fields?: Record<string, any>, options?: { deadline?: number }) => Promise<any>} call
 *   resolves to the answer's `ok`, rejects with an EngineError: the bridge's code, or 'late', 'dead', 'text-too-long',
 *   'text-too-deep', or why the boot failed. Whoever only waited behind another's question when the worker ended
 *   gets 'dead' with `behind`
 * @property {() => number} wake puts a new worker in the place of one that died at work; a number for each worker
 * @property {() => Promise<void>} retry after a boot that failed
 * @property {() => void} end ends the worker and starts none; the next question does
 * @property {() => Promise<void>} restart ends the worker and starts a new one: all tables are gone
 * @property {(wheel: Blob | ArrayBuffer | Uint8Array | string | URL) => Promise<Wheel>} installWheel
 *   in a worker started from bytecode, if need be a new one; rejects with 'wheel-unreadable', 'wheel-not-pure',
 *   'wheel-refused', 'wheel-broken' or 'wheel-elsewhere'
 */

/**
 * @param {object} [options]
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {(state: State, error?: EngineError) => void} [options.onState]
 * @param {number} [options.bootDeadline] milliseconds without a sign of life
 * @returns {Engine}
 */
export function createEngine({ onProgress = () => {}, onState = () => {}, bootDeadline } = {}) {
  /** @type {State} */
  let state = 'loading';
  /** @type {import('./messages.js').Origin | undefined} */
  let from;
  let plainly = false; // without the snapshot
  let lives = 0;
  let life = begin();

  function begin() {
    /** @param {State} next @param {EngineError} [error] */
    const change = (next, error) => {
      if (started !== life) return; // a former worker's news
      state = next;
      onState(next, error);
    };
    lives += 1;
    const worker = startLife({
      onProgress,
      onReady: (origin) => {
        if (started === life) from = origin;
        change('ready');
      },
      onEnd: (error) => {
        plainly ||= error.code === 'boot-timeout'; // a snapshot that hangs is not tried again
        change('failed', error);
      },
      bootDeadline,
      plainly,
    });
    const started = { ...worker, drawings: createDrawings() };
    return started;
  }

  function renew() {
    const former = life;
    life = begin();
    former.end(new EngineError('dead'));
    state = 'loading';
    onState(state);
    return life.ready;
  }

  /** The worker there is, or a new one in place of one that died at work. */
  function living() {
    if (life.isOver() && life.hasLived()) renew();
    return life;
  }

  /**
   * @param {(id: number, drawings: import('./drawings.js').Drawings) => import('./messages.js').Asked} question
   * @param {number} deadline
   */
  async function ask(question, deadline) {
    const { ready, ask, drawings } = living();
    await ready;
    const answer = JSON.parse(await ask((id) => question(id, drawings), deadline));
    if ('error' in answer) throw new EngineError(answer.error.code, told(answer.error.params));
    return drawings.whole(answer.ok);
  }

  return {
    get ready() {
      return life.ready;
    },
    get state() {
      return state;
    },
    get from() {
      return from;
    },
    async call(verb, fields = {}, { deadline = CALL_DEADLINE } = {}) {
      const asked = { verb, ...fields };
      checkedText(asked);
      return ask((id, { known }) => ({ id, text: JSON.stringify({ ...asked, ...known(verb) }) }), deadline);
    },
    wake() {
      living();
      return lives;
    },
    retry: async () => (life.isOver() || state === 'failed' ? renew() : life.ready),
    end: () => life.end(new EngineError('dead')),
    restart: async () => renew(),
    async installWheel(wheel) {
      const content = await wheelContent(wheel);
      await living().ready;
      if (from === 'snapshot') {
        plainly = true; // a snapshot has nothing that installs
        await renew();
      }
      return ask((id) => ({ id, wheel: content }), WHEEL_DEADLINE);
    },
  };
}

/** What a refusal quotes may be a stranger's. @param {Params} params @returns {Params} */
function told(params) {
  const quoted = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? plain(value, 200) : value,
  ]);
  return Object.fromEntries(quoted);
}

/** @param {Blob | ArrayBuffer | Uint8Array | string | URL} wheel @returns {Promise<ArrayBuffer | string>} */
async function wheelContent(wheel) {
  if (wheel instanceof Blob) return bytesOfWheel(wheel);
  if (wheel instanceof ArrayBuffer) return wheel;
  if (wheel instanceof Uint8Array) return wheel.slice().buffer;
  const url = new URL(wheel, document.baseURI);
  if (url.origin !== location.origin) throw new EngineError('wheel-elsewhere', { origin: url.origin });
  return url.href;
}
