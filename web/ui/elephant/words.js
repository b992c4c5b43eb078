// What happens in an elephant race, in words.
import { isolated, listed, t } from '../../i18n/index.js';
import { shownAs } from '../cast.js';
import { who } from '../vocabulary.js';

/** @typedef {import('../vocabulary.js').Told} Told */

const LANES = 3;
const ELEPHANTS = 'RBGYPO';
const EFFECTS = 'cfj';

/** The name of the elephant that is seen for a letter of the rules. @param {string} letter */
export const elephantName = (letter) => t(`elephant-${shownAs(letter)}`);

/** @param {string | null} card */
export const cardName = (card) => t(card === null ? 'card-hidden' : `card-${card}`);

/** @param {(string | null)[]} cards */
const cardNames = (cards) => listed(cards.map(cardName));

/** @param {number} place */
export const placeName = (place) => t('place-name', { row: rowOf(place), lane: 'abc'.charAt(place % LANES) });

/** @param {number} place */
export const rowOf = (place) => Math.floor(place / LANES) + 1;

/** The elephants of a seat. @param {number} seat @param {number} seats */
export const elephantsOf = (seat, seats) =>
  Array.from(ELEPHANTS.slice(seat, seats === 2 ? 4 : seats)).filter((_, at) => at % seats === 0);

/** Elephants by name, cows by number. @param {string[]} pieces */
export function pieceNames(pieces) {
  const cows = pieces.filter((piece) => !ELEPHANTS.includes(piece)).length;
  const elephants = pieces.filter((piece) => ELEPHANTS.includes(piece)).map(elephantName);
  return listed(cows ? [...elephants, t('cows', { count: cows })] : elephants);
}

/** @param {{ elephant: string }} event */
const its = ({ elephant }) => ({ elephant: elephantName(elephant) });

/** @type {Record<string, (event: any, told: Told) => string>} */
export const WORDS = {
  FirstSeatChosen: ({ seat }, told) => t('FirstSeatChosen', who(seat, told)),
  StartTaken: ({ seat, elephant, place }, told) =>
    t('StartTaken', { ...who(seat, told), elephant: elephantName(elephant), place: placeName(place) }),
  HandsDealt: () => t('HandsDealt'),
  CardsDrawn: ({ seat, cards }, told) =>
    t('CardsDrawn', { ...who(seat, told), cards: cardNames(cards), count: cards.length }),
  PileShuffled: () => t('PileShuffled'),
  TurnStarted: ({ seat, stuck }, told) =>
    t(stuck ? 'TurnStarted-stuck' : 'TurnStarted', {
      ...who(seat, told),
      elephants: listed(Array.from(stuck ?? '', elephantName)),
    }),
  CardPlayed: cardPlayed,
  CardApplied: ({ seat, card }, told) => t('CardApplied', { ...who(seat, told), card: cardName(card) }),
  TigerPlayed: ({ seat }, told) => t('TigerPlayed', who(seat, told)),
  CardCancelled: ({ seat, card }, told) => t('CardCancelled', { ...who(seat, told), card: cardName(card) }),
  CardDiscarded: ({ seat, card }, told) => t('CardDiscarded', { ...who(seat, told), card: cardName(card) }),
  ElephantMoved: elephantMoved,
  ElephantFlew: ({ elephant, start, place }) =>
    t('ElephantFlew', { elephant: elephantName(elephant), rows: rowOf(place) - rowOf(start) }),
  MudLeft: ({ elephant, points, left }) => t('MudLeft', { elephant: elephantName(elephant), points, left }),
  ElephantHalted: (event) => t(event.leads ? 'ElephantHalted-leads' : 'ElephantHalted-waits', its(event)),
  LeaderChanged: (event) => t('LeaderChanged', its(event)),
  CrossingOpened: (event) => t('CrossingOpened', its(event)),
  CowLeft: () => t('CowLeft'),
  ElephantHome: elephantHome,
  SpaceReached: (event) => t(`SpaceReached-${event.kind}`, its(event)),
  TreeLeft: (event) => t('TreeLeft', its(event)),
  CardTurnedUp: ({ card, applies }) => t(applies ? 'CardTurnedUp' : 'CardTurnedUp-useless', { card: cardName(card) }),
  MouseRan: (event) => t('MouseRan', its(event)),
  MouseStayed: ({ seat }, told) => t('MouseStayed', who(seat, told)),
  CardsStolen: ({ seat, of, cards }, told) =>
    t(cards.includes(null) ? 'CardsStolen-hidden' : 'CardsStolen', {
      ...who(seat, told),
      other: isolated(told.names[of] ?? ''),
      cards: cardNames(cards),
      count: cards.length,
    }),
  CowHerded: ({ path }) => t('CowHerded', { steps: path.length - 1 }),
  CardTaken: ({ seat, card }, told) => t('CardTaken', { ...who(seat, told), card: cardName(card) }),
  SnakeGiven: ({ seat, taken_from: of }, told) =>
    of === null
      ? t('SnakeGiven', who(seat, told))
      : t('SnakeMoved', { ...who(seat, told), of: isolated(told.names[of] ?? '') }),
  SnakesChased: ({ seat, snakes }, told) => t('SnakesChased', { ...who(seat, told), snakes }),
  RaceWon: ({ seat }, told) => t('RaceWon', who(seat, told)),
};

