// A board that shows a scene: its first state, and lines played step by step. It needs no engine.
import { settings } from '../store/settings.js';
import { build, patch } from '../ui/board.js';

/**
 * @typedef {import('./scenes.js').Scene} Scene
 * @typedef {import('./scenes.js').State} State
 * @typedef {import('./scenes.js').Step} Step
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 */

const FACTOR = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };
const GLIDE = 190;
const PAUSE = 260;

/** What on the board stands for an answer, by its id. @param {Scene} scene @param {string} choice */
export function thingFor({ asks, game }, choice) {
  const isCamel = game !== 'elephant';
  if (asks === 'piece') return `${isCamel ? 'camel' : 'elephant'}-${choice}`;
  if (asks === 'place') return `${isCamel ? 'space' : 'place'}-${choice}`;
  return null;
}

/**
 * @param {HTMLElement} host
 * @param {(choice: string) => void} onTap somebody tapped what stands for an answer
 */
export function createShow(host, onTap) {
  /** @type {Scene | null} */
  let scene = null;
  let playing = 0;
  host.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? tapped(event.target) : null;
    if (choice !== null) onTap(choice);
  });

  /** @param {Element} target */
  function tapped(target) {
    if (scene?.kind !== 'puzzle') return null;
    const choices = scene.answers.map(({ choice }) => choice);
    const action = target.closest('[data-actions]')?.getAttribute('data-actions')?.split(' ') ?? [];
    const shown = scene;
    return (
      choices.find((choice) => action.includes(choice)) ??
      choices.find((choice) => target.closest(`#${CSS.escape(thingFor(shown, choice) ?? 'nothing')}`)) ??
      null
    );
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

  const factor = () => (document.hidden ? 0 : FACTOR[settings.speed]);

  /** One layer in place of the old one; everything that moved glides there. @param {Drawing} layer */
  async function glide(layer) {
    const known = root()?.querySelector(`#${CSS.escape(layer[1].id ?? '')}`);
    if (!known) return;
    const before = placesIn(known);
    patch(known, layer);
    const moved = Array.from(known.children).filter(
      (piece) => before.has(piece.id) && before.get(piece.id) !== piece.getAttribute('transform'),
    );
    const ms = GLIDE * factor();
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
      host.className = `board is-live asks-${next.kind === 'puzzle' ? next.asks : 'nothing'}`;
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
        await pause(PAUSE * factor());
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
