// How long things take: one factor for everything that moves, and how long bots think.
import { settings } from '../store/settings.js';

/** @type {Record<import('../store/settings.js').Speed, number>} */
const FACTOR = { fast: 0.34, normal: 1, slow: 1.9 };
/** Milliseconds at normal speed. @type {Record<import('../store/settings.js').Pace, number>} */
const THINK = { off: 0, fast: 120, normal: 400, slow: 1600 };

/** What every duration is multiplied by; 0 if nothing may move, or nobody would see it. */
export const motionFactor = () => (settings.motion === 'off' || document.hidden ? 0 : FACTOR[settings.speed]);

/** Does the player want nothing to move? */
export const isStill = () => settings.motion === 'off';

/** Milliseconds that a bot lets pass before it moves. */
export const thinkingTime = () => THINK[settings.pace] * FACTOR[settings.speed];

/** @param {number} ms at normal speed */
export const atSpeed = (ms) => ms * motionFactor();
