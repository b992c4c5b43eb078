// A position in the making: a picture to tap, with no engine behind it. What is in the way is taken away; what can be
// drawn is good enough here, and whether it is legal is said when it is played.

import { OPENING, stencil } from '../embed/poster.js';
import { laidOut } from '../embed/stencil.js';
import { t } from '../i18n/index.js';
import { build, patch } from '../ui/board.js';
import { el, fill } from '../ui/dom.js';
import { camelName, sentence } from '../ui/vocabulary.js';

/** @typedef {{ camels: Map<number, string>, tiles: Map<number, string>, inside: string }} Layout */

const CAMELS = Array.from('bgyrpwk');
const DICE = 'bgyrpx';
const OWNERS = 8;

/** @param {string} text @returns {Layout | null} */
export function layoutOf(text) {
  const [camels = '', tiles = '', inside = ''] = text.trim().split(/\s+/);
  const stacks = Array.from(camels.matchAll(/(\d+)([bgyrpwk]+)/g), ([, space, stack]) => [Number(space), stack]);
  const stands = Array.from(tiles.matchAll(/(\d+)([+-]\d)/g), ([, space, tile]) => [Number(space), tile]);
  if (!stacks.length || !inside) return null;
  return {
    camels: new Map(/** @type {[number, string][]} */ (stacks)),
    tiles: new Map(/** @type {[number, string][]} */ (stands)),
    inside: inside.replace('-', ''),
  };
}

/** The one way to write it. @param {Layout} layout */
export function textOf({ camels, tiles, inside }) {
  const inOrder = (/** @type {Map<number, string>} */ things) =>
    [...things].sort(([one], [other]) => one - other).map(([space, thing]) => `${space}${thing}`);
  const dice = Array.from(DICE).filter((die) => inside.includes(die));
  return [inOrder(camels).join(','), inOrder(tiles).join(','), dice.join('')].map((part) => part || '-').join(' ');
}

/** A camel on top of whatever stands there. @param {Layout} layout @param {string} camel @param {number} space @returns {Layout} */
export function withCamel(layout, camel, space) {
  const camels = new Map([...layout.camels].map(([at, stack]) => [at, stack.replace(camel, '')]));
  camels.set(space, `${camels.get(space) ?? ''}${camel}`);
  const tiles = new Map([...layout.tiles].filter(([at]) => at !== space));
  return { ...layout, camels: new Map([...camels].filter(([, stack]) => stack)), tiles };
}

/** A tile of the first seat that has none, where no camel stands and no tile is near. @param {Layout} layout @param {string} side @param {number} space @returns {Layout} */
export function withTile(layout, side, space) {
  const isTaken = space === 1 || layout.camels.has(space) || [space - 1, space + 1].some((at) => layout.tiles.has(at));
  if (isTaken) return layout;
  const others = [...layout.tiles].filter(([at]) => at !== space);
  const owner = Array.from({ length: OWNERS }, (_, seat) => seat).find(
    (seat) => !others.some(([, tile]) => tile.endsWith(String(seat))),
  );
  return owner === undefined ? layout : { ...layout, tiles: new Map([...others, [space, `${side}${owner}`]]) };
}

/**
 * @param {(position: string) => void} onChange
 */
export async function createSetting(onChange) {
  const picture = await stencil('camel2');
  let layout = /** @type {Layout} */ (layoutOf(OPENING.camel2));
  let piece = 'b';
  const board = el('div', {
    class: 'board setting',
    onclick: (/** @type {MouseEvent} */ event) => tapped(event.target),
  });
  const pieces = el('div', { class: 'pieces', role: 'radiogroup', 'aria-label': t('authors-piece') });
  const dice = el('div', { class: 'pieces', role: 'group', 'aria-label': t('authors-dice') });
  const spaces = el('select', { 'aria-label': t('authors-piece'), onchange: () => put(Number(spaces.value)) });

  /** @param {EventTarget | null} target */
  function tapped(target) {
    const space = target instanceof Element ? target.closest('[id^="space-"]')?.id.slice('space-'.length) : undefined;
    if (space) put(Number(space));
  }

  /** @param {number} space */
  function put(space) {
    if (!(space >= 1 && space <= 16)) return;
    layout = CAMELS.includes(piece) ? withCamel(layout, piece, space) : withTile(layout, piece, space);
    change();
  }

  /** @param {string} die */
  function turn(die) {
    layout = { ...layout, inside: layout.inside.includes(die) ? layout.inside.replace(die, '') : layout.inside + die };
    change();
  }

  function change() {
    render();
    onChange(textOf(layout));
  }

  /** @param {string} name @param {string} words */
  const choice = (name, words) =>
    el(
      'button',
      {
        type: 'button',
        role: 'radio',
        'aria-checked': String(piece === name),
        'data-piece': name,
        onclick: () => choose(name),
      },
      words,
    );

  /** @param {string} name */
  function choose(name) {
    piece = name;
    render();
    /** @type {HTMLElement | null} */ (pieces.querySelector('[aria-checked="true"]'))?.focus();
  }

  function render() {
    const drawing = laidOut(picture, textOf(layout));
    const svg = board.querySelector('svg');
    if (drawing && svg) patch(svg, drawing);
    else if (drawing) board.append(build(drawing));
    board.querySelector('svg')?.setAttribute('aria-hidden', 'true');
    fill(
      pieces,
      CAMELS.map((camel) => choice(camel, sentence(camelName(camel)))),
      choice('+', t('authors-cheer')),
      choice('-', t('authors-boo')),
    );
    const numbers = Array.from({ length: 16 }, (_, at) =>
      el('option', { value: at + 1 }, t('space-label', { space: at + 1 })),
    );
    fill(spaces, el('option', { value: '' }, '–'), numbers);
    fill(dice, Array.from(DICE, die));
  }

  /** @param {string} letter */
  const die = (letter) =>
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': String(layout.inside.includes(letter)),
        'data-die': letter,
        onclick: () => turn(letter),
      },
      sentence(camelName(letter)),
    );

  const clear = el(
    'button',
    { type: 'button', onclick: () => begin({ ...layout, tiles: new Map() }) },
    t('authors-remove-tiles'),
  );
  const again = el(
    'button',
    { type: 'button', onclick: () => begin(/** @type {Layout} */ (layoutOf(OPENING.camel2))) },
    t('authors-start-over'),
  );

  /** @param {Layout} next */
  function begin(next) {
    layout = next;
    change();
  }

  render();
  return {
    element: el(
      'div',
      { class: 'setting' },
      board,
      el(
        'div',
        { class: 'tools' },
        pieces,
        spaces,
        el('span', {}, t('authors-dice')),
        dice,
        el('div', { class: 'buttons' }, clear, again),
      ),
    ),
    position: () => textOf(layout),
    /** A position that was written; false if it cannot be drawn. @param {string} text */
    read(text) {
      const next = layoutOf(text);
      if (!next || !laidOut(picture, text)) return false;
      layout = next;
      render();
      return true;
    },
    /** The picture as a file of its own. @param {'light' | 'dark'} theme */
    file(theme) {
      const drawing = laidOut(picture, textOf(layout));
      if (!drawing) return null;
      const svg = build(drawing);
      const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
      sheet.textContent = picture.sheets[theme];
      svg.prepend(sheet);
      return new XMLSerializer().serializeToString(svg);
    },
  };
}
