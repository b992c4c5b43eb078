// How a race ended: who won, which place each seat took, and the sentence about the only person's own place.
import { isolated, listed, t } from '../i18n/index.js';

/**
 * @typedef {import('./vocabulary.js').Told} Told
 * @typedef {object} Outcome
 * @property {number[]} winners seats; several if they share the win
 * @property {number[]} scores by seat: money or rows
 * @property {string} words who won, as a sentence
 * @property {(score: number) => string} amount a score, or a difference of two, in words
 */

/** Is one seat placed before another? @param {Pick<Outcome, 'winners' | 'scores'>} outcome @param {number} one @param {number} other */
function isAhead({ winners, scores }, one, other) {
  const [a, b] = [winners.includes(one), winners.includes(other)];
  return a === b ? !a && (scores[one] ?? 0) > (scores[other] ?? 0) : a;
}

/**
 * Every seat with its place, best first; seats with the same result share a place, and the next places stay empty.
 * @param {Pick<Outcome, 'winners' | 'scores'>} outcome
 */
export function ranked(outcome) {
  const seats = outcome.scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => isAhead(outcome, other, seat)).length }))
    .sort((a, b) => a.place - b.place);
}

/** Seats with the highest score. @param {number[]} scores */
export const leaders = (scores) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

/** @param {number[]} seats @param {string[]} names */
export const seatNames = (seats, names) => listed(seats.map((seat) => isolated(names[seat] ?? '')));

/** Where the only person at the screen finished; nothing if several people play. @param {Outcome} outcome @param {Told} told */
export function placeWords(outcome, { names, eyes }) {
  if (eyes === null) return '';
  return outcome.winners.includes(eyes) ? victory(outcome, names, eyes) : defeat(outcome, names, eyes);
}

/** @param {Outcome} outcome @param {string[]} names @param {number} you */
function victory({ winners, scores, amount }, names, you) {
  const others = winners.filter((seat) => seat !== you);
  if (others.length) return t('place-won-with', { others: seatNames(others, names) });
  const rest = scores.map((score, seat) => (seat === you ? Number.NEGATIVE_INFINITY : score));
  const gap = (scores[you] ?? 0) - Math.max(...rest);
  return gap > 0 ? t('place-ahead', { gap: amount(gap), names: seatNames(leaders(rest), names) }) : '';
}

/** @param {Outcome} outcome @param {string[]} names @param {number} you */
function defeat(outcome, names, you) {
  const { winners, scores, amount } = outcome;
  const order = ranked(outcome);
  const place = order.find(({ seat }) => seat === you)?.place ?? 0;
  const others = order.filter((one) => one.place === place && one.seat !== you).map(({ seat }) => seat);
  const gap = (scores[winners[0] ?? 0] ?? 0) - (scores[you] ?? 0);
  const params = { place, gap: amount(gap), names: seatNames(winners, names), others: seatNames(others, names) };
  if (others.length) return t('place-shared', params);
  return t(gap > 0 ? 'place-behind' : 'place-plain', params);
}
