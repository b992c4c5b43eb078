// The dialog of a result, the same for every game: headline and places, how it came about, and the chart.
import { ask } from './dialogs.js';
import { el } from './dom.js';
import { addPictures, asked } from './result-buttons.js';

/**
 * @param {{ title: string, headline: HTMLElement, standings: HTMLElement, how?: import('./dom.js').Child[], chart: HTMLElement, hasReview?: boolean }} result
 * @returns {{ dialog: HTMLElement | null, closed: Promise<string> }} `closed`: what to do next
 */
export function openResult({ title, headline, standings, how, chart, hasReview = false }) {
  const sheet = el(
    'div',
    { class: 'result' },
    el('div', { class: 'result-main' }, headline, standings),
    how && el('div', { class: 'result-how' }, how),
    chart,
  );
  const closed = ask({
    title,
    className: 'podium',
    body: [sheet],
    buttons: asked([...(hasReview ? /** @type {const} */ (['review']) : []), 'again', 'share', 'home', 'look']),
  });
  const dialog = sheet.closest('dialog');
  dialog?.setAttribute('aria-describedby', headline.id);
  addPictures(dialog);
  return { dialog, closed };
}
