// Odds as bars: for every racer how likely it leads, comes second or last in this leg, and wins or loses the race.
// A tap on a number says where it comes from.
import { t } from '../i18n/index.js';
import { ask } from './dialogs.js';
import { el, fill } from './dom.js';
import { badge } from './players.js';
import { camelName, sentence } from './tell.js';

/**
 * @typedef {{ total: number, ranks: Record<string, number[]>, ends: number, tiles: Record<string, number> }} LegOdds
 * @typedef {{ total: number, winner: Record<string, number>, loser: Record<string, number>, error: number,
 *   is_exact: boolean }} RaceOdds
 * @typedef {{ leg: LegOdds, race?: RaceOdds | null }} Odds
 * @typedef {'first' | 'second' | 'last' | 'winner' | 'loser'} What
 * @typedef {{ what: What | 'ends' | 'tile', racer?: string, space?: string, weight: number, total: number,
 *   error: number, isExact: boolean }} Odd
 */

const SVG = 'http://www.w3.org/2000/svg';
/** @type {What[]} */
const LEG = ['first', 'second', 'last'];
/** @type {What[]} */
const RACE = ['winner', 'loser'];
const RANKS = { first: 0, second: 1, last: 4 };

// ---- numbers in words

/** As many of a hundred, with one decimal. @param {number} share */
export const percent = (share) => t('odds-percent', { number: decimal(100 * share, 1) });

/** @param {number} value @param {number} places */
export const decimal = (value, places) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

/** Expected pounds, with their sign. @param {number} pounds @param {number} [places] */
export function pounds(pounds, places = 2) {
  const text = decimal(Math.abs(pounds), places);
  if (!/[1-9]/.test(text)) return text;
  return `${pounds < 0 ? '−' : '+'}${text}`;
}

/** @param {number} count */
export const whole = (count) => count.toLocaleString(document.documentElement.lang);

// ---- what is asked about

/** @param {Odds} odds @param {string} racer @param {What} what @returns {Odd | null} */
export function oddOf({ leg, race }, racer, what) {
  if (what === 'winner' || what === 'loser') {
    if (!race) return null;
    const { total, error, is_exact: isExact } = race;
    return { what, racer, weight: race[what][racer] ?? 0, total, error, isExact };
  }
  return { what, racer, weight: leg.ranks[racer]?.[RANKS[what]] ?? 0, total: leg.total, error: 0, isExact: true };
}

/** A chance as the bars show it, with its possible error. @param {Odd} odd */
const share = ({ weight, total }) => weight / total;

/** What a bar says, for those who listen. @param {Odd} odd */
function oddWords(odd) {
  const chance = percent(share(odd));
  return sentence(t(`odds-says-${odd.what}`, { racer: odd.racer ? camelName(odd.racer) : '', chance }));
}

/** Where a number comes from, as a dialog. @param {Odd} odd */
export function explainOdd(odd) {
  const counts = { weight: whole(odd.weight), total: whole(odd.total) };
  const origin =
    odd.what === 'tile'
      ? t('odds-from-tile', { ...counts, space: odd.space ?? '' })
      : t(
          odd.isExact
            ? RACE.includes(/** @type {any} */ (odd.what))
              ? 'odds-from-exact'
              : 'odds-from-leg'
            : 'odds-from-races',
          counts,
        );
  return ask({
    title: oddTitle(odd),
    className: 'explain',
    body: [
      el('p', { class: 'explain-number' }, odd.what === 'tile' ? pounds(share(odd)) : percent(share(odd)), error(odd)),
      el('p', {}, origin),
      !odd.isExact && el('p', { class: 'faint' }, t('odds-error-words', { error: decimal(100 * odd.error, 1) })),
    ],
    buttons: [{ value: '', words: t('odds-close'), main: true }],
  });
}

/** @param {Odd} odd */
const oddTitle = ({ what, racer, space }) =>
  sentence(t(`odds-title-${what}`, { racer: racer ? camelName(racer) : '', space: space ?? '' }));

/** @param {Odd} odd */
const error = ({ isExact, error: value }) =>
  el('small', {}, isExact ? t('odds-exact') : t('odds-error', { error: decimal(100 * value, 1) }));

// ---- the bars

/** A length of the racer's own blanket. @param {string} racer */
function clothBar(racer) {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'derby cloth-bar');
  picture.setAttribute('aria-hidden', 'true');
  const lengths = [`${racer} length`, 'length weave'].map((name) => {
    const rect = document.createElementNS(SVG, 'rect');
    rect.setAttribute('class', name);
    rect.setAttribute('height', '100%');
    return rect;
  });
  lengths[1]?.setAttribute('fill', `url(#art-cloth-${racer})`);
  picture.append(...lengths);
  return {
    picture,
    /** @param {number} part */
    set(part) {
      for (const rect of lengths) rect.setAttribute('width', `${100 * part}%`);
    },
  };
}

