// What the settings change, in small: a piece of the board, a player, a line of the log. Drawn when the site was built.
import { t } from '../i18n/index.js';
import { createShow } from '../learn/show.js';
import { art, el } from './dom.js';
import { badge, face } from './players.js';
import { createSound } from './sound.js';

/** A moment that stands still, and the step that follows it. @param {any} drawn @returns {any} */
function sceneOf({ before, after }) {
  const herd = after.find((/** @type {any} */ part) => part?.[1]?.id === 'preview-camels');
  const step = { action: '', frames: [[herd]], drawing: after };
  return { kind: 'figure', game: 'camel2', state: { drawing: before }, steps: [step], answers: [] };
}

/** @param {HTMLElement} host @param {() => boolean} isThere */
async function play(host, isThere) {
  const { drawing } = await import('./preview-scene.js');
  const [scene, show] = [sceneOf(drawing), createShow(host, () => {})];
  const sound = createSound();
  show.open(scene);
  async function move() {
    show.reset();
    sound.play('hoof');
    await show.play(scene.steps);
  }
  for (const name of ['speed', 'sound']) {
    addEventListener(`setting-${name}`, function again() {
      if (isThere()) void move();
      else removeEventListener(`setting-${name}`, again);
    });
  }
  return move;
}

export function createPreview() {
  const host = el('div', {});
  const ready = play(host, () => host.isConnected);
  const move = () => void ready.then((again) => again());
  return el(
    'section',
    { class: 'preview', 'aria-label': t('preview-title') },
    el('div', { class: 'preview-board', 'aria-hidden': 'true' }, host),
    el('ul', { class: 'preview-players' }, panel()),
    el('p', { class: 'preview-log' }, t('preview-log')),
    el('button', { type: 'button', class: 'preview-move', onclick: move }, t('preview-move')),
  );
}

/** Somebody to move, with some money and two tickets. */
function panel() {
  return el(
    'li',
    { class: 'panel seat-0 is-turn' },
    face(0),
    el(
      'div',
      { class: 'panel-words' },
      el('span', { class: 'panel-name' }, t('preview-player')),
      el('span', { class: 'panel-money' }, art(['coin'], '-13 -12 26 27', 'coin'), el('b', {}, 7)),
    ),
    el('span', { class: 'panel-things' }, badge('b', 5), badge('y', 3)),
  );
}
