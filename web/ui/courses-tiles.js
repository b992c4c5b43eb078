// The tiles of a course: the box to choose from, and those laid, in their order. What they make is the engine's to say.
import { listed, t } from '../i18n/index.js';
import { build } from './board.js';
import { called, el, fill, icon } from './dom.js';

/**
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {{ bend: string, bananas: number, mangos: number, stalls: number, mud: number, narrow: number, crossing: string }} About
 * @typedef {{ faces: Record<string, Drawing>, about: Record<string, About>, definitions: Drawing[],
 *   circuits: Record<string, [string, string]> }} Box
 */

/** The other side of a tile. @param {string} tile */
export const turned = (tile) => (tile === tile.toUpperCase() ? tile.toLowerCase() : tile.toUpperCase());

/** What is on a face, in words. @param {Box} box @param {string} tile */
function tileName({ about }, tile) {
  const { bend = 'straight', crossing = 'none', ...counts } = about[tile] ?? {};
  const marks = Object.entries(counts)
    .filter(([, count]) => count)
    .map(([name, count]) => t(`courses-${name}`, { count }));
  const features = [...marks, ...(crossing === 'none' ? [] : [t(`courses-${crossing}`)])];
  return t('courses-tile', { tile, bend, features: features.length ? listed(features) : t('courses-plain') });
}

/** @param {Box} box @param {string} tile */
const picture = ({ faces }, tile) => build(/** @type {Drawing} */ (faces[tile]));

/**
 * Every tile with both its faces, each a switch: on the course or not.
 * @param {Box} box
 * @param {(tile: string) => void} onPick
 */
export function createTray(box, onPick) {
  const element = el('ul', { class: 'tray' });
  const letters = Object.keys(box.faces).filter((tile) => tile === tile.toUpperCase());
  fill(
    element,
    letters.map((letter) => el('li', {}, [letter, turned(letter)].map(face))),
  );

  /** @param {string} tile */
  function face(tile) {
    const props = { 'data-tile': tile, 'aria-pressed': 'false' };
    const inside = called(tileName(box, tile), picture(box, tile), el('b', {}, tile));
    return el('button', { type: 'button', ...props, onclick: () => onPick(tile) }, inside);
  }

  /** @param {string} tiles those on the course */
  function show(tiles) {
    for (const button of element.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(tiles.includes(button.dataset.tile ?? '')));
  }
  return { element, show };
}

const TOOLS = {
  earlier: 'M14 6l-6 6 6 6',
  later: 'M10 6l6 6-6 6',
  flip: 'M4 9a8 5 0 0 1 15-1M20 15a8 5 0 0 1-15 1M19 3v5h-5M5 21v-5h5',
  remove: 'M6 6l12 12M18 6 6 18',
};
/** @type {Record<string, keyof typeof TOOLS>} */
const KEYS = { Delete: 'remove', Backspace: 'remove', f: 'flip' };

/**
 * The tiles that are laid, and what can be done with the chosen one.
 * @param {Box} box
 * @param {{ onChoose: (place: number) => void, onTool: (tool: keyof typeof TOOLS, place: number) => void }} then
 */
export function createStrip(box, { onChoose, onTool }) {
  const list = el('ol', { class: 'laid', 'aria-label': t('courses-laid') });
  const names = /** @type {(keyof typeof TOOLS)[]} */ (Object.keys(TOOLS));
  const tools = names.map((name) =>
    el(
      'button',
      {
        type: 'button',
        class: name,
        'aria-label': t(`courses-${name}`),
        title: t(`courses-${name}`),
        onclick: () => use(name),
      },
      icon(TOOLS[name]),
    ),
  );
  const element = el('div', { class: 'strip' }, list, el('div', { class: 'tools' }, tools));
  /** @type {number | null} */
  let chosen = null;
  let count = 0;

  /** @param {keyof typeof TOOLS} name */
  function use(name) {
    if (chosen !== null) onTool(name, chosen);
  }

  list.addEventListener('keydown', ({ key, target }) => {
    const place = items().indexOf(/** @type {Element} */ (target));
    const tool = KEYS[key];
    if (place < 0) return;
    if (tool) onTool(tool, place);
    else if (key === 'ArrowRight') items()[place + 1]?.focus();
    else if (key === 'ArrowLeft') items()[place - 1]?.focus();
  });

  /** @returns {any[]} */
  const items = () => Array.from(list.querySelectorAll('button'));

  /** @param {string} tile @param {number} place */
  function item(tile, place) {
    const name = t('courses-place', { number: place + 1, name: tileName(box, tile) });
    const props = { 'aria-pressed': String(place === chosen), 'data-tile': tile };
    const inside = called(name, picture(box, tile), el('b', {}, tile));
    return el('li', {}, el('button', { type: 'button', ...props, onclick: () => onChoose(place) }, inside));
  }

  /** @param {string} tiles @param {number | null} place the chosen one */
  function show(tiles, place) {
    const hadFocus = list.contains(document.activeElement);
    chosen = place;
    count = tiles.length;
    fill(list, Array.from(tiles, item), tiles ? null : el('li', { class: 'faint' }, t('courses-none-laid')));
    const able = { earlier: place !== null && place > 0, later: place !== null && place < count - 1 };
    for (const [at, tool] of tools.entries()) {
      const name = names[at] ?? '';
      tool.setAttribute(
        'aria-disabled',
        String(!(name in able ? able[/** @type {'earlier'} */ (name)] : place !== null)),
      );
    }
    const now = items()[place ?? count - 1];
    if (hadFocus) now?.focus({ preventScroll: true });
    now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return { element, show };
}
