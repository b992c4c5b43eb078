// What stands beside a scene: the cards in hand, the odds, the way to the rules.
import { t } from '../i18n/index.js';
import { art, el } from '../ui/dom.js';
import { ruleAddress } from '../ui/rulemap.js';
import { camelName, sentence } from '../ui/vocabulary.js';
import { answerWords, cardName } from './answers.js';

/** @typedef {import('./scenes.js').Scene} Scene */

const CARD = '-32 -45 64 90';

/** @param {Scene} scene @param {import('./scenes.js').State} state */
export function handOf({ game }, { hand = '', snakes = [] }) {
  if (game !== 'elephant' || (!hand && !snakes[0])) return null;
  return el(
    'section',
    { class: 'hand', 'aria-label': t('learn-hand') },
    el('h2', {}, t('learn-hand')),
    el('ul', {}, Array.from(hand, card)),
    snakes[0] ? el('p', { class: 'faint' }, sentence(t('learn-snakes', { count: snakes[0] }))) : null,
  );
}

/** @param {string} letter */
const card = (letter) =>
  el('li', {}, art([`deck-${letter}`], CARD, 'card'), el('span', { class: 'unseen' }, cardName(letter)));

/** How likely each racer is to lead, as bars. @param {Scene} scene */
export function oddsOf({ odds }) {
  if (!odds) return null;
  const best = [...odds].sort((one, other) => other.first - one.first);
  return el(
    'ul',
    { class: 'odds', 'aria-label': t('learn-odds-label') },
    best.map(({ racer, first }) =>
      el(
        'li',
        {},
        el('span', {}, sentence(t('learn-odds', { racer: camelName(racer), percent: first }))),
        el('progress', { class: `bar racer-${racer}`, max: 100, value: first, 'aria-hidden': 'true' }),
      ),
    ),
  );
}

/** What came of each answer in many races, as bars. @param {Scene} scene @param {import('./scenes.js').Answer} [given] */
export function playoutsOf(scene, given) {
  const { playouts, answers } = scene;
  if (!playouts) return null;
  const { measure, races, error, values } = playouts;
  const best = [...answers].sort((one, other) => broughtBy(other) - broughtBy(one));
  const most = measure === 'wins' ? 100 : Math.max(...Object.values(values));
  /** @param {import('./scenes.js').Answer} answer */
  function broughtBy({ choice }) {
    return values[choice] ?? 0;
  }
  return el(
    'section',
    { class: 'playouts' },
    el('h2', {}, t(measure === 'wins' ? 'learn-playouts-wins' : 'learn-playouts-pounds')),
    el(
      'ul',
      { class: 'odds' },
      best.map((answer) =>
        el(
          'li',
          { class: answer === given ? 'is-given' : '', 'data-playouts': answer.choice },
          el('span', {}, `${answerWords(scene, answer)}: ${amount(measure, broughtBy(answer))}`),
          el('progress', { class: 'bar', max: most, value: broughtBy(answer), 'aria-hidden': 'true' }),
        ),
      ),
    ),
    el('p', { class: 'faint' }, t('learn-playouts-note', { races, error: amount(measure, error) })),
  );
}

/** @param {string} measure @param {number} value */
const amount = (measure, value) =>
  measure === 'wins' ? t('learn-percent', { percent: value }) : t('learn-pounds', { pounds: value / 10 });

/** @param {Scene} scene */
export function ruleLinks({ game, rules }) {
  return el(
    'nav',
    { class: 'rule-links', 'aria-label': t('learn-rule-links') },
    rules.map((rule) => el('a', { href: `../${ruleAddress(game, rule)}` }, t('rule-title', { rule }))),
  );
}
