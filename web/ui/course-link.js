// A course as a link: its tiles and its name stand behind `#course=`, and are measured before anybody reads them.
import { cleanName, fragmentText } from '../engine/gate.js';
import { EngineError } from '../engine/messages.js';

const NAME = '#course=';
const LONGEST = 600;

/** Does an address bring a course along? @param {string} hash */
export const isCourseLink = (hash) => hash.startsWith(NAME);

/** @param {{ tiles: string, name: string }} course */
export function courseAddress({ tiles, name }) {
  const said = name ? `.${encodeURIComponent(name)}` : '';
  return location.href.replace(/[#?].*$/s, '') + NAME + tiles + said;
}

/** The course in a link; what is wrong with its tiles is for the engine to say. @param {string} hash */
export function courseFromLink(hash) {
  const [tiles = '', ...rest] = fragmentText(hash, NAME, LONGEST, 'course-link-long').split('.');
  if (!tiles) throw new EngineError('course-link-damaged');
  return { tiles, name: cleanName(decoded(rest.join('.'))) };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new EngineError('course-link-damaged');
  }
}
