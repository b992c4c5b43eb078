// A reveal: the pyramid swells, shakes and rattles, and a large die tumbles across the board, stops, is read, and flies
// to its place. The die's faces are the drawing's own. In calm motion the die only fades in, is read, and fades out.
import { build, part } from '../board.js';
import { el } from '../dom.js';
import { copyOf } from '../overlay.js';
import { css } from '../stage.js';

/** @typedef {import('../../engine/messages.js').Drawing} Drawing */

// Milliseconds at normal speed.
const SHAKE = { full: 460, short: 180 };
const ROLL = { full: 720, short: 310 };
const HOLD = { full: 460, short: 310 };
const HOME = { full: 260, short: 150 };

const SWELL = 1.35;
const FACE = '-14.7 -15 29.4 29.8'; // round the outline of a die, as the drawing has it
const REST = 'rotateX(-15deg) rotateY(-19deg) rotateZ(0deg)';
const FLAT = 'rotateX(0deg) rotateY(0deg) rotateZ(0deg)';
const SIDES = ['front', 'right', 'top', 'left', 'bottom', 'back'];
// Where the die touches the ground and how high it jumps, as [time, x, y, size] in shares of the board.
const PATH = [
  [0, 0.5, 0.46, 0.3],
  [0.2, 0.3, 0.24, 0.9],
  [0.4, 0.16, 0.56, 1],
  [0.56, 0.34, 0.36, 1.06],
  [0.72, 0.5, 0.6, 1],
  [0.86, 0.53, 0.5, 1.04],
  [1, 0.5, 0.56, 1],
];

/** @param {import('../stage.js').Tools} tools */
export function createReveal({ board, overlay, sound, move, isStill, isCalm, lasting }) {
  /** The pyramid, over everything that stands in its way. */
  async function shake() {
    const pyramid = board.thing('pyramid');
    if (!pyramid || isStill() || isCalm()) return;
    sound.play('rattle');
    const ms = lasting(SHAKE);
    const canvas = overlay.canvas();
    const copy = copyOf(pyramid);
    canvas.append(copy);
    overlay.put(canvas);
    const hidden = [{ opacity: 0 }, { opacity: 0 }];
    await Promise.all([move(pyramid, hidden, ms), move(copy, swelling(pyramid), ms, 'linear')]);
    overlay.take(canvas);
  }

  /** @param {string} letter @param {number} pips @param {Drawing[]} frames the layer of dice with this one out */
  async function roll(letter, pips, frames) {
    const drawn = frames[0] && part(frames[0], `die-${letter}`);
    const place = board.thing(`die-${letter}`);
    if (drawn && place && !isStill()) {
      const die = bigDie(letter, pips, drawn);
      overlay.put(die);
      if (isCalm()) await fade(die);
      else await tumble(die, place);
      overlay.take(die);
    }
    for (const layer of frames) board.showPart(layer);
  }

  /** @param {HTMLElement} die */
  async function fade(die) {
    const { width, height } = overlay.size();
    const transform = `translate(${0.5 * width}px, ${0.56 * height}px)`;
    die.style.transform = transform;
    cubeOf(die).style.transform = REST;
    const steps = [0, 1, 1, 1, 0].map((opacity) => ({ opacity }));
    await move(die, steps, lasting(HOLD) + 2 * lasting(HOME));
  }

  /** @param {HTMLElement} die @param {Element} place */
  async function tumble(die, place) {
    const [{ width, height }, cube] = [overlay.size(), cubeOf(die)];
    const way = PATH.map(([offset = 0, x = 0, y = 0, size = 1], at) => ({
      offset,
      transform: `translate(${x * width}px, ${y * height}px) scale(${size})`,
      easing: at % 2 ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'cubic-bezier(0.1, 0.4, 0.5, 1)', // down, up
    }));
    const start = 'rotateX(705deg) rotateY(-559deg) rotateZ(-200deg)';
    sound.play('roll');
    await Promise.all([
      move(die, way, lasting(ROLL), 'linear'),
      move(cube, [{ transform: start }, { transform: REST }], lasting(ROLL), 'cubic-bezier(0.2, 0.6, 0.4, 1)'),
    ]);
    const stopped = `translate(${0.5 * width}px, ${0.56 * height}px)`;
    die.style.transform = stopped;
    cube.style.transform = REST;
    sound.play('thump');
    await move(die, landing(stopped), lasting(HOLD));
    const box = overlay.boxOf(place);
    const home = `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) scale(${box.width / (die.clientWidth || 1)})`;
    await Promise.all([
      move(die, [{ transform: stopped }, { transform: home }], lasting(HOME)),
      move(cube, [{ transform: REST }, { transform: FLAT }], lasting(HOME)),
    ]);
  }

  return { shake, roll };
}

