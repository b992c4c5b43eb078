// The table for those who use keys or listen: the board that is read, what can be heard again, and one key for each
// thing that can be done. Keys press the buttons that are there; nothing is done here that a button does not do.
import { t } from '../i18n/index.js';
import { say } from './dialogs.js';
import { byId } from './dom.js';
import { bind } from './keys.js';
import { kitOf } from './kits.js';
import { buttonWords, offerToListen } from './listen.js';
import { percent } from './odds.js';
import { createReader } from './reader.js';
import { tableKeys } from './table-keys.js';
import { camelName } from './tell.js';

/** @typedef {import('../engine/messages.js').Update} Update */
/** A key of a game: the button it presses, if it is there. @typedef {{ keys: string[], says: () => string, find: (root: HTMLElement, key: string) => Element | null }} GameKey */

const PORTIONS = 200; // of odds, before one gives up

/**
 * @param {object} table
 * @param {import('./board.js').Board} table.board
 * @param {import('./tell.js').Told} table.told
 * @param {number[]} table.people
 * @param {boolean} table.hasOdds may one ask for them in this race
 * @param {(verb: string, fields?: Record<string, any>) => Promise<any>} table.request
 * @param {(update: Update) => string} table.headline
 */
export function createEars({ board, told, people, hasOdds, request, headline }) {
  const kit = kitOf(told.game);
  const choices = byId('choices');
  const reader = createReader(board, kit.reading, told);
  /** @type {Update | null} */
  let now = null;

  // ---- hearing again

  /** What happened last. */
  const event = () =>
    byId('caption').textContent || byId('log').querySelector('li:last-child button')?.textContent || '';

  /** Whose things are one's own: those of the only person, or of whoever is to move. @param {Update} update */
  const own = ({ turn }) => told.eyes ?? (people.includes(Number(turn)) ? Number(turn) : (people[0] ?? 0));

  const mine = () => (now ? kit.reading.holdings(now.view, own(now), told).join('; ') : '');

  /** Whose turn it is, and what can be chosen. */
  const options = () => (now ? `${headline(now)}. ${buttonWords(choices)}` : buttonWords(choices));

  async function odds() {
    const ply = now?.ply;
    for (let left = PORTIONS; left && ply !== undefined && ply === now?.ply; left--) {
      const { odds: found, done } = await request('odds', { ply, seat: told.eyes });
      if (found) return oddsWords(found.leg);
      if (done) break;
    }
    return '';
  }

  const unlisten = offerToListen({
    event,
    board: reader.words,
    mine,
    ...(hasOdds && { odds: () => odds().catch(() => '') }),
    options,
  });

  // ---- doing

  const bound = [
    bind(() => t('keys-table'), tableKeys({ hasCoach: hasOdds, enterBoard: reader.enter })),
    bindChoices(choices, kit.keys, options),
  ];

  return {
    /** The table shows this now. @param {Update} update */
    look(update) {
      now = update;
      reader.look(update.view);
    },
    enterBoard: reader.enter,
    end() {
      unlisten();
      for (const unbind of bound) unbind();
      reader.end();
    },
  };
}

/**
 * The keys of a game press the buttons of a choice; where a button is missing, one hears what there is.
 * @param {HTMLElement} root
 * @param {GameKey[]} keys
 * @param {() => string} options
 */
export function bindChoices(root, keys, options) {
  /** @param {GameKey['find']} find @param {string} key */
  function press(find, key) {
    if (!find(root, key)) /** @type {HTMLElement | null} */ (root.querySelector('.cancel'))?.click();
    const button = find(root, key);
    if (!(button instanceof HTMLButtonElement)) return say(options());
    if (button.disabled) return say(button.title || options());
    button.focus({ preventScroll: true });
    button.click();
  }

  return bind(
    () => t('keys-race'),
    keys.map(({ keys: some, says, find }) => ({ keys: some, says, act: (key) => press(find, key) })),
  );
}

/** How likely each racer is to lead this leg, the likeliest first. @param {import('./odds.js').LegOdds} leg */
export function oddsWords({ ranks, total }) {
  const racers = Object.entries(ranks).map(([racer, counts]) => ({ racer, share: (counts[0] ?? 0) / total }));
  const best = racers.sort((one, other) => other.share - one.share);
  const odds = best.map(({ racer, share }) => t('listen-odd', { racer: camelName(racer), chance: percent(share) }));
  return t('listen-leads', { odds: odds.join('; ') });
}
