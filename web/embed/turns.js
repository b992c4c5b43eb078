// One interpreter for all frames of a page: whoever wants to play asks the one that does to rest. Frames without an
// origin of their own cannot meet each other; there the page around them passes the word on (`rest`).

const NAME = 'stampede-embed';
const AGAIN = 400; // milliseconds until one asks again

/**
 * @param {() => Promise<void>} rest puts the interpreter away; the place in the race is kept
 */
export function createTurns(rest) {
  const channel = opened();
  /** @type {(() => void) | null} */
  let letGo = null;
  if (channel) channel.onmessage = () => void giveWay();

  async function giveWay() {
    const release = letGo;
    letGo = null;
    if (!release) return;
    await rest();
    release();
  }

  return {
    giveWay,
    /** Done when no other frame has an interpreter. */
    async take() {
      if (letGo || !channel) return;
      const asking = setInterval(() => channel.postMessage(''), AGAIN);
      channel.postMessage('');
      try {
        letGo = await held();
      } finally {
        clearInterval(asking);
      }
    },
    /** Whoever has put its interpreter away by itself. */
    release() {
      letGo?.();
      letGo = null;
    },
  };
}

/** A channel to the other frames, where there can be one. */
function opened() {
  try {
    return self.origin === 'null' || !navigator.locks ? null : new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Waits for the lock; what comes back gives it up. @returns {Promise<() => void>} */
const held = () =>
  new Promise((granted, failed) => {
    const keeping = () => new Promise((release) => granted(() => release(undefined)));
    navigator.locks.request(NAME, keeping).catch(failed);
  });
