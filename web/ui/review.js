// The race looked at again: what each decision cost against the best, the costliest moves, and how lucky the dice were.
import enReview from '../i18n/en/review.ftl';
import { addWords, isolated, t } from '../i18n/index.js';
import { actionPicture, actionWords, partList } from './advice.js';
import { chart } from './camel/podium.js';
import { ask } from './dialogs.js';
import { el, fill } from './dom.js';
import { pounds } from './odds.js';
import { face, moneyWords } from './players.js';

addWords({ en: [enReview] });

/**
 * @typedef {import('./advice.js').Advice} Advice
 * @typedef {{ ply: number, leg: number, chosen: Advice, best: Advice, loss: number }} Decision
 * @typedef {{ seat: number, decisions: Decision[], costliest: number[], luck: number[], scores: number[],
 *   fortunes: { ply: number, roll: string, pounds: number[] }[] }} Review
 * @typedef {{ told: import('./tell.js').Told, people: number[], scores: number[][], legs: number[],
 *   request: (verb: string, fields: Record<string, any>) => Promise<any> }} Race
 */

const TRIFLE = 0.005; // what rounds to nothing is nothing

/**
 * Open the review; done when it is closed.
 * @param {Race} race
 * @returns {Promise<number | null>} the ply from which somebody wants to try again
 */
export async function showReview(race) {
  const body = el('div', { class: 'review-body' });
  /** @type {Map<number, Review>} */
  const known = new Map();
  let shown = race.people[0] ?? 0;
  let isOpen = true;

  /** @param {number} seat */
  async function turnTo(seat) {
    shown = seat;
    mark();
    const found = known.get(seat) ?? (await work(seat));
    if (!found || shown !== seat || !isOpen) return;
    known.set(seat, found);
    fill(body, ...pages(found, race));
  }

  /** Portion after portion, until it is done or nobody waits any more. @param {number} seat @returns {Promise<Review | null>} */
  async function work(seat) {
    const bar = el('progress', { max: 1, value: 0, 'aria-label': t('review-working') });
    fill(body, el('p', { class: 'working', role: 'status' }, t('review-working')), bar);
    while (isOpen && shown === seat) {
      const { done, share, review } = await race.request('review', { seat });
      bar.value = share;
      if (done) return review;
    }
    return null;
  }

  const who = race.people.map((seat) =>
    el(
      'button',
      { type: 'button', 'data-seat': seat, onclick: () => void turnTo(seat).catch(fail) },
      face(seat),
      race.told.names[seat],
    ),
  );
  const mark = () => {
    for (const button of who) button.setAttribute('aria-pressed', String(Number(button.dataset.seat) === shown));
  };
  const fail = () => {
    if (isOpen) fill(body, el('p', { role: 'alert' }, t('review-failed')));
  };
  const closed = ask({
    title: t('review-title'),
    className: 'review',
    body: [
      who.length > 1 && el('div', { class: 'review-who', role: 'group', 'aria-label': t('review-who') }, who),
      body,
    ],
    buttons: [{ value: '', words: t('review-close'), main: true }],
  });
  void turnTo(shown).catch(fail);
  const value = await closed;
  isOpen = false;
  return value === '' ? null : Number(value);
}

/** @param {Review} review @param {Race} race */
function pages(review, { told, scores, legs }) {
  return [
    summary(review, told),
    costliest(review, told),
    luck(review, told),
    decisions(review, told),
    chart(scores, legs, told),
  ];
}

/** What was given away by decisions, and what the dice gave. @param {Review} review @param {import('./tell.js').Told} told */
function summary({ seat, decisions: made, luck: given, scores }, told) {
  const lost = made.reduce((sum, { loss }) => sum + loss, 0);
  const figure = (/** @type {string} */ name, /** @type {string} */ number, /** @type {string} */ words, mood = '') =>
    el('div', { class: `figure ${mood}`, 'data-figure': name }, el('b', {}, number), el('span', {}, words));
  const dice = given[seat] ?? 0;
  return el(
    'section',
    { class: 'figures' },
    figure('money', String(scores[seat] ?? 0), t('review-money')),
    figure('lost', pounds(-lost, 1), t('review-lost'), lost > TRIFLE ? 'lost' : ''),
    figure('luck', pounds(dice, 1), t('review-luck-short'), dice < 0 ? 'lost' : 'gained'),
    el('p', { class: 'unseen' }, moneyWords(told.game, scores[seat] ?? 0)),
  );
}

// ---- the costliest moves

