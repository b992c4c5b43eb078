// What a person likes, remembered on this device if it lets us.

const KEY = 'stampede.settings';
const FORM = 'stampede.new-game';

/** @typedef {{ theme: 'auto' | 'light' | 'dark', speed: Pace, pace: Pace, confirm: 'on' | 'off', sound: 'off' | 'quiet' | 'loud',
 *   coach: 'off' | 'on', keys: 'on' | 'off', pieces: 'usual' | 'large', seats: 'same' | 'facing',
 *   language: 'auto' | 'en' | 'pt-BR' | 'es' | 'it' | 'pl' }} Settings */
/** @typedef {'off' | 'fast' | 'normal' | 'slow'} Pace */

/** @type {{ [K in keyof Settings]: readonly Settings[K][] }} */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  speed: ['off', 'fast', 'normal', 'slow'],
  pace: ['off', 'fast', 'normal', 'slow'],
  confirm: ['on', 'off'],
  sound: ['off', 'quiet', 'loud'],
  coach: ['off', 'on'],
  keys: ['on', 'off'],
  pieces: ['usual', 'large'],
  seats: ['same', 'facing'],
  language: ['auto', 'en', 'pt-BR', 'es', 'it', 'pl'],
};

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @type {Settings} */
export const settings = {
  theme: 'auto',
  speed: calm ? 'off' : 'normal',
  pace: 'normal',
  confirm: 'on',
  sound: 'quiet',
  coach: 'off',
  keys: 'on',
  pieces: 'usual',
  seats: 'same',
  language: 'auto',
  ...known(read(KEY)),
};

/** Only the settings and values we know. @param {unknown} stored @returns {Partial<Settings>} */
function known(stored) {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(CHOICES, name) && /** @type {any} */ (CHOICES)[name].includes(value),
    ),
  );
}

/** @param {string} key @returns {unknown} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a device that keeps nothing still plays
  }
}

/**
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function setSetting(name, value) {
  settings[name] = value;
  write(KEY, settings);
  applyTheme();
  dispatchEvent(new Event(`setting-${name}`));
}

// What is chosen in another tab holds here too; the language waits until this page is asked for another.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  const { language: _, ...chosen } = known(read(KEY));
  const changed = Object.entries(chosen).filter(([name, value]) => /** @type {any} */ (settings)[name] !== value);
  Object.assign(settings, chosen);
  applyTheme();
  for (const [name] of changed) dispatchEvent(new Event(`setting-${name}`));
});

export function applyTheme() {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.pieces = settings.pieces;
}

export const rememberedForm = () => read(FORM);
/** @param {unknown} form */
export const rememberForm = (form) => write(FORM, form);

const GAME = 'stampede.game';
export const rememberedGame = () => (read(GAME) === 'elephant' ? 'elephant' : 'camel2');
/** @param {string} game */
export const rememberGame = (game) => write(GAME, game);

const SIDES = 'stampede.sides';
/** Where so many people sat last time, if they said so. @param {number} people @returns {(0 | 90 | 180 | 270)[] | null} */
export function rememberedSides(people) {
  const sides = /** @type {any} */ (read(SIDES))?.[people];
  const isKnown =
    Array.isArray(sides) && sides.length === people && sides.every((side) => [0, 90, 180, 270].includes(side));
  return isKnown ? sides : null;
}
/** @param {number} people @param {number[]} sides */
export function rememberSides(people, sides) {
  const known = read(SIDES);
  write(SIDES, { ...(typeof known === 'object' ? known : {}), [people]: sides });
}
