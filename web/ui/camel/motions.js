// How camels, dice, tickets and tiles move.
import { art } from '../dom.js';
import { css, middle, shaking } from '../stage.js';

const SMALL = '-16 -16 32 32';

/** @param {import('../stage.js').Tools} tools @returns {import('../stage.js').Motions} */
export function motions({ board, sound, panelOf, move, wait, isStill, step, fly, arrive, showParts }) {
  /** @param {string} id */
  async function tumble(id) {
    const [die, pyramid] = [board.thing(id), board.thing('pyramid')];
    const scale = die?.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    if (!die || !pyramid) return;
    const [a, b] = [middle(pyramid), middle(die)];
    const place = css(die.getAttribute('transform'));
    const from = `translate(${(a.x - b.x) / scale}px, ${(a.y - b.y) / scale}px) ${place} rotate(-320deg) scale(0.6)`;
    await move(die, [{ transform: from }, { transform: `${place} rotate(0deg) scale(1)` }], 540);
  }

  return {
    async CamelEntered(_, __, frames) {
      if (isStill()) return; // they are all drawn in a moment
      for (const layer of frames) await step(layer);
    },
    async TicketTaken({ seat, racer, value }, update) {
      const from = board.thing(`tickets-${racer}`);
      sound.play('paper');
      await fly(art([`badge-${racer}`], '-10 -13 20 26', 'flying', String(value)), from, panelOf(seat));
      showParts(update, `tickets-${racer}`);
    },
    async TilePlaced({ seat }, update) {
      showParts(update, 'tiles');
      sound.play('paper');
      await arrive(`tile-${seat}`, panelOf(seat));
    },
    async PyramidTicketTaken({ seat }) {
      sound.play('shake');
      await move(board.thing('pyramid'), shaking(board.thing('pyramid')), 420);
      void fly(art(['pyramid-ticket'], SMALL, 'flying'), board.thing('pyramid'), panelOf(seat));
    },
    async DieRolled({ die }, _, frames) {
      for (const layer of frames) board.showPart(layer);
      sound.play('die');
      await tumble(`die-${die}`);
      await wait(260);
    },
    async CrazyCamelChosen({ camel }) {
      const crazy = board.thing(`camel-${camel}`);
      await move(crazy, shaking(crazy), 420);
    },
    async UnitMoved({ under, cause }, _, frames) {
      if (cause !== 'die') sound.play(cause);
      for (const layer of frames) await step(layer);
      if (under) await wait(220);
    },
    async TilePaid({ seat }) {
      const tile = board.thing(`tile-${seat}`);
      sound.play('coin');
      await Promise.all([
        move(tile, shaking(tile), 380),
        fly(art(['coin'], SMALL, 'flying'), board.thing('bank'), panelOf(seat)),
      ]);
    },
    async CardPlaced({ seat, pile, place }, update) {
      showParts(update, `pile-${pile}`, `cards-${pile}`);
      sound.play('paper');
      await arrive(`card-${pile}-${place}`, panelOf(seat));
    },
    async PartnersJoined() {
      sound.play('cheer');
      await wait(500);
    },
  };
}