/** @param {Review} review @param {import('./tell.js').Told} told */
function costliest({ decisions: made, costliest: plies }, told) {
  const dear = plies.flatMap((ply) => made.find((one) => one.ply === ply) ?? []);
  return el(
    'section',
    {},
    el('h3', {}, dear.length ? t('review-costliest', { count: dear.length }) : t('review-none')),
    el(
      'ol',
      { class: 'costliest' },
      dear.map((one) => costly(one, told)),
    ),
  );
}

/** @param {Decision} made @param {import('./tell.js').Told} told */
function costly({ ply, leg, chosen, best, loss }, told) {
  const words = {
    leg,
    chosen: actionWords(chosen.offer, told),
    best: actionWords(best.offer, told),
    worth: pounds(chosen.pounds),
    better: pounds(best.pounds),
    loss: pounds(loss).slice(1),
  };
  return el(
    'li',
    { 'data-ply': ply },
    el(
      'div',
      { class: 'swap', 'aria-hidden': 'true' },
      actionPicture(chosen.offer),
      el('span', {}, '→'),
      actionPicture(best.offer),
    ),
    el('p', {}, t('review-move', words)),
    el('b', { class: 'lost' }, pounds(-loss)),
    el(
      'button',
      {
        type: 'button',
        'data-try': ply,
        'aria-label': t('review-try-label', words),
        onclick: (event) => event.target.closest('dialog').close(String(ply)),
      },
      t('review-try'),
    ),
  );
}

// ---- luck

/** @param {Review} review @param {import('./tell.js').Told} told */
function luck({ luck: given }, told) {
  const most = Math.max(1, ...given.map(Math.abs));
  const line = (/** @type {number} */ number, /** @type {number} */ seat) => {
    const bar = el('span', { class: `luck-bar ${number < 0 ? 'is-bad' : 'is-good'}`, 'aria-hidden': 'true' });
    bar.style.setProperty('--share', String(Math.abs(number) / most));
    const words = {
      name: isolated(told.names[seat] ?? ''),
      you: seat === told.eyes ? 'yes' : 'no',
      pounds: pounds(number),
    };
    return el(
      'li',
      { 'data-seat': seat },
      face(seat),
      el('span', { class: 'luck-name' }, told.names[seat]),
      bar,
      el('b', { class: number < 0 ? 'lost' : 'gained' }, pounds(number)),
      el('span', { class: 'unseen' }, t('review-luck-words', words)),
    );
  };
  return el(
    'section',
    {},
    el('h3', {}, t('review-luck')),
    el('p', { class: 'faint' }, t('review-luck-hint')),
    el('ul', { class: 'luck' }, given.map(line)),
  );
}

// ---- all decisions

/** @param {Review} review @param {import('./tell.js').Told} told */
function decisions({ decisions: made }, told) {
  const most = Math.max(1, ...made.map(({ loss }) => loss));
  return el(
    'section',
    {},
    el('h3', {}, t('review-decisions')),
    el('p', { class: 'faint' }, t('review-decisions-hint')),
    el(
      'ol',
      { class: 'decisions' },
      made.map((one) => decisionLine(one, most, told)),
    ),
  );
}

/** @param {Decision} made @param {number} most @param {import('./tell.js').Told} told */
function decisionLine(made, most, told) {
  const { leg, chosen, loss, ply } = made;
  const isBest = loss < TRIFLE;
  const bar = el('span', { class: 'loss-bar', 'aria-hidden': 'true' });
  bar.style.setProperty('--share', String(loss / most));
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: `decision${isBest ? ' is-best' : ''}`,
        'data-ply': ply,
        onclick: () => void compare(made, told),
      },
      el('span', { class: 'leg' }, t('review-leg', { leg })),
      el('span', { class: 'advice-picture' }, actionPicture(chosen.offer)),
      el('span', { class: 'advice-words' }, actionWords(chosen.offer, told)),
      bar,
      el('b', {}, isBest ? t('review-best') : pounds(-loss)),
    ),
  );
}

/** What was chosen beside what would have been best. @param {Decision} made @param {import('./tell.js').Told} told */
function compare({ chosen, best, loss }, told) {
  const side = (/** @type {string} */ words, /** @type {Advice} */ advice) =>
    el(
      'section',
      {},
      el('h3', {}, words),
      el('p', { class: 'compared' }, actionPicture(advice.offer), actionWords(advice.offer, told)),
      partList(advice, told),
    );
  return ask({
    title: loss < TRIFLE ? t('review-was-best') : t('review-cost', { loss: pounds(loss).slice(1) }),
    className: 'explain compare',
    body: [side(t('review-chosen'), chosen), loss >= TRIFLE && side(t('review-better'), best)],
    buttons: [{ value: '', words: t('odds-close'), main: true }],
  });
}
