// Looking back at a race, running or over: step, jump, scrub, play at any speed, and play on from there as a new game.
// It knows plies and how to ask for one; what a position looks like is the table's business.
import { t } from '../i18n/index.js';
import { el, fill, icon, pause } from './dom.js';
import { bind } from './keys.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {object} Tape
 * @property {(ply: number) => Promise<Update>} fetch
 * @property {(update: Update) => void} show
 * @property {() => { last: number, legs: number[], told: number[] }} length how many plies there are, where legs begin, and about which there is something to tell
 * @property {() => void} onOpen
 * @property {() => void} onClose
 * @property {(error: unknown) => void} onTrouble
 * @property {((ply: number) => void) | null} onFork null if nobody may play on from here
 * @property {() => boolean} [hasResult] is the race over, so that its end has a result to show
 * @property {() => void} [onResult]
 * @property {() => string} now what the button says that ends the looking back
 * @property {import('./stage.js').Stage} stage
 */

const SPEEDS = [0.5, 1, 2, 4, 8];
const BEAT = 900; // between two steps, at speed 1
const ICONS = {
  first: 'M7 5v14M18 5.5 9.5 12l8.5 6.5z',
  back: 'M15 5.5 8.5 12l6.5 6.5',
  play: 'M8 5.5 17.5 12 8 18.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  on: 'M9 5.5 15.5 12 9 18.5',
  last: 'M17 5v14M6 5.5 14.5 12 6 18.5z',
};

