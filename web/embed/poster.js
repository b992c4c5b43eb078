// The picture that is there before anybody taps: a scene's first state, or a position put together from
// the build's stencils.
import { courseOf, sceneNamed, scenesOf } from '../learn/scenes.js';
import { herded } from './herd.js';
import { laidOut } from './stencil.js';

/**
 * @typedef {import('./address.js').Wish} Wish
 * @typedef {import('../learn/scenes.js').Scene} Scene
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {{ drawing: Drawing | null, scenes: Scene[] }} Poster scenes that are shown one after the other, if any
 */

export const OPENING = { camel2: '1gyr,3bp,15w,16k - bgyrpx', camel1: '1gyr,3bp - bgyrp' };
const FIRST_RACE = 'DkfEJCGMH';

/** @param {Wish} wish @returns {Promise<Poster>} */
export async function posterOf({ scenario, position, game }) {
  if (scenario) {
    const scenes = await scenesFor(scenario);
    return { drawing: scenes[0]?.state.drawing ?? null, scenes };
  }
  if (game === 'elephant') return { drawing: await onCourse(position || FIRST_RACE), scenes: [] };
  const edition = game === 'camel1' ? 'camel1' : 'camel2';
  return { drawing: laidOut(await stencil(edition), position || OPENING[edition]), scenes: [] };
}

/** A lesson is all its scenes. @param {string} name @returns {Promise<Scene[]>} */
async function scenesFor(name) {
  if (courseOf(name)?.lessons.some((lesson) => lesson.name === name)) return scenesOf(name);
  const scene = await sceneNamed(name);
  return scene ? [scene] : [];
}

/** @param {string} position @returns {Promise<Drawing | null>} */
async function onCourse(position) {
  const { art, courses } = STENCILS.elephant;
  const file = courses[position.split(/\s+/)[0] ?? ''];
  if (!file) return null;
  const [course, common] = await Promise.all([json(file), json(art)]);
  return herded(course, common.art, position);
}

/** @param {'camel2' | 'camel1'} edition @returns {Promise<import('./stencil.js').Stencil>} */
export const stencil = (edition) => json(STENCILS[edition]);

/** @param {string} file @returns {Promise<any>} */
async function json(file) {
  const answer = await fetch(new URL(`./${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}
