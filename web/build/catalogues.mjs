// `import('words:es')` is every sentence of a language as one text. What is wrong with one stops the build (wording.mjs).

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { filesBelow } from './files.mjs';
import { messagesOf, translationFault, useFault } from './wording.mjs';

const SCRIPT = /\.(js|mjs|html)$/;
const NOT_OURS = /node_modules/;

/** @param {string} web @param {string} language @returns {Promise<Map<string, string>>} texts by file name */
async function catalogues(web, language) {
  const files = (await filesBelow(join(web, 'i18n', language))).filter((file) => file.endsWith('.ftl'));
  return new Map(
    await Promise.all(files.map(async (file) => /** @type {const} */ ([basename(file), await readFile(file, 'utf8')]))),
  );
}

/** Stops the build at the first fault. @param {string} web @param {string} language */
async function check(web, language) {
  const [english, other] = await Promise.all([catalogues(web, 'en'), catalogues(web, language)]);
  for (const [name, text] of english) {
    const place = `i18n/${language}/${name}`;
    stopAt(translationFault(place, messagesOf(text), messagesOf(other.get(name) ?? '')));
  }
}

/** English has words for everything that is asked for, and for nothing else. @param {string} web */
export async function checkUse(web) {
  const english = new Map([...(await catalogues(web, 'en')).values()].flatMap((text) => [...messagesOf(text)]));
  const scripts = (await filesBelow(web)).filter((file) => SCRIPT.test(file) && !NOT_OURS.test(file));
  const engine = (await filesBelow(join(web, '../py_src'))).filter((file) => file.endsWith('.py'));
  stopAt(useFault(english, await textOf(scripts), await textOf(engine)));
}

/** @param {string[]} files */
const textOf = async (files) => (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');

/** @param {string | null} fault */
function stopAt(fault) {
  if (fault) throw new Error(fault);
}

/** @param {string} web the folder of the sources @returns {import('esbuild').Plugin} */
export const languages = (web) => ({
  name: 'languages',
  setup(build) {
    build.onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }));
    build.onLoad({ filter: /.*/, namespace: 'words' }, async ({ path: language }) => {
      await check(web, language);
      const other = await catalogues(web, language);
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
