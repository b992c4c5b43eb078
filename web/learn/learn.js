// The learning page: all lessons, or the one that the address names.
import './words.js';
import { watchForUpdate } from '../engine/offline.js';
import { fillWords, t, useLanguage } from '../i18n/index.js';
import { applyTheme, rememberedGame } from '../store/settings.js';
import { byId, el, fill } from '../ui/dom.js';
import { offerKeys } from '../ui/roving.js';
import { ruleAddress } from '../ui/rulemap.js';
import { showLesson } from './lesson.js';
import { showOverview } from './overview.js';
import { courseNamed, lessonOf } from './scenes.js';

applyTheme();
await useLanguage();
fillWords(document);

const root = byId('learn');
offerKeys();

async function follow() {
  const name = location.hash.slice(1);
  const lesson = lessonOf(name);
  const game = courseNamed(name)?.name ?? rememberedGame();
  byId('to-rules').setAttribute('href', `../${ruleAddress(game)}`);
  document.body.dataset.screen = lesson ? 'lesson' : 'overview';
  scrollTo(0, 0);
  if (!lesson) return showOverview(root, game);
  try {
    await showLesson(root, lesson);
  } catch {
    fill(
      root,
      el('p', { role: 'alert' }, t('learn-trouble')),
      el('button', { type: 'button', class: 'main', onclick: () => void follow() }, t('learn-trouble-retry')),
    );
  }
}

addEventListener('hashchange', () => void follow());
void follow();
void watchForUpdate({ onWaiting: () => {}, onKept: () => {} });
