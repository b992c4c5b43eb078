// `import('words:es')` is every sentence of a language as one text. A language that lacks one stops the build.

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { filesBelow } from './files.mjs';

const MESSAGE = /^([A-Za-z][\w-]*) =/gm;

/** @param {string} web @param {string} language @returns {Promise<Map<string, string>>} texts by file name */
async function catalogues(web, language) {
  const files = (await filesBelow(join(web, 'i18n', language))).filter((file) => file.endsWith('.ftl'));
  return new Map(
    await Promise.all(files.map(async (file) => /** @type {const} */ ([basename(file), await readFile(file, 'utf8')]))),
  );
}

/** @param {string} text */
const keysOf = (text) => new Set(Array.from(text.matchAll(MESSAGE), ([, key]) => key ?? ''));

/** @param {Map<string, string>} english @param {Map<string, string>} other @param {string} language */
function check(english, other, language) {
  for (const [name, text] of english) {
    const [wanted, found] = [keysOf(text), keysOf(other.get(name) ?? '')];
    const missing = [...wanted].filter((key) => !found.has(key));
    const extra = [...found].filter((key) => !wanted.has(key));
    if (missing.length) throw new Error(`i18n/${language}/${name} has no words for ${missing.join(', ')}.`);
    if (extra.length) throw new Error(`i18n/${language}/${name} has words that nobody uses: ${extra.join(', ')}.`);
  }
}

/** @param {string} web the folder of the sources @returns {import('esbuild').Plugin} */
export const languages = (web) => ({
  name: 'languages',
  setup(build) {
    build.onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }));
    build.onLoad({ filter: /.*/, namespace: 'words' }, async ({ path: language }) => {
      const [english, other] = await Promise.all([catalogues(web, 'en'), catalogues(web, language)]);
      check(english, other, language);
      return { contents: [...other.values()].join('\n'), loader: 'text' };
    });
  },
});

/** Every language but the first. @param {string} web @returns {Promise<string[]>} */
export async function otherLanguages(web) {
  const found = await readdir(join(web, 'i18n'), { withFileTypes: true });
  return found.flatMap((one) => (one.isDirectory() && one.name !== 'en' ? [one.name] : [])).sort();
}

/** One sentence that has nothing to fill in. @param {string} web @param {string} language @param {string} key */
export async function sentence(web, language, key) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of (await catalogues(web, language)).values()) bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`No words for ${key} in i18n/${language}.`);
  return bundle.formatPattern(pattern);
}
