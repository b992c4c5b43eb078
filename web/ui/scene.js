// A tense moment of an elephant race for the start page; the build has it drawn.
import drawn from 'drawing:hkFaGmjI 24bR,26aB,24cG,26bY,27bP,25aO 8c,12a,19a,22c,28c,32a,38c,41a ?/?/?/?/?/? - j+';

/** @type {import('../engine/messages.js').Drawing} */
export const drawing = /** @type {any} */ (drawn);
