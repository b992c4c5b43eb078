// What one sets a table up with: camels, tiles and dice in a tray, and the dice as they come out of the real pyramid.
import { t } from '../i18n/index.js';
import { art, called, el } from './dom.js';
import { camelName, sentence, sideName } from './tell.js';

/**
 * A sheet as the engine shows it.
 * @typedef {object} Page
 * @property {string} position
 * @property {string} edition
 * @property {string[]} track by space, 0–17
 * @property {{ space: number, side: string, seat: number }[]} tiles
 * @property {string} pyramid
 * @property {number[]} tickets
 * @property {Record<string, number | null>} tops the number on each racer's top ticket
 * @property {string[]} shown
 * @property {string} missing
 * @property {'incomplete' | 'running' | 'leg-over' | 'race-over'} stage
 * @property {string} ranking
 * @property {Record<string, string[]>} rolls what each die inside can show
 * @property {import('../engine/messages.js').Drawing} drawing
 */

/** What a tap on the track means. @typedef {{ camel?: string, side?: string }} Hand */
/** @typedef {'set-up' | 'dice'} Mode */

const RACERS = 'bgyrp';
const HEAD = '29,-44';

/** @param {string} camel */
export const camelArt = (camel) =>
  art(
    [
      `legs.fur-${camel}`,
      `neck.fur-${camel}`,
      `trunk.fur-${camel}`,
      `dress-${camel}`,
      `head.fur-${camel}@${HEAD}`,
      `grin@${HEAD}`,
      `look-${camel}.${camel}@${HEAD}`,
    ],
    '-36 -62 84 84',
    'camel',
  );

/** A die in its cloth. @param {string} die */
function dieArt(die) {
  const picture = art(['die-side', `die.${die}`, 'die'], '-17 -17 34 37', 'die');
  picture.lastElementChild?.setAttribute('fill', `url(#art-cloth-${die})`);
  return picture;
}

/** What is written on a die. @param {string} die */
const dieLetter = (die) => el('span', {}, die === 'x' ? 'W·K' : die.toUpperCase());

/** @param {string} side */
const tileArt = (side) => art([side === '+' ? 'cheer' : 'boo'], '-36 -62 72 72', 'tile');

/** @param {string} key @param {import('./dom.js').Props} props @param {...(import('./dom.js').Child | import('./dom.js').Child[])} children */
export const button = (key, props, ...children) =>
  el('button', { type: 'button', 'data-key': key, ...props }, ...children);

/** @param {string} name @param {string} label @param {import('./dom.js').Child[]} children */
const row = (name, label, children) =>
  el('div', { class: `row ${name}`, role: 'group', 'aria-label': label }, ...children);

/** Where a camel stands; undefined if it does not yet. @param {Page} page @param {string} camel */
export function placeOf(page, camel) {
  const space = page.track.findIndex((stack) => stack.includes(camel));
  return space < 0 ? undefined : space;
}

/**
 * The tray: tap a thing in it, then a space.
 * @param {Page} page
 * @param {Hand} hand
 * @param {{ take: (hand: Hand) => void, edit: (edit: string) => void, copy: (() => void) | null }} act
 */
