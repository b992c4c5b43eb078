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
 * One line of the log.
 * @param {GameEvent} event
 * @param {string[]} names
 * @param {string} game
 */
export function tell(event, names, game) {
  const words = WORDS[event.type];
  if (!words) return t(event.type);
  return sentence(words(event, (seat) => isolated(names[seat] ?? ''), game));
}

/** @type {Record<string, (event: any, name: (seat: number) => string, game: string) => string>} */
const WORDS = {
  FirstSeatChosen: ({ seat }, name) => t('FirstSeatChosen', { name: name(seat) }),
  CamelEntered: ({ camel, space }) => t('CamelEntered', { camel: camelName(camel), space }),
  TicketTaken: ({ seat, racer, value }, name) => t('TicketTaken', { name: name(seat), racer: camelName(racer), value }),
  TilePlaced: ({ seat, space, side, lifted_from: from }, name, game) =>
    t(from === null ? 'TilePlaced' : 'TileMoved', { name: name(seat), space, side: sideName(side, game) }),
  PyramidTicketTaken: ({ seat }, name) => t('PyramidTicketTaken', { name: name(seat) }),
  CardPlaced: ({ seat, pile, racer }, name) =>
    racer === null
      ? t('CardPlaced', { name: name(seat), pile })
      : t('CardPlacedKnown', { name: name(seat), pile, racer: camelName(racer) }),
  PartnersJoined: ({ seat, partner }, name) => t('PartnersJoined', { name: name(seat), partner: name(partner) }),
  DieRolled: ({ camel, pips }) => t('DieRolled', { camel: camelName(camel), pips }),
  CrazyCamelChosen: ({ shown, camel, why }) =>
    t(`CrazyCamelChosen-${why}`, { shown: camelName(shown), camel: camelName(camel) }),
  UnitMoved: unitMoved,
  TilePaid: ({ seat, side }, name, game) => t('TilePaid', { name: name(seat), side: sideName(side, game) }),
  LegEnded: ({ leg, ranking }) => t('LegEnded', { leg, first: camelName(ranking[0]), second: camelName(ranking[1]) }),
  LegScored: ({ seat, paid, money }, name) =>
    t('LegScored', { name: name(seat), paid: Math.abs(paid), gain: paid > 0 ? 'yes' : 'no', money }),
  LegStarted: ({ leg, seat }, name) => t('LegStarted', { leg, name: name(seat) }),
  RaceEnded: ({ ranking }) => t('RaceEnded', { first: camelName(ranking[0]), last: camelName(ranking.at(-1)) }),
  CardSettled: ({ seat, racer, is_right: right, paid }, name) =>
    t(`CardSettled-${right ? 'right' : 'wrong'}`, { name: name(seat), racer: camelName(racer), paid: signed(paid) }),
  GameWon: ({ seats, money }, name) =>
    t('GameWon', { names: listed(seats.map(name)), count: seats.length, money: Math.max(...money) }),
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
 * Why something is refused.
 * @param {{ code: string, params: Record<string, string | number> }} reason
 * @param {string[]} names
 */
export function refusal({ code, params }, names) {
  if (!hasWords(code)) return t('refused-otherwise', { code });
  const seat = Number(params.turn ?? params.seat);
  const words = { ...params, name: isolated(names[seat] ?? '') };
  return t(code, 'racer' in params ? { ...words, racer: camelName(String(params.racer)) } : words);
}
