// What the analysis board says: how far the table is, what stands on a space, what is wrong.
import { hasWords, listed, t } from '../i18n/index.js';
import { placeOf } from './analysis-tools.js';
import { reading as track } from './camel/reading.js';
import { camelName, camelNames, refusal, sentence, sideName } from './tell.js';

/**
 * @typedef {import('./analysis-tools.js').Page} Page
 * @typedef {import('./analysis-tools.js').Hand} Hand
 * @typedef {import('./analysis-tools.js').Mode} Mode
 */

const SPACES = Array.from({ length: 16 }, (_, at) => at + 1);

/** What has happened, how far the table is, or what to do next. @param {Page} page @param {{ mode: Mode, hand: Hand, news: string }} now */
export function status(page, { mode, hand, news }) {
  const next = news && page.stage === 'running' ? '' : whatNext(page, mode, hand);
  return news && next ? `${news} ${next}` : news || next;
}

/** @param {Page} page @param {Mode} mode @param {Hand} hand */
function whatNext(page, mode, hand) {
  const [first = '', second = ''] = Array.from(page.ranking, camelName);
  if (page.stage === 'race-over')
    return sentence(t('analysis-race-over', { first, last: camelName(page.ranking.at(-1) ?? '') }));
  if (page.stage === 'leg-over') return sentence(t('analysis-leg-over', { first, second }));
  if (mode === 'set-up' && hand.camel) return inHand(page, hand.camel);
  if (mode === 'set-up' && hand.side) return t('analysis-lay', { side: sideName(hand.side, page.edition) });
  if (page.missing) return missing(page.missing);
  return t(mode === 'dice' ? 'analysis-hint-dice' : 'analysis-hint-set-up');
}

/** @param {Page} page @param {string} camel */
function inHand(page, camel) {
  const key = placeOf(page, camel) === undefined ? 'analysis-put' : 'analysis-move';
  return sentence(t(key, { camel: camelName(camel) }));
}

/** @param {string} camels */
const missing = (camels) =>
  sentence(t('analysis-missing', { camels: listed(Array.from(camels, camelName)), count: camels.length }));

/** @param {Page} page @param {number} space */
export function spaceLabel(page, space) {
  const stack = page.track[space] ?? '';
  const tile = page.tiles.find((one) => one.space === space);
  if (stack) return t('analysis-space-camels', { space, camels: camelNames(stack) });
  return tile
    ? t('analysis-space-tile', { space, side: sideName(tile.side, page.edition) })
    : t('space-label', { space });
}

/** What camels' things are called, for whom the table is only set up. @param {Page} page */
const view = ({ track: spaces, pyramid }) => ({ track: spaces, pyramid, players: [] });

/** @type {import('./reader.js').Reading} */
export const reading = {
  things: (board) => track.things(board).filter(({ id }) => !id.startsWith('pile')),
  names: (page, told) => (thing) =>
    thing.id.startsWith('space-') ? spaceLabel(page, Number(thing.id.slice(6))) : track.names(view(page), told)(thing),
  lines: (page) =>
    SPACES.filter((space) => page.track[space] || hasTile(page, space)).map((space) => spaceLabel(page, space)),
  rest: (page, told, board) =>
    reading
      .things(board)
      .filter(({ id }) => !id.startsWith('space-'))
      .map(reading.names(page, told)),
  holdings: () => [],
};

/** @param {Page} page @param {number} space */
const hasTile = ({ tiles }, space) => tiles.some((tile) => tile.space === space);

/** What is wrong; letters of camels and dice become names. @param {any} error */
export function why({ code = 'internal', params = {} }) {
  const named = Object.entries(params).map(([name, value]) =>
    ['camel', 'die'].includes(name) && hasWords(`camel-${value}`) ? [name, camelName(String(value))] : [name, value],
  );
  const words = Object.fromEntries(named);
  return hasWords(`analysis-${code}`) ? t(`analysis-${code}`, words) : refusal({ code, params: words }, []);
}