export function tray(page, hand, { take, edit, copy }) {
  const camels = Array.from(RACERS + (page.edition === 'camel2' ? 'wk' : ''));
  const dice = RACERS + (page.edition === 'camel2' ? 'x' : '');
  return [
    row('camels', t('analysis-camels'), camels.map(camelButton)),
    hand.camel && inHand(hand.camel),
    row('things', t('analysis-things'), [...['+', '-'].map(tileButton)]),
    el('p', { class: 'label' }, t('analysis-dice-inside')),
    row('dice', t('analysis-dice-inside'), Array.from(dice, dieButton)),
    row('whole', t('analysis-whole'), [
      button('start', { onclick: () => edit('start') }, t('analysis-start')),
      button('clear', { onclick: () => edit('clear') }, t('analysis-clear')),
      copy && button('copy', { onclick: copy }, t('analysis-copy-race')),
      editionChoice(),
    ]),
  ];

  /** @param {string} camel */
  function camelButton(camel) {
    const space = placeOf(page, camel);
    const where = { camel: camelName(camel), space: space ?? 0 };
    return button(
      `camel-${camel}`,
      {
        class: `thing${space === undefined ? ' is-missing' : ''}`,
        'aria-pressed': String(hand.camel === camel),
        onclick: () => take(hand.camel === camel ? {} : { camel }),
      },
      called(
        sentence(t(space === undefined ? 'analysis-camel-off' : 'analysis-camel-on', where)),
        camelArt(camel),
        el('span', {}, camel.toUpperCase()),
      ),
    );
  }

  /** @param {string} camel */
  function inHand(camel) {
    const space = placeOf(page, camel);
    const stack = space === undefined ? '' : (page.track[space] ?? '');
    const height = stack.indexOf(camel);
    return row('in-hand', sentence(camelName(camel)), [
      button(
        'raise',
        { disabled: height < 0 || height === stack.length - 1, onclick: () => edit(`raise ${camel}`) },
        t('analysis-raise'),
      ),
      button('lower', { disabled: height < 1, onclick: () => edit(`lower ${camel}`) }, t('analysis-lower')),
      button('lift', { disabled: height < 0, onclick: () => edit(`lift ${camel}`) }, t('analysis-lift')),
    ]);
  }

  /** @param {string} side */
  function tileButton(side) {
    return button(
      `tile-${side}`,
      {
        class: 'tile-choice',
        'aria-pressed': String(hand.side === side),
        onclick: () => take(hand.side === side ? {} : { side }),
      },
      tileArt(side),
      t('analysis-tile', { side: sideName(side, page.edition) }),
    );
  }

  /** @param {string} die */
  function dieButton(die) {
    const inside = page.pyramid.includes(die);
    const label = t(inside ? 'analysis-die-in' : 'analysis-die-out', { die: camelName(die) });
    return button(
      `die-${die}`,
      {
        class: 'thing',
        'aria-pressed': String(inside),
        onclick: () => edit(`die ${die}`),
      },
      called(sentence(label), dieArt(die), dieLetter(die)),
    );
  }

  function editionChoice() {
    return el(
      'select',
      {
        'data-key': 'edition',
        'aria-label': t('form-edition'),
        onchange: (event) => edit(`edition ${event.target.value}`),
      },
      ['camel2', 'camel1'].map((game) =>
        el('option', { value: game, selected: page.edition === game }, t(`form-edition-${game}`)),
      ),
    );
  }
}

/**
 * Dice as they come out: tap a die, then its number.
 * @param {Page} page
 * @param {string | null} chosen
 * @param {{ choose: (die: string | null) => void, roll: (roll: string) => void }} act
 */
export function dicePanel(page, chosen, { choose, roll }) {
  const dice = Object.keys(page.rolls);
  if (!dice.length) return [];
  return [
    el('p', { class: 'label' }, t('analysis-which-die')),
    row('dice', t('analysis-which-die'), dice.map(dieChoice)),
    chosen && page.rolls[chosen] && row('numbers', t('analysis-which-number'), page.rolls[chosen].map(numberButton)),
  ];

  /** @param {string} die */
  function dieChoice(die) {
    return button(
      `out-${die}`,
      {
        class: 'thing',
        'aria-pressed': String(chosen === die),
        onclick: () => choose(chosen === die ? null : die),
      },
      called(sentence(t('analysis-die', { die: camelName(die) })), dieArt(die), dieLetter(die)),
    );
  }

  /** @param {string} face like `r3` */
  function numberButton(face) {
    const [camel = '', pips = ''] = face;
    return button(
      `roll-${face}`,
      {
        class: `number of-${camel}`,
        'data-roll': face,
        onclick: () => roll(face),
      },
      called(
        sentence(t('analysis-roll', { camel: camelName(camel), pips })),
        chosen === 'x' && el('small', {}, camelName(camel)),
        el('b', {}, pips),
      ),
    );
  }
}
