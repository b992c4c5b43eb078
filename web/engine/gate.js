// The gate for all that comes from outside: files, addresses, pasted positions, names. Here it is measured and its marks
// are taken off; what it means is for the engine to say. What is too long or too deep never reaches Python: text nested
// thousands deep kills the interpreter for good.

import { EngineError } from './messages.js';

export const LONGEST = 256 * 1024;
export const DEEPEST = 32;
const LARGEST_FILE = 4 * LONGEST; // bytes: no letter takes more than four
const LARGEST_WHEEL = 32 * 1024 * 1024;

const MARKS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu; // joiners are part of words and of families
const HEIGHT = 12; // marks on one letter
const SINGLE = /^[ -~\u00c0-\u024f]*$/; // Latin letters, each of one sign
const LETTERS = 20; // of a name, as one sees them
export const LONGEST_NAME = LETTERS * 2 * HEIGHT;

/** Throws an EngineError if a text may not pass. @param {string} text */
export function checkText(text) {
  measure(text.length, LONGEST, 'text-too-long');
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

/** What is written in a file. @param {Blob} file @returns {Promise<string>} */
export async function textOfFile(file) {
  measure(file.size, LARGEST_FILE, 'text-too-long');
  const text = await file.text();
  checkText(text);
  return text;
}

/** The bytes of a wheel. @param {Blob} file */
export async function bytesOfWheel(file) {
  measure(file.size, LARGEST_WHEEL, 'wheel-too-large');
  return file.arrayBuffer();
}

/**
 * What stands behind a name in an address.
 * @param {string} hash
 * @param {string} name
 * @param {number} most characters
 * @param {string} code what it is called if it is longer
 */
export function fragmentText(hash, name, most, code) {
  const text = hash.slice(name.length);
  measure(text.length, most, code);
  return text;
}

/** @param {number} length @param {number} most @param {string} code */
function measure(length, most, code) {
  if (length > most) throw new EngineError(code, { length, most });
}

/** A stranger's words as they may stand in a sentence of ours: short, in one line, turning nothing round. @param {string} raw */
export const plain = (raw, most = 60) =>
  Array.from(oneLine(raw.slice(0, 4 * most)))
    .slice(0, most)
    .join('');

/** @param {string} raw */
const oneLine = (raw) => raw.normalize('NFC').replace(/\s+/gu, ' ').replace(MARKS, '').trim();

/** A name without control or direction marks, of at most 20 letters as one sees them. @param {string} raw */
export function cleanName(raw) {
  const line = oneLine(raw.slice(0, 100 * LONGEST_NAME));
  if (SINGLE.test(line)) return line.slice(0, LETTERS).trim(); // to ask what a letter is takes long the first time
  const seen = [];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const letter = Array.from(segment).slice(0, HEIGHT).join('');
    if (letter === ' ' || /[^\s\p{DI}]/u.test(letter)) seen.push(letter);
    if (seen.length === LETTERS) break;
  }
  return seen.join('').trim();
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
