// Who leads the race: of the elephants that are still running, those in the foremost row, all of them if there are several.
import { listed, t } from '../../i18n/index.js';
import { rowsOf } from './panel.js';
import { elephantName, rowOf } from './words.js';

/** The letters and rows of the elephants on the course; those at home run no longer. @param {any} view */
const running = (view) =>
  Array.from('RBGYPO')
    .map((letter, at) => ({ letter, row: rowOf(view.elephants[at] ?? -1) }))
    .filter(({ row }) => row > 0 && row <= rowsOf(view));

/** The foremost row with an elephant, 1 before the start. @param {any} view */
export const leadingRow = (view) => Math.max(1, ...running(view).map(({ row }) => row));

/** One line about the lead; none before the start and after the end. @param {any} view @returns {string[]} */
export function leadWords(view) {
  const row = leadingRow(view);
  const first = running(view).filter((one) => one.row === row);
  if (!first.length || view.phase === 'over') return [];
  const elephants = listed(first.map(({ letter }) => elephantName(letter)));
  return [t('turn-row', { elephants, count: first.length, row, rows: rowsOf(view) })];
}
