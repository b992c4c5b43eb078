// Little pictures and figures of a camel race's choices: what each kind is, what it pays and what it costs.
import { listed, t } from '../../i18n/index.js';
import { art, el } from '../dom.js';
import { signed } from '../vocabulary.js';

/** @typedef {import('../../engine/messages.js').Offer} Offer */

/** Pictures of the kinds of actions: art of the board, and its box. @type {Record<string, [art: string[], box: string]>} */
const KINDS = {
  reveal: [['pyramid-ticket'], '-10 -10 20 18'],
  tile: [['at-home'], '-15 -12 30 24'],
  bet: [['emblem-winner'], '-17 -13 34 26'],
  partner: [['seal-0@-5,0', 'seal-1@5,0'], '-15 -11 30 22'],
};

/** @param {string} kind */
export function kindPicture(kind) {
  const [names, box] = KINDS[kind] ?? [[], '0 0 1 1'];
  return art(names, box, 'kind-picture');
}

const SVG = 'http://www.w3.org/2000/svg';

/** A tile as it stands on the track. @param {number} seat @param {string} side */
export function standPicture(seat, side) {
  const plank = side === '+' ? 'cheer' : 'boo';
  const names = ['stand-shade', `face-${seat}@0,-36`, plank, 'seal-disc@15,-10', `seal-${seat}@15,-10`];
  const picture = art(names, '-38 -66 76 76', 'stand');
  const sign = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ class: 'num', x: '-15', y: '-3.2', 'font-size': '19' }))
    sign.setAttribute(name, value);
  sign.textContent = side === '+' ? '+' : '−';
  picture.append(sign);
  return picture;
}

/** @param {string} rank @param {number} pounds */
const figure = (rank, pounds) =>
  el(
    'span',
    { class: 'rank-pay' },
    el('span', {}, rank),
    el('b', { class: pounds < 0 ? 'lost' : 'gained' }, signed(pounds)),
  );

/** What a ticket pays by where its racer ends. @param {Offer} offer */
export const ticketFigures = ({ value = 0, second = 0, costs = 0 }) =>
  el(
    'div',
    { class: 'rank-pays', 'aria-hidden': 'true' },
    figure(t('rank-first'), value),
    figure(t('rank-second'), second),
    figure(t('rank-other'), -costs),
  );

/** What a finish card pays: the whole scale, what is still possible, and what a wrong card costs. @param {Offer} offer */
export const scaleFigure = ({ scale = [], possible = [], costs = 0 }) =>
  el(
    'span',
    { class: 'scale', 'aria-hidden': 'true' },
    scale.map((pay) => el('b', { class: possible.includes(pay) ? 'gained' : 'is-out' }, pay)),
    el('b', { class: 'lost' }, signed(-costs)),
  );

/** The same in words. @param {Offer} offer */
export const scaleWords = ({ possible = [], cards = 0, costs = 0 }) =>
  t('ask-card-terms', { cards, possible: listed(possible.map(String), 'list-or'), costs });
