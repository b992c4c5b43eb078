// One lesson: its scenes one after the other. The reader makes every move; a wrong one shows what would come of it.
import { t } from '../i18n/index.js';
import { el, fill } from '../ui/dom.js';
import { answerWords, boardWords, mistakeWords } from './answers.js';
import { handOf, oddsOf, playoutsOf, ruleLinks } from './extras.js';
import { finishOf } from './finish.js';
import { bindLesson } from './keys.js';
import { isSolved, openAt, solve } from './progress.js';
import { COURSES, courseOf, isAsked, scenesOf } from './scenes.js';
import { createShow, still } from './show.js';

/**
 * @typedef {import('./scenes.js').Scene} Scene
 * @typedef {import('./scenes.js').Answer} Answer
 * @typedef {typeof COURSES[number]['lessons'][number]} Lesson
 */

const TRIES = 2; // before a hint
let forgetKeys = () => {};

/**
 * @param {HTMLElement} root
 * @param {Lesson} lesson
 */
export async function showLesson(root, lesson) {
  document.title = t('learn-site-title');
  fill(root, el('p', { role: 'status' }, t('learn-loading')));
  const scenes = await scenesOf(lesson.name);
  let at = openAt(lesson);
  let failures = 0;
  let stepped = 0;
  let now = /** @type {Scene} */ (scenes[at]).state;

  const title = el('h1', { tabindex: '-1' }, t(`lesson-${lesson.name}`));
  const dots = el('ol', { class: 'dots' });
  const board = el('div', { class: 'board' });
  const question = el('p', { class: 'question', id: 'question' });
  const reply = el('div', { class: 'reply', 'aria-live': 'polite' });
  const answers = el('div', { class: 'answers', role: 'group', 'aria-labelledby': 'question' });
  const extras = el('div', { class: 'extras' });
  const whole = el('div', { class: 'lesson' }, board, el('div', { class: 'talk' }, question, reply, answers, extras));
  fill(
    root,
    el(
      'div',
      { class: 'heading' },
      el('a', { class: 'back', href: '#' }, el('span', {}, t('learn-back'))),
      title,
      dots,
    ),
    whole,
  );
  const show = createShow(board, (answer) => {
    if (!answers.classList.contains('is-over')) void give(answer);
  });

  const scene = () => /** @type {Scene} */ (scenes[at]);

  /** @param {import('../ui/dom.js').Child[]} buttons */
  const offer = (...buttons) => fill(answers, ...buttons);

  /** @param {import('./scenes.js').State} state */
  function tell(state) {
    now = state;
    fill(extras, handOf(scene(), state), inWords(state), ruleLinks(scene()));
  }

  /** @param {import('./scenes.js').State} state */
  const inWords = (state) =>
    el(
      'details',
      {},
      el('summary', {}, t('learn-in-words')),
      el(
        'ol',
        {},
        boardWords(scene(), state).map((line) => el('li', {}, line)),
      ),
    );

  function open() {
    failures = 0;
    stepped = 0;
    fill(dots, scenes.map(dot));
    fill(reply);
    fill(question, t(`scene-${scene().name}`));
    show.open(scene());
    compare();
    begin();
    tell(scene().state);
  }

  /** A scene that is compared with another has it beside. */
  function compare() {
    board.querySelector('.still')?.remove();
    const other = scenes.find(({ name }) => name === scene().beside);
    board.classList.toggle('is-pair', other !== undefined);
    if (other)
      board.append(
        el('figure', { class: 'still' }, still(other.state.drawing), el('figcaption', {}, t(`scene-${other.name}`))),
      );
  }

  function begin() {
    answers.classList.remove('is-over');
    const { kind, answers: choices } = scene();
    if (isAsked(scene())) offer(...choices.map(choice));
    else if (kind === 'replay') offer(button('learn-step', step, 'main'));
    else if (kind === 'scenario') offer(playOn(), button('learn-finish', next));
    else offer(nextButton());
    if (kind === 'figure' || kind === 'scenario') solve(scene().name);
  }

  /** @param {Answer} answer */
  const choice = (answer) =>
    el('button', { type: 'button', 'data-choice': answer.choice, onclick: () => void give(answer) }, [
      answerWords(scene(), answer),
    ]);

  /** @param {string} key @param {() => void} act @param {string} [className] */
  const button = (key, act, className = '') => el('button', { type: 'button', class: className, onclick: act }, t(key));

  const playOn = () => el('a', { class: 'button main', href: `../#scenario=${scene().name}` }, t('learn-play-on'));

  /** @param {Scene} it @param {number} number */
  const dot = (it, number) =>
    el(
      'li',
      {
        class: `${isSolved(it.name) ? 'is-solved' : ''}`,
        ...(number === at && { 'aria-current': 'step' }),
      },
      el('span', { class: 'unseen' }, t('learn-at', { number: number + 1, all: scenes.length })),
    );

  /** Show where an answer leads, and say so. @param {Answer} answer */
  async function give(answer) {
    const mine = scene();
    answers.classList.add('is-over');
    fill(reply);
    show.reset();
    if (!(await show.play(answer.steps)) || mine !== scene()) return;
    tell(answer.steps.at(-1) ?? mine.state);
    if (answer.right) succeed(mine);
    else fail(mine, answer);
  }

  /** @param {Scene} mine */
  function succeed(mine) {
    solve(mine.name);
    fill(dots, scenes.map(dot));
    fill(reply, el('p', { class: 'is-right' }, t(`scene-${mine.name}-right`)), oddsOf(mine), playoutsOf(mine));
    finish();
  }

  /** @param {Scene} mine @param {Answer} answer */
  function fail(mine, answer) {
    failures++;
    fill(
      reply,
      el('p', { class: 'is-wrong' }, mistakeWords(mine, answer)),
      oddsOf(mine),
      playoutsOf(mine, answer),
      failures >= TRIES && el('p', { class: 'hint' }, t('learn-hint', { hint: t(`scene-${mine.name}-hint`) })),
    );
    if (mine.kind === 'choice') onward(mine);
    else offer(button('learn-retry', retry, 'main'));
    focusFirst();
  }

  /** Whoever has seen what came of each answer may go on, whichever they gave. @param {Scene} mine */
  function onward({ name }) {
    solve(name);
    fill(dots, scenes.map(dot));
    offer(nextButton(), button('learn-retry', retry));
  }

  const nextButton = () => button(at + 1 < scenes.length ? 'learn-next' : 'learn-finish', next, 'main');

  function retry() {
    show.reset();
    begin();
    tell(scene().state);
    focusFirst();
  }

  /** What comes next has the focus; the board stays in sight if there is room for both. */
  function focusFirst() {
    const first = /** @type {HTMLElement | null} */ (answers.querySelector('button, a'));
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  }

  async function step() {
    const { steps, name } = scene();
    const now = steps[stepped++];
    answers.classList.add('is-over');
    if (!now || !(await show.play([now]))) return;
    answers.classList.remove('is-over');
    tell(now);
    fill(reply, el('p', {}, t('learn-step-at', { number: stepped, all: steps.length })));
    if (stepped < steps.length) return;
    solve(name);
    finish();
  }

  /** On to the next scene, or to the end of the lesson. */
  function finish() {
    offer(nextButton());
    focusFirst();
  }

  function next() {
    if (at + 1 >= scenes.length) return done();
    at++;
    open();
    title.focus({ preventScroll: true });
  }

  function done() {
    const course = courseOf(lesson.name);
    if (!course) return;
    forgetKeys();
    fill(dots, scenes.map(dot));
    whole.replaceChildren(finishOf(lesson, course, scenes));
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (whole.querySelector('.main'))?.focus({ preventScroll: true });
  }

  forgetKeys();
  forgetKeys = bindLesson({ answers, question, reply, board: () => boardWords(scene(), now) });
  open();
  title.focus({ preventScroll: true });
}
