// Looking back at the table: the board shows an earlier step, and bots and animations wait until somebody returns.
import { t } from '../i18n/index.js';
import { announce } from './dialogs.js';
import { byId, fill } from './dom.js';
import { createReplay } from './replay.js';

/** @typedef {import('../engine/messages.js').Update} Update */

/**
 * @param {{ race: import('../store/games.js').Race, board: import('./board.js').Board,
 *   stage: ReturnType<typeof import('./stage.js').createStage>, log: ReturnType<typeof import('./log.js').createLog>,
 *   fetch: (ply: number) => Promise<Update>, now: () => Update, canChoose: () => boolean,
 *   render: (update?: Update) => void, inWords: (events: Update['events']) => string,
 *   onFork: (ply: number) => void, onTrouble: (error: unknown) => void }} table
 */
export function createPast({ race, board, stage, log, fetch, now, canChoose, render, inWords, onFork, onTrouble }) {
  /** What the caption said when somebody began to look back. */
  let said = '';
  /** @type {() => void} */
  let comeBack = () => {};

  function lookBack() {
    stage.hurry();
    said = byId('caption').textContent ?? '';
    byId('table').classList.add('is-past');
    document.body.classList.remove('shows-log');
    board.host.classList.remove('is-live');
  }

  /** @param {Update} then */
  function show(then) {
    board.show(then.drawing);
    render(then);
    log.mark(then.ply);
    fill(byId('caption'), inWords(then.events));
    announce(inWords(then.events));
  }

  function lookAhead() {
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
    now: () => t(race.over || race.isShared ? 'replay-end' : 'log-now'),
    stage,
  });

  return {
    go: replay.go,
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
      comeBack();
      byId('table').classList.remove('is-past');
    },
  };
}
