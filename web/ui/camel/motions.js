// How camels, dice, tickets and tiles move: one motion for each event. The big moments have modules of their own.
import { art } from '../dom.js';
import { shaking } from '../stage.js';
import { createFinale } from './finale.js';
import { createReveal } from './reveal.js';
import { createRun } from './run.js';

const SMALL = '-16 -16 32 32';
// Milliseconds at normal speed.
const CRAZY = { full: 420, short: 260 };
const JOINED = { full: 480, short: 260 };

/** @param {import('../stage.js').Tools} tools @returns {import('../stage.js').Motions} */
export function motions(tools) {
  const { board, sound, panelOf, move, wait, isStill, isCalm, lasting, step, fly, arrive, showParts } = tools;
  const [reveal, race, finale] = [createReveal(tools), createRun(tools), createFinale(tools)];

  return {
    async CamelEntered(_, __, frames) {
      if (isStill()) return; // all of them are drawn in a moment
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
      await reveal.shake();
      void fly(art(['pyramid-ticket'], SMALL, 'flying'), board.thing('pyramid'), panelOf(seat));
      return false; // the die comes out at once
    },
    DieRolled: ({ die, pips }, _, frames) => reveal.roll(die, pips, frames),
    async CrazyCamelChosen({ camel }) {
      const crazy = board.thing(`camel-${camel}`);
      if (!isCalm()) await move(crazy, shaking(crazy), lasting(CRAZY));
    },
    async UnitMoved(event, { events }, frames) {
      if (event.cause === 'die') finale.lookAhead();
      await race.run(event, frames);
      const isOnTile = events.some(({ type, space }) => type === 'TilePaid' && space === event.path.at(-1));
      const isLegOver = events.some(({ type }) => type === 'LegEnded');
      if (!isOnTile) await finale.lookAgain(isLegOver);
    },
    TilePaid: (event) => race.react(event),
    async LegStarted() {
      await finale.announceStretch();
      return false;
    },
    RaceEnded: ({ ranking }) => finale.finish(ranking),
    async CardPlaced({ seat, pile, place }, update) {
      showParts(update, `pile-${pile}`, `cards-${pile}`);
      sound.play('paper');
      await arrive(`card-${pile}-${place}`, panelOf(seat));
    },
    async PartnersJoined() {
      sound.play('cheer');
      await wait(lasting(JOINED));
    },
  };
}
