// Confetti over the board: bits of paper in the colours of the game that fall once and are gone.
import { el } from './dom.js';

const BITS = 44;

/** @param {Pick<import('./stage.js').Tools, 'overlay' | 'move' | 'isStill' | 'isCalm'>} tools @param {number} ms */
export async function confetti({ overlay, move, isStill, isCalm }, ms) {
  if (isStill() || isCalm()) return;
  const sheet = overlay.put(el('div', { class: 'confetti' }));
  const { width, height } = overlay.size();
  const bits = Array.from({ length: BITS }, (_, at) => el('i', { class: `bit bit-${at % 6}` }));
  sheet.append(...bits);
  await Promise.all(bits.map((bit, at) => move(bit, falling(at, width, height), ms * share(at, 7, 0.72, 1), 'linear')));
  overlay.take(sheet);
}

/** A number between two others that looks random and is the same every time. @param {number} at @param {number} salt @param {number} low @param {number} high */
function share(at, salt, low, high) {
  const wild = Math.sin((at + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return low + (wild - Math.floor(wild)) * (high - low);
}

/** @param {number} at @param {number} width @param {number} height @returns {Keyframe[]} */
function falling(at, width, height) {
  const [x, sway, turn] = [share(at, 1, 0, 1) * width, share(at, 2, -0.14, 0.14) * width, share(at, 3, 200, 900)];
  const start = -share(at, 4, 0.02, 0.3) * height;
  return [0, 0.25, 0.5, 0.75, 1].map((offset, step) => ({
    offset,
    transform: `translate(${x + (step % 2 ? sway : 0)}px, ${start + (height * 1.06 - start) * offset}px) rotate(${turn * offset}deg) scaleY(${step % 2 ? 0.4 : 1})`,
  }));
}