/** @param {any} event @param {Told} told */
function cardPlayed({ seat, card, play }, told) {
  const isPlain = play.type === 'Move' && play.way === 'plain' && EFFECTS.includes(card);
  return t(`CardPlayed-${isPlain ? 'plain' : play.type}`, {
    ...who(seat, told),
    card: cardName(card),
    elephant: play.elephant ? elephantName(play.elephant) : '',
    other: isolated(told.names[play.seat] ?? ''),
  });
}

/** With two players both elephants must come home: what is still needed is told at once. @param {any} event @param {Told} told */
function elephantHome({ seat, elephant, by, needs }, told) {
  const home = t(`ElephantHome-${by}`, its({ elephant }));
  if (typeof needs !== 'string') return home;
  const whose = who(seat, told);
  return `${home} ${needs ? t('home-one', { ...whose, ...its({ elephant: needs }) }) : t('home-both', whose)}`;
}

/** @param {any} event */
function elephantMoved({ elephant, strides, gait }) {
  const pushed = [
    ...new Set(
      strides.flatMap((/** @type {any} */ stride) => stride.pushed.map((/** @type {any} */ push) => push.piece)),
    ),
  ];
  return t(`ElephantMoved-${gait}${pushed.length ? '-push' : ''}`, {
    elephant: elephantName(elephant),
    steps: strides.length,
    pushed: pieceNames(/** @type {string[]} */ (pushed)),
  });
}

/** Words for what sentences are filled in with. @param {Record<string, any>} params @param {{ names: string[] }} told */
export function named({ elephant, card, seat }, { names }) {
  return {
    ...(ELEPHANTS.includes(elephant ?? '-') && { elephant: elephantName(elephant) }),
    ...(typeof card === 'string' && card.length === 1 && { card: cardName(card) }),
    ...(seat !== undefined && { name: isolated(names[Number(seat)] ?? '') }),
  };
}

// ---- few lines for much that happens

const QUIET = ['TigerPassed', 'TurnEnded', 'CowPicked', 'HerdingDone'];

/** Cards that are dealt one by one are told in one line, and what goes without saying is not told. @param {import('../kits.js').Happening[]} happened */
export function digest(happened) {
  /** @type {import('../kits.js').Happening[]} */
  const lines = [];
  for (const { event, frames } of happened) {
    if (QUIET.includes(event.type)) continue;
    const last = lines.at(-1)?.event;
    const line = gathered(event);
    if (last && line.type === last.type && isSame(last, line))
      Object.assign(last, { cards: [...last.cards, ...line.cards], ply: line.ply });
    else lines.push({ event: line, frames });
  }
  return lines;
}

/** @param {any} event @returns {any} */
function gathered(event) {
  const { type, seat, of, card, why, ply } = event;
  if (type === 'CardDrawn' && why === 'deal') return { type: 'HandsDealt', cards: [], ply };
  if (type === 'CardDrawn') return { type: 'CardsDrawn', seat, cards: [card], ply };
  if (type === 'CardStolen') return { type: 'CardsStolen', seat, of, cards: [card], ply };
  return event;
}

/** @param {any} one @param {any} other */
const isSame = (one, other) => Array.isArray(one.cards) && one.seat === other.seat && one.of === other.of;
