// The lessons' scenes as files: what all drawings of a course share, and a file for each lesson, named by content.

import { drawn } from './drawn.mjs';
import { shortHash } from './files.mjs';

const COURSES = ['camel', 'elephant'];

/**
 * Puts the files among the site's assets.
 * @param {Map<string, Buffer>} site
 * @returns {Promise<{ courses: object[] }>} where everything is, for the scripts that show it
 */
export async function addLessons(site) {
  const put = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const bytes = Buffer.from(JSON.stringify(value));
    const file = `scenes/${name}-${shortHash(bytes)}.json`;
    site.set(`assets/${file}`, bytes);
    return file;
  };
  const courses = await Promise.all(
    COURSES.map(async (name) => {
      const { parts, pictures, lessons } = JSON.parse(await drawn('lessons', name));
      return {
        name,
        parts: put(name, parts),
        pictures: put(`${name}-pictures`, pictures),
        lessons: Object.entries(lessons).map(([lesson, scenes]) => ({
          name: lesson,
          file: put(lesson, scenes),
          scenes: scenes.map((/** @type {{ name: string }} */ scene) => scene.name),
        })),
      };
    }),
  );
  return { courses };
}

/**
 * What a board in another page puts positions together from, before Python is there.
 * @param {Map<string, Buffer>} site
 */
export async function addStencils(site) {
  const put = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const bytes = Buffer.from(JSON.stringify(value));
    const file = `scenes/stencil-${name}-${shortHash(bytes)}.json`;
    site.set(`assets/${file}`, bytes);
    return file;
  };
  const { camel2, camel1, elephant } = JSON.parse(await drawn('stencils', ''));
  const courses = Object.entries(elephant.courses).map(([tiles, course]) => [tiles, put(tiles, course)]);
  return {
    camel2: put('camel2', camel2),
    camel1: put('camel1', camel1),
    elephant: { art: put('elephant', elephant.common), courses: Object.fromEntries(courses) },
  };
}
