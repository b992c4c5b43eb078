// What is too long or too deep never reaches Python: text nested thousands deep kills the interpreter for good.

import { EngineError } from './messages.js';

export const LONGEST = 256 * 1024;
export const DEEPEST = 32;

/** Throws an EngineError if a text may not pass. @param {string} text */
export function checkText(text) {
  if (text.length > LONGEST) throw new EngineError('text-too-long', { length: text.length, most: LONGEST });
  if (depthOf(text) > DEEPEST) throw new EngineError('text-too-deep', { most: DEEPEST });
}

/** JSON text of a value, or an EngineError. @param {unknown} value */
export function checkedText(value) {
  let text;
  try {
    text = JSON.stringify(value);
  } catch (failure) {
    if (failure instanceof RangeError) throw new EngineError('text-too-deep', { most: DEEPEST });
    throw failure;
  }
  checkText(text);
  return text;
}

/** How deep brackets are nested outside strings; counting stops where it is too deep. @param {string} text */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length && deepest <= DEEPEST; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

/**
 * @param {string} text
 * @param {number} start the opening quote
 */
function endOfString(text, start) {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
