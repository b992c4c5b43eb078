// Everyone's score over the race, as lines with a name and an end value each. One unit of the drawing is one pixel of the
// screen, so letters keep their size: the chart is drawn anew when its place gets another width.
import { t } from '../i18n/index.js';
import { sealOf, seatClass } from './cast.js';
import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const FIRST_WIDTH = 320; // until the place is measured
const TALLEST = 220;

/**
 * @typedef {object} Chart
 * @property {number[][]} scores by ply, by seat
 * @property {string[]} names
 * @property {number | null} [eyes] the seat whose line is drawn heavier
 * @property {number[]} [legs] the plies at which the second leg and those after it begin
 * @property {string} title
 * @property {string[]} texts what the chart says, seat by seat
 */

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function svg(tag, attributes, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}

/** @param {Chart} chart */
export function moneyChart(chart) {
  const picture = svg('svg', { class: 'chart', role: 'img', 'aria-label': chart.title });
  const place = el('div', { class: 'chart-place' }, picture);
  let drawn = 0;
  function draw(/** @type {number} */ width) {
    if (width === drawn || width < 1) return;
    drawn = width;
    drawChart(picture, chart, width);
  }
  draw(FIRST_WIDTH);
  new ResizeObserver(([entry]) => draw(Math.floor(entry?.contentRect.width ?? 0))).observe(place);
  return el(
    'figure',
    { class: 'money-chart' },
    el('figcaption', {}, chart.title),
    place,
    el(
      'ul',
      { class: 'unseen' },
      chart.texts.map((text) => el('li', {}, text)),
    ),
  );
}

// ---- measures

