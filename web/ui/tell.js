// Events and refusals in words.
import { hasWords, isolated, listed, t } from '../i18n/index.js';

/** @typedef {import('../engine/messages.js').GameEvent} GameEvent */

/** @param {string} letter */
export const camelName = (letter) => t(`camel-${letter}`);

/** The camels of a unit, from the top down as one sees them. @param {string} unit */
export const camelNames = (unit) => listed(Array.from(unit).reverse().map(camelName));

/** @param {string} side @param {string} game */
export const sideName = (side, game) => t(`side-${game}-${side === '+' ? 'plus' : 'minus'}`);

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @param {number} pounds */
export const signed = (pounds) => (pounds > 0 ? `+${pounds}` : pounds < 0 ? `−${-pounds}` : '0');

/**
 * Who is told: the names by seat, the edition, and the seat of the only person at the screen, if there is one.
 * @typedef {{ names: string[], game: string, eyes: number | null }} Told
 */

/**
 * One line of the log.
 * @param {GameEvent} event
 * @param {Told} told
 */
export function tell(event, told) {
  const words = WORDS[event.type];
  return sentence(words ? words(event, told) : t(event.type));
}

/** @param {number} seat @param {Told} told */
const who = (seat, { names, eyes }) => ({ name: isolated(names[seat] ?? ''), you: seat === eyes ? 'yes' : 'no' });

/** @type {Record<string, (event: any, told: Told) => string>} */
const WORDS = {
  FirstSeatChosen: ({ seat }, told) => t('FirstSeatChosen', who(seat, told)),
  CamelEntered: ({ camel, space }) => t('CamelEntered', { camel: camelName(camel), space }),
  TicketTaken: ({ seat, racer, value }, told) =>
    t('TicketTaken', { ...who(seat, told), racer: camelName(racer), value }),
  TilePlaced: ({ seat, space, side, lifted_from: from }, told) =>
    t(from === null ? 'TilePlaced' : 'TileMoved', { ...who(seat, told), space, side: sideName(side, told.game) }),
  PyramidTicketTaken: ({ seat }, told) => t('PyramidTicketTaken', who(seat, told)),
  CardPlaced: ({ seat, pile, racer }, told) =>
    racer === null
      ? t('CardPlaced', { ...who(seat, told), pile })
      : t('CardPlacedKnown', { ...who(seat, told), pile, racer: camelName(racer) }),
  PartnersJoined: ({ seat, partner }, told) =>
    t('PartnersJoined', { ...who(seat, told), partner: who(partner, told).name }),
  DieRolled: ({ camel, pips }) => t('DieRolled', { camel: camelName(camel), pips }),
  CrazyCamelChosen: ({ shown, camel, why }) =>
    t(`CrazyCamelChosen-${why}`, { shown: camelName(shown), camel: camelName(camel) }),
  UnitMoved: unitMoved,
  TilePaid: ({ seat, side }, told) => t('TilePaid', { ...who(seat, told), side: sideName(side, told.game) }),
  LegEnded: ({ leg, ranking }) => t('LegEnded', { leg, first: camelName(ranking[0]), second: camelName(ranking[1]) }),
  LegScored: ({ seat, paid, money }, told) =>
    t(`LegScored-${paid > 0 ? 'gain' : paid < 0 ? 'loss' : 'none'}`, {
      ...who(seat, told),
      paid: Math.abs(paid),
      money,
    }),
  LegStarted: ({ leg, seat }, told) => t('LegStarted', { leg, ...who(seat, told) }),
  RaceEnded: ({ ranking }) =>
    t('RaceEnded', { first: sentence(camelName(ranking[0])), last: camelName(ranking.at(-1)) }),
  CardSettled: ({ seat, racer, is_right: right, paid }, told) =>
    t(`CardSettled-${right ? 'right' : 'wrong'}`, { ...who(seat, told), racer: camelName(racer), paid: signed(paid) }),
  GameWon: ({ seats, money }, told) =>
    t('GameWon', {
      names: listed(seats.map((/** @type {number} */ seat) => who(seat, told).name)),
      you: seats.length === 1 ? who(seats[0], told).you : 'no',
      count: seats.length,
      money: Math.max(...money),
    }),
};

/** @param {any} event */
function unitMoved({ unit, path, met, under, cause }) {
  const to = path.at(-1);
  const args = { camels: camelNames(unit), count: unit.length, from: path[0], to };
  if (to === 17) return t('UnitMoved-over', args);
  if (to === 0) return t('UnitMoved-over-back', args);
  const how = met ? (under ? '-under' : '-onto') : '';
  return t(`UnitMoved-${cause}${how}`, { ...args, ...(met && { met: camelNames(met) }) });
}

/**
 * Why a bot moved, in its own words.
 * @param {{ key: string, params: Record<string, string | number> }} why
 * @param {string[]} names
 */
export function tellWhy({ key, params }, names) {
  const { racer, seat, chance } = params;
  const words = t(key, {
    ...params,
    ...(racer !== undefined && { racer: camelName(String(racer)) }),
    ...(seat !== undefined && { name: isolated(names[Number(seat)] ?? '') }),
    ...(chance !== undefined && { percent: Math.round(100 * Number(chance)) }),
  });
  return sentence(words);
}

/**
 * Why something is refused.
 * @param {{ code: string, params: Record<string, string | number> }} reason
 * @param {string[]} names
 */
export function refusal({ code, params }, names) {
  if (!hasWords(code)) return hasWords(`trouble-${code}`) ? t(`trouble-${code}`) : t('refused-otherwise', { code });
  const seat = Number(params.turn ?? params.seat);
  /** @type {Record<string, any>} */
  const words = { ...params, name: isolated(names[seat] ?? '') };
  for (const part of ['racer', 'camel', 'die'])
    if (hasWords(`camel-${params[part]}`)) words[part] = camelName(String(params[part]));
  return t(code, words);
}
