// What happens in a camel race, in words.
import { listed, t } from '../../i18n/index.js';
import { camelName, camelNames, sentence, sideName, signed, who } from '../vocabulary.js';

/** @typedef {import('../vocabulary.js').Told} Told */

/** @type {Record<string, (event: any, told: Told) => string>} */
export const WORDS = {
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
