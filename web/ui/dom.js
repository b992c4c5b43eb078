// Elements from plain values. Text becomes text nodes, never markup.

/**
 * @typedef {string | number | Node | null | undefined | false} Child
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Props
 */

/**
 * An HTML element. `onclick` and its like are listeners, everything else is an attribute; false and null leave it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...kept(children));
  return element;
}

/** @param {(Child | Child[])[]} children @returns {(string | Node)[]} */
function kept(children) {
  /** @type {(string | Node)[]} */
  const nodes = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    nodes.push(child instanceof Node ? child : String(child));
  }
  return nodes;
}

/**
 * What a button is called, and what is shown instead: a picture, a letter, a number.
 * @param {string} words
 * @param {...(Child | Child[])} shown
 */
export const called = (words, ...shown) => [
  el('span', { class: 'unseen' }, words),
  el('span', { class: 'shown', 'aria-hidden': 'true' }, ...shown),
];

/** Put these children in place of what was there. @param {Element} parent @param {...(Child | Child[])} children */
export function fill(parent, ...children) {
  parent.replaceChildren(...kept(children));
  return parent;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A piece of the board's own art, wherever it is needed: a face, a coin, a ticket's cloth.
 * @param {string[]} names ids in the board's definitions, without `art-`; `name.ink@x,y` adds an ink and a place
 * @param {string} box a viewBox
 * @param {string} [className]
 * @param {string} [letter]
 */
export function art(names, box, className = '', letter = '') {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', box);
  picture.setAttribute('class', `derby art ${className}`);
  picture.setAttribute('aria-hidden', 'true');
  for (const name of names) {
    const [what = '', place] = name.split('@');
    const [id = '', ink] = what.split('.');
    const use = document.createElementNS(SVG, 'use');
    if (place) use.setAttribute('transform', `translate(${place})`);
    use.setAttribute('href', `#art-${id}`);
    if (ink) use.setAttribute('class', ink);
    picture.append(use);
  }
  if (letter) picture.append(sign(letter));
  return picture;
}

/** What is written on a ticket, below its cloth. @param {string} letter */
function sign(letter) {
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('class', 'num');
  text.setAttribute('y', '10.6');
  text.setAttribute('font-size', '15');
  text.textContent = letter;
  return text;
}

/** A line drawing for a button that has little room. @param {string} path */
export function icon(path) {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('class', 'icon');
  picture.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  picture.append(line);
  return picture;
}

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
