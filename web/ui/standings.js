// The table of places after a race. While finish cards are turned, its numbers and its order change.
import { t } from '../i18n/index.js';
import { face, seatClass } from './cast.js';
import { el, fill } from './dom.js';
import { ranked } from './outcome.js';
import { isStill } from './tempo.js';
import { signed } from './vocabulary.js';

const SLIDE = 320; // milliseconds

/**
 * @typedef {{ winners: number[], scores: number[], gains?: number[] }} Standing `gains`: what the finish cards paid each seat
 * @param {import('./vocabulary.js').Told} told
 * @param {{ head?: import('./dom.js').Child, score: (score: number) => string | number }} columns
 */
export function createStandings({ names, eyes }, { head, score }) {
  const rows = names.map((name, seat) => row(seat, name, seat === eyes));
  const list = el('ol', { class: 'standings', 'data-seats': names.length });

  /** @param {Standing} standing */
  function show({ winners, scores, gains }) {
    const order = ranked({ winners, scores });
    for (const { seat, place } of order) rows[seat]?.show(place, score(scores[seat] ?? 0), gains?.[seat]);
    arrange(
      list,
      order.flatMap(({ seat }) => rows[seat]?.line ?? []),
    );
  }

  return { element: el('div', { class: 'standings-box' }, head, list), show };
}

/** @param {number} seat @param {string} name @param {boolean} isYou */
function row(seat, name, isYou) {
  const rank = el('span', { class: 'rank' });
  const brought = el('span', { class: 'brought' });
  const score = el('b');
  const line = el(
    'li',
    { class: `${seatClass(seat)}${isYou ? ' is-you' : ''}`, 'data-seat': seat },
    rank,
    face(seat),
    el('span', { class: 'who', title: name }, name),
    brought,
    score,
  );
  return {
    line,
    /** @param {number} place @param {string | number} points @param {number} [gain] */
    show(place, points, gain) {
      fill(rank, `${place}.`);
      fill(score, points);
      if (gain === undefined) return;
      fill(brought, el('span', { class: 'unseen' }, `${t('podium-cards')}: `), signed(gain));
      brought.classList.toggle('gained', gain > 0);
      brought.classList.toggle('lost', gain < 0);
    },
  };
}

/** Put lines in this order; those that change places slide there. @param {HTMLElement} list @param {HTMLElement[]} lines */
function arrange(list, lines) {
  if (lines.every((line, at) => list.children[at] === line)) return;
  const isNew = !list.children.length;
  const before = new Map(lines.map((line) => [line, line.offsetTop]));
  fill(list, lines);
  if (isNew || isStill()) return;
  for (const line of lines) {
    const by = (before.get(line) ?? 0) - line.offsetTop;
    if (by)
      line.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: SLIDE, easing: 'ease' });
  }
}
