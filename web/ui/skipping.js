// A tap on the board while something moves: it shows the rest at once, and does nothing else.

/**
 * @param {HTMLElement} host
 * @param {{ isPlaying: () => boolean, hurry: () => void }} table
 */
export function createSkipping(host, { isPlaying, hurry }) {
  let isSkipping = false;
  /** Even if it ends when a choice is open already. */
  const skip = () => {
    isSkipping = isPlaying();
    hurry();
  };
  const skipped = () => {
    isSkipping = false;
  };
  host.addEventListener('pointerdown', skip);
  host.addEventListener('click', skipped);
  host.addEventListener('keydown', skipped, { capture: true });
  return {
    get isSkipping() {
      return isSkipping;
    },
    end() {
      host.removeEventListener('pointerdown', skip);
      host.removeEventListener('click', skipped);
      host.removeEventListener('keydown', skipped, { capture: true });
    },
  };
}
