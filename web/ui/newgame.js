// The form for a new game. It works before the engine is there, and remembers what was chosen.
import { cleanName, LONGEST_NAME } from '../engine/gate.js';
import { t } from '../i18n/index.js';
import { newSeed } from '../store/games.js';
import { rememberedForm, rememberForm } from '../store/settings.js';
import { el, fill } from './dom.js';
import { face } from './players.js';

/**
 * @typedef {import('../store/games.js').Race} Race
 * @typedef {{ game: string, seats: { name: string, bot: string | null }[], first: number | null, serious?: boolean, practice?: boolean }} Form
 */

const MOST = 8;
const LEAST = 2;
export const BOTS = ['greenhorn', 'regular', 'tipster', 'bookmaker']; // weakest first
const BOT_NAMES = ['Amina', 'Bruno', 'Chidi', 'Dalia', 'Enzo', 'Farah', 'Goran', 'Hoshi'];

/** @param {number} people @param {number} bots @returns {Form} */
function party(people, bots) {
  const names = Array.from({ length: people }, (_, at) =>
    people === 1 ? t('form-name-you') : t('form-name-default', { number: at + 1 }),
  );
  return {
    game: 'camel2',
    seats: [
      ...names.map((name) => ({ name, bot: null })),
      ...BOT_NAMES.slice(0, bots).map((name) => ({ name, bot: 'regular' })),
    ],
    first: null,
  };
}

export const quickParty = () => party(1, 3);
export const tabletParty = () => party(3, 0);

/** What was chosen last time, if it still makes sense. @returns {Form | null} */
export function lastParty() {
  const form = /** @type {any} */ (rememberedForm());
  const fits =
    form &&
    ['camel2', 'camel1'].includes(form.game) &&
    Array.isArray(form.seats) &&
    form.seats.length >= LEAST &&
    form.seats.length <= MOST &&
    form.seats.every(
      (/** @type {any} */ seat) => typeof seat?.name === 'string' && (seat.bot === null || BOTS.includes(seat.bot)),
    );
  if (!fits) return null;
  const first = Number.isInteger(form.first) && form.first >= 0 && form.first < form.seats.length ? form.first : null;
  return {
    game: form.game,
    seats: form.seats.map((/** @type {any} */ { name, bot }) => ({ name: cleanName(name), bot })),
    first,
    serious: form.serious === true,
    practice: form.practice === true,
  };
}

/** What a seat is called, whatever was typed. @param {{ name: string }} seat @param {number} at */
const called = ({ name }, at) => cleanName(name) || t('form-name-default', { number: at + 1 });

/** @param {Form} form @returns {Race} */
export function raceOf({ game, seats, first, serious = false, practice = false }) {
  const named = seats.map((seat, at) => ({ name: called(seat, at), bot: seat.bot }));
  return {
    id: newSeed().slice(0, 12),
    game,
    seats: named,
    first,
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
 * @param {{ onStart: (race: Race) => void, onBack: () => void }} then
 */
export function showForm(root, start, { onStart, onBack }) {
  const form = structuredClone(start);

  function render() {
    fill(
      root,
      el('h2', {}, t('form-title')),
      editions(),
      el(
        'fieldset',
        { class: 'seats' },
        el('legend', {}, t('form-seats')),
        el('ol', {}, form.seats.map(seatRow)),
        form.seats.length < MOST && el('button', { type: 'button', class: 'add', onclick: add }, t('form-add-seat')),
      ),
      firstSeat(),
      serious(),
      practice(),
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
      ['camel2', 'camel1'].map((game) =>
        el(
          'label',
          {},
          el('input', {
            type: 'radio',
            name: 'game',
            value: game,
            checked: form.game === game,
            onchange: () => {
              form.game = game;
            },
          }),
          el('span', {}, el('b', {}, t(`form-edition-${game}`)), el('small', {}, t(`form-edition-${game}-hint`))),
        ),
      ),
    );
  }

  /** @param {{ name: string, bot: string | null }} seat @param {number} at */
  function seatRow(seat, at) {
    const number = at + 1;
    return el(
      'li',
      { class: `seat-${at}` },
      face(at),
      el('input', {
        type: 'text',
        value: seat.name,
        maxlength: LONGEST_NAME,
        'aria-label': t('form-seat-name', { number }),
        autocomplete: 'off',
        oninput: (event) => {
          seat.name = event.target.value;
          fill(/** @type {Element} */ (root.querySelector(`[name="first"] [value="${at}"]`)), called(seat, at));
        },
      }),
      el(
        'select',
        {
          'aria-label': t('form-seat-kind', { number }),
          onchange: (event) => {
            seat.bot = event.target.value || null;
          },
        },
        el('option', { value: '', selected: seat.bot === null }, t('form-person')),
        BOTS.map((bot) => el('option', { value: bot, selected: seat.bot === bot }, t(`form-bot-${bot}`))),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'remove',
          disabled: form.seats.length <= LEAST,
          'aria-label': t('form-remove-seat', { name: called(seat, at) }),
          onclick: () => remove(at),
        },
        '×',
      ),
    );
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
      el('span', {}, el('b', {}, t('form-practice')), el('small', {}, t('form-practice-hint'))),
    );
  }

  function add() {
    const taken = new Set(form.seats.map((seat) => seat.name));
    form.seats.push({ name: BOT_NAMES.find((name) => !taken.has(name)) ?? '', bot: 'regular' });
    render();
  }

  /** @param {number} at */
  function remove(at) {
    form.seats.splice(at, 1);
    form.first = null;
    render();
  }

  root.onsubmit = (event) => {
    event.preventDefault();
    rememberForm(form);
    onStart(raceOf(form));
  };
  render();
}
