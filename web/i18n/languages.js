// The languages there are, what each calls itself, and which one this reader wants.
import { settings } from '../store/settings.js';

/** Each by its own name. */
export const NAMES = /** @type {Record<string, string>} */ ({
  en: 'English',
  'pt-BR': 'Português',
  es: 'Español',
  it: 'Italiano',
  pl: 'Polski',
});

/** English is always here; the others come when they are wanted, all their sentences at once. @type {Record<string, () => Promise<{ default: string }>>} */
export const LOADERS = {
  'pt-BR': () => import('words:pt-BR'),
  es: () => import('words:es'),
  it: () => import('words:it'),
  pl: () => import('words:pl'),
};

/** @param {string} wanted a tag like pt-PT @returns {string | null} the language that serves it best */
export function nearest(wanted) {
  const tag = wanted.toLowerCase();
  const known = Object.keys(NAMES);
  return (
    known.find((one) => one.toLowerCase() === tag) ??
    known.find((one) => one.toLowerCase().split('-')[0] === tag.split('-')[0]) ??
    null
  );
}

/** What the address says, else the settings, else the device; English if none of them is known. */
export function wantedLanguage() {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'pseudo') return asked;
  const device = settings.language === 'auto' ? navigator.languages : [settings.language];
  for (const one of [...(asked ? [asked] : []), ...device]) {
    const found = nearest(one);
    if (found) return found;
  }
  return 'en';
}
