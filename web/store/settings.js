// What a person likes, remembered on this device if it lets us.

const KEY = 'stampede.settings';
const FORM = 'stampede.new-game';

/** @typedef {{ theme: 'auto' | 'light' | 'dark', motion: 'off' | 'calm' | 'full', speed: Speed, pace: Pace, confirm: 'on' | 'off',
 *   sound: 'off' | 'quiet' | 'loud', coach: 'off' | 'on', keys: 'on' | 'off', pieces: 'usual' | 'large',
 *   seats: 'same' | 'facing', language: 'auto' | 'en' | 'pt-BR' | 'es' | 'it' | 'pl' }} Settings */
/** How fast everything at the table goes. @typedef {'fast' | 'normal' | 'slow'} Speed */
/** How long bots think. @typedef {'off' | 'fast' | 'normal' | 'slow'} Pace */

/** @type {{ [K in keyof Settings]: readonly Settings[K][] }} */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['off', 'calm', 'full'],
  speed: ['fast', 'normal', 'slow'],
  pace: ['off', 'fast', 'normal', 'slow'],
  confirm: ['on', 'off'],
  sound: ['off', 'quiet', 'loud'],
  coach: ['off', 'on'],
  keys: ['on', 'off'],
  pieces: ['usual', 'large'],
  seats: ['same', 'facing'],
  language: ['auto', 'en', 'pt-BR', 'es', 'it', 'pl'],
};

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const usualMotion = () => (reduced.matches ? 'off' : 'full');

/** What the player chose on this device; everything else is as usual. */
let chosen = known(read(KEY));

/** @type {Settings} */
export const settings = {
  theme: 'auto',
  motion: usualMotion(),
  speed: 'normal',
  pace: 'normal',
  confirm: 'on',
  sound: 'quiet',
  coach: 'off',
  keys: 'on',
  pieces: 'usual',
  seats: 'same',
  language: 'auto',
  ...chosen,
};

// The device's own setting holds at once, unless the player chose here.
reduced.addEventListener('change', () => {
  if (chosen.motion) return;
  settings.motion = usualMotion();
  applyTheme();
  dispatchEvent(new Event('setting-motion'));
});

/** Earlier versions switched motion off by a speed. @param {Record<string, unknown>} stored @returns {Record<string, unknown>} */
function upgraded({ speed, ...stored }) {
  return speed === 'off' ? { motion: 'off', ...stored } : { speed, ...stored };
}

/** Only the settings and values we know. @param {unknown} stored @returns {Partial<Settings>} */
function known(stored) {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(upgraded(/** @type {Record<string, unknown>} */ (stored))).filter(
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
  chosen = { ...chosen, [name]: value };
  write(KEY, chosen);
  applyTheme();
  dispatchEvent(new Event(`setting-${name}`));
}

const NEXT_SPEED = /** @type {const} */ ({ normal: 'fast', fast: 'slow', slow: 'normal' });

/** The next speed, for a button at the table; everybody who listens hears `setting-speed`. @returns {Speed} the new one */
export function cycleSpeed() {
  setSetting('speed', NEXT_SPEED[settings.speed]);
  return settings.speed;
}

// What is chosen in another tab holds here too; the language waits until this page is asked for another.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  chosen = known(read(KEY));
  const { language: _, ...here } = chosen;
  const changed = Object.entries(here).filter(([name, value]) => /** @type {any} */ (settings)[name] !== value);
  Object.assign(settings, here);
  applyTheme();
  for (const [name] of changed) dispatchEvent(new Event(`setting-${name}`));
});

export function applyTheme() {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.pieces = settings.pieces;
  root.dataset.motion = settings.motion;
}

export const rememberedForm = () => read(FORM);
/** @param {unknown} form */
export const rememberForm = (form) => write(FORM, form);

const GAME = 'stampede.game';
export const rememberedGame = () => (read(GAME) === 'elephant' ? 'elephant' : 'camel2');
/** @param {string} game */
export const rememberGame = (game) => write(GAME, game);

const LEVELS = 'stampede.levels';
/** The bots that *Play* was last used with, by the name of the game's kit. @returns {Record<string, unknown>} */
export function rememberedLevels() {
  const levels = read(LEVELS);
  return typeof levels === 'object' && levels !== null ? /** @type {Record<string, unknown>} */ (levels) : {};
}
/** @param {string} kit @param {string} bot */
export const rememberLevel = (kit, bot) => write(LEVELS, { ...rememberedLevels(), [kit]: bot });

const LOOP = 'stampede.loop';
/** Has the player paused the race on the start page? */
export const rememberedPause = () => read(LOOP) === 'paused';
/** @param {boolean} isPaused */
export const rememberPause = (isPaused) => write(LOOP, isPaused ? 'paused' : 'playing');

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
