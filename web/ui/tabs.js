// One race in several tabs: one of them plays it, the others follow. Who plays holds the race's lock, which the browser
// takes away from a tab that is closed or crashes; the next tab in the queue has it then.

const LOCK = 'stampede.race.';
const CHANNEL = 'stampede.races';

/**
 * A tab's place at a race.
 * @typedef {object} Place
 * @property {() => Promise<boolean>} claim true if nobody plays it, and this tab does from now on
 * @property {() => Promise<boolean>} wait the same, as soon as nobody does; false if the place is left before that
 * @property {() => void} release let another tab play
 * @property {() => void} askFor ask the tab that plays to let this one
 * @property {() => void} tellKept others may look at what is kept now
 * @property {() => void} leave
 */

/**
 * @param {string} id
 * @param {{ onAsked: () => void, onKept: () => void }} news
 * @returns {Place}
 */
export function takePlace(id, { onAsked, onKept }) {
  if (!navigator.locks || typeof BroadcastChannel !== 'function') return alone;
  const channel = new BroadcastChannel(CHANNEL);
  const left = new AbortController();
  let release = () => {};
  channel.onmessage = ({ data }) => {
    if (data?.id === id) (data.isKept ? onKept : onAsked)();
  };

  /** @param {LockOptions} how @returns {Promise<boolean>} */
  const request = (how) =>
    new Promise((resolve) => {
      const hold = (/** @type {Lock | null} */ lock) => {
        resolve(lock !== null);
        return lock && new Promise((done) => (release = () => done(null)));
      };
      navigator.locks.request(LOCK + id, how, hold).catch(() => resolve(false)); // left while it waited
    });

  return {
    claim: () => request({ ifAvailable: true }),
    wait: () => request({ signal: left.signal }),
    release: () => release(),
    askFor: () => channel.postMessage({ id, isKept: false }),
    tellKept: () => channel.postMessage({ id, isKept: true }),
    leave() {
      left.abort();
      release();
      channel.close();
    },
  };
}

/** Where a browser cannot tell tabs from each other, every one plays. @type {Place} */
const alone = {
  claim: async () => true,
  wait: async () => true,
  release: () => {},
  askFor: () => {},
  tellKept: () => {},
  leave: () => {},
};
