// The course of a new race of elephants: its picture and what it is like in words; a tap on the picture shows them all.
import { t } from '../i18n/index.js';
import { build } from './board.js';
import { ask } from './dialogs.js';
import { el, fill } from './dom.js';

/**
 * @typedef {import('../engine/messages.js').Drawing} Drawing
 * @typedef {{ drawing: Drawing, rows: number, traits: string[] }} Glance a course as Python drew it when the site was built
 * @typedef {{ start: string, name: string }} Course
 */

const FEW = 4; // seats: more of them run on the shorter form of a circuit
/** @type {Record<string, Glance[]>} */
let circuits = {};

/** Fetch the pictures; the form is usable before they are here. */
async function load() {
  circuits = /** @type {any} */ ((await import('drawing:circuits')).default);
}

/** @param {string} start @param {number} seats */
const glance = (start, seats) => circuits[start]?.[seats > FEW ? 1 : 0];

/** The picture of a course; one of somebody's own shows its tiles' letters. @param {string} start @param {number} seats */
function picture(start, seats) {
  const seen = glance(start, seats);
  const inside = seen ? build(seen.drawing) : el('span', {}, circuits.first ? start : '');
  return el('span', { class: 'course-picture', 'aria-hidden': 'true' }, inside);
}

/** Its length and character: "47 rows: long, muddy, with a river". @param {string} start @param {number} seats */
function told(start, seats) {
  const seen = glance(start, seats);
  if (!seen) return '';
  return t('form-course-told', { rows: seen.rows, traits: seen.traits.map((one) => t(`trait-${one}`)).join(', ') });
}

/**
 * The button that shows which course is chosen, and opens the choice.
 * @param {{ courses: Course[], chosen: () => string, seats: number, onChoose: (start: string) => void }} about
 * @returns {{ button: HTMLElement, words: HTMLElement, show: () => void }}
 */
export function courseChoice({ courses, chosen, seats, onChoose }) {
  const button = el('button', {
    type: 'button',
    class: 'show-courses',
    'aria-label': t('form-course-all'),
    title: t('form-course-all'),
    'aria-haspopup': 'dialog',
    onclick: () => void choose(),
  });
  const words = el('small', { class: 'course-told' });
  const show = () => {
    fill(button, picture(chosen(), seats));
    fill(words, told(chosen(), seats));
  };

  async function choose() {
    const start = await askForCourse(courses, chosen(), seats);
    if (start !== null) onChoose(start);
  }

  show();
  if (!circuits.first) void load().then(show);
  return { button, words, show };
}

/** @param {Course[]} courses @param {string} chosen @param {number} seats @returns {Promise<string | null>} */
async function askForCourse(courses, chosen, seats) {
  let wanted = chosen;
  const choice = courses.map(({ start, name }) =>
    el(
      'label',
      {},
      el('input', {
        type: 'radio',
        name: 'pick-course',
        value: start,
        checked: start === chosen,
        autofocus: start === chosen,
        onchange: () => {
          wanted = start;
        },
      }),
      picture(start, seats),
      el('span', {}, el('b', {}, name), el('small', {}, told(start, seats))),
    ),
  );
  const done = await ask({
    title: t('form-course'),
    className: 'course-picker',
    body: [el('fieldset', {}, el('legend', { class: 'unseen' }, t('form-course')), choice)],
    buttons: [
      { value: 'done', words: t('cast-done'), main: true },
      { value: '', words: t('ask-cancel') },
    ],
  });
  return done === 'done' ? wanted : null;
}
