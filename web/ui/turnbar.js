// The bar above the table: whose turn it is, how far the race is, what may be taken back; and the players' panels.
import { isolated, t } from '../i18n/index.js';
import { byId, fill } from './dom.js';
import { kitOf } from './kits.js';
import { face, showPlayers } from './players.js';
import { createSides } from './sides.js';

/** @typedef {import('../engine/messages.js').Update} Update */

/** The table that is open shows anew how it is turned. */
let turnAnew = () => {};
addEventListener('setting-seats', () => turnAnew());

/**
 * @param {import('../store/games.js').Race} race
 * @param {{ names: string[], people: number[], eyes: number | null, isSaved: () => boolean,
 *   onTapPlayer: (seat: number) => void }} table
 */
export function createTurnBar(race, { names, people, eyes, isSaved, onTapPlayer }) {
  const kit = kitOf(race.game);
  const sides = createSides(people, eyes);
  /** @type {Update | null} */
  let shown = null;
  turnAnew = () => shown && show(shown);
  /** Whose turn it is; while the dice decide, whose they are. @param {Update} update */
  const mover = ({ turn, view }) => (turn === 'over' ? null : typeof turn === 'number' ? turn : view.seat);

  /** @param {Update} update */
  function headline(update) {
    const seat = mover(update);
    if (seat === null) return t('turn-over');
    const name = isolated(names[seat] ?? '');
    if (race.seats[seat]?.bot) return t('turn-bot', { name });
    return seat === eyes ? t('turn-yours') : t('turn-person', { name });
  }

  /** @param {number | null} turn */
  function className(turn) {
    if (turn === null) return 'is-over';
    const isYours = turn === eyes || (eyes === null && !race.seats[turn]?.bot);
    return `seat-${turn}${isYours ? ' is-yours' : ''}`;
  }

  /** @param {Update} update */
  function notes(update) {
    return [
      ...kit.notes(update, names),
      ...(race.practice ? [t('turn-practice')] : []),
      ...(isSaved() ? [] : [t('turn-unsaved')]),
    ];
  }

  /** @param {Update} update */
  function show(update) {
    const turn = mover(update);
    shown = update;
    byId('table').dataset.turned = String((turn === null ? 0 : sides.of(turn)) ?? 0);
    byId('turn').className = className(turn);
    byId('turn').classList.toggle('is-unsaved', !isSaved());
    fill(byId('turn-face'), turn === null ? null : face(turn));
    fill(byId('turn-who'), headline(update));
    fill(byId('turn-leg'), notes(update).join(' · '));
    showPlayers(byId('players'), {
      view: update.view,
      names,
      turn,
      onTap: onTapPlayer,
      panel: kit.panel,
      sides: { of: sides.of, turn: turnSeat },
    });
    document.title = `${headline(update)} · ${t('site-name')}`;
  }

  /** Somebody sits elsewhere. @param {number} seat */
  function turnSeat(seat) {
    sides.turn(seat);
    turnAnew();
    byId(`panel-${seat}`).querySelector('button')?.focus();
  }

  return {
    headline,
    show,
    /** What may be taken back: one's own last action while nothing came of it; in practice, anything. @param {Update | null} update null for nothing */
    offerUndo(update) {
      const mayUndo = race.practice ? update?.back : people.includes(update?.undo ?? -1);
      byId('undo').hidden = !(update && mayUndo);
      byId('redo').hidden = !update?.redo;
    },
  };
}
