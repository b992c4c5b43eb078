// The form for a new game. It works before the engine is there, and remembers what was chosen.
import { cleanName } from '../engine/gate.js';
import { isolated, t } from '../i18n/index.js';
import { keptCourses } from '../store/courses.js';
import { newSeed } from '../store/games.js';
import { rememberedForm, rememberForm } from '../store/settings.js';
import { BOT_NAMES, castOf, elephantsChosen } from './cast.js';
import { courseChoice } from './course-choice.js';
import { el, fill } from './dom.js';
import { kitOf } from './kits.js';
import { called, LEAST, seatList } from './seats.js';

/**
 * @typedef {import('../store/games.js').Race} Race
 * @typedef {import('../store/games.js').Seat & { isOwn?: boolean }} FormSeat `isOwn` if its face was chosen by hand
 * @typedef {{ game: string, seats: FormSeat[], first: number | null, start?: string | null, serious?: boolean, practice?: boolean }} Form
 */

const GAMES = ['camel2', 'camel1', 'elephant'];
const CIRCUITS = ['first', '1', '2', '3', '4', '5', '6'];
const LONGEST_COURSE = 13; // tiles

/** @param {string} game @param {number} people @param {number} bots @returns {Form} */
function party(game, people, bots) {
  const names = Array.from({ length: people }, (_, at) =>
    people === 1 ? t('form-name-you') : t('form-name-default', { number: at + 1 }),
  );
  return {
    game,
    seats: withCast([
      ...names.map((name) => ({ name, bot: null })),
      ...BOT_NAMES.slice(0, bots).map((name) => ({ name, bot: kitOf(game).bot })),
    ]),
    first: null,
  };
}

/** The seats with a face and a colour for each. @param {FormSeat[]} seats @returns {FormSeat[]} */
function withCast(seats) {
  const cast = castOf(seats);
  return seats.map((seat, at) => ({ ...seat, ...cast[at] }));
}

/** @param {string} game */
export const quickParty = (game) => party(game, 1, 3);
/**
 * For whoever wants to play at once: the first turn is theirs where anybody may have it (S5); of elephants' players
 * chance picks one.
 * @param {string} game
 */
export const partyAtOnce = (game) => ({ ...quickParty(game), first: kitOf(game).name === 'camel' ? 0 : null });
/** @param {string} game */
export const tabletParty = (game) => party(game, 3, 0);

/** What was chosen last time, if it still makes sense. @returns {Form | null} */
export function lastParty() {
  const form = /** @type {any} */ (rememberedForm());
  const fits =
    form &&
    GAMES.includes(form.game) &&
    Array.isArray(form.seats) &&
    form.seats.length >= LEAST &&
    form.seats.length <= kitOf(form.game).most &&
    form.seats.every(
      (/** @type {any} */ seat) =>
        typeof seat?.name === 'string' && (seat.bot === null || kitOf(form.game).bots.includes(seat.bot)),
    );
  if (!fits) return null;
  const first = Number.isInteger(form.first) && form.first >= 0 && form.first < form.seats.length ? form.first : null;
  return {
    game: form.game,
    seats: withCast(form.seats.map(rememberedSeat)),
    first,
    start: courseOf(form),
    serious: form.serious === true,
    practice: form.practice === true,
  };
}

/** @param {any} seat @returns {FormSeat} */
const rememberedSeat = ({ name, bot, face, colour, elephant, isOwn }) => ({
  name: cleanName(name),
  bot,
  face,
  colour,
  ...(Number.isInteger(elephant) && { elephant }),
  isOwn: isOwn === true,
});

/** Where an elephant race is run: a circuit, or tiles of one's own. @param {any} form */
function courseOf({ game, start }) {
  if (game !== 'elephant') return null;
  const isKnown = CIRCUITS.includes(start) || (typeof start === 'string' && /^[A-Ma-m]+$/.test(start));
  return isKnown && start.length <= LONGEST_COURSE ? start : 'first';
}

/** @param {Form} form @returns {Race} */
export function raceOf({ game, seats, first, start = null, serious = false, practice = false }) {
  const [cast, elephants] = [castOf(seats), elephantsChosen(seats)];
  const named = seats.map((seat, at) => ({
    name: called(seat, at),
    bot: seat.bot,
    ...(game === 'elephant' ? { elephant: elephants[at] ?? at } : cast[at]),
  }));
  return {
    id: newSeed().slice(0, 12),
    game,
    seats: named,
    first,
    start: game === 'elephant' ? start : null,
    seed: newSeed(),
    save: null,
    leg: 1,
    over: false,
    updated: Date.now(),
    serious,
    practice,
  };
}

/**
 * @param {HTMLElement} root
 * @param {Form} start
 * @param {{ onStart: (race: Race) => void, onBack: () => void, onBuild?: (form: Form) => void }} then
 */
