// The odds of the position on the analysis board: leg, race, tickets and tiles, better while one watches.
import { t } from '../i18n/index.js';
import { called, el, fill } from './dom.js';
import { createOddsBars, decimal, pounds } from './odds.js';
import { badge } from './players.js';
import { camelName, sentence, sideName } from './tell.js';

/**
 * @typedef {import('./analysis-tools.js').Page} Page
 * @typedef {object} Found what is known of a position so far
 * @property {import('./odds.js').LegOdds | null} leg
 * @property {import('./odds.js').RaceOdds | null} race
 * @property {Record<string, Record<string, { landings: number, total: number }>>} landings of one more tile, by space and side
 * @property {Record<string, { value: number | null, pounds: number | null }> | null} tickets the top ticket of each racer
 * @property {boolean} done
 */

const RACERS = Array.from('bgyrp');
const SIDES = ['+', '-'];
const UNKNOWN = '…';

/**
 * @param {HTMLElement} root
 * @param {(racer: string) => void} takeTicket
 */
export function createOdds(root, takeTicket) {
  const thinking = el('p', { class: 'label' }, t('analysis-thinking'));
  const place = el('div', { class: 'bars' });
  const tickets = el('div', { class: 'row tickets', role: 'group', 'aria-label': t('analysis-tickets') });
  const tiles = el('ul', { class: 'landings' });
  const buttons = new Map(RACERS.map((racer) => [racer, ticketButton(racer)]));
  tickets.append(...buttons.values());
  const parts = [
    place,
    el('h2', {}, t('analysis-tickets')),
    el('p', { class: 'label' }, t('analysis-tickets-hint')),
    tickets,
    el('h2', {}, t('analysis-tiles')),
    el('p', { class: 'label' }, t('analysis-tiles-hint')),
    tiles,
  ];
  let bars = createOddsBars();
  let tried = ''; // the tiles that are shown

  /** @param {string} racer */
  function ticketButton(racer) {
    return el('button', { type: 'button', class: 'ticket', 'data-ticket': racer, onclick: () => takeTicket(racer) });
  }

  /** @param {Page} page @param {Found | null} found */
  function showTickets(page, found) {
    for (const [racer, button] of buttons) {
      const [value, worth] = [page.tops[racer] ?? null, found?.tickets?.[racer]?.pounds ?? null];
      const words = { racer: camelName(racer), value: value ?? 0, pounds: worth === null ? UNKNOWN : pounds(worth) };
      const label = sentence(t(value === null ? 'analysis-ticket-gone' : 'analysis-ticket', words));
      if (button.title === label) continue;
      button.title = label;
      const shown = el('b', { class: 'pounds' }, value === null ? '–' : words.pounds);
      fill(button, ...called(label, badge(racer, value ?? '–'), shown));
    }
  }

  /** @param {Page} page @param {Found['landings']} landings */
  function showTiles(page, landings) {
    const now = JSON.stringify(landings);
    if (now === tried) return;
    tried = now;
    const spaces = Object.entries(landings);
    const all = spaces.flatMap(([, sides]) => Object.values(sides).map(share));
    fill(
      tiles,
      spaces.map(([space, sides]) => tileWorth(page, space, sides, Math.max(...all))),
    );
  }

  return {
    /** @param {Page} page @param {Found | null} found null: nothing is known yet */
    show(page, found) {
      root.classList.toggle('is-done', found?.done ?? false);
      if (page.stage === 'incomplete') return void fill(root);
      if (root.firstElementChild !== place) fill(root, ...parts);
      if (!found) bars = createOddsBars();
      const shown = found?.leg ? bars.element : thinking;
      if (found?.leg) bars.show({ leg: found.leg, race: found.race });
      if (place.firstElementChild !== shown) fill(place, shown);
      showTickets(page, found);
      showTiles(page, found?.landings ?? {});
    },
  };
}

/** @param {{ landings: number, total: number }} landed */
const share = ({ landings, total }) => landings / total;

/** What a tile would bring on one space. @param {Page} page @param {string} space @param {Found['landings'][string]} sides @param {number} best */
function tileWorth(page, space, sides, best) {
  const side = (/** @type {string} */ name) => {
    const landed = sides[name];
    const isBest = landed !== undefined && share(landed) === best;
    return el(
      'span',
      { class: isBest ? 'worth is-best' : 'worth', 'data-side': name },
      el('i', { 'aria-hidden': 'true' }, name === '+' ? '+' : '−'), // as on the tile itself
      el('span', { class: 'unseen' }, `${sideName(name, page.edition)} `),
      el('span', { class: 'number' }, landed ? decimal(share(landed), 2) : UNKNOWN),
    );
  };
  const label = el(
    'b',
    {},
    el('span', { class: 'unseen' }, t('space-label', { space })),
    el('span', { 'aria-hidden': 'true' }, space),
  );
  return el('li', { 'data-space': space }, label, SIDES.map(side));
}
