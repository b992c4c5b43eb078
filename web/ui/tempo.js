// How long things take: one factor for everything that moves, and how long bots think.
import { settings } from '../store/settings.js';

/** @type {Record<import('../store/settings.js').Speed, number>} */
const FACTOR = { fast: 0.34, normal: 1, slow: 1.9 };
/** Milliseconds at normal speed. @type {Record<import('../store/settings.js').Pace, number>} */
const THINK = { off: 0, fast: 120, normal: 400, slow: 1600 };

const ASKING = 320;

/** What every duration is multiplied by; 0 if nothing may move, or nobody would see it. */
export const motionFactor = () => (settings.motion === 'off' || document.hidden ? 0 : FACTOR[settings.speed]);

/** Does the player want nothing to move? */
export const isStill = () => settings.motion === 'off';

/** Milliseconds at normal speed that a bot lets pass before it moves. */
export const thinkingTime = () => THINK[settings.pace];

/** Milliseconds at normal speed that a question to others takes, whatever they hold; see asking.js. */
export const askingTime = () => (settings.pace === 'off' ? 0 : ASKING);

/** A pause at the speed that is chosen; it is no motion. @param {number} ms at normal speed */
export const paced = (ms) => ms * FACTOR[settings.speed];

/** @param {number} ms at normal speed */
export const atSpeed = (ms) => ms * motionFactor();
