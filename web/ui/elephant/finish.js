// The end of an elephant race: who came home first, your place, how far everyone came, and how it went.
import { isolated, t } from '../../i18n/index.js';
import { moneyChart } from '../chart.js';
import { createHeadline } from '../headline.js';
import { leaders } from '../outcome.js';
import { openResult } from '../result-sheet.js';
import { createStandings } from '../standings.js';

/** @typedef {import('../vocabulary.js').Told} Told */

/**
 * @param {any[]} events of the last action
 * @param {number[]} scores rows by seat
 * @param {Told} told
 * @returns {import('../outcome.js').Outcome}
 */
export function finishOutcome(events, scores, { names, eyes }) {
  const seat = events.find((event) => event.type === 'RaceWon')?.seat ?? leaders(scores)[0] ?? 0;
  const words = seat === eyes ? t('finish-you') : t('finish-won', { name: isolated(names[seat] ?? '') });
  return { winners: [seat], scores, words, amount: (rows) => t('finish-rows', { rows }) };
}

/**
 * @param {any[]} events of the last action
 * @param {import('../kits.js').Ending} race
 * @returns {Promise<string>} what to do next: again, share, home or look
 */
export function showFinish(events, { told, scores, sound, isFirst }) {
  const outcome = finishOutcome(events, scores.at(-1) ?? [], told);
  const headline = createHeadline(outcome, told);
  const standings = createStandings(told, { score: outcome.amount });
  standings.show(outcome);
  const { closed } = openResult({
    title: t('finish-title'),
    headline: headline.element,
    standings: standings.element,
    chart: chart(scores, told),
  });
  headline.finish({ isLively: isFirst });
  if (isFirst) sound.play('win');
  return closed;
}

/** @param {number[][]} scores @param {Told} told */
function chart(scores, { names, eyes }) {
  const texts = (scores.at(-1) ?? []).map((rows, seat) =>
    t('finish-chart-text', { name: isolated(names[seat] ?? ''), rows }),
  );
  return moneyChart({ scores, names, eyes, title: t('finish-chart'), texts });
}
