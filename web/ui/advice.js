// What an action is called, what it is worth, and where its pounds come from: for the coach and the review.
import { hasWords, isolated, t } from '../i18n/index.js';
import { ask } from './dialogs.js';
import { art, el } from './dom.js';
import { decimal, oddOf, percent, pounds, whole } from './odds.js';
import { badge, face } from './players.js';
import { camelName, sentence, sideName } from './tell.js';

/**
 * @typedef {import('../engine/messages.js').Offer} Offer
 * @typedef {{ reason: { key: string, params: Record<string, any> }, pounds: number }} Part
 * @typedef {{ offer: Offer, pounds: number, judgement: number, parts: Part[] }} Advice
 * @typedef {{ names: string[], game: string }} Told
 */

/** What a person would do, as a short title. @param {Offer} offer @param {Told} told */
export function actionWords({ type, racer = '', value, space = 0, side = '+', pile, seat = 0 }, { names, game }) {
  const camel = camelName(racer || 'x');
  if (type === 'TakeTicket') return sentence(t('act-ticket', { racer: camel, value: value ?? '' }));
  if (type === 'PlaceTile') return sentence(t('act-tile', { side: sideName(side, game), space }));
  if (type === 'BetOnRace') return sentence(t(pile === 'winner' ? 'act-winner' : 'act-loser', { racer: camel }));
  if (type === 'JoinPartner') return sentence(t('act-partner', { name: isolated(names[seat] ?? '') }));
  return t('act-reveal');
}

/** @param {Offer} offer */
export function actionPicture({ type, racer = '', value, side, pile, seat = 0 }) {
  if (type === 'TakeTicket') return badge(racer, value ?? '');
  if (type === 'BetOnRace')
    return el(
      'span',
      { class: 'pair' },
      art([`emblem-${pile}`], '-20 -20 40 40', 'badge'),
      badge(racer, racer.toUpperCase()),
    );
  if (type === 'JoinPartner') return face(seat);
  if (type === 'PlaceTile')
    return el(
      'span',
      { class: `side-sign side-${side === '+' ? 'plus' : 'minus'}`, 'aria-hidden': 'true' },
      side === '+' ? '+1' : '−1',
    );
  return art(['pyramid-ticket'], '-10 -11 20 20', 'badge');
}

/** One sentence about some of an action's pounds. @param {Part} part @param {Offer} offer @param {Told} told */
export function partWords({ reason: { key, params }, pounds: brought }, offer, { names }) {
  const chance = Number(params.chance ?? 0);
  const words = {
    ...params,
    racer: params.racer ? camelName(params.racer) : '',
    name: isolated(names[params.seat] ?? ''),
    pile: offer.pile ?? '',
    chance: percent(chance),
    share: decimal(chance, 3),
    pay: decimal(chance ? Math.abs(brought) / chance : 0, 2),
    landings: decimal(Number(params.landings ?? 0), 2),
    pounds: pounds(brought),
  };
  return sentence(hasWords(`part-${key}`) ? t(`part-${key}`, words) : t('part-other'));
}

/** The ways that were counted for a ticket's part. @param {Part} part @param {import('./odds.js').Odds | null} odds */
function countWords({ reason: { key, params } }, odds) {
  const what = key === 'ticket-first' ? 'first' : key === 'ticket-second' ? 'second' : null;
  const odd = what && odds && oddOf(odds, params.racer, what);
  if (!odd) return null;
  return el('small', {}, t('part-exactly', { weight: whole(odd.weight), total: whole(odd.total) }));
}

/** Where an action's worth comes from: the list of its parts, and their sum. @param {Advice} advice @param {Told} told @param {import('./odds.js').Odds | null} [odds] */
export function partList({ offer, parts, pounds: sum, judgement }, told, odds = null) {
  const line = (/** @type {Part} */ part) =>
    el(
      'li',
      {},
      el('span', {}, partWords(part, offer, told), countWords(part, odds)),
      el('b', { class: part.pounds < 0 ? 'lost' : 'gained' }, pounds(part.pounds)),
    );
  return el(
    'ul',
    { class: 'parts' },
    parts.map(line),
    el('li', { class: 'sum' }, el('span', {}, t('part-sum')), el('b', {}, pounds(sum))),
    el('li', { class: 'faint' }, el('span', {}, t('part-others')), el('b', {}, pounds(judgement - sum))),
    el('li', { class: 'sum' }, el('span', {}, t('part-judgement')), el('b', {}, pounds(judgement))),
  );
}

/** @param {Advice} advice @param {Told} told @param {import('./odds.js').Odds | null} odds */
export function explainAdvice(advice, told, odds) {
  return ask({
    title: actionWords(advice.offer, told),
    className: 'explain',
    body: [partList(advice, told, odds)],
    buttons: [{ value: '', words: t('odds-close'), main: true }],
  });
}