export function showForm(root, start, { onStart, onBack, onBuild }) {
  const form = structuredClone(start);

  function render() {
    fill(
      root,
      el('h1', {}, t('form-title')),
      el('div', { class: 'which' }, editions(), form.game === 'elephant' && courses()),
      seatList(form, { onChange: render, focus }),
      el('div', { class: 'terms' }, firstSeat(), kitOf(form.game).hasCoach && serious(), practice()),
      el(
        'div',
        { class: 'buttons' },
        el('button', { type: 'submit', class: 'main' }, t('form-start')),
        el('button', { type: 'button', onclick: onBack }, t('form-back')),
      ),
    );
  }

  function editions() {
    return el(
      'fieldset',
      { class: 'editions' },
      el('legend', {}, t('form-edition')),
      GAMES.map((game) =>
        el(
          'label',
          {},
          el('input', {
            type: 'radio',
            name: 'game',
            value: game,
            checked: form.game === game,
            onchange: () => play(game),
          }),
          el('span', {}, el('b', {}, t(`form-edition-${game}`)), el('small', {}, t(`form-edition-${game}-hint`))),
        ),
      ),
    );
  }

  /** Another game: who sits there stays, as far as there is room; bots are that game's. @param {string} game */
  function play(game) {
    const [before, kit] = [kitOf(form.game).bots, kitOf(game)];
    form.game = game;
    form.seats.splice(kit.most);
    if (form.first !== null && form.first >= form.seats.length) form.first = null;
    for (const seat of form.seats)
      if (seat.bot !== null && !kit.bots.includes(seat.bot))
        seat.bot = kit.bots[Math.min(before.indexOf(seat.bot), kit.bots.length - 1)] ?? kit.bot;
    render();
    focus(`[name="game"][value="${game}"]`);
  }

  function courses() {
    const kept = keptCourses().map(({ tiles }) => tiles);
    const own = form.start && ![...CIRCUITS, ...kept].includes(form.start) ? [form.start] : [];
    const starts = [...new Set([...CIRCUITS, ...own, ...kept])];
    const select = el(
      'select',
      {
        name: 'course',
        'aria-label': t('form-course'),
        onchange: (event) => {
          form.start = event.target.value;
          choice.show();
        },
      },
      starts.map((start) => el('option', { value: start, selected: chosen() === start }, courseName(start))),
    );
    const choice = courseChoice({
      courses: starts.map((start) => ({ start, name: courseName(start) })),
      chosen,
      seats: form.seats.length,
      onChoose(start) {
        form.start = start;
        render();
        focus('.show-courses');
      },
    });
    const build =
      onBuild && el('button', { type: 'button', class: 'build', onclick: () => onBuild(form) }, t('form-course-build'));
    const title = el('span', { 'aria-hidden': 'true' }, t('form-course'));
    return el('div', { class: 'course' }, title, choice.button, select, build, choice.words);
  }

  /** The course that is chosen. */
  const chosen = () => form.start ?? 'first';

  /** @param {string} start */
  function courseName(start) {
    if (start === 'first') return t('form-course-first');
    if (CIRCUITS.includes(start)) return t('form-course-number', { number: start });
    const name = keptCourses().find(({ tiles }) => tiles === start)?.name;
    return t('form-course-own', { name: isolated(name || start) });
  }

  function firstSeat() {
    return el(
      'label',
      { class: 'first' },
      el('span', {}, t('form-first')),
      el(
        'select',
        {
          name: 'first',
          onchange: (event) => {
            form.first = event.target.value === '' ? null : Number(event.target.value);
          },
        },
        el('option', { value: '', selected: form.first === null }, t('form-first-random')),
        form.seats.map((seat, at) => el('option', { value: at, selected: form.first === at }, called(seat, at))),
      ),
    );
  }

  function serious() {
    return el(
      'label',
      { class: 'serious' },
      el('input', {
        type: 'checkbox',
        name: 'serious',
        checked: form.serious ?? false,
        onchange: (event) => {
          form.serious = event.target.checked;
        },
      }),
      el('span', {}, el('b', {}, t('form-serious')), el('small', {}, t('form-serious-hint'))),
    );
  }

  function practice() {
    const choose = (/** @type {any} */ event) => {
      form.practice = event.target.checked;
    };
    return el(
      'label',
      { class: 'practice' },
      el('input', { type: 'checkbox', name: 'practice', checked: form.practice === true, onchange: choose }),
      el(
        'span',
        {},
        el('b', {}, t('form-practice')),
        el('small', {}, t(form.game === 'elephant' ? 'form-practice-hint-elephant' : 'form-practice-hint')),
      ),
    );
  }

  /** Move the keyboard focus to a control of the form, which was built anew. @param {string} place */
  function focus(place) {
    const found = root.querySelector(place);
    if (found instanceof HTMLElement) found.focus();
  }

  root.onsubmit = (event) => {
    event.preventDefault();
    rememberForm(form);
    onStart(raceOf(form));
  };
  render();
}
