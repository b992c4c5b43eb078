// What the settings change, in small: a piece of the board, a player, a line of the log. Drawn when the site was built.
import { t } from '../i18n/index.js';
import { rememberedGame } from '../store/settings.js';
import { portrait } from './cast.js';
import { art, el } from './dom.js';
import { badge } from './players.js';
import { createSound } from './sound.js';

const CARD = '-30 -43 60 86';
const HERDS = ['preview-camels', 'preview-herd'];

/** The game on the table, or the one that the start page shows. @returns {'camel' | 'elephant'} */
function gameShown() {
  const onTable = document.body.dataset.screen === 'table' && document.getElementById('table')?.dataset.game;
  return (onTable || rememberedGame()) === 'elephant' ? 'elephant' : 'camel';
}

/** A moment that stands still, and the step that follows it. @param {any} drawn @param {string} game @returns {any} */
function sceneOf({ before, after }, game) {
  const herd = after.find((/** @type {any} */ part) => HERDS.includes(part?.[1]?.id));
  const step = { action: '', frames: [[herd]], drawing: after };
  return { kind: 'figure', game, state: { drawing: before }, steps: [step], answers: [] };
}

/** @param {HTMLElement} host @param {'camel' | 'elephant'} game @param {() => boolean} isThere */
async function play(host, game, isThere) {
  const [{ momentsOf }, { createShow }] = await Promise.all([import('./preview-scene.js'), import('../learn/show.js')]);
  const [scene, show] = [sceneOf(await momentsOf(game), game), createShow(host, () => {})];
  const sound = createSound();
  show.open(scene);
  async function move() {
    show.reset();
    sound.play('hoof');
    await show.play(scene.steps);
  }
  for (const name of ['motion', 'speed', 'sound']) {
    addEventListener(`setting-${name}`, function again() {
      if (isThere()) void move();
      else removeEventListener(`setting-${name}`, again);
    });
  }
  return move;
}

export function createPreview() {
  const host = el('div', {});
  const game = gameShown();
  const ready = play(host, game, () => host.isConnected);
  const move = () => void ready.then((again) => again());
  return el(
    'section',
    { class: 'preview', 'data-game': game, 'aria-label': t('preview-title') },
    el('div', { class: 'preview-board', 'aria-hidden': 'true' }, host),
    el('ul', { class: 'preview-players' }, panel(PANELS[game]())),
    el('p', { class: 'preview-log' }, t(game === 'elephant' ? 'preview-log-elephant' : 'preview-log')),
    el('button', { type: 'button', class: 'preview-move', onclick: move }, t('preview-move')),
  );
}

/** What lies in front of somebody: money and two tickets, or an elephant and cards. @type {Record<'camel' | 'elephant', () => import('./dom.js').Child[]>} */
const PANELS = {
  camel: () => [
    el('span', { class: 'panel-money' }, art(['coin'], '-13 -12 26 27', 'coin'), el('b', {}, 7)),
    el('span', { class: 'panel-things' }, badge('b', 5), badge('y', 3)),
  ],
  elephant: () => [
    el('span', { class: 'panel-herd' }, art(['badge-R'], '-10 -13 20 26', 'badge'), el('b', {}, 4)),
    el('span', { class: 'panel-things' }, art(['deck-6'], CARD, 'badge'), art(['deck-c'], CARD, 'badge')),
  ],
};

/** Somebody to move. @param {import('./dom.js').Child[]} things */
function panel(things) {
  return el(
    'li',
    { class: 'panel seat-0 is-turn' },
    el(
      'div',
      { class: 'panel-inside' },
      portrait({ face: 0, colour: 0 }),
      el('span', { class: 'panel-name' }, t('preview-player')),
      ...things,
    ),
  );
}
