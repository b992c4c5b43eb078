// Scenes as the build wrote them: fetched by lesson, whole drawings put together from the parts that they share.
import { expanded } from '../ui/shared-parts.js';

/**
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {{ drawing: Drawing, stands: string[][], tiles?: string[][], cows?: string[][], hand?: string, snakes?: number[] }} State
 * @typedef {State & { action: string, frames: Drawing[][] }} Step
 * @typedef {{ choice: string, right: boolean, mistake: number, offer: Record<string, any> | null, steps: Step[] }} Answer
 *   `mistake`: the number of its sentence, 0 if there is none
 * @typedef {{ racer: string, first: number, second: number }} Odds
 * @typedef {{ measure: 'wins' | 'pounds', races: number, error: number, values: Record<string, number> }} Playouts
 *   per cent of races won, or tenths of pounds, by answer
 * @typedef {{ name: string, kind: 'figure' | 'replay' | 'puzzle' | 'choice' | 'scenario', game: string, seats: number, start: string | null, rules: string[],
 *   position: string, asks: string, beside: string | null, state: State, steps: Step[], answers: Answer[],
 *   odds: Odds[] | null, playouts: Playouts | null }} Scene
 */

/** Which lessons there are, with their scenes' names, and where their files are. */
export const COURSES = SCENES.courses;

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** @param {string} file @returns {Promise<any>} */
function json(file) {
  const known = fetched.get(file);
  if (known) return known;
  const coming = fetch(new URL(`./${file}`, import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.json();
  });
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file)); // what failed may be asked for again
  return coming;
}

/** Is the reader to give one of its answers? @param {Scene | null} scene */
export const isAsked = (scene) => scene?.kind === 'puzzle' || scene?.kind === 'choice';

/** The course a lesson or a scene belongs to. @param {string} name */
export const courseOf = (name) => COURSES.find((course) => name.startsWith(`${course.name}-`)) ?? null;

/** The course of that name, or the one that a lesson of that name is in. @param {string} name */
export const courseNamed = (name) => COURSES.find((course) => course.name === name) ?? courseOf(name);

/** The lesson of that name. @param {string} name */
export const lessonOf = (name) => courseOf(name)?.lessons.find((lesson) => lesson.name === name) ?? null;

/** All scenes of a lesson. @param {string} name @returns {Promise<Scene[]>} */
export async function scenesOf(name) {
  const [course, lesson] = [courseOf(name), lessonOf(name)];
  if (!course || !lesson) throw new Error(`no lesson ${name}`);
  const [parts, scenes] = await Promise.all([json(course.parts), json(lesson.file)]);
  return scenes.map((/** @type {any} */ scene) => whole(scene, parts));
}

/** The first board of each lesson of a course, by the lesson's name. @param {string} name @returns {Promise<Record<string, Drawing>>} */
export async function picturesOf(name) {
  const course = courseNamed(name);
  if (!course) throw new Error(`no course ${name}`);
  const [parts, pictures] = await Promise.all([json(course.parts), json(course.pictures)]);
  return Object.fromEntries(Object.entries(pictures).map(([lesson, drawing]) => [lesson, expanded(drawing, parts)]));
}

/** One scene by its name, whatever lesson it is in. @param {string} name @returns {Promise<Scene | null>} */
export async function sceneNamed(name) {
  const lesson = courseOf(name)?.lessons.find(({ scenes }) => scenes.includes(name));
  if (!lesson) return null;
  const scenes = await scenesOf(lesson.name);
  return scenes.find((scene) => scene.name === name) ?? null;
}

/** A scene with every number in its drawings replaced by the part it stands for. @param {any} scene @param {any[]} parts @returns {Scene} */
function whole(scene, parts) {
  const full = (/** @type {any} */ tree) => expanded(tree, parts);
  const state = (/** @type {any} */ it) => ({ ...it, drawing: full(it.drawing) });
  const step = (/** @type {any} */ it) => ({
    ...state(it),
    frames: it.frames.map((/** @type {any[]} */ layers) => layers.map(full)),
  });
  return {
    ...scene,
    state: state(scene.state),
    steps: scene.steps.map(step),
    answers: scene.answers.map((/** @type {any} */ answer) => ({ ...answer, steps: answer.steps.map(step) })),
  };
}
