// The browser's history. Every screen, sheet, question and replay that is open has one entry; Back closes the newest.
//
// `layers` lists what is open. `depth` counts the entries that the browser has for it. Something that closes without
// Back leaves one entry too many: `settle` goes back over it, so that entries never pile up. `history.go` answers later,
// by a `popstate` event; until then nothing else is changed.

/** @typedef {{ close: () => void }} Layer */
/** What a reload shows again. @typedef {{ race?: string, link?: string, screen?: string } | null} Place */

const PATIENCE = 10_000; // milliseconds until a `history.go` counts as refused

/** @type {Layer[]} */
const layers = [];
/** @type {Place} */
let place = null;
let depth = 0;
let isOn = false;
/** Is a `history.go` of this module under way? */
let isGoing = false;
let waiting = 0;

/** The fragment of a link within the page that was followed; a `history.go` under way may leave it before it is read. */
let link = '';

/**
 * Start to keep entries; without this call (in embeds, for example) history stays untouched.
 * @param {(fragment: string) => void} onLink called when a link, not Back, changes the fragment of the address
 */
export function keepHistory(onLink) {
  isOn = true;
  depth = history.state?.depth ?? 0;
  if (history.state === null) mark();
  addEventListener('popstate', popped);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isOn = true; // `leaveBy` left this page, and the browser brings it back as it was
  });
  addEventListener('hashchange', () => {
    const fragment = link || (history.state === null ? location.hash : '');
    link = '';
    if (history.state === null) mark();
    if (fragment) onLink(fragment);
  });
}

/** What was shown before a reload. @returns {Place} */
export const placeBefore = () => history.state?.place ?? null;

/** What a reload shows again; holds for the entries that are made from now on. @param {Place} next */
export function remember(next) {
  place = next;
}

/** Change the address and keep the entry. @param {string} [fragment] */
export function setFragment(fragment = '') {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Something opens that Back closes.
 * @param {() => void} close called by Back
 * @returns {() => void} to be called when it is closed in another way
 */
export function enter(close) {
  const layer = { close };
  layers.push(layer);
  settle();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    setTimeout(settle); // what opens next in its place takes over its entry
  };
}

/**
 * Leave for another document. Entries stay as they are meanwhile: any change of them would stop the browser on its way.
 * @param {() => Promise<unknown>} go
 * @returns {Promise<boolean>} false if the browser refuses; then everything is as before
 */
export async function leaveBy(go) {
  isOn = false;
  try {
    await go();
    return true;
  } catch {
    return false;
  } finally {
    isOn = true;
  }
}

/** Make the browser's entries fit what is open. */
export function settle() {
  if (!isOn || isGoing) return;
  while (depth < layers.length && push());
  if (JSON.stringify(history.state?.place ?? null) !== JSON.stringify(place)) mark();
  if (depth > layers.length) goBack();
}

function goBack() {
  isGoing = true;
  waiting = window.setTimeout(() => {
    isGoing = false; // the entry that is too many goes with the next one
  }, PATIENCE);
  history.go(layers.length - depth);
}

/** One more entry; false if the browser refuses, because there were too many in a short time. */
function push() {
  try {
    history.pushState({ depth: depth + 1, place }, '');
  } catch {
    return false;
  }
  if (history.state?.depth !== depth + 1) return false;
  depth += 1;
  return true;
}

function mark() {
  try {
    history.replaceState({ depth, place }, '');
  } catch {
    // refused: a reload then shows the start page
  }
}

/** @param {PopStateEvent} event */
function popped({ state }) {
  if (state === null) {
    link = location.hash; // `hashchange` follows; a `history.go` of this module goes on
    return;
  }
  const isOwn = isGoing;
  isGoing = false;
  clearTimeout(waiting);
  depth = state.depth ?? 0;
  if (!isOwn) while (layers.length > depth) layers.pop()?.close();
  setTimeout(settle);
}
