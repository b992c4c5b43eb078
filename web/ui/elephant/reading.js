// The course in words: who and what is in each row, what a place is, and what a seat has.
import { listed, t } from '../../i18n/index.js';
import { sentence } from '../vocabulary.js';
import { sorted } from './cards.js';
import { placeOf, rowsOf } from './panel.js';
import { nearElephant } from './places.js';
import { cardName, elephantName, elephantsOf, placeName, rowOf } from './words.js';

const ELEPHANTS = 'RBGYPO';
const PREFIX = 'place-';

/** A place by its name: 12b. @param {string} name */
const numberOf = (name) => 3 * (Number(name.slice(0, -1)) - 1) + 'abc'.indexOf(name.slice(-1));

/** @param {any} view @param {number} place */
const onPlace = (view, place) => [
  ...Array.from(ELEPHANTS)
    .filter((_, at) => view.elephants[at] === place)
    .map(elephantName),
  ...view.cows
    .filter((/** @type {number} */ cow) => cow === place)
    .map(() => (view.phase === 'cows' ? t('cow-near', { where: nearElephant(view, place) }) : t('cows', { count: 1 }))),
];

/** @param {any} view @returns {(thing: Element) => string} */
const names = (view) => (thing) => {
  const place = numberOf(thing.id.slice(PREFIX.length));
  const ground = thing.getAttribute('data-key');
  const what = [...onPlace(view, place), ...(ground ? [t(`ground-${ground}`)] : [])];
  const where = sentence(placeName(place));
  return what.length ? t('place-with', { where, what: listed(what) }) : where;
};

/** Everybody on the course, the foremost first. @param {any} view @returns {string[]} */
function lines(view) {
  const line = 3 * rowsOf(view);
  const taken = [...new Set([...view.elephants, ...view.cows])].filter((place) => place >= 0 && place < line);
  return taken
    .sort((one, other) => other - one)
    .map((place) => t('place-with', { where: sentence(placeName(place)), what: listed(onPlace(view, place)) }));
}

/** @param {any} view */
function rest(view) {
  const line = 3 * rowsOf(view);
  const home = Array.from(ELEPHANTS).filter((_, at) => view.elephants[at] >= line);
  return [
    ...(home.length ? [t('course-home', { elephants: listed(home.map(elephantName)) })] : []),
    t('course-rows', { rows: rowsOf(view) }),
  ];
}

/** @param {any} view @param {number} seat */
function holdings(view, seat) {
  const { hand, snakes } = view.players[seat];
  const cards = sorted(hand).map(cardName);
  return [
    ...elephantsOf(seat, view.players.length).map((letter) => whereIs(view, letter)),
    cards.length ? t('cards-in-hand', { cards: listed(cards) }) : t('panel-hand', { count: hand.length }),
    ...(snakes ? [t('panel-snakes', { count: snakes })] : []),
  ];
}

/** @param {any} view @param {string} letter */
function whereIs(view, letter) {
  const place = placeOf(view, letter);
  const where = place < 0 ? t('course-waits') : rowOf(place) > rowsOf(view) ? t('panel-home') : placeName(place);
  return t('place-with', { where: elephantName(letter), what: where });
}

/** @type {import('../reader.js').Reading} */
export const reading = {
  things: (board) =>
    /** @type {SVGGraphicsElement[]} */ (Array.from(board.host.querySelectorAll(`[id^="${PREFIX}"]`))).sort(
      (one, other) => numberOf(one.id.slice(PREFIX.length)) - numberOf(other.id.slice(PREFIX.length)),
    ),
  names,
  lines,
  rest,
  holdings,
};
