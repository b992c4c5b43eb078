// The open question on the board: its things are lifted and ringed, and a tile lies on its space as a ghost.
import { part } from '../board.js';

/** @typedef {import('../../engine/messages.js').Update} Update */

/**
 * @typedef {object} Aim
 * @property {(update: Update | null) => void} from the update that is chosen from
 * @property {(things: string[], tile?: string) => void} at these things, and the tile that this action would place
 */

/** Where there is no board to show it on. @type {Aim} */
export const NO_AIM = { from: () => {}, at: () => {} };

/** @param {Pick<import('../kits.js').Seating, 'board' | 'request' | 'told'>} seating @returns {Aim} */
export function createAim({ board, request, told: { eyes } }) {
  /** @type {Update | null} */
  let update = null;
  /** The action whose ghost is wanted. */
  let wanted = '';

  function removeGhost() {
    const none = update && part(update.drawing, 'ghost');
    if (none) board.showPart(none);
  }

  /** @param {string} action */
  async function showGhost(action) {
    const { drawing } = await request('ghost', { seat: eyes, ply: update?.ply, action });
    if (wanted === action && board.thing('ghost')) board.showPart(drawing);
  }

  return {
    from(next) {
      update = next;
    },
    at(things, tile = '') {
      board.choose(things);
      if (tile === wanted) return;
      wanted = tile;
      if (tile)
        void showGhost(tile).catch(() => {}); // a worker that died: the table starts another
      else removeGhost();
    },
  };
}
