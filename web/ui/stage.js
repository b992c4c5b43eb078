// Plays events in order, one motion each; then the table shows the true position. The rules never wait for a motion, and
// `hurry` ends it at any frame: every animation and every pause is known here, and so is what lies over the board.
import { settings } from '../store/settings.js';
import { part } from './board.js';
import { el } from './dom.js';
import { createOverlay } from './overlay.js';
import { motionFactor } from './tempo.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {import('./sound.js').SoundName} SoundName
 */

// Milliseconds at normal speed: the full show, and the short one for bots and fast replays.
const HOP = { full: 150, short: 110 };
const FLIGHT = { full: 520, short: 320 };
const ARRIVAL = { full: 460, short: 280 };
const BEAT = { full: 120, short: 50 };
const READABLE = 0.45; // the share of its usual time that words need at least
const FAST_REPLAY = 4; // from here on the short show is shown

/**
 * How events move, by their type. A motion that returns false goes on without a beat.
 * @typedef {Record<string, (event: any, update: Update, frames: Drawing[]) => Promise<void | false>>} Motions
 */

/** Keyframes of an animal that goes from one place to another. @typedef {(from: string | undefined, to: string, id: string) => Keyframe[]} Leap */

/** What motions are made of. @typedef {object} Tools
 * @property {import('./board.js').Board} board
 * @property {import('./overlay.js').Overlay} overlay
 * @property {{ play(name: SoundName): void }} sound
 * @property {(seat: number) => Element | null} panelOf
 * @property {(element: Element | null, frames: Keyframe[], ms: number, easing?: string) => Promise<void>} move
 * @property {(ms: number) => Promise<void>} wait
 * @property {() => boolean} isStill nothing moves now
 * @property {() => boolean} isCalm things fade and glide, and nothing more
 * @property {(times: { full: number, short: number }) => number} lasting milliseconds in the show that is on
 * @property {(ms: number) => number} readable so many milliseconds, or a little less than half of them when the round is hastened beyond that
 * @property {(layer: Drawing, how?: { leap?: Leap, ms?: number, sound?: SoundName }) => Promise<void>} step
 * @property {(cargo: Element, from: Element | null, to: Element | null) => Promise<void>} fly
 * @property {(id: string, from: Element | null) => Promise<void>} arrive
 * @property {(update: Update, ...ids: string[]) => void} showParts
 */

/**
 * @param {import('./board.js').Board} board
 * @param {(seat: number) => Element | null} panelOf
 * @param {import('./sound.js').Sound} sound
 * @param {(tools: Tools) => Motions} motionsOf
 */
