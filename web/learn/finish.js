// The end of a lesson, and of a course: what was learned, and where to go from here.
import { t } from '../i18n/index.js';
import { rememberGame } from '../store/settings.js';
import { el, fill } from '../ui/dom.js';
import { motionFactor } from '../ui/tempo.js';
import { isDone } from './progress.js';
import { isAsked } from './scenes.js';

/**
 * @typedef {import('./scenes.js').Scene} Scene
 * @typedef {typeof import('./scenes.js').COURSES[number]} Course
 * @typedef {Course['lessons'][number]} Lesson
 */

const POP = 520; // milliseconds

/** @param {Lesson} lesson @param {Course} course @param {Scene[]} scenes */
export function finishOf(lesson, course, scenes) {
  const done = course.lessons.filter(isDone).length;
  const isWhole = done === course.lessons.length;
  return el(
    'section',
    { class: `finish${isWhole ? ' is-whole' : ''}`, 'aria-labelledby': 'finished' },
    medal(isWhole ? '★' : '✓'),
    el('h2', { id: 'finished', tabindex: '-1' }, t(isWhole ? 'learn-course-finished' : 'learn-finished')),
    el('p', { class: 'faint' }, t('learn-progress-lessons', { done, all: course.lessons.length })),
    el('progress', { max: course.lessons.length, value: done, 'aria-hidden': 'true' }),
    learned(scenes),
    el('div', { class: 'finish-ways' }, ...ways(lesson, course)),
  );
}

/** @param {string} mark */
function medal(mark) {
  const it = el('span', { class: 'medal', 'aria-hidden': 'true' }, mark);
  const frames = [{ transform: 'scale(0.3) rotate(-20deg)' }, { transform: 'scale(1.15)' }, { transform: 'none' }];
  if (motionFactor()) it.animate(frames, { duration: POP * motionFactor(), easing: 'ease-out' });
  return it;
}

/** The rules that the puzzles were about, in the rules' own words. @param {Scene[]} scenes */
function learned(scenes) {
  const puzzles = scenes.filter(isAsked);
  const rules = new Map(puzzles.map(({ game, rules: [rule = ''] }) => [rule, game]));
  const list = el('ul', { class: 'learned' });
  void tellRules(list, rules).catch(() => {}); // without a network, the way on is what counts
  return [el('h3', {}, t('learn-learned')), list];
}

/** @param {HTMLElement} list @param {Map<string, string>} rules games by rule */
async function tellRules(list, rules) {
  const { paragraph } = await import('../rules/paragraphs.js');
  fill(
    list,
    Array.from(rules, ([rule, game]) => el('li', {}, paragraph(game, rule))),
  );
}

/** The next lesson that is not done, a race, and all lessons. @param {Lesson} lesson @param {Course} course */
function ways(lesson, { name, lessons }) {
  const after = lessons.slice(lessons.indexOf(lesson) + 1);
  const next = after.find((it) => !isDone(it)) ?? lessons.find((it) => !isDone(it));
  const way = (/** @type {string} */ href, /** @type {string} */ words, isMain = false) =>
    el('a', { class: `button${isMain ? ' main' : ''}`, href }, words);
  const play = way('../', t('learn-play'), !next);
  play.addEventListener('click', () => rememberGame(name === 'elephant' ? 'elephant' : 'camel2'));
  return [
    next && way(`#${next.name}`, t('learn-next-lesson', { title: t(`lesson-${next.name}`) }), true),
    play,
    way(`#${name}`, t('learn-back')),
  ];
}