/** @param {HTMLElement} root @param {Tape} tape */
export function createReplay(root, tape) {
  const { fetch, show, length, onOpen, onClose, onTrouble, onFork, hasResult, onResult, now, stage } = tape;
  /** Where one looks; null while one does not look back. @type {number | null} */
  let ply = null;
  /** Goes up with whatever ends a running film. */
  let film = 0;
  let isPlaying = false;
  let speed = 1;

  const words = el('p', { id: 'past-words' });
  const scrubber = el('input', {
    type: 'range',
    min: 0,
    'aria-label': t('replay-scrubber'),
    oninput: () => void go(Number(scrubber.value)),
  });
  const marks = el('div', { class: 'marks', 'aria-hidden': 'true' });
  const playButton = button('play', () => (isPlaying ? halt() : void play()));
  const fork = el('button', { type: 'button', class: 'fork', onclick: () => ply !== null && onFork?.(ply) });
  const result = el('button', { type: 'button', class: 'to-result', onclick: () => onResult?.() }, t('podium-result'));
  const back = el('button', { type: 'button', class: 'main now', onclick: close });

  fill(
    root,
    el('div', { class: 'past-head' }, el('p', { id: 'past-told' }), words),
    el('div', { class: 'track' }, scrubber, marks),
    el(
      'div',
      { class: 'reel', role: 'group', 'aria-label': t('replay-controls') },
      button('first', () => void go(0)),
      button('back', () => step(-1)),
      playButton,
      button('on', () => step(1)),
      button('last', () => void go(length().last)),
      speedChoice(),
    ),
    el('div', { class: 'ends' }, fork, result, back),
  );

  /** @param {keyof typeof ICONS} name @param {() => void} act */
  function button(name, act) {
    const label = t(`replay-${name}`);
    const drawn = icon(ICONS[name]);
    return el(
      'button',
      { type: 'button', class: `replay-${name}`, 'aria-label': label, title: label, onclick: act },
      drawn,
    );
  }

  function speedChoice() {
    const options = SPEEDS.map((times) => el('option', { value: times, selected: times === speed }, `×${times}`));
    const choose = (/** @type {any} */ event) => setSpeed(Number(event.target.value));
    return el('select', { class: 'speed', 'aria-label': t('replay-speed'), onchange: choose }, options);
  }

  /** @param {number} times */
  function setSpeed(times) {
    speed = times;
    if (isPlaying) stage.pace(speed);
  }

  // ---- where one looks

  /** Show the table after so many plies. @param {number} target */
  async function go(target) {
    halt();
    const { last } = length();
    const mine = film;
    if (ply === null) onOpen();
    ply = Math.max(0, Math.min(target, last));
    render();
    try {
      const update = await fetch(ply);
      if (mine === film && ply !== null) told(update);
    } catch (error) {
      onTrouble(error);
    }
  }

  /** To the next ply, or the one before, about which there is something to tell. @param {1 | -1} by */
  function step(by) {
    const { last, told: plies } = length();
    const at = ply ?? last;
    const next = by > 0 ? plies.find((one) => one > at) : plies.findLast((one) => one < at);
    void go(next ?? (by > 0 ? last : 0));
  }

  function close() {
    if (ply === null) return;
    halt();
    ply = null;
    onClose();
  }

  // ---- the film

  function halt() {
    film++;
    if (!isPlaying) return;
    isPlaying = false;
    stage.hurry();
    stage.pace(1);
    render();
  }

  async function play() {
    if (ply === null || ply >= length().last) await go(0);
    const mine = ++film;
    isPlaying = true;
    stage.pace(speed);
    render();
    try {
      while (mine === film && ply !== null && ply < length().last) await frame(mine);
    } catch (error) {
      onTrouble(error);
    }
    if (mine === film) halt();
  }

  /** One step of the film: what happened, then the truth, then a moment to see it. @param {number} mine */
  async function frame(mine) {
    const update = await fetch((ply ?? 0) + 1);
    stage.calm();
    for (const [at, event] of update.events.entries())
      if (mine === film) await stage.play(event, update, update.frames[at] ?? []);
    if (mine !== film) return;
    ply = update.ply;
    render();
    told(update);
    if (length().told.includes(ply)) await pause(BEAT / speed);
  }

  /** Show again what happened between two plies, then return to now. @param {number} from @param {number} to */
  async function again(from, to) {
    await go(from);
    const mine = ++film;
    isPlaying = true;
    render();
    try {
      while (mine === film && ply !== null && ply < to) await frame(mine);
    } catch (error) {
      onTrouble(error);
    }
    if (mine === film) close();
  }

  // ---- what it looks like

  /** Only when a position is there is it called by its number. @param {Update} update */
  function told(update) {
    show(update);
    fill(words, t('log-past', { ply: update.ply, last: length().last }));
  }

  function render() {
    const { last, legs } = length();
    const at = ply ?? last;
    scrubber.max = String(last);
    scrubber.value = String(at);
    scrubber.setAttribute('aria-valuetext', t('log-past', { ply: at, last }));
    fill(playButton, icon(isPlaying ? ICONS.pause : ICONS.play));
    playButton.setAttribute('aria-label', t(isPlaying ? 'replay-pause' : 'replay-play'));
    fill(marks, ...legs.map((leg, index) => mark(leg / Math.max(1, last), index + 2)));
    fill(fork, t('replay-fork'));
    result.hidden = at < last || !hasResult?.();
    fork.hidden = onFork === null || !result.hidden;
    fill(back, now());
  }

  /** @param {number} share of the way @param {number} leg */
  function mark(share, leg) {
    const tick = el('span', {}, leg);
    tick.style.insetInlineStart = `${share * 100}%`;
    return tick;
  }

  /** While one looks back. @param {() => void} act */
  const inPast = (act) => () => (ply === null ? false : act());

  /** A button that has the focus means itself. */
  const isPressed = () => document.activeElement?.matches('button, a, [role="button"]') === true;

  const unbind = bind(
    () => t('replay-controls'),
    [
      { keys: ['ArrowLeft', ','], says: () => t('replay-back'), act: () => step(-1) },
      { keys: ['ArrowRight', '.'], says: () => t('replay-on'), act: inPast(() => step(1)) },
      { keys: ['Home'], says: () => t('replay-first'), act: inPast(() => void go(0)) },
      { keys: ['End'], says: () => t('replay-last'), act: inPast(() => void go(length().last)) },
      {
        keys: [' '],
        says: () => t('replay-play'),
        act: () => (ply === null || isPressed() ? false : playButton.click()),
      },
      { keys: ['Escape'], says: now, act: inPast(close) },
    ],
  );
  return {
    go,
    again,
    close,
    play,
    focus: () => playButton.focus({ preventScroll: true }),
    get ply() {
      return ply;
    },
    /** Leave the table: nothing is shown or heard any more. */
    end() {
      unbind();
      halt();
      ply = null;
    },
  };
}
