// The end of a camel race: who won and your place, the camels that came in first, the finish cards turned one by one, the
// money chart. The first time the cards are turned in sight; opened again, everything is there at once.
import { isolated, t } from '../../i18n/index.js';
import { face } from '../cast.js';
import { moneyChart } from '../chart.js';
import { announce } from '../dialogs.js';
import { art, el } from '../dom.js';
import { createHeadline } from '../headline.js';
import { leaders, seatNames } from '../outcome.js';
import { badge, moneyWords } from '../players.js';
import { openResult } from '../result-sheet.js';
import { createStandings } from '../standings.js';
import { camelName, camelNames, sentence, signed } from '../vocabulary.js';
import { camelPicture } from './portrait.js';
import { turnCards } from './turning.js';
import { WORDS } from './words.js';

/** @typedef {import('../vocabulary.js').Told} Told */

/**
 * @param {any[]} events of the last action
 * @param {number[]} scores money by seat
 * @param {Told} told
 * @returns {import('../outcome.js').Outcome}
 */
export function podiumOutcome(events, scores, { names, game, eyes }) {
  const winners = events.find((event) => event.type === 'GameWon')?.seats ?? leaders(scores);
  const key = winners.length > 1 ? 'podium-shared' : winners[0] === eyes ? 'podium-you' : 'podium-won';
  const amount = (/** @type {number} */ money) => moneyWords(game, money);
  const words = t(key, { names: seatNames(winners, names), money: amount(Math.max(...scores)) });
  return { winners, scores, words, amount };
}

/**
 * @param {any[]} events of the last action
 * @param {import('../kits.js').Ending} race
 * @returns {Promise<string>} what to do next: again, review, share, home or look
 */
export async function showPodium(events, { told, scores, legs, sound, hasReview, isFirst }) {
  const ended = events.find((event) => event.type === 'RaceEnded');
  const settled = events.filter((event) => event.type === 'CardSettled');
  const outcome = podiumOutcome(events, scores.at(-1) ?? [], told);
  const headline = createHeadline(outcome, told);
  const standings = createStandings(told, { head: head(), score: (money) => money });
  const cards = settled.map((card) => turnedCard(card, told));
  const { dialog, closed } = openResult({
    title: t('podium-title'),
    headline: headline.element,
    standings: standings.element,
    how: [
      el('p', { class: 'crossed' }, sentence(t(`podium-${ended.direction}`, { camels: camelNames(ended.unit) }))),
      steps(ended.ranking),
      el(
        'div',
        { class: 'piles' },
        pile('winner', ended.ranking[0], settled, cards),
        pile('loser', ended.ranking.at(-1), settled, cards),
      ),
    ],
    chart: chart(scores, legs, told),
    hasReview,
  });
  void reveal();
  return closed;

  /** Card after card, with the money each seat has by then; then the winner. */
  async function reveal() {
    const money = outcome.scores.map((score, seat) => beforeCards(events, seat) ?? score);
    const gains = money.map(() => 0);
    const isTurned = isFirst && dialog !== null;
    standings.show({ winners: leaders(money), scores: money, gains });
    headline.tell(leaders(money), leadWords('podium-before', money, told), t('podium-skip'));
    if (isTurned)
      await turnCards({ dialog, headline: headline.element, cards, sound }, (at) => {
        const card = settled[at];
        money[card.seat] = card.money;
        gains[card.seat] = (gains[card.seat] ?? 0) + card.paid;
        standings.show({ winners: leaders(money), scores: money, gains });
        headline.tell(leaders(money), leadWords('podium-leads', money, told), sentence(WORDS.CardSettled(card, told)));
      });
    for (const card of cards) card.classList.add('is-turned');
    standings.show({
      winners: outcome.winners,
      scores: outcome.scores,
      gains: allGains(settled, outcome.scores.length),
    });
    headline.finish({ isLively: isTurned });
    if (!isTurned || !dialog?.isConnected) return;
    sound.play('win');
    announce(headline.text);
  }
}

/** Money before the finish cards: after the last leg was paid. @param {any[]} events @param {number} seat @returns {number | undefined} */
const beforeCards = (events, seat) => events.find((event) => event.type === 'LegScored' && event.seat === seat)?.money;

/** What the finish cards paid each seat. @param {any[]} settled @param {number} seats */
function allGains(settled, seats) {
  const gains = new Array(seats).fill(0);
  for (const { seat, paid } of settled) gains[seat] += paid;
  return gains;
}

/** @param {string} words @param {number[]} money @param {Told} told */
function leadWords(words, money, { names, game }) {
  const seats = leaders(money);
  const params = { names: seatNames(seats, names), count: seats.length, money: moneyWords(game, Math.max(...money)) };
  return t(words, params);
}

const head = () =>
  el(
    'p',
    { class: 'standings-head', 'aria-hidden': 'true' },
    el('span', {}, t('podium-cards')),
    el('span', {}, t('podium-money')),
  );

/** @param {string} ranking */
function steps(ranking) {
  const places = Array.from(ranking)
    .slice(0, 3)
    .map((racer, at) =>
      el(
        'li',
        { class: `place place-${at + 1}` },
        camelPicture(racer),
        el('b', {}, at + 1),
        el('span', {}, camelName(racer)),
      ),
    );
  return el('ol', { class: 'steps' }, places);
}

/** @param {'winner' | 'loser'} name @param {string} racer @param {any[]} settled @param {HTMLElement[]} cards */
function pile(name, racer, settled, cards) {
  const own = cards.filter((_, at) => settled[at].pile === name);
  return el(
    'section',
    { class: 'pile' },
    el(
      'h3',
      {},
      art([`emblem-${name}`], '-20 -20 40 40', 'badge'),
      el('span', {}, t(`podium-${name}-pile`, { racer: camelName(racer) })),
    ),
    own.length ? el('ol', { class: 'turned' }, own) : el('p', { class: 'faint' }, t('podium-no-cards')),
  );
}

/** @param {any} card @param {Told} told */
function turnedCard(card, told) {
  const { seat, racer, is_right: right, pounds } = card;
  const words = sentence(WORDS.CardSettled(card, told));
  return el(
    'li',
    { class: `turning ${right ? 'gained' : 'lost'}`, title: words },
    el('span', { class: 'back', 'aria-hidden': 'true' }, face(seat)),
    el(
      'span',
      { class: 'front' },
      badge(racer, racer.toUpperCase()),
      el('span', { class: 'owner' }, face(seat, 'tiny'), el('b', {}, signed(pounds))),
      el('span', { class: 'unseen' }, words),
    ),
  );
}

/** @param {number[][]} scores @param {number[]} legs @param {Told} told */
export function chart(scores, legs, { names, game, eyes }) {
  const texts = (scores.at(-1) ?? []).map((money, seat) =>
    t('podium-chart-text', { name: isolated(names[seat] ?? ''), money: moneyWords(game, money) }),
  );
  return moneyChart({ scores, names, eyes, legs, title: t('podium-chart'), texts });
}
