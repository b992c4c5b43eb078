// All lessons of both games, and how far one has come.
import { t } from '../i18n/index.js';
import { el, fill } from '../ui/dom.js';
import { isDone } from './progress.js';
import { COURSES } from './scenes.js';

/** @typedef {typeof COURSES[number]} Course */

const TITLES = { camel: 'learn-camel', elephant: 'learn-elephant-derby' };
const HINTS = { camel: 'learn-camel-hint', elephant: 'learn-elephant-hint' };

/** @param {HTMLElement} root */
export function showOverview(root) {
  document.title = t('learn-site-title');
  fill(
    root,
    el('h1', { tabindex: '-1' }, t('learn-title')),
    el('p', { class: 'intro' }, t('learn-intro')),
    el('div', { class: 'courses' }, COURSES.map(course)),
  );
}

/** @param {Course} it */
function course({ name, lessons }) {
  const done = lessons.filter(isDone).length;
  const key = /** @type {keyof typeof TITLES} */ (name);
  return el(
    'section',
    { class: `course ${name}`, 'aria-labelledby': `course-${name}` },
    el('h2', { id: `course-${name}` }, t(TITLES[key])),
    el('p', {}, t(HINTS[key])),
    el('progress', { max: lessons.length, value: done, 'aria-hidden': 'true' }),
    el('p', { class: 'faint' }, t('learn-progress', { done, all: lessons.length })),
    el('ol', { class: 'lessons' }, lessons.map(entry)),
  );
}

/** @param {Course['lessons'][number]} lesson @param {number} at */
function entry(lesson, at) {
  const done = isDone(lesson);
  return el(
    'li',
    { class: done ? 'is-done' : '' },
    el(
      'a',
      { href: `#${lesson.name}` },
      el('span', { class: 'number', 'aria-hidden': 'true' }, done ? '✓' : String(at + 1)),
      el('span', {}, t(`lesson-${lesson.name}`)),
      done && el('span', { class: 'unseen' }, t('learn-is-done')),
    ),
  );
}
