// The board on the page: builds the engine's drawing from a list of allowed elements, and patches it by id.
// It knows no rule and no geometry; what can be tapped says so itself. A large one is looked at through a lens.
import { createLens } from './lens.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

const SVG = 'http://www.w3.org/2000/svg';

export const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polygon polyline text tspan title clipPath pattern ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);
export const ATTRIBUTES = new Set(
  (
    'id class transform d x y width height rx ry cx cy r x1 y1 x2 y2 points viewBox href fill stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity stroke-opacity clip-path clip-rule fill-rule ' +
    'font-size font-weight font-family text-anchor dominant-baseline letter-spacing offset stop-color stop-opacity ' +
    'patternUnits patternTransform preserveAspectRatio gradientUnits gradientTransform clipPathUnits xmlns ' +
    'pointer-events role aria-hidden aria-label tabindex ' +
    'data-actions data-why data-camel data-space data-seat data-key data-box'
  ).split(' '),
);

/** @param {string} name @param {string} value */
function isAllowed(name, value) {
  return ATTRIBUTES.has(name) && (name !== 'href' || value.startsWith('#'));
}

/** A new element for a drawing. @param {Drawing} drawing @returns {SVGElement} */
export function build([tag, attributes, ...children]) {
  if (!ELEMENTS.has(tag)) throw new Error(`<${tag}> may not be drawn`);
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  element.append(...children.map((child) => (typeof child === 'string' ? child : build(child))));
  return /** @type {SVGElement} */ (element);
}

/** The drawing that an element shows. @param {Element} element @returns {Drawing} */
export function read(element) {
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
  const children = Array.from(element.childNodes, (child) =>
    child instanceof Element ? read(child) : (child.textContent ?? ''),
  );
  return [element.tagName, attributes, ...children];
}

/** What the page adds for keys and ears; a new drawing leaves it as it is. */
const ADDED = new Set(['role', 'aria-label', 'aria-hidden', 'tabindex']);

/** @param {Element} element @param {Record<string, string>} attributes */
function setAttributes(element, attributes) {
  for (const { name } of Array.from(element.attributes))
    if (!(name in attributes) && !ADDED.has(name) && isAllowed(name, '#')) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (isAllowed(name, value) && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Make an element show a drawing, touching only what differs. Children with ids keep their elements.
 * @param {Element} element
 * @param {Drawing} drawing
 */
export function patch(element, [, attributes, ...children]) {
  setAttributes(element, attributes);
  const named = new Map(Array.from(element.children, (child) => [child.id, child]));
  named.delete('');
  /** @type {ChildNode | null} */
  let place = element.firstChild;
  for (const child of children) {
    const fitting = place ? fits(place, child, named) : fits(null, child, named);
    if (fitting) {
      if (typeof child !== 'string') patch(/** @type {Element} */ (fitting), child);
      if (fitting === place) place = place.nextSibling;
      else element.insertBefore(fitting, place);
    } else element.insertBefore(typeof child === 'string' ? document.createTextNode(child) : build(child), place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/**
 * The node that can go on as this child: the one with its id, or the one in its place if neither has an id.
 * @param {ChildNode | null} place
 * @param {Drawing | string} child
 * @param {Map<string, Element>} named
 * @returns {ChildNode | null}
 */
function fits(place, child, named) {
  if (typeof child === 'string')
    return place?.nodeType === Node.TEXT_NODE && place.textContent === child ? place : null;
  const [tag, { id }] = child;
  if (id) {
    const known = named.get(id);
    return known?.tagName === tag ? known : null;
  }
  return place instanceof Element && place.tagName === tag && !place.id ? place : null;
}

/** The part of a drawing with an id. @param {Drawing} drawing @param {string} id @returns {Drawing | null} */
export function part(drawing, id) {
  if (drawing[1].id === id) return drawing;
  for (const child of drawing.slice(2)) {
    const found = Array.isArray(child) ? part(/** @type {Drawing} */ (child), id) : null;
    if (found) return found;
  }
  return null;
}

/**
 * @param {HTMLElement} host holds the still picture, which becomes the board
 * @param {(thing: Element) => void} onTap what was tapped: the nearest thing that stands for an action
 */
export function createBoard(host, onTap) {
  host.addEventListener('click', ({ target }) => tapped(target instanceof Element ? touched(target) : null));
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (tapped(event.target instanceof Element ? meant(event.target) : null)) event.preventDefault();
  });

  /** @param {Element | null} thing */
  function tapped(thing) {
    if (thing) onTap(thing);
    return thing !== null;
  }

  /** What a tap is for: a piece that stands where a ghost leads means the ghost, unless it can be chosen itself. @param {Element} target */
  function touched(target) {
    const thing = target.closest('[data-why]');
    if (thing?.matches('[data-actions]:not([data-off])')) return thing;
    const place = target.closest('#herd [data-space]')?.getAttribute('data-space') ?? '';
    return host.querySelector(`#ghost [data-space="${CSS.escape(place)}"][data-actions]`) ?? thing;
  }

  /** A place that one stands on with keys means what stands on it, unless something can be done with the place itself. @param {Element} target */
  function meant(target) {
    const thing = target.closest('[data-why]');
    const place = target.id.replace(/^place-/, '');
    const pieces = Array.from(host.querySelectorAll(`[data-space="${CSS.escape(place)}"][data-why]`));
    if (thing?.hasAttribute('data-actions')) return thing;
    return pieces.find((piece) => piece.hasAttribute('data-actions')) ?? thing ?? pieces[0] ?? null;
  }

  /** Who wants to know of every drawing. @type {() => void} */
  let shown = () => {};
  const root = () => host.querySelector(':scope > svg');
  const lens = createLens(host);
  /** Ids of the things that the open question is about. @type {string[]} */
  let chosen = [];

  /** Mark what is chosen; a new drawing sets the classes of its own. */
  function markChosen() {
    for (const thing of host.querySelectorAll('.is-chosen')) if (!chosen.includes(thing.id)) unmark(thing);
    for (const id of chosen) host.querySelector(`#${CSS.escape(id)}`)?.classList.add('is-chosen');
    host.classList.toggle('has-chosen', chosen.length > 0);
  }

  return {
    host,
    lens,
    /** @param {string} id @returns {SVGGraphicsElement | null} */
    thing: (id) => host.querySelector(`#${CSS.escape(id)}`),
    /** Show a whole drawing. @param {Drawing} drawing */
    show(drawing) {
      const svg = root();
      if (svg) patch(svg, drawing);
      else host.prepend(build(drawing));
      lens.shown(drawing[1].viewBox, drawing[1]['data-box']);
      markChosen();
      shown();
    },
    /** Lift and ring these things, and no others, until something else is chosen. @param {string[]} ids */
    choose(ids) {
      chosen = ids;
      markChosen();
    },
    /** @param {() => void} listener hears of every whole drawing */
    onShow(listener) {
      shown = listener;
    },
    /** Bring one thing up to date with a drawing; a new thing is put beside its neighbours. @param {Drawing} drawing @param {{ isFollowed?: boolean }} [how] may the lens look there */
    showPart(drawing, { isFollowed = true } = {}) {
      const known = this.thing(drawing[1].id ?? '');
      if (known) patch(known, drawing);
      markChosen();
      const { id, 'data-box': where } = drawing[1];
      if (isFollowed) id === 'ghost' ? lens.ponder(where) : lens.follow(where);
      return known;
    },
  };
}

/** @param {Element} thing */
function unmark(thing) {
  thing.classList.remove('is-chosen');
  if (!thing.classList.length) thing.removeAttribute('class');
}

/** @typedef {ReturnType<typeof createBoard>} Board */
