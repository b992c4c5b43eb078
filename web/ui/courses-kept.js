// The courses kept on this device: open one in a tap, call it otherwise, share it, delete it and take that back.
import { isolated, t } from '../i18n/index.js';
import { forgetCourse, keepCourse, keptCourses } from '../store/courses.js';
import { courseAddress } from './course-link.js';
import { ask, notice, say } from './dialogs.js';
import { el, fill } from './dom.js';
import { askName } from './naming.js';
import { addressToShare } from './share.js';

/** @typedef {import('../store/courses.js').Kept} Kept */

/** What a course is called, by its tiles if nobody gave it a name. @param {{ name: string, tiles: string }} course */
export const courseCalled = ({ name, tiles }) => isolated(name || t('courses-unnamed', { tiles }));

/** Done, or told that the device refuses. @param {() => void} deed */
export function triedToKeep(deed) {
  try {
    deed();
    return true;
  } catch {
    say(t('courses-not-kept'));
    return false;
  }
}

/** @param {{ name: string, tiles: string }} course */
export async function shareCourse(course) {
  await ask({
    title: t('courses-share-title', { name: courseCalled(course) }),
    className: 'share',
    body: [el('section', {}, el('p', {}, t('courses-share-hint')), ...addressToShare(courseAddress(course)))],
    buttons: [{ value: '', words: t('settings-close'), main: true }],
  });
}

/**
 * @param {{ onOpen: (course: Kept) => void, onChange: (course: Kept) => void }} then
 */
export function createKept({ onOpen, onChange }) {
  const list = el('ul', { class: 'kept' });

  function tell() {
    const found = keptCourses();
    fill(list, found.length ? found.map(line) : el('li', { class: 'faint' }, t('courses-none-kept')));
  }

  /** @param {Kept} course */
  function line(course) {
    const name = courseCalled(course);
    return el(
      'li',
      { 'data-id': course.id },
      el(
        'button',
        { type: 'button', class: 'open', onclick: () => onOpen(course) },
        el('b', {}, name),
        el('small', {}, course.tiles),
      ),
      el(
        'button',
        { type: 'button', class: 'more', 'aria-label': t('games-more', { name }), onclick: () => void more(course) },
        '⋯',
      ),
    );
  }

  /** @param {Kept} course */
  async function more(course) {
    const deeds = { rename: () => renamed(course), share: () => shareCourse(course), delete: () => deleted(course) };
    const buttons = Object.keys(deeds).map((value) => ({ value, words: t(`games-${value}`) }));
    const close = { value: '', words: t('ask-cancel') };
    const chosen = await ask({
      title: courseCalled(course),
      className: 'menu',
      body: [],
      buttons: [...buttons, close],
    });
    if (Object.hasOwn(deeds, chosen)) await deeds[/** @type {keyof typeof deeds} */ (chosen)]();
  }

  /** @param {Kept} course */
  async function renamed(course) {
    const about = { title: t('courses-rename'), label: t('courses-name'), words: t('games-rename-do') };
    const name = await askName({ ...about, name: course.name });
    if (name === null) return;
    if (triedToKeep(() => keepCourse({ ...course, name }))) onChange({ ...course, name });
    tell();
  }

  /** @param {Kept} course */
  function deleted(course) {
    if (!triedToKeep(() => forgetCourse(course.id))) return;
    tell();
    const back = () => {
      triedToKeep(() => keepCourse(course));
      tell();
    };
    notice(t('games-deleted', { name: courseCalled(course) }), [
      { words: t('games-undelete'), act: back },
      { words: t('trouble-close'), act: () => {} },
    ]);
  }

  tell();
  return { element: list, tell };
}
