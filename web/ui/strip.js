// The whole course as a strip above the part that is looked at: who is where, which rows are in sight. A tap or a drag
// on it looks there. What it shows, and where each row lies, is the engine's drawing.
import { t } from '../i18n/index.js';
import { art, el } from './dom.js';

/** @typedef {import('./lens.js').Box} Box */

const DRAWN = '#art-strip';

/** @param {string | null} words four numbers @returns {Box | null} */
export function boxFrom(words) {
  const [x = 0, y = 0, width = 0, height = 0] = (words ?? '').split(' ').map(Number);
  return width ? { x, y, width, height } : null;
}

/** @param {HTMLElement} board @param {(box: Box, isDragged: boolean) => void} onLook */
export function createStrip(board, onLook) {
  const picture = art(['strip'], '0 0 1 1', 'strip');
  const root = el('div', { class: 'lens-strip', title: t('lens-map') }, picture);
  /** The rows, where each begins on the strip, and what part of the course it is. @type {{ row: Element, left: number, right: number, box: Box }[]} */
  let rows = [];

  function shown() {
    const drawn = board.querySelector(DRAWN);
    root.hidden = !drawn;
    if (!drawn) return;
    picture.setAttribute('viewBox', drawn.getAttribute('viewBox') ?? '');
    rows = Array.from(drawn.querySelectorAll('[data-key="row"]')).flatMap((row) => {
      const [box, shape] = [boxFrom(row.getAttribute('data-box')), row.querySelector('rect')];
      if (!box || !shape) return [];
      const left = Number(shape.getAttribute('x'));
      return [{ row, left, right: left + Number(shape.getAttribute('width')), box }];
    });
  }

  /** Mark the rows that are in sight. @param {Box | null} sight null for everything */
  function mark(sight) {
    for (const { row, box } of rows) row.classList.toggle('is-seen', !sight || isIn(middle(box), sight));
  }

  /** @param {PointerEvent} event */
  function look(event) {
    const plane = picture.getScreenCTM();
    if (!plane || !rows.length) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(plane.inverse());
    const found = rows.find(({ right }) => x < right) ?? rows.at(-1);
    if (found) onLook(found.box, event.type === 'pointermove');
  }

  root.addEventListener('pointerdown', (event) => {
    root.setPointerCapture(event.pointerId);
    look(event);
  });
  root.addEventListener('pointermove', (event) => root.hasPointerCapture(event.pointerId) && look(event));

  return { root, shown, mark };
}

/** @param {Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {{ x: number, y: number }} point @param {Box} box */
const isIn = (point, { x, y, width, height }) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
