// The drawing that a worker sent last, and the next one made of it: what the engine sends is what changed. What the
// patches mean is said in py_src/stampede/patches.py; parts that did not change are the same objects as before.

/** @typedef {import('./messages.js').Drawing} Drawing */
/** @typedef {{ whole?: Drawing | string, set?: Record<string, string | null>, at?: Record<string, Patch> }} Patch */

/** The verbs that answer with a drawing of a table. */
const DRAWN = new Set(['new', 'load', 'show', 'act', 'play', 'undo', 'redo']);

export function createDrawings() {
  let drawn = 0;
  /** @type {Drawing | undefined} */
  let drawing;
  return {
    /** What to ask with: the number of the drawing that is here. @param {string} verb */
    known: (verb) => (DRAWN.has(verb) ? { drawn } : {}),
    /** The answer with its whole drawing. @param {any} answer */
    whole(answer) {
      if (answer?.drawn === undefined) return answer;
      const { patch, drawn: number, ...rest } = answer;
      drawing = patch && drawing ? /** @type {Drawing} */ (applied(drawing, patch)) : rest.drawing;
      drawn = number;
      return { ...rest, drawing };
    },
  };
}

/** @typedef {ReturnType<typeof createDrawings>} Drawings */

/** @param {Drawing | string} old @param {Patch} patch @returns {Drawing | string} */
export function applied(old, { whole, set, at }) {
  if (whole !== undefined) return whole;
  if (!set && !at) return old;
  const [tag, attributes, ...children] = /** @type {Drawing} */ (old);
  for (const [place, patch] of Object.entries(at ?? {})) {
    const child = Number(place);
    children[child] = applied(children[child], patch);
  }
  return [tag, set ? changed(attributes, set) : attributes, ...children];
}

/** @param {Record<string, string>} attributes @param {Record<string, string | null>} set */
function changed(attributes, set) {
  const all = Object.entries({ ...attributes, ...set }).filter(([, value]) => value !== null);
  return /** @type {Record<string, string>} */ (Object.fromEntries(all));
}
