// Looking back at the table: the board shows an earlier step, and bots and animations wait until somebody returns.
import { t } from '../i18n/index.js';
import { announce, hush } from './dialogs.js';
import { byId, fill } from './dom.js';
import { enter } from './history.js';
import { createReplay } from './replay.js';
import { isStill } from './tempo.js';
import { closeLog } from './tools.js';

/** @typedef {import('../engine/messages.js').Update} Update */

/**
 * @param {{ race: import('../store/games.js').Race, board: import('./board.js').Board,
 *   stage: ReturnType<typeof import('./stage.js').createStage>, log: ReturnType<typeof import('./log.js').createLog>,
 *   fetch: (ply: number) => Promise<Update>, now: () => Update, canChoose: () => boolean,
 *   render: (update?: Update) => void, inWords: (events: Update['events']) => string,
 *   onFork: (ply: number) => void, hasResult: () => boolean, onResult: () => void, onLeave: () => void,
 *   onTrouble: (error: unknown) => void }} table `onLeave`: leave a race that was opened to be watched
 */
export function createPast({
  race,
  board,
  stage,
  log,
  fetch,
  now,
  canChoose,
  render,
  inWords,
  onFork,
  hasResult,
  onResult,
  onLeave,
  onTrouble,
}) {
  /** Was the race opened to be watched, so that closing the replay leaves the table? */
  let isVisit = false;
  /** What the caption said when somebody began to look back. */
  let said = '';
  /** @type {() => void} */
  let comeBack = () => {};
  /** The entry in the browser's history that stands for the replay. */
  let leave = () => {};

  function lookBack() {
    stage.hurry();
    said = byId('caption').textContent ?? '';
    byId('table').classList.add('is-past');
    closeLog();
    leave = enter(() => replay.close());
    board.host.classList.remove('is-live');
  }

  /** @param {Update} then */
  function show(then) {
    board.show(then.drawing);
    render(then);
    log.mark(then.ply);
    const told = inWords(then.events);
    fill(byId('caption'), told);
    fill(byId('past-told'), told);
    announce(told);
  }

  function lookAhead() {
    leave();
    hush();
    if (isVisit) return onLeave();
    byId('table').classList.remove('is-past');
    log.mark(null);
    board.show(now().drawing);
    fill(byId('caption'), said);
    render();
    if (canChoose()) board.host.classList.add('is-live');
    comeBack();
  }

  const replay = createReplay(byId('past'), {
    fetch,
    show,
    length: () => ({ last: log.last, legs: log.legs, told: log.told }),
    onOpen: lookBack,
    onClose: lookAhead,
    onTrouble,
    onFork: race.open === false ? null : onFork,
    hasResult,
    onResult,
    now: () => t(race.over || race.isShared ? 'replay-end' : 'log-now'),
    stage,
  });

  return {
    go: replay.go,
    again: replay.again,
    /** Show a race from its first position or another step, and play it unless the reader wants no motion. @param {{ isPlaying: boolean, from?: number }} how */
    async watch({ isPlaying, from = 0 }) {
      isVisit = true;
      await replay.go(from);
      if (replay.ply !== 0 || !isPlaying) return;
      if (isStill()) replay.focus();
      else void replay.play();
    },
    /** Whether an earlier step is on the board. */
    get isOpen() {
      return replay.ply !== null;
    },
    /** Bots and animations wait while somebody looks back. */
    returned: () =>
      replay.ply === null
        ? Promise.resolve()
        : new Promise((resolve) => {
            comeBack = () => resolve(undefined);
          }),
    end() {
      replay.end();
      leave();
      comeBack();
      byId('table').classList.remove('is-past');
    },
  };
}
