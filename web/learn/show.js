// A board that shows a scene: its first state, and lines played step by step. It needs no engine.
import { build, patch } from '../ui/board.js';
import { motionFactor } from '../ui/tempo.js';
import { isAsked } from './scenes.js';

/**
 * @typedef {import('./scenes.js').Scene} Scene
 * @typedef {import('./scenes.js').Answer} Answer
 * @typedef {import('./scenes.js').State} State
 * @typedef {import('./scenes.js').Step} Step
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 */

const GLIDE = 190;
const PAUSE = 260;

/** How the ids of the things begin that a puzzle asks for. @param {Scene} scene */
function prefixOf({ asks, game }) {
  const isCamel = game !== 'elephant';
  if (asks === 'piece') return isCamel ? 'camel-' : 'elephant-';
  if (asks === 'place') return isCamel ? 'space-' : 'place-';
  return null;
}

/** The piece or place of a puzzle that was tapped; a piece also means the place it stands on. @param {Scene} scene @param {Element} target */
function thingTapped(scene, target) {
  const prefix = prefixOf(scene);
  if (!prefix) return null;
  const standsOn = scene.asks === 'place' ? target.closest('[data-space]')?.getAttribute('data-space') : null;
  return standsOn || target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length) || null;
}

/** A piece or place that is on the board and not among the answers. @param {string} choice @returns {Answer} */
const elsewhere = (choice) => ({ choice, right: false, mistake: 0, offer: null, steps: [] });

/**
 * @param {HTMLElement} host
 * @param {(answer: Answer) => void} onTap somebody tapped an answer, or any other piece or place that was asked for
 */
export function createShow(host, onTap) {
  /** @type {Scene | null} */
  let scene = null;
  let playing = 0;
  host.addEventListener('click', (event) => {
    const answer = event.target instanceof Element ? tapped(event.target) : null;
    if (answer) onTap(answer);
  });

  /** @param {Element} target */
  function tapped(target) {
    if (!scene || !isAsked(scene)) return null;
    const actions = target.closest('[data-actions]')?.getAttribute('data-actions')?.split(' ') ?? [];
    const thing = thingTapped(scene, target);
    const known = scene.answers.find(({ choice }) => actions.includes(choice) || choice === thing);
    return known ?? (thing === null ? null : elsewhere(thing));
  }

  const root = () => host.querySelector('svg');

  /** @param {Drawing} drawing */
  function draw(drawing) {
    const svg = root();
    if (svg) patch(svg, drawing);
    else host.append(build(drawing));
    root()?.setAttribute('aria-hidden', 'true'); // the same is there in words
    shape(host, drawing);
  }

  /** One layer in place of the old one; everything that moved glides there. @param {Drawing} layer */
  async function glide(layer) {
    const known = root()?.querySelector(`#${CSS.escape(layer[1].id ?? '')}`);
    if (!known) return;
    const before = placesIn(known);
    patch(known, layer);
    const moved = Array.from(known.children).filter(
      (piece) => before.has(piece.id) && before.get(piece.id) !== piece.getAttribute('transform'),
    );
    const ms = GLIDE * motionFactor();
    if (!ms) return;
    await Promise.all(
      moved.map((piece) => {
        const frames = [before.get(piece.id) ?? '', piece.getAttribute('transform') ?? ''].map((place) => ({
          transform: css(place),
        }));
        return piece.animate(frames, { duration: ms, easing: 'ease-in-out' }).finished.catch(() => {});
      }),
    );
  }

  return {
    host,
    /** Another scene, as it is before anything happens. @param {Scene} next */
    open(next) {
      if (scene?.game !== next.game) host.replaceChildren();
      scene = next;
      host.className = `board is-live asks-${isAsked(next) ? next.asks : 'nothing'}`;
      this.reset();
    },
    /** Back to the first state. */
    reset() {
      playing++;
      if (scene) draw(scene.state.drawing);
    },
    /** Some steps, one after the other; false if something else was shown meanwhile. @param {Step[]} steps */
    async play(steps) {
      const mine = ++playing;
      for (const { frames, drawing } of steps) {
        for (const layers of frames)
          for (const layer of layers) {
            await glide(layer);
            if (mine !== playing) return false;
          }
        draw(drawing);
        await pause(PAUSE * motionFactor());
        if (mine !== playing) return false;
      }
      return true;
    },
  };
}

/** How wide a drawing is for its height, for the style sheet. @param {HTMLElement} host @param {Drawing} drawing */
function shape(host, [, { viewBox = '0 0 1 1' }]) {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  host.style.setProperty('--ratio', String(width / height));
}

/** @param {Element} layer */
const placesIn = (layer) =>
  new Map(Array.from(layer.children, (piece) => [piece.id, piece.getAttribute('transform') ?? '']));

/** An SVG translation as CSS, where lengths have units. @param {string} transform */
function css(transform) {
  const [x = '0', y = '0'] = transform.match(/-?[\d.]+/g) ?? [];
  return `translate(${x}px, ${y}px)`;
}

/** @param {number} ms */
const pause = (ms) => (ms ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());

/** A drawing that only stands there, so that several fit on a page: its art is another drawing's. @param {Drawing} drawing */
export function still([tag, attributes, , ...parts]) {
  return build([tag, attributes, ...parts.map(unnamed)]);
}

/** @param {Drawing | string} part @returns {Drawing | string} */
function unnamed(part) {
  if (typeof part === 'string' || part[0] === 'defs') return part;
  const [tag, { id, ...attributes }, ...children] = part;
  return [tag, attributes, ...children.map(unnamed)];
}
