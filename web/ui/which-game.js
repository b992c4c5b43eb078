// Which game the start page speaks of: its switch, its tagline and its picture.
import { t } from '../i18n/index.js';
import { rememberedGame, rememberGame } from '../store/settings.js';
import { read } from './board.js';
import { fill } from './dom.js';
import { kitOf } from './kits.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

/** @param {import('./board.js').Board} board */
export function createWhichGame(board) {
  let game = rememberedGame();
  const switches = Array.from(document.querySelectorAll('#which-game button'));
  /** A tense moment of a game, drawn when the site was built. @type {Record<string, Drawing>} */
  const scenes = { camel2: read(/** @type {Element} */ (document.querySelector('#board > svg'))) };

  /** The start page speaks of one game at a time. @param {string} wanted */
  async function turnTo(wanted) {
    game = wanted;
    for (const one of switches) one.setAttribute('aria-pressed', String(one.getAttribute('data-game') === game));
    document.body.dataset.game = kitOf(game).name;
    fill(
      /** @type {Element} */ (document.querySelector('.tagline')),
      t(game === 'elephant' ? 'tagline-elephant' : 'tagline'),
    );
    const drawing = await scene(game);
    if (document.body.dataset.screen === 'start' && kitOf(game).name === document.body.dataset.game)
      board.show(drawing);
  }

  /** @param {string} wanted */
  async function scene(wanted) {
    scenes[wanted] ??= (await import('./scene.js')).drawing;
    return /** @type {Drawing} */ (scenes[wanted]);
  }

  /** @param {string} wanted */
  function choose(wanted) {
    rememberGame(wanted);
    void turnTo(wanted);
  }

  for (const one of switches) one.addEventListener('click', () => choose(one.getAttribute('data-game') ?? 'camel2'));
  if (game !== 'camel2') void turnTo(game);

  return {
    get game() {
      return game;
    },
    /** After another screen, or in another language. */
    show: () => void turnTo(game),
  };
}
