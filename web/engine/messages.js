// The boundary, written once: what the page asks, what the engine answers, what the worker tells about itself.
// The verbs and their fields are documented in py_src/stampede/bridge.py.

/**
 * Where a table is after a request. The same for every verb that changes or shows a table.
 * @typedef {object} Update
 * @property {number} ply how many actions and chances there were
 * @property {number | 'over'} turn the seat to move
 * @property {string} position in notation, as the asking seat may see it
 * @property {string} public the position in notation as a spectator may see it: the only one that may leave the page
 * @property {GameEvent[]} events what happened since the ply the request named, in order
 * @property {Drawing[][]} frames for each event, the layers of the drawing that show it step by step
 * @property {View} view the state as the asking seat may see it
 * @property {Drawing} drawing
 * @property {Offer[]} legal what the asking seat may do now, to be sent back by its `action`; empty if it is not to move
 * @property {number[]} scores
 * @property {number | null} undo whose last action may be taken back: nothing came of it yet
 * @property {boolean} back is there any earlier decision, for practice
 * @property {boolean} redo
 * @property {{ ply: number, of: number }} [stopped] after `load`: where a race opens that used an earlier rule
 * @property {{ key: string, params: Record<string, string | number> }} [why] why a bot moved, after `play`
 */

/**
 * A legal action: its notation, its kind, and what a button says about it. What it pays and costs comes from the engine:
 * `value` and `second` of a ticket, `pays` of a reveal or a tile, `scale` and what is still `possible` of a finish card
 * on a pile with so many `cards`, and what it `costs` to be wrong.
 * @typedef {{ action: string, type: string, racer?: string, value?: number, second?: number, costs?: number,
 *   pays?: number, scale?: number[], possible?: number[], cards?: number, space?: number, side?: string, pile?: string,
 *   seat?: number, lifted_from?: number }} Offer
 */

/**
 * @typedef {{ money: number, hand: string | null, tickets: { racer: string, value: number }[], pyramid_tickets: number,
 *   tile: { space: number, side: string } | null, partner: number | null }} PlayerView
 * @typedef {{ seat: number, racer: string | null }} CardView
 * @typedef {{ edition: string, phase: string, seat: number, leg: number, track: string[], pyramid: string,
 *   winner_pile: CardView[], loser_pile: CardView[], players: PlayerView[], [field: string]: any }} View
 */

/** @typedef {{ type: string, ply: number, [field: string]: any }} GameEvent */

/** An SVG element: its name, its attributes, its children. @typedef {[string, Record<string, string>, ...any[]]} Drawing */

/**
 * What the coach's verbs answer: a portion of long work. Ask again until it is done; what is known by then comes along.
 * Odds and advice are described in ui/odds.js and ui/advice.js, the review in ui/review.js.
 * @typedef {{ done: boolean, share: number, odds?: any, advice?: any, review?: any }} Portion
 */

/** Numbers and names that belong into the sentence about an error. @typedef {Record<string, any>} Params */

/** @typedef {'download' | 'compile' | 'start' | 'engine'} Stage */

/**
 * How far the boot is. Bytes are counted unpacked; they never go back and end at `total`, unless the
 * boot begins anew without the snapshot.
 * @typedef {{ stage: Stage, loaded: number, total: number }} Progress
 */

/** @typedef {'loading' | 'ready' | 'failed'} State */

/** What an interpreter was started from. @typedef {'snapshot' | 'bytecode'} Origin */

/** A wheel that was installed and imported. @typedef {{ name: string, version: string, modules: string[] }} Wheel */

/** The name of a worker that begins as soon as it is there; one of another name is told how. */
export const AT_ONCE = 'engine';

/**
 * Page to worker, at first: whether to begin without the snapshot, and the runtime if a former worker has compiled it.
 * @typedef {{ plainly: boolean, runtime: WebAssembly.Module | undefined }} Begun
 */

/** Page to worker. @typedef {{ id: number, text: string } | { id: number, wheel: ArrayBuffer | string }} Asked */

/**
 * Worker to page.
 * @typedef {{ id: number, text: string }
 *   | { progress: Progress }
 *   | { ready: Origin }
 *   | { runtime: WebAssembly.Module }
 *   | { failed: { code: string, params: Params } }} Told
 */

/** Something was refused or broke: `code` names the sentence to show, `params` fill it. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Params} [params]
   */
  constructor(code, params = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'EngineError';
    this.code = code;
    this.params = params;
  }
}

/** A boot that came to nothing. */
export class BootFailed extends Error {
  /**
   * @param {string} code
   * @param {unknown} what
   */
  constructor(code, what) {
    super(String(what));
    this.code = code;
  }
}
