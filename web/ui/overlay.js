// A layer over the drawing of the board for what belongs to the show and not to the game: a large die, confetti, a banner.
// Nothing in it can be tapped, focused or heard. It is in the page only while something is in it.
import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in pixels, from the layer's corner */

/** @param {import('./board.js').Board} board */
export function createOverlay(board) {
  const layer = el('div', { class: 'show', 'aria-hidden': 'true' });
  const drawing = () => board.host.querySelector(':scope > svg');

  /** Lay the layer exactly over the drawing, which may be narrower than its host. */
  function cover() {
    const [whole, drawn] = [board.host.getBoundingClientRect(), drawing()?.getBoundingClientRect()];
    if (!drawn || !whole.width || !whole.height) return;
    layer.style.left = `${(100 * (drawn.left - whole.left)) / whole.width}%`;
    layer.style.top = `${(100 * (drawn.top - whole.top)) / whole.height}%`;
    layer.style.width = `${(100 * drawn.width) / whole.width}%`;
    layer.style.height = `${(100 * drawn.height) / whole.height}%`;
  }

  return {
    /** @template {Element} T @param {T} element @returns {T} */
    put(element) {
      if (!layer.isConnected) {
        board.host.append(layer);
        cover();
      }
      layer.append(element);
      return element;
    },
    /** @param {Element} element */
    take(element) {
      element.remove();
      if (!layer.childElementCount) layer.remove();
    },
    clear() {
      layer.replaceChildren();
      layer.remove();
    },
    /** How large the layer is. @returns {{ width: number, height: number }} */
    size: () => ({ width: layer.clientWidth, height: layer.clientHeight }),
    /** Where an element of the page is, seen from the layer. @param {Element} element @returns {Box} */
    boxOf(element) {
      const [box, own] = [element.getBoundingClientRect(), layer.getBoundingClientRect()];
      return { x: box.x - own.x, y: box.y - own.y, width: box.width, height: box.height };
    },
    /** An empty drawing with the coordinates of the board, to copy things of the board into. */
    canvas() {
      const canvas = document.createElementNS(SVG, 'svg');
      canvas.setAttribute('class', 'derby canvas');
      canvas.setAttribute('viewBox', drawing()?.getAttribute('viewBox') ?? '0 0 1 1');
      return canvas;
    },
  };
}

/** @typedef {ReturnType<typeof createOverlay>} Overlay */

/** A copy of a thing of the board that neither keys nor ears find. @param {Element} thing @returns {SVGElement} */
export function copyOf(thing) {
  const copy = /** @type {SVGElement} */ (thing.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of Array.from(element.attributes))
      if (/^(id|role|tabindex|aria-.*|data-actions|data-why|data-camel)$/.test(name)) element.removeAttribute(name);
  return copy;
}
