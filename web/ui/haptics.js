// Short pulses of a device that has them: for a player's own shake, the die that stops, the own turn and the win.
import { settings } from '../store/settings.js';

/** Milliseconds on, off, on. @type {Partial<Record<import('./sound.js').SoundName, number[]>>} */
const PULSES = {
  rattle: [25, 35, 25, 35, 25, 35, 25, 35, 40],
  thump: [45],
  turn: [30],
  win: [40, 60, 40, 60, 120],
};

/** Browsers allow it after a gesture only; asking earlier is refused aloud. @param {import('./sound.js').SoundName} name */
export function pulse(name) {
  const pattern = PULSES[name];
  if (!pattern || settings.motion === 'off' || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}
