// Courses somebody has built, on this device. Each is read and written at once; whoever changes one hears if it failed.
import { cleanName } from '../engine/gate.js';
import { newId } from './games.js';

/** @typedef {{ id: string, name: string, tiles: string }} Kept */

const KEY = 'stampede.courses';
const MOST = 100;

/** Every course that is kept, the one changed last first. @returns {Kept[]} */
export function keptCourses() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found)
      ? found.filter(isKept).map(({ id, name, tiles }) => ({ id, name: cleanName(name), tiles }))
      : [];
  } catch {
    return []; // a device that keeps nothing has none
  }
}

/** Is this what was put there? @param {any} found */
const isKept = (found) =>
  typeof found?.id === 'string' && typeof found.name === 'string' && /^[A-Ma-m]{1,13}$/.test(found.tiles);

/**
 * Keep a course, in the place of the one with its id if there is one; throws if the device refuses.
 * @param {{ id?: string | null, name: string, tiles: string }} course
 * @returns {Kept}
 */
export function keepCourse({ id, name, tiles }) {
  const kept = { id: id ?? newId(), name: cleanName(name), tiles };
  write([kept, ...keptCourses().filter((other) => other.id !== kept.id)].slice(0, MOST));
  return kept;
}

/** @param {string} id */
export const forgetCourse = (id) => write(keptCourses().filter((course) => course.id !== id));

/** @param {Kept[]} courses */
const write = (courses) => localStorage.setItem(KEY, JSON.stringify(courses));
