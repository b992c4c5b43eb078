// All lessons of both games: what each is about, as a picture, and how far one has come.
import { t } from '../i18n/index.js';
import { el, fill } from '../ui/dom.js';
import { showPictures } from './pictures.js';
import { countSolved, isDone } from './progress.js';
import { COURSES } from './scenes.js';

/** @typedef {typeof COURSES[number]} Course */

const TITLES = { camel: 'learn-camel', elephant: 'learn-elephant-derby' };
const HINTS = { camel: 'learn-camel-hint', elephant: 'learn-elephant-hint' };

/** @param {HTMLElement} root @param {string} game whose course comes first */
export function showOverview(root, game) {
  document.title = t('learn-site-title');
  const isFirst = (/** @type {Course} */ { name }) => game.startsWith(name);
  const courses = [...COURSES.filter(isFirst), ...COURSES.filter((it) => !isFirst(it))];
  const list = el('div', { class: 'courses' }, courses.map(course));
  fill(root, el('h1', { tabindex: '-1' }, t('learn-title')), el('p', { class: 'intro' }, t('learn-intro')), list);
  for (const { name } of courses) void showPictures(list, name).catch(() => {}); // a list without pictures still leads on
}

/** @param {Course} it */
function course({ name, lessons }) {
  const done = lessons.filter(isDone).length;
  const key = /** @type {keyof typeof TITLES} */ (name);
  const next = lessons.find((lesson) => !isDone(lesson));
  return el(
    'section',
    { class: `course ${name}`, 'aria-labelledby': `course-${name}` },
    el('h2', { id: `course-${name}` }, t(TITLES[key])),
    el('p', {}, t(HINTS[key])),
    el('progress', { max: lessons.length, value: done, 'aria-hidden': 'true' }),
    el('p', { class: 'faint' }, t('learn-progress', { done, all: lessons.length })),
    el(
      'ol',
      { class: 'lessons' },
      lessons.map((lesson, at) => entry(lesson, at, lesson === next)),
    ),
  );
}

/** @param {Course['lessons'][number]} lesson @param {number} at @param {boolean} isNext */
function entry(lesson, at, isNext) {
  const done = isDone(lesson);
  return el(
    'li',
    { class: done ? 'is-done' : isNext ? 'is-next' : '' },
    el(
      'a',
      { href: `#${lesson.name}` },
      el('span', { class: 'picture', 'data-lesson': lesson.name, 'aria-hidden': 'true' }),
      el('span', { class: 'number', 'aria-hidden': 'true' }, done ? '✓' : String(at + 1)),
      el('span', { class: 'entry' }, el('b', {}, t(`lesson-${lesson.name}`)), ...howFar(lesson)),
    ),
  );
}

/** @param {Course['lessons'][number]} lesson */
function howFar({ scenes }) {
  const [solved, all] = [countSolved({ scenes }), scenes.length];
  return [
    el('progress', { max: all, value: solved, 'aria-hidden': 'true' }),
    el('small', { class: 'entry-progress' }, t('learn-progress', { done: solved, all })),
  ];
}