/** One number of the table. @param {string} racer @param {What} what @param {() => Odds | null} known @param {(odd: Odd) => void} onTap */
function cell(racer, what, known, onTap) {
  const bar = clothBar(racer);
  const number = el('b', {}, '…');
  const tap = () => {
    const odds = known();
    const odd = odds && oddOf(odds, racer, what);
    if (odd) onTap(odd);
  };
  const button = el(
    'button',
    { type: 'button', class: 'odd', 'data-racer': racer, 'data-odd': what, disabled: true, onclick: tap },
    number,
    bar.picture,
  );
  /** @param {Odds} odds */
  function show(odds) {
    const odd = oddOf(odds, racer, what);
    button.disabled = odd === null;
    fill(number, odd ? decimal(100 * share(odd), 1) : '…');
    bar.set(odd ? share(odd) : 0);
    button.setAttribute('aria-label', odd ? oddWords(odd) : t('odds-counting'));
  }
  return { what, node: el('td', { class: `odd-${what}` }, button), show };
}

/**
 * Bars that can be shown anew while they improve; nothing moves but what changed.
 * @param {{ onTap?: (odd: Odd) => void }} [options] what a tap on a number does; if not said, it explains it
 */
export function createOddsBars({ onTap = (odd) => void explainOdd(odd) } = {}) {
  /** @type {Odds | null} */
  let now = null;
  const rows = Array.from('bgyrp').map((racer) => {
    const cells = [...LEG, ...RACE].map((what) => cell(racer, what, () => now, onTap));
    const head = el(
      'th',
      { scope: 'row' },
      badge(racer, racer.toUpperCase()),
      el('span', { class: 'unseen' }, camelName(racer)),
    );
    return {
      racer,
      cells,
      line: el(
        'tr',
        {},
        head,
        cells.map(({ node }) => node),
      ),
    };
  });
  const body = el(
    'tbody',
    {},
    rows.map(({ line }) => line),
  );
  const legState = el('span', { class: 'odds-state' });
  const raceState = el('span', { class: 'odds-state' });
  const others = el('div', { class: 'odds-others' });
  const heads = [...LEG, ...RACE].map((what) => el('th', { scope: 'col', class: `odd-${what}` }, t(`odds-${what}`)));
  const table = el(
    'table',
    { class: 'odds' },
    el(
      'thead',
      {},
      el(
        'tr',
        { class: 'odds-groups' },
        el('td', {}),
        el('th', { scope: 'colgroup', colspan: LEG.length }, t('odds-leg'), legState),
        el('th', { scope: 'colgroup', colspan: RACE.length }, t('odds-race'), raceState),
      ),
      el('tr', { class: 'odds-heads' }, el('td', {}), heads),
    ),
    body,
  );

  /** The leader on top. @param {LegOdds} leg */
  function sort({ ranks }) {
    const order = rows.slice().sort((a, b) => (ranks[b.racer]?.[0] ?? 0) - (ranks[a.racer]?.[0] ?? 0));
    if (order.some(({ line }, at) => body.children[at] !== line)) body.append(...order.map(({ line }) => line));
  }

  /** The end of the race, and tiles. @param {LegOdds} leg @returns {Odd[]} */
  const more = ({ total, ends, tiles }) => [
    { what: 'ends', weight: ends, total, error: 0, isExact: true },
    .../** @type {Odd[]} */ (
      Object.entries(tiles).map(([space, weight]) => ({ what: 'tile', space, weight, total, error: 0, isExact: true }))
    ),
  ];

  /** @param {Odd} odd */
  function otherButton(odd) {
    const words = odd.what === 'tile' ? t('odds-tile', { space: odd.space ?? '' }) : t('odds-ends');
    const number = odd.what === 'tile' ? pounds(share(odd)) : percent(share(odd));
    return el(
      'button',
      { type: 'button', class: 'odds-other', 'data-odd': odd.what, 'data-space': odd.space, onclick: () => onTap(odd) },
      el('span', {}, words),
      el('b', {}, number),
    );
  }

  return {
    element: el('div', { class: 'odds-box' }, table, others),
    /** @param {Odds} odds */
    show(odds) {
      const isNew = odds.leg !== now?.leg && JSON.stringify(odds.leg) !== JSON.stringify(now?.leg);
      now = odds;
      for (const { cells } of rows) for (const one of cells) one.show(odds);
      fill(legState, t('odds-exact'));
      fill(raceState, closeness(odds.race ?? null));
      if (!isNew) return;
      sort(odds.leg);
      fill(others, more(odds.leg).map(otherButton));
    },
  };
}

/** @param {RaceOdds | null} race */
function closeness(race) {
  if (!race) return t('odds-counting');
  return race.is_exact ? t('odds-exact') : t('odds-error', { error: decimal(100 * race.error, 1) });
}

/**
 * The same for odds that stay as they are.
 * @param {Odds} odds
 * @param {{ onTap?: (odd: Odd) => void }} [options]
 */
export function oddsBars(odds, options) {
  const bars = createOddsBars(options);
  bars.show(odds);
  return bars.element;
}
