// Drawings that share parts: the build writes a number in the place of a part that several drawings have.

/** A drawing, or a list of drawings, with every number replaced by the part it stands for. @param {any} tree @param {any[]} parts @returns {any} */
export function expanded(tree, parts) {
  if (typeof tree === 'number') return expanded(parts[tree], parts);
  if (!Array.isArray(tree)) return tree;
  return tree.map((child) => expanded(child, parts));
}
