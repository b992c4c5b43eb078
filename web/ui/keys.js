// The keys of the page: one table that does what a key says and lists it, so that the list cannot lie.
// Letters, numbers and signs can be switched off in the settings; nothing is meant for the page while somebody types.
import { settings } from '../store/settings.js';

/**
 * @typedef {object} Binding
 * @property {string[]} keys as `KeyboardEvent.key` has them, letters small
 * @property {() => string} says what they do, in words
 * @property {(key: string) => unknown} [act] false if it means nothing now; without it, whatever has the focus sees to the key
 */

/** @typedef {{ title: () => string, bindings: Binding[] }} Chapter */

/** @type {Set<Chapter>} */
const chapters = new Set();

/** Keys that mean something from now on. @param {() => string} title @param {Binding[]} bindings @returns {() => void} forgets them */
export function bind(title, bindings) {
  const chapter = { title, bindings };
  chapters.add(chapter);
  return () => void chapters.delete(chapter);
}

/** What is bound now, chapter by chapter. */
export const boundKeys = () => Array.from(chapters);

const FIELDS = 'select, textarea, [contenteditable], [role="listbox"], input';
const NO_LETTERS = 'input:is([type="range"], [type="checkbox"], [type="radio"])';

/** Is it a letter, a number or a sign, which some people speak or press by mistake? @param {string} key */
const isCharacter = (key) => key.length === 1 && key !== ' ';

/** Does the key belong to what has the focus? @param {EventTarget | null} target @param {string} key */
function isTaken(target, key) {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element) || !target.closest(FIELDS)) return false;
  return !(isCharacter(key) && target.closest(NO_LETTERS));
}

/** @param {KeyboardEvent} event */
function press(event) {
  const key = isCharacter(event.key) ? event.key.toLowerCase() : event.key;
  const isModified = event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && /^\p{L}$/u.test(key));
  if (event.defaultPrevented || isModified || event.isComposing || isTaken(event.target, key)) return;
  if (isCharacter(key) && settings.keys === 'off') return;
  for (const { bindings } of boundKeys().reverse())
    for (const { keys, act } of bindings)
      if (act && keys.includes(key) && act(key) !== false) return event.preventDefault();
}

document.addEventListener('keydown', press);