/** Letters of at least 12 px, larger if the reader's are. */
const letterSize = () => Math.max(12, 0.78 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/** How wide a text is. @param {string} text @param {number} letters */
function wide(text, letters) {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * letters * 0.6;
  pen.font = `700 ${letters}px ${getComputedStyle(document.documentElement).getPropertyValue('--text')}`;
  return pen.measureText(text).width;
}

/** A name cut to the room there is. @param {string} name @param {number} room @param {number} letters */
export function cut(name, room, letters) {
  if (wide(name, letters) <= room) return name;
  const signs = Array.from(name);
  while (signs.length > 1 && wide(`${signs.join('')}…`, letters) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/**
 * Move heights apart until there is a gap between each two, as near to where they were as the room allows.
 * @param {number[]} heights
 * @param {number} gap
 * @param {number} top
 * @param {number} bottom
 */
export function spread(heights, gap, top, bottom) {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const places = order.map((at) => heights[at] ?? 0);
  for (let at = 0; at < places.length; at++)
    places[at] = Math.max(places[at] ?? 0, at ? (places[at - 1] ?? 0) + gap : top);
  for (let at = places.length - 1; at >= 0; at--)
    places[at] = Math.min(places[at] ?? 0, at === places.length - 1 ? bottom : (places[at + 1] ?? 0) - gap);
  const found = [...heights];
  order.forEach((seat, at) => {
    found[seat] = places[at] ?? 0;
  });
  return found;
}

/** @typedef {{ width: number, height: number, letters: number, gap: number, left: number, right: number, top: number, bottom: number,
 *   most: number, x: (ply: number) => number, y: (score: number) => number }} Frame */

/** @param {Chart} chart @param {number} width @returns {Frame} */
function frameOf({ scores, names, legs = [] }, width) {
  const letters = letterSize();
  const gap = letters * 1.3;
  const most = Math.max(10, ...scores.flat());
  const last = scores.at(-1) ?? [];
  const labels = names.map((name, seat) => wide(`${name} ${last[seat] ?? 0}`, letters) + letters * 1.5);
  const column = Math.min(Math.max(0, ...labels) + 2, width * 0.42);
  const left = wide(String(most), letters) + 8;
  const right = width - column - letters;
  const top = gap * 0.6;
  const height = Math.round(
    Math.max(gap * (names.length + 1.5) + (legs.length ? gap : 0), Math.min(width * 0.5, TALLEST)),
  );
  const bottom = height - (legs.length ? gap * 1.3 : gap * 0.6);
  const x = (/** @type {number} */ ply) => left + (ply / Math.max(1, scores.length - 1)) * (right - left);
  const y = (/** @type {number} */ score) => bottom - (score / most) * (bottom - top);
  return { width, height, letters, gap, left, right, top, bottom, most, x, y };
}

// ---- the drawing

/** @param {Element} picture @param {Chart} chart @param {number} width */
function drawChart(picture, chart, width) {
  const frame = frameOf(chart, width);
  picture.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
  picture.setAttribute('width', String(frame.width));
  picture.setAttribute('height', String(frame.height));
  picture.setAttribute('font-size', String(frame.letters));
  picture.replaceChildren(...bands(chart, frame), ...ticks(frame), ...lines(chart, frame), ...labels(chart, frame));
}

/** Every second leg on a darker ground, each with its number below. @param {Chart} chart @param {Frame} frame */
function bands({ scores, legs = [] }, { x, letters, top, bottom, height }) {
  if (!legs.length) return [];
  const edges = [0, ...legs, scores.length - 1].map(x);
  const spans = edges.slice(1).map((end, at) => ({ leg: at + 1, from: edges[at] ?? 0, to: end }));
  const called = spans.map(({ leg }) => t('turn-leg', { leg }));
  const isRoomy = spans.every(({ from, to }, at) => wide(called[at] ?? '', letters) + 4 <= to - from);
  return spans.flatMap(({ leg, from, to }, at) => {
    const start = at === 0 ? 0 : from; // the first name may begin below the numbers of the scale
    const text = [isRoomy || at === 0 ? (called[at] ?? '') : '', String(leg)].find(
      (words) => words && wide(words, letters) + 4 <= to - start,
    );
    const ground = { x: from.toFixed(1), width: (to - from).toFixed(1), y: top, height: bottom - top };
    const middle = Math.max((from + to) / 2, wide(text ?? '', letters) / 2 + 1).toFixed(1);
    return [
      svg('rect', { ...ground, class: `band${leg % 2 ? '' : ' is-even'}` }),
      ...(text ? [svg('text', { x: middle, y: height - letters * 0.35, class: 'leg-name' }, text)] : []),
    ];
  });
}

/** Lines and numbers of the scale. @param {Frame} frame */
function ticks({ most, left, right, top, bottom, gap, letters, y }) {
  const room = (bottom - top) / (gap * 1.4);
  const step = STEPS.find((one) => most / one <= room) ?? most;
  const found = [];
  for (let score = 0; score <= most; score += step)
    found.push(
      svg('line', { x1: left, x2: right, y1: y(score), y2: y(score), class: 'grid' }),
      svg('text', { x: left - 5, y: y(score) + letters * 0.35, class: 'tick' }, String(score)),
    );
  return found;
}

/** A line each; the reader's own lies on top. @param {Chart} chart @param {Frame} frame */
function lines({ scores, names, eyes = null }, { x, y }) {
  const seats = names.map((_, seat) => seat).sort((a, b) => Number(a === eyes) - Number(b === eyes));
  const drawn = seats.map((seat) => {
    const points = scores.map((row, ply) => `${x(ply).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`);
    const className = `line ${seatClass(seat)}${seat === eyes ? ' is-you' : ''}`;
    return svg('polyline', { points: points.join(' '), class: className, 'data-seat': seat });
  });
  return drawn;
}

/** At the end of each line its seal, a name and the last score. @param {Chart} chart @param {Frame} frame */
function labels({ scores, names }, { width, letters, gap, right, height, top, y }) {
  const last = scores.at(-1) ?? [];
  const ends = names.map((_, seat) => y(last[seat] ?? 0));
  const places = spread(ends, gap, top, height - gap * 0.6);
  const start = right + letters;
  return names.flatMap((name, seat) => {
    const [end, place] = [ends[seat] ?? 0, places[seat] ?? 0];
    const score = ` ${last[seat] ?? 0}`;
    const room = width - start - letters * 1.4 - wide(score, letters);
    const text = svg('text', {
      x: start + letters * 1.4,
      y: place + letters * 0.35,
      class: `label ${seatClass(seat)}`,
    });
    text.append(cut(name, room, letters), svg('tspan', { class: 'label-score' }, score));
    const leader = { x1: right, y1: end.toFixed(1), x2: start, y2: place.toFixed(1) };
    const seal = `translate(${(start + letters * 0.6).toFixed(1)} ${place.toFixed(1)}) scale(${(letters / 20).toFixed(2)})`;
    return [
      svg('line', { ...leader, class: `leader ${seatClass(seat)}` }),
      svg('use', { href: `#art-${sealOf(seat)}`, transform: seal }),
      text,
    ];
  });
}
