// The game that the start page shows: its switch, its tagline, its picture, and the board's way from the picture to a race.
import { t } from '../i18n/index.js';
import { rememberedGame, rememberGame } from '../store/settings.js';
import { read } from './board.js';
import { byId, fill } from './dom.js';
import { emptyBoard } from './empty.js';
import { kitOf } from './kits.js';
import { createLevels } from './levels.js';
import { createLiving } from './living.js';
import { learnAddress, ruleAddress } from './rulemap.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

/** *Learn* and *Rules* lead to this game's. @param {string} game */
function pointTo(game) {
  byId('learn').setAttribute('href', learnAddress(game));
  byId('to-rules').setAttribute('href', ruleAddress(game));
}

/** @param {import('./board.js').Board} board */
export function createWhichGame(board) {
  let game = rememberedGame();
  const switches = Array.from(document.querySelectorAll('#which-game button'));
  const camels = read(/** @type {Element} */ (document.querySelector('#board > svg')));
  /** The title picture of each game, drawn when the site was built. @type {Record<string, Drawing>} */
  const titles = { camel2: camels };
  const levels = createLevels();
  const living = createLiving(board, byId('loop'));
  /** What the page came with, until something else is shown: to patch it with itself would cost time at the start. @type {Drawing | null} */
  let untouched = camels;

  /** @param {string} wanted */
  async function turnTo(wanted) {
    game = wanted;
    living.leave();
    for (const one of switches) one.setAttribute('aria-pressed', String(one.getAttribute('data-game') === game));
    document.body.dataset.game = kitOf(game).name;
    levels.show(game);
    pointTo(game);
    fill(
      /** @type {Element} */ (document.querySelector('.tagline')),
      t(game === 'elephant' ? 'tagline-elephant' : 'tagline'),
    );
    const drawing = await titleOf(wanted);
    if (document.body.dataset.screen !== 'start' || game !== wanted) return;
    if (drawing !== untouched) board.show(drawing);
    untouched = null;
    living.open(game, drawing);
  }

  /** @param {string} wanted */
  async function titleOf(wanted) {
    titles[wanted] ??= /** @type {Drawing} */ ((await import('drawing:title')).default);
    return /** @type {Drawing} */ (titles[wanted]);
  }

  /** @param {string} wanted */
  function choose(wanted) {
    rememberGame(wanted);
    void turnTo(wanted);
  }

  for (const one of switches) one.addEventListener('click', () => choose(one.getAttribute('data-game') ?? 'camel2'));
  void turnTo(game);

  return {
    get game() {
      return game;
    },
    /** Bots of the chosen strength. */
    atLevel: levels.at,
    /** Show the start page again, after another screen or in another language. */
    show: () => void turnTo(game),
    /** Another screen takes the board. */
    leave() {
      living.leave();
      untouched = null;
    },
    /** Show the board of a game before its race begins. @param {string} next */
    clear(next) {
      this.leave();
      board.show(emptyBoard(next, camels));
    },
    /** Python is here: the picture may come alive. */
    enliven: living.allow,
  };
}
