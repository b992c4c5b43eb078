// How elephants, cows, the mouse and cards move.
import { face, seatClass, shownAs } from '../cast.js';
import { art, el } from '../dom.js';
import { shaking } from '../stage.js';
import { cardPicture, cardSheet } from './cards.js';

const HELD_UP = { full: 800, short: 950 }; // milliseconds: time to read a name and a line

/** Does a card move the elephant of the one who plays it? @param {any} play */
const isOwn = ({ type }) => type === 'Move';

/** @param {import('../stage.js').Tools} tools @returns {import('../stage.js').Motions} */
export function motions({ board, sound, panelOf, move, wait, step, fly, lasting, readable, isStill, isCalm }) {
  /** @param {import('../../engine/messages.js').Drawing[]} frames */
  async function walk(frames) {
    for (const layer of frames) await step(layer);
  }

  /**
   * A card is held up over the middle of the board, large enough to read: who plays it, what it is, on whom.
   * @param {string} card
   * @param {number | null} seat null: the stall's
   * @param {{ elephant?: string, seat?: number }} [target]
   */
  async function holdUp(card, seat, target = {}) {
    sound.play('paper');
    if (isStill()) return;
    const held = el(
      'div',
      { class: `held-up ${seat === null ? '' : seatClass(seat)}`, 'aria-hidden': 'true' },
      cardSheet(card),
      el('span', { class: 'held-by' }, seat !== null && face(seat), targetOf(target)),
    );
    board.host.append(held);
    const [large, small] = [
      { transform: 'scale(1)', opacity: 1 },
      { transform: 'scale(0.5)', opacity: 0 },
    ];
    const begin = isCalm() ? { ...large, opacity: 0 } : small;
    const gone = isCalm() ? { ...large, opacity: 0 } : { transform: 'scale(1.04)', opacity: 0 };
    const frames = [begin, { ...large, offset: 0.14 }, { ...large, offset: 0.9 }, gone];
    await move(held, frames, readable(lasting(HELD_UP)), 'linear');
    held.remove();
  }

  /** @param {{ elephant?: string, seat?: number }} target */
  function targetOf({ elephant, seat }) {
    if (elephant) return art([`badge-${shownAs(elephant)}`], '-10 -13 20 26', 'badge');
    return seat !== undefined && face(seat);
  }

  /** @param {number} from @param {number} to */
  const pass = (from, to) => fly(cardPicture(null), panelOf(from), panelOf(to));

  return {
    StartTaken: (_, __, frames) => walk(frames),
    async ElephantMoved(_, __, frames) {
      await walk(frames);
      await wait(120);
    },
    ElephantFlew: (_, __, frames) => walk(frames),
    MouseRan: (_, __, frames) => walk(frames),
    CowHerded: (_, __, frames) => walk(frames),
    CowLeft: (_, __, frames) => walk(frames),
    async CrossingOpened(_, __, frames) {
      for (const layer of frames) board.showPart(layer);
      sound.play('cheer');
      await wait(300);
    },
    CardPlayed: ({ card, seat, play }) => holdUp(card, seat, isOwn(play) ? {} : play),
    TigerPlayed: async ({ seat, of }) => {
      sound.play('boo');
      await holdUp('t', seat, { seat: of });
    },
    CardTurnedUp: ({ card }) => holdUp(card, null),
    async CardCancelled() {
      sound.play('boo');
      await wait(400);
    },
    CardDiscarded: ({ card, seat }) => fly(cardPicture(card), panelOf(seat), board.host),
    CardsStolen: ({ seat, of }) => pass(of, seat),
    async CardsDrawn({ seat }) {
      sound.play('paper');
      await fly(cardPicture(null), board.host, panelOf(seat));
    },
    async SnakeGiven({ seat }) {
      const panel = panelOf(seat);
      sound.play('boo');
      await move(panel, shaking(panel), 380);
    },
    async SpaceReached() {
      sound.play('cheer');
      await wait(260);
    },
    async ElephantHalted() {
      await wait(300);
    },
    async ElephantHome() {
      sound.play('cheer');
      await wait(700);
    },
  };
}
