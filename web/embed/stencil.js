// A position of the camels put together from the build's stencil, so that its picture needs no Python. All places come
// from the stencil's tables; whether the position is a legal one is not asked here, only whether it can be drawn.

/** @typedef {import('../engine/messages.js').Drawing} Drawing */
/**
 * @typedef {{ board: Drawing, sheets: { light: string, dark: string }, camels: Record<string, Record<string, Drawing>>, order: number[], left: number[],
 *   spots: Record<string, { at: Record<string, [number, number]>, front: number | null, behind: number | null }>,
 *   pitch: Record<string, [number, number]>, tiles: Record<string, Drawing>, stands: Record<string, string>,
 *   dice: Record<string, Drawing>, yards: Record<string, { pyramid: Drawing, counter: Drawing }> }} Stencil
 * @typedef {Map<number, string>} Track stacks by space, from the bottom
 */

const CRAZY = 'wk';
const OVER = [0, 17]; // past the line, either way
const TALL = 5; // camels that make a stack behind them draw back

/**
 * The drawing of a position, or null if it cannot be read.
 * @param {Stencil} stencil
 * @param {string} position
 * @returns {Drawing | null}
 */
export function laidOut(stencil, position) {
  const [camels = '', tiles = '', inside = ''] = position.split(/\s+/);
  const track = trackOf(camels);
  const stands = tiles === '-' ? [] : tiles.split(',').map((text) => /^(\d+)([+-])([0-7])$/.exec(text));
  if (!track || stands.includes(null) || !/^([a-z]+|-)$/.test(inside)) return null;
  const yard = stencil.yards[inside.replace('-', '').length];
  if (!yard) return null;
  return withParts(stencil.board, {
    camels: stencil.order.flatMap((space) => stack(stencil, track, space)),
    tiles: stands.map((stand) => tile(stencil, /** @type {string[]} */ (/** @type {unknown} */ (stand)))),
    ...Object.fromEntries(
      Object.entries(stencil.dice).map(([die, out]) => [`die-${die}`, inside.includes(die) ? null : out.slice(2)]),
    ),
    pyramid: yard.pyramid.slice(2),
    counter: yard.counter.slice(2),
  });
}

/** @param {string} text @returns {Track | null} */
function trackOf(text) {
  const stacks = text.split(',').map((part) => /^(\d+)([bgyrpwk]+)$/.exec(part));
  const letters = stacks.map((stack) => stack?.[2] ?? '').join('');
  if (stacks.includes(null) || new Set(letters).size !== letters.length) return null;
  return new Map(stacks.map((stack) => [Number(stack?.[1]), stack?.[2] ?? '']));
}

/** The camels of one space, each in its place. @param {Stencil} stencil @param {Track} track @param {number} space @returns {Drawing[]} */
function stack(stencil, track, space) {
  const camels = track.get(space) ?? '';
  const spot = stencil.spots[space];
  if (!camels || !spot) return [];
  const isTall = (track.get(spot.front ?? -1)?.length ?? 0) >= TALL;
  const isOver = OVER.some((there) => track.has(there));
  const [x, y] = spot.at[`${isTall ? 't' : ''}${isOver ? 'l' : ''}`] ?? [0, 0];
  const pitch = stencil.pitch[camels.length]?.[track.has(spot.behind ?? -1) ? 1 : 0] ?? 0;
  return Array.from(camels, (camel, height) => {
    const looksLeft = stencil.left.includes(space) !== CRAZY.includes(camel);
    const way = `${looksLeft ? 'l' : ''}${height < camels.length - 1 ? 'c' : ''}${height ? 'u' : ''}`;
    const named = {
      id: `camel-${camel}`,
      transform: `translate(${x} ${y - height * pitch})`,
      'data-space': `${space}`,
    };
    return ['g', named, ...(stencil.camels[camel]?.[way]?.slice(2) ?? [])];
  });
}

/** @param {Stencil} stencil @param {string[]} stand @returns {Drawing} */
function tile({ tiles, stands }, [, space = '', side = '', seat = '']) {
  return ['g', { id: `tile-${seat}`, transform: stands[space] ?? '' }, ...(tiles[`${side}${seat}`]?.slice(2) ?? [])];
}

/**
 * The drawing with other children in the groups that are named; the counter is the one that holds the bank. What can be
 * tapped keeps the ground it is tapped on.
 * @param {Drawing} drawing
 * @param {Record<string, any[] | null>} parts
 * @returns {Drawing}
 */
function withParts([tag, attributes, ...children], parts) {
  const isCounter = children.some((child) => child?.[1]?.id === 'bank');
  const own = parts[isCounter ? 'counter' : (attributes.id ?? '')];
  if (!own) return [tag, attributes, ...children.map((it) => (typeof it === 'string' ? it : withParts(it, parts)))];
  const ground = attributes.id === 'pyramid' ? children.slice(0, 1) : [];
  return [tag, attributes, ...ground, ...own];
}
