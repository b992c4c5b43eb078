// Who each seat is: a face, and a colour with its shape. This is the one place that maps seats to them.
//
// Camel Derby: people choose both, and the engine draws them (`castFor`). Elephant Derby: people choose an elephant, which
// is a seat's face and colour. The engine knows a cast for drawings only, so it is no part of a save or a link: to the
// rules the elephant of the first seat is always R, and `shownAs` says which one people see.
import { t } from '../i18n/index.js';
import { art } from './dom.js';

/**
 * @typedef {import('../store/games.js').Seat} Seat
 * @typedef {{ face: number, colour: number }} Character
 */

export const FACES = 16;
export const COLOURS = 8;
export const ELEPHANTS = 'RBGYPO';

/** @param {number} face */
export const faceName = (face) => t(`cast-face-${face}`);
/** @param {number} colour */
export const colourName = (colour) => t(`cast-colour-${colour}`);

/** The names that bots have; each belongs to the face of the same number. */
export const BOT_NAMES = ['Amina', 'Bruno', 'Chidi', 'Dalia', 'Enzo', 'Farah', 'Goran', 'Hoshi'];
/** All faces in the order in which people get them; those that belong to a bot come last. */
const PEOPLE_FIRST = [15, 11, 12, 9, 8, 14, 10, 13, ...count(0, BOT_NAMES.length)];
const BOX = '-25 -27 52 54';

/** @param {number} from @param {number} to */
function count(from, to) {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** @param {unknown} value @param {number} end */
const isBelow = (value, end) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < end;

/** The face that belongs to a name, or null. @param {string} name */
export function faceOfName(name) {
  const at = BOT_NAMES.indexOf(name.trim());
  return at < 0 ? null : at;
}

/**
 * The character of every seat. Whatever is missing or makes no sense is filled in: the colour of the seat's number,
 * the face that belongs to its name, else the first that is free. So races kept by earlier versions have a cast too.
 * @param {Pick<Seat, 'name' | 'face' | 'colour'>[]} seats
 * @returns {Character[]}
 */
export function castOf(seats) {
  const colours = filled(
    seats.map(({ colour }) => (isBelow(colour, COLOURS) ? Number(colour) : null)),
    seats.map((_, at) => [at, ...count(0, COLOURS)]),
  );
  const faces = filled(
    seats.map(({ name, face }) => (isBelow(face, FACES) ? Number(face) : faceOfName(name))),
    seats.map(() => PEOPLE_FIRST),
  );
  return seats.map((_, at) => ({ face: faces[at] ?? 0, colour: colours[at] ?? 0 }));
}

/**
 * Every wish that no earlier seat has had; then, for the others, the first of their choices that is free.
 * @param {(number | null)[]} wishes
 * @param {number[][]} choices by seat
 */
function filled(wishes, choices) {
  const granted = wishes.map((wish, at) => (wish !== null && wishes.indexOf(wish) === at ? wish : null));
  const taken = new Set(granted);
  return granted.map((one, at) => {
    const found = one ?? choices[at]?.find((choice) => !taken.has(choice)) ?? 0;
    taken.add(found);
    return found;
  });
}

/**
 * The number of every seat's elephant, or of the first of two: the chosen one, else that of the seat's number.
 * @param {Pick<Seat, 'elephant'>[]} seats
 */
export const elephantsChosen = (seats) =>
  filled(
    seats.map(({ elephant }) => (isBelow(elephant, ELEPHANTS.length) ? Number(elephant) : null)),
    seats.map((_, at) => [at, ...count(0, ELEPHANTS.length)]),
  );

/** The letters that are shown instead of `ELEPHANTS`, as `shown` of elephant/draw/dress.py has them. @param {number[]} chosen */
export function lettersOf(chosen) {
  const first = chosen.map((number) => ELEPHANTS.charAt(number));
  return [...first, ...Array.from(ELEPHANTS).filter((letter) => !first.includes(letter))].join('');
}

/** What the engine has to know to draw a race. @param {{ game: string, seats: Seat[] }} race @returns {Character[]} */
export const castFor = ({ game, seats }) =>
  game === 'elephant' ? elephantsChosen(seats).map((colour, face) => ({ face, colour })) : castOf(seats);

// ---- the race on the table

/** @type {Character[]} */
let cast = [];
let isElephants = false;
/** Which elephant is seen for each letter of the rules. */
let letters = ELEPHANTS;

/** From now on, seats are those of this race. @param {{ game: string, seats: Seat[] }} race */
export function seatCast(race) {
  cast = castFor(race);
  isElephants = race.game === 'elephant';
  letters = isElephants ? lettersOf(cast.map(({ colour }) => colour)) : ELEPHANTS;
}

/** The elephant that is seen where the rules say this letter. @param {string} letter */
export const shownAs = (letter) => letters.charAt(ELEPHANTS.indexOf(letter)) || letter;

/** The number of a seat's colour, and of its shape. @param {number} seat */
export const colourOf = (seat) => cast[seat]?.colour ?? seat;

/** The class that gives an element the colour of a seat as `--seat`. @param {number} seat */
export const seatClass = (seat) => `seat-${colourOf(seat)}`;

/** The art of a seat's shape, for `art`. @param {number} seat */
export const sealOf = (seat) => (isElephants ? `mount-seal-${seat}` : `seal-${colourOf(seat)}`);

/** The face of a seat with its colour and shape. @param {number} seat @param {string} [className] */
export function face(seat, className = '') {
  if (isElephants) return art([`mount-${seat}`], BOX, `face is-mount ${className}`);
  return portrait(cast[seat] ?? { face: seat, colour: seat }, className);
}

/** @param {Character} character @param {string} [className] */
export const portrait = ({ face: number, colour }, className = '') =>
  art([`face-${number}`, `seal-${colour}@15,15`], BOX, `face on-seat-${colour} ${className}`);
