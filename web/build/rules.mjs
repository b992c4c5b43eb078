// The rules page: `<!-- rules: camel -->` becomes every rule with its id, its pictures and the lesson that teaches it,
// `<!-- short: camel -->` how to play in one page (short.mjs).
//
// Which rules there are, in what order, and which are reconstructions is read from rules/*-derby.md; the words come
// from the catalogues like all others, the pictures from Python.

import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { drawn } from './drawn.mjs';
import { inShort } from './short.mjs';

const SHORT = /<!-- short: \w+ -->/;
const PLACE = /<!-- rules: (\w+) -->/;
/** The sections of each page, in its order; the ids in their keys. @type {Record<string, string[]>} */
const SECTIONS = {
  camel: ['setup', 'turn', 'movement', 'ranking', 'leg', 'end', 'sight'],
  elephant: ['course', 'setup', 'turn', 'moving', 'effects', 'spaces', 'red', 'end', 'sight'],
};

/** Sections that begin with a sentence of their own. @type {Record<string, string[]>} */
const NOTED = { camel: ['leg', 'end'], elephant: ['effects', 'spaces'] };

/** @typedef {{ id: string, isReconstruction: boolean }} Rule */
/** @typedef {Record<string, { scene: string, pictures: string[] }>} Figures */

/** A page with its rules, if it asks for any. @param {{ path: string, html: string }} page @param {string} web */
export async function withRules(page, web) {
  const game = PLACE.exec(page.html)?.[1];
  if (!game) return page;
  const text = await readFile(join(web, `rules/${game}-derby.md`), 'utf8');
  const { art, things, figures } = JSON.parse(await drawn('figures', game));
  const up = posix.relative(posix.dirname(page.path), '') || '.';
  const parts = [contents(game), ...sections(game, text, figures, up)];
  if (game === 'elephant') parts.push(cards(text), circuits(text));
  parts.push(rulings(game, text));
  if (game === 'elephant') parts.push(reconstruction());
  const short = [art, inShort(game, things)].join('\n');
  return { ...page, html: page.html.replace(SHORT, () => short).replace(PLACE, () => parts.join('\n')) };
}

/** @param {string} game */
function contents(game) {
  const names = [...(SECTIONS[game] ?? []), ...(game === 'elephant' ? ['cards', 'circuits'] : []), 'rulings'];
  if (game === 'elephant') names.push('reconstruction');
  const links = names.map((name) => `<li><a href="#${name}" data-l10n="${titleOf(game, name)}"></a></li>`);
  return `<nav class="contents" data-l10n-label="rules-contents"><ul>${links.join('')}</ul></nav>`;
}

/** @param {string} game @param {string} name */
const titleOf = (game, name) =>
  ['cards', 'circuits', 'rulings', 'reconstruction'].includes(name) ? `rules-${name}` : `rules-${game}-${name}`;

/** @param {string} game @param {string} text @param {Figures} figures @param {string} up */
function sections(game, text, figures, up) {
  const chapters = text
    .split(/^## /m)
    .map(rulesIn)
    .filter(({ length }) => length > 0);
  const names = SECTIONS[game] ?? [];
  if (chapters.length !== names.length) throw new Error(`rules/${game}-derby.md has ${chapters.length} chapters`);
  return chapters.map((rules, at) => {
    const name = names[at] ?? '';
    const told = rules.map((rule) => paragraph(game, rule, figures, up)).join('\n');
    const note = NOTED[game]?.includes(name) ? `<p class="note" data-l10n="rules-${game}-${name}-note"></p>` : '';
    return `<section class="chapter" id="${name}"><h2 data-l10n="${titleOf(game, name)}"></h2>${note}${told}</section>`;
  });
}

/** @param {string} chapter @returns {Rule[]} */
const rulesIn = (chapter) =>
  [...chapter.matchAll(/^- \*\*([A-Z]\d+[a-z]?)\*\* (.*)$/gm)].map(([, id = '', told = '']) => ({
    id,
    isReconstruction: told.endsWith('†'),
  }));

/** @param {string} game @param {Rule} rule @param {Figures} figures @param {string} up */
function paragraph(game, { id, isReconstruction }, figures, up) {
  const mark = isReconstruction ? '<p class="mark" data-l10n="rules-reconstruction"></p>' : '';
  const figure = figures[id];
  const pictures = figure ? pictured(figure, up) : '';
  return `<article class="rule" id="${id}"><h3><a href="#${id}">${id}</a></h3><div><p data-l10n="rule-${game}-${id}"></p>${mark}${pictures}</div></article>`;
}

/** @param {Figures[string]} figure @param {string} up */
function pictured({ scene, pictures }, up) {
  const [before = '', after] = pictures;
  const lesson = scene.split('-').slice(0, 2).join('-');
  const changes = after !== undefined && after !== before;
  const shown = changes
    ? `<div class="pictures">${labelled(before, 'rules-before')}${labelled(after, 'rules-after')}</div>`
    : `<div class="pictures">${labelled(before, 'rules-figure')}</div>`;
  const practise = `<span data-l10n="rules-practise"></span> <a href="${up}/learn/#${lesson}" data-l10n="lesson-${lesson}"></a>`;
  return `<figure>${shown}<figcaption>${practise}</figcaption></figure>`;
}

/** @param {string} svg @param {string} key */
const labelled = (svg, key) => svg.replace('<svg', `<svg role="img" data-l10n-label="${key}"`);

/** @param {string} text */
function cards(text) {
  const rows = [...text.matchAll(/^\| `(\w)` \| .* \| (green|red) \| (\d+) \|$/gm)].map(
    ([, card, colour, count]) =>
      `<tr><td data-l10n="card-${card}"></td><td data-l10n="rules-${colour}"></td><td>${count}</td></tr>`,
  );
  return table('cards', ['card', 'colour', 'count'], rows, 'rules-reconstruction');
}

/** @param {string} text */
function circuits(text) {
  const rows = [...text.matchAll(/^\| `(\w+)` \| ((?:\w ){8}\w) \| ((?:\w ){7}\w) \|$/gm)].map(
    ([, name, few, many]) =>
      `<tr>${name === 'first' ? '<td data-l10n="rules-circuit-first"></td>' : `<td>${name}</td>`}<td>${few}</td><td>${many}</td></tr>`,
  );
  return table('circuits', ['circuit', 'few', 'many'], rows);
}

/** @param {string} game @param {string} text */
function rulings(game, text) {
  const asked = (text.split('## Rulings')[1] ?? '').match(/^\| (?!question|---)/gm) ?? [];
  const rows = asked.map((_, at) => {
    const key = `ruling-${game}-${at + 1}`;
    return `<tr class="ruling"><td data-l10n="${key}"></td><td data-l10n="${key}-answer"></td></tr>`;
  });
  return table('rulings', ['question', 'answer'], rows, 'rules-about-rulings');
}

/** What is ours and not the rulebook's. */
const reconstruction = () =>
  '<section class="afterword" id="reconstruction"><h2 data-l10n="rules-reconstruction"></h2><p data-l10n="rules-about-reconstruction"></p></section>';

/** @param {string} name @param {string[]} columns @param {string[]} rows @param {string} [about] */
function table(name, columns, rows, about) {
  const heads = columns.map((column) => `<th scope="col" data-l10n="rules-${column}"></th>`).join('');
  const said = about ? `<p class="mark" data-l10n="${about}"></p>` : '';
  return `<section class="chapter" id="${name}"><h2 data-l10n="rules-${name}"></h2>${said}<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
