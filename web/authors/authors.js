// The page for authors: everything that can be chosen about a board, what to copy, and the board itself beside it.
import './words.js';
import { watchForUpdate } from '../engine/offline.js';
import { fillWords, t, useLanguage } from '../i18n/index.js';
import { NAMES as LANGUAGES } from '../i18n/languages.js';
import { COURSES } from '../learn/scenes.js';
import { applyTheme } from '../store/settings.js';
import { byId, el, fill } from '../ui/dom.js';
import { createSetting } from './position.js';
import { addressOf, SNIPPETS } from './snippets.js';

const HOME = new URL('../embed/v1/', location.href).href;
const CALM = 400; // milliseconds without another change

applyTheme();
await useLanguage();
fillWords(document);

/** @param {string} name @param {[value: string, words: string][]} options */
function choice(name, options) {
  const select = el(
    'select',
    { id: name, onchange: change },
    options.map(([value, words]) => el('option', { value }, words)),
  );
  return { select, row: el('label', { class: 'row' }, el('span', {}, t(`authors-${name}`)), select) };
}

/** @param {string} name @param {string} value */
function field(name, value) {
  const input = el('input', {
    id: name,
    type: 'text',
    value,
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: change,
  });
  return { input, row: el('label', { class: 'row' }, el('span', {}, t(`authors-${name}`)), input) };
}

/** @param {string} group @param {string[]} names @returns {[string, string][]} */
const named = (group, names) => names.map((name) => [name, t(`authors-${group}-${name}`)]);

/** All lessons, and every scene of each. @returns {[string, string][]} */
const scenes = () =>
  COURSES.flatMap(({ lessons }) =>
    lessons.flatMap(({ name, scenes: all }) => {
      const title = t(`lesson-${name}`);
      /** @type {[string, string][]} */
      const each = all.map((scene, at) => [scene, t('authors-scene-of', { title, number: at + 1 })]);
      return [/** @type {[string, string]} */ ([name, t('authors-whole-lesson', { title })]), ...each];
    }),
  );

const what = choice('what', named('what', ['position', 'scene', 'record']));
const setting = await createSetting((position) => {
  written.input.value = position;
  change();
});
const written = field('position', setting.position());
const scene = choice('scene', scenes());
const record = field('record', '');
const panel = choice('panel', named('panel', ['play', 'dice', 'look']));
const theme = choice('theme', named('theme', ['auto', 'light', 'dark']));
const lang = choice('lang', [['', t('authors-lang-auto')], ...Object.entries(LANGUAGES)]);
const alt = field('alt', t('authors-alt-default'));
const way = choice('way', named('way', Object.keys(SNIPPETS)));
const trouble = el('p', { id: 'position-trouble', role: 'status' });
const snippet = el('textarea', {
  id: 'snippet',
  readonly: true,
  rows: 7,
  spellcheck: 'false',
  'aria-label': t('authors-snippet'),
});
const told = el('span', { role: 'status' });
const preview = el('iframe', { id: 'preview', name: 'stampede-board', title: t('authors-preview') });
const save = el('button', { type: 'button', id: 'save-picture', onclick: savePicture }, t('authors-picture'));

/** What the address has to say, without what goes without saying. @returns {Record<string, string>} */
function wish() {
  /** @type {Record<string, Record<string, string>>} */
  const contents = {
    position: { position: written.input.value.trim() },
    scene: { scenario: scene.select.value },
    record: { record: record.input.value.trim().replace(/^.*#game=/, '') },
  };
  const rest = { panel: panel.select.value, theme: theme.select.value, lang: lang.select.value };
  const usual = { panel: 'play', theme: 'auto', lang: '' };
  const said = Object.entries(rest).filter(
    ([name, value]) => value !== usual[/** @type {keyof typeof usual} */ (name)],
  );
  return { ...contents[what.select.value], ...Object.fromEntries(said) };
}

const made = () => ({ home: HOME, wish: wish(), alt: alt.input.value.trim() || t('authors-alt-default') });

let waiting = 0;

function change() {
  byId('made').dataset.what = what.select.value;
  const isCourse = [1, 6].includes(written.input.value.trim().split(/\s+/).length);
  const isDrawn = isCourse || setting.read(written.input.value);
  fill(trouble, isDrawn ? '' : t('authors-position-bad'));
  save.disabled = isCourse || !isDrawn;
  snippet.value = SNIPPETS[way.select.value]?.(made()) ?? '';
  fill(told);
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    const address = addressOf(made());
    if (preview.src !== address) preview.src = address;
  }, CALM);
}

async function copy() {
  try {
    await navigator.clipboard.writeText(snippet.value);
    fill(told, t('authors-copied'));
  } catch {
    snippet.select();
    fill(told, t('authors-not-copied'));
  }
}

function savePicture() {
  const text = setting.file(theme.select.value === 'dark' ? 'dark' : 'light');
  if (!text) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  el('a', { href: url, download: 'figure.svg' }).click();
  URL.revokeObjectURL(url);
}

addEventListener('message', ({ source, data }) => {
  const height = source === preview.contentWindow && data?.type === 'resize' ? Number(data.height) : 0;
  if (height > 0 && height < 4000) preview.height = String(height);
});

fill(
  byId('made'),
  el(
    'div',
    { class: 'wishes' },
    what.row,
    el(
      'div',
      { class: 'for-position' },
      el('p', {}, t('authors-position-hint')),
      setting.element,
      written.row,
      trouble,
    ),
    el('div', { class: 'for-scene' }, scene.row),
    el('div', { class: 'for-record' }, record.row, el('p', { class: 'faint' }, t('authors-record-hint'))),
    panel.row,
    theme.row,
    lang.row,
    alt.row,
  ),
  el(
    'div',
    { class: 'result' },
    way.row,
    snippet,
    el(
      'div',
      { class: 'buttons' },
      el('button', { type: 'button', class: 'main', id: 'copy', onclick: () => void copy() }, t('authors-copy')),
      save,
      told,
    ),
    el('h3', {}, t('authors-preview')),
    preview,
  ),
);
change();
void watchForUpdate({ onWaiting: () => {}, onKept: () => {} });
