// The seats of the new-game form: who plays, with which face and colour; adding and removing players.
import { cleanName, LONGEST_NAME } from '../engine/gate.js';
import { isolated, t } from '../i18n/index.js';
import { BOT_NAMES, castOf, colourName, elephantsChosen, faceName, faceOfName, portrait } from './cast.js';
import { say } from './dialogs.js';
import { el, fill } from './dom.js';
import { mountButton } from './elephant/mounts.js';
import { kitOf } from './kits.js';

/** @typedef {import('./newgame.js').Form} Form */
/** @typedef {import('./newgame.js').FormSeat} FormSeat */

export const LEAST = 2;

/** The name of a seat; one without a name is called by its number. @param {{ name: string }} seat @param {number} at */
export const called = ({ name }, at) => cleanName(name) || t('form-name-default', { number: at + 1 });

/**
 * @param {Form} form is changed by what people choose
 * @param {{ onChange: () => void, focus: (place: string) => void }} page `onChange` shows the form anew
 */
export function seatList(form, { onChange, focus }) {
  const { seats, game } = form;
  const { bots, bot: usual, most } = kitOf(game);
  const isCamels = game !== 'elephant';
  const place = (/** @type {number} */ at) => `.seats li:nth-child(${at + 1})`;

  function add() {
    const taken = new Set(seats.map((seat) => seat.name));
    seats.push({ name: BOT_NAMES.find((name) => !taken.has(name)) ?? '', bot: usual });
    recast();
    onChange();
    focus(`${place(seats.length - 1)} input`);
  }

  /** @param {number} at */
  function remove(at) {
    seats.splice(at, 1);
    form.first = null;
    onChange();
    focus(seats.length > LEAST ? `${place(Math.min(at, seats.length - 1))} .remove` : '.seats .add');
  }

  /** Give a character to the seats that have none. */
  function recast() {
    castOf(seats).forEach((character, at) => {
      Object.assign(/** @type {FormSeat} */ (seats[at]), character);
    });
  }

  /** @param {FormSeat} seat @param {number} at @param {string} name */
  function rename(seat, at, name) {
    seat.name = name;
    for (const option of document.querySelectorAll(`#form [name="first"] [value="${at}"]`))
      fill(option, called(seat, at));
    if (seat.isOwn) return;
    const isBots = (seat.face ?? 0) < BOT_NAMES.length;
    if (faceOfName(name) === null && !isBots) return;
    delete seat.face;
    recast();
  }

  /** @param {number} at */
  async function pick(at) {
    if (isCamels) await pickFace(at);
    else await pickMount(at);
    onChange();
    focus(`${place(at)} .character`);
  }

  /** @param {number} at */
  async function pickMount(at) {
    const { pickElephant } = await import('./elephant/riding.js');
    await pickElephant({ seat: at, seats, names: seats.map(called) });
  }

  /** @param {number} at */
  async function pickFace(at) {
    const { pickCharacter } = await import('./picker.js');
    const seat = /** @type {FormSeat} */ (seats[at]);
    const cast = castOf(seats);
    const chosen = await pickCharacter({ seat: at, names: seats.map(called), cast });
    if (chosen) take(seat, chosen);
  }

  /** A colour that another seat has changes places. @param {FormSeat} seat @param {import('./cast.js').Character} chosen */
  function take(seat, { face, colour }) {
    const owner = seats.find((other) => other !== seat && other.colour === colour);
    if (owner) owner.colour = seat.colour ?? 0;
    if (face !== seat.face) seat.isOwn = true;
    Object.assign(seat, { face, colour });
  }

  /** What a player is seen as, to be changed. @param {number} at */
  function button(at) {
    const onclick = () => void pick(at).catch(() => say(t('trouble-network'))); // the dialogs are fetched when they are wanted
    const name = called(/** @type {FormSeat} */ (seats[at]), at);
    return isCamels ? characterButton(at, onclick) : mountButton({ seat: at, seats, name, onclick });
  }

  /** @param {FormSeat} seat @param {number} at */
  function row(seat, at) {
    const number = at + 1;
    const line = el(
      'li',
      { class: isCamels ? `seat-${seat.colour ?? at}` : `seat-${elephantsChosen(seats)[at] ?? at} is-mount` },
      button(at),
      el('input', {
        type: 'text',
        value: seat.name,
        maxlength: LONGEST_NAME,
        'aria-label': t('form-seat-name', { number }),
        autocomplete: 'off',
        oninput: (event) => {
          rename(seat, at, event.target.value);
          line.firstElementChild?.replaceWith(button(at));
          line.querySelector('.remove')?.setAttribute('aria-label', removal(seat, at));
        },
      }),
      kind(seat, number),
      el(
        'button',
        {
          type: 'button',
          class: 'remove',
          disabled: seats.length <= LEAST,
          'aria-label': removal(seat, at),
          onclick: () => remove(at),
        },
        '×',
      ),
    );
    return line;
  }

  /** @param {FormSeat} seat @param {number} at */
  const removal = (seat, at) => t('form-remove-seat', { name: called(seat, at) });

  /** A person, or a bot of some strength. @param {FormSeat} seat @param {number} number */
  function kind(seat, number) {
    const choose = (/** @type {any} */ event) => {
      seat.bot = event.target.value || null;
    };
    return el(
      'select',
      { 'aria-label': t('form-seat-kind', { number }), onchange: choose },
      el('option', { value: '', selected: seat.bot === null }, t('form-person')),
      bots.map((bot) => el('option', { value: bot, selected: seat.bot === bot }, t(`form-bot-${bot}`))),
    );
  }

  /** @param {number} at @param {() => void} onclick */
  function characterButton(at, onclick) {
    const seat = /** @type {FormSeat} */ (seats[at]);
    const [face, colour] = [seat.face ?? at, seat.colour ?? at];
    const words = t('cast-open', {
      name: isolated(called(seat, at)),
      face: faceName(face),
      colour: colourName(colour),
    });
    return el(
      'button',
      { type: 'button', class: 'character', 'aria-label': words, title: words, 'aria-haspopup': 'dialog', onclick },
      portrait({ face, colour }),
    );
  }

  return el(
    'fieldset',
    { class: 'seats' },
    el('legend', {}, t('form-seats')),
    el('ol', {}, seats.map(row)),
    seats.length < most && el('button', { type: 'button', class: 'add', onclick: add }, t('form-add-seat')),
  );
}
