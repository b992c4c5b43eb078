// Plays what happened, in order, then shows the truth. Rules never wait for it, and a tap skips it.
import { settings } from '../store/settings.js';
import { part } from './board.js';
import { el, pause } from './dom.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 */

const FACTOR = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
const HOP = 150;

/** How events move, by their type. @typedef {Record<string, (event: any, update: Update, frames: Drawing[]) => Promise<void>>} Motions */

/** What motions are made of. @typedef {object} Tools
 * @property {import('./board.js').Board} board
 * @property {import('./sound.js').Sound} sound
 * @property {(seat: number) => Element | null} panelOf
 * @property {(element: Element | null, frames: Keyframe[], ms: number) => Promise<void>} move
 * @property {(ms: number) => Promise<unknown>} wait
 * @property {() => boolean} isStill does nothing move, now that things happen at once
 * @property {(layer: Drawing) => Promise<void>} step
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
  /** @type {Set<Animation>} */
  const running = new Set();

  const factor = () => (hurried || document.hidden ? 0 : FACTOR[settings.speed] / tempo);

  /** @param {Element | null} element @param {Keyframe[]} frames @param {number} ms */
  async function move(element, frames, ms) {
    const times = factor();
    if (!element || !times) return;
    const animation = element.animate(frames, { duration: ms * times, easing: 'ease-in-out' });
    running.add(animation);
    await animation.finished.catch(() => {});
    running.delete(animation);
  }

  /** @param {number} ms */
  const wait = (ms) => (factor() ? pause(ms * factor()) : Promise.resolve());

  /** A step: the layer as it is after it, every animal that moved hopping there. @param {Drawing} layer */
  async function step(layer) {
    const name = layer[1].id ?? '';
    const before = places(name);
    board.showPart(layer);
    sound.play('hoof');
    const moved = Array.from(places(name)).filter(([id, place]) => before.get(id) !== place);
    await Promise.all(moved.map(([id, place]) => move(board.thing(id), hop(before.get(id), place), HOP)));
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
    const flyer = el('div', { class: 'flyer' }, cargo);
    document.body.append(flyer);
    const arc = `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 40}px) scale(1.25)`;
    await move(flyer, [{ transform: at(a) }, { transform: arc }, { transform: at(b), opacity: 0.6 }], 520);
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
    const away = `translate(${(a.x - b.x) / scale}px, ${(a.y - b.y) / scale}px) ${place}`;
    await move(
      thing,
      [
        { transform: away, opacity: 0.2 },
        { transform: place, opacity: 1 },
      ],
      460,
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
    sound,
    panelOf,
    move,
    wait,
    isStill: () => !factor(),
    step,
    fly,
    arrive,
    showParts,
  });

  return {
    /** One event: its motion, then a moment to read it. @param {GameEvent} event @param {Update} update @param {Drawing[]} frames */
    async play(event, update, frames) {
      const motion = motions[event.type];
      if (!motion) return;
      await motion(event, update, frames);
      await wait(120);
    },
    /** From here on everything happens at once, until `calm`. */
    hurry() {
      hurried = true;
      for (const animation of running) animation.finish();
    },
    calm() {
      hurried = false;
    },
    /** So many times as fast as usual. @param {number} times */
    pace(times) {
      tempo = times;
    },
    get isMoving() {
      return running.size > 0;
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

/** An SVG translation as CSS, where lengths have units. @param {string | null | undefined} transform */
export function css(transform) {
  const [x = '0', y = '0'] = transform?.match(/-?[\d.]+/g) ?? [];
  return `translate(${x}px, ${y}px)`;
}

/** @param {string | undefined} from @param {string} to @returns {Keyframe[]} */
function hop(from, to) {
  if (from === undefined)
    return [
      { transform: `${css(to)} translateY(-60px)`, opacity: 0 },
      { transform: css(to), opacity: 1 },
    ];
  const [a = 0, b = 0] = (from.match(/-?[\d.]+/g) ?? []).map(Number);
  const [c = 0, d = 0] = (to.match(/-?[\d.]+/g) ?? []).map(Number);
  const top = `translate(${(a + c) / 2}px, ${Math.min(b, d) - 12}px) scale(0.98, 1.04)`;
  return [{ transform: css(from) }, { transform: top }, { transform: css(to) }];
}

/** @param {Element | null} element @returns {Keyframe[]} */
export function shaking(element) {
  const place = css(element?.getAttribute('transform'));
  return [0, -4, 5, -5, 4, -2, 0].map((x) => ({ transform: `${place} translateX(${x}px)` }));
}
