// Whether the title picture moves: when Python is here, the picture is seen, and the player and the device like motion.
import { t } from '../i18n/index.js';
import { rememberedPause, rememberPause, settings } from '../store/settings.js';
import { fill, icon } from './dom.js';

/**
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./loop.js').Loop} Loop
 */

const ICONS = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5v13l11-6.5z' };

/** @param {Board} board @param {HTMLElement} button that pauses and plays */
export function createLiving(board, button) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  /** What is on the start page; null on other screens. @type {{ game: string, first: Drawing } | null} */
  let title = null;
  /** @type {Loop | null} */
  let loop = null;
  let isAllowed = false;
  let isPaused = rememberedPause();
  let isInView = true;

  const mayMove = () => isAllowed && title !== null && !calm.matches && settings.motion !== 'off';
  const isWanted = () => mayMove() && !isPaused && !document.hidden && isInView;

  function update() {
    button.hidden = !mayMove();
    const name = isPaused ? 'play' : 'pause';
    button.setAttribute('aria-label', t(`start-loop-${name}`));
    button.title = t(`start-loop-${name}`);
    fill(button, icon(ICONS[name]));
    if (!isWanted()) loop?.pause();
    else if (loop) loop.play();
    else load().catch(() => {}); // without its race the picture stands still
  }

  /** Fetch the race of the game on the page, then play it. */
  async function load() {
    const wanted = title;
    const { beatsOf, createLoop } = await import('./loop.js');
    if (!wanted || wanted !== title || loop) return;
    const beats = await beatsOf(wanted.game);
    if (wanted !== title || loop) return;
    loop = createLoop({ board, ...wanted, beats });
    if (isWanted()) loop.play();
  }

  function close() {
    loop?.stop();
    loop = null;
    title = null;
  }

  button.onclick = () => {
    isPaused = !isPaused;
    rememberPause(isPaused);
    update();
  };
  for (const [target, name] of /** @type {const} */ ([
    [document, 'visibilitychange'],
    [calm, 'change'],
    [window, 'setting-motion'],
  ]))
    target.addEventListener(name, update);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(board.host);

  return {
    /** The title picture of a game is on the board. @param {string} game @param {Drawing} first */
    open(game, first) {
      close();
      title = { game, first };
      update();
    },
    /** The board belongs to another screen from here on. */
    leave() {
      close();
      update();
    },
    /** Python's own files are here. Nothing is fetched where data is dear. */
    allow() {
      if (/** @type {any} */ (navigator).connection?.saveData) return;
      const later = globalThis.requestIdleCallback ?? setTimeout;
      later(() => {
        isAllowed = true;
        update();
      });
    },
  };
}