export function createStage(board, panelOf, sound, motionsOf) {
  let hurried = false;
  let tempo = 1;
  let haste = 1;
  let isShortened = false;
  /** Milliseconds of motion so far, at normal speed; what moves side by side counts once. */
  let shown = 0;
  /** @type {Set<Animation>} */
  const running = new Set();
  /** What ends each pause. @type {Set<() => void>} */
  const pauses = new Set();
  const overlay = createOverlay(board);

  const factor = () => (hurried ? 0 : motionFactor() / tempo);
  const isCalm = () => settings.motion === 'calm';
  const isShort = () => isShortened || tempo >= FAST_REPLAY;
  /** @param {{ full: number, short: number }} times */
  const lasting = (times) => (isShort() ? times.short : times.full);

  /** @param {Element | null} element @param {Keyframe[]} frames @param {number} ms @param {string} [easing] */
  async function move(element, frames, ms, easing = 'ease-in-out') {
    const times = factor() * haste;
    if (!element || !times) return;
    const end = shown + ms * haste;
    const animation = element.animate(frames, { duration: ms * times, easing });
    running.add(animation);
    await animation.finished.catch(() => {});
    running.delete(animation);
    shown = Math.max(shown, end);
  }

  /** @param {number} ms @returns {Promise<void>} */
  function wait(ms) {
    const times = factor() * haste;
    if (!times) return Promise.resolve();
    const over = shown + ms * haste;
    return new Promise((resolve) => {
      const timer = setTimeout(end, ms * times);
      function end() {
        clearTimeout(timer);
        pauses.delete(end);
        shown = Math.max(shown, over);
        resolve();
      }
      pauses.add(end);
    });
  }

  /** A sound fits the speed; a device shakes for the full show only. @param {SoundName} name */
  function hear(name) {
    if (!hurried) sound.play(name, { pace: factor() || 1, isFelt: !isShort() && factor() > 0 });
  }

  /** Show a layer as it is after a step; each animal that moved goes there. @type {Tools['step']} */
  async function step(layer, { leap = hop, ms = lasting(HOP), sound: name = 'hoof' } = {}) {
    const id = layer[1].id ?? '';
    const before = places(id);
    board.showPart(layer);
    hear(name);
    const moved = Array.from(places(id)).filter(([animal, place]) => before.get(animal) !== place);
    const way = isCalm() ? glide : leap;
    await Promise.all(
      moved.map(([animal, place]) => move(board.thing(animal), way(before.get(animal), place, animal), ms)),
    );
  }

  /** @param {string} layer */
  function places(layer) {
    const animals = Array.from(board.thing(layer)?.children ?? []);
    return new Map(animals.map((animal) => [animal.id, animal.getAttribute('transform') ?? '']));
  }

  /** Something flies from one place on the screen to another. @param {Element} cargo @param {Element | null} from @param {Element | null} to */
  async function fly(cargo, from, to) {
    if (!from || !to || !factor()) return;
    const [a, b] = [middle(from), middle(to)];
    const flyer = el('div', { class: 'flyer', 'aria-hidden': 'true' }, cargo);
    document.body.append(flyer);
    const arc = { transform: `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 40}px) scale(1.25)` };
    const [start, end] = [{ transform: at(a) }, { transform: at(b), opacity: 0.6 }];
    await move(flyer, isCalm() ? [start, end] : [start, arc, end], lasting(FLIGHT));
    flyer.remove();
  }

  /** A thing that is new on the board comes from somewhere. @param {string} id @param {Element | null} from */
  async function arrive(id, from) {
    const thing = board.thing(id);
    const svg = thing?.ownerSVGElement;
    const scale = svg?.getScreenCTM()?.a ?? 1;
    if (!thing || !from) return;
    const [a, b] = [middle(from), middle(thing)];
    const place = css(thing.getAttribute('transform'));
    const away = isCalm() ? place : `translate(${(a.x - b.x) / scale}px, ${(a.y - b.y) / scale}px) ${place}`;
    await move(
      thing,
      [
        { transform: away, opacity: 0.2 },
        { transform: place, opacity: 1 },
      ],
      lasting(ARRIVAL),
    );
  }

  /** @param {Update} update @param {...string} ids */
  function showParts(update, ...ids) {
    for (const id of ids) {
      const drawing = part(update.drawing, id);
      if (drawing) board.showPart(drawing);
    }
  }

  const motions = motionsOf({
    board,
    overlay,
    sound: { play: hear },
    panelOf,
    move,
    wait,
    isStill: () => !factor(),
    isCalm,
    lasting,
    readable: (ms) => Math.max(ms, (READABLE * ms) / haste),
    step,
    fly,
    arrive,
    showParts,
  });

  /** Show everything at once, until `calm`. */
  function hurry() {
    hurried = true;
    for (const animation of running) animation.finish();
    for (const end of pauses) end();
    overlay.clear();
  }

  const hurryIfUnseen = () => {
    if (!motionFactor()) hurry();
  };

  return {
    /** One event: its motion, then a moment to read it. @param {GameEvent} event @param {Update} update @param {Drawing[]} frames */
    async play(event, update, frames) {
      const motion = motions[event.type];
      if (!motion) return;
      document.addEventListener('visibilitychange', hurryIfUnseen);
      addEventListener('setting-motion', hurryIfUnseen);
      try {
        if ((await motion(event, update, frames)) !== false) await wait(lasting(BEAT));
      } finally {
        document.removeEventListener('visibilitychange', hurryIfUnseen);
        removeEventListener('setting-motion', hurryIfUnseen);
      }
    },
    hurry,
    calm() {
      hurried = false;
    },
    /** So many times as fast as usual. @param {number} times */
    pace(times) {
      tempo = times;
    },
    /** Everything takes this share of its usual time. @param {number} share */
    hasten(share) {
      haste = share;
    },
    /** Milliseconds of motion so far, at normal speed. */
    get shown() {
      return shown;
    },
    /** Play the short show, as for a bot, or the full one. @param {boolean} isWanted */
    shorten(isWanted) {
      isShortened = isWanted;
    },
    get isMoving() {
      return running.size + pauses.size > 0;
    },
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */

/** @param {Element} element */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {{ x: number, y: number }} place */
const at = ({ x, y }) => `translate(${x}px, ${y}px)`;

/** The numbers of an SVG translation. @param {string | null | undefined} transform @returns {[number, number]} */
export function numbers(transform) {
  const [x = 0, y = 0] = (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
  return [x, y];
}

/** An SVG translation as CSS, where lengths have units. @param {string | null | undefined} transform */
export function css(transform) {
  const [x, y] = numbers(transform);
  return `translate(${x}px, ${y}px)`;
}

/** Comes from above. @param {string} to @returns {Keyframe[]} */
export const drop = (to) => [
  { transform: `${css(to)} translateY(-60px)`, opacity: 0 },
  { transform: css(to), opacity: 1 },
];

/** @type {Leap} */
function glide(from, to) {
  const start = from === undefined ? { transform: css(to), opacity: 0 } : { transform: css(from) };
  return [start, { transform: css(to) }];
}

/** @type {Leap} */
export function hop(from, to) {
  if (from === undefined) return drop(to);
  const [[a, b], [c, d]] = [numbers(from), numbers(to)];
  const top = `translate(${(a + c) / 2}px, ${Math.min(b, d) - 12}px) scale(0.98, 1.04)`;
  return [{ transform: css(from) }, { transform: top }, { transform: css(to) }];
}

/** @param {Element | null} element @returns {Keyframe[]} */
export function shaking(element) {
  const place = css(element?.getAttribute('transform'));
  return [0, -4, 5, -5, 4, -2, 0].map((x) => ({ transform: `${place} translateX(${x}px)` }));
}
