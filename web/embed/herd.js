// A position of the elephants put together from the build's tables, like ./stencil.js for camels: who stands on which
// place comes from the notation, where that is and which way one looks there from the course.

/** @typedef {import('../engine/messages.js').Drawing} Drawing */
/**
 * @typedef {{ at: string, y: number, beast: Drawing, letter: Drawing, cows: [Drawing, Drawing] }} Place
 * @typedef {{ board: Drawing, places: Record<string, Place>, cows: string[] }} Course
 */

const ELEPHANTS = 'RBGYPO';
const FIELDS = 6;
/** @type {Drawing} */
const UNDER = ['use', { href: '#art-under' }];

/**
 * The drawing of a position on its course, or null if it cannot be read or shows more than animals.
 * @param {Course} course
 * @param {Drawing} art
 * @param {string} position six fields, or the tiles alone: then the cows stand as they do in the beginning
 * @returns {Drawing | null}
 */
export function herded({ board, places, cows }, art, position) {
  const [, elephants = '-', herd = cows.join(',') || '-', , , crossings = '-', ...more] = position.split(/\s+/);
  const isWhole = [1, FIELDS].includes(position.split(/\s+/).length) && !more.length;
  const standing = thingsIn(elephants, /^(\d+[abc])([RBGYPO])$/).sort(byLetter);
  const lying = thingsIn(herd, /^(\d+[abc])()$/);
  const isKnown = [...standing, ...lying].every(([place]) => Object.hasOwn(places, place));
  if (!isWhole || !isKnown || crossings !== '-') return null;
  const beasts = [
    ...standing.map(([place, letter]) => elephant(places[place], place, letter)),
    ...lying.map(([place], number) => cow(places[place], place, number)),
  ].sort((one, other) => one.y - other.y);
  const tags = standing.map(([place, letter]) => tag(places[place], letter));
  const layer = [...beasts.map(({ drawing }) => drawing), ...tags];
  const rows = standing.map(([place]) => Number.parseInt(place, 10));
  if (someoneWaits(board, rows)) return null;
  const [name, attributes, ...layers] = board;
  return [name, attributes, art, ...layers.map((it) => changed(it, layer, rows))];
}

/** @param {Drawing} layer @param {Drawing[]} animals @param {number[]} rows where elephants are @returns {Drawing} */
function changed([tag, attributes, ...parts], animals, rows) {
  if (attributes.id === 'herd') return [tag, attributes, ...animals];
  const isClosed = (/** @type {Drawing} */ bar) => !rows.some((row) => row >= rowOf(bar));
  return [tag, attributes, ...(attributes.id === 'crossings' ? parts.filter(isClosed) : parts)];
}

/** A bar is called by the first row behind it. @param {Drawing} bar */
const rowOf = (bar) => Number((bar[1].id ?? '').slice('bar-'.length));

/** Whoever waits before a bar has a letter on it, which only the engine draws. @param {Drawing} board @param {number[]} rows */
function someoneWaits(board, rows) {
  /** @type {Drawing[]} */
  const bars =
    board
      .slice(2)
      .find((layer) => layer?.[1]?.id === 'crossings')
      ?.slice(2) ?? [];
  const closed = bars.map(rowOf).filter((bar) => rows.every((row) => row < bar));
  return closed.some((bar) => rows.includes(bar - 1));
}

/** @param {[string, string]} one @param {[string, string]} other */
const byLetter = ([, one], [, other]) => ELEPHANTS.indexOf(one) - ELEPHANTS.indexOf(other);

/** Places with what stands there; one that cannot be read has no place. @param {string} field @param {RegExp} form @returns {[string, string][]} */
const thingsIn = (field, form) =>
  field === '-' ? [] : field.split(',').map((text) => [form.exec(text)?.[1] ?? '', form.exec(text)?.[2] ?? '']);

/** The elephant of the tables is called R. @param {Drawing} drawing @param {string} letter @returns {Drawing} */
const named = ([tag, { href = '', ...rest }], letter) => [tag, { href: href.replace(/-R$/, `-${letter}`), ...rest }];

/** @param {Place | undefined} place @param {string} where @param {string} letter */
function elephant({ at, y, beast } = NOWHERE, where, letter) {
  /** @type {Drawing} */
  const drawing = ['g', { id: `elephant-${letter}`, transform: at, 'data-space': where }, UNDER, named(beast, letter)];
  return { y, drawing };
}

/** @param {Place | undefined} place @param {string} where @param {number} number */
function cow({ at, y, cows } = NOWHERE, where, number) {
  /** @type {Drawing} */
  const drawing = ['g', { id: `cow-${number}`, transform: at, 'data-space': where }, cows[number % 2 ? 1 : 0]];
  return { y, drawing };
}

/** @param {Place | undefined} place @param {string} letter @returns {Drawing} */
const tag = ({ at, letter: sign } = NOWHERE, letter) => [
  'g',
  { id: `tag-${letter}`, transform: at, 'pointer-events': 'none' },
  named(sign, letter),
];

/** @type {Place} */
const NOWHERE = { at: '', y: 0, beast: UNDER, letter: UNDER, cows: [UNDER, UNDER] };
