// The bar above the table: whose turn it is, how far the race is, what may be taken back; and the players' panels.
import { isolated, t } from '../i18n/index.js';
import { face, seatClass } from './cast.js';
import { byId, fill } from './dom.js';
import { kitOf } from './kits.js';
import { openPlayers, showPlayers } from './players.js';
import { createSides, onTabletChange } from './sides.js';

/** @typedef {import('../engine/messages.js').Update} Update */

const LONG = 14; // letters of a headline from which on it is set smaller, so that two lines fit the bar

/** The table that is open shows anew how it is turned. */
let turnAnew = () => {};
addEventListener('setting-seats', () => turnAnew());
onTabletChange(() => turnAnew());

/**
 * @param {import('../store/games.js').Race} race
 * @param {{ names: string[], people: number[], eyes: number | null, isSaved: () => boolean, isPast: () => boolean,
 *   onTapPlayer: (seat: number) => void }} table `isPast`: is an earlier position on the board?
 */
export function createTurnBar(race, { names, people, eyes, isSaved, isPast, onTapPlayer }) {
  const kit = kitOf(race.game);
  const sides = createSides(people, eyes);
  /** @type {Update | null} */
  let shown = null;
  turnAnew = () => shown && show(shown);
  /** Whose turn it is, also while others are asked something in it; while the dice decide, whose they are. @param {Update} update */
  function mover(update) {
    const { turn, view } = update;
    if (turn === 'over') return null;
    return kit.asideOf(update) ?? (typeof turn === 'number' ? turn : view.seat);
  }

  /** @param {Update} update */
  function headline(update) {
    const seat = mover(update);
    if (seat === null) return t('turn-over');
    const name = isolated(names[seat] ?? '');
    if (isPast()) return t('turn-person', { name }); // the board shows the past: nobody has to move
    if (race.seats[seat]?.bot && kit.asideOf(update) === null) return t('turn-bot', { name });
    return seat === eyes ? t('turn-yours') : t('turn-person', { name });
  }

  /** @param {number | null} turn */
  function className(turn) {
    if (turn === null) return 'is-over';
    if (isPast()) return seatClass(turn);
    const isYours = turn === eyes || (eyes === null && !race.seats[turn]?.bot);
    return `${seatClass(turn)}${isYours ? ' is-yours' : ''}`;
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
    byId('table').classList.toggle(
      'is-round',
      people.some((seat) => sides.of(seat) !== null),
    );
    byId('turn').className = className(turn);
    byId('turn').classList.toggle('is-unsaved', !isSaved());
    fill(byId('turn-face'), turn === null ? null : face(turn));
    const words = headline(update);
    fill(byId('turn-who'), words);
    byId('turn-who').title = words;
    byId('turn').classList.toggle('is-long', words.length > LONG);
    fill(byId('turn-leg'), notes(update).join(' · '));
    showPlayers(byId('players'), {
      view: update.view,
      names,
      turn,
      onTap: tapPlayer,
      panel: kit.panel,
      sides: { of: sides.of, turn: turnSeat },
    });
    document.title = `${words} · ${t('site-name')}`;
  }

  // everybody is seated before the race is laid out, so that nothing moves when it is
  showPlayers(byId('players'), {
    view: { players: names },
    names,
    turn: null,
    onTap: () => {},
    panel: () => [],
    sides: { of: sides.of, turn: turnSeat },
  });

  byId('open-players').onclick = openAll;

  /** The whole cards, over the table. */
  function openAll() {
    if (shown) void openPlayers({ view: shown.view, names, turn: mover(shown), onTap: onTapPlayer, panel: kit.panel });
  }

  /** Where the seats are a strip, a tap opens the whole cards. @param {number} seat */
  function tapPlayer(seat) {
    if (byId('open-players').checkVisibility()) openAll();
    else onTapPlayer(seat);
  }

  /** Somebody sits elsewhere. @param {number} seat */
  function turnSeat(seat) {
    sides.turn(seat);
    turnAnew();
    byId(`panel-${seat}`).querySelector('button')?.focus();
  }

  /** The buttons keep their room when there is nothing to take back. @param {'undo' | 'redo'} id @param {boolean} isPossible */
  function enable(id, isPossible) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !isPossible;
  }

  return {
    headline,
    show,
    /** What may be taken back: one's own last action while nothing came of it; in practice, anything. @param {Update | null} update null for nothing */
    offerUndo(update) {
      const mayUndo = race.practice ? update?.back : people.includes(update?.undo ?? -1);
      enable('undo', Boolean(update && mayUndo));
      enable('redo', Boolean(update?.redo));
    },
  };
}
