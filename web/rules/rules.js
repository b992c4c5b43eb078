// The rules page. It can be read without this script, which adds the language, the theme and the search.
import './words.js';
import { watchForUpdate } from '../engine/offline.js';
import { fillWords, t, useLanguage } from '../i18n/index.js';
import { applyTheme } from '../store/settings.js';
import { byId, fill } from '../ui/dom.js';
import { matches } from './search.js';

applyTheme();
await useLanguage();
fillWords(document);

const sought = /** @type {HTMLInputElement} */ (byId('sought'));
const entries = Array.from(document.querySelectorAll('.rule, #rules tbody tr'));
const chapters = Array.from(document.querySelectorAll('.chapter'));
sought.hidden = false;

function search() {
  const found = entries.filter((entry) => {
    const isFound = matches(entry.textContent ?? '', sought.value);
    entry.classList.toggle('is-left-out', !isFound);
    return isFound;
  });
  for (const chapter of chapters) chapter.classList.toggle('is-left-out', !found.some((it) => chapter.contains(it)));
  document.body.classList.toggle('is-searching', sought.value.trim() !== '');
  fill(byId('found'), sought.value.trim() ? t('rules-found', { count: found.length }) : '');
}
sought.addEventListener('input', search);

/** Whoever follows a link to a rule sees it, whatever was searched for. */
function follow() {
  sought.value = '';
  search();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
addEventListener('hashchange', follow);
if (location.hash) follow();

// Paper is light, whatever the screen is.
addEventListener('beforeprint', () => {
  document.documentElement.dataset.theme = 'light';
});
addEventListener('afterprint', applyTheme);

void watchForUpdate();
