// Places in words that need no grid: by rows and lanes from somebody one sees. Two places never have the same words.
import { t } from '../../i18n/index.js';
import { sentence } from '../vocabulary.js';
import { rowsOf } from './panel.js';
import { elephantName, rowOf } from './words.js';

const ELEPHANTS = 'RBGYPO';
const LANES = 3;

/** @param {string} where @param {number} place */
const inLane = (where, place) => t('place-in-lane', { where: sentence(where), lane: 'abc'.charAt(place % LANES) });

/** How many rows ahead or back. @param {number} from @param {number} to */
function rowsWords(from, to) {
  const rows = rowOf(to) - rowOf(from);
  return rows ? t(rows > 0 ? 'rows-ahead' : 'rows-back', { rows: Math.abs(rows) }) : t('rows-same');
}

/** A place seen from another one: "Two rows ahead, left". @param {number} from @param {number} to */
export const fromThere = (from, to) => inLane(rowsWords(from, to), to);

/** One of the six places where elephants start. @param {number} place */
export const startPlace = (place) => inLane(t(place < LANES ? 'start-back' : 'start-front'), place);

/** The elephant on the course whose row is nearest. @param {any} view @param {number} place */
function nearest(view, place) {
  const rows = (/** @type {number} */ other) => Math.abs(rowOf(other) - rowOf(place));
  const running = Array.from(ELEPHANTS)
    .map((letter, at) => ({ letter, place: view.elephants[at] ?? -1 }))
    .filter((one) => one.place >= 0 && rowOf(one.place) <= rowsOf(view));
  return running.sort((one, other) => rows(one.place) - rows(other.place))[0];
}

/** Where a cow is, by rows from the nearest elephant: "3 rows ahead of Green"; in no race without elephants. @param {any} view @param {number} place */
export function nearElephant(view, place) {
  const one = nearest(view, place);
  if (!one) return t('row-number', { row: rowOf(place) });
  const [elephant, rows] = [elephantName(one.letter), rowOf(place) - rowOf(one.place)];
  if (!rows) return t('rows-same-of', { elephant });
  return t(rows > 0 ? 'rows-ahead-of' : 'rows-back-of', { rows: Math.abs(rows), elephant });
}

/** A cow by its place: "3 rows ahead of Green, left". @param {any} view @param {number} place */
export const cowPlace = (view, place) => inLane(nearElephant(view, place), place);
