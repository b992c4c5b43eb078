// The end of an elephant race: who won, how far everybody came, and how it went.
import { isolated, t } from '../../i18n/index.js';
import { moneyChart } from '../chart.js';
import { ask } from '../dialogs.js';
import { el } from '../dom.js';
import { face } from '../players.js';

/**
 * @param {any[]} events of the last action
 * @param {{ told: import('../vocabulary.js').Told, scores: number[][], sound: import('../sound.js').Sound }} race
 * @returns {Promise<string>} what to do next: again, home or look
 */
export function showFinish(events, { told, scores, sound }) {
  const { names, eyes } = told;
  const { seat } = events.find((event) => event.type === 'RaceWon') ?? { seat: 0 };
  const last = scores.at(-1) ?? [];
  const order = last
    .map((rows, at) => ({ rows, at }))
    .sort((a, b) => Number(b.at === seat) - Number(a.at === seat) || b.rows - a.rows);
  const words = seat === eyes ? t('finish-you') : t('finish-won', { name: isolated(names[seat] ?? '') });
  const standings = order.map(({ rows, at }) =>
    el('li', {}, face(at), el('span', {}, names[at]), el('b', {}, t('finish-rows', { rows }))),
  );
  const texts = last.map((rows, at) => t('finish-chart-text', { name: isolated(names[at] ?? ''), rows }));
  sound.play('win');
  return ask({
    title: t('finish-title'),
    className: 'podium',
    body: [
      el('p', { class: 'won' }, face(seat, 'large'), el('strong', {}, words)),
      el('ol', { class: 'standings' }, standings),
      moneyChart(scores, t('finish-chart'), texts),
    ],
    buttons: [
      { value: 'again', words: t('podium-again'), main: true },
      { value: 'look', words: t('podium-look') },
      { value: 'home', words: t('podium-home') },
    ],
  });
}
