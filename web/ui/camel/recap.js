// A turn of Camel Derby as a picture: the ticket, the tile, the die and who moved, the finish card.
import { face } from '../cast.js';
import { art, el } from '../dom.js';
import { badge } from '../players.js';
import { camelPicture } from './portrait.js';

const GREY = 'x';

/** @type {Record<string, (event: any) => import('../dom.js').Child[]>} */
const PICTURES = {
  TicketTaken: ({ racer, value }) => [badge(racer, value)],
  TilePlaced: ({ space, side }) => [
    el('span', { class: `recap-tile ${side === '+' ? 'gained' : 'lost'}` }, side === '+' ? '+1' : '−1'),
    el('span', { class: 'recap-space' }, space),
  ],
  DieRolled: ({ die, camel, pips }) => [diePicture(die, die === GREY ? `${camel.toUpperCase()}${pips}` : pips)],
  UnitMoved: ({ unit, cause }) => (cause === 'die' ? [movedPicture(unit)] : []),
  CardPlaced: ({ pile }) => [art([`emblem-${pile}`], '-20 -20 40 40', 'badge')],
  PartnersJoined: ({ partner }) => [face(partner, 'tiny')],
};

/** A die with its number; on the grey one a letter says which camel runs. @param {string} die @param {string | number} number */
const diePicture = (die, number) =>
  el('span', { class: 'recap-die' }, art(['die-side', `die.${die}`], '-17 -17 34 37'), el('b', {}, number));

/** Who ran, and how many with it. @param {string} unit from the bottom up */
const movedPicture = (unit) =>
  el('span', { class: 'recap-moved' }, camelPicture(unit.charAt(0)), unit.length > 1 && el('b', {}, `×${unit.length}`));

/** @param {import('../../engine/messages.js').GameEvent[]} events */
export const recap = (events) => events.flatMap((event) => PICTURES[event.type]?.(event) ?? []);
