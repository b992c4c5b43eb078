// The end of the race: who came first, second, third; the finish cards turned one by one; who won; the money chart.
import { isolated, listed, t } from '../../i18n/index.js';
import { settings } from '../../store/settings.js';
import { moneyChart } from '../chart.js';
import { ask } from '../dialogs.js';
import { art, el, pause } from '../dom.js';
import { badge, face, moneyWords } from '../players.js';
import { camelName, camelNames, sentence, signed } from '../vocabulary.js';
import { WORDS } from './words.js';

const BEAT = { off: 0, fast: 200, normal: 520, slow: 900 };

/**
 * @param {any[]} events of the last action
 * @param {{ told: import('../vocabulary.js').Told, scores: number[][], sound: import('../sound.js').Sound, hasReview: boolean }} race
 * @returns {Promise<string>} what to do next: again, review, home or look
 */
export async function showPodium(events, { told, scores, sound, hasReview }) {
  const { names, game } = told;
  const ended = events.find((event) => event.type === 'RaceEnded');
  const won = events.find((event) => event.type === 'GameWon');
  const settled = events.filter((event) => event.type === 'CardSettled');
  const cards = settled.map((card) => turnedCard(card, told));
  const result = el(
    'div',
    { class: 'result is-waiting' },
    winners(won, told),
    standings(won, names),
    chart(scores, names, game),
  );
  const body = [
    el('p', {}, sentence(t(`podium-${ended.direction}`, { camels: camelNames(ended.unit) }))),
    steps(ended.ranking),
    pile('winner', ended.ranking[0], settled, cards),
    pile('loser', ended.ranking.at(-1), settled, cards),
    result,
  ];
  const closed = ask({
    title: t('podium-title'),
    className: 'podium',
    body,
    buttons: [
      { value: 'again', words: t('podium-again'), main: true },
      ...(hasReview ? [{ value: 'review', words: t('review-open') }] : []),
      { value: 'look', words: t('podium-look') },
      { value: 'home', words: t('podium-home') },
    ],
  });
  void turnAll(cards, result, sound);
  return closed;
}

/** @param {HTMLElement[]} cards @param {HTMLElement} result @param {import('../sound.js').Sound} sound */
async function turnAll(cards, result, sound) {
  for (const card of cards) {
    if (BEAT[settings.speed]) await pause(BEAT[settings.speed]);
    card.classList.add('is-turned');
    card.scrollIntoView({ block: 'nearest' });
    sound.play('paper');
  }
  if (BEAT[settings.speed]) await pause(BEAT[settings.speed]);
  result.classList.remove('is-waiting');
  sound.play('win');
}

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

/** A racer's portrait out of the board's own art. @param {string} racer */
const camelPicture = (racer) =>
  art(
    [
      'shade',
      `legs.fur-${racer}`,
      `neck.fur-${racer}`,
      `trunk.fur-${racer}`,
      `dress-${racer}`,
      `head.fur-${racer}@29,-44`,
      'grin@29,-44',
      `look-${racer}.${racer}@29,-44`,
    ],
    '-42 -64 94 84',
    'portrait',
  );

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
      t(`podium-${name}-pile`, { racer: camelName(racer) }),
    ),
    own.length ? el('ol', { class: 'turned' }, own) : el('p', { class: 'faint' }, t('podium-no-cards')),
  );
}

/** @param {any} card @param {import('../vocabulary.js').Told} told */
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
      face(seat, 'tiny'),
      el('b', {}, signed(pounds)),
      el('span', { class: 'unseen' }, words),
    ),
  );
}

/** @param {any} won @param {import('../vocabulary.js').Told} told */
function winners({ seats, money }, { names, game, eyes }) {
  const who = listed(seats.map((/** @type {number} */ seat) => isolated(names[seat] ?? '')));
  const key = seats.length > 1 ? 'podium-shared' : seats[0] === eyes ? 'podium-you' : 'podium-won';
  const words = t(key, { names: who, money: moneyWords(game, Math.max(...money)) });
  return el(
    'p',
    { class: 'won' },
    seats.map((/** @type {number} */ seat) => face(seat, 'large')),
    el('strong', {}, words),
  );
}

/** @param {any} won @param {string[]} names */
function standings({ money }, names) {
  const order = money
    .map((/** @type {number} */ pounds, /** @type {number} */ seat) => ({ pounds, seat }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.pounds - a.pounds);
  return el(
    'ol',
    { class: 'standings' },
    order.map((/** @type {any} */ { pounds, seat }) =>
      el('li', {}, face(seat), el('span', {}, names[seat]), el('b', {}, pounds)),
    ),
  );
}

/** @param {number[][]} scores @param {string[]} names @param {string} game */
function chart(scores, names, game) {
  const last = scores.at(-1) ?? [];
  const texts = last.map((money, seat) =>
    t('podium-chart-text', { name: isolated(names[seat] ?? ''), money: moneyWords(game, money) }),
  );
  return moneyChart(scores, t('podium-chart'), texts);
}
