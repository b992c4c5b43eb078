// The track in words: what stands on each space from the bottom up, tickets, dice, piles, and what a seat has.
import { isolated, listed, t } from '../../i18n/index.js';
import { moneyWords } from '../players.js';
import { camelName, sentence, sideName } from '../vocabulary.js';

const RACERS = Array.from('bgyrp');
const SPACES = Array.from({ length: 16 }, (_, at) => at + 1);
const IDS = [
  ...SPACES.map((space) => `space-${space}`),
  'pyramid',
  ...RACERS.map((racer) => `tickets-${racer}`),
  'pile-winner',
  'pile-loser',
];

/** From the bottom up: red under blue. @param {string} stack */
export const stackWords = (stack) =>
  Array.from(stack, camelName).reduce((lower, upper) => t('stack-under', { lower, upper }));

/** @param {any} view @param {number} space */
const tileOn = ({ players }, space) => players.find((/** @type {any} */ { tile }) => tile?.space === space)?.tile;

/** @param {any} view @param {number} space @param {import('../vocabulary.js').Told} told */
function spaceWords(view, space, { names, game }) {
  const stack = view.track[space];
  if (stack) return t('space-stack', { space, stack: stackWords(stack) });
  const tile = tileOn(view, space);
  if (!tile) return t('space-label', { space });
  const owner = view.players.findIndex((/** @type {any} */ player) => player.tile === tile);
  return t('space-tile', { space, side: sideName(tile.side, game), name: isolated(names[owner] ?? '') });
}

/** The number on the top ticket is on the drawing. @param {Element} stack */
function ticketWords(stack) {
  const [racer, value] = [camelName(stack.id.slice(-1)), stack.getAttribute('data-key')];
  return value === null ? t('choose-ticket-gone', { racer }) : t('tickets-on-top', { racer, value });
}

/** @param {any} view */
function pyramidWords({ pyramid }) {
  const dice = Array.from(/** @type {string} */ (pyramid), camelName);
  return dice.length ? t('pyramid-inside', { dice: listed(dice) }) : t('pyramid-empty');
}

/** @param {any} view @param {'winner' | 'loser'} pile */
const pileWords = (view, pile) => t('pile-cards', { pile, count: view[`${pile}_pile`].length });

/** @param {any} view @param {import('../vocabulary.js').Told} told */
const names = (view, told) => (/** @type {Element} */ thing) => {
  const [kind = '', which = ''] = thing.id.split('-');
  if (kind === 'space') return spaceWords(view, Number(which), told);
  if (kind === 'tickets') return sentence(ticketWords(thing));
  return kind === 'pyramid' ? pyramidWords(view) : pileWords(view, which === 'winner' ? 'winner' : 'loser');
};

/** @type {import('../reader.js').Reading} */
export const reading = {
  things: (board) => IDS.flatMap((id) => board.thing(id) ?? []),
  names,
  lines: (view, told) =>
    SPACES.filter((space) => view.track[space] || tileOn(view, space)).map((space) => spaceWords(view, space, told)),
  rest: (view, told, board) => [
    ...view.tents.filter((/** @type {any} */ { camel }) => camel).map(dieWords),
    ...IDS.slice(SPACES.length)
      .flatMap((id) => board.thing(id) ?? [])
      .map(names(view, told)),
  ],
  holdings,
};

/** A die that has come out. @param {any} die */
const dieWords = ({ camel, pips }) => sentence(t('DieRolled', { camel: camelName(camel), pips }));

/** @param {any} view @param {number} seat @param {import('../vocabulary.js').Told} told */
function holdings(view, seat, { names: called, game }) {
  const { money, tickets, pyramid_tickets: pyramid, hand, tile, partner } = view.players[seat];
  const cards = 5 - [...view.winner_pile, ...view.loser_pile].filter((card) => card.seat === seat).length;
  return [
    moneyWords(game, money),
    ...tickets.map((/** @type {any} */ { racer, value }) => t('player-ticket', { racer: camelName(racer), value })),
    ...(pyramid ? [t('player-pyramid', { count: pyramid })] : []),
    hand ? t('cards-in-hand', { cards: listed(Array.from(hand, camelName)) }) : t('player-cards', { count: cards }),
    tile ? t('tile-laid', { space: tile.space, side: sideName(tile.side, game) }) : t('player-tile'),
    ...(partner === null ? [] : [t('player-partner', { name: isolated(called[partner] ?? '') })]),
  ];
}
