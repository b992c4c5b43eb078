// Every sentence of the site, by its key. Catalogues are Fluent files, one folder a language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import enCast from './en/cast.ftl';
import enCoach from './en/coach.ftl';
import enElephant from './en/elephant.ftl';
import enEvents from './en/events.ftl';
import enHand from './en/hand.ftl';
import enKeys from './en/keys.ftl';
import enLanguage from './en/language.ftl';
import enRefusals from './en/refusals.ftl';
import enSettings from './en/settings.ftl';
import enShell from './en/shell.ftl';
import enStage from './en/stage.ftl';
import enTable from './en/table.ftl';
import enTools from './en/tools.ftl';
import { LOADERS, wantedLanguage } from './languages.js';

/** @type {Record<string, string[]>} */
const CATALOGUES = {
  en: [
    enShell,
    enCast,
    enTable,
    enEvents,
    enElephant,
    enHand,
    enKeys,
    enRefusals,
    enCoach,
    enLanguage,
    enSettings,
    enStage,
    enTools,
  ],
};

const ACCENTS = new Map(
  Array.from('aeiouyAEIOUcdnrstz').map((plain, at) => [plain, Array.from('åéîøûýÅÉÎØÛçđñřšŧž')[at] ?? plain]),
);

/** A stand-in language that shows what is hard-coded and makes every text 40 % longer. @param {string} text */
function pseudo(text) {
  const accented = Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join('');
  return text.trim() ? `${accented}${'~'.repeat(Math.ceil(text.trim().length * 0.4))}` : accented;
}

/** Each catalogue is read once. @type {Map<string, FluentResource>} */
const known = new Map();

/** @param {string} text */
function resourceOf(text) {
  const resource = known.get(text) ?? new FluentResource(text);
  known.set(text, resource);
  return resource;
}

/** @param {string} language */
function bundleFor(language) {
  const isPseudo = language === 'pseudo';
  const spoken = !isPseudo && Object.hasOwn(CATALOGUES, language) ? language : 'en';
  const bundle = new FluentBundle(spoken, { useIsolating: false, ...(isPseudo && { transform: pseudo }) });
  for (const catalogue of CATALOGUES[spoken] ?? []) bundle.addResource(resourceOf(catalogue));
  return bundle;
}

let chosen = 'en';
let bundle = bundleFor(chosen);

/** More sentences, for pages and dialogs that have their own. @param {Record<string, string[]>} more */
export function addWords(more) {
  for (const [language, texts] of Object.entries(more))
    CATALOGUES[language] = [...(CATALOGUES[language] ?? []), ...texts];
  bundle = bundleFor(chosen);
}

/** Speak the language that the reader wants. One that cannot be fetched now is not spoken: English is always here. */
export async function useLanguage() {
  const language = wantedLanguage();
  const load = LOADERS[language];
  try {
    if (load && !CATALOGUES[language]) CATALOGUES[language] = [(await load()).default];
  } catch {
    // offline before it was ever kept
  }
  chosen = language;
  bundle = bundleFor(chosen);
  const spoken = bundle.locales[0] ?? 'en';
  document.documentElement.lang = spoken;
  const manifest = document.querySelector('link[rel="manifest"]');
  const name = spoken === 'en' ? 'manifest.webmanifest' : `manifest.${spoken}.webmanifest`;
  manifest?.setAttribute('href', (manifest.getAttribute('href') ?? '').replace(/[^/]*$/, name));
}

/** Is there a sentence for this key? @param {string} id */
export const hasWords = (id) => bundle.hasMessage(id);

/**
 * The sentence for a key.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function t(id, args) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no words for ${id}`);
    return id;
  }
  return bundle.formatPattern(pattern, args ?? null);
}

/** Browsers fetch what tells numbers when the first is told: sooner is better, while somebody waits for something else. */
export const prepareNumbers = () => t('ask-ticket-terms', { racer: '', value: 0, second: 0, costs: 0 });

/** A name that cannot reorder the sentence around it. @param {string} name */
export const isolated = (name) => `\u2068${name}\u2069`;

/** Things in a row, as a sentence lists them. @param {string[]} things @param {'list-and' | 'list-or'} joint before the last */
export function listed(things, joint = 'list-and') {
  const [first = '', ...rest] = things;
  return rest.reduce((some, last, at) => t(at === rest.length - 1 ? joint : 'list-comma', { some, last }), first);
}

/** Fill in every element that names its words. @param {ParentNode} root */
export function fillWords(root) {
  for (const element of root.querySelectorAll('[data-l10n]'))
    element.textContent = t(element.getAttribute('data-l10n') ?? '');
  for (const element of root.querySelectorAll('[data-l10n-label]'))
    element.setAttribute('aria-label', t(element.getAttribute('data-l10n-label') ?? ''));
}
