// The picture that is there before anybody taps: a scene's first state, or a position put together from the stencil.
import { courseOf, sceneNamed, scenesOf } from '../learn/scenes.js';
import { laidOut } from './stencil.js';

/**
 * @typedef {import('./address.js').Wish} Wish
 * @typedef {import('../learn/scenes.js').Scene} Scene
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {{ drawing: Drawing | null, scenes: Scene[] }} Poster scenes that are shown one after the other, if any
 */

export const OPENING = { camel2: '1gyr,3bp,15w,16k - bgyrpx', camel1: '1gyr,3bp - bgyrp' };
const FIRST_RACE = 'elephant-course-map';

/** @param {Wish} wish @returns {Promise<Poster>} */
export async function posterOf({ scenario, position, game }) {
  if (scenario) {
    const scenes = await scenesFor(scenario);
    return { drawing: scenes[0]?.state.drawing ?? null, scenes };
  }
  if (game === 'elephant') return { drawing: position ? null : await firstRace(), scenes: [] };
  const edition = game === 'camel1' ? 'camel1' : 'camel2';
  return { drawing: laidOut(await stencil(edition), position || OPENING[edition]), scenes: [] };
}

/** A lesson is all its scenes. @param {string} name @returns {Promise<Scene[]>} */
async function scenesFor(name) {
  if (courseOf(name)?.lessons.some((lesson) => lesson.name === name)) return scenesOf(name);
  const scene = await sceneNamed(name);
  return scene ? [scene] : [];
}

const firstRace = async () => (await sceneNamed(FIRST_RACE))?.state.drawing ?? null;

/** @param {'camel2' | 'camel1'} edition @returns {Promise<import('./stencil.js').Stencil>} */
export async function stencil(edition) {
  const answer = await fetch(new URL(`./${STENCILS[edition]}`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}
