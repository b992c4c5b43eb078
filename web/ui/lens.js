// Looking at a part of a board that is larger than the screen: closer, further, along, and wherever something happens.
// Wheel, pinch, drag, double tap, keys, buttons and the focus move it; the board's own boxes say where to look.
import { t } from '../i18n/index.js';
import { el, icon } from './dom.js';
import { bind } from './keys.js';
import { boxFrom, createStrip } from './strip.js';
import { motionFactor } from './tempo.js';

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const READABLE = 0.72; // screen pixels for a unit of the board: below it one looks at a part
const TOUCHED = 0.93; // at which an animal is as large as a thumb
const FURTHEST = 0.68; // at which all of a move is shown rather than a part of it: letters can still be read
const CLOSEST = 2.4;
const BESIDE = 56; // screen pixels that buttons take at the sides
const STEP = 1.35;
const GLIDE = 320; // milliseconds
const ICONS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  mine: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8v4M10 10h4',
  leader: 'M6 21V4h12l-3 4 3 4H6',
};

/** @param {HTMLElement} host of the board */
export function createLens(host) {
  /** What is shown now; null for everything. @type {Box | null} */
  let box = null;
  /** The whole board. @type {Box} */
  let all = { x: 0, y: 0, width: 1, height: 1 };
  /** Has a person chosen what to look at, so that it is left alone for a while? */
  let isHeld = false;
  /** Does the whole board fit so that it can be read? */
  let isSmall = false;
  /** Pixels for a unit, while one looks at a part. */
  let scale = 1;
  /** The middle of what one chose to look at; a screen of another shape may show it beside its own middle. */
  let centre = { x: 0, y: 0 };
  /** What the board on the table is about, as a box in words. */
  let wanted = '';
  let gliding = 0;
  /** Where a glide will end, and how close that is; undefined if none is under way. @type {{ box: Box | null, scale: number } | undefined} */
  let goal;
  let isOn = false;
  /** What one looked at before the whole course. @type {Box | null} */
  let before = null;
  const strip = createStrip(host, lookAt);
  const looks = el(
    'div',
    { class: 'lens-tools lens-looks' },
    tool('mine', () => lookFor('#look-mine')),
    tool('leader', () => lookFor('#look-leader')),
  );
  const tools = el(
    'div',
    { class: 'lens-tools' },
    tool('in', () => zoom(STEP)),
    tool('out', () => zoom(1 / STEP)),
    tool('whole', whole),
  );

  /** @param {keyof typeof ICONS} name @param {() => void} act */
  function tool(name, act) {
    const words = t(`lens-${name}`);
    return el(
      'button',
      { type: 'button', class: `lens-${name}`, 'aria-label': words, title: words, onclick: act },
      icon(ICONS[name]),
    );
  }

  const svg = () => /** @type {SVGSVGElement | null} */ (host.querySelector(':scope > svg'));
  const shape = () => ({ wide: svg()?.clientWidth || 1, tall: svg()?.clientHeight || 1 });

  /** Pixels for a unit when the whole board is shown. */
  const least = () => Math.min(shape().wide / all.width, shape().tall / all.height);

  /** The same middle, in the shape of the screen, never beyond the board if that can be. @param {Box} wanted @param {number} [furthest] @returns {Box} */
  function fitted({ x, y, width, height }, furthest = least()) {
    const { wide, tall } = shape();
    const pixels = Math.min(CLOSEST, Math.max(furthest, Math.min(wide / width, tall / height)));
    const [w, h] = [wide / pixels, tall / pixels];
    return {
      x: within(x + width / 2 - w / 2, w, all.width, pixels > least() ? BESIDE / pixels : 0),
      y: within(y + height / 2 - h / 2, h, all.height),
      width: w,
      height: h,
    };
  }

  /** A little beyond the edges, too: buttons lie on the sides of what is shown. @param {number} low @param {number} size @param {number} whole @param {number} [beyond] */
  const within = (low, size, whole, beyond = 0) =>
    size >= whole + 2 * beyond ? (whole - size) / 2 : Math.min(Math.max(-beyond, low), whole + beyond - size);

  /** @param {Box} box */
  const centreOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

  /** @param {Box | null} next @param {{ x: number, y: number }} [around] what stays the centre, if it is not the middle */
  function put(next, around) {
    box = next;
    if (next) {
      scale = shape().wide / next.width;
      centre = around ?? centreOf(next);
    }
    const { x, y, width, height } = next ?? all;
    svg()?.setAttribute('viewBox', [x, y, width, height].map((size) => size.toFixed(1)).join(' '));
    host.classList.toggle('is-close', next !== null);
    strip.mark(next);
  }

  /** @param {Box | null} next */
  function glide(next) {
    cancelAnimationFrame(gliding);
    goal = undefined;
    const [from, to] = [box ?? fitted(all), next ?? fitted(all)];
    if (!motionFactor() || !svg()) return put(next);
    goal = { box: next, scale: shape().wide / to.width };
    const begin = performance.now();
    const move = (/** @type {number} */ time) => {
      const share = Math.min(1, Math.max(0, (time - begin) / GLIDE)); // a frame may have begun before
      const part = share * share * (3 - 2 * share);
      const between = (/** @type {keyof Box} */ side) => from[side] + (to[side] - from[side]) * part;
      put(share < 1 ? { x: between('x'), y: between('y'), width: between('width'), height: between('height') } : next);
      if (share < 1) gliding = requestAnimationFrame(move);
      else goal = undefined;
    };
    gliding = requestAnimationFrame(move);
  }

  /** Closer or further; what is under the point stays there. @param {number} times @param {{ x: number, y: number }} [point] share of the screen */
  function zoom(times, point = { x: 0.5, y: 0.5 }) {
    isHeld = true;
    arrive();
    const now = box ?? fitted(all);
    const [width, height] = [now.width / times, now.height / times];
    const next = fitted({
      x: now.x + (now.width - width) * point.x,
      y: now.y + (now.height - height) * point.y,
      width,
      height,
    });
    put(shape().wide / next.width <= least() * 1.01 ? null : next);
  }

  /** Everything, or back to what one looked at before. */
  function whole() {
    isHeld = true;
    arrive();
    const next = box ? null : before && fitted(before);
    before = box;
    glide(next);
  }

  /** Look there, as close as one is, or so that it can be read. @param {Box} there @param {boolean} [isDragged] */
  function lookAt(there, isDragged = false) {
    isHeld = true;
    arrive();
    const [{ wide, tall }, { x, y }] = [shape(), centreOf(there)];
    const pixels = box ? scale : Math.max(TOUCHED, least());
    const [width, height] = [wide / pixels, tall / pixels];
    const next = fitted({ x: x - width / 2, y: y - height / 2, width, height });
    if (isDragged) put(next);
    else glide(next);
  }

  /** Look at the first of these that is not in the middle yet: of two elephants one after the other. @param {string} id */
  function lookFor(id) {
    const boxes = Array.from(host.querySelectorAll(`${id} > *`), (it) => boxFrom(it.getAttribute('data-box')));
    const found = boxes.filter((it) => it !== null);
    const at = found.findIndex((it) => box && contains(box, { ...centreOf(it), width: 0, height: 0 }));
    const next = found[(at + 1) % found.length];
    if (next) lookAt(next);
  }

  /** @param {number} dx @param {number} dy in pixels */
  function pan(dx, dy) {
    arrive();
    if (!box) return;
    isHeld = true;
    const unit = box.width / shape().wide;
    put(fitted({ ...box, x: box.x - dx * unit, y: box.y - dy * unit }));
  }

  /** Look where something happens, unless everything can be read anyway or somebody looks elsewhere. @param {string | null | undefined} where @param {number} [furthest] */
  function follow(where, furthest = TOUCHED) {
    const there = boxFrom(where ?? null);
    if (!there || isHeld || !(isSmall || box)) return;
    const { wide, tall } = shape();
    const pixels = Math.min(TOUCHED, Math.max(furthest, Math.min(wide / there.width, tall / there.height)));
    if (!box || !contains(box, there)) glide(fitted(there, Math.max(pixels, least())));
  }

  /** Look at all of a move that somebody thinks of, wherever one looked; afterwards as close as before. @param {string | null | undefined} where */
  function ponder(where) {
    if (where) {
      isHeld = false;
      return follow(where, FURTHEST);
    }
    if (isHeld || !box || (goal?.scale ?? scale) >= TOUCHED) return;
    const there = boxFrom(wanted);
    if (there) glide(fitted(there, Math.max(TOUCHED, least())));
  }

  /** @param {Box} outer @param {Box} inner */
  const contains = (outer, inner) =>
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1;

  // ---- gestures

  /** @type {Map<number, { x: number, y: number }>} */
  const fingers = new Map();
  let travelled = 0;
  let spread = 0;
  let lastTap = 0;

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.target instanceof Element && event.target.closest('.lens-tools, .lens-strip')) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled = 0;
    spread = distance();
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled += Math.abs(dx) + Math.abs(dy);
    if (fingers.size === 1 && travelled > 8) pan(dx, dy);
    if (fingers.size < 2) return;
    pan(dx / 2, dy / 2);
    const now = distance();
    if (spread && now) zoom(now / spread, share(middle()));
    spread = now;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!fingers.delete(event.pointerId)) return;
    spread = distance();
    if (travelled > 8 || event.type === 'pointercancel') return;
    const isDouble = event.timeStamp - lastTap < 320;
    lastTap = isDouble ? 0 : event.timeStamp;
    const isFree = !(event.target instanceof Element && event.target.closest('.can'));
    if (isDouble && isFree) box ? whole() : zoom(2.2, share({ x: event.clientX, y: event.clientY }));
  }

  function distance() {
    const [one, two] = fingers.values();
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  function middle() {
    const [one = { x: 0, y: 0 }, two = one] = fingers.values();
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  }

  /** @param {{ x: number, y: number }} point on the screen */
  function share({ x, y }) {
    const { left, top, width, height } = (svg() ?? host).getBoundingClientRect();
    return { x: (x - left) / (width || 1), y: (y - top) / (height || 1) };
  }

  /** A drag is no tap. @param {Event} event */
  function click(event) {
    if (travelled <= 8) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, share({ x: event.clientX, y: event.clientY }));
  }

  const KEYS = [
    { keys: ['+', '='], says: () => t('lens-in'), act: () => zoom(STEP) },
    { keys: ['-'], says: () => t('lens-out'), act: () => zoom(1 / STEP) },
    { keys: ['0'], says: () => t('lens-whole'), act: whole },
  ];
  let unbind = () => {};

  /** Look at a thing that has the focus, whatever one looked at before. @param {SVGGraphicsElement} thing */
  function look(thing) {
    const plane = svg()?.getScreenCTM();
    if (!isOn || !box || !plane) return;
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const [low, high] = [
      new DOMPoint(left, top).matrixTransform(plane.inverse()),
      new DOMPoint(right, bottom).matrixTransform(plane.inverse()),
    ];
    const around = { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y };
    if (contains(box, around)) return;
    const centre = { x: (low.x + high.x - box.width) / 2, y: (low.y + high.y - box.height) / 2 };
    glide(fitted({ ...box, ...centre }));
  }

  /** Show the same place, as close as before, on a screen of another shape or in a new drawing. */
  function putAgain() {
    const [width, height] = [shape().wide / scale, shape().tall / scale];
    const again = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
    put(box && fitted(again), centre);
  }

  const resized = new ResizeObserver(() => {
    isSmall = least() < READABLE;
    if (!isOn) return;
    arrive();
    putAgain();
    follow(wanted);
  });

  /** A glide ends at once: the screen changed, or a person looks elsewhere. */
  function arrive() {
    if (!goal) return;
    cancelAnimationFrame(gliding);
    ({ box, scale } = goal);
    if (box) centre = centreOf(box);
    goal = undefined;
  }

  return {
    /** A new drawing is on the board. @param {string | undefined} size its viewBox @param {string | undefined} focus */
    shown(size, focus) {
      if (!isOn) return;
      const [x = 0, y = 0, width = 1, height = 1] = (size ?? '').split(' ').map(Number);
      all = { x, y, width, height };
      strip.shown();
      isSmall = least() < READABLE;
      putAgain();
      wanted = focus || wanted;
      follow(focus);
    },
    follow,
    ponder,
    look,
    /** Somebody moves: from here on it looks where things happen again. */
    release() {
      isHeld = false;
    },
    open() {
      if (isOn) return;
      isOn = true;
      isHeld = false;
      box = null;
      wanted = '';
      host.classList.add('has-lens');
      before = null;
      host.append(strip.root, tools, looks);
      host.addEventListener('pointerdown', down);
      addEventListener('pointermove', drag);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
      host.addEventListener('click', click, { capture: true });
      host.addEventListener('wheel', wheel, { passive: false });
      unbind = bind(() => t('keys-lens'), KEYS);
      resized.observe(host);
    },
    close() {
      if (!isOn) return;
      isOn = false;
      cancelAnimationFrame(gliding);
      put(null);
      host.classList.remove('has-lens', 'is-close');
      for (const part of [strip.root, tools, looks]) part.remove();
      host.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      host.removeEventListener('click', click, { capture: true });
      host.removeEventListener('wheel', wheel);
      unbind();
      resized.disconnect();
    },
  };
}
