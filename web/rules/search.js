// Does a text hold what somebody looks for? Words in any order, whatever the case and the accents.

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** @param {string} text @param {string} sought */
export function matches(text, sought) {
  const held = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => held.includes(word));
}
