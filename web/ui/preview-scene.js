// The two moments of a game that the settings' preview shows; the build has them drawn.

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

/** @param {'camel' | 'elephant'} game @returns {Promise<{ before: Drawing, after: Drawing }>} */
export async function momentsOf(game) {
  const { default: drawn } =
    game === 'elephant' ? await import('drawing:preview-elephant') : await import('drawing:preview-camel');
  return /** @type {{ before: Drawing, after: Drawing }} */ (/** @type {unknown} */ (drawn));
}
