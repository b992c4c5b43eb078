// What is wrong with the catalogues, in a sentence: a key without words, words that nobody uses, or another number of
// names to fill in than English has. Whatever is found stops the build.

const MESSAGE = /^([A-Za-z][\w-]*) =/gm;

/** Each message's text by its key. @param {string} text a catalogue @returns {Map<string, string>} */
export function messagesOf(text) {
  const plain = text.replace(/^#.*\n?/gm, '');
  const starts = [...plain.matchAll(MESSAGE)];
  return new Map(starts.map((it, at) => [it[1] ?? '', plain.slice(it.index + it[0].length, starts[at + 1]?.index)]));
}

/**
 * What a language says otherwise than English.
 * @param {string} place
 * @param {Map<string, string>} english
 * @param {Map<string, string>} other
 * @returns {string | null}
 */
export function translationFault(place, english, other) {
  const missing = [...english.keys()].filter((key) => !other.has(key));
  if (missing.length) return `${place} has no words for ${missing.join(', ')}.`;
  const extra = [...other.keys()].filter((key) => !english.has(key));
  if (extra.length) return `${place} has words that nobody uses: ${extra.join(', ')}.`;
  const different = [...english].filter(([key, text]) => namesIn(text) !== namesIn(other.get(key) ?? ''));
  if (different.length) return `${place} has other names to fill in than English: ${different[0]?.[0]}.`;
  return null;
}

/** @param {string} text */
const namesIn = (text) => [...new Set(Array.from(text.matchAll(/\$\w+/g), String))].sort().join();

/**
 * What the sources ask for and English lacks, or the other way round.
 * @param {Map<string, string>} english
 * @param {string} scripts every script and page of the site
 * @param {string} engine every module of the engine, whose keys have words here
 * @returns {string | null}
 */
export function useFault(english, scripts, engine) {
  const missing = asked(scripts).filter((key) => !english.has(key));
  if (missing.length) return `i18n/en has no words for ${missing.join(', ')}.`;
  const known = new Set(Array.from(`${scripts}${engine}`.matchAll(/['"]([\w-]+)['"]/g), ([, text]) => text));
  const made = madeUp(scripts);
  const unused = [...english.keys()].filter((key) => !known.has(key) && !made.test(key));
  return unused.length ? `i18n/en has words that nobody uses: ${unused.join(', ')}.` : null;
}

/** The keys that scripts name in full. @param {string} scripts */
const asked = (scripts) => Array.from(scripts.matchAll(/(?<![\w.$])t\('([\w-]+)'/g), ([, key]) => key ?? '');

/** Keys that are put together from pieces: whatever the fixed pieces allow. @param {string} scripts */
function madeUp(scripts) {
  const patterns = Array.from(scripts.matchAll(/`([a-zA-Z]+-[\w-]*\$\{[^`]*)`/g), ([, text = '']) =>
    text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '[\\w-]*'),
  );
  return new RegExp(`^(?:${patterns.filter((one) => /^[\w\-[\]\\*]+$/.test(one)).join('|')})$`);
}
