// Scenes in a frame, one after the other: questions, lines that are stepped through, figures. They need no engine.
import { t } from '../i18n/index.js';
import { answerWords, boardWords, mistakeWords } from '../learn/answers.js';
import { handOf, oddsOf, playoutsOf } from '../learn/extras.js';
import { bindLesson } from '../learn/keys.js';
import { isAsked } from '../learn/scenes.js';
import { createShow } from '../learn/show.js';
import { el, fill } from '../ui/dom.js';

/**
 * @typedef {import('../learn/scenes.js').Scene} Scene
 * @typedef {import('../learn/scenes.js').Answer} Answer
 * @typedef {import('../learn/scenes.js').State} State
 */

const TRIES = 2; // before a hint
let forgetKeys = () => {};

/**
 * @param {object} room
 * @param {HTMLElement} room.board
 * @param {HTMLElement} room.panel
 * @param {Scene[]} room.scenes
 * @param {boolean} room.mayPlay or only look
 * @param {(state: { scene: string, step: number }) => void} room.onState
 * @param {(result: { scene: string, right: boolean }) => void} room.onDone
 * @param {(scene: Scene) => void} room.onPlay the race goes on from a scene
 */
export function showScenes({ board, panel, scenes, mayPlay, onState, onDone, onPlay }) {
  let at = 0;
  let stepped = 0;
  let failures = 0;
  const question = el('p', { class: 'question', id: 'question' });
  const reply = el('div', { class: 'reply', 'aria-live': 'polite' });
  const answers = el('div', { class: 'answers', role: 'group', 'aria-labelledby': 'question' });
  const extras = el('div', { class: 'extras' });
  const show = createShow(board, (answer) => {
    if (mayPlay && !answers.classList.contains('is-over')) void give(answer);
  });
  const scene = () => /** @type {Scene} */ (scenes[at]);

  function open() {
    failures = stepped = 0;
    fill(panel, question, reply, mayPlay && answers, extras);
    fill(question, t(`scene-${scene().name}`));
    fill(reply);
    show.open(scene());
    offer();
    tell(scene().state);
    onState({ scene: scene().name, step: 0 });
  }

  /** @param {State} state */
  function tell(state) {
    const lines = boardWords(scene(), state).map((line) => el('li', {}, line));
    fill(
      extras,
      handOf(scene(), state),
      el('details', {}, el('summary', {}, t('learn-in-words')), el('ol', {}, lines)),
    );
  }

  function offer() {
    answers.classList.remove('is-over');
    const { kind, answers: choices } = scene();
    if (isAsked(scene())) put(...choices.map(choice));
    else if (kind === 'replay') put(button('learn-step', () => void step()));
    else if (kind === 'scenario') put(button('embed-play-on', () => onPlay(scene())));
    else put(following());
  }

  /** @param {Answer} answer */
  const choice = (answer) =>
    el(
      'button',
      { type: 'button', 'data-choice': answer.choice, onclick: () => void give(answer) },
      answerWords(scene(), answer),
    );

  /** @param {string} key @param {() => void} act */
  const button = (key, act) => el('button', { type: 'button', class: 'main', onclick: act }, t(key));

  const following = () => (at + 1 < scenes.length ? button('learn-next', next) : null);

  function next() {
    at++;
    open();
    panel.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Where an answer leads, and what is to be said about it. @param {Answer} answer */
  async function give(answer) {
    const mine = scene();
    answers.classList.add('is-over');
    fill(reply);
    show.reset();
    if (!(await show.play(answer.steps)) || mine !== scene()) return;
    tell(answer.steps.at(-1) ?? mine.state);
    if (answer.right) succeed(mine);
    else fail(mine, answer);
    onDone({ scene: mine.name, right: answer.right });
  }

  /** Other answers in the place of these; whoever gave one goes on there. @param {...import('../ui/dom.js').Child} next */
  function put(...next) {
    const wasHere = answers.contains(document.activeElement);
    fill(answers, ...next);
    if (wasHere) answers.querySelector('button')?.focus({ preventScroll: true });
  }

  /** @param {Scene} mine */
  function succeed(mine) {
    fill(reply, el('p', { class: 'is-right' }, t(`scene-${mine.name}-right`)), oddsOf(mine), playoutsOf(mine));
    put(following() ?? button('embed-again', open));
  }

  /** @param {Scene} mine @param {Answer} answer */
  function fail(mine, answer) {
    failures++;
    fill(
      reply,
      el('p', { class: 'is-wrong' }, mistakeWords(mine, answer)),
      playoutsOf(mine, answer),
      failures >= TRIES && el('p', { class: 'hint' }, t('learn-hint', { hint: t(`scene-${mine.name}-hint`) })),
    );
    put(button('learn-retry', retry));
  }

  function retry() {
    fill(reply);
    show.reset();
    offer();
    tell(scene().state);
  }

  async function step() {
    const { steps, name } = scene();
    const now = steps[stepped];
    if (!now) return;
    stepped++;
    answers.classList.add('is-over');
    if (!(await show.play([now]))) return;
    answers.classList.remove('is-over');
    tell(now);
    fill(reply, el('p', {}, t('learn-step-at', { number: stepped, all: steps.length })));
    onState({ scene: name, step: stepped });
    if (stepped < steps.length) return;
    put(following() ?? button('embed-again', open));
    onDone({ scene: name, right: true });
  }

  /** A line as it is after so many steps. @param {number} target */
  async function goto(target) {
    const { kind, steps, name } = scene();
    if (kind !== 'replay') return;
    stepped = Math.min(target, steps.length);
    show.reset();
    await show.play(steps.slice(0, stepped).map((it) => ({ ...it, frames: [] })));
    offer();
    onState({ scene: name, step: stepped });
  }

  forgetKeys();
  const words = () => Array.from(extras.querySelectorAll('details li'), (line) => line.textContent ?? '');
  forgetKeys = bindLesson({ answers, question, reply, board: words });
  open();
  return { goto };
}
