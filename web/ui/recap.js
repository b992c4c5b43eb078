// What the others did since a person's last turn: one small card for each turn, drawn as the thing itself.
// A tap on a card shows that turn on the board again.
import { isolated, t } from '../i18n/index.js';
import { face, seatClass } from './cast.js';
import { el, fill } from './dom.js';
import { tell } from './tell.js';

/**
 * @typedef {import('../engine/messages.js').GameEvent} GameEvent
 * @typedef {{ seat: number, from: number, to: number, events: GameEvent[] }} Turn what a seat did between two plies
 */

/**
 * @param {HTMLElement} root
 * @param {{ told: import('./tell.js').Told, kit: import('./kits.js').Kit, onPick: (turn: Turn) => void }} table
 */
export function createRecap(root, { told, kit, onPick }) {
  const seats = told.names.length;
  /** The latest turns of everybody. @type {Turn[]} */
  let turns = [];
  /** Has anybody been asked to move yet? */
  let isAsked = false;
  /** Who looks: the person to move, or the only person at the screen. */
  let viewer = told.eyes;

  function render() {
    const own = turns.findLastIndex(({ seat }) => seat === viewer);
    const shown = turns.slice(own + 1).slice(1 - seats);
    root.dataset.cards = String(shown.length);
    const isFirst = isAsked && turns.length === 0;
    fill(root, isFirst ? el('li', { class: 'recap-hint' }, t(kit.firstHint)) : shown.map(card));
  }

  /** @param {Turn} turn */
  function card(turn) {
    const words = kit
      .digest(turn.events.map((event) => ({ event, frames: [] })))
      .map(({ event }) => tell(event, told))
      .join(' ');
    const name = isolated(told.names[turn.seat] ?? '');
    return el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: `recap-card ${seatClass(turn.seat)}`,
          'data-seat': turn.seat,
          'aria-label': t('recap-card', { name, words }),
          title: words,
          onclick: () => onPick(turn),
        },
        face(turn.seat),
        el('span', { class: 'recap-things' }, kit.recap(turn.events)),
      ),
    );
  }

  return {
    /** A seat did something; what it does in several steps is one turn. @param {Turn} turn */
    add(turn) {
      const last = turns.at(-1);
      const isSame = last?.seat === turn.seat;
      const whole = isSame ? { ...turn, from: last.from, events: [...last.events, ...turn.events] } : turn;
      turns = [...(isSame ? turns.slice(0, -1) : turns), whole].slice(-2 * seats);
      render();
    },
    /** A person is to move, and looks. @param {number} seat */
    look(seat) {
      viewer = seat;
      isAsked = true;
      render();
    },
    /** Forget what was taken back. @param {number} ply */
    cut(ply) {
      turns = turns.filter(({ to }) => to <= ply);
      render();
    },
    close() {
      turns = [];
      isAsked = false;
      render();
    },
  };
}
