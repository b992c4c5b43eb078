// The pages' words at build time, in the first language: they are there before any script, and without one.
//
// `data-l10n="key"` fills an element, `data-l10n-label="key"` its aria-label, `content="key" data-l10n-content` a meta.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { filesBelow } from './files.mjs';

/**
 * @param {string} html
 * @param {string} web
 * @returns {Promise<string>}
 */
export async function withWords(html, web) {
  const bundle = new FluentBundle('en', { useIsolating: false });
  const catalogues = (await filesBelow(join(web, 'i18n/en')).catch(() => [])).filter((file) => file.endsWith('.ftl'));
  for (const file of catalogues) bundle.addResource(new FluentResource(await readFile(file, 'utf8')));

  const words = (/** @type {string} */ key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`No words for ${key} in i18n/en.`);
    return escaped(bundle.formatPattern(pattern));
  };
  return html
    .replace(/(<(\w+)\b[^>]*\bdata-l10n="([\w-]+)"[^>]*>)(?=<\/\2>)/g, (_, tag, __, key) => tag + words(key))
    .replace(/data-l10n-label="([\w-]+)"/g, (label, key) => `${label} aria-label="${words(key)}"`)
    .replace(/content="([\w-]+)" data-l10n-content/g, (_, key) => `content="${words(key)}"`);
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