/** Swells and rocks on its base, crouches, and springs back. @param {SVGGraphicsElement} pyramid @returns {Keyframe[]} */
function swelling(pyramid) {
  const place = css(pyramid.getAttribute('transform'));
  const { x, y, width, height } = pyramid.getBBox();
  const base = `${x + width / 2}px, ${y + height}px`;
  const back = `${-x - width / 2}px, ${-y - height}px`;
  /** @param {number} offset @param {number} turn @param {number} wide @param {number} tall */
  const pose = (offset, turn, wide, tall) => ({
    offset,
    transform: `${place} translate(${base}) rotate(${turn}deg) scale(${wide}, ${tall}) translate(${back})`,
  });
  const rocking = [-7, 7, -7, 6, -6, 5].map((turn, at) => pose(0.24 + 0.09 * at, turn, SWELL, SWELL));
  return [pose(0, 0, 1, 1), ...rocking, pose(0.82, 0, SWELL * 1.1, 1), pose(0.92, 0, 1.05, SWELL), pose(1, 0, 1, 1)];
}

/** Squashed by the ground for a moment, then it lies there to be read. @param {string} place @returns {Keyframe[]} */
const landing = (place) => [
  { transform: `${place} scale(1.08, 0.9)` },
  { transform: `${place} scale(1.1)`, offset: 0.25 },
  { transform: `${place} scale(1.1)` },
];

/** @param {HTMLElement} die */
const cubeOf = (die) => /** @type {HTMLElement} */ (die.querySelector('.die-cube'));

/**
 * A cube of the drawing's die: what was rolled in front, the other numbers on the other sides.
 * @param {string} letter @param {number} pips @param {Drawing} drawn
 */
function bigDie(letter, pips, drawn) {
  const sides = SIDES.map((side, at) =>
    el('div', { class: `die-side die-${side}` }, face(letter, drawn, ((pips - 1 + at) % 3) + 1)),
  );
  return el('div', { class: 'big-die' }, el('div', { class: 'die-shadow' }), el('div', { class: 'die-cube' }, sides));
}

/** @param {string} letter @param {Drawing} drawn @param {number} number */
function face(letter, [, , ...parts], number) {
  const shown = parts.filter((it) => it[1]?.href !== '#art-die-side').map((it) => numbered(it, number));
  return build(['svg', { viewBox: FACE, class: 'derby' }, ...shown, ...(letter === 'x' ? [] : [badge(letter)])]);
}

/** The same drawing with another number. @param {Drawing} drawing @param {number} number @returns {Drawing} */
const numbered = ([tag, attributes, ...children], number) => [
  tag,
  attributes,
  ...children.map((child) =>
    typeof child === 'string' ? child.replace(/^[1-3]$/, String(number)) : numbered(child, number),
  ),
];

/** Which camel's die it is, for those who do not see colours. @param {string} letter @returns {Drawing} */
const badge = (letter) => [
  'g',
  { transform: 'translate(-8.6 -9)' },
  ['circle', { r: '5', class: 'cream edge' }],
  ['text', { class: 'num', y: '2.7', 'font-size': '7.6' }, letter.toUpperCase()],
];
