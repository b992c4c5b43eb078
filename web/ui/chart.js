// Everyone's money over the race, as lines. Colours and marks are the seats' own.
import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDE = 320;
const TALL = 150;

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function svg(tag, attributes, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}

/**
 * @param {number[][]} scores by ply, by seat
 * @param {string} title
 * @param {string[]} texts what the chart says, seat by seat
 */
export function moneyChart(scores, title, texts) {
  const most = Math.max(10, ...scores.flat());
  const x = (/** @type {number} */ ply) => 24 + (ply / Math.max(1, scores.length - 1)) * (WIDE - 48);
  const y = (/** @type {number} */ money) => TALL - 14 - (money / most) * (TALL - 28);
  const picture = svg('svg', { viewBox: `0 0 ${WIDE} ${TALL}`, class: 'chart', role: 'img', 'aria-label': title });
  for (let line = 0; line <= most; line += most > 30 ? 10 : 5) {
    picture.append(
      svg('line', { x1: 24, x2: WIDE - 24, y1: y(line), y2: y(line), class: 'grid' }),
      svg('text', { x: 18, y: y(line) + 3, class: 'tick' }, String(line)),
    );
  }
  (scores[0] ?? []).forEach((_, seat) => {
    const points = scores.map((row, ply) => `${x(ply).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`);
    const end = y(scores.at(-1)?.[seat] ?? 0);
    const seal = svg('use', {
      href: `#art-seal-${seat}`,
      transform: `translate(${WIDE - 14} ${end.toFixed(1)}) scale(.6)`,
    });
    picture.append(svg('polyline', { points: points.join(' '), class: `line seat-${seat}` }), seal);
  });
  return el(
    'figure',
    { class: 'money-chart' },
    el('figcaption', {}, title),
    picture,
    el(
      'ul',
      { class: 'unseen' },
      texts.map((text) => el('li', {}, text)),
    ),
  );
}
