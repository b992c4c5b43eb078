// What an address asks for, version 1 of the contract: names and lengths are checked here, meaning is the engine's to say.

/**
 * @typedef {object} Wish
 * @property {string} game `camel2`, `camel1` or `elephant`
 * @property {string} position in notation; empty for a new race
 * @property {string} record what stands behind `#game=` in a link to a race
 * @property {string} scenario the name of a lesson or of one of its scenes
 * @property {number | null} ply where a record is opened
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {string} lang empty for the reader's own
 * @property {'look' | 'dice' | 'play'} panel what readers may do
 */

const GAMES = ['camel2', 'camel1', 'elephant'];
const LONGEST = { position: 400, record: 8000, scenario: 60, lang: 12 };
const FIELDS_OF_A_COURSE = [1, 6]; // of a position: a circuit alone, or a race on it

export const THEMES = ['auto', 'light', 'dark'];
export const PANELS = ['look', 'dice', 'play'];
export const NAMES = ['game', 'position', 'record', 'scenario', 'ply', 'theme', 'lang', 'panel'];

/** @param {URLSearchParams} given @returns {Wish} */
export function wishOf(given) {
  const position = short(given, 'position');
  return /** @type {Wish} */ ({
    game: oneOf(given.get('game'), GAMES) ?? gameOf(position),
    position,
    record: short(given, 'record').replace(/^.*#game=/, ''),
    scenario: short(given, 'scenario'),
    ply: plyOf(given.get('ply')),
    theme: oneOf(given.get('theme'), THEMES) ?? 'auto',
    lang: short(given, 'lang'),
    panel: oneOf(given.get('panel'), PANELS) ?? 'play',
  });
}

/** @param {string | null} value @param {readonly string[]} known */
const oneOf = (value, known) => (value !== null && known.includes(value) ? value : null);

/** What is longer than anything sensible is as good as nothing. @param {URLSearchParams} given @param {keyof typeof LONGEST} name */
function short(given, name) {
  const text = (given.get(name) ?? '').trim();
  return text.length <= LONGEST[name] ? text : '';
}

/** The game that a position belongs to, seen from its form. @param {string} position */
function gameOf(position) {
  const fields = position.split(/\s+/);
  if (!position) return 'camel2';
  if (FIELDS_OF_A_COURSE.includes(fields.length)) return 'elephant';
  return /[wkx]/.test(`${fields[0]}${fields[2]}`) ? 'camel2' : 'camel1';
}

/** @param {string | null} text */
const plyOf = (text) => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null);
