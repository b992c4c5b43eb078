// Which scenes have been solved, remembered on this device if it lets us.
import { COURSES } from './scenes.js';

const KEY = 'stampede.learn';

/** @returns {Set<string>} */
function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const known = new Set(COURSES.flatMap(({ lessons }) => lessons.flatMap(({ scenes }) => scenes)));
    return new Set(Array.isArray(stored) ? stored.filter((name) => known.has(name)) : []);
  } catch {
    return new Set();
  }
}

const solved = read();

/** @param {string} scene */
export const isSolved = (scene) => solved.has(scene);

/** @param {string} scene */
export function solve(scene) {
  solved.add(scene);
  try {
    localStorage.setItem(KEY, JSON.stringify(Array.from(solved)));
  } catch {
    // a device that keeps nothing still teaches
  }
}

/** @param {{ scenes: string[] }} lesson */
export const countSolved = ({ scenes }) => scenes.filter(isSolved).length;

/** @param {{ scenes: string[] }} lesson */
export const isDone = ({ scenes }) => scenes.every(isSolved);

/** Where to go on: the first scene that is not solved, or the first of all. @param {{ scenes: string[] }} lesson */
export const openAt = ({ scenes }) => Math.max(0, isDone({ scenes }) ? 0 : scenes.findIndex((name) => !isSolved(name)));
