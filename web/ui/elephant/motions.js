// How elephants, cows, the mouse and cards move.
import { seatClass } from '../cast.js';
import { el } from '../dom.js';
import { shaking } from '../stage.js';
import { cardPicture } from './cards.js';

/** @param {import('../stage.js').Tools} tools @returns {import('../stage.js').Motions} */
export function motions({ board, sound, panelOf, move, wait, step, fly }) {
  /** @param {import('../../engine/messages.js').Drawing[]} frames */
  async function walk(frames) {
    for (const layer of frames) await step(layer);
  }

  /** A card is held up over the board for everybody to see. @param {string} card @param {number} seat */
  async function holdUp(card, seat) {
    sound.play('paper');
    await fly(cardPicture(card), panelOf(seat), board.host);
    const held = el('div', { class: `held-up ${seatClass(seat)}`, 'aria-hidden': 'true' }, cardPicture(card));
    board.host.append(held);
    await move(held, [{ transform: 'scale(0.8)' }, { transform: 'scale(1)' }, { transform: 'scale(1)' }], 700);
    held.remove();
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
    CardPlayed: ({ card, seat }) => holdUp(card, seat),
    TigerPlayed: async ({ seat }) => {
      sound.play('boo');
      await holdUp('t', seat);
    },
    CardTurnedUp: async ({ card, seat }) => {
      await holdUp(card, seat);
      await wait(200);
    },
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
